call-turn = { $game }: du bist dran
call-over = { $game }: Partie zu Ende
call-chat = { $game }: jemand hat geschrieben
call-with = Mit { $names }.
call-alone = Zum Tisch.
call-test = Hatoba kann dich rufen
call-test-body = So wird es aussehen.
mail-confirm-subject = Hatoba: dürfen wir dir schreiben?
mail-confirm-body =
    Jemand, vermutlich du, möchte an diese Adresse eine Mail am Tag, solange Partien warten. Wenn du das bist,
    öffne diese Seite und drücke den Knopf:

    { $link }

    Wenn nicht, tu nichts: Die Adresse wird nach einem Tag vergessen.
mail-digest-subject =
    { $n ->
        [one] Hatoba: eine Partie wartet auf dich
       *[other] Hatoba: { $n } Partien warten auf dich
    }
mail-digest-body = Hier bist du dran:
mail-digest-table = { $game } ({ $names }): { $link }
mail-digest-end = Keine solchen Mails mehr: { $link }
ui-call = Gerufen werden
ui-call-why =
    Dieser Browser sagt dir, wenn eine Partie dich braucht, auch wenn keine Seite von uns offen ist. Er fragt
    dich um Erlaubnis; vorher wird nichts gesendet.
ui-call-switch = Ruf mich auf diesem Gerät
ui-call-turn = Wenn ich dran bin
ui-call-over = Wenn eine Partie zu Ende ist
ui-call-chat = Wenn mir jemand schreibt
ui-call-quiet = Nicht in der Nacht
ui-call-quiet-from = Ruhe von
ui-call-quiet-to = Ruhe bis
ui-call-test = Eine Nachricht zur Probe senden
ui-call-tested = Sie ist unterwegs.
ui-call-denied = Dieser Browser erlaubt es nicht: Ändere das in seinen Einstellungen für diese Seite.
ui-call-impossible = Dieser Browser kann nicht gerufen werden.
ui-call-failed = Der Push-Dienst dieses Browsers ist nicht erreichbar.
ui-call-seen = Solange du den Tisch ansiehst, wird nichts gesendet, und je Tisch nur eine Nachricht auf einmal.
ui-call-table = Dieser Tisch ruft mich
ui-call-mail = Eine Mail am Tag, solange Partien auf mich warten
ui-call-mail-address = E-Mail-Adresse
ui-call-mail-at = Mail um
ui-call-mail-ask = Schickt mir eine Mail zur Bestätigung
ui-call-mail-asked = Wir haben an { $address } geschrieben: Öffne den Link in dieser Mail.
ui-call-mail-on = Geht an { $address }, höchstens einmal am Tag.
ui-call-mail-stop = Keine Mails mehr
ui-call-mail-page = Mails von Hatoba
ui-call-mail-page-ask = Partien, die auf dich warten, können dir einmal am Tag schreiben. Möchtest du das?
ui-call-mail-yes = Ja, schreibt mir
ui-call-mail-yes-done = Danke. Eine Mail kommt nur an Tagen, an denen eine Partie auf dich wartet.
ui-call-mail-stopped = Du bekommst keine Mails mehr, und deine Adresse ist gelöscht.
ui-call-mail-unknown = Dieser Link gilt nicht mehr.
ui-call-announced = Vom Betreiber
problem-push-refused = Der Push-Dienst dieses Browsers hat es nicht angenommen.
problem-push-gone = Der Push-Dienst kennt diesen Browser nicht mehr: Schalte es wieder ein.
problem-mail = Der Mailserver antwortet nicht: Versuche es später wieder.
problem-no-mail = Dieser Server verschickt keine Mails.
problem-mail-asked =
    An diese Adresse haben wir schon geschrieben: Sieh dort nach oder versuche es in einer Stunde wieder.
problem-muted = Du kannst hier nicht schreiben: Der Betreiber hat dich stummgeschaltet.
