ui-people-name = Dein Name
ui-people-name-hint = Dein Name, wenn du magst
ui-people-recorded = Mein Name darf in Aufzeichnungen meiner Partien stehen
ui-people-guest = Gast{ "\u00A0" }{ $n }
ui-people-bot-named = { $level } { $name }
ui-people-bot-1 = Sato
ui-people-bot-2 = Ito
ui-people-bot-3 = Abe
ui-people-bot-4 = Mori
ui-people-bot = ein Bot
ui-people-here = ist da
ui-people-seated = hat einen Platz
ui-people-watchers =
    { $n ->
        [one] Eine Person schaut zu.
       *[other] { $n } Personen schauen zu.
    }
ui-people-title-turn = ● { $game }: du bist dran
ui-people-title-turns =
    { $n ->
        [one] ● Ein Tisch: du bist dran
       *[other] ● { $n } Tische: du bist dran
    }
ui-people-title-waiting = { $game }: warten auf { $seat }
ui-people-title-over = { $game }: Partie zu Ende
ui-people-invites = { $name } lädt dich zu { $game } ein
ui-people-invited = Du bist zu { $game } eingeladen
ui-people-who = Wer da ist
ui-people-your-seat = Dein Platz
ui-people-free-seats =
    { $n ->
        [0] Alle { $players } Plätze sind besetzt.
        [one] { $players } Plätze, einer davon ist noch frei.
       *[other] { $players } Plätze, { $n } davon sind noch frei.
    }
ui-people-may-leave = Musst du gehen, spielt ein Bot für dich; du kannst zurückkommen.
ui-people-read-first = Noch nie gespielt? Lies zuerst die Regeln. Der Platz gehört dir erst, wenn du dich hinsetzt.
ui-people-only-watch = Nur zuschauen
ui-people-no-account = Du brauchst kein Konto: Dieser Browser merkt sich deinen Platz.
ui-people-seat-taken = Jemand war schneller: Dieser Platz ist jetzt besetzt. Bitte wähle einen anderen.
ui-people-invite = Ein Link für alle freien Plätze. Wer ihn öffnet, sieht, wer da ist, und wählt einen Platz:
ui-people-seat-links = Ein Link für jeden Platz
ui-people-invite-lots = Ein Link für alle freien Plätze. Wer ihn öffnet, sieht, wer da ist; den Platz bestimmt das Los:
ui-people-qr = QR-Code
ui-people-qr-about = Die Einladung als QR-Code, für die Kamera eines Telefons
ui-people-rating = Wertungszahl { $n }
ui-people-rating-provisional = Wertungszahl { $n }, vorläufig
ui-people-lots = Die Plätze werden verlost: Du siehst deinen, sobald du dich setzt.
ui-people-lots-seat = wird verlost
ui-lots = Plätze verlosen
ui-lots-means =
    Wer wo sitzt und damit wer beginnt, wird aus dem versprochenen Mischen gelost: für dich und die Bots zu Beginn, für
    andere, wenn sie kommen. Nach dem Ende können es alle nachprüfen.
ui-log-lots = Die Plätze wurden verlost.
problem-by-lot = Hier werden die Plätze verlost: Niemand sucht sich einen aus.
ui-log-seat-filled = Für einen Platz kam niemand: Dort spielt { $level }.
ui-people-free = frei
ui-people-pace-none = Ohne Uhr
ui-people-pace-quick = Schnell
ui-people-pace-sitting = Am Stück
ui-people-pace-days = Über Tage
ui-people-clock-none = Keine Uhr: Jeder nimmt sich so viel Zeit wie nötig.
ui-people-clock-turn =
    { $minutes ->
        [0] { $seconds } Sekunden für jeden Zug.
        [one] Eine Minute für jeden Zug.
       *[other] { $minutes } Minuten für jeden Zug.
    }
ui-people-clock-game =
    { $minutes ->
        [one] Je eine Minute für die ganze Partie.
       *[other] Je { $minutes } Minuten für die ganze Partie.
    }
ui-people-clock-fischer =
    { $minutes ->
        [one] Je eine Minute für die ganze Partie und { $more } s mehr mit jedem Zug.
       *[other] Je { $minutes } Minuten für die ganze Partie und { $more } s mehr mit jedem Zug.
    }
ui-people-clock-days =
    { $hours ->
        [one] Je eine Stunde Bedenkzeit; jeder Zug gibt { $back } h zurück.
       *[other] Je { $hours } Stunden Bedenkzeit; jeder Zug gibt { $back } h zurück.
    }
    Die Uhr ruht, während du schläfst; Urlaubstage: { $vacation }.
ui-people-up-bot =
    { $grace ->
        [0] Wem die Zeit ausgeht, für den spielt ein Bot weiter.
        [60] Eine Minute nach Ablauf spielt ein Bot weiter.
       *[other] { $grace } s nach Ablauf spielt ein Bot weiter.
    }
ui-people-up-resign =
    { $grace ->
        [0] Wem die Zeit ausgeht, der hat verloren.
        [60] Wessen Zeit abgelaufen ist, hat eine Minute später verloren.
       *[other] Wessen Zeit abgelaufen ist, hat { $grace } s später verloren.
    }
ui-people-rests = ruht
ui-people-grace = { $time } Nachfrist
ui-people-sleep = Während du schläfst, ruht deine Uhr, hier und in künftigen Partien
ui-people-sleep-from = Schlaf von
ui-people-sleep-to = Schlaf bis
ui-people-sleep-set = So einstellen
ui-people-sleep-never = Sie ruht nachts nicht
ui-people-sleeps = Sie ruht von { $from } bis { $to }.
ui-people-day-off = Ein Tag Urlaub (übrig: { $n })
problem-no-rest = Nur die Uhr einer Partie über Tage ruht.
problem-no-vacation = So viele Urlaubstage sind nicht mehr übrig.
