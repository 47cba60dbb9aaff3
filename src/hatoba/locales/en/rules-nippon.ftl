### Nippon: the rules in words.
###
### Ids
###   rules-nippon-SECTION         a section (overview, setup, turn, rewards, scoring, end, options, rulings, numbers)
###   rules-nippon-SECTION-PART    its parts, shown in the order of this file
###   rules-nippon-KIND-ID         one thing of the component sheet (action, good, bonus, region, track ...)
### Sections and parts have a .title; things are titled by their name in names-nippon.ftl.
###
### Text: whole sentences. A line break inside a paragraph is a space, an empty line starts a new paragraph.
### Sums of money are in thousands of yen throughout.
###
### Arguments: numbers come from the component sheet and are never written out here. Every message may use every value
### of the sheet by its path, joined with "_":
###   $costs_invest                [costs] invest
###   $costs_ships                 a list as text, "5, 10, 15"; $costs_ships_1 is its first item
###   $regions_transport_2p, _3p, _4p    a list for 2, 3 and 4 players
###   $goods_silk_knowledge        a row by its id; rows without an id count from 1: $influence_3_tokens
###   $factories_count             how many rows there are
###   $workers_total               workers of all colours
### Messages about one thing also get the fields of its own row, without a prefix: $level, $coal, $capacity (goods),
### $per, $printed (achievements), $spaces (tracks), $effect_costs (factory bonuses); and $id and $name, its id and
### its name. Factory bonuses get $good_coal as well, the coal the factory needs without the bonus.

## Sections

rules-nippon-overview =
    You lead a large company while Japan becomes an industrial country. You build factories, improve them, produce
    goods and either sell them abroad under contracts or deliver them to the cities of Japan, where they bring you
    influence in the regions. Whoever has the most victory points (VP) at the end wins. Two to four can play.

    There are six goods of three levels: silk and paper, bento and lenses, clocks and light bulbs. Each factory makes
    one good, and you never own two factories of the same good. Coal makes them run, knowledge lets you build the
    better ones, and blueprints help out.

    Your three tracks say what you get when you renew your budget: money and coal; the third track is your knowledge.
    Sums of money are in thousands of yen.
    .title = Overview
    .short = Build factories, sell abroad or win regions at home: the most victory points win.

rules-nippon-setup =
    Players start with { $start_vp } VP in turn order, { $start_yen } yen, { $start_coal } coal and
    { $start_blueprints ->
        [one] { $start_blueprints } blueprint.
       *[other] { $start_blueprints } blueprints.
    } Everybody has { $ships_pieces } ships, { $trains_pieces } trains, influence tokens of the values
    { $influence_tokens_values }, the same { $contracts_count } contracts and { $workers_on_board } spaces for workers.

    Of { $workers_total } workers in { $workers_colours } colours some are left out: of each colour
    { $workers_removed_2p } with two players, { $workers_removed_3p } with three, { $workers_removed_4p } with four.
    Each action space gets { $workers_per_space } of them at random. Then the worker rows are filled: with two players
    { $workers_row_count_2p } rows of { $workers_row_size_2p }, with three { $workers_row_count_3p } rows of
    { $workers_row_size_3p }, with four { $workers_row_count_4p } rows of { $workers_row_size_4p }.

    Every city gets a random tile that shows the four goods it wants. A region has { $regions_transport_2p } transport
    spaces with two players, { $regions_transport_3p } with three and { $regions_transport_4p } with four; trains and
    ships share them. Around one city there may be at most { $regions_city_max_2p }, { $regions_city_max_3p } or
    { $regions_city_max_4p } influence tokens. Of the reward tokens { $reward_tokens_removed_2p },
    { $reward_tokens_removed_3p } or { $reward_tokens_removed_4p } of each multiplier are removed at random. All
    { $factories_count } factories lie open.
    .title = Set-up
    .short = Everybody begins with { $start_yen } yen, { $start_coal } coal and the same contracts.

rules-nippon-turn =
    In your turn you do one of two things: you take a worker and carry out an action of its action space, or you
    consolidate. Everything in the game is open; only the draw of workers from the bag is left to chance.
    .title = The turn
    .short = Take a worker and do one action of its space, or consolidate.

