### Yokohama Duel: warum eine Aktion nicht erlaubt ist. Argumente wie in der englischen Datei.

reason-duel-short = Dir fehlt: { $sum }.
reason-duel-kind-used = Diese Art hast du hier schon gezahlt: { $good }.
reason-duel-not-taken = Damit kann man hier nicht zahlen.
reason-duel-rest-unpaid = Dann könntest du nicht alles bezahlen.
reason-duel-area-used = Dieses Gebiet ist in dieser Runde genutzt: { $area }.
reason-duel-area-not-used = Dieses Gebiet ist nicht genutzt, wähle es ohne Technologie: { $area }.
reason-duel-needs-technology = Dafür brauchst du die Technologie „{ $technology }“.
reason-duel-used-this-round = Diese Technologie hast du in dieser Runde schon genutzt: { $technology }.
reason-duel-no-warehouse-there = Du hast dort kein Warenhaus: { $area }.
reason-duel-by-agent = Hier handelt ein Vertreter, also wird keine Stärkekarte gespielt.
reason-duel-card-played = Diese Karte hast du in dieser Runde schon gespielt: Stärkekarte { $card }.
reason-duel-not-higher = Stärkekarte { $card } ist nicht höher als deine niedrigste und braucht kein Postwesen.
reason-duel-same-strength = Stärkekarte { $card } ist genauso stark und kommt zuerst.
reason-duel-no-extra-card = Diese Karte hast du nicht: { $extra }.
reason-duel-no-agent = Du hast keinen Vertreter, den du nutzen kannst.
reason-duel-agent-busy = Gerade handelt ein anderer Vertreter: Bring das erst zu Ende.
reason-duel-no-agent-left = Es gibt keine Vertreter mehr einzustellen.
reason-duel-done-before = Dafür hast du schon einen Vertreter eingestellt: { $need }.
reason-duel-condition-not-met = Die Voraussetzung ist nicht erfüllt. Es fehlen: { $by } ({ $need }).
reason-duel-not-in-hand = Diesen Auftrag hast du nicht auf der Hand.
reason-duel-not-open = Diese Karte liegt nicht offen aus.
reason-duel-not-drawn = Diesen Auftrag hast du nicht gezogen.
reason-duel-too-many =
    { $limit ->
        [0] Mit deiner Stärke kannst du nichts umdrehen.
       *[other] Mit deiner Stärke kannst du höchstens { $limit } umdrehen.
    }
reason-duel-space-taken = Das Feld ist besetzt: { $area }.
reason-duel-no-piece-left = Das hast du nicht mehr: { $piece }.
reason-duel-upgraded-before = Diese Karte ist schon aufgewertet: Stärkekarte { $card }.
reason-duel-orders-drawn = Du siehst dir gerade die am Hafen gezogenen Aufträge an: Bring das erst zu Ende.
reason-duel-too-dear = Das ist zu teuer. Auch wenn du alles zahlst, was geht, fehlt noch: { $by }.
