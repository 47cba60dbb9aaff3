### The workshop: owners put the true numbers on the cards. Files of the sheet's own faults: sheets.ftl.

## The list

ui-sheets-title = Twoje własne karty
ui-sheets-about = Masz tę grę? Wpisz na karty jej prawdziwe liczby i graj nimi.
ui-sheets-mine = Twoje arkusze
ui-sheets-none-yet = Jeszcze żadnego. To, co wpiszesz, zostaje w tej przeglądarce.
ui-sheets-start = Zacznij od gry
ui-sheets-start-about = Nasze karty leżą w ołówku. Wpisujesz, co jest na twoich; Enter znaczy, że karta się zgadza.
ui-sheets-import = Wczytaj plik
ui-sheets-import-about = Arkusz wyeksportowany stąd albo napisany ręcznie.
ui-sheets-file = Arkusz (TOML)
ui-sheets-numbers-only = Tylko liczby: żadnych obrazków ani tekstów wydawcy.
ui-sheets-all = Wszystkie twoje arkusze
ui-sheets-fields = { $n } { $n ->
    [one] pole twoje
    [few] pola twoje
   *[many] pól twoich
  }
ui-sheets-drop = Wyrzuć: { $name }
ui-sheets-drop-sure = Na pewno wyrzuć
ui-sheets-from-account = Przy twoim koncie
ui-sheets-box = Moje pudełko
ui-sheets-box-of = Pudełko: { $name }

## The frame

ui-sheets-of-game = Warsztat, { $game }
ui-sheets-name = Nazwa arkusza
ui-sheets-tab-cards = Karty
ui-sheets-tab-changed = Co zmieniono
ui-sheets-tab-effect = Co to daje
ui-sheets-use = Użyj przy nowym stole
ui-sheets-mend = Najpierw popraw: { $card }
ui-sheets-kinds = Rodzaje kart
ui-sheets-tables = Tabele i ceny
ui-sheets-kind-book = nic naszego
ui-sheets-kind-all = wszystkie { $n } twoje
ui-sheets-kind-some = { $n } z { $of }
ui-sheets-whose = Czyja to liczba?
ui-sheets-source-owner = Twoje
ui-sheets-source-owner-about = z twojego pudełka
ui-sheets-source-designed = Nasze
ui-sheets-source-designed-about = domysł, w ołówku
ui-sheets-source-derived = Wywnioskowane
ui-sheets-source-derived-about = z instrukcji
ui-sheets-source-rulebook = Instrukcja
ui-sheets-source-rulebook-about = tam wydrukowane
ui-sheets-kept = Szkic w tej przeglądarce
ui-sheets-locked = Arkusz, który ktoś udostępnia
ui-sheets-progress = z { $n } liczb to twoje
ui-sheets-progress-label = Liczby, które są twoje
ui-sheets-show = Pokaż
ui-sheets-filter-all = Wszystkie
ui-sheets-filter-ours = Nasze
ui-sheets-filter-mine = Twoje
ui-sheets-filter-faults = Błędy
ui-sheets-go = Karta
ui-sheets-go-title = Przejdź do karty
ui-sheets-undo = Cofnij

## The cards

ui-sheets-card = { $kind } { $label }
ui-sheets-nth = { $name } { $n }
ui-sheets-range = { $from } do { $to }
ui-sheets-family-tea-fish = Herbata i ryby
ui-sheets-family-silk = Jedwab
ui-sheets-family-copper = Miedź
ui-sheets-family-copper-silk = Miedź i jedwab
ui-sheets-family-deck-a = Talia A
ui-sheets-family-deck-b = Talia B
ui-sheets-family-deck-c = Talia C
ui-sheets-yours = twoje: { $n }
ui-sheets-no-cards = Żadna karta tutaj nie jest taka.
ui-sheets-none = nic
ui-sheets-yes = tak
ui-sheets-no = nie
ui-sheets-remark = { $field }: { $said }
ui-sheets-fault-short = do poprawy
ui-sheets-spoken-yours = Twoja
ui-sheets-spoken-begun = Zaczęta
ui-sheets-spoken-fault = Ma błąd
ui-sheets-spoken-note = Ma uwagę

## The tray

