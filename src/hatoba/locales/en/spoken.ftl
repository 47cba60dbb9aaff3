### Read out by screen readers, where others see a drawing; and the command line.

ui-spoken-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
ui-spoken-reward = reward { $sum }
ui-spoken-technology = cost { $n }; { $country }; { $text }
ui-spoken-your-power = your power { $power }; { $gives }: { $n }
ui-spoken-with-power = with power { $power }; { $gives }: { $n }
ui-spoken-assistants =
    { $who ->
        [you] You
       *[seat] { $seat }
    }: { $n ->
        [one] { $n } assistant
       *[other] { $n } assistants
    }
ui-spoken-president =
    { $who ->
        [you] your president
       *[seat] president: { $seat }
    }
ui-spoken-station = station token
ui-spoken-token = bonus for power five: { $sum }
ui-spoken-sites = free building sites: { $sites }
ui-spoken-site = { $piece } for { $sum }
ui-spoken-taken =
    { $who ->
        [you] taken by you
       *[seat] taken by { $seat }
    }
ui-spoken-faith = { $n } faith
ui-spoken-goal = The first to claim it gets { $first }, others { $later }.
ui-spoken-have = you have { $n }
ui-spoken-strength = your strength { $n }
ui-spoken-used = already used
ui-spoken-shop =
    { $who ->
        [you] your shop
       *[seat] shop: { $seat }
    }
ui-spoken-warehouse =
    { $who ->
        [you] your warehouse
       *[seat] warehouse: { $seat }
    }
ui-spoken-undone = Taken back.
ui-spoken-news = What happens
ui-spoken-icon-order = Orders
ui-spoken-icon-technology = Technologies
ui-command = Command
ui-command-found =
    { $n ->
        [one] { $n } possible action. Enter plays it.
       *[other] { $n } possible actions. Type, or choose with the arrow keys; Tab completes, Enter plays.
    }
ui-command-several =
    { $n ->
        [one] { $n } action fits.
       *[other] { $n } actions fit. Type more, or choose with the arrow keys.
    }
ui-command-unknown = No action is called that.
ui-command-played = Played: { $action }
ui-key-command = command line
