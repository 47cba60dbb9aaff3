ui-people-name = Twoje imię
ui-people-name-hint = Twoje imię, jeśli chcesz
ui-people-recorded = Moje imię może być w zapisach moich partii
ui-people-guest = Gość{ "\u00A0" }{ $n }
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
ui-people-may-leave = Jeśli musisz odejść, zagra za ciebie bot; możesz wrócić.
ui-people-read-first = Pierwszy raz? Najpierw przeczytaj zasady. Miejsce jest twoje dopiero, gdy usiądziesz.
ui-people-only-watch = Tylko patrzę
ui-people-no-account = Konto nie jest potrzebne: ta przeglądarka pamięta twoje miejsce.
ui-people-seat-taken = Ktoś był szybszy: to miejsce jest już zajęte. Wybierz inne.
ui-people-invite = Jeden link do wszystkich wolnych miejsc. Kto go otworzy, zobaczy, kto już jest, i wybierze miejsce:
ui-people-seat-links = Link do każdego miejsca
ui-people-invite-lots = Jeden link do wszystkich wolnych miejsc. Kto go otworzy, zobaczy, kto jest; miejsce losujemy:
ui-people-qr = Kod QR
ui-people-qr-about = Zaproszenie jako kod QR, dla aparatu w telefonie
ui-people-rating = ranking { $n }
ui-people-rating-provisional = ranking { $n }, tymczasowy
ui-people-lots = Miejsca są losowane: swoje zobaczysz, gdy usiądziesz.
ui-people-lots-seat = losowane
ui-lots = Losuj miejsca
ui-lots-means =
    Kto gdzie siedzi, a więc i kto zaczyna, losujemy z obiecanego tasowania: dla ciebie i botów na początku, dla innych,
    gdy przyjdą. Po końcu gry każdy może to sprawdzić.
ui-log-lots = Miejsca zostały rozlosowane.
problem-by-lot = Tu miejsca są losowane: nikt nie wybiera swojego.
ui-log-seat-filled = Po jedno miejsce nikt nie przyszedł: gra na nim bot ({ $level }).
ui-people-free = wolne
ui-people-pace-none = Bez limitu
ui-people-pace-quick = Szybko
ui-people-pace-sitting = Za jednym razem
ui-people-pace-days = Przez dni
ui-people-clock-none = Bez zegara: każdy gra tak długo, jak potrzebuje.
ui-people-clock-turn =
    { $minutes ->
        [0] Czas na każdą turę: { $seconds } s.
        [one] { $minutes } minuta na każdą turę.
        [few] { $minutes } minuty na każdą turę.
        [many] { $minutes } minut na każdą turę.
       *[other] { $minutes } minuty na każdą turę.
    }
ui-people-clock-game =
    { $minutes ->
        [one] { $minutes } minuta na całą partię.
        [few] { $minutes } minuty na całą partię.
        [many] { $minutes } minut na całą partię.
       *[other] { $minutes } minuty na całą partię.
    }
ui-people-clock-fischer =
    { $minutes ->
        [one] { $minutes } minuta na całą partię i { $more } s więcej za każdą turę.
        [few] { $minutes } minuty na całą partię i { $more } s więcej za każdą turę.
        [many] { $minutes } minut na całą partię i { $more } s więcej za każdą turę.
       *[other] { $minutes } minuty na całą partię i { $more } s więcej za każdą turę.
    }
ui-people-clock-days =
    { $hours ->
        [one] { $hours } godzina do namysłu; każda tura oddaje { $back } godz.
        [few] { $hours } godziny do namysłu; każda tura oddaje { $back } godz.
        [many] { $hours } godzin do namysłu; każda tura oddaje { $back } godz.
       *[other] { $hours } godziny do namysłu; każda tura oddaje { $back } godz.
    }
    Gdy śpisz, zegar stoi; dni urlopu: { $vacation }.
ui-people-up-bot =
    { $grace ->
        [0] Za tego, komu czas się skończy, gra dalej bot.
        [60] Minutę po upływie czasu gra dalej bot.
       *[other] { $grace } s po upływie czasu gra dalej bot.
    }
ui-people-up-resign =
    { $grace ->
        [0] Komu skończy się czas, ten przegrywa.
        [60] Komu skończy się czas, przegrywa minutę później.
       *[other] Komu skończy się czas, przegrywa { $grace } s później.
    }
ui-people-rests = stoi
ui-people-grace = jeszcze { $time }
ui-people-sleep = Gdy śpisz, twój zegar stoi, tu i w następnych grach
ui-people-sleep-from = Sen od
ui-people-sleep-to = Sen do
ui-people-sleep-set = Ustaw
ui-people-sleep-never = Nocą zegar nie stoi
ui-people-sleeps = Zegar stoi od { $from } do { $to }.
ui-people-day-off = Dzień wolny (zostało: { $n })
problem-no-rest = Stoi tylko zegar partii rozgrywanej przez dni.
problem-no-vacation = Nie zostało tyle dni urlopu.
