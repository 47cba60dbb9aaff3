### The workshop: owners put the true numbers on the cards. Files of the sheet's own faults: sheets.ftl.

## The list

ui-sheets-title = Your own cards
ui-sheets-about = You own a game? Put its true numbers on the cards, and play with them.
ui-sheets-mine = Your sheets
ui-sheets-none-yet = None yet. What you type is kept in this browser.
ui-sheets-start = Start from a game
ui-sheets-start-about =
    Our cards lie there in pencil. You type what is printed on yours; Enter says that a card is right as drawn.
ui-sheets-import = Bring a file
ui-sheets-import-about = A sheet that was exported here or written by hand.
ui-sheets-file = Sheet (TOML)
ui-sheets-numbers-only = Numbers only, please: no pictures and no texts of the publisher.
ui-sheets-all = All your sheets
ui-sheets-fields = { $n } { $n ->
    [one] field
   *[other] fields
  } yours
ui-sheets-drop = Throw { $name } away
ui-sheets-drop-sure = Really throw away
ui-sheets-from-account = With your account
ui-sheets-box = My box
ui-sheets-box-of = Box of { $name }

## The frame

ui-sheets-of-game = Workshop, { $game }
ui-sheets-name = Name of the sheet
ui-sheets-tab-cards = Cards
ui-sheets-tab-changed = What you changed
ui-sheets-tab-effect = What it does
ui-sheets-use = Use at a new table
ui-sheets-mend = Mend first: { $card }
ui-sheets-kinds = Kinds of cards
ui-sheets-tables = Tables and prices
ui-sheets-kind-book = nothing of ours
ui-sheets-kind-all = all { $n } yours
ui-sheets-kind-some = { $n } of { $of }
ui-sheets-whose = Whose number is it?
ui-sheets-source-owner = Yours
ui-sheets-source-owner-about = typed from your box
ui-sheets-source-designed = Ours
ui-sheets-source-designed-about = a guess, in pencil
ui-sheets-source-derived = Derived
ui-sheets-source-derived-about = worked out from the book
ui-sheets-source-rulebook = Rulebook
ui-sheets-source-rulebook-about = printed there
ui-sheets-kept = Draft kept in this browser
ui-sheets-locked = A sheet that somebody shares
ui-sheets-progress = of { $n } numbers are yours
ui-sheets-progress-label = Numbers that are yours
ui-sheets-show = Show
ui-sheets-filter-all = All
ui-sheets-filter-ours = Only ours
ui-sheets-filter-mine = Only yours
ui-sheets-filter-faults = Faults
ui-sheets-go = Card
ui-sheets-go-title = Go to a card
ui-sheets-undo = Undo

## The cards

ui-sheets-card = { $kind } { $label }
ui-sheets-nth = { $name } { $n }
ui-sheets-range = { $from } to { $to }
ui-sheets-family-tea-fish = Tea and fish
ui-sheets-family-silk = Silk
ui-sheets-family-copper = Copper
ui-sheets-family-copper-silk = Copper and silk
ui-sheets-family-deck-a = Deck A
ui-sheets-family-deck-b = Deck B
ui-sheets-family-deck-c = Deck C
ui-sheets-yours = { $n } yours
ui-sheets-no-cards = No card here is of that kind.
ui-sheets-none = none
ui-sheets-yes = yes
ui-sheets-no = no
ui-sheets-remark = { $field }: { $said }
ui-sheets-fault-short = mend this
ui-sheets-spoken-yours = Yours
ui-sheets-spoken-begun = Begun
ui-sheets-spoken-fault = Has a fault
ui-sheets-spoken-note = Has a note

## The tray

ui-sheets-as-read = As you read it
ui-sheets-unknown-letter = what is that?
ui-sheets-said = { $amount }, was { $was }
ui-sheets-ours-was = Ours was
ui-sheets-as-ours = as ours
ui-sheets-was = was { $value }
ui-sheets-more = { $name }: one more
ui-sheets-less = { $name }: one fewer
ui-sheets-list-more = One more
ui-sheets-list-less = One fewer
ui-sheets-rub-out = Rub out
ui-sheets-holds = Nothing against the rulebook.
ui-sheets-if-printed = If it is printed so, it is right.
ui-sheets-to-go = { $n } { $n ->
    [one] card of this kind
   *[other] cards of this kind
  } to go
ui-sheets-next = Next card
ui-sheets-so-printed = So it is printed
ui-sheets-before = The card before
ui-sheets-after = The card after
ui-sheets-key-enter = right as drawn, next card
ui-sheets-key-rub = rub out
ui-sheets-key-tab = field
ui-sheets-key-arrows = one more, one fewer
ui-sheets-key-sides = card beside
ui-sheets-key-go = go to a card
ui-sheets-key-undo = undo

## What you changed

ui-sheets-changed-count = { $n } { $n ->
    [one] field
   *[other] fields
  }
ui-sheets-changed-where = on { $n } { $n ->
    [one] card is
   *[other] cards are
  } not what we guessed.
