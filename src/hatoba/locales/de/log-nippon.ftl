### Nippon: das Protokoll. Eine Nachricht je Art von Ereignis; Argumente wie in der englischen Datei.

log-nippon-turn-started = Runde { $round }, Zug { $turn }: { $seat }.
log-nippon-worker-taken = { $seat } nimmt einen Arbeiter ({ $colour }) für die Aktion: { $action }.
log-nippon-gained = { $seat } erhält { $sum }.
log-nippon-paid =
    { $kind_id ->
        [machines] { $seat } verbraucht { $sum }.
       *[other] { $seat } zahlt { $sum }.
    }
log-nippon-track-moved =
    { $moves ->
        [one] { $seat } geht auf einer Leiste einen Schritt vor, auf { $number }: { $track }.
       *[other] { $seat } geht auf einer Leiste { $moves } Schritte vor, auf { $number }: { $track }.
    }
log-nippon-produced =
    { $lost ->
        [0] { $seat } stellt { $stored } Würfel her: { $good }.
       *[other] { $seat } stellt { $stored } Würfel her: { $good }. Kein Platz für: { $lost }.
    }
log-nippon-cubes-used = { $seat } verbraucht { $cubes } Würfel: { $good }.
log-nippon-contract-fulfilled = { $seat } erfüllt Vertrag { $contract }.
log-nippon-factory-built = { $seat } baut Fabrik { $factory }: { $factory_name }, { $factory_bonus }.
log-nippon-machine-installed = { $seat } verbessert eine Fabrik auf eine Maschine von +{ $machine }: { $good }.
log-nippon-ship-placed =
    { $side_id ->
        [turned] { $seat } schickt ein umgedrehtes Schiff los: { $region }.
       *[plain] { $seat } schickt ein Schiff los: { $region }.
    }
log-nippon-train-placed =
    { $side_id ->
        [turned] { $seat } schickt eine umgedrehte Eisenbahn los: { $region }.
       *[plain] { $seat } schickt eine Eisenbahn los: { $region }.
    }
log-nippon-ships-turned = { $seat } dreht alle Schiffe auf der eigenen Tafel um.
log-nippon-trains-turned = { $seat } dreht alle Eisenbahnen auf der eigenen Tafel um.
log-nippon-influence-put = { $seat } legt ein Einflussplättchen mit { $value }: { $city }, Feld { $space }.
log-nippon-influence-returned =
    { $seat } bekommt ein Einflussplättchen mit { $value } zurück: { $city }, Feld { $space }.
log-nippon-consolidated = { $seat } konsolidiert. Das neue Budget: { $yen } Yen, { $coal } Kohle.
log-nippon-reward-taken =
    { $bonus_id ->
        [blueprints] { $seat } nimmt ein Belohnungsplättchen: { $multiplier }x, Baupläne.
        [coal] { $seat } nimmt ein Belohnungsplättchen: { $multiplier }x, Kohle.
       *[yen] { $seat } nimmt ein Belohnungsplättchen: { $multiplier }x, Yen.
    }
log-nippon-multiplier-taken = { $seat } nimmt ein Multiplikatorplättchen: { $multiplier }x.
log-nippon-multiplier-put = { $seat } legt { $multiplier }x auf die Errungenschaft: { $achievement }.
log-nippon-multiplier-discarded =
    { $seat } legt ein Plättchen mit { $multiplier }x ab: kein Errungenschaftsfeld ist frei.
log-nippon-wages-paid =
    { $unpaid ->
        [0] { $paid ->
            [one] { $seat } zahlt Lohn für eine Farbe.
           *[other] { $seat } zahlt Lohn für { $paid } Farben.
        }
       *[other] { $paid ->
            [one] { $seat } zahlt Lohn für eine Farbe. Unbezahlt: { $unpaid }.
           *[other] { $seat } zahlt Lohn für { $paid } Farben. Unbezahlt: { $unpaid }.
        }
    }
log-nippon-workers-returned =
    { $workers ->
        [one] { $seat } legt einen Arbeiter in den Beutel zurück.
       *[other] { $seat } legt { $workers } Arbeiter in den Beutel zurück.
    }
log-nippon-row-moved = { $row } rückt nach: { $space }.
log-nippon-worker-drawn = Ein Arbeiter ({ $colour }) kommt aus dem Beutel: { $place }.
log-nippon-marker-moved = Der Wertungsstein rückt auf Feld { $space }.
log-nippon-scoring =
    { $scoring ->
        [1] Die Regionen werden zum ersten Mal gewertet.
        [2] Die Regionen werden zum zweiten Mal gewertet.
       *[other] Die Regionen werden zum dritten Mal gewertet.
    }
log-nippon-region-scored = { $seat }: Rang { $place } ({ $region }), { $vp } SP, für Schiffe { $ships } SP.
log-nippon-scored = { $seat }: { $points } SP ({ $category }).
log-nippon-final-turns =
    { $turns ->
        [one] Der Stein liegt auf Gold: Alle haben noch einen Zug.
       *[other] Der Stein liegt auf Gold: Alle haben noch { $turns } Züge.
    }
log-nippon-end-money =
    { $unpaid ->
        [0] { $seat } hat nach den letzten Löhnen noch { $yen } Yen.
       *[other] { $seat } hat nach den letzten Löhnen noch { $yen } Yen. Unbezahlte Farben: { $unpaid }.
    }
log-nippon-achievement-scored = { $seat }: { $base } mal { $multiplier } SP für „{ $achievement }“.
log-nippon-game-ended = Das Spiel ist vorbei: { $ending }.
