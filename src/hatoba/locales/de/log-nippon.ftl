### Nippon: das Protokoll. Eine Nachricht je Art von Ereignis; Argumente wie in der englischen Datei.

log-nippon-turn-started =
    { $who ->
        [you] Runde { $round }, Zug { $turn }: du.
       *[seat] Runde { $round }, Zug { $turn }: { $seat }.
    }
log-nippon-worker-taken =
    { $who ->
        [you] Du nimmst einen Arbeiter ({ $colour }) für die Aktion: { $action }.
       *[seat] { $seat } nimmt einen Arbeiter ({ $colour }) für die Aktion: { $action }.
    }
log-nippon-gained =
    { $who ->
        [you] Du erhältst { $sum }.
       *[seat] { $seat } erhält { $sum }.
    }
log-nippon-paid =
    { $kind_id ->
        [machines] { $who ->
            [you] Du verbrauchst { $sum }.
           *[seat] { $seat } verbraucht { $sum }.
        }
       *[other] { $who ->
            [you] Du zahlst { $sum }.
           *[seat] { $seat } zahlt { $sum }.
        }
    }
log-nippon-track-moved =
    { $who ->
        [you] Du gehst
       *[seat] { $seat } geht
    } { $moves ->
        [one] auf einer Leiste einen Schritt vor, auf { $number }: { $track }.
       *[other] auf einer Leiste { $moves } Schritte vor, auf { $number }: { $track }.
    }
log-nippon-produced =
    { $who ->
        [you] Du stellst
       *[seat] { $seat } stellt
    } { $lost ->
        [0] { $stored } Würfel her: { $good }.
       *[other] { $stored } Würfel her: { $good }. Kein Platz für: { $lost }.
    }
log-nippon-cubes-used =
    { $who ->
        [you] Du verbrauchst { $cubes } Würfel: { $good }.
       *[seat] { $seat } verbraucht { $cubes } Würfel: { $good }.
    }
log-nippon-contract-fulfilled =
    { $who ->
        [you] Du erfüllst Vertrag { $contract }.
       *[seat] { $seat } erfüllt Vertrag { $contract }.
    }
log-nippon-factory-built =
    { $who ->
        [you] Du baust Fabrik { $factory }: { $factory_name }, { $factory_bonus }.
       *[seat] { $seat } baut Fabrik { $factory }: { $factory_name }, { $factory_bonus }.
    }
log-nippon-machine-installed =
    { $who ->
        [you] Du verbesserst eine Fabrik auf eine Maschine von +{ $machine }: { $good }.
       *[seat] { $seat } verbessert eine Fabrik auf eine Maschine von +{ $machine }: { $good }.
    }
log-nippon-ship-placed =
    { $who ->
        [you] Du schickst
       *[seat] { $seat } schickt
    } { $side_id ->
        [turned] ein umgedrehtes Schiff los: { $region }.
       *[plain] ein Schiff los: { $region }.
    }
log-nippon-train-placed =
    { $who ->
        [you] Du schickst
       *[seat] { $seat } schickt
    } { $side_id ->
        [turned] eine umgedrehte Eisenbahn los: { $region }.
       *[plain] eine Eisenbahn los: { $region }.
    }
log-nippon-ships-turned =
    { $who ->
        [you] Du drehst alle Schiffe auf deiner Tafel um.
       *[seat] { $seat } dreht alle Schiffe auf der eigenen Tafel um.
    }
log-nippon-trains-turned =
    { $who ->
        [you] Du drehst alle Eisenbahnen auf deiner Tafel um.
       *[seat] { $seat } dreht alle Eisenbahnen auf der eigenen Tafel um.
    }
log-nippon-influence-put =
    { $who ->
        [you] Du legst ein Einflussplättchen mit { $value }: { $city }, Feld { $space }.
       *[seat] { $seat } legt ein Einflussplättchen mit { $value }: { $city }, Feld { $space }.
    }
