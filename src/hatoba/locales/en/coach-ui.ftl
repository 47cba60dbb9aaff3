### The coach in the web client, besides what coach.ftl says: analysis, turns tried again, hints.

## The analysis of a game

ui-coach-result = Result
ui-coach-analysis = Analysis
ui-coach-none =
    The coach can look at this game: which turns decided it, what would have been better, and what was luck.
    It takes some minutes; you need not wait here.
ui-coach-only-players = Nobody has asked the coach about this game. Only those who played it may.
ui-coach-ask = Ask the coach
ui-coach-waiting = The coach will begin soon. You may leave: it goes on without you.
ui-coach-failed = The coach could not look at this game.
ui-coach-off = This server has no coach.
ui-coach-judged = { $n } of { $all } turns looked at
ui-coach-learn = Learn from your mistakes
# $by are the points between this seat and the best other; $who is "you" or "seat".
ui-coach-verdict-won =
    { $who ->
        [you] You won { $by }.
       *[seat] { $seat } won { $by }.
    }
ui-coach-verdict-tied =
    { $who ->
        [you] You share the win.
       *[seat] { $seat } shares the win.
    }
ui-coach-verdict-lost =
    { $who ->
        [you] You lost { $by }.
       *[seat] { $seat } lost { $by }.
    }
ui-coach-by =
    { $n ->
        [0] with equal points
        [one] by { $n } point
       *[other] by { $n } points
    }
ui-coach-nearly = Round { $round } nearly cost it.
ui-coach-cost = Round { $round } cost most.
ui-coach-mistakes =
    { $n ->
        [0] no mistake
        [one] { $n } mistake
       *[other] { $n } mistakes
    }
ui-coach-slips =
    { $n ->
        [0] no slip
        [one] { $n } slip
       *[other] { $n } slips
    }
ui-coach-shares-more = in per cent, by up to { $n } games played on from each turn
ui-coach-choices = Choices
ui-coach-draws = Draws
# The changes have their signs and per cent already.
ui-coach-ledger =
    From { $start } to { $result }: own choices { $own }, the others’ { $others }, draws { $draws }, not
    explained { $unsure }.
# “Not explained” is large.
ui-coach-unsure =
    What is not explained changed though nothing was drawn and no turn was surely better or worse: small
    differences within the coach’s error, and what others knew and you did not.
# $who is "you" or "seat", here and below.
ui-coach-point =
    { $who ->
        [you] You: { $played }; better: { $best }
       *[seat] { $seat }: { $played }; better: { $best }
    }
ui-coach-draw-point =
    { $who ->
        [you] What was drawn or shown changed your share.
       *[seat] What was drawn or shown changed the share of { $seat }.
    }
ui-coach-nothing = nothing more
ui-coach-draw = Chance
ui-coach-whose =
    { $who ->
        [you] Round { $round }, your turn
       *[seat] Round { $round }, turn of { $seat }
    }
ui-coach-points = { $amount } points
ui-coach-why = Where the points went
ui-coach-try = Try it yourself
ui-coach-next = Next

## A turn tried again

ui-coach-lost = Round { $round }. You played: { $played }. That gave away { $share }.
ui-coach-find = Your turn again: find something better.
ui-coach-judging = The coach looks at your turn …
ui-coach-retry = Try again
ui-coach-show = Show it
ui-coach-skip = Skip
ui-coach-leave = Leave
ui-coach-your-mistakes = Your mistakes
ui-coach-found-of = { $n } of { $all } found

## Hints

ui-coach-hint = Coach
ui-coach-thinking = The coach thinks …
ui-coach-show-turn = Show the turn
ui-coach-thanks = Thanks
ui-coach-advice = The coach would play
# $amount has its sign.
ui-coach-because = It brings { $amount } points in “{ $category }” at the end.
ui-coach-hinted =
    { $who ->
        [you] You asked the coach.
       *[seat] { $seat } asked the coach.
    }
ui-coach-key-hint = Ask the coach; once more for the turn

## What the coach cannot do

problem-analysis-waits = Another analysis that you asked for is not ready yet.
problem-no-coach = This server has no coach.
problem-cannot-coach = The coach cannot judge this: the game was played by older rules.
problem-turn-goes-on = The turn is not over yet.
problem-no-practice = This is no table to practise at.
