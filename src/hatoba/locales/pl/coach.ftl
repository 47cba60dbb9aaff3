### Trener: analiza partii, powody, podpowiedzi, próby i zagadki.

coach-more = +{ $n }
coach-less = −{ $n }
coach-percent = { $n } %

coach-verdict-forced = Bez wyboru
coach-verdict-best = Najlepsza tura
coach-verdict-as-good = Równie dobra
coach-verdict-slip = Niedokładność
coach-verdict-mistake = Błąd
coach-verdict-blunder = Duży błąd

coach-title = Analiza: { $game }
coach-result = Zwycięstwo: { $winners }. Punkty: { $scores }.
coach-judged = Ocenione tury: { $judged } z { $total }, każda według tego, co wtedy było wiadomo na tym miejscu.
coach-chart = Kto by stąd wygrał
coach-chart-about = Udział w zwycięstwie według miejsc, w procentach. Przed każdą turą grano dalej do { $draws } razy.
coach-round = Runda { $n }
coach-seat = Miejsce { $seat }
coach-turning-points = Punkty zwrotne
coach-turning-points-none = Żadna tura wiele nie zmieniła.
coach-change = Zmiana udziału
coach-draw = To, co dobrano lub odkryto, zmieniło ten udział: { $seat }.
coach-played = Zagrano
coach-better = Lepiej
coach-difference = { $share } % zwycięstwa, { $points } oczekiwanych punktów (błąd pomiaru: { $error })
coach-why = Dlaczego

coach-reason-points = { $category }: { $amount }
coach-reason-points-about = Oczekiwane punkty na koniec, zagrano wobec lepiej
coach-reason-reach =
    { $category }: punkty za to są po lepszej turze w { $best } partii,
    po innej w { $played }.
coach-reason-ending =
    Tak kończy się partia po lepszej turze w { $best } przypadków, po innej w { $played }:
    { $ending }.
coach-reason-others = Oczekiwane punkty najlepszego innego miejsca: { $amount }.

coach-accuracy = Dokładność decyzji
coach-accuracy-about = 100 to zawsze najlepsza znaleziona tura. Straty mniejsze od błędu pomiaru się nie liczą.
coach-accuracy-none = brak
coach-phase-opening = Początek
coach-phase-middle = Środek
coach-phase-ending = Końcówka
coach-turns = Tury
coach-slips = Niedokładności
coach-mistakes = Błędy
coach-blunders = Duże błędy
coach-good-at = Mocne strony: { $list }
coach-weak-at = Słabe strony: { $list }

coach-ledger = Szczęście i umiejętności
coach-ledger-about =
    Od udziału na początku do wyniku, w setnych częściach zwycięstwa.
    Decyzje mierzy się wobec szybkiej gry.
coach-ledger-start = Początek
coach-ledger-own-gained = Własne dobre tury
coach-ledger-own-missed = Własne błędy
coach-ledger-others-gained = Dobre tury innych
coach-ledger-others-missed = Błędy innych
coach-ledger-chance = Dobrane i odkryte
coach-ledger-unsure = Niewyjaśnione
coach-ledger-result = Wynik

coach-hint-nudge = Spójrz tutaj: { $thing }
coach-hint-nudge-action = Pomyśl o tym: { $action }
coach-hint-unsure = Dwie drogi są równie dobre: { $first } albo { $second }
coach-hint-lead = Przed następnym pomysłem o { $share } zwycięstwa.

coach-try-found = Znalezione: nic lepszego nie jest znane.
coach-try-almost = Prawie: jedna tura daje o { $share } więcej.
coach-try-worse = Jeszcze nie: inna tura daje o { $share } więcej.

coach-puzzle = Zagadka { $id }: { $game }, runda { $round }. Ruch: { $seat }.
coach-puzzle-solution = Rozwiązanie
coach-puzzle-greedy = Co najpierw wygląda dobrze
coach-puzzle-rating =
    { $n ->
        [one] Wyszukiwanie potrzebuje { $n } symulacji.
        [few] Wyszukiwanie potrzebuje { $n } symulacji.
        [many] Wyszukiwanie potrzebuje { $n } symulacji.
       *[other] Wyszukiwanie potrzebuje { $n } symulacji.
    }
