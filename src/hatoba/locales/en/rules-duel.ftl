### Yokohama Duel: the rules in words.
###
### Ids
###   rules-duel-SECTION         a section (overview, setup, turn, rewards, end, scoring, options, rulings, numbers)
###   rules-duel-SECTION-PART    its parts, shown in the order of this file
###   rules-duel-KIND-ID         one thing of the component sheet (area, technology, good, piece ...)
### Sections and parts have a .title; things are titled by their name in names-duel.ftl.
###
### Text: whole sentences. A line break inside a paragraph is a space, an empty line starts a new paragraph.
###
### Arguments: numbers come from the component sheet and are never written out here. Every message may use every value
### of the sheet by its path, joined with "_":
###   $building_shop                    [building] shop
###   $building_warehouse               a list as text, "4, 5, 6, 7"; $building_warehouse_1 is its first item
###   $extra_strength_plus_1_strength   a row by its id
###   $orders_count                     how many rows there are
###   $strength_cards_before, _after, _cost   of all strength cards, as text, "1, 2, 3, 4"
### Messages about one thing also get the fields of its own row, without a prefix: $by_strength, $value,
### $effect_vp_per_order (technologies), $strength, $cards (extra-strength cards); and $id and $name, its id and its
### name.

## Sections

rules-duel-overview =
    Two traders compete in Yokohama. The game lasts { $rounds_rounds } rounds, and in each of them both players have
    { $rounds_turns } turns. In every turn you play one of your strength cards to an area and carry out its action: you
    gather goods, fulfil orders, take up technologies, visit the church, bring imports through the customs, and build
    shops and warehouses. Victory points (VP) are counted only at the end; whoever has the most wins.

    There are four trade goods (copper, silk, tea and fish), imports and yen, all without limit. You always get imports
    face up; some can later be turned face down, which makes them worth more.

    Besides there are { $orders_count } orders, { $technologies_count } technologies, each a single card,
    { $church_cards_count } church cards, { $bonus_cards_count } strength-bonus cards and { $agents_cards } agents.

    Goods and many technologies are known from Yokohama, but there are no assistants, no presidents and no map to walk
    on.
    .title = Overview
    .short = { $rounds_rounds } rounds of { $rounds_turns } turns; points are counted at the end, and the most win.

rules-duel-setup =
    { $display_bonus_cards } strength-bonus cards, { $display_technologies } technologies and
    { $display_church_cards } church cards are laid open. Of the church cards { $display_church_cards_out } are out of
    the game. Extra-strength cards and foreign agents lie ready in open piles.

    Both players have { $player_shops } shops, { $player_warehouses } warehouses, their strength cards on the side
    before the upgrade, { $player_goods_copper } copper, { $player_goods_silk } silk, { $player_goods_tea } tea and
    { $player_goods_fish }
    fish. The start player gets { $player_start_player_yen } yen and { $player_start_player_plus_1 ->
        [one] { $player_start_player_plus_1 } card
       *[other] { $player_start_player_plus_1 } cards
    } of extra strength +{ $extra_strength_plus_1_strength }, the other player { $player_other_player_yen } yen and
    { $player_other_player_plus_1 ->
        [one] { $player_other_player_plus_1 } such card.
       *[other] { $player_other_player_plus_1 } such cards.
    }

    Each draws { $player_orders_dealt } orders and keeps { $player_orders_kept }, unseen by the other. The rest goes
    under the deck.
    .title = Set-up
    .short = Of { $player_orders_dealt } orders you keep { $player_orders_kept }; everything else lies open.

rules-duel-turn =
    You carry out an area's action; a high total of strength brings a strength bonus, and you may build. At any time of
    your turn you may do free actions. The players alternate until both have had their
    { $rounds_turns } turns. Whoever moved last in a round starts the next one.
    .title = The turn
    .short = One area action, perhaps a strength bonus and a building; free actions at any time.

