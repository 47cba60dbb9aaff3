# Lessons of Yokohama. At most 25 words a step.

lesson-yokohama-first = First steps
    .about = place, walk, act: every area once
lesson-yokohama-first-welcome =
    Welcome to Yokohama! The harbour has just opened to the world. You trade here, and we take it one step at a
    time.
lesson-yokohama-first-win =
    Most points win. Orders, church, customs, technologies and houses bring them. This is your score so far.
lesson-yokohama-first-order =
    An order asks for goods and pays points, sometimes imports. Of { $player_orders_dealt } you keep
    { $player_orders_kept }. Keep this one.
lesson-yokohama-first-order-small = A grand order, but it needs many goods. Begin with the lit one.
lesson-yokohama-first-people =
    These are your assistants. They prepare the way; your president follows them and does the work.
lesson-yokohama-first-place =
    A turn begins by placing: up to { $turn_placement_a_max } assistants, each in another area. Put one on the tea
    plantation.
lesson-yokohama-first-place-there = That area can wait. Let us prepare tea first.
lesson-yokohama-first-place-more = And others, for later turns: the copper mine and the laboratory.
lesson-yokohama-first-go = Now your president goes where an assistant of yours waits. Send him to the tea plantation.
lesson-yokohama-first-go-tea = He could, but tea is best now: one assistant is enough there.
lesson-yokohama-first-recovery =
    Power { $power }, assistant plus president: so much tea. The assistant has come back to your hand. End your turn.
lesson-yokohama-first-two =
    Or place { $turn_placement_b } assistants together in one area, here in the copper mine: copper needs power.
lesson-yokohama-first-two-there =
    This time take them together: press the copper mine and choose more than one assistant.
lesson-yokohama-first-walk =
    From the map the president walks, and every area he enters must hold an assistant of yours. Walk to the mine.
lesson-yokohama-first-build =
    With power { $power_build_from } or more you may build. A shophouse adds power here for good, and this space gives a
    good. Build.
lesson-yokohama-first-gain = Your reward is a good of your choice. Take silk: an order will need it.
lesson-yokohama-first-gain-silk = Nice, but silk is what you will miss later. Take that.
lesson-yokohama-first-before-end =
    You can fulfil orders at the start and at the end of your turn. This one is ready: deliver it.
lesson-yokohama-first-imports = Imports! Customs pays a lot for them. End your turn; your rival moves too.
lesson-yokohama-first-lab =
    Place { $turn_placement_a_max } again: one more in the laboratory, one in the bank, one at customs. Think ahead.
lesson-yokohama-first-lab-go =
    Now walk to the laboratory: { $assistants } assistants and the president make power { $power }.
lesson-yokohama-first-develop =
    Power pays for technologies; yen and imports help out. Yours just covers this one. Take it.
lesson-yokohama-first-develop-end = Technologies work all game, and each shows a country. End your turn.
lesson-yokohama-first-home =
    Stuck far from your goal? Instead of acting, place nobody and call the president home. Next turn he goes
    anywhere.
lesson-yokohama-first-recall = Assistants may come home with him. Leave yours where they are: they still have work.
lesson-yokohama-first-home-end = Such a turn is a pause, so plan your walks. End it.
lesson-yokohama-first-customs =
    Place { $turn_placement_b } at customs, then send the president from your hand: more assistants, more power.
lesson-yokohama-first-declare =
    Each space takes exactly that many imports. All { $imports } on the best space: look at those points!
lesson-yokohama-first-from = One assistant stays on the customs board for good. Take one from the area.
lesson-yokohama-first-customs-end = You could build again; save your house this time. End your turn.
lesson-yokohama-first-church = The church is next door. Place { $turn_placement_b } there and walk over.
lesson-yokohama-first-worship =
    Power is faith; each kind of good you pay adds more. Choose this space; pay tea, fish and yen.
lesson-yokohama-first-church-from =
    Here too an assistant stays for good, and the most assistants win extra points at the end.
lesson-yokohama-first-church-end =
    The space also moves an assistant, if you like. A full church or customs ends the game. End your turn.
lesson-yokohama-first-port =
    New orders lie at the port. Place { $turn_placement_b } there and walk across the bank: your assistant keeps that
    way open.
lesson-yokohama-first-take =
    More power opens dearer orders. Take this one for nothing; you have all its goods. Another would cost.
lesson-yokohama-first-take-ready = Not bad, but its goods are missing. The lit one is ready.
lesson-yokohama-first-ready = Deliver it at once. Look: it is another British card.
lesson-yokohama-first-port-end =
    Every { $turn_icons_per_agent } cards of one country bring its agent. You will use it next turn. End this one.
lesson-yokohama-first-agency =
    Workers run short? Place one at the fishing ground, one at the agency, then stop placing.
lesson-yokohama-first-agency-go = Walk over the fishing ground to the employment agency.
lesson-yokohama-first-hire = The agency brings people and houses from your warehouse. Assistants are free. Hire one.
lesson-yokohama-first-agent =
    Your agent acts once where an assistant waits and the president is not. Send it to the bank.
lesson-yokohama-first-score =
    This short game ends here. You would have { $mine } points, your rival { $theirs }: goods, yen and majorities
    included.
lesson-yokohama-first-finish = A real game ends when a board is full, houses run out, or orders do. End the last turn.
lesson-yokohama-first-farewell =
    Well done! You have used nearly everything. The short lessons show how to use it well.

