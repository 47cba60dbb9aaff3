# What the rulebook of Yokohama shows: tables and pictures.

ui-book-yokohama-powers = What each power gives
ui-book-yokohama-church = Spaces of the church
ui-book-yokohama-church-asks = Faith
ui-book-yokohama-customs = Spaces of the customs
ui-book-yokohama-customs-asks = Imports
ui-book-yokohama-hiring = Hiring, in yen
ui-book-yokohama-market = Prices in Chinatown
ui-book-yokohama-buys = It pays
ui-book-yokohama-sells = It asks
ui-book-yokohama-ends = What ends the game
ui-book-yokohama-majorities = First and second place
ui-book-yokohama-sets = Points for different countries

ui-book-yokohama-part-area = The area
    .about = What it makes, in a sign.
ui-book-yokohama-part-track = Power track
    .about = Above, your power; below, what you get. Yours is marked.
ui-book-yokohama-part-token = Five-power token
    .about = Once in the game, for whoever acts here with power five.
ui-book-yokohama-part-street = Who is here
    .about = Presidents, and assistants with their number.
ui-book-yokohama-part-site = Building site
    .about = Shophouse spaces and one trading house; each shows its reward.
