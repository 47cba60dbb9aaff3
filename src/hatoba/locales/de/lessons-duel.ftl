# Lektionen zu Yokohama Duel. Höchstens 25 Wörter je Schritt.

lesson-duel-first = Erste Schritte
    .about = Karten, Gebiete und alles, was du tun kannst
lesson-duel-first-welcome =
    Willkommen im Hafen! Du handelst hier, dir gegenüber sitzt ein Rivale. Wir spielen am echten Tisch, Schritt für
    Schritt.
lesson-duel-first-win =
    Die meisten Punkte gewinnen: aus Aufträgen, Technologien, Kirchenkarten, Gebäuden und Importgütern. Diese Zahl
    hättest du jetzt.
lesson-duel-first-orders =
    Aufträge sind Wünsche aus Übersee: Waren liefern, Punkte bekommen. Du behältst { $player_orders_kept }. Gib
    diesen zurück.
lesson-duel-first-orders-keep = Behalte ihn: seine Waren hast du bald. Gib den beleuchteten zurück.
lesson-duel-first-cards =
    Das sind deine Stärkekarten: für jede ein Zug. Du musst immer die niedrigste spielen, die noch da ist.
lesson-duel-first-tea =
    In jedem Zug gehst du in ein Gebiet. Sein Streifen sagt, was jede Stärke bringt. Versuch die Teeplantage.
lesson-duel-first-tea-first = Ein guter Ort, aber holen wir zuerst Tee: ein Auftrag braucht ihn.
lesson-duel-first-extra =
    Stärke { $strength } gibt { $strength } Tee. Eine Zusatzkarte macht einmal stärker. Leg diese dazu.
lesson-duel-first-fulfil =
    Jetzt hast du alles für diesen Auftrag. Erfüllen kostet nichts und geht jederzeit in deinem Zug. Liefere!
lesson-duel-first-end-turn =
    Deine ersten Punkte! Hier endet nichts aus Versehen: drück den Knopf, um den Zug zu beenden.
lesson-duel-first-used =
    Ein Gebiet mit einer Karte ist bis Rundenende genutzt, für euch beide. Nur Labor und Hafen bleiben offen.
lesson-duel-first-customs =
    Importgüter zählen offen wenig, verdeckt viel. Die Zollstation dreht sie um. Geh hin und leg deine zweite
    Zusatzkarte dazu.
lesson-duel-first-turn = Deine Stärke reicht für beide Importgüter. Dreh sie um.
lesson-duel-first-hire =
    { $agents_needs_turned_imports } verdeckte Importgüter beeindrucken einen Vertreter. Vier solche Leistungen
    bringen je einen. Stell ihn ein.
lesson-duel-first-agent =
    Ein Vertreter handelt einmal mit Stärke { $agents_strength }, auch in genutzten Gebieten, zusätzlich zu dir.
    Schick ihn ins Labor.
lesson-duel-first-develop =
    Die Stärke bezahlt die Technologie. Bergbautechnik gibt jedes Mal ein Kupfer mehr, wenn du welches bekommst.
    Nimm sie.
lesson-duel-first-develop-mining = Verlockend! Doch Bergbautechnik hilft dir gleich beim Kupfer. Nimm die beleuchtete.
lesson-duel-first-done = Zwei Aktionen in einem Zug: Vertreter sind kostbar. Beende deinen Zug.
lesson-duel-first-church =
    Kirchenkarten geben Punkte und ein Geschenk. Stärke zählt als Glaube. Geh zur Kirche, ohne Zusatzkarte.
lesson-duel-first-worship = Für diese Karte fehlt dir ein Glaube; den darfst du bezahlen. Wähl die Karte.
lesson-duel-first-pay = Jede Warenart gibt einen Glauben, einmal. Bezahl mit etwas Entbehrlichem.
lesson-duel-first-church-end = Die Karte brachte auch eine Zusatzkarte. Schau auf deine Punkte, dann beende den Zug.
lesson-duel-first-strong =
    Deine letzte Karte ist stark: { $strength }. Ab { $strength_bonus_from_1 } gibt es einen Bonus. Geh zur
    Kupfermine mit deiner besten Zusatzkarte.
lesson-duel-first-bonus = Je stärker du bist, desto mehr gibt eine Bonuskarte. Diese hat Yen und Tee. Nimm sie.
lesson-duel-first-bonus-goods = Ein andermal. Die beleuchtete Karte bringt sofort Geld und Waren.
lesson-duel-first-build =
    Ab Stärke { $strength_build_from } darfst du hier bauen. Ein Geschäft gibt in diesem Gebiet dauerhaft eine
    Stärke. Bau es.
lesson-duel-first-round = Das war Runde eins: alle Karten sind gespielt. Beende den Zug, dann kommen sie zurück.
lesson-duel-first-upgrade =
    Zwischen den Runden darfst du eine Karte für Yen aufwerten. Die niedrigste kommt immer zuerst: werte sie auf.
lesson-duel-first-upgrade-low = Auch gut, aber teurer. Fang mit der beleuchteten Karte an.
lesson-duel-first-chinatown =
    Deinem nächsten Auftrag fehlt Seide. In Chinatown tauschst du Waren gegen Yen und zurück. Das Warenhaus dort
    bezahlt seinen Besitzer.
lesson-duel-first-sell = Ein Kupfer bringt zwei Yen, zwei Yen kaufen eine Seide. Verkauf Kupfer, dann kauf Seide.
lesson-duel-first-second = Kupfer und Seide: dieser Auftrag ist bereit. Liefere.
lesson-duel-first-go-on = { $vp } Punkte für Aufträge bisher. Beende deinen Zug.
lesson-duel-first-port = Deine Hand ist leer. Im Hafen ziehst du so viele Aufträge, wie du stark bist. Geh hin.
lesson-duel-first-keep = Einen behältst du umsonst. Für diesen hast du alles: zwei Kupfer und einen Tee.
lesson-duel-first-keep-ready = Möglich, aber dafür fehlen Waren. Der beleuchtete ist sofort bereit.
lesson-duel-first-second-order = Ein zweiter kostet Yen oder ein Importgut. Verzichte diesmal.
lesson-duel-first-under = Die anderen kommen unter den Stapel. Welcher zuerst, entscheidest du.
lesson-duel-first-ready = Der dritte Auftrag! Liefere; wer die meisten hat, bekommt am Ende einen Preis.
lesson-duel-first-last = Beende deinen Zug. Der Rest der Runde läuft von selbst.
lesson-duel-first-score =
    Dieses kurze Spiel endet jetzt: du hast { $mine } Punkte, dein Rivale { $theirs }. Richtige Spiele haben
    { $rounds_rounds } Runden.
lesson-duel-first-finish = Auch Waren, Yen und übrige Importgüter zählen ein wenig. Beende den letzten Zug.
lesson-duel-first-farewell = Gut gehandelt! Du kennst jetzt jede Aktion. Die nächsten Lektionen zeigen die Feinheiten.
