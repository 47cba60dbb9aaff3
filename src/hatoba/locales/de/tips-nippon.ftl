### Nippon: ein Satz zu allem Gedruckten, wo der Regeltext für einen Hinweis zu lang ist.

ui-tip-nippon-action-production = Betreibe bis zu { $actions_factories_run } Fabriken: jede kostet ihre Kohle und
    legt Würfel in ihr Lager, mit Maschine mehr.
ui-tip-nippon-action-export = Erfülle bis zu { $actions_contracts } Verträge aus deinen Lagern, für Punkte oder Yen
    und Schritte der Geldleiste.
ui-tip-nippon-action-invest = Bau eine Fabrik für eine Ware, die du noch nicht herstellst, für { $costs_invest } Yen
    und mit genug Wissen.
ui-tip-nippon-action-ships = Schiffe für { $costs_ships } Yen, jedes in eine andere Region; wo du Erster oder
    Zweiter bist, zählen sie bei jeder Wertung.
ui-tip-nippon-action-machinery = Eine bis drei Verbesserungen für { $costs_machinery } Yen; eine Maschine legt ihrer
    Fabrik je Lauf einen Würfel dazu.
ui-tip-nippon-action-trains = Eisenbahnen für { $costs_trains } Yen, jede in eine andere Region; neben einem
    Einflussplättchen gibt jede { $trains_influence } Einfluss.
ui-tip-nippon-action-local-market = Bis zu { $actions_influence } Einflussplättchen in einer Region: Würfel einer
    Ware bezahlen jedes, und jedes bringt den Bonus der Region.
ui-tip-nippon-good = Stufe { $level }. Ihre Fabrik braucht zum Bau Wissen { $knowledge }, zum Betrieb { $coal }
    Kohle und lagert { $capacity } Würfel.
ui-tip-nippon-track-money = Die Yen, die du beim Konsolidieren nimmst; Verträge, Schiffe, Eisenbahnen und Baupläne
    rücken sie vor.
ui-tip-nippon-track-coal = Die Kohle, die du beim Konsolidieren nimmst; Bergwerke und Baupläne rücken sie vor.
ui-tip-nippon-track-knowledge = Entscheidet, welche Fabriken du bauen kannst; Wissensaktion und Baupläne rücken es vor.
ui-tip-nippon-consolidate = Neues Budget nach deinen Leisten, eine Belohnung des Kaisers für deine Arbeiter, dann
    Löhne: { $costs_wage } Yen je Farbe.
ui-tip-nippon-scoring = Dreimal werden alle Regionen gewertet: Einfluss entscheidet die Plätze, Schiffe bringen
    Punkte dazu.
ui-tip-nippon-rewards = Beim Konsolidieren zu nehmen: der Bonus sofort, der Multiplikator für eine deiner
    Errungenschaften am Ende.
ui-tip-nippon-rows = Ein leeres Aktionsfeld nimmt die oberste Reihe; sind alle leer, füllt der Beutel nach, und die
    Wertung rückt näher.
ui-tip-nippon-market = Alle Fabriken, die noch zu bauen sind, mit ihrem Bonus; jede Ware nur einmal für dich.
ui-tip-nippon-spare = Ersatzmaschinen ({ $n }): sie kommen in die erste Fabrik, die eine aufnehmen kann.
ui-tip-nippon-contract = Nur du kannst ihn erfüllen, durch Export: { $cost }. Bringt { $gain }.
ui-tip-nippon-token = Ein Einflussplättchen: neben der Ware einer Stadt zählt es { $n } in dieser Region.
ui-tip-nippon-space = Bezahle Würfel dieser Ware ({ $good }) und leg ein Plättchen hierher: es zählt in der Region.
ui-tip-nippon-bonus-money-marks = Marken unter deinen Schiffen und Eisenbahnen rücken deine Geldleiste um
    { $effect_steps } statt { $actions_money_mark } vor, frühere auch.
ui-tip-nippon-bonus-once-trains = Einmal, beim Bau dieser Fabrik: kostenlos Eisenbahnen auf der Karte, höchstens
    { $effect_pieces }, jede in einer anderen Region.
ui-tip-nippon-city = Eine Stadt braucht vier Waren. Auf dem lokalen Markt bezahlen Würfel einer davon ein
    Einflussplättchen daneben.
ui-tip-nippon-worker = Ein Arbeiter: seine Aktion jetzt, sein Lohn beim Konsolidieren.
ui-tip-nippon-now = hier { $n } SP, mit Einfluss { $influence }
