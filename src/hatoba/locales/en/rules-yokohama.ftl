### Yokohama: the rules in words.
###
### Ids
###   rules-yokohama-SECTION         a section (overview, setup, turn, rewards, end, scoring, options, rulings, numbers)
###   rules-yokohama-SECTION-PART    its parts, shown in the order of this file
###   rules-yokohama-KIND-ID         one thing of the component sheet (area, technology, achievement, good ...)
### Sections and parts have a .title; things are titled by their name in names-yokohama.ftl.
###
### Text: whole sentences. A line break inside a paragraph is a space, an empty line starts a new paragraph.
###
### Arguments: numbers come from the component sheet and are never written out here. Every message may use every value
### of the sheet by its path, joined with "_":
###   $hiring_shophouse              [hiring] shophouse
###   $hiring_trading_house          a list as text, "4, 5, 6, 7"; $hiring_trading_house_1 is its first item
###   $church_end_2p, _3p, _4p       (after $editions_second_) a list for 2, 3 and 4 players
###   $achievements_copper_first     a row by its id
###   $orders_count                  how many rows there are
###   $agents_count                  foreign agents of all countries;  $technology_names_count  different technologies
###   $boards_count_2p, _3p, _4p     area boards on the map
### Messages about one thing also get the fields of its own row, without a prefix: $first, $later, $need_copper,
### $by_power, $effect_vp_per_order (technologies), $agents (countries); and $id and $name, its id and its name.

## Sections

rules-yokohama-overview =
    You run a trading company in Yokohama, the port town that has just opened itself to the world. You send out
    assistants, lead your president through the town, gather goods, fulfil orders from abroad, take up new technologies
    and build shophouses and trading houses. Whoever has the most victory points (VP) at the end wins. Two to four can
    play.

    The town is made of area boards, laid out anew for every game. Where your president stops you carry out the area's
    action, and the more power you have gathered there, the more you get out of it. Your pieces are in three places: in
    your hand, on the boards, or still in your warehouse, from which they must be hired before you can use them.

    There are four trade goods (copper, silk, tea and fish), imports, which are worth more and pay for many things, and
    yen. None of them ever runs out.

    Besides there are { $orders_count } orders, { $technologies_count } technology cards of { $technology_names_count }
    names, { $achievements_count } achievements in three decks, and { $agents_count } foreign agents.
    .title = Overview
    .short = Gather goods, fulfil orders, build and learn: the most victory points win.

rules-yokohama-setup =
    The area boards in play are shuffled and laid like bricks, as a pyramid standing on its tip. The rows, from the
    top, have { $map_pyramid_2p } boards with two players, { $map_pyramid_3p } with three and { $map_pyramid_4p } with
    four: { $boards_count_2p }, { $boards_count_3p } or { $boards_count_4p } boards in all. Boards that touch are
    adjacent. With fewer players some boards stay in the box; a topic about an area says how often it lies on the map.

    Every area except the canal gets one random building site (of { $sites_count }) and one random five-power token (of
    { $five_power_tokens_count }). One achievement of each of the three decks is drawn.

    Everybody starts with { $player_goods_copper } copper, { $player_goods_silk } silk, { $player_goods_tea } tea and
    { $player_goods_fish } fish; the start player has { $player_yen_start_player } yen, all others
    { $player_yen_others }. In hand you have your president, { $editions_second_assistants_hand } assistants in the
    second edition ({ $editions_original_assistants_hand } in the original one), { $player_shophouses_hand }
    shophouses and { $player_trading_houses_hand } trading houses. In the warehouse wait
    { $editions_second_assistants_warehouse } assistants ({ $editions_original_assistants_warehouse } in the original
    edition), { $player_shophouses_warehouse } shophouses and { $player_trading_houses_warehouse } trading houses.

    The slots of the ports are filled with orders and those of the laboratories with technologies. Some of the
    { $orders_count } orders are taken out unseen first: { $orders_removed_2p } with two players,
    { $orders_removed_3p } with three, { $orders_removed_4p } with four. Everybody then draws { $player_orders_dealt }
    orders and secretly keeps { $player_orders_kept }; that is your first decision.

    In the second edition with two players a neutral assistant blocks one marked space on the church board and one on
    the customs board.
    .title = Set-up
    .short =
        The map is laid out anew for every game; of { $player_orders_dealt } orders you keep { $player_orders_kept }.