rules-duel-turn-action =
    Choose an area that is not used. An area is used while any strength card of this round lies there; only the
    laboratory and the port are never used. Play the lowest of the strength cards you still have. You may add
    { $extra_strength_per_action ->
        [one] one extra-strength card, which goes
       *[other] up to { $extra_strength_per_action } extra-strength cards, which go
    } back to the pile afterwards.

    Your total strength is the strength card plus the extra card, { $strength_shop } for your shop there,
    { $strength_warehouse } for your warehouse there, { $strength_station } for the station token there, and what your
    technologies add. The area's table says what that is worth. Strength beyond its end does nothing more there but
    still counts for the bonus.

    Whoever owns the warehouse in the area gets { $strength_warehouse_income } yen, on both players' turns. You may
    choose an area even if its action does nothing for you.
    .title = Step one: the area's action
    .short = Play your lowest strength card to an area that is not used; card, extra card and houses add up.

rules-duel-turn-bonus =
    With a total of { $strength_bonus_from_1 } or more you choose one of the open strength-bonus cards. A total of
    { $strength_bonus_from_1 } brings its first reward, { $strength_bonus_from_2 } the first two,
    { $strength_bonus_from_3 } or more all three. The card is discarded and another is revealed.
    .title = Step two: strength bonus
    .short = From a total of { $strength_bonus_from_1 } you take rewards of one open bonus card.

rules-duel-turn-building =
    With a total of { $strength_build_from } or more you may build one thing in the area: a shop for
    { $building_shop } yen, if you have none there, or a warehouse, if nobody has one there. Your warehouses cost
    { $building_warehouse } yen, one after the other.
    .title = Step three: building
    .short = From a total of { $strength_build_from } you may build a shop or a warehouse in the area.

rules-duel-turn-free =
    At any time of your own turn you may, in any order and as often as you can: fulfil an order, hire an agent, use an
    agent, use a technology.
    .title = Free actions
    .short = Fulfil an order, hire or use an agent, use a technology: whenever you like.

rules-duel-turn-orders =
    To fulfil an order pay its goods, get its reward and lay it open. Its VP count at the end. You may hold as many
    orders as you like, but those still in hand at the end are worth nothing.
    .title = Orders
    .short = Pay the goods, take the reward; its points count at the end.

rules-duel-turn-agents =
    You may hire a foreign agent, once in the game for each of these reasons, while it holds: { $agents_needs_orders }
    fulfilled orders; { $agents_needs_technologies } technologies; { $agents_needs_church_cards } church cards;
    { $agents_needs_turned_imports } turned imports. There are { $agents_cards } agents for both players. An agent
    stays with you even if the reason is gone later.

    Using an agent is an extra area action, also in a used area, with a strength of { $agents_strength } instead of a
    strength card. Extra card, buildings, technologies, station and warehouse income count as usual, and so do the
    strength bonus and building. The agent is then turned down for good. It does not make the area used.
    .title = Foreign agents
    .short = An agent acts with strength { $agents_strength }, also in a used area, once.

rules-duel-turn-strength =
    Your { $strength_cards_count } strength cards have the strengths { $strength_cards_before }. Upgraded, which costs
    { $strength_cards_cost } yen card by card, they have { $strength_cards_after }. You hold at most
    { $extra_strength_hand_max } extra-strength cards; if you get one too many you put one of your choice back.

    After every round but the last, both take their strength cards back. Each may upgrade { $strength_cards_upgrades ->
        [one] one of them
       *[other] up to { $strength_cards_upgrades } of them
    } for the yen printed on it; the upgrade is for the rest of the game. Used technologies are refreshed, the open
    technologies are discarded and { $display_technologies } new ones are laid out. During a round they are not
    refilled.
    .title = Strength cards and the break between rounds
    .short = Cards come back after a round, and then each player may improve some for yen.

rules-duel-rewards =
    Goods, imports and yen are simply received; imports always come face up. Extra-strength cards are taken from their
    pile, and if it is empty you get none. Orders as a reward come from the deck to your hand, without choice and
    unseen by the other player. A reward that turns an import needs a face-up one, otherwise it is lost.

    VP of cards are not scored when you get them but at the end.
    .title = Rewards

rules-duel-end =
    The game ends after round { $rounds_rounds }. Nothing is upgraded or refreshed any more, orders still in hand are
    discarded, and the final scoring follows.
    .title = The end of the game
    .short = After round { $rounds_rounds } the points are counted.