ui-sheets-changed-about = Left in pencil: the packaged sheet. Right in ink: yours.
ui-sheets-changed-none = Nothing differs.
ui-sheets-look = Show as
ui-sheets-look-cards = Cards
ui-sheets-look-text = Text
ui-sheets-compare = Compare with
ui-sheets-packaged = packaged
ui-sheets-agreed = so many numbers are yours: typed, or found right.
ui-sheets-change = Change
ui-sheets-not = , not { $value }
ui-sheets-play = Play with your cards
ui-sheets-play-about = Everyone at the table can look at the differences before the start.
ui-sheets-id-yours = This sheet
ui-sheets-id-packaged = Packaged
ui-sheets-give = Give it on
ui-sheets-give-about = Whoever has the link can read the sheet and play with it; no account is needed.
ui-sheets-export = Export as a file
ui-sheets-link = Copy a link to it
ui-sheets-link-label = Link to the sheet
ui-sheets-link-made = The link is below.
ui-sheets-link-copied = The link is copied.
ui-sheets-keep-account = Keep it with your account
ui-sheets-kept-account = Kept with your account.
ui-sheets-merge = The packaged sheet has moved on
ui-sheets-merge-about = { $n } of our numbers are new. { $conflicts ->
    [0] None is one that you typed.
    [1] One of them you typed: yours stays.
   *[other] { $conflicts } of them you typed: yours stay.
  }
ui-sheets-merge-conflict = was { $before }, is now { $now }; yours: { $yours }
ui-sheets-merge-take = Take them over

## At a table

ui-sheets-cards = Cards
ui-sheets-whose-cards = Whose cards
ui-sheets-packaged-cards = The packaged cards
ui-sheets-recorded = The record has these cards, so that it opens on other machines
ui-sheets-open-both = Together with the sheet of its cards, if these are own ones
ui-sheets-somebodys = somebody’s own cards
ui-sheets-played = Cards: { $name }
ui-sheets-played-about = { $n ->
    [0] These cards are as the packaged ones.
    [1] In one field these cards are not as the packaged ones:
   *[other] In { $n } fields these cards are not as the packaged ones:
  }

## What it does

ui-sheets-effect-ask = What do your changes do?
ui-sheets-effect-about =
    Quick bots play the same shuffles with the packaged sheet and with yours. It takes some minutes; you may
    leave and come back.
ui-sheets-effect-how =
    { $n } games with each sheet, the same shuffles, { $players } quick bots. Ring: packaged; square: yours;
    line: where it lies 95 of 100 times.
ui-sheets-effect-progress = Games played
ui-sheets-effect-play = Play the games
ui-sheets-effect-again = Play them again
ui-sheets-effect-stop = Stop
ui-sheets-effect-players = Players
ui-sheets-effect-part-seats = Wins by seat
ui-sheets-effect-part-endings = What ended the game
ui-sheets-effect-part-rounds = Length
ui-sheets-effect-part-categories = Winner’s points
ui-sheets-effect-unit-seats = per cent of games
ui-sheets-effect-unit-endings = per cent of games
ui-sheets-effect-unit-rounds = rounds, mean
ui-sheets-effect-unit-categories = from each source, mean
ui-sheets-effect-seat = Seat { $n }
ui-sheets-effect-rounds = Rounds
ui-sheets-effect-chance = No more than chance.
ui-sheets-effect-moved = { $what }: from { $before } to { $after }.
ui-sheets-effect-most = { $part }, { $what }: from { $before } to { $after }.
ui-sheets-effect-stronger = { $card } became stronger.
ui-sheets-effect-weaker = { $card } became weaker.
ui-sheets-effect-nothing = Nothing moved by more than chance does.
ui-sheets-effect-even = The seats stay as they were.
ui-sheets-effect-uneven = The seats do not stay as they were.
ui-sheets-effect-rows = Cards that became strong or weak
ui-sheets-effect-rows-about =
    How far who takes the card is above the others, in points: yours less packaged. Coloured: beyond what chance
    does among { $n } comparisons.
ui-sheets-effect-read = Read again: { $card }
ui-sheets-effect-all = All { $n }
ui-sheets-effect-fewer = Fewer

## One card of a kind

ui-sheets-one-orders = Order
ui-sheets-one-technologies = Technology
ui-sheets-one-sites = Site
ui-sheets-one-five-power-tokens = Token
ui-sheets-one-church = Church space
ui-sheets-one-customs = Customs space
ui-sheets-one-achievements = Achievement
ui-sheets-one-mini-expansions-achievement-rewards = Reward
ui-sheets-one-countries = Agents
ui-sheets-one-areas = Area
ui-sheets-one-goods = Good
ui-sheets-one-strength-cards = Strength card
ui-sheets-one-extra-strength = Extra strength
ui-sheets-one-bonus-cards = Bonus card
ui-sheets-one-church-cards = Church card
ui-sheets-one-action-spaces = Action space
ui-sheets-one-factories = Factory
ui-sheets-one-contracts = Contract
ui-sheets-one-influence = Influence
ui-sheets-one-regions = Region
ui-sheets-one-city-tiles = City tile
ui-sheets-one-reward-tokens = Reward token
ui-sheets-one-region-scoring = Scoring

## What amounts are of

ui-sheets-thing-vp = Points
ui-sheets-thing-any-good = Any good
ui-sheets-thing-warehouse = Warehouse
ui-sheets-thing-move = Moves
ui-sheets-thing-orders = Orders
ui-sheets-thing-turn = Turn over
ui-sheets-thing-plus-1 = Card +1
ui-sheets-thing-plus-2 = Card +2
ui-sheets-thing-coal = Coal
ui-sheets-thing-yen = Yen
ui-sheets-thing-blueprints = Blueprints
ui-sheets-thing-production = Production areas
ui-sheets-thing-commercial = Commercial areas
ui-sheets-thing-tokens = Tokens
ui-sheets-thing-total = all
ui-sheets-thing-hand = hand
ui-sheets-thing-score = score markers