rules-yokohama-turn =
    Your turn has three phases: additional actions, the main action, and additional actions once more. After that the
    next player has a turn.

    The main action goes through up to six steps: place assistants, move the president, carry out the area's action,
    take the five-power bonus, build, and call the assistants home. Bonus and building are up to you, all the rest is
    done every turn. If you take the president back into your hand instead of moving it, the turn's main action is over.
    .title = The turn
    .short = Additional actions, the main action in up to six steps, additional actions once more.

rules-yokohama-turn-placement =
    Choose one of two ways. Either spread assistants: up to { $turn_placement_a_max } from your hand, each on a
    different area. Or put exactly { $turn_placement_b } assistants from your hand together on one area.

    If presidents of other players stand on an area, you pay each of their owners { $turn_placement_fee } yen for every
    assistant you put there. Your own president costs you nothing. The canal never takes assistants.

    { $editions_original_placement_a_min ->
        [0] You may also place none.
       *[other] In the original edition you must place at least { $editions_original_placement_a_min } if you can; in
            the second edition you may place none.
    }
    .title = Step one: place assistants
    .short = Up to { $turn_placement_a_max } assistants, each in another area, or { $turn_placement_b } together in one.

rules-yokohama-turn-movement =
    You can act in an area where you have at least one assistant and where no other president stands. If your president
    is in your hand, put it on any such area for free. If it is on the map, walk over adjacent areas to one.

    Every area on the way must hold one of your assistants. Walking into an area with other presidents costs
    { $turn_movement_fee } yen to each of their owners, and you cannot stop there. The canal needs no assistant; it
    costs { $turn_canal_fee } yen to the supply, and you cannot stop there either. You must end on another area than
    you started from.

    Instead of moving you may take the president back into your hand, together with as many of your assistants from
    the areas as you like. Then the remaining steps of the main action are skipped. If there is nowhere to go, you
    have to do this.
    .title = Step two: move the president
    .short = Your president goes to an area where an assistant of yours waits and no other president stands.

rules-yokohama-turn-action =
    Count your power in the area: { $power_assistant } for each of your assistants, { $power_president } for your
    president, { $power_shophouse } for your shophouse, { $power_trading_house } for your trading house and
    { $power_station } if the station token is there. Power never counts for more than { $power_max }.

    Then carry out the area's action at that power. If somebody else owns the trading house there, that player gets
    { $power_trading_house_income } yen from the supply.
    .title = Step three: the area's action
    .short =
        Count your power there: assistants, president and houses, at most { $power_max }. It says what the area gives.

rules-yokohama-turn-bonus =
    With power { $power_five_power_token_at } you may take the area's five-power token if it is still there. You get its
    reward at once and keep it face down; it may later count for an achievement. Each area has only one for the whole
    game. A token left lying can be taken later, by anybody.
    .title = Step four: five-power bonus
    .short = With power { $power_five_power_token_at } you may take the area's token, once in the game.

rules-yokohama-turn-construction =
    With power { $power_build_from } or more you may build one thing from your hand on the area's building site: a
    shophouse on a free shophouse space, if you have none on this site yet, or a trading house, if nobody has built one
    here. The reward of the space is yours at once, and the building adds to your power here from the next action on.
    .title = Step five: construction
    .short = With power { $power_build_from } or more you may put a house from your hand on a free space.

rules-yokohama-turn-recovery =
    All your assistants in the area of the action return to your hand, also those that have just arrived. The president
    stays where it is.
    .title = Step six: recovery
    .short = Your assistants in this area come back to your hand; the president stays.

rules-yokohama-turn-additional =
    Before and after the main action you may do any of the following in any order and as often as you can: use a foreign
    agent, claim an achievement, fulfil an order.
    .title = Additional actions
    .short = Before and after the main action: use an agent, claim achievements, fulfil orders.