rules-nippon-turn-worker =
    Take a worker from one of the action spaces, put it on the leftmost free worker space of your board, and carry out
    one action that belongs to the space. You may choose only an action that you can carry out. The worker's colour
    does not matter until you consolidate. Once your { $workers_on_board } worker spaces are full, your next turn must
    be a consolidation.

    If the action space is empty at the end of your turn, the workers of the topmost row that has any move there. If
    all rows are empty, every action space is filled up to { $workers_per_space } from the bag, then every row from
    the top, and the scoring marker moves on by one space. Spaces for which the bag has no workers are filled as soon
    as some come back.
    .title = Taking a worker
    .short = One worker, one action. With { $workers_on_board } workers you must consolidate next.

rules-nippon-turn-consolidate =
    First the budget: give back all your yen and coal, and take as much as your money and coal tracks say.

    Then the emperor's reward: a reward token whose multiplier is at most the number for your workers. From one worker
    up to a full board these numbers are { $emperor_multipliers }; zero means no reward. If you are allowed a token
    and there is one that low, you must take one. If no reward tokens are left at all, you take a multiplier token of
    { $multiplier_tokens_multiplier }x instead, while there are any. You get the bonus of a reward token at once and
    put the token on a free achievement space of your choice, where it stays.

    Last the wages: pay { $costs_wage } yen for each different colour among your workers, as far as your money goes.
    For each colour you cannot pay you lose { $costs_unpaid_vp } VP. All your workers go back into the bag.
    .title = Consolidating
    .short = Fresh yen and coal, the emperor's reward, then { $costs_wage } yen for each colour of workers.

rules-nippon-turn-blueprints =
    At any moment of your turn, and as often as you like, you may spend { $costs_blueprints } blueprints to move one
    of your three tracks up by a step. When you build a factory a blueprint can also stand in for a missing point of
    knowledge.
    .title = Blueprints
    .short = { $costs_blueprints } blueprints move a track up; one stands in for a missing point of knowledge.

rules-nippon-rewards =
    A reward token has a multiplier and a bonus of blueprints, coal or yen, which you get at once. The multiplier does
    its work at the end, on the achievement space where you put the token. A token that finds no free space is
    discarded.

    The regions have bonuses too: you get one each time you put an influence token there. Contracts bring yen or VP
    and move your money track.
    .title = Rewards
    .short = A reward token brings its bonus at once and multiplies an achievement at the end.

rules-nippon-scoring =
    The scoring marker passes two marks on its way, and each time all regions are scored. A third scoring ends the game.

    In each region your influence is the sum of your influence tokens and your trains there; without at least one
    influence token trains count nothing. A train adds { $trains_influence }, a turned one
    { $trains_influence_turned }. Foreign companies take part as well: their influence is the sum of the numbers
    printed on the region's empty influence spaces ({ $regions_foreign } around every city).

    First, second and third place score { $region_scoring_1_vp } VP in the first scoring, { $region_scoring_2_vp } in
    the second and { $region_scoring_3_vp } in the third. Players who tie share the VP of their places, rounded down;
    the share of the foreign companies is lost. Everybody in first or second place also scores their own ships in the
    region, { $ships_vp } VP each or { $ships_vp_turned } for turned ones.
    .title = Scoring the regions
    .short = Three times each region pays its first places; foreign companies take part.

rules-nippon-end =
    As soon as the marker has reached the first golden space, everybody has exactly { $scoring_track_final_turns ->
        [one] { $scoring_track_final_turns } more turn,
       *[other] { $scoring_track_final_turns } more turns,
    } beginning with the next player. Then the regions are scored for the third time.

    After that everybody gives back all yen, takes money by the track once more, and pays the workers still on the
    board.

    Then come the achievements: each one is worth its number of VP times a multiplier. That is the multiplier of the
    token you put there; without a token it is the one printed on the space, or nothing.

    The most VP win. In a tie the tied player who came last in the final round wins.
    .title = The end of the game
    .short =
        At the golden spaces everybody has { $scoring_track_final_turns } more turns; then regions and achievements
        score.

rules-nippon-options =
    There is one edition of this game.
    .title = Editions and options

rules-nippon-options-round-limit =
    Off unless chosen. With a round limit the game stops after that many rounds and is scored as it stands. It is
    meant for games among programs, so that none can go on for ever.
    .title = Round limit