rules-duel-scoring =
    { duel-score-orders }: the VP printed on them.

    { duel-score-most-orders }: { $scoring_most_orders } VP. In a tie nobody gets them.

    { duel-score-technologies }: what their texts say.

    { duel-score-most-production }: { $scoring_most_production } VP for the player whose technologies have the
    higher total. In a tie nobody gets them.

    { duel-score-church-cards }: the VP printed on them.

    { duel-score-warehouses }: { $scoring_warehouse } VP for each you built.

    { duel-score-shops }: { $scoring_shop } VP for each you built.

    { duel-score-turned-imports }: { $scoring_turned_import } VP each.

    { duel-score-face-up-imports }: { $scoring_face_up_import } VP each.

    { duel-score-yen }: a VP for every { $scoring_yen_per_vp } yen.

    { duel-score-goods }: a VP for every { $scoring_goods_per_vp } trade goods in any mix.

    The most VP win. In a tie the categories decide in the order of this list, from the first to the last. If all are
    equal, both win.
    .title = Final scoring
    .short = Orders, technologies, church cards, houses, imports, yen and goods all count.

rules-duel-options =
    There is one edition of this game. It is always for two and always has the same number of rounds.
    .title = Editions and options

rules-duel-rulings =
    Answers to questions that come up at the table and that the rulebook leaves open.
    .title = Rulings

rules-duel-rulings-turn =
    Free actions are possible at any time of your turn, also inside an area's action, your own or an agent's, but not in
    the middle of a payment. You may use several agents in one turn, one after the other; your own action may wait for
    them. None goes to the port while you are looking at orders drawn there.

    Within an action you choose the area first, then the warehouse's income is paid, then strength is played and the
    total fixed. So the income can be spent in the same action, and what you gain or build later adds nothing to it. A
    warehouse earns from the next action on.

    Station, Tram and Stagecoach are not needed for the laboratory, the port or an agent. If several of them would
    open an area, you say which one you use.

    A technology works from the moment you have it.

    The strength bonus is not optional: you choose a card and get all that it gives at your total.
    .title = Rulings on the turn

rules-duel-rulings-payments =
    For the church an import is one kind, whichever side shows.

    In church and laboratory you choose the card, then pay just what is missing; your strength counts in full. Church,
    laboratory, customs and Chinatown may be declined, in part or altogether.

    If the order deck runs short you get what is left. At the port you keep at least one of the cards you draw.

    Mining Technology adds once for each exchange and each reward, no matter how much copper it brings.
    .title = Rulings on gains and payments

rules-duel-rulings-rounds =
    The player who started the round that has just ended decides first about upgrades.

    What technologies score counts only in their own category, also for breaking ties.
    .title = Rulings on rounds and the end

rules-duel-rulings-hidden =
    Hidden are the orders in hand and the order of the decks. What you draw at a port only you see. What you put under
    the deck is shown to you there, and when the other player draws it: as a reward, or if all that were drawn at the
    port are kept. Once the other player has chosen in secret which ones to keep it is not shown any more. Strength
    cards, extra-strength cards, agents and the church cards taken are known to both.
    .title = What is hidden

rules-duel-numbers =
    What is printed on most cards is not in the rulebook's text. The numbers in this game are therefore of three
    kinds: some stand in the rulebook, some can be worked out from it, and the others are our own design, made to fit
    everything that is known. The topic of a card says which is which. Owners of the game can play with a component
    sheet of their own.
    .title = Where the numbers come from

## Areas

rules-duel-area-tea-plantation =
    The tea plantation gives you tea: at strengths one to five you get { $by_strength }.
rules-duel-area-fishing-ground =
    The fishing ground gives you fish: at strengths one to five you get { $by_strength }.
rules-duel-area-silk-mill =
    The silk mill gives you silk: at strengths one to five you get { $by_strength }.
rules-duel-area-copper-mine =
    The copper mine gives you copper: at strengths one to five you get { $by_strength }.
rules-duel-area-bank =
    The bank gives you yen: at strengths one to five you get { $by_strength }.