rules-yokohama-turn-agents =
    An agent is worth an additional action in an area. { $turn_agents_per_turn ->
        [one] You may use one agent a turn
       *[other] You may use up to { $turn_agents_per_turn } agents a turn
    }, before or after the main action. Turn it face down and choose an area that holds at least one of your
    assistants but not your president. Other presidents do not matter and get nothing. There you carry out the area's
    action, may take the five-power bonus and may build, and your assistants come home, all as usual; only the
    president adds no power.

    Agents come from countries: technologies and fulfilled orders show one. Each time the number of your cards of one
    country reaches a multiple of { $turn_icons_per_agent }, you get an agent of that country, as long as one is left.
    There are { $agents_count } in all.
    .title = Foreign agents
    .short = Every { $turn_icons_per_agent } cards of one country bring an agent: an action without the president.

rules-yokohama-turn-achievements =
    If you meet the condition of an achievement on the table, you may claim it, once each: put an assistant from your
    hand on it, where it stays for the rest of the game. Nothing is paid. The first player there scores the higher
    number of VP, everybody after that the lower one.
    .title = Achievements
    .short = Meet the condition and leave an assistant there; whoever is first scores more.

rules-yokohama-turn-orders =
    To fulfil an order from your hand, pay all of its goods, take its reward and lay the card open in front of you.
    Its country now counts for you. You can hold at most { $player_orders_hand_max } orders, and you can never discard
    one; cards that would put you over the limit cannot be taken.

    Orders taken from a port remain known to everybody. Only the one you kept at the start is secret until you fulfil
    it.
    .title = Orders
    .short = Pay the goods, take the reward. Hold at most { $player_orders_hand_max }.

rules-yokohama-rewards =
    Rewards of trade goods, imports, yen and VP are simply received. A trade good of your choice may be copper, silk,
    tea or fish, and if you get several you choose each on its own.

    A warehouse reward lets you bring one piece from your warehouse to your hand, at the price of the employment agency:
    { $hiring_assistant ->
        [0] an assistant is free,
       *[other] an assistant costs { $hiring_assistant } yen,
    } a shophouse costs { $hiring_shophouse } yen, and your trading houses cost { $hiring_trading_house } yen, one
    after the other.

    A move reward lets you move one of your assistants, from your hand or from an area, to any other area except the
    canal, however far and without a fee.

    Warehouse and move rewards are resolved at once, one after the other, and you may turn down each of them.
    .title = Rewards

rules-yokohama-end =
    The end draws near as soon as one of these things happens: somebody has built { $end_trading_houses } trading
    houses; somebody has built { $end_shophouses } shophouses; a port cannot be filled up completely; or the church
    board or the customs board holds enough assistants.

    For the church that number is { $editions_second_church_end_2p } with two players,
    { $editions_second_church_end_3p } with three and { $editions_second_church_end_4p } with four, neutral assistants
    included; in the original edition { $editions_original_church_end_2p }, { $editions_original_church_end_3p } and
    { $editions_original_church_end_4p }. For the customs it is { $editions_second_customs_end_2p },
    { $editions_second_customs_end_3p } and { $editions_second_customs_end_4p }; in the original edition
    { $editions_original_customs_end_2p }, { $editions_original_customs_end_3p } and
    { $editions_original_customs_end_4p }.

    The round is played to its last seat. After it { $end_extra_rounds ->
        [one] one more full round follows,
       *[other] { $end_extra_rounds } more full rounds follow,
    } so that everybody has had the same number of turns. Then the final scoring takes place.
    .title = The end of the game
    .short =
        When houses, orders, church or customs have come so far, the round is played out, then { $end_extra_rounds }
        more.

