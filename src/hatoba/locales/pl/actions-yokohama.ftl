### Yokohama: krótka etykieta każdej akcji. Argumenty jak w pliku angielskim.

action-yokohama-done =
    { $step ->
        [additional_and_placement] Przejdź do ruchu
        [placement] Przejdź do ruchu
        [placement_telegram] Przejdź do ruchu
        [five_power_bonus] Zostaw żeton
        [construction] Nic nie buduj
        [recovery] Wszyscy wracają
        [church] Zrezygnuj z kościoła
        [customs] Zrezygnuj z urzędu celnego
        [laboratory] Nie bierz technologii
        [port] Nie bierz zamówienia
        [second_order] Bez następnego zamówienia
        [warehouse] Zrezygnuj
        [move] Zrezygnuj
       *[other] Gotowe
    }
action-yokohama-end = Zakończ turę
action-yokohama-keep = Zatrzymaj zamówienie { $order }
action-yokohama-fulfil = Wypełnij zamówienie { $order }
action-yokohama-achieve = Zdobądź „{ $achievement }”
action-yokohama-agent = Użyj agenta: { $area }
action-yokohama-use =
    { $agent_id ->
        [free] Użyj wolnego agenta
       *[other] Użyj agenta ({ $agent })
    }
action-yokohama-claim = Weź nagrodę za osiągnięcia nr { $reward_token }
action-yokohama-spin = Użyj Przędzalni
action-yokohama-study = Użyj Uniwersytetu
action-yokohama-place = Umieść asystenta: { $area }
action-yokohama-place-two = Umieść dwóch: { $area }
action-yokohama-go = Prezes: { $area }
action-yokohama-walk = Idź: { $area }
action-yokohama-stop = Zatrzymaj się tutaj
action-yokohama-ride = Prezes na stację
action-yokohama-return = Zabierz prezesa na rękę
action-yokohama-recall =
    { $area_id ->
        [all] Zabierz wszystkich asystentów
       *[other] Zabierz asystenta: { $area }
    }
action-yokohama-sell = Sprzedaj: { $sum }
action-yokohama-buy = Kup: { $sum }
action-yokohama-hire =
    { $piece_id ->
        [assistant] Zatrudnij asystenta
        [shophouse] Weź sklep
       *[trading_house] Weź dom handlowy
    }
action-yokohama-worship = Kościół, pole { $space }
action-yokohama-declare = Urząd celny, pole { $space }
action-yokohama-develop = Zdobądź technologię: { $card_name } ({ $card })
action-yokohama-take = Weź zamówienie { $order }
action-yokohama-pay = Zapłać: { $kind }
action-yokohama-from =
    { $source_id ->
        [hand] Asystent z ręki
       *[area] Asystent z tego obszaru
    }
action-yokohama-token = Weź żeton
action-yokohama-build =
    { $building_space_id ->
        [trading_house] Zbuduj dom handlowy
       *[shophouse] Zbuduj sklep na polu { $building_space_number }
    }
action-yokohama-leave = Zostaw tu jednego asystenta
action-yokohama-gain = Otrzymaj: { $sum }
action-yokohama-lift =
    { $origin_id ->
        [hand] Przesuń asystenta z ręki
       *[other] Przesuń asystenta z obszaru: { $origin }
    }
action-yokohama-drop = Przesuń go: { $area }
action-yokohama-station = Żeton stacji: { $area }
