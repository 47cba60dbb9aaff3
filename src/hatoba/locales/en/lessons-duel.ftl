# Lessons of Yokohama Duel. At most 25 words a step.

lesson-duel-first = First steps
    .about = cards, places and everything you can do
lesson-duel-first-welcome =
    Welcome to the port! You are a merchant, across from one rival. We play on the real table, one step at a time.
lesson-duel-first-win =
    Most points win. They come from orders, technologies, church cards, buildings and imports. This number is what
    you would have now.
lesson-duel-first-orders =
    Orders are wishes from abroad: deliver the goods, get the points. You may keep { $player_orders_kept }. Give
    this one back.
lesson-duel-first-orders-keep = Keep that one: you will soon have its goods. Give back the lit one.
lesson-duel-first-cards =
    These are your strength cards. You have one turn for each, and you must always play the lowest one left.
lesson-duel-first-tea =
    Each turn you go to one area. Its strip says what each strength brings. Try the tea plantation.
lesson-duel-first-tea-first = A fine place, but let us fetch tea first: an order needs it.
lesson-duel-first-extra =
    Strength { $strength } gives { $strength } tea. An extra card makes it stronger, once. Add this one.
lesson-duel-first-fulfil =
    Now you have everything this order asks for. Fulfilling it is free, at any moment of your turn. Deliver!
lesson-duel-first-end-turn = Points on the board! Nothing ends by accident here: press the button to end your turn.
lesson-duel-first-used =
    An area with a card is used until the round ends, for both of you. Only laboratory and port stay open.
lesson-duel-first-customs =
    Imports are worth little face up and much when turned. Customs turns them. Go there and add your other extra
    card.
lesson-duel-first-turn = Your strength is enough for { $imports } imports. Turn them.
lesson-duel-first-hire =
    { $agents_needs_turned_imports } turned imports impress a foreign agent. There are { $feats } such feats, an agent
    for each. Hire yours.
lesson-duel-first-agent =
    An agent acts once, with strength { $agents_strength }, even in a used area, besides your own action. Send it to
    the laboratory.
lesson-duel-first-develop =
    Strength pays for the technology. Mining adds { $technologies_mining_effect_extra_copper } copper whenever you get
    some. Take it.
lesson-duel-first-develop-mining = Tempting! But Mining helps you with copper in a moment. Take that one.
lesson-duel-first-done = An action more in the same turn: agents are precious. End your turn.
lesson-duel-first-church =
    Church cards give points and a gift. Strength counts as faith. Go to the church, without an extra card.
lesson-duel-first-worship = You are a little short of faith for this card; you may pay for the rest. Choose the card.
lesson-duel-first-pay = Each kind of good adds to your faith, once. Pay one that you can spare.
lesson-duel-first-church-end = The card brought an extra card too. Watch your points, then end your turn.
lesson-duel-first-strong =
    Your last card is strong: { $strength }. From { $strength_bonus_from_1 } on there is a bonus. Go to the copper
    mine and add your best extra.
lesson-duel-first-bonus =
    The stronger you are, the more of its rewards a bonus card gives. This one has yen and tea. Take it.
lesson-duel-first-bonus-goods = Another time. The lit card brings money and goods at once.
lesson-duel-first-build =
    With strength { $strength_build_from } or more you may build here. A shop adds { $strength_shop } strength in this
    area for good. Build it.
lesson-duel-first-round = That was round { $round }: your cards are all played. End the turn, and they come back.
lesson-duel-first-upgrade =
    Between rounds you may improve one card for yen. The lowest gains, for it always comes first. Improve it.
lesson-duel-first-upgrade-low = Also good, and dearer. Start with the lit card.
lesson-duel-first-chinatown =
    Your next order lacks silk. In Chinatown you change goods for yen and back. The warehouse there pays its owner.
lesson-duel-first-sell =
    Copper sells for { $chinatown_sell_copper } yen, and { $chinatown_buy_silk } yen buy silk. Sell copper, then buy
    silk.