ui-sheets-as-read = Tak jak czytasz
ui-sheets-unknown-letter = co to?
ui-sheets-said = { $amount }, było { $was }
ui-sheets-ours-was = Nasza była
ui-sheets-as-ours = jak nasza
ui-sheets-was = było { $value }
ui-sheets-more = { $name }: o jeden więcej
ui-sheets-less = { $name }: o jeden mniej
ui-sheets-list-more = Jeden więcej
ui-sheets-list-less = Jeden mniej
ui-sheets-rub-out = Wymaż
ui-sheets-holds = Nic wbrew instrukcji.
ui-sheets-if-printed = Jeśli tak wydrukowano, to jest dobrze.
ui-sheets-to-go = Kart tego rodzaju do końca: { $n }
ui-sheets-next = Następna karta
ui-sheets-so-printed = Tak jest wydrukowane
ui-sheets-before = Poprzednia karta
ui-sheets-after = Następna karta
ui-sheets-key-enter = zgadza się, następna
ui-sheets-key-rub = wymaż
ui-sheets-key-tab = pole
ui-sheets-key-arrows = więcej, mniej
ui-sheets-key-sides = karta obok
ui-sheets-key-go = do karty
ui-sheets-key-undo = cofnij

## What you changed

ui-sheets-changed-count = { $n } { $n ->
    [one] pole
    [few] pola
   *[many] pól
  }
ui-sheets-changed-where = inaczej, niż zgadliśmy; kart: { $n }.
ui-sheets-changed-about = Z lewej w ołówku: arkusz z programu. Z prawej w atramencie: twój.
ui-sheets-changed-none = Nic się nie różni.
ui-sheets-look = Pokaż jako
ui-sheets-look-cards = Karty
ui-sheets-look-text = Tekst
ui-sheets-compare = Porównaj z
ui-sheets-packaged = z programu
ui-sheets-agreed = tyle liczb jest twoich: wpisanych albo uznanych za dobre.
ui-sheets-change = Zmień
ui-sheets-not = , nie { $value }
ui-sheets-play = Graj swoimi kartami
ui-sheets-play-about = Wszyscy przy stole mogą obejrzeć różnice przed początkiem.
ui-sheets-id-yours = Ten arkusz
ui-sheets-id-packaged = Z programu
ui-sheets-give = Przekaż dalej
ui-sheets-give-about = Kto ma link, może przeczytać arkusz i grać nim; konto nie jest potrzebne.
ui-sheets-export = Zapisz jako plik
ui-sheets-link = Skopiuj link
ui-sheets-link-label = Link do arkusza
ui-sheets-link-made = Link jest poniżej.
ui-sheets-link-copied = Link skopiowano.
ui-sheets-keep-account = Zachowaj przy koncie
ui-sheets-kept-account = Zachowano przy koncie.
ui-sheets-merge = Arkusz z programu jest nowszy
ui-sheets-merge-about = Nowych liczb naszych: { $n }. { $conflicts ->
    [0] Żadnej z nich nie wpisano.
    [1] Jedną z nich wpisano: twoja zostaje.
   *[other] Wpisano z nich { $conflicts }: twoje zostają.
  }
ui-sheets-merge-conflict = było { $before }, jest { $now }; twoje: { $yours }
ui-sheets-merge-take = Przejmij je

## At a table

ui-sheets-cards = Karty
ui-sheets-whose-cards = Czyje karty
ui-sheets-packaged-cards = Karty z programu
ui-sheets-recorded = Zapis zawiera te karty, więc otworzy się na innych komputerach
ui-sheets-open-both = Razem z arkuszem kart, jeśli to własne karty
ui-sheets-somebodys = czyjeś własne karty
ui-sheets-played = Karty: { $name }
ui-sheets-played-about = { $n ->
    [0] Te karty są takie jak z programu.
    [1] W jednym polu te karty są inne niż z programu:
   *[other] Pola, w których te karty są inne niż z programu ({ $n }):
  }

## What it does

ui-sheets-effect-ask = Co dają twoje zmiany?
ui-sheets-effect-about =
    Szybkie boty grają te same tasowania arkuszem z programu i twoim. To trwa kilka minut; można wyjść i wrócić.