rules-yokohama-scoring =
    Church: whoever has the most assistants on its board scores { $church_majority_1 } VP, the second
    { $church_majority_2 }. In a tie the assistant furthest to the right decides.

    Customs: likewise, for { $customs_majority_1 } and { $customs_majority_2 } VP. On both boards a place needs at
    least one assistant. If only one player is there, nobody gets the second place.

    Technology: the highest total of production values scores { $scoring_technology_1 } VP, the second
    { $scoring_technology_2 }. What the slots added to the price does not count. In a tie the player closer to the start
    player, going clockwise from the start player, is ahead. Without a technology you score nothing here.

    Countries: orders still in hand are discarded. Group the countries of your technologies and fulfilled orders into
    sets of different ones. A set of five is worth { $scoring_country_sets_5 } VP, of four
    { $scoring_country_sets_4 }, of three { $scoring_country_sets_3 }, of two { $scoring_country_sets_2 }, a single
    one { $scoring_country_sets_1 }. The best grouping is found for you.

    What is left: { $scoring_unused_agent } VP for each unused foreign agent, { $scoring_imports } VP for each import,
    a VP for every { $scoring_yen_per_vp } yen, and a VP for every { $scoring_goods_per_vp } trade goods in any mix.

    The most VP win. In a tie the tied player closest to the start player, going clockwise from the start player, wins.
    .title = Final scoring
    .short = Majorities, sets of countries, agents, imports, yen and goods bring the last points.

rules-yokohama-options =
    You may choose the edition, and in the second edition there are further options.
    .title = Editions and options

rules-yokohama-options-editions =
    The second edition is the default. In the original edition a player owns { $editions_original_assistants_total }
    assistants; in the second there are { $editions_second_assistants_total }, of which
    { $editions_second_assistants_score } only mark the score.

    Other differences. In the church, faith for money costs { $editions_original_church_yen_per_faith } yen in the
    original and { $editions_second_church_yen_per_faith } in the second edition. Technologies cost a surcharge from
    your card number { $editions_original_technology_surcharge_from } on in the original, from number
    { $editions_second_technology_surcharge_from } on in the second. When you spread assistants, the
    least you must place, if you can, is { $editions_original_placement_a_min } in the original and
    { $editions_second_placement_a_min } in the second. The numbers of assistants that bring the end differ too
    (see the topic on the end).

    Neutral assistants, the rival and the two small expansions exist only in the second edition.
    .title = Editions

rules-yokohama-options-rival =
    Only in the second edition with two players. { $editions_second_rival ->
        [yes] It is on unless you turn it off.
       *[no] It is off unless you turn it on.
    } The neutral assistants take part in the final scoring of church and customs as if they were a third player's,
    and a rival with a production of { $scoring_rival_production } takes part in the scoring of technologies. The
    rival can take a first or second place away from you but never wins the game.

    Without this option the neutral assistants only block their spaces and count towards the end.
    .title = { yokohama-option-rival }

rules-yokohama-options-achievement-rewards =
    A small expansion of the second edition, off unless chosen. At set-up
    { $mini_expansions_achievement_rewards_drawn } of { $mini_expansions_achievement_rewards_count } reward tokens are
    laid open. As soon as you have claimed { $mini_expansions_achievement_rewards_needed } achievements you take one
    of them. It shows either a country, which counts like one on a card, or a free agent, which is used like any
    agent.
    .title = { yokohama-option-achievement-rewards }

rules-yokohama-options-free-agents =
    A small expansion of the second edition, off unless chosen. { $mini_expansions_free_agents_tokens ->
        [one] One extra five-power token is
       *[other] { $mini_expansions_free_agents_tokens } extra five-power tokens are
    } shuffled in with the others. If you take one, it lies face up in front of you and can be used once like any
    agent, of no country. It also counts as a five-power token for the achievement. Unused free agents score nothing
    at the end.
    .title = { yokohama-option-free-agents }

rules-yokohama-options-round-limit =
    Off unless chosen. With a round limit the game stops after that many rounds and is scored as it stands. It is
    meant for games among programs, so that none can go on for ever.
    .title = Round limit

rules-yokohama-rulings =
    Answers to questions that come up at the table and that the rulebooks leave open.
    .title = Rulings

rules-yokohama-rulings-movement =
    A walk never enters an area twice, and you are only offered steps from which you can still reach a place to stop
    with the money you have. Fees are paid step by step.

    Calling the president home is allowed also when it is already in your hand: then only assistants come back, or none.

    Tram and Station replace the walk and work also with the president in hand. Neither of them leads to the area the
    president is standing on. Station needs no assistant of yours at its goal; Tram and Postal System do.

    Stagecoach saves the fees to presidents during the whole movement step, also with Postal System and Tram. It never
    saves the canal's fee or the fees for placing assistants.

    Assistants are placed and paid one by one, and you may stop after any of them (in the original edition after the
    first). Placing a pair is offered only where you can pay for both. Telegram's assistant comes last and is left out
    if you have none in hand or cannot pay for it.
    .title = Rulings on placement and movement