lesson-yokohama-orders = Orders and ports
    .about = levels, a second order, delivery
lesson-yokohama-orders-levels =
    A port shows orders in levels. Little power reaches only the left ones; the right ones pay more.
lesson-yokohama-orders-place = Some assistants wait here already. Add one more, then stop placing.
lesson-yokohama-orders-go = With the president that is power { $power }: every level is open, and points come on top.
lesson-yokohama-orders-high = This order lies far right and is easy for you: only copper. Take it.
lesson-yokohama-orders-second =
    A second order costs yen ({ $port_second_order_yen }) or imports ({ $port_second_order_imports }). Copper and fish:
    take this one too.
lesson-yokohama-orders-token =
    Power { $power_five_power_token_at } also opens the token of this area, once in the game. Take it.
lesson-yokohama-orders-deliver = Leave the rest for today, and deliver your copper before the turn ends.
lesson-yokohama-orders-farewell =
    At most { $player_orders_hand_max } orders fit in your hand. Deliver early: countries on delivered orders bring
    agents.

lesson-yokohama-technologies = Technologies
    .about = what pays for them
lesson-yokohama-technologies-cost =
    Each card has a price, and cards further right cost a little more. Power pays first.
lesson-yokohama-technologies-go =
    { $assistants } assistants wait in the laboratory. Place nobody and send the president.
lesson-yokohama-technologies-dear = You can have more than your power buys. Choose this dearer card.
lesson-yokohama-technologies-pay =
    What is missing is paid point by point: { $laboratory_per_production_yen } yen or
    { $laboratory_per_production_imports } import each. Pay yen first, your import last.
lesson-yokohama-technologies-farewell =
    From card number { $editions_second_technology_surcharge_from } on, each costs extra. Early cards work longest; the
    highest total also wins points.

lesson-yokohama-boards = Church and customs
    .about = spaces that stay yours
lesson-yokohama-boards-church =
    Each space of the church asks for faith. Your power there is faith, and every kind of good you give adds more.
lesson-yokohama-boards-go = Your assistants wait here already. Place nobody and send your president.
lesson-yokohama-boards-space = Your power falls a little short of the faith for this space. Take it and give a tea.
lesson-yokohama-boards-stays = An assistant stays there for good. Whoever has the most at the end scores once more.
lesson-yokohama-boards-end = Leave move, token and houses this time, and end your turn.
lesson-yokohama-boards-customs =
    Customs asks for imports: exactly as many as a space shows. Walk over; assistants wait there.
lesson-yokohama-boards-declare = Your power says how many you may pay at most. Take the first space.
lesson-yokohama-boards-from = Here too an assistant stays. From the area it costs you none in hand.
lesson-yokohama-boards-farewell =
    Both boards also bring the end of the game when enough spaces are taken: keep an eye on them.

lesson-yokohama-agents = Agents
    .about = a second action in one turn
lesson-yokohama-agents-where =
    Every { $turn_icons_per_agent } cards of one country, orders or technologies, bring its agent. You have one.
lesson-yokohama-agents-first =
    Before or after your main action it acts where your assistants wait. The bank has { $assistants }: use it there.
lesson-yokohama-agents-build = An agent may build and take tokens too. Build a shophouse here.
lesson-yokohama-agents-then = Now the usual turn: place nobody, send the president to the tea plantation.
lesson-yokohama-agents-farewell =
    An action more in the same turn. Each agent works once, one each turn; unused ones still score at the end.

lesson-yokohama-achievements = Achievements
    .about = be the first
lesson-yokohama-achievements-goals =
    These goals are open to all. Whoever reaches one first gets more points than those who follow.
lesson-yokohama-achievements-claim = You have silk enough for this one. Claim it; an assistant stays there for good.
lesson-yokohama-achievements-another = And yen enough for this one. Claim it before you spend them.
lesson-yokohama-achievements-farewell =
    This last goal wants houses of both kinds of areas. Look at the goals before you plan where to build.

lesson-yokohama-power = Example: power
    .about = This very position: send your president.
    .caption = Assistants and a shophouse wait here; the president will add to their power.
lesson-yokohama-power-count =
    { $assistants } assistants of yours, and your shophouse. Others' assistants do not count for you.
lesson-yokohama-power-go = Place nobody, and send your president there.
lesson-yokohama-power-result = Your power gave silk by the track, and your assistants came home. Play on if you like.

lesson-yokohama-walking = Example: walking
    .about = Walk past the other president.
    .caption = From the tea plantation through the laboratory to the fishing ground: an assistant in each.
lesson-yokohama-walking-way = Both areas on your way hold an assistant of yours. In the first stands another president.
lesson-yokohama-walking-walk = You may walk through and pay its owner, but not stop there.
lesson-yokohama-walking-stop = On to the fishing ground: there you act.
lesson-yokohama-walking-result = The fee went to the other player, the fish to you. Play on if you like.

lesson-yokohama-building = Example: building
    .about = You have just acted at the bank: build there.
    .caption = Each free space shows what it pays; the largest is for a trading house.
lesson-yokohama-building-site = Power { $power_build_from } or more lets you build where you have just acted.
lesson-yokohama-building-build = Put a shophouse on the lit space and take what it shows.
lesson-yokohama-building-result = From now on your shophouse adds power here. Play on if you like.