ui-sheets-effect-how =
    Gier każdym arkuszem: { $n }, te same tasowania, szybkich botów: { $players }. Kółko: z programu; kwadrat:
    twój; kreska: gdzie to leży 95 razy na 100.
ui-sheets-effect-progress = Rozegrane gry
ui-sheets-effect-play = Rozegraj gry
ui-sheets-effect-again = Rozegraj znowu
ui-sheets-effect-stop = Zatrzymaj
ui-sheets-effect-players = Gracze
ui-sheets-effect-part-seats = Wygrane według miejsca
ui-sheets-effect-part-endings = Co zakończyło grę
ui-sheets-effect-part-rounds = Długość
ui-sheets-effect-part-categories = Punkty zwycięzcy
ui-sheets-effect-unit-seats = procent gier
ui-sheets-effect-unit-endings = procent gier
ui-sheets-effect-unit-rounds = rundy, średnio
ui-sheets-effect-unit-categories = z każdego źródła, średnio
ui-sheets-effect-seat = Miejsce { $n }
ui-sheets-effect-rounds = Rundy
ui-sheets-effect-chance = Nie więcej niż przypadek.
ui-sheets-effect-moved = { $what }: z { $before } na { $after }.
ui-sheets-effect-most = { $part }, { $what }: z { $before } na { $after }.
ui-sheets-effect-stronger = Mocniejsza karta: { $card }.
ui-sheets-effect-weaker = Słabsza karta: { $card }.
ui-sheets-effect-nothing = Nic nie zmieniło się bardziej, niż sprawia to przypadek.
ui-sheets-effect-even = Miejsca pozostają, jak były.
ui-sheets-effect-uneven = Miejsca nie pozostają, jak były.
ui-sheets-effect-rows = Karty, które stały się mocne lub słabe
ui-sheets-effect-rows-about =
    O ile punktów ponad innymi jest ten, kto bierze kartę: twoje minus z programu. Kolorem: więcej, niż robi
    przypadek przy liczbie porównań { $n }.
ui-sheets-effect-read = Przeczytaj znowu: { $card }
ui-sheets-effect-all = Wszystkie: { $n }
ui-sheets-effect-fewer = Mniej

## One card of a kind

ui-sheets-one-orders = Zamówienie
ui-sheets-one-technologies = Technologia
ui-sheets-one-sites = Plac budowy
ui-sheets-one-five-power-tokens = Żeton
ui-sheets-one-church = Pole kościoła
ui-sheets-one-customs = Pole urzędu celnego
ui-sheets-one-achievements = Osiągnięcie
ui-sheets-one-mini-expansions-achievement-rewards = Nagroda
ui-sheets-one-countries = Agenci
ui-sheets-one-areas = Obszar
ui-sheets-one-goods = Dobro
ui-sheets-one-strength-cards = Karta siły
ui-sheets-one-extra-strength = Dodatkowa siła
ui-sheets-one-bonus-cards = Karta premii
ui-sheets-one-church-cards = Karta kościoła
ui-sheets-one-action-spaces = Pole akcji
ui-sheets-one-factories = Fabryka
ui-sheets-one-contracts = Kontrakt
ui-sheets-one-influence = Wpływ
ui-sheets-one-regions = Region
ui-sheets-one-city-tiles = Kafelek miasta
ui-sheets-one-reward-tokens = Żeton nagrody
ui-sheets-one-region-scoring = Punktacja

## What amounts are of

ui-sheets-thing-vp = Punkty
ui-sheets-thing-any-good = Dowolne dobro
ui-sheets-thing-warehouse = Magazyn
ui-sheets-thing-move = Przesunięcia
ui-sheets-thing-orders = Zamówienia
ui-sheets-thing-turn = Odwrócenie
ui-sheets-thing-plus-1 = Karta +1
ui-sheets-thing-plus-2 = Karta +2
ui-sheets-thing-coal = Węgiel
ui-sheets-thing-yen = Jeny
ui-sheets-thing-blueprints = Plany
ui-sheets-thing-production = Obszary produkcyjne
ui-sheets-thing-commercial = Obszary handlowe
ui-sheets-thing-tokens = Żetony
ui-sheets-thing-total = wszystkie
ui-sheets-thing-hand = ręka
ui-sheets-thing-score = znaczniki punktów