rules-yokohama-rulings-actions =
    Your power is counted once, when the area's action begins. It holds for the bonus and for building too, whatever
    arrives or leaves meanwhile. An assistant that went from the area onto the church or customs board did count.

    Telephone works with every recovery, also that of an agent.

    With an agent only the moment of use matters: it may act where your president will go or has been this turn, but
    not where it is standing. With the president in hand it stands nowhere. An agent you have just received can be
    used at once if you are still allowed to use one this turn; free agents share that limit.

    A technology works from the moment you have it, even later in the same action, but not for what came before.

    Spinning Mill and University can be used at every decision of your turn, but not in the middle of a payment and not
    between the first step of a walk and its stop. No step ends by itself while one of them would open a choice in it.

    In church, customs and laboratory you choose the space or card first and pay afterwards. Power counts in full, and
    you pay no more than is missing. What you could not pay completely is not offered. Goods and yen are always
    received; what offers a choice you may decline, wholly or in part.

    In the church every point of power is a point of faith; the one table that says less is taken for a misprint.
    Without an assistant in the area or in your hand nothing is put on the church or customs board, and nothing is paid.

    Two orders from a port are taken together, before the row slides. The VP a port gives at full power come even if you
    take no card. By the books a hand is hidden, but an order taken from a port has been seen by all, so it stays known.

    The price of a trading house depends on how many of yours have already left the warehouse, by whichever way.

    Mining Technology adds once for each gain: each exchange in Chinatown, each action and each reward counts as one, no
    matter how much copper it brings.

    A warehouse reward is for a piece of your choice. It is lost if nothing in your warehouse can be paid for.

    When one event brings several things they come in this order: you pay, you get the card or place the piece, its own
    reward comes, then what your technologies add, then a possible agent, and at last the row is refilled.
    .title = Rulings on actions

rules-yokohama-rulings-end =
    If you set off the end, your turn goes on as usual. Further reasons for the end change nothing. If the last seat
    sets it off, the extra play begins with the very next round.

    The rival counts as a player in the scorings it takes part in, also if that leaves a player in second place.

    If no agent of a country is left when you would get one, you do not get it later either. A used agent and a token
    turned face down still belong to you and count for the achievement. Free agents score nothing at the end, since the
    books name foreign agents only.
    .title = Rulings on the end

rules-yokohama-numbers =
    What is printed on most cards and boards is not in any rulebook's text. The numbers in this game are therefore of
    three kinds: some stand in a rulebook, some can be worked out from one, and the others are our own design, made to
    fit everything that is known. The topic of a card says which is which. Owners of the game can play with a
    component sheet of their own.
    .title = Where the numbers come from

## Areas

rules-yokohama-area-copper-mine =
    The copper mine gives you copper, the rarest of the trade goods: at powers one to five you get { $by_power }.
rules-yokohama-area-silk-mill =
    The silk mill gives you silk: at powers one to five you get { $by_power }.
rules-yokohama-area-tea-plantation =
    The tea plantation gives you tea: at powers one to five you get { $by_power }.
rules-yokohama-area-fishing-ground =
    The fishing ground gives you fish: at powers one to five you get { $by_power }.
rules-yokohama-area-bank =
    The bank gives you yen: at powers one to five you get { $by_power }.
rules-yokohama-area-chinatown =
    Trade goods for money, one exchange after the other; your power says how many you may make.

    Selling, each time one piece: copper for { $chinatown_sell_copper } yen, silk for { $chinatown_sell_silk }, tea for
    { $chinatown_sell_tea }, fish for { $chinatown_sell_fish }. Buying, each time one piece: copper for
    { $chinatown_buy_copper } yen, silk for { $chinatown_buy_silk }, tea for { $chinatown_buy_tea }, fish for
    { $chinatown_buy_fish }, an import for { $chinatown_buy_imports }. Imports cannot be sold.
