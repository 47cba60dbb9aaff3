### Words that the rules of all games share when they are shown as topics: titles, labels, lists, provenance.
###
### A line break inside a paragraph is a space, an empty line starts a new paragraph. Arguments are given at each
### message.

## Lists. $first is all that came before, $last the next or the last item.

rules-list-more = { $first }, { $last }
rules-list-last = { $first } and { $last }
rules-nothing = nothing

## The list of topics. $topics is a list of words to type; .title heads a page with everything of that kind.

rules-topics = To read more, name one of these topics.
    .title = Topics
rules-topics-section = Sections: { $topics }.
rules-topics-part = Parts of sections: { $topics }.
rules-topics-group = Everything of one kind: { $topics }.
rules-topics-card = By number: { $topics }.
rules-topics-area = Areas: { $topics }.
    .title = Areas
rules-topics-action = Actions: { $topics }.
    .title = Actions
rules-topics-technology = Technologies: { $topics }.
    .title = Technologies
rules-topics-achievement = Achievements: { $topics }.
    .title = Achievements
rules-topics-good = Goods and money: { $topics }.
    .title = Goods and money
rules-topics-country = Countries: { $topics }.
    .title = Countries
rules-topics-piece = Pieces: { $topics }.
    .title = Pieces
rules-topics-extra = Extra-strength cards: { $topics }.
    .title = Extra-strength cards
rules-topics-bonus = Factory bonuses: { $topics }.
    .title = Factory bonuses
rules-topics-region = Regions: { $topics }.
    .title = Regions
rules-topics-track = Tracks: { $topics }.
    .title = Tracks

## Titles of cards and tiles. $number is the number in the component sheet, $name a name.

rules-card-order = Order { $number }
rules-card-technology = Technology card { $number }: { $name }
rules-card-site = Building site { $number }
rules-card-token = Five-power token { $number }
rules-card-reward = Achievement reward { $number }
rules-card-bonus = Strength-bonus card { $number }
rules-card-church = Church card { $number }
rules-card-factory = Factory { $number }: { $name }
rules-card-contract = Contract { $number }
rules-card-tile = City tile { $number }

## What is printed, one line each. $text is a name or a list, $n a number.

rules-line-country = Country: { $text }
rules-line-deck = Deck: { $text }
rules-line-cost = Cost: { $text }
rules-line-reward = Reward: { $text }
rules-line-vp = VP at the end: { $n }
rules-line-value = Production value: { $n }
rules-line-faith = Faith needed: { $n }
rules-line-bonus = Bonus: { $text }
rules-line-wanted = Goods wanted: { $text }
rules-line-trading-house = Trading house: { $text }
rules-line-shophouse = Shophouse space { $n }: { $text }
rules-line-at-strength = At strength { $n }: { $text }
rules-line-cards = Cards of this name: { $text }
rules-line-factories = Factories with this bonus: { $text }
rules-line-slots = Slots, from the left: { $text }
rules-line-space = Action space { $n }, counted from the left
# Boards of an area on the map.
rules-line-boards = On the map: { $two } with two players, { $three } with three, { $four } with four

# One card in a list of cards. $number, $value: numbers; $country: the country's name.
rules-brief-yokohama = { $number } ({ $country }, value { $value })
rules-brief-duel = { $number } (value { $value })

## Tables of areas

rules-table-power = Power
rules-table-strength = Strength
rules-table-vp = VP besides
# One space of the church or customs board. $n is the number on it, $text its reward.
rules-space-church = Space { $space }, faith { $n }: { $text }
rules-space-customs =
    { $n ->
        [one] Space { $space }, { $n } import: { $text }
       *[other] Space { $space }, { $n } imports: { $text }
    }
rules-space-neutral = Space { $space } is blocked by a neutral assistant with two players in the second edition

## Provenance: whether a number is a rulebook's. $fields is a list of the words below.

rules-source-rulebook = From a rulebook: { $fields }.
rules-source-derived = Worked out from the rulebooks: { $fields }.
rules-source-designed = Our own design, not what is printed in the box: { $fields }.
rules-source-owner = Typed or confirmed by the owner of a box: { $fields }.

rules-field-table = table
rules-field-slots = slots
rules-field-country = country
rules-field-cost = cost
rules-field-reward = reward
rules-field-vp = VP at the end
rules-field-value = production value
rules-field-name = name
rules-field-effect = effect
rules-field-faith = faith
rules-field-good = good
rules-field-bonus = bonus
rules-field-wanted = goods wanted
rules-field-need = condition
rules-field-first = VP for the first player
rules-field-later = VP for later players
rules-field-trading-house = trading house
rules-field-shophouse = shophouse spaces
rules-field-knowledge = knowledge
rules-field-coal = coal
rules-field-capacity = store
rules-field-per = number for a VP
rules-field-printed = printed multiplier
rules-field-spaces = spaces
rules-field-stars = stars
# $text is an amount, as in "the 2 yen of the reward".
rules-field-part = { $text } of the reward
rules-field-at-strength = reward at strength { $n }
rules-field-space = space { $n }
rules-field-space-number = number of space { $n }
rules-field-space-reward = reward of space { $n }
