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
    Importgüter zählen offen wenig, verdeckt viel. Die Zollstation dreht sie um. Geh hin und leg deine andere
    Zusatzkarte dazu.
lesson-duel-first-turn = Deine Stärke reicht für { $imports } Importgüter. Dreh sie um.
lesson-duel-first-hire =
    { $agents_needs_turned_imports } verdeckte Importgüter beeindrucken einen Vertreter. Es gibt { $feats } solche
    Leistungen, für jede einen. Stell ihn ein.
lesson-duel-first-agent =
    Ein Vertreter handelt einmal mit Stärke { $agents_strength }, auch in genutzten Gebieten, zusätzlich zu dir.
    Schick ihn ins Labor.
lesson-duel-first-develop =
    Die Stärke bezahlt die Technologie. Bergbautechnik gibt jedes Mal { $technologies_mining_effect_extra_copper }
    Kupfer mehr, wenn du welches bekommst. Nimm sie.
lesson-duel-first-develop-mining = Verlockend! Doch Bergbautechnik hilft dir gleich beim Kupfer. Nimm die beleuchtete.
lesson-duel-first-done = Eine Aktion mehr im selben Zug: Vertreter sind kostbar. Beende deinen Zug.
lesson-duel-first-church =
    Kirchenkarten geben Punkte und ein Geschenk. Stärke zählt als Glaube. Geh zur Kirche, ohne Zusatzkarte.
lesson-duel-first-worship = Für diese Karte fehlt dir noch etwas Glaube; den darfst du bezahlen. Wähl die Karte.
lesson-duel-first-pay = Jede Warenart gibt einmal mehr Glauben. Bezahl mit etwas Entbehrlichem.
lesson-duel-first-church-end = Die Karte brachte auch eine Zusatzkarte. Schau auf deine Punkte, dann beende den Zug.
lesson-duel-first-strong =
    Deine letzte Karte ist stark: { $strength }. Ab { $strength_bonus_from_1 } gibt es einen Bonus. Geh zur
    Kupfermine mit deiner besten Zusatzkarte.
lesson-duel-first-bonus = Je stärker du bist, desto mehr gibt eine Bonuskarte. Diese hat Yen und Tee. Nimm sie.
lesson-duel-first-bonus-goods = Ein andermal. Die beleuchtete Karte bringt sofort Geld und Waren.
lesson-duel-first-build =
    Ab Stärke { $strength_build_from } darfst du hier bauen. Ein Geschäft gibt in diesem Gebiet dauerhaft
    { $strength_shop } Stärke. Bau es.
lesson-duel-first-round = Das war Runde { $round }: alle Karten sind gespielt. Beende den Zug, dann kommen sie zurück.
lesson-duel-first-upgrade =
    Zwischen den Runden darfst du eine Karte für Yen aufwerten. Die niedrigste kommt immer zuerst: werte sie auf.
lesson-duel-first-upgrade-low = Auch gut, aber teurer. Fang mit der beleuchteten Karte an.
lesson-duel-first-chinatown =
    Deinem nächsten Auftrag fehlt Seide. In Chinatown tauschst du Waren gegen Yen und zurück. Das Warenhaus dort
    bezahlt seinen Besitzer.
lesson-duel-first-sell =
    Kupfer bringt { $chinatown_sell_copper } Yen, und { $chinatown_buy_silk } Yen kaufen Seide. Verkauf Kupfer, dann
    kauf Seide.
lesson-duel-first-second = Kupfer und Seide: dieser Auftrag ist bereit. Liefere.
lesson-duel-first-go-on = { $vp } Punkte für Aufträge bisher. Beende deinen Zug.
lesson-duel-first-port = Deine Hand ist leer. Im Hafen ziehst du so viele Aufträge, wie du stark bist. Geh hin.
lesson-duel-first-keep = Einen behältst du umsonst. Für diesen hast du alles.
lesson-duel-first-keep-ready = Möglich, aber dafür fehlen Waren. Der beleuchtete ist sofort bereit.
lesson-duel-first-second-order = Ein weiterer kostet Yen oder ein Importgut. Verzichte diesmal.
lesson-duel-first-under = Die anderen kommen unter den Stapel. Welcher zuerst, entscheidest du.
lesson-duel-first-ready = Noch ein Auftrag! Liefere; wer die meisten hat, bekommt am Ende einen Preis.
lesson-duel-first-last = Beende deinen Zug. Der Rest der Runde läuft von selbst.
lesson-duel-first-score =
    Dieses kurze Spiel endet jetzt: du hast { $mine } Punkte, dein Rivale { $theirs }. Richtige Spiele haben
    { $rounds_rounds } Runden.
lesson-duel-first-finish = Auch Waren, Yen und übrige Importgüter zählen ein wenig. Beende den letzten Zug.
lesson-duel-first-farewell = Gut gehandelt! Du kennst jetzt jede Aktion. Die nächsten Lektionen zeigen die Feinheiten.