rules-yokohama-area-employment-agency =
    Bring pieces from your warehouse to your hand, up to the number your power allows.
    { $hiring_assistant ->
        [0] Assistants are free.
       *[other] An assistant costs { $hiring_assistant } yen.
    } A shophouse costs { $hiring_shophouse } yen. Your trading houses cost { $hiring_trading_house } yen, from the
    first to the last.
rules-yokohama-area-customs =
    Pay at least one import, and at most as many as your power allows. Put one assistant, from this area or from your
    hand, on a free space of the customs board that shows exactly the number you paid, and get the reward of that
    space. The assistant stays there for good. At the end of the game the players with the most assistants here score
    { $customs_majority_1 } and { $customs_majority_2 } VP.
rules-yokohama-area-church =
    Your power is your faith. You may raise it by one for each different kind you pay, each kind only once:
    { $church_pay_copper } copper, { $church_pay_silk } silk, { $church_pay_tea } tea, { $church_pay_fish } fish,
    { $church_pay_imports ->
        [one] { $church_pay_imports } import
       *[other] { $church_pay_imports } imports
    }, and money ({ $editions_second_church_yen_per_faith } yen in the second edition,
    { $editions_original_church_yen_per_faith } in the original).

    Put one assistant, from this area or from your hand, on a free space of the church board whose number is no higher
    than your faith, and get its reward. Faith beyond that is lost. The assistant stays there for good. At the end of
    the game the players with the most assistants here score { $church_majority_1 } and { $church_majority_2 } VP.
rules-yokohama-area-laboratory-a =
    Take one technology from the board of this laboratory. It costs its production value and what its slot adds (from
    the left: { $laboratory_slots }). Your power pays for one each; what is missing you pay with
    { $laboratory_per_production_yen }
    yen or { $laboratory_per_production_imports ->
        [one] { $laboratory_per_production_imports } import
       *[other] { $laboratory_per_production_imports } imports
    } for each, in any mix. Power left over is lost.

    From your technology number { $editions_second_technology_surcharge_from } on (in the original edition number
    { $editions_original_technology_surcharge_from }) you pay a surcharge of { $laboratory_surcharge_yen } yen or
    { $laboratory_surcharge_imports ->
        [one] { $laboratory_surcharge_imports } import.
       *[other] { $laboratory_surcharge_imports } imports.
    }

    You can own any number of technologies, but no two of the same name. The cards then slide to the left and the row is
    refilled; once the deck is empty, gaps stay at the right.
rules-yokohama-area-laboratory-b =
    This laboratory works just like laboratory A but has a board of its own: you take a technology from here. It costs
    its production value and what its slot adds (from the left: { $laboratory_slots }), and it is paid in the same
    way.
rules-yokohama-area-port-a =
    Take one order from the board of this port for free; or up to { $port_orders_max } if you pay
    { $port_second_order_yen }
    yen or { $port_second_order_imports ->
        [one] { $port_second_order_imports } import.
       *[other] { $port_second_order_imports } imports.
    } Your power says which levels you may choose from, and at power { $power_max } it also gives { $vp_5 } VP.

    The orders then slide to the left and the row is refilled. If it cannot be filled up, the end of the game draws
    near. You can hold at most { $player_orders_hand_max } orders.
rules-yokohama-area-port-b =
    This port works just like port A but has a board of its own: you take orders from here. The first is free, and for
    { $port_second_order_yen } yen or { $port_second_order_imports ->
        [one] { $port_second_order_imports } import
       *[other] { $port_second_order_imports } imports
    } you may take up to { $port_orders_max }. Power { $power_max } also gives { $vp_5 } VP.
rules-yokohama-area-canal =
    Nothing is ever placed or built here, and there is no action. Your president may walk across for
    { $turn_canal_fee } yen to the supply, without an assistant, but cannot stop.

## Technologies

rules-yokohama-technology-ball =
    Whenever you fulfil an order you score { $effect_vp_per_order } VP more.