rules-duel-area-church =
    Your strength, as far as the table goes, is your faith. You may raise it by one for each different kind you pay,
    each kind only once: { $church_pay_copper } copper, { $church_pay_silk } silk, { $church_pay_tea } tea,
    { $church_pay_fish } fish,
    { $church_pay_yen } yen, { $church_pay_imports ->
        [one] { $church_pay_imports } import.
       *[other] { $church_pay_imports } imports.
    }

    Take one open church card whose value is no higher than your faith, get its reward and keep it; its VP count at
    the end. Church cards are not replaced.
rules-duel-area-customs =
    Turn face-up imports of yours face down, up to the number your strength allows. At the end a turned import is worth
    { $scoring_turned_import } VP, a face-up one { $scoring_face_up_import }.
rules-duel-area-chinatown =
    Trade goods for money, one exchange after the other; your strength says how many you may make.

    Selling, each time one piece: copper for { $chinatown_sell_copper } yen, silk for { $chinatown_sell_silk }, tea for
    { $chinatown_sell_tea }, fish for { $chinatown_sell_fish }. Buying, each time one piece: copper for
    { $chinatown_buy_copper } yen, silk for { $chinatown_buy_silk }, tea for { $chinatown_buy_tea }, fish for
    { $chinatown_buy_fish }, an import for { $chinatown_buy_imports }. Imports cannot be sold.
rules-duel-area-laboratory =
    The laboratory is never used up. Take one open technology whose value is no higher than your production. You may
    raise production by one, as often as you like, for { $laboratory_per_production_yen } yen or
    { $laboratory_per_production_imports ->
        [one] { $laboratory_per_production_imports } import
       *[other] { $laboratory_per_production_imports } imports
    } each time; imports of either side will do.

    Your technology number { $laboratory_surcharge_from } and every later one costs { $laboratory_surcharge_yen } yen or
    { $laboratory_surcharge_imports ->
        [one] { $laboratory_surcharge_imports } import
       *[other] { $laboratory_surcharge_imports } imports
    } more.
rules-duel-area-port =
    The port is never used up. Draw as many orders as the table says and look at them. Keep one for free, or
    up to { $port_orders_max } for { $port_second_order_yen } yen or { $port_second_order_imports ->
        [one] { $port_second_order_imports } import
       *[other] { $port_second_order_imports } imports
    } of either side. The others go under the deck in an order you choose.

## Technologies

rules-duel-technology-exposition =
    At the end you score { $effect_vp } VP.
rules-duel-technology-ball =
    At the end you score { $effect_vp_per_order } VP for each order you fulfilled.
rules-duel-technology-station =
    At once put the station token on any area; both players have { $effect_strength } more strength there.
    { $effect_per_round ->
        [one] Once a round
       *[other] Up to { $effect_per_round } times a round
    } you alone may choose that area although it is used.
rules-duel-technology-mining =
    Whenever you get copper you get { $effect_extra_copper } more, wherever it comes from.
rules-duel-technology-stock =
    If you have { $effect_at_most_yen } yen or less when your turn starts, you get { $effect_yen } yen.
rules-duel-technology-patent =
    At the end you score { $effect_vp_per_technology } VP for each of your technologies, this one included.
rules-duel-technology-letterpress =
    For every technology you take after this one you get { $effect_yen_per_technology } yen.
rules-duel-technology-stagecoach =
    { $effect_per_round ->
        [one] Once a round
       *[other] Up to { $effect_per_round } times a round
    } you may choose a used area in which you have a warehouse.
rules-duel-technology-electric-light =
    At the end you score { $effect_vp_per_warehouse } VP for each warehouse you built.
rules-duel-technology-postal =
    { $effect_per_round ->
        [one] Once a round
       *[other] Up to { $effect_per_round } times a round
    } you may play any strength card you still have instead of the lowest.
rules-duel-technology-gaslight =
    At the end you score { $effect_vp_per_shop } VP for each shop you built.
rules-duel-technology-telegraph =
    Every extra-strength card you play counts { $effect_extra_strength } more, with an agent too.
