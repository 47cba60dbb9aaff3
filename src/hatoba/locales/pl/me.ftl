ui-me-title = Ty
ui-me-account = Konto
ui-me-why =
    Konto nigdy nie jest konieczne. Odnajduje twoje stoły na innym urządzeniu, przechowuje wyniki i pozwala
    grać o ranking.
ui-me-account-name = Nazwa konta
ui-me-passphrase = Hasło
ui-me-passphrase-hint = Co najmniej 10 znaków. Nikt nie może ci wysłać nowego.
ui-me-sign-in = Zaloguj się
ui-me-sign-up = Załóż konto
ui-me-sign-out = Wyloguj się
ui-me-have-one = Mam już konto
ui-me-stored =
    Zapisujemy: tę nazwę i twoje imię, skrót hasła, wyniki twoich gier, postępy w lekcjach i szkice własnych
    kart. Bez adresu e-mail.
ui-me-since = od { $date }
ui-me-rating = Ranking
ui-me-rating-of = ranking, ± { $band }
ui-me-provisional = tymczasowy
ui-me-won = wygrane
ui-me-band = W tym paśmie leży twoja siła z pewnością 95 %; zwęża się z każdą grą o ranking.
ui-me-no-rating = Jeszcze żadnej gry o ranking. Wybierz „o ranking”, zakładając stół lub szukając szybkiej gry.
ui-me-rating-now = { $game }: { $rating }, z pewnością 95 % między { $low } a { $high }
ui-me-by-game = Według gry
ui-me-by-opponent = Według przeciwnika
ui-me-game = Gra
ui-me-opponent = Przeciwnik
ui-me-count = Gry
ui-me-best = Najlepszy
ui-me-ahead = Przed nimi
ui-me-points = Punkty
ui-me-guest = Gość
ui-me-records = Rekordy życiowe
ui-me-best-points =
    { $n ->
        [one] Jeden punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
ui-me-best-lead =
    { $n ->
        [one] Wygrana jednym punktem
        [few] Wygrana { $n } punktami
        [many] Wygrana { $n } punktami
       *[other] Wygrana { $n } punktu
    }
ui-me-best-row = { $n } z rzędu
ui-me-best-at = { $game }, graczy: { $players }, { $date }
ui-me-best-row-at = { $game }, do { $date }
ui-me-strengths = Mocne strony według trenera
ui-me-strengths-of =
    { $n ->
        [one] { $game }: obejrzano { $n } grę
        [few] { $game }: obejrzano { $n } gry
       *[many] { $game }: obejrzano { $n } gier
    }
ui-me-accuracy = Wszystkie tury
ui-me-no-strengths = Zapytaj trenera o zakończone gry: wtedy powie tu, jak dobrze decydujesz i co ci dobrze wychodzi.
ui-me-history = Twoje gry
ui-me-no-games = Jeszcze żadnej ukończonej gry. Tu pojawią się gry ukończone po zalogowaniu.
ui-me-place = Miejsce { $n }
ui-me-won-game = Wygrana
ui-me-rated = o ranking
ui-me-rated-game = O ranking: bez podpowiedzi, bez cofania poza własną turę; komu skończy się czas, ten przegrywa
ui-me-on-ladder = Pokazuj moje rankingi na liście, z nazwą mojego konta
ui-me-export = Wszystkie moje dane w pliku
ui-me-delete = Usuń moje konto
ui-me-delete-sure =
    Twoje konto, rankingi i imię przy wszystkich stołach zostaną usunięte na zawsze. Gry zostają, bez twojego
    imienia.
ui-me-delete-yes = Usuń wszystko
ui-me-delete-no = Zachowaj
ui-ladder-title = Lista rankingowa
ui-ladder-about = Tu stoi każdy, kto rozegrał dość gier o ranking, by być pewnym, oraz boty na tej samej skali.
ui-ladder-place = Miejsce
ui-ladder-name = Nazwa
ui-ladder-bot = Bot
ui-match-title = Szybka gra
ui-match-about = Siądź tam, gdzie ktoś czeka na tę samą grę, albo poczekaj na kogoś. Miejsca są losowane.
ui-match-game = Gra
ui-match-players = Gracze
ui-match-fill = Jeśli nikt nie przyjdzie
ui-match-fill-0 = czekaj dalej
ui-match-fill-60 = boty po minucie
ui-match-fill-300 = boty po 5 minutach
ui-match-fill-3600 = boty po godzinie
ui-match-fill-86400 = boty po dniu
ui-match-go = Znajdź grę
ui-match-rated-needs = Gry o ranking wymagają konta.
ui-match-waiting = Czekamy na graczy.
ui-match-bots-in = Boty zajmą wolne miejsca za { $time }.
ui-match-leave = Przestań czekać
ui-match-open = Kto teraz czeka
ui-match-none = Teraz nikt nie czeka. Zacznij pierwszy.
ui-match-sit = Usiądź
problem-rated = W grze o ranking nie można tego zrobić.
problem-seated-already = Zajmujesz inne miejsce w tej grze o ranking.
problem-bot-not-rated = Nikt nie wie, jak silny jest ten bot: nie gra o ranking.
ui-share = Udostępnij tę grę
ui-share-moment = Udostępnij tę chwilę
ui-share-more = Link dla wszystkich, bez czatu
ui-share-ready = Kto ma ten link, widzi grę.
ui-share-ended = Nikt inny już jej nie widzi.
ui-share-end = Przestań udostępniać
