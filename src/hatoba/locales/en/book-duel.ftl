# What the rulebook of Duel shows: tables and pictures.

ui-book-duel-strengths = What each strength gives
ui-book-duel-cards = Strength cards
ui-book-duel-before = before
ui-book-duel-after = after
ui-book-duel-price = Price of the upgrade
ui-book-duel-building = What building costs
ui-book-duel-agents = What brings an agent
ui-book-duel-points = Points at the end

ui-book-duel-part-area = The area
    .about = What it is about, in a sign.
ui-book-duel-part-track = Strength track
    .about = Above, your total; below, what you get.
ui-book-duel-part-sum = The sum
    .about = Your next card, and what your houses add.
ui-book-duel-part-site = Buildings
    .about = Shops of both players and one warehouse.
