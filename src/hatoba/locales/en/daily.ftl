### The challenge of the day.

ui-daily = Daily challenge
ui-daily-about =
    The same shuffle and the same bots for everybody. One attempt counts: no hints, and what was shown is not
    taken back.
ui-daily-practice =
    The same shuffle on every device today, against the same bots. This is practice: it does not count, and nobody
    hears of it. No hints, and what was shown is not taken back.
# $time is a time of day.
ui-daily-practice-next = The next shuffle comes at { $time }.
ui-daily-today = Today
ui-daily-before = Yesterday
# $level is a bot's level.
ui-daily-rules = You against { $level }, who thinks { $n } simulations a turn.
ui-daily-start = Take the challenge
ui-daily-go-on = Go on
ui-daily-look = Look at your game
# $time is a time of day.
ui-daily-ends =
    { $n ->
        [0] Ends at { $time }. Nobody has finished yet.
        [one] Ends at { $time }. { $n } person has finished.
       *[other] Ends at { $time }. { $n } people have finished.
    }
ui-daily-won =
    { $by ->
        [0] You won with equal points ({ $n }).
        [one] You won by { $by } point ({ $n }).
       *[other] You won by { $by } points ({ $n }).
    }
ui-daily-lost =
    { $by ->
        [0] You lost with equal points ({ $n }).
        [one] You lost by { $by } point ({ $n }).
       *[other] You lost by { $by } points ({ $n }).
    }
ui-daily-gave-up = You gave up.
ui-daily-people = Better than { $share } % of the { $n } others.
ui-daily-bots = Better than { $share } % of { $n } games that bots played with this shuffle. Few people have finished.
ui-daily-nobody-yet = There is nothing to compare with yet: the bots still play.
ui-daily-margins = Points ahead of the best other seat, from { $from } to { $to }; yours is red.
ui-daily-hash = The hash of the shuffle’s seed, told the day before
ui-daily-seed = The seed
ui-daily-check = Check it
ui-daily-kept = Your browser finds the same hash.
ui-daily-broken = The hash is another one.
ui-daily-no-check = This browser can check it only on a secure page.
ui-daily-next-hash = Hash of tomorrow’s seed:
ui-daily-sealed =
    Others still play with the same cards. Record, shuffle and analysis open at { $time }, when the day is over.
problem-sealed = Others still play with the same cards. This opens when the day is over.
problem-daily = The daily challenge is played without that.
