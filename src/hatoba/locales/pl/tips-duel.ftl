### Duel: po jednym zdaniu o każdej rzeczy na stole, gdy tekst zasad jest za długi na podpowiedź.

ui-tip-duel-area-church = Siła to wiara, a towary ją zwiększają; weź kartę kościoła, która nie wymaga więcej, z
    punktami i nagrodą.
ui-tip-duel-area-customs = Odwraca odkryte dobra importowane, najwyżej tyle, na ile pozwala siła; zakryte daje na
    koniec { $scoring_turned_import } PZ.
ui-tip-duel-area-laboratory = Zawsze wolne. Weź odkrytą technologię; jej wartość płaci siła, a resztę jeny lub dobra
    importowane.
ui-tip-duel-area-port = Zawsze wolny. Dobierz zamówienia według siły i zatrzymaj jedno; drugie kosztuje
    { $port_second_order_yen } ¥ lub dobro importowane.
ui-tip-duel-good = Towar. Chińska dzielnica skupuje go za { $sell } ¥ i sprzedaje za { $buy } ¥; na koniec punkt
    daje każda grupa towarów: { $scoring_goods_per_vp }.
ui-tip-duel-good-imports = Płacisz nimi w kościele, laboratorium i porcie. Zakryte daje na koniec
    { $scoring_turned_import } PZ, odkryte { $scoring_face_up_import }.
ui-tip-duel-good-turned = Dobro importowane zakryte w urzędzie celnym: na koniec { $scoring_turned_import } PZ, a
    płacić nim można nadal.
ui-tip-duel-good-yen = Pieniądze na budynki, ulepszenia i płatności; na koniec PZ daje każde { $scoring_yen_per_vp } ¥.
ui-tip-duel-piece-shop = { $building_shop } ¥, od siły { $strength_build_from }: daje ci tu siłę { $strength_shop },
    a na koniec { $scoring_shop } PZ.
ui-tip-duel-piece-warehouse = Jeden na obszarze, od siły { $strength_build_from }: siła { $strength_warehouse },
    { $strength_warehouse_income } ¥ za każdą akcję tutaj, na koniec { $scoring_warehouse } PZ.
ui-tip-duel-extra = Zwiększa siłę jednej akcji o { $strength } i wraca na stos; możesz mieć najwyżej
    { $extra_strength_hand_max }.
ui-tip-duel-order = Zamówienie: w swojej turze możesz w każdej chwili zapłacić { $cost }; daje { $gain }, punkty na
    koniec.
ui-tip-duel-church = Karta kościoła za wiarę { $n }, z siły i towarów; daje { $gain }, punkty na koniec.
ui-tip-duel-bonus = Premia za łączną siłę od { $strength_bonus_from_1 }: jedna karta, a przy większej sile więcej
    jej nagród.
ui-tip-duel-card = Siła jednej akcji; z twoich kart zawsze najpierw gra się najniższą.
ui-tip-duel-need = Agent działa także na użytych obszarach, z siłą { $agents_strength }. Zatrudnia się go raz;
    potrzeba { $n }, masz { $has }.
ui-tip-duel-shelf-supply = Stosy, z których biorą wszyscy: zamówienia, karty dodatkowej siły i agenci do zatrudnienia.
ui-tip-duel-shelf-race = Na końcu { $scoring_most_orders } PZ za więcej wypełnionych zamówień,
    { $scoring_most_production } PZ za wyższą produkcję; przy remisie nie dostaje ich nikt.

## Co by dał wybór

ui-tip-duel-alone = sama
ui-tip-duel-total = Siła
ui-tip-duel-gives = Zysk
ui-tip-duel-rewards = Premia