lesson-duel-strength = Stärkekarten
    .about = schwach zuerst, stark zuletzt
lesson-duel-strength-lowest =
    Die niedrigste Karte kommt immer zuerst. Plane also rückwärts: was willst du mit der stärksten tun?
lesson-duel-strength-weak =
    Für den Hafen reicht auch eine schwache Karte: schon Stärke { $strength } bringt einen Auftrag. Geh hin.
lesson-duel-strength-middle = Beende den Zug. Die mittleren Karten spielen sich diesmal von selbst.
lesson-duel-strength-strong =
    Nun die stärkste. Kupfer ist schwach kaum zu bekommen, spar dafür solche Karten auf. Leg die Zusatzkarte dazu.
lesson-duel-strength-strong-copper = Andere Gebiete brauchen weniger Stärke. Nutze diese Karte für Kupfer.
lesson-duel-strength-strong-bonus =
    Eine Summe ab { $strength_bonus_from_1 } bringt auch einen Bonus. Nimm den beleuchteten.
lesson-duel-strength-round = Diesmal kein Bau: spar die Yen für eine Aufwertung. Verzichte und beende den Zug.
lesson-duel-strength-upgrade =
    Die billigste Aufwertung macht die schwächste Karte zur mittleren, für alle weiteren Runden. Kauf sie.
lesson-duel-strength-farewell = Aufgewertete Karten bleiben so: je früher du zahlst, desto öfter hilft es.

lesson-duel-bonus = Stärkebonus
    .about = wie die höchsten Summen zustande kommen
lesson-duel-bonus-sum =
    Stärke summiert sich: Karte, eigenes Geschäft, eigenes Warenhaus, eine Zusatzkarte. Hier gehören dir beide
    Gebäude.
lesson-duel-bonus-go = Hier wird selbst deine schwächste Karte stark. Geh auf die Teeplantage.
lesson-duel-bonus-go-there = Dort bleibt deine Karte schwach. Deine Häuser stehen auf der Teeplantage.
lesson-duel-bonus-extra =
    Karte, Geschäft und Warenhaus sind { $total }. Mit der besseren Zusatzkarte erreichst du einen Bonus.
lesson-duel-bonus-extra-two = Das reicht nicht ganz. Leg die stärkere dazu.
lesson-duel-bonus-reward =
    Summe { $strength_bonus_from_1 } gibt die erste Belohnung einer Karte, { $strength_bonus_from_2 } auch die
    nächste, { $strength_bonus_from_3 } alle. Nimm, welche dir gefällt.
lesson-duel-bonus-farewell =
    Häuser lohnen doppelt: Stärke für Waren und für Boni. Den Bonus musst du nehmen, bauen darfst du.

lesson-duel-warehouses = Warenhäuser
    .about = Punkte, Stärke und Yen von Besuchern
lesson-duel-warehouses-why =
    Jedes Gebiet hat Platz für ein Warenhaus. Es zählt Punkte, gibt Stärke und bringt bei jedem Besuch Yen.
lesson-duel-warehouses-go =
    Bauen braucht Stärke. Dein Geschäft und die beste Zusatzkarte reichen. Geh zur Seidenspinnerei.
lesson-duel-warehouses-build = Dein nächstes Warenhaus kostet { $price } Yen. Bau es hier, bevor es dein Rivale tut.
lesson-duel-warehouses-end = Ab dem nächsten Besuch zahlt es dir, auch beim Rivalen. Beende deinen Zug.
lesson-duel-warehouses-farewell =
    Jedes weitere kostet mehr: das nächste { $price } Yen. Bau früh, und dort, wo ihr beide gern hingeht.

lesson-duel-adding = Beispiel: Stärke
    .about = Genau diese Stellung, mit deiner nächsten Karte.
    .caption = Die nächste Stärkekarte und das Geschäft zählen zusammen.
lesson-duel-adding-count = Deine nächste Karte hat Stärke { $strength }, und dein Geschäft zählt dazu.
lesson-duel-adding-choose = Wähl die Seidenspinnerei und leg deine Zusatzkarte dazu.
lesson-duel-adding-result = Die Summe gab Seide und reicht für einen Stärkebonus. Spiel weiter, wenn du magst.

lesson-duel-reward = Beispiel: Stärkebonus
    .about = Deine Summe reicht: wähl eine Karte.
    .caption = Jede Karte hat mehrere Belohnungen; je höher die Summe, desto mehr davon.
lesson-duel-reward-cards =
    Du hast eben mit Summe { $strength_bonus_from_1 } gehandelt. Eine dieser Karten gehört dir, so weit die Summe
    reicht.
lesson-duel-reward-take = Nimm die Karte, deren erste Belohnung dir am meisten hilft.
lesson-duel-reward-result =
    Die Karte ist weg, eine andere liegt offen. Jetzt darfst du bauen: spiel weiter, wenn du magst.
