ui-me-title = You
ui-me-account = Account
ui-me-why =
    An account is never needed. It finds your tables again on another device, keeps your results, and plays
    rated games.
ui-me-account-name = Name of the account
ui-me-passphrase = Passphrase
ui-me-passphrase-hint = At least 10 letters. Nobody can send you a new one.
ui-me-sign-in = Sign in
ui-me-sign-up = Make an account
ui-me-sign-out = Sign out
ui-me-have-one = I have an account
ui-me-stored =
    What is stored: this name and what you are called, a hash of the passphrase, how your games ended, how far you
    are in lessons, drafts of your own cards. No mail address.
ui-me-since = since { $date }
ui-me-rating = Rating
ui-me-rating-of = rating, ± { $band }
ui-me-provisional = provisional
ui-me-won = won
ui-me-band = The band is where your strength lies with 95 % certainty; it narrows with every rated game.
ui-me-no-rating = No rated game yet. Choose “rated” when you make a table or look for a quick match.
ui-me-rating-now = { $game }: { $rating }, between { $low } and { $high } with 95 % certainty
ui-me-by-game = By game
ui-me-by-opponent = By opponent
ui-me-game = Game
ui-me-opponent = Opponent
ui-me-count = Games
ui-me-best = Best
ui-me-ahead = Ahead of them
ui-me-points = Points
ui-me-guest = Guest
ui-me-records = Personal bests
ui-me-best-points =
    { $n ->
        [one] One point
       *[other] { $n } points
    }
ui-me-best-lead =
    { $n ->
        [one] Won by one point
       *[other] Won by { $n }
    }
ui-me-best-row = { $n } in a row
ui-me-best-at = { $game }, { $players } players, { $date }
ui-me-best-row-at = { $game }, until { $date }
ui-me-strengths = Strengths, from the coach
ui-me-strengths-of =
    { $n ->
        [one] { $game }: one game looked at
       *[other] { $game }: { $n } games looked at
    }
ui-me-accuracy = All turns
ui-me-no-strengths = Ask the coach about finished games: then this says how well you decide, and what you are good at.
ui-me-history = Your games
ui-me-no-games = No finished game yet. Games that you finish while you are signed in stand here.
ui-me-place = Place { $n }
ui-me-won-game = Won
ui-me-rated = rated
ui-me-rated-game = Rated: no hints, no taking back beyond your turn; whoever runs out of time has lost
ui-me-on-ladder = Show my ratings on the ladder, with the name of my account
ui-me-export = All my data as a file
ui-me-delete = Delete my account
ui-me-delete-sure =
    Your account, your ratings and your name at all tables are deleted for good. The games stay, without your
    name.
ui-me-delete-yes = Delete it all
ui-me-delete-no = Keep it
ui-ladder-title = Ladder
ui-ladder-about = Whoever has played enough rated games to be sure stands here, and the bots on the same scale.
ui-ladder-place = Place
ui-ladder-name = Name
ui-ladder-bot = bot
ui-match-title = Quick match
ui-match-about = Sit down where somebody waits for the same game, or wait for somebody. Lots are drawn for the seats.
ui-match-game = Game
ui-match-players = Players
ui-match-fill = If nobody comes
ui-match-fill-0 = keep waiting
ui-match-fill-60 = bots after a minute
ui-match-fill-300 = bots after 5 minutes
ui-match-fill-3600 = bots after an hour
ui-match-fill-86400 = bots after a day
ui-match-go = Find a game
ui-match-rated-needs = Rated games need an account.
ui-match-waiting = Waiting for players.
ui-match-bots-in = Bots take the free seats in { $time }.
ui-match-leave = Stop waiting
ui-match-open = Who waits now
ui-match-none = Nobody waits just now. Be the first.
ui-match-sit = Sit down
problem-rated = This is not done in a rated game.
problem-seated-already = You play another seat of this rated game.
problem-bot-not-rated = Nobody knows how strong this bot is: it plays no rated games.
ui-share = Share this game
ui-share-moment = Share this moment
ui-share-more = A link for all, without the chat
ui-share-ready = Whoever has the link sees the game.
ui-share-ended = Nobody else sees it any more.
ui-share-end = Share it no longer
