# Lessons of Nippon. At most 25 words a step.

lesson-nippon-first = First steps
    .about = one worker, one action: every action once
lesson-nippon-first-welcome =
    Welcome to Nippon! A young industry awaits you: found factories, win regions, trade abroad. One step at a time.
lesson-nippon-first-win =
    Most points win. Regions score { $region_scoring_count } times, achievements at the end. This is your score so
    far.
lesson-nippon-first-workers =
    Every turn you take one worker and do one action of its space. Colours only matter when wages are due.
lesson-nippon-first-invest = First, a factory. Take the red worker here and invest.
lesson-nippon-first-invest-red = Any colour works, but few colours mean low wages. Take red.
lesson-nippon-first-build =
    Silk needs little knowledge; your blueprint makes up for what is missing. Build this silk factory.
lesson-nippon-first-machinery = A machine makes a factory yield more. Take the green worker for machinery.
lesson-nippon-first-machinery-green = Take green: you will meet that colour again, and all of a colour cost one wage.
lesson-nippon-first-upgrade = A machine is in already. Add another, then stop: money is precious.
lesson-nippon-first-production =
    Factories run on coal. Take a green worker and produce. Thanks to its machines this one makes { $makes } silk.
lesson-nippon-first-market = Silk in store! The local market turns it into influence. Take the yellow worker.
lesson-nippon-first-deliver = A city wants certain goods. Tokyo asks for silk on this space. Deliver there.
lesson-nippon-first-deliver-there = That city would take it too. Choose Tokyo: a train shall follow there.
lesson-nippon-first-cubes = More cubes, a stronger token. Keep one for later and deliver the others.
lesson-nippon-first-cubes-two = That works too, but keep one cube and deliver the others.
lesson-nippon-first-token =
    Your token on the city. Each empty space there counts for foreign companies; yours no longer does.
lesson-nippon-first-trains = Trains add influence where you have a token. Take green, put a train in Kanto, and stop.
lesson-nippon-first-ships = Ships score where you come first or second. Take yellow, put a ship in Kanto, and stop.
lesson-nippon-first-full =
    You hold { $workers_on_board } workers: your board is full. Now you must consolidate, which you may do at any time.
lesson-nippon-first-consolidate =
    Consolidating renews yen and coal, pays wages for each colour, and with enough workers brings a reward.
lesson-nippon-first-reward =
    The Emperor rewards a full board best: times { $emperor_multipliers_6 }! Take it, with the bonus you like.
lesson-nippon-first-put =
    A reward multiplies one achievement at the end. Put it on regions: each region with your token counts.
lesson-nippon-first-put-regions = Possible, but you already have a token in a region. Take regions.
lesson-nippon-first-again = Wages are paid and your board is empty. Produce silk again.
lesson-nippon-first-export = Goods may also go abroad. Take a red worker and export.
lesson-nippon-first-fulfil = Contracts bring yen or points and raise your income for good. Fulfil this one.
lesson-nippon-first-knowledge = Better goods need knowledge. Take the black worker, go up one step, and stop.
lesson-nippon-first-score =
    If it ended now, you would have { $mine } points, your rival { $theirs }. A real game lasts much longer.
lesson-nippon-first-mines = One last action: mines. Coal for every budget to come. Take red, one step, then stop.
lesson-nippon-first-farewell = Well run! You know every action and consolidation. The short lessons go deeper.

lesson-nippon-workers = Workers and wages
    .about = colours, and when to consolidate
lesson-nippon-workers-colours =
    Wages are paid for each colour, not for each worker. You hold { $green } green ones: one wage.
lesson-nippon-workers-same = So stay with green while it serves you. Take another one for trains.
lesson-nippon-workers-same-green = That colour would cost another wage. Take green.
lesson-nippon-workers-train = Put one train in Kanto, then stop.
lesson-nippon-workers-when = { $workers } workers, one colour, little money left: a good moment. Consolidate.
lesson-nippon-workers-reward =
    More workers, a higher multiplier. { $workers } allow this column. Take a token with the bonus you like.
lesson-nippon-workers-put = Put it on the train stars, if trains are your plan. It stays there.
lesson-nippon-workers-farewell =
    Wait longer for a better reward, or go early for fresh money: that is the heart of Nippon.