log-nippon-influence-returned =
    { $who ->
        [you] Du bekommst ein Einflussplättchen mit { $value } zurück: { $city }, Feld { $space }.
       *[seat] { $seat } bekommt ein Einflussplättchen mit { $value } zurück: { $city }, Feld { $space }.
    }
log-nippon-consolidated =
    { $who ->
        [you] Du konsolidierst. Das neue Budget: { $yen } Yen, { $coal } Kohle.
       *[seat] { $seat } konsolidiert. Das neue Budget: { $yen } Yen, { $coal } Kohle.
    }
log-nippon-reward-taken =
    { $who ->
        [you] Du nimmst
       *[seat] { $seat } nimmt
    } { $bonus_id ->
        [blueprints] ein Belohnungsplättchen: { $multiplier }x, Baupläne.
        [coal] ein Belohnungsplättchen: { $multiplier }x, Kohle.
       *[yen] ein Belohnungsplättchen: { $multiplier }x, Yen.
    }
log-nippon-multiplier-taken =
    { $who ->
        [you] Du nimmst ein Multiplikatorplättchen: { $multiplier }x.
       *[seat] { $seat } nimmt ein Multiplikatorplättchen: { $multiplier }x.
    }
log-nippon-multiplier-put =
    { $who ->
        [you] Du legst { $multiplier }x auf die Errungenschaft: { $achievement }.
       *[seat] { $seat } legt { $multiplier }x auf die Errungenschaft: { $achievement }.
    }
log-nippon-multiplier-discarded =
    { $who ->
        [you] Du legst ein Plättchen mit { $multiplier }x ab: kein Errungenschaftsfeld ist frei.
       *[seat] { $seat } legt ein Plättchen mit { $multiplier }x ab: kein Errungenschaftsfeld ist frei.
    }
log-nippon-wages-paid =
    { $who ->
        [you] Du zahlst
       *[seat] { $seat } zahlt
    } { $unpaid ->
        [0] { $paid ->
            [one] Lohn für eine Farbe.
           *[other] Lohn für { $paid } Farben.
        }
       *[other] { $paid ->
            [one] Lohn für eine Farbe. Unbezahlt: { $unpaid }.
           *[other] Lohn für { $paid } Farben. Unbezahlt: { $unpaid }.
        }
    }
log-nippon-workers-returned =
    { $who ->
        [you] Du legst
       *[seat] { $seat } legt
    } { $workers ->
        [one] einen Arbeiter in den Beutel zurück.
       *[other] { $workers } Arbeiter in den Beutel zurück.
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
log-nippon-region-scored =
    { $who ->
        [you] Du: Rang { $place } ({ $region }), { $vp } SP, für Schiffe { $ships } SP.
       *[seat] { $seat }: Rang { $place } ({ $region }), { $vp } SP, für Schiffe { $ships } SP.
    }
log-nippon-scored =
    { $who ->
        [you] Du: { $points } SP ({ $category }).
       *[seat] { $seat }: { $points } SP ({ $category }).
    }
log-nippon-final-turns =
    { $turns ->
        [one] Der Stein liegt auf Gold: Alle haben noch einen Zug.
       *[other] Der Stein liegt auf Gold: Alle haben noch { $turns } Züge.
    }
log-nippon-end-money =
    { $who ->
        [you] Du hast
       *[seat] { $seat } hat
    } { $unpaid ->
        [0] nach den letzten Löhnen noch { $yen } Yen.
       *[other] nach den letzten Löhnen noch { $yen } Yen. Unbezahlte Farben: { $unpaid }.
    }
log-nippon-achievement-scored =
    { $who ->
        [you] Du: { $base } mal { $multiplier } SP für „{ $achievement }“.
       *[seat] { $seat }: { $base } mal { $multiplier } SP für „{ $achievement }“.
    }
log-nippon-game-ended = Das Spiel ist vorbei: { $ending }.
