# Lessons of Nippon. At most 25 words a step.

lesson-nippon-first = First steps
    .about = one worker, one action: every action once
lesson-nippon-first-welcome =
    Welcome to Nippon! A young industry awaits you: found factories, win regions, trade abroad. One step at a time.
lesson-nippon-first-win =
    Most points win. Regions score three times, achievements at the end. This is your score so far.
lesson-nippon-first-workers =
    Every turn you take one worker and do one action of its space. Colours only matter when wages are due.
lesson-nippon-first-invest = First, a factory. Take the red worker here and invest.
lesson-nippon-first-invest-red = Any colour works, but few colours mean low wages. Take red.
lesson-nippon-first-build =
    Silk needs little knowledge; your blueprint makes up for what is missing. Build this silk factory.
lesson-nippon-first-machinery = A machine makes a factory yield more. Take the green worker for machinery.
lesson-nippon-first-machinery-green = Take green: you will meet that colour again, and two of a colour cost one wage.
lesson-nippon-first-upgrade = Fit a machine into your silk factory, then stop: money is precious.
lesson-nippon-first-production =
    Factories run on coal. Take a green worker and produce: one silk, plus one for the machine.
lesson-nippon-first-market = Silk in store! The local market turns it into influence. Take the yellow worker.
lesson-nippon-first-deliver = A city wants certain goods. Tokyo asks for silk on this space. Deliver there.
lesson-nippon-first-deliver-there = That city would take it too. Choose Tokyo: a train shall follow there.
lesson-nippon-first-cubes = More cubes, a stronger token. Deliver both.
lesson-nippon-first-cubes-two = One cube would do, but two make you stronger.
lesson-nippon-first-token =
    Your token on the city. Each empty space there counts for foreign companies; yours no longer does.
lesson-nippon-first-trains = Trains add influence where you have a token. Take green, put a train in Kanto, and stop.
lesson-nippon-first-ships = Ships score where you come first or second. Take yellow, put a ship in Kanto, and stop.
lesson-nippon-first-full = Six workers: your board is full. Now you must consolidate, which you may do at any time.
lesson-nippon-first-consolidate =
    Consolidating renews yen and coal, pays wages for each colour, and with three workers or more brings a reward.
lesson-nippon-first-reward = The Emperor rewards six workers best: times five! Take it, with the bonus you like.
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
lesson-nippon-first-farewell = Well run! You know all nine actions and consolidation. The short lessons go deeper.
