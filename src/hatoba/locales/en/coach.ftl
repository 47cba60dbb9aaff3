### The coach: analysis of a game, reasons, hints, tries and puzzles. Shared by the reports and the web client.
###
### $seat is a person's name or a seat's letter, $category and $ending are names from the game's own texts.
### Amounts come ready as coach-more or coach-less ($n rounded to one digit), shares as coach-percent ($n whole).

## Numbers

coach-more = +{ $n }
coach-less = −{ $n }
coach-percent = { $n } %

## Verdicts on a turn

coach-verdict-forced = No choice
coach-verdict-best = Best turn
coach-verdict-as-good = As good
coach-verdict-slip = Slip
coach-verdict-mistake = Mistake
coach-verdict-blunder = Blunder

## The analysis of a game

coach-title = Analysis: { $game }
coach-result = { $winners } won: { $scores }.
coach-judged = { $judged } of { $total } turns judged, each on what its seat knew then.
coach-chart = Who would win from here
coach-chart-about = Share of the win by seat, in per cent. At each turn the game was played on up to { $draws } times.
coach-round = Round { $n }
coach-seat = Seat { $seat }
coach-turning-points = Turning points
coach-turning-points-none = No turn changed much.
coach-change = Change of the share
coach-draw = What was drawn or shown changed the share of { $seat }.
coach-played = Played
coach-better = Better
coach-difference = { $share } % of the win, { $points } points expected (error: { $error })
coach-why = Why

## Reasons. The first line is the one played, the second the better one.

coach-reason-points = { $category }: { $amount }
coach-reason-points-about = Expected points at the end, played against better
coach-reason-reach =
    { $category }: there are points for it in { $best } of the games after the better turn,
    in { $played } after the one played.
coach-reason-ending =
    The end comes like this in { $best } of the games after the better turn, in { $played } after the one played:
    { $ending }.
coach-reason-others = The best other seat expects { $amount } points.

## Accuracy and skill

coach-accuracy = Accuracy of decisions
coach-accuracy-about = 100 is the best turn found, every time. Losses within the error count as none.
coach-accuracy-none = none
coach-phase-opening = Opening
coach-phase-middle = Middle
coach-phase-ending = Ending
coach-turns = Turns
coach-slips = Slips
coach-mistakes = Mistakes
coach-blunders = Blunders
coach-good-at = Good at: { $list }
coach-weak-at = Weak at: { $list }

## Luck and skill

coach-ledger = Luck and skill
coach-ledger-about =
    From the share at the start to the result, in hundredths of the win.
    Decisions are measured against quick play.
coach-ledger-start = Start
coach-ledger-own-gained = Own good turns
coach-ledger-own-missed = Own mistakes
coach-ledger-others-gained = Others’ good turns
coach-ledger-others-missed = Others’ mistakes
coach-ledger-chance = Draws and reveals
coach-ledger-unsure = Not explained
coach-ledger-result = Result

## Hints

coach-hint-nudge = Look at this: { $thing }
coach-hint-nudge-action = Think about this: { $action }
coach-hint-unsure = Two ways are as good: { $first } or { $second }
coach-hint-lead = Ahead of the next idea by { $share } of the win.

## A turn tried again

coach-try-found = Found: nothing better is known.
coach-try-almost = Almost: one turn gives { $share } more.
coach-try-worse = Not yet: another turn gives { $share } more.

## Puzzles

coach-puzzle = Puzzle { $id }: { $game }, round { $round }. { $seat } is to move.
coach-puzzle-solution = Solution
coach-puzzle-greedy = What looks good at first
coach-puzzle-rating =
    { $n ->
        [one] A search needs { $n } simulation to find it.
       *[other] A search needs { $n } simulations to find it.
    }
