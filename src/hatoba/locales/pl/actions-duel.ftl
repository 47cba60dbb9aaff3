### Yokohama Duel: krótka etykieta każdej akcji. Argumenty jak w pliku angielskim.

action-duel-done =
    { $step ->
        [church] Nie bierz karty kościoła
        [customs] Nic nie zakrywaj
        [laboratory] Nie bierz technologii
        [second_order] Bez drugiego zamówienia
        [port_rest] Wszystkie pod talię w tej kolejności
        [building] Nic nie buduj
        [upgrade] Nic nie ulepszaj
       *[other] Gotowe
    }
action-duel-end = Zakończ turę
action-duel-fulfil = Wypełnij zamówienie { $order }
action-duel-hire = Zatrudnij agenta ({ $need })
action-duel-agent = Wyślij agenta: { $area }
action-duel-spin = Użyj Przędzalni
action-duel-choose = Wybierz obszar: { $area }
action-duel-ride = Wybierz obszar stacji
action-duel-tram = Tramwajem: { $area }
action-duel-stagecoach = Dyliżansem: { $area }
action-duel-postal = Zagraj kartę siły { $strength_card } (System pocztowy)
action-duel-telephone = Użyj Telefonu
action-duel-add =
    { $extra_id ->
        [plus_1] Dołóż kartę +1
        [plus_2] Dołóż kartę +2
       *[none] Nie dokładaj karty
    }
action-duel-worship = Weź kartę kościoła { $church_card }
action-duel-turn =
    { $count ->
        [one] Zakryj { $count } dobro importowane
        [few] Zakryj { $count } dobra importowane
       *[many] Zakryj { $count } dóbr importowanych
    }
action-duel-sell = Sprzedaj: { $sum }
action-duel-buy = Kup: { $sum }
action-duel-develop = Zdobądź technologię: { $technology }
action-duel-station = Żeton stacji: { $area }
action-duel-keep = Zatrzymaj zamówienie { $order }
action-duel-under = Zamówienie { $order } pod talię
action-duel-pay = Zapłać: { $kind }
action-duel-bonus = Weź kartę premii { $bonus_card }
action-duel-build =
    { $piece_id ->
        [shop] Zbuduj sklep
       *[warehouse] Zbuduj dom towarowy
    }
action-duel-put-back =
    { $extra_id ->
        [plus_1] Odłóż kartę +1
       *[plus_2] Odłóż kartę +2
    }
action-duel-upgrade = Ulepsz kartę siły { $strength_card }