rules-nippon-rulings =
    Answers to questions that come up at the table and that the rulebook leaves open.
    .title = Rulings

rules-nippon-rulings-turn =
    Blueprints may be spent at every decision of your turn, but not in such a way that an action you have begun becomes
    impossible. At the end of the game they are worth nothing.

    Actions with several pieces are done piece by piece, and you may stop after the first. What one piece brings can
    pay for the next. An action can be chosen if its first piece can be done.

    You may always consolidate, even without workers; then you only renew your budget. If no action is possible you
    have to. A consolidation never moves the scoring marker.

    A turn ends in this order: workers are refilled, the marker moves, regions are scored if it passed a mark, and the
    next player follows. Filling up spaces that had to wait for workers does not move the marker, and neither does a
    refill during the last turns.
    .title = Rulings on turns and workers

rules-nippon-rulings-actions =
    Steps on a track that would go past its end are lost. A track at its end closes the action that moves it.

    Prices in a list are for the whole action; for each further piece you pay the difference.

    A region without a free transport space takes neither trains nor ships, and each piece of one action goes to another
    region.

    Only ships and trains still on your own board are turned; those on the map stay as they are.

    When you build a factory you pay, take it, put spare machines in, and then get its one-time bonus.

    Each amount of a contract is of one good, and different amounts are of different goods. Each contract can be
    fulfilled once.

    The influence token you put must be in your supply before a replaced one comes back to you. Equal tokens do not
    replace each other. At a city's limit a lower token may still be replaced on its own space; then no other token
    goes back.
    .title = Rulings on actions

rules-nippon-rulings-end =
    The budget counts your tracks as they stand when you consolidate. A reward's yen can pay wages, and its coal comes
    on top of the new budget.

    Your VP can fall below zero.

    Your place in a region is one more than the number of those with more influence, so after a tie for first place
    comes the third. Places beyond the third score nothing, and influence of zero takes no place at all.

    Influence spaces that become empty again, or stay empty because of the city's limit, count for the foreign
    companies.

    The money taken at the end of the game is no consolidation: there is no reward token and no factory bonus with it.
    .title = Rulings on consolidation, scoring and the end

rules-nippon-numbers =
    Part of what is printed on tiles and boards is not in the rulebook's text. The numbers in this game are therefore
    of three kinds: some stand in the rulebook, some can be worked out from it, and the others are our own design,
    made to fit everything that is known. The topic of a factory, contract or tile says which is which. Owners of the
    game can play with a component sheet of their own.
    .title = Where the numbers come from

## Actions

rules-nippon-action-knowledge =
    Move your knowledge track up by one, two or three steps for { $costs_knowledge } yen.
rules-nippon-action-production =
    Run up to { $actions_factories_run } of your factories, each once. Pay the factory's coal and put
    { $actions_factory_cubes ->
        [one] { $actions_factory_cubes } cube
       *[other] { $actions_factory_cubes } cubes
    } into its store, and as many more as its machine shows. What does not fit is lost. A factory whose store is full,
    or whose coal you cannot pay, does not run.
rules-nippon-action-export =
    Fulfil up to { $actions_contracts } of your contracts. A contract names amounts of different goods; pay them from
    your stores, get its yen or VP, move your money track up as it says, and turn it over.
rules-nippon-action-invest =
    Build a factory of your choice among those left, of a good you do not make yet. It costs { $costs_invest } yen and
    needs knowledge: { $goods_silk_knowledge } for silk, { $goods_paper_knowledge } for paper,
    { $goods_bento_knowledge } for bento, { $goods_lenses_knowledge } for lenses, { $goods_clocks_knowledge } for
    clocks, { $goods_light_bulbs_knowledge } for light bulbs. Knowledge is not spent; for each missing point you may
    spend a blueprint. A marker between two numbers counts as the lower one.

    Spare machines go into the new factory at once.
rules-nippon-action-mines =
    Move your coal track up by one, two or three steps for { $costs_mines } yen.
rules-nippon-action-ships =
    Put one, two or three ships from the left of your row on free transport spaces, each in another region, for
    { $costs_ships } yen. When a mark in your row is wholly uncovered, your money track moves up by
    { $actions_money_mark }. In a region where you are first or second, a ship scores { $ships_vp } VP at each
    scoring, or { $ships_vp_turned } if it was turned.
