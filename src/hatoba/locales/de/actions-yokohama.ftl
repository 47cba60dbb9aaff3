### Yokohama: eine kurze Beschriftung für jede Aktion. Argumente wie in der englischen Datei.

action-yokohama-done =
    { $step ->
        [additional_and_placement] Weiter zur Bewegung
        [placement] Weiter zur Bewegung
        [placement_telegram] Weiter zur Bewegung
        [five_power_bonus] Plättchen liegen lassen
        [construction] Nichts bauen
        [recovery] Alle kommen zurück
        [church] Kirche auslassen
        [customs] Zollstation auslassen
        [laboratory] Keine Technologie nehmen
        [port] Keinen Auftrag nehmen
        [second_order] Kein weiterer Auftrag
        [warehouse] Verzichten
        [move] Verzichten
       *[other] Fertig
    }
action-yokohama-end = Zug beenden
action-yokohama-keep = Auftrag { $order } behalten
action-yokohama-fulfil = Auftrag { $order } erfüllen
action-yokohama-achieve = „{ $achievement }“ beanspruchen
action-yokohama-agent = Vertreter nutzen: { $area }
action-yokohama-use =
    { $agent_id ->
        [free] Freien Vertreter nutzen
       *[other] Vertreter nutzen ({ $agent })
    }
action-yokohama-claim = Errungenschaftsbelohnung { $reward_token } nehmen
action-yokohama-spin = Textilfabrik nutzen
action-yokohama-study = Universität nutzen
action-yokohama-place = Einsetzen: { $area }
action-yokohama-place-two = Zwei einsetzen: { $area }
action-yokohama-go = Präsident: { $area }
action-yokohama-walk = Weitergehen: { $area }
action-yokohama-stop = Hier bleiben
action-yokohama-ride = Präsident zum Bahnhof
action-yokohama-return = Präsidenten zurücknehmen
action-yokohama-recall =
    { $area_id ->
        [all] Alle Assistenten zurückholen
       *[other] Zurückholen: { $area }
    }
action-yokohama-sell = { $sum } verkaufen
action-yokohama-buy = { $sum } kaufen
action-yokohama-hire =
    { $piece_id ->
        [assistant] Assistenten holen
        [shophouse] Geschäft holen
       *[trading_house] Handelshaus holen
    }
action-yokohama-worship = Kirche, Feld { $space }
action-yokohama-declare = Zollstation, Feld { $space }
action-yokohama-develop = Technologie nehmen: { $card_name } ({ $card })
action-yokohama-take = Auftrag { $order } nehmen
action-yokohama-pay = Zahlen mit: { $kind }
action-yokohama-from =
    { $source_id ->
        [hand] Assistent von der Hand
       *[area] Assistent aus diesem Gebiet
    }
action-yokohama-token = Plättchen nehmen
action-yokohama-build =
    { $building_space_id ->
        [trading_house] Handelshaus bauen
       *[shophouse] Geschäft auf Feld { $building_space_number } bauen
    }
action-yokohama-leave = Einen Assistenten dalassen
action-yokohama-gain = { $sum } erhalten
action-yokohama-lift =
    { $origin_id ->
        [hand] Einen von der Hand versetzen
       *[other] Einen versetzen aus: { $origin }
    }
action-yokohama-drop = Versetzen nach: { $area }
action-yokohama-station = Bahnhofsplättchen: { $area }
