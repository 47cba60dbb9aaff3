### Words that all games and all programs share: reasons of the engine, endings, options, bots, errors of the server.

# A thing of which there are several, such as "Copper mine 2". $name is its name.
numbered = { $name } { $number }

## Why an action is not legal: the engine's own reasons

reason-game-over = The game is over.
reason-unknown-action = There is no such action in this game.
reason-not-now = This cannot be done now.

## Why a game ended: the engine's own endings

ending-limit = the round limit was reached
ending-resigned = a player resigned

## Options that all games have, and values. $n is the number chosen.

option-round-limit = Round limit
option-value-yes = yes
option-value-no = no
option-value-round-limit =
    { $n ->
        [0] none
        [one] { $n } round
       *[other] { $n } rounds
    }

## Bots. .about says how each plays.

bot-random = Random
    .about = Does anything that is allowed. Good for a look around.
bot-apprentice = Apprentice
    .about = Looks one step ahead. For first games.
bot-merchant = Merchant
    .about = Thinks a turn through. A fair match for people who know the game.
bot-magnate = Magnate
    .about = Thinks longest and plays strongest.

## Errors of the server, by their code

problem-other = Something went wrong. Please try again.
problem-invalid = The server cannot do this.
problem-illegal-action = This action is not allowed here.
problem-invalid-action = There is no such action.
problem-not-your-turn = It is not your turn.
problem-late = The game has moved on. Look at the table again.
problem-game-over = The game is over.
problem-running = The game is still running.
problem-resigned = This seat has resigned.
problem-out-of-time = This seat has used up its time.
problem-asked-already = Somebody has asked to undo already. Answer that first.
problem-key-reused = This request was sent before with other contents.
problem-back-already = You play this seat already.
problem-bot-already = A bot plays this seat already.
problem-no-bot = There is no such bot.
problem-seat-taken = This seat is taken.
problem-name-taken = This name is taken.
problem-no-tables = You hold no link to any table yet.
problem-not-found = There is no such page or table, or you hold no link to it.
problem-forbidden = You are not allowed to do this.
problem-not-signed-in = Please sign in first.
problem-wrong-passphrase = No account has this name and passphrase.
problem-invalid-record = This is not a record of a game, or it has been changed.
problem-invalid-sheet = This component sheet has a mistake.
problem-unplayable = This table cannot be played with the present rules.
problem-unreadable = The server did not understand the request.
problem-method = The server cannot do this here.
problem-media-type = The server cannot read this kind of content.
problem-too-large = This is too large.
problem-too-much = To read this takes more time or memory than anybody gets here.
problem-too-slow = The request took too long to arrive.
problem-too-many-requests = Too many requests. Please wait a moment.
problem-too-many-streams = Too many pages are open. Please close some.
problem-other-origin = This request did not come from one of our own pages.
problem-busy = The server has much to do just now. Please try again in a moment.
problem-database = The server cannot reach its database. Nothing was changed.
problem-fault = The server made a mistake. It has been written down.
problem-error = The server could not do this.
problem-log-full = This table's log is full: the game can only be played on to its end.
