### Duel: ein Satz zu allem Gedruckten, wo der Regeltext für einen Hinweis zu lang ist.

ui-tip-duel-area-church = Stärke ist Glaube, Waren erhöhen ihn; nimm eine Kirchenkarte, die nicht mehr verlangt, mit
    Punkten und Belohnung.
ui-tip-duel-area-customs = Dreht aufgedeckte Importgüter um, so viele, wie deine Stärke erlaubt; ein verdecktes
    zählt am Ende { $scoring_turned_import } SP.
ui-tip-duel-area-laboratory = Immer offen. Nimm eine offene Technologie; Stärke bezahlt ihren Wert, Yen oder
    Importgüter das Fehlende.
ui-tip-duel-area-port = Immer offen. Zieh nach Stärke Aufträge und behalte einen; ein zweiter kostet
    { $port_second_order_yen } Yen oder ein Importgut.
ui-tip-duel-good = Eine Handelsware. Chinatown kauft sie für { $sell } Yen und verkauft sie für { $buy }; am Ende
    zählen { $scoring_goods_per_vp } Waren einen Punkt.
ui-tip-duel-good-imports = Bezahlen in Kirche, Laboratorium und Hafen. Verdeckt zählen sie am Ende
    { $scoring_turned_import } SP, sonst { $scoring_face_up_import }.
ui-tip-duel-good-turned = Ein in der Zollstation umgedrehtes Importgut: am Ende { $scoring_turned_import } SP, und
    es bezahlt weiterhin.
ui-tip-duel-good-yen = Geld für Gebäude, Aufwertungen und Zahlungen; am Ende zählen je { $scoring_yen_per_vp } Yen
    einen SP.
ui-tip-duel-piece-shop = { $building_shop } Yen, ab Stärke { $strength_build_from }: hier { $strength_shop } Stärke
    für dich, am Ende { $scoring_shop } SP.
ui-tip-duel-piece-warehouse = Eines je Gebiet, ab Stärke { $strength_build_from }: { $strength_warehouse } Stärke,
    { $strength_warehouse_income } Yen, sooft hier jemand handelt, am Ende { $scoring_warehouse } SP.
ui-tip-duel-extra = Erhöht die Stärke einer Aktion um { $strength } und kommt auf ihren Stapel zurück; du hältst
    höchstens { $extra_strength_hand_max }.
ui-tip-duel-order = Ein Auftrag: bezahle jederzeit in deinem Zug { $cost }; er bringt { $gain }, die Punkte am Ende.
ui-tip-duel-church = Eine Kirchenkarte für Glauben { $n }, aus Stärke und Waren; sie bringt { $gain }, die Punkte am
    Ende.
ui-tip-duel-bonus = Ein Stärkebonus ab Gesamtstärke { $strength_bonus_from_1 }: eine Karte, und mit mehr Stärke mehr
    von ihren Belohnungen.
ui-tip-duel-card = Die Stärke einer Aktion; von deinen Karten wird immer die niedrigste zuerst gespielt.
ui-tip-duel-need = Ein Vertreter handelt auch in genutzten Gebieten, mit Stärke { $agents_strength }. Einmal
    anzuwerben für { $n }; du hast { $has }.
ui-tip-duel-shelf-supply = Die Stapel, von denen alle nehmen: Aufträge, Zusatz-Stärkekarten und Vertreter, die man
    anwerben kann.
ui-tip-duel-shelf-race = Am Ende { $scoring_most_orders } SP für mehr erfüllte Aufträge, { $scoring_most_production }
    SP für mehr Produktion; bei Gleichstand bekommt sie niemand.

## Was eine Wahl ergäbe

ui-tip-duel-alone = allein
ui-tip-duel-total = Stärke
ui-tip-duel-gives = Ertrag
ui-tip-duel-rewards = Bonus
