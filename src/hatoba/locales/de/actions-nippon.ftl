### Nippon: eine kurze Beschriftung für jede Aktion. Argumente wie in der englischen Datei.

action-nippon-done = Fertig
action-nippon-end = Zug beenden
action-nippon-blueprint = Baupläne ausgeben für die Leiste: { $track }
action-nippon-knowledge = Wissen ({ $colour })
action-nippon-production = Produktion ({ $colour })
action-nippon-export = Export ({ $colour })
action-nippon-invest = Investition ({ $colour })
action-nippon-mines = Bergwerke ({ $colour })
action-nippon-ships = Schiffe ({ $colour })
action-nippon-machinery = Maschinen ({ $colour })
action-nippon-trains = Eisenbahnen ({ $colour })
action-nippon-local-market = Binnenmarkt ({ $colour })
action-nippon-consolidate = Konsolidieren
action-nippon-advance =
    { $step ->
        [mines] Kohle: einen Schritt vor
       *[knowledge] Wissen: einen Schritt vor
    }
action-nippon-run = Fabrik betreiben: { $good }
action-nippon-fulfil = Vertrag { $contract } erfüllen
action-nippon-pay = Zahlen mit: { $good }
action-nippon-build = Fabrik { $factory } bauen: { $factory_name }, { $factory_bonus }
action-nippon-upgrade =
    { $upgrade_id ->
        [spare] Ersatzmaschine kaufen
       *[other] Fabrik verbessern: { $upgrade }
    }
action-nippon-ship = Schiff: { $region }
action-nippon-train = Eisenbahn: { $region }
action-nippon-deliver = Liefern: { $city }, Feld { $space }
action-nippon-cubes = { $cubes } Würfel zahlen
action-nippon-token = Einflussplättchen mit { $value }
action-nippon-return = Plättchen von Feld { $space } zurückgeben
action-nippon-reward =
    { $bonus_id ->
        [blueprints] Belohnung { $multiplier }x: Baupläne
        [coal] Belohnung { $multiplier }x: Kohle
       *[yen] Belohnung { $multiplier }x: Yen
    }
action-nippon-put = Legen auf: { $achievement }