lesson-duel-first-second = Copper and silk: this order is ready. Deliver it.
lesson-duel-first-go-on = { $vp } points for orders so far. End your turn.
lesson-duel-first-port = Your hand is empty. At the port you draw as many orders as you are strong. Go there.
lesson-duel-first-keep = Keep one for nothing. You own all that this one wants.
lesson-duel-first-keep-ready = You could, but its goods are missing. The lit one is ready at once.
lesson-duel-first-second-order = Another one would cost yen or an import. Decline for now.
lesson-duel-first-under = The others go back under the pile. Which of them first is up to you.
lesson-duel-first-ready = Another order! Deliver it; most orders also earn a prize at the end.
lesson-duel-first-last = End your turn. The rest of the round passes by itself.
lesson-duel-first-score =
    This short game ends now: you have { $mine } points, your rival { $theirs }. Real games last { $rounds_rounds }
    rounds.
lesson-duel-first-finish = Goods, yen and leftover imports count a little as well. End the last turn.
lesson-duel-first-farewell = Well traded! You know every action now. The next lessons show their finer points.

lesson-duel-strength = Strength cards
    .about = weak first, strong last
lesson-duel-strength-lowest =
    The lowest card always goes first. So plan each round backwards: what do you want to do with the strongest?
lesson-duel-strength-weak =
    A weak card still does fine at the port: even strength { $strength } finds you an order. Go there.
lesson-duel-strength-middle = End the turn. Your middle cards play by themselves this time.
lesson-duel-strength-strong =
    Now the strongest. Copper is hard to get when weak, so save such cards for it. Add your extra card.
lesson-duel-strength-strong-copper = Others need less strength. This card is best used for copper.
lesson-duel-strength-strong-bonus =
    A total of { $strength_bonus_from_1 } or more brings a bonus as well. Take the lit one.
lesson-duel-strength-round = No building this time: keep your yen for an upgrade. Decline and end your turn.
lesson-duel-strength-upgrade =
    The cheapest upgrade turns your weakest card into a middle one, for all rounds to come. Buy it.
lesson-duel-strength-farewell = Upgraded cards never turn back: the earlier you pay, the more often it helps.

lesson-duel-bonus = Strength bonus
    .about = how the highest totals come about
lesson-duel-bonus-sum =
    Strength adds up: the card, an own shop, an own warehouse, one extra card. You own both buildings here.
lesson-duel-bonus-go = Even your weakest card becomes strong here. Go to the tea plantation.
lesson-duel-bonus-go-there = There your weak card stays weak. Your houses stand on the tea plantation.
lesson-duel-bonus-extra = Card, shop and warehouse make { $total }. Add the better extra card and you reach a bonus.
lesson-duel-bonus-extra-two = Not quite enough. Add the stronger one.
lesson-duel-bonus-reward =
    A total of { $strength_bonus_from_1 } gives the first reward of a card, { $strength_bonus_from_2 } the next one
    too, { $strength_bonus_from_3 } all. Take the one you like.
lesson-duel-bonus-farewell =
    Houses pay twice: strength for goods, strength for bonuses. The bonus must be taken, but building is optional.

lesson-duel-warehouses = Warehouses
    .about = points, strength and visitors' yen
lesson-duel-warehouses-why =
    Each area has room for one warehouse. It is worth points, adds strength, and earns yen at every visit.
lesson-duel-warehouses-go =
    Building takes strength. Your shop and the best extra card make it enough. Go to the silk mill.
lesson-duel-warehouses-build = Your next warehouse costs { $price } yen. Build it here, before your rival does.
lesson-duel-warehouses-end = It pays you from the next visit on, even your rival's. End your turn.
lesson-duel-warehouses-farewell =
    Each further warehouse costs more: the next one { $price } yen. Build early, where both of you like to go.

lesson-duel-adding = Example: strength
    .about = This very position, with your next card.
    .caption = The next strength card and the shop add up.
lesson-duel-adding-count = Your next card has strength { $strength }, and your shop adds to it.
lesson-duel-adding-choose = Choose the silk mill, and add your extra-strength card.
lesson-duel-adding-result = The total gave silk, and it reaches a strength bonus. Play on if you like.

lesson-duel-reward = Example: strength bonus
    .about = Your total is high enough: choose a card.
    .caption = Each card has several rewards; the higher the total, the more of them.
lesson-duel-reward-cards =
    You have just acted with a total of { $strength_bonus_from_1 }. One of these cards is yours, as far as the total
    reaches.
lesson-duel-reward-take = Take the card whose first reward helps you most.
lesson-duel-reward-result = The card is gone, and another lies open. You may build now: play on if you like.