rules-nippon-action-machinery =
    Make one, two or three upgrades for { $costs_machinery } yen. An upgrade puts a machine into a factory without
    one, or turns a machine to its better side. A machine adds a cube to what its factory makes, up to
    { $actions_machine_max } when turned. As long as one of your factories can take an upgrade it must go there; after
    that you may still buy machines, keep them as spares and use them at the first chance. Installed machines are
    never moved.
rules-nippon-action-trains =
    Put one, two or three trains from the left of your row on free transport spaces, each in another region, for
    { $costs_trains } yen. When a mark in your row is wholly uncovered, your money track moves up by
    { $actions_money_mark }. In a region where you have an influence token, a train adds { $trains_influence }
    influence, or { $trains_influence_turned } if it was turned.
rules-nippon-action-local-market =
    Put up to { $actions_influence } influence tokens, all in one region. For each pay up to
    { $actions_cubes_per_token } cubes of one good that a city there wants, and put a token beside that good. With
    one, two or three cubes its value is { $influence_1_tokens } for goods of the first level, { $influence_2_tokens }
    for the second and { $influence_3_tokens } for the third; you may use a lower token too. Each token brings you the
    region's bonus.

    The space must be empty or hold a lower token, of anybody, which returns to its owner. Where the city already has
    as many tokens as the number of players allows, you may still use an empty space if your token is higher than one
    of them; the lowest goes back to its owner, and among equals you choose.

## Goods: one text for all. $name is the good, $id its id.

rules-nippon-good =
    A good of level { $level }. Its factory needs knowledge { $knowledge } to be built and { $coal } coal to run, and
    stores up to { $capacity } cubes. You can own only one factory for each good.

## Factory bonuses

rules-nippon-bonus-consolidation-yen =
    Whenever you consolidate you get { $effect_yen } yen more than your track says, also at the top of the track.
rules-nippon-bonus-keep-coal =
    Whenever you consolidate you keep { $effect_coal } coal, if you have it, and add it to the new budget.
rules-nippon-bonus-money-marks =
    Marks uncovered by your ships and trains move your money track by { $effect_steps } instead of
    { $actions_money_mark }. For marks you uncovered earlier the difference is made up at once.
rules-nippon-bonus-once-yen =
    Once, when you build this factory, you get { $effect_yen } yen.
rules-nippon-bonus-knowledge-further =
    Your knowledge action moves the track { $effect_steps ->
        [one] one step
       *[other] { $effect_steps } steps
    } further, at no cost.
rules-nippon-bonus-knowledge-cheaper =
    Your knowledge action costs { $effect_costs } yen for one, two or three steps. At the end you count
    { $effect_stars ->
        [one] one more knowledge star.
       *[other] { $effect_stars } more knowledge stars.
    }
rules-nippon-bonus-once-knowledge =
    Once, when you build this factory, your knowledge track moves up { $effect_steps ->
        [one] one step.
       *[other] { $effect_steps } steps.
    }
rules-nippon-bonus-once-blueprints =
    Once, when you build this factory, you get { $effect_blueprints ->
        [one] { $effect_blueprints } blueprint.
       *[other] { $effect_blueprints } blueprints.
    }
rules-nippon-bonus-less-coal =
    This factory needs { $effect_coal } coal to run instead of { $good_coal }.
rules-nippon-bonus-mines-cheaper =
    Your mines action costs { $effect_costs } yen for one, two or three steps. At the end you count { $effect_stars ->
        [one] one more coal star.
       *[other] { $effect_stars } more coal stars.
    }
rules-nippon-bonus-mines-further =
    Your mines action moves the track { $effect_steps ->
        [one] one step
       *[other] { $effect_steps } steps
    } further, at no cost.
rules-nippon-bonus-once-coal-track =
    Once, when you build this factory, your coal track moves up { $effect_steps ->
        [one] one step.
       *[other] { $effect_steps } steps.
    }
rules-nippon-bonus-once-turn-ships =
    Once, when you build this factory, all ships still on your board are turned: they will score { $ships_vp_turned }
    VP instead of { $ships_vp }.