rules-yokohama-technology-brickyard =
    Whenever the customs action puts one of your assistants on the customs board you score { $effect_vp_per_customs }
    VP more.
rules-yokohama-technology-electric-light =
    Whenever you build a trading house you score { $effect_vp_per_trading_house } VP more.
rules-yokohama-technology-exposition =
    You score { $effect_vp_at_once } VP at once.
rules-yokohama-technology-gaslight =
    Whenever you build a shophouse you score { $effect_vp_per_shophouse } VP more.
rules-yokohama-technology-language-school =
    Whenever you fulfil an order you get { $effect_yen_per_order } yen more.
rules-yokohama-technology-letterpress =
    For every technology you take after this one you get { $effect_yen_per_technology } yen.
rules-yokohama-technology-mining =
    Whenever you get copper you get { $effect_extra_copper } more, wherever it comes from.
rules-yokohama-technology-newspaper =
    When you spread assistants you may place up to { $effect_placement_a_max } instead of { $turn_placement_a_max }.
    The usual fees apply.
rules-yokohama-technology-patent =
    For every technology you take after this one you score { $effect_vp_per_technology } VP.
rules-yokohama-technology-postal =
    Your president may stop, or be put, on an area where other presidents stand, and act there, if you have an
    assistant in it. You pay { $turn_movement_fee } yen to the owner of each president there, unless you own the
    Stagecoach.
rules-yokohama-technology-spinning-mill =
    { $effect_per_turn ->
        [one] Once in each of your turns
       *[other] Up to { $effect_per_turn } times in each of your turns
    } you may change { $effect_pay_silk } silk into { $effect_get_yen } yen.
rules-yokohama-technology-stagecoach =
    You pay nothing to other presidents while your president moves. The Stagecoach alone does not let you stop beside
    one.
rules-yokohama-technology-station =
    At once put the station token on any area except the canal. From then on everybody has { $effect_power } more
    power there. You alone may move your president straight to that area in the movement step, whoever is there and
    without paying anybody. That ends the movement.
rules-yokohama-technology-stock =
    If you have { $effect_at_most_yen } yen or less when your turn starts, you are filled up to
    { $effect_fill_to_yen } yen.
rules-yokohama-technology-telegram =
    After putting { $turn_placement_b } assistants on one area you may place { $effect_extra_assistants } more on an
    area adjacent to it, for the usual fee.
rules-yokohama-technology-telephone =
    When your assistants are called home from an area you may leave { $effect_assistants_left } of them there.
rules-yokohama-technology-tram =
    Instead of walking, your president may go straight to any area that holds one of your assistants and no other
    president, without paying anybody. That ends the movement. If you also own the Postal System, other presidents may
    be there too; their owners are paid unless you own the Stagecoach.
rules-yokohama-technology-university =
    { $effect_per_turn ->
        [one] Once in each of your turns
       *[other] Up to { $effect_per_turn } times in each of your turns
    } you may pay { $effect_pay_yen } yen to bring { $effect_assistants ->
        [one] one assistant
       *[other] { $effect_assistants } assistants
    } from your warehouse to your hand.
rules-yokohama-technology-winery =
    Whenever the church action puts one of your assistants on the church board you score { $effect_vp_per_church } VP
    more.

## Achievements

rules-yokohama-achievement-copper =
    Own at least { $need_copper } copper. The first player scores { $first } VP, everybody later { $later }.
rules-yokohama-achievement-silk =
    Own at least { $need_silk } silk. The first player scores { $first } VP, everybody later { $later }.
rules-yokohama-achievement-tea =
    Own at least { $need_tea } tea. The first player scores { $first } VP, everybody later { $later }.
rules-yokohama-achievement-fish =
    Own at least { $need_fish } fish. The first player scores { $first } VP, everybody later { $later }.
rules-yokohama-achievement-yen =
    Own at least { $need_yen } yen. The first player scores { $first } VP, everybody later { $later }.
rules-yokohama-achievement-tokens =
    Own at least { $need_tokens } tokens: five-power tokens and foreign agents count together, used or not. The first
    player scores { $first } VP, everybody later { $later }.
