### Puzzles in the web client, besides what coach.ftl says of them.

ui-puzzles = Puzzles
ui-puzzles-about = Real positions in which one turn is clearly best. Find it.
ui-puzzles-none = There are no puzzles here at the moment.
ui-puzzles-solved = { $n } of { $of } solved
ui-puzzle = Puzzle
# $n are expected final points with one digit, $share a part of the win in per cent.
ui-puzzle-goal-points =
    { $n ->
        [one] Find { $n } point more.
       *[other] Find { $n } points more.
    }
ui-puzzle-goal-share = Find { $share } more of the win.
ui-puzzle-more = More than the turn that looks good at first gives, expected at the end.
ui-puzzle-play = Play the whole turn. Its end is the check; until then you may take back.
ui-puzzle-first = Solved at the first try.
ui-puzzle-solved = Solved: nothing better is known.
ui-puzzle-next = Next puzzle
ui-puzzle-all = All puzzles
# How hard a puzzle is: the number of simulations that a search needs.
ui-puzzle-rating = Rating { $n }
ui-puzzle-points-about = Expected points at the end, what the solution has more
ui-puzzle-lit = solved
ui-puzzle-dark = not solved
ui-puzzle-streak =
    { $n ->
        [0] Solve one today and light a lantern.
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
