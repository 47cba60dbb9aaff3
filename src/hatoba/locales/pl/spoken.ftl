### Czytane na głos tam, gdzie inni widzą rysunek; oraz wiersz poleceń.

ui-spoken-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
ui-spoken-reward = nagroda { $sum }
ui-spoken-technology = koszt { $n }; { $country }; { $text }
ui-spoken-your-power = twoja siła { $power }; { $gives }: { $n }
ui-spoken-with-power = z siłą { $power }; { $gives }: { $n }
ui-spoken-assistants =
    { $who ->
        [you] Ty
       *[seat] { $seat }
    }: { $n ->
        [one] { $n } asystent
        [few] { $n } asystenci
       *[many] { $n } asystentów
    }
ui-spoken-president =
    { $who ->
        [you] twój prezes
       *[seat] prezes: { $seat }
    }
ui-spoken-station = żeton stacji
ui-spoken-token = premia za siłę pięć: { $sum }
ui-spoken-sites = wolne miejsca budowy: { $sites }
ui-spoken-site = { $piece } za { $sum }
ui-spoken-taken =
    { $who ->
        [you] zajęte przez ciebie
       *[seat] zajęte: { $seat }
    }
ui-spoken-faith = wiara: { $n }
ui-spoken-goal = Kto pierwszy, dostaje { $first }, pozostali { $later }.
ui-spoken-have = masz { $n }
ui-spoken-strength = twoja siła { $n }
ui-spoken-used = już użyte
ui-spoken-shop =
    { $who ->
        [you] twój sklep
       *[seat] sklep: { $seat }
    }
ui-spoken-warehouse =
    { $who ->
        [you] twój dom towarowy
       *[seat] dom towarowy: { $seat }
    }
ui-spoken-undone = Cofnięto.
ui-spoken-news = Co się dzieje
ui-spoken-icon-order = Zamówienia
ui-spoken-icon-technology = Technologie
ui-command = Polecenie
ui-command-found =
    { $n ->
        [one] { $n } możliwa akcja. Enter ją wykonuje.
        [few] { $n } możliwe akcje. Pisz albo wybierz strzałkami; Tab uzupełnia, Enter wykonuje.
       *[many] { $n } możliwych akcji. Pisz albo wybierz strzałkami; Tab uzupełnia, Enter wykonuje.
    }
ui-command-several =
    { $n ->
        [one] Pasuje { $n } akcja.
        [few] Pasują { $n } akcje. Pisz dalej albo wybierz strzałkami.
       *[many] Pasuje { $n } akcji. Pisz dalej albo wybierz strzałkami.
    }
ui-command-unknown = Żadna akcja tak się nie nazywa.
ui-command-played = Zagrano: { $action }
ui-key-command = wiersz poleceń