lesson-nippon-factories = Factories and machines
    .about = knowledge, blueprints, machines
lesson-nippon-factories-knowledge = Better goods ask for more knowledge. Each blueprint counts as one step, once.
lesson-nippon-factories-invest = You hold blueprints enough for level { $goods_bento_level }. Invest with red.
lesson-nippon-factories-build = Build this bento factory. Its bonus is printed on it.
lesson-nippon-factories-machinery = Now machines. Take green: one goes in at once.
lesson-nippon-factories-upgrade = Another machine makes it even better. Then stop.
lesson-nippon-factories-run =
    Coal in, bento out: with its machines the factory makes { $makes } cubes. Produce with blue.
lesson-nippon-factories-farewell = A full store takes no more, so sell before you produce again.

lesson-nippon-market = Influence
    .about = tokens, trains, foreign companies
lesson-nippon-market-region =
    Regions score { $region_scoring_count } times. Until somebody settles, foreign companies hold them with the
    numbers on empty spaces.
lesson-nippon-market-market = You have silk in store. Take yellow and open the local market.
lesson-nippon-market-where = Tokyo wants silk, and its space beats nobody yet. Deliver there.
lesson-nippon-market-cubes = { $actions_cubes_per_token } cubes make the strongest token that silk can give.
lesson-nippon-market-token = Place your best token. Only a higher one can push it out.
lesson-nippon-market-train =
    You have { $mine } influence there, foreigners { $foreign }. A train adds to yours. Take green, Kanto, then
    stop.
lesson-nippon-market-farewell =
    Now { $mine } against { $foreign }. Second place pays as well, and ships score for the first two.

lesson-nippon-export = Export
    .about = contracts and income
lesson-nippon-export-contracts = Everybody has the same contracts. Each number is paid from the store of another good.
lesson-nippon-export-export = One action fulfils up to { $actions_contracts }. Take red and export.
lesson-nippon-export-first =
    This one pays points: { $contracts_4_goods_1 } of one good, { $contracts_4_goods_2 } of another. Choose it.
lesson-nippon-export-pay = Which good gives { $contracts_4_goods_1 }? You have more silk.
lesson-nippon-export-more = Some silk and paper are left, just enough for this one. Fulfil it too.
lesson-nippon-export-farewell =
    Contracts raise your income: you now get { $yen } yen each time you consolidate. Start early.

lesson-nippon-scoring = Scoring
    .about = when regions pay, and whom
lesson-nippon-scoring-when =
    When the workers of all rows are gone, this marker moves. At marks on its way, and at the end, regions score.
lesson-nippon-scoring-who =
    Here you have { $mine } influence, foreign companies { $foreign }. Without a token of yours the region pays you
    nothing.
lesson-nippon-scoring-market =
    All rows are empty: whoever takes this last worker brings the scoring. Do it, and be there first.
lesson-nippon-scoring-deliver = Deliver silk to Tokyo, as many cubes as you can.
lesson-nippon-scoring-last = Place the token. You have { $points } points; look at them when your turn ends.
lesson-nippon-scoring-farewell =
    Scored: you have { $points } now. First, second and third place pay, ships besides; the next scoring pays more.

lesson-nippon-influence = Example: influence
    .about = Deliver silk to Tokyo yourself.
    .caption = Kanto: every empty space counts for foreign companies.
lesson-nippon-influence-city = Tokyo wants silk on one of its spaces, and your store is full.
lesson-nippon-influence-deliver =
    Open the local market, deliver { $actions_cubes_per_token } cubes there, and place your token.
lesson-nippon-influence-result =
    Your influence is { $mine } now, that of foreign companies { $foreign }. Play on if you like.

lesson-nippon-wages = Example: consolidating
    .about = Consolidate with workers of one colour.
    .caption = The reward tokens: the more workers, the higher the multiplier.
lesson-nippon-wages-colours = { $workers } workers allow a reward, and all are green: a single wage.
lesson-nippon-wages-consolidate = Consolidate now.
lesson-nippon-wages-result = Yen and coal are fresh. Now choose the reward: from here you play on.