rules-yokohama-achievement-orders =
    Have fulfilled at least { $need_orders } orders. The first player scores { $first } VP, everybody later { $later }.
rules-yokohama-achievement-technologies =
    Own at least { $need_technologies } technologies. The first player scores { $first } VP, everybody later { $later }.
rules-yokohama-achievement-production-4 =
    Have built, shophouse or trading house, in at least { $need_production } production areas. An area counts once.
    The first player scores { $first } VP, everybody later { $later }.
rules-yokohama-achievement-commercial-4 =
    Have built, shophouse or trading house, in at least { $need_commercial } commercial areas. An area counts once.
    The first player scores { $first } VP, everybody later { $later }.
rules-yokohama-achievement-production-3-commercial-2 =
    Have built, shophouse or trading house, in at least { $need_production } production areas and { $need_commercial }
    commercial areas. An area counts once. The first player scores { $first } VP, everybody later { $later }.
rules-yokohama-achievement-production-2-commercial-3 =
    Have built, shophouse or trading house, in at least { $need_production } production areas and { $need_commercial }
    commercial areas. An area counts once. The first player scores { $first } VP, everybody later { $later }.

## Goods, countries, pieces

rules-yokohama-good-copper =
    A trade good from the copper mine. Chinatown buys it from you for { $chinatown_sell_copper } yen and sells it for
    { $chinatown_buy_copper }. At the end every { $scoring_goods_per_vp } trade goods of any kind are worth a VP.
rules-yokohama-good-silk =
    A trade good from the silk mill. Chinatown buys it from you for { $chinatown_sell_silk } yen and sells it for
    { $chinatown_buy_silk }. At the end every { $scoring_goods_per_vp } trade goods of any kind are worth a VP.
rules-yokohama-good-tea =
    A trade good from the tea plantation. Chinatown buys it from you for { $chinatown_sell_tea } yen and sells it for
    { $chinatown_buy_tea }. At the end every { $scoring_goods_per_vp } trade goods of any kind are worth a VP.
rules-yokohama-good-fish =
    A trade good from the fishing ground. Chinatown buys it from you for { $chinatown_sell_fish } yen and sells it for
    { $chinatown_buy_fish }. At the end every { $scoring_goods_per_vp } trade goods of any kind are worth a VP.
rules-yokohama-good-imports =
    Imports are not trade goods. They come from rewards or from Chinatown, for { $chinatown_buy_imports } yen, and
    cannot be sold. They pay at the customs, in the laboratories, for a second order at a port and as one kind in the
    church. At the end each is worth { $scoring_imports } VP.
rules-yokohama-good-yen =
    Money. At the end every { $scoring_yen_per_vp } yen are worth a VP.

# One text for all countries; $id is the country's id, for languages in which the adjective changes.
rules-yokohama-country =
    { $agents ->
        [one] There is one { $name } agent.
       *[other] There are { $agents } { $name } agents.
    } Each time the number of your { $name } cards, technologies and fulfilled orders together, reaches a multiple of
    { $turn_icons_per_agent }, you get one of them while any is left. At the end sets of different countries score.

rules-yokohama-piece-assistant =
    Assistants open areas to your president and give { $power_assistant } power each. From your hand they are placed
    on areas; they can also go to the church board, the customs board or an achievement, and stay there for good.
rules-yokohama-piece-president =
    Your president decides where you carry out your main action and gives { $power_president } power there. Other
    players pay to place assistants in its area or to walk through it, and normally cannot stop there.
rules-yokohama-piece-shophouse =
    A shophouse costs { $hiring_shophouse } yen to hire and is built with power { $power_build_from } or more, at most
    one of yours on a building site. It brings the reward of its space and { $power_shophouse } power in its area from
    then on.
rules-yokohama-piece-trading-house =
    Your trading houses cost { $hiring_trading_house } yen to hire, one after the other. One is built with power
    { $power_build_from } or more; every building site has room for a single one. It brings the reward of its space,
    { $power_trading_house } power in its area, and { $power_trading_house_income } yen whenever another player
    carries out an action there.
rules-yokohama-piece-station =
    The station token comes into play with the technology Station. It gives everybody { $power_station } more power in
    its area.