rules-nippon-bonus-once-ships =
    Once, when you build this factory, you may put { $effect_pieces ->
        [one] one ship
       *[other] up to { $effect_pieces } ships
    } on the map for free, each in another region.
rules-nippon-bonus-ships-cheaper =
    Your ships action costs { $effect_costs } yen for one, two or three ships.
rules-nippon-bonus-once-turn-trains =
    Once, when you build this factory, all trains still on your board are turned: they will add
    { $trains_influence_turned } influence instead of { $trains_influence }.
rules-nippon-bonus-once-trains =
    Once, when you build this factory, you may put { $effect_pieces ->
        [one] one train
       *[other] up to { $effect_pieces } trains
    } on the map for free, each in another region.
rules-nippon-bonus-trains-cheaper =
    Your trains action costs { $effect_costs } yen for one, two or three trains.
rules-nippon-bonus-once-machinery =
    Once, when you build this factory, you may make { $effect_upgrades ->
        [one] one machine upgrade
       *[other] up to { $effect_upgrades } machine upgrades
    } for free.
rules-nippon-bonus-more-cubes =
    Whenever this factory runs it makes { $effect_cubes ->
        [one] one cube more.
       *[other] { $effect_cubes } cubes more.
    }
rules-nippon-bonus-machinery-cheaper =
    Your machinery action costs { $effect_costs } yen for one, two or three upgrades.

## Regions: one text for all. $name is the region, $id its id, $city_1 and $city_2 are the names of its cities.

rules-nippon-region =
    A region with the cities { $city_1 } and { $city_2 }. Each influence token you put here brings you its bonus.

## Tracks

rules-nippon-track-money =
    The money track says how many yen you take when you consolidate. Its spaces, from the start: { $spaces }. It moves
    up through contracts, through marks uncovered by ships and trains, and for blueprints.
rules-nippon-track-coal =
    The coal track says how much coal you take when you consolidate. Its spaces, from the start: { $spaces }; on a
    space without a number, here a zero, the next lower number counts. The mines action moves it up.
rules-nippon-track-knowledge =
    Knowledge decides which factories you can build. The spaces of the track, from the start: { $spaces }; on a space
    without a number, here a zero, the next lower number counts. The knowledge action moves it up.

## Achievements

rules-nippon-achievement-contracts =
    At the end: a VP for every { $per } contracts you fulfilled, times the multiplier. Without a token the multiplier is
    { $printed }.
rules-nippon-achievement-knowledge-stars =
    At the end: { $per ->
        [one] a VP for each star
       *[other] a VP for every { $per } stars
    } you have reached on the knowledge track, times the multiplier. Without a token the multiplier is { $printed }.
rules-nippon-achievement-coal-stars =
    At the end: { $per ->
        [one] a VP for each star
       *[other] a VP for every { $per } stars
    } you have reached on the coal track, times the multiplier. Without a token the multiplier is { $printed }.
rules-nippon-achievement-advanced-factories =
    At the end: { $per ->
        [one] a VP for each of your factories
       *[other] a VP for every { $per } of your factories
    } of level { $min_level } or higher, times the multiplier. Without a token the multiplier is { $printed }.
rules-nippon-achievement-full-machines =
    At the end: { $per ->
        [one] a VP for each of your factories
       *[other] a VP for every { $per } of your factories
    } with a machine of +{ $machine }, times the multiplier. Without a token the multiplier is { $printed }.
rules-nippon-achievement-yen =
    At the end: a VP for every { $per } yen left after the wages, times the multiplier. Without a token the multiplier
    is { $printed }.
rules-nippon-achievement-ship-stars =
    At the end: { $per ->
        [one] a VP for each star
       *[other] a VP for every { $per } stars
    } uncovered in your row of ships, times the multiplier. Without a token the multiplier is { $printed }.
rules-nippon-achievement-train-stars =
    At the end: { $per ->
        [one] a VP for each star
       *[other] a VP for every { $per } stars
    } uncovered in your row of trains, times the multiplier. Without a token the multiplier is { $printed }.
rules-nippon-achievement-regions =
    At the end: { $per ->
        [one] a VP for each region
       *[other] a VP for every { $per } regions
    } in which you have an influence token, times the multiplier. Trains alone do not count. Without a token the
    multiplier is { $printed }.