rules-duel-technology-language-school =
    Whenever you fulfil an order you get { $effect_yen_per_order } yen more.
rules-duel-technology-university =
    { $effect_upgrade_cost ->
        [0] Your upgrade after a round is free.
       *[other] Your upgrade after a round costs { $effect_upgrade_cost } yen.
    } You may still upgrade no more cards than usual.
rules-duel-technology-tram =
    { $effect_per_round ->
        [one] Once a round
       *[other] Up to { $effect_per_round } times a round
    } you may choose any used area.
rules-duel-technology-winery =
    At the end you score { $effect_vp_per_church_card } VP for each of your church cards.
rules-duel-technology-telephone =
    { $effect_per_round ->
        [one] Once a round
       *[other] Up to { $effect_per_round } times a round
    }, in an area action or with an agent, you may pay { $effect_pay_yen } yen for { $effect_strength } more strength.
rules-duel-technology-newspaper =
    You get { $effect_at_once_plus_1 ->
        [one] one extra-strength card
       *[other] { $effect_at_once_plus_1 } extra-strength cards
    } of +{ $extra_strength_plus_1_strength } at once, and { $effect_each_round_plus_1 ->
        [one] another one
       *[other] { $effect_each_round_plus_1 } more
    } at the start of each following round.
rules-duel-technology-spinning-mill =
    { $effect_per_round ->
        [one] Once a round,
       *[other] Up to { $effect_per_round } times a round,
    } at any time in your turn, you may change { $effect_pay_silk } silk into { $effect_get_yen } yen.
rules-duel-technology-brickyard =
    At the end you score { $effect_vp_per_turned_import } VP for each of your turned imports.

## Goods, pieces, extra-strength cards

rules-duel-good-copper =
    A trade good from the copper mine. Chinatown buys it from you for { $chinatown_sell_copper } yen and sells it for
    { $chinatown_buy_copper }. At the end every { $scoring_goods_per_vp } trade goods of any kind are worth a VP.
rules-duel-good-silk =
    A trade good from the silk mill. Chinatown buys it from you for { $chinatown_sell_silk } yen and sells it for
    { $chinatown_buy_silk }. At the end every { $scoring_goods_per_vp } trade goods of any kind are worth a VP.
rules-duel-good-tea =
    A trade good from the tea plantation. Chinatown buys it from you for { $chinatown_sell_tea } yen and sells it for
    { $chinatown_buy_tea }. At the end every { $scoring_goods_per_vp } trade goods of any kind are worth a VP.
rules-duel-good-fish =
    A trade good from the fishing ground. Chinatown buys it from you for { $chinatown_sell_fish } yen and sells it for
    { $chinatown_buy_fish }. At the end every { $scoring_goods_per_vp } trade goods of any kind are worth a VP.
rules-duel-good-imports =
    Imports are not trade goods. You get them face up, from rewards or from Chinatown for { $chinatown_buy_imports }
    yen, and cannot sell them. They pay in the church, in the laboratory and for a second order at the port, from
    either side. At the end a turned one is worth { $scoring_turned_import } VP, a face-up one
    { $scoring_face_up_import }.
rules-duel-good-yen =
    Money. At the end every { $scoring_yen_per_vp } yen are worth a VP.

rules-duel-piece-shop =
    A shop costs { $building_shop } yen and is built with a total of { $strength_build_from } or more, at most one of
    yours in an area. It gives { $strength_shop } strength there and { $scoring_shop } VP at the end.
rules-duel-piece-warehouse =
    Your warehouses cost { $building_warehouse } yen, one after the other. One is built with a total of
    { $strength_build_from } or more; an area has room for a single one. It gives { $strength_warehouse } strength
    there, { $strength_warehouse_income } yen whenever anybody acts there, and { $scoring_warehouse } VP at the end.
rules-duel-piece-station =
    The station token comes into play with the technology Station. It gives both players { $strength_station } more
    strength in its area.

# One text for both; $name is the card's name, $id its id.
rules-duel-extra =
    Played with an area action or an agent, this card adds { $strength } to your strength and goes back to its pile.
    There are { $cards } of them, and you hold at most { $extra_strength_hand_max } extra-strength cards.
