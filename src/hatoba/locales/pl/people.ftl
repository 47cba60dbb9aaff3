ui-people-name = Twoje imię
ui-people-name-hint = Gość
ui-people-recorded = Moje imię może być w zapisach moich partii
ui-people-guest = Gość { $n }
ui-people-bot-named = { $level } { $name }
ui-people-bot-1 = Sato
ui-people-bot-2 = Ito
ui-people-bot-3 = Abe
ui-people-bot-4 = Mori
ui-people-bot = to bot
ui-people-here = jest tutaj
ui-people-seated = ma miejsce
ui-people-watchers =
    { $n ->
        [one] { $n } osoba się przygląda.
        [few] { $n } osoby się przyglądają.
        [many] { $n } osób się przygląda.
       *[other] { $n } osoby się przygląda.
    }
ui-people-title-turn = ● { $game }: twój ruch
ui-people-title-turns =
    { $n ->
        [one] ● { $n } stół: twój ruch
        [few] ● { $n } stoły: twój ruch
        [many] ● { $n } stołów: twój ruch
       *[other] ● { $n } stołu: twój ruch
    }
ui-people-title-waiting = { $game }: czeka na ruch ({ $seat })
ui-people-title-over = { $game }: koniec partii
ui-people-invites = { $name } zaprasza cię do gry { $game }
ui-people-invited = Masz zaproszenie do gry { $game }
ui-people-who = Kto tu jest
ui-people-your-seat = Twoje miejsce
ui-people-free-seats =
    { $n ->
        [0] Wszystkie miejsca są zajęte (liczba miejsc: { $players }).
        [one] Liczba miejsc: { $players }, { $n } jest jeszcze wolne.
        [few] Liczba miejsc: { $players }, { $n } są jeszcze wolne.
        [many] Liczba miejsc: { $players }, { $n } jest jeszcze wolnych.
       *[other] Liczba miejsc: { $players }, { $n } jest jeszcze wolnego.
    }
ui-people-clock-none = Bez zegara: każdy gra tak długo, jak potrzebuje.
ui-people-clock-turn = Każda tura ma swój czas. Za tego, komu się skończy, gra dalej bot.
ui-people-clock-game = Każdy ma czas na całą partię. Za tego, komu się skończy, gra dalej bot.
ui-people-may-leave = Jeśli musisz odejść, zagra za ciebie bot; możesz wrócić.
ui-people-read-first = Pierwszy raz? Najpierw przeczytaj zasady. Miejsce jest twoje dopiero, gdy usiądziesz.
ui-people-only-watch = Tylko patrzę
ui-people-no-account = Konto nie jest potrzebne: ta przeglądarka pamięta twoje miejsce.
ui-people-seat-taken = Ktoś był szybszy: to miejsce jest już zajęte. Wybierz inne.
ui-people-invite = Jeden link do wszystkich wolnych miejsc. Kto go otworzy, zajmie jedno z nich:
ui-people-seat-links = Link do każdego miejsca
ui-log-seat-filled = Po jedno miejsce nikt nie przyszedł: gra na nim bot ({ $level }).
