ui-people-name = Your name
ui-people-name-hint = Your name, if you like
ui-people-recorded = My name may stand in records of my games
ui-people-guest = Guest{ "\u00A0" }{ $n }
ui-people-bot-named = { $level } { $name }
ui-people-bot-1 = Sato
ui-people-bot-2 = Ito
ui-people-bot-3 = Abe
ui-people-bot-4 = Mori
ui-people-bot = a bot
ui-people-here = is here
ui-people-seated = has a seat
ui-people-watchers =
    { $n ->
        [one] One person looks on.
       *[other] { $n } people look on.
    }
ui-people-title-turn = ● { $game }: your turn
ui-people-title-turns =
    { $n ->
        [one] ● One table: your turn
       *[other] ● { $n } tables: your turn
    }
ui-people-title-waiting = { $game }: waiting for { $seat }
ui-people-title-over = { $game }: game over
ui-people-invites = { $name } invites you to { $game }
ui-people-invited = You are invited to { $game }
ui-people-who = Who is there
ui-people-your-seat = Your seat
ui-people-free-seats =
    { $n ->
        [0] All { $players } seats are taken.
        [one] { $players } seats, one of them still free.
       *[other] { $players } seats, { $n } of them still free.
    }
ui-people-may-leave = If you have to leave, a bot plays for you; you can come back.
ui-people-read-first = Never played? Read the rules first. The seat is only yours once you sit down.
ui-people-only-watch = Only watch
ui-people-no-account = No account is needed: this browser remembers your seat.
ui-people-seat-taken = Somebody was faster: this seat is taken now. Please choose another one.
ui-people-invite = One link for all free seats. Whoever opens it sees who is there and chooses a seat:
ui-people-seat-links = A link for each seat
ui-people-invite-lots = One link for all free seats. Whoever opens it sees who is there; the seat is drawn by lot:
ui-people-qr = QR code
ui-people-qr-about = The invitation as a QR code, for the camera of a phone
ui-people-rating = rating { $n }
ui-people-rating-provisional = rating { $n }, provisional
ui-people-lots = Lots are drawn for the seats: you see yours as soon as you sit down.
ui-people-lots-seat = drawn by lot
ui-lots = Draw lots for the seats
ui-lots-means =
    Who sits where, and so who begins, is drawn from the promised shuffle: for you and the bots at the start, for others
    when they come. After the end everybody can check it.
ui-log-lots = Lots were drawn for the seats.
problem-by-lot = Lots are drawn for the seats here: nobody chooses one.
ui-log-seat-filled = Nobody came for a seat: { $level } plays it.
ui-people-free = free
ui-people-pace-none = Open end
ui-people-pace-quick = Quick
ui-people-pace-sitting = One sitting
ui-people-pace-days = Over days
ui-people-clock-none = No clock: everybody takes the time that they need.
ui-people-clock-turn =
    { $minutes ->
        [0] { $seconds } seconds for every turn.
        [one] One minute for every turn.
       *[other] { $minutes } minutes for every turn.
    }
ui-people-clock-game =
    { $minutes ->
        [one] One minute each for the whole game.
       *[other] { $minutes } minutes each for the whole game.
    }
ui-people-clock-fischer =
    { $minutes ->
        [one] One minute each for the whole game, and { $more } s more with every turn.
       *[other] { $minutes } minutes each for the whole game, and { $more } s more with every turn.
    }
ui-people-clock-days =
    { $hours ->
        [one] One hour each to think; every turn gives { $back } h back.
       *[other] { $hours } hours each to think; every turn gives { $back } h back.
    }
    The clock rests while you sleep; days of vacation: { $vacation }.
ui-people-up-bot =
    { $grace ->
        [0] A bot plays on for whoever runs out of time.
        [60] A bot plays on a minute after the time is up.
       *[other] A bot plays on { $grace } s after the time is up.
    }
ui-people-up-resign =
    { $grace ->
        [0] Whoever runs out of time has lost.
        [60] Whoever is out of time has lost a minute later.
       *[other] Whoever is out of time has lost { $grace } s later.
    }
ui-people-rests = rests
ui-people-grace = { $time } of grace
ui-people-sleep = While you sleep, your clock rests, here and in games to come
ui-people-sleep-from = Sleep from
ui-people-sleep-to = Sleep until
ui-people-sleep-set = So be it
ui-people-sleep-never = It does not rest at night
ui-people-sleeps = It rests from { $from } to { $to }.
ui-people-day-off = A day off ({ $n } left)
problem-no-rest = Only the clock of a game over days rests.
problem-no-vacation = There are not so many days of vacation left.
