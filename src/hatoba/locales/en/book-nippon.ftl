# What the rulebook of Nippon shows: tables and pictures.

ui-book-nippon-goods = Goods and what they need
ui-book-nippon-level = Level
ui-book-nippon-costs = Yen for one, two, three in an action
ui-book-nippon-influence = Token for cubes, by level
ui-book-nippon-rewards = Workers and reward
ui-book-nippon-multiplier = at most
ui-book-nippon-regions = Points of the regions
ui-book-nippon-scoring = Scoring { $n }
ui-book-nippon-tracks = The tracks

ui-book-nippon-part-city = A city
    .about = Each region has two, each with four spaces.
ui-book-nippon-part-space = Influence space
    .about = While it is empty, its number counts for foreign companies.
ui-book-nippon-part-good = The good
    .about = What this space wants delivered.
