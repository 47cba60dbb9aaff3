# Lektionen zu Yokohama. Höchstens 25 Wörter je Schritt.

lesson-yokohama-first = Erste Schritte
    .about = einsetzen, gehen, handeln: jedes Gebiet einmal
lesson-yokohama-first-welcome =
    Willkommen in Yokohama! Der Hafen hat sich gerade der Welt geöffnet. Du handelst hier, und wir gehen Schritt für
    Schritt vor.
lesson-yokohama-first-win =
    Die meisten Punkte gewinnen. Aufträge, Kirche, Zoll, Technologien und Häuser bringen sie. Das sind deine bisher.
lesson-yokohama-first-order =
    Ein Auftrag verlangt Waren und gibt Punkte, manchmal Importgüter. Von { $player_orders_dealt } behältst du
    { $player_orders_kept }. Behalte diesen.
lesson-yokohama-first-order-small = Ein großer Auftrag, aber er braucht viele Waren. Beginn mit dem beleuchteten.
lesson-yokohama-first-people =
    Das sind deine Assistenten. Sie bereiten den Weg; dein Präsident folgt ihnen und erledigt die Arbeit.
lesson-yokohama-first-place =
    Ein Zug beginnt mit dem Einsetzen: bis zu { $turn_placement_a_max } Assistenten, jeder in einem anderen Gebiet. Setz
    einen auf die Teeplantage.
lesson-yokohama-first-place-there = Das Gebiet kann warten. Bereiten wir zuerst den Tee vor.
lesson-yokohama-first-place-more = Und weitere für spätere Züge: in die Kupfermine und ins Labor.
lesson-yokohama-first-go =
    Nun geht dein Präsident dorthin, wo ein Assistent von dir wartet. Schick ihn auf die Teeplantage.
lesson-yokohama-first-go-tea = Das ginge, aber jetzt ist Tee am besten: dort genügt ein Assistent.
lesson-yokohama-first-recovery =
    Stärke { $power }, Assistent und Präsident: so viel Tee. Der Assistent ist wieder in deiner Hand. Beende deinen
    Zug.
lesson-yokohama-first-two =
    Oder setz { $turn_placement_b } Assistenten zusammen in ein Gebiet, hier in die Kupfermine: Kupfer braucht Stärke.
lesson-yokohama-first-two-there =
    Nimm sie diesmal zugleich: drück auf die Kupfermine und wähl mehr als einen Assistenten.
lesson-yokohama-first-walk =
    Von der Karte aus geht der Präsident zu Fuß: in jedem betretenen Gebiet muss ein Assistent von dir stehen. Geh
    zur Mine.
lesson-yokohama-first-build =
    Ab Stärke { $power_build_from } darfst du bauen. Ein Geschäft gibt hier dauerhaft Stärke, und dieser Platz eine
    Ware. Bau.
lesson-yokohama-first-gain = Deine Belohnung ist eine Ware deiner Wahl. Nimm Seide: ein Auftrag wird sie brauchen.
lesson-yokohama-first-gain-silk = Auch schön, aber Seide wird dir später fehlen. Nimm sie.
lesson-yokohama-first-before-end =
    Aufträge erfüllst du am Anfang oder am Ende deines Zugs. Dieser ist bereit: liefere.
lesson-yokohama-first-imports = Importgüter! Der Zoll gibt viel dafür. Beende deinen Zug; auch dein Rivale zieht.
lesson-yokohama-first-lab =
    Setz wieder { $turn_placement_a_max } ein: einen ins Labor, einen in die Bank, einen an den Zoll. Denk voraus.
lesson-yokohama-first-lab-go =
    Geh jetzt ins Labor: { $assistants } Assistenten und der Präsident ergeben Stärke { $power }.
lesson-yokohama-first-develop =
    Stärke bezahlt Technologien; Yen und Importgüter helfen aus. Deine reicht genau für diese. Nimm sie.
lesson-yokohama-first-develop-end = Technologien wirken das ganze Spiel, und jede zeigt ein Land. Beende deinen Zug.
lesson-yokohama-first-home =
    Zu weit vom Ziel? Setz niemanden ein und hol den Präsidenten heim. Im nächsten Zug geht er überallhin.
lesson-yokohama-first-recall = Assistenten dürfen mitkommen. Lass deine stehen: sie haben noch zu tun.
lesson-yokohama-first-home-end = So ein Zug ist eine Pause, also plane deine Wege. Beende ihn.
lesson-yokohama-first-customs =
    Setz { $turn_placement_b } an den Zoll und schick den Präsidenten von der Hand: mehr Assistenten, mehr Stärke.
lesson-yokohama-first-declare =
    Jeder Platz nimmt genau so viele Importgüter. Alle { $imports } auf den besten Platz: schau auf die Punkte!
lesson-yokohama-first-from = Ein Assistent bleibt für immer auf der Zolltafel. Nimm einen aus dem Gebiet.
lesson-yokohama-first-customs-end = Du könntest wieder bauen; spar dein Haus diesmal auf. Beende deinen Zug.
lesson-yokohama-first-church = Die Kirche liegt nebenan. Setz { $turn_placement_b } dorthin und geh hinüber.
lesson-yokohama-first-worship =
    Stärke ist Glaube; jede bezahlte Warenart gibt mehr davon. Wähl diesen Platz; zahl Tee, Fisch und Yen.
lesson-yokohama-first-church-from =
    Auch hier bleibt ein Assistent für immer. Wer die meisten hat, bekommt am Ende Punkte.
lesson-yokohama-first-church-end =
    Wer mag, versetzt noch einen Assistenten. Volle Kirche oder voller Zoll beenden das Spiel. Beende deinen Zug.
lesson-yokohama-first-port =
    Neue Aufträge liegen im Hafen. Setz { $turn_placement_b } dorthin und geh über die Bank: dein Assistent hält den
    Weg offen.
lesson-yokohama-first-take =
    Mehr Stärke öffnet bessere Aufträge. Nimm diesen umsonst; du hast alle Waren. Ein weiterer würde kosten.
lesson-yokohama-first-take-ready = Nicht schlecht, aber dafür fehlen Waren. Der beleuchtete ist bereit.
lesson-yokohama-first-ready = Liefere gleich. Schau: es ist noch eine britische Karte.
lesson-yokohama-first-port-end =
    Je { $turn_icons_per_agent } Karten eines Landes bringen dessen Vertreter. Du nutzt ihn im nächsten Zug. Beende
    diesen.
lesson-yokohama-first-agency =
    Leute werden knapp? Setz einen auf die Fischgründe, einen an die Arbeitsvermittlung, dann hör auf.
lesson-yokohama-first-agency-go = Geh über die Fischgründe zur Arbeitsvermittlung.
lesson-yokohama-first-hire =
    Hier holst du Leute und Häuser aus deinem Lager. Assistenten kosten nichts. Stell einen ein.
lesson-yokohama-first-agent =
    Dein Vertreter handelt einmal, wo ein Assistent wartet und der Präsident nicht ist. Schick ihn zur Bank.
lesson-yokohama-first-score =
    Dieses kurze Spiel endet hier. Du hättest { $mine } Punkte, dein Rivale { $theirs }: mit Waren, Yen und
    Mehrheiten.
lesson-yokohama-first-finish =
    Ein richtiges Spiel endet, wenn eine Tafel voll ist oder Häuser oder Aufträge ausgehen. Beende den letzten Zug.
lesson-yokohama-first-farewell =
    Gut gemacht! Du hast fast alles benutzt. Die kurzen Lektionen zeigen, wie man es gut einsetzt.

lesson-yokohama-orders = Aufträge und Häfen
    .about = Stufen, ein zweiter Auftrag, Lieferung
lesson-yokohama-orders-levels =
    Ein Hafen zeigt Aufträge in Stufen. Wenig Stärke erreicht nur die linken; die rechten geben mehr.
lesson-yokohama-orders-place = Einige Assistenten warten schon hier. Setz noch einen dazu, dann hör auf.
lesson-yokohama-orders-go =
    Mit dem Präsidenten ist das Stärke { $power }: jede Stufe ist offen, und Punkte gibt es dazu.
lesson-yokohama-orders-high = Dieser Auftrag liegt weit rechts und ist leicht für dich: nur Kupfer. Nimm ihn.
lesson-yokohama-orders-second =
    Ein zweiter kostet Yen ({ $port_second_order_yen }) oder Importgüter ({ $port_second_order_imports }). Kupfer und
    Fisch: nimm auch diesen.
lesson-yokohama-orders-token =
    Stärke { $power_five_power_token_at } öffnet auch das Plättchen dieses Gebiets, einmal im Spiel. Nimm es.
lesson-yokohama-orders-deliver = Lass das Übrige für heute und liefere dein Kupfer, bevor der Zug endet.
lesson-yokohama-orders-farewell =
    Höchstens { $player_orders_hand_max } Aufträge passen in die Hand. Liefere früh: die Länder darauf bringen
    Vertreter.

lesson-yokohama-technologies = Technologien
    .about = womit man sie bezahlt
lesson-yokohama-technologies-cost =
    Jede Karte hat ihren Preis, und weiter rechts kosten sie etwas mehr. Zuerst zahlt die Stärke.
lesson-yokohama-technologies-go =
    { $assistants } Assistenten warten im Labor. Setz niemanden ein und schick den Präsidenten.
lesson-yokohama-technologies-dear = Du kannst mehr haben, als deine Stärke bezahlt. Wähl diese teurere Karte.
lesson-yokohama-technologies-pay =
    Was fehlt, zahlst du Punkt für Punkt: je { $laboratory_per_production_yen } Yen oder
    { $laboratory_per_production_imports } Importgut. Zahl zuerst Yen, zuletzt dein Importgut.
lesson-yokohama-technologies-farewell =
    Ab Karte Nummer { $editions_second_technology_surcharge_from } kostet jede extra. Frühe Karten wirken am längsten;
    die höchste Summe bringt auch Punkte.

lesson-yokohama-boards = Kirche und Zoll
    .about = Plätze, die dir bleiben
lesson-yokohama-boards-church =
    Jeder Platz der Kirche verlangt Glauben. Deine Stärke dort ist Glaube, und jede Warenart, die du gibst, erhöht ihn.
lesson-yokohama-boards-go = Deine Assistenten warten schon hier. Setz niemanden ein und schick deinen Präsidenten.
lesson-yokohama-boards-space = Für diesen Platz fehlt deiner Stärke noch etwas Glaube. Nimm ihn und gib einen Tee.
lesson-yokohama-boards-stays =
    Ein Assistent bleibt für immer dort. Wer am Ende die meisten hat, bekommt noch einmal Punkte.
lesson-yokohama-boards-end = Lass Versetzen, Plättchen und Häuser diesmal und beende deinen Zug.
lesson-yokohama-boards-customs =
    Der Zoll verlangt Importgüter: genau so viele, wie ein Platz zeigt. Geh hinüber; dort warten Assistenten.
lesson-yokohama-boards-declare = Deine Stärke sagt, wie viele du höchstens zahlen darfst. Nimm den ersten Platz.
lesson-yokohama-boards-from = Auch hier bleibt ein Assistent. Aus dem Gebiet fehlt dir keiner in der Hand.
lesson-yokohama-boards-farewell =
    Beide Tafeln führen auch zum Ende, wenn genug Plätze besetzt sind: behalte sie im Auge.

lesson-yokohama-agents = Vertreter
    .about = eine zweite Aktion im selben Zug
lesson-yokohama-agents-where =
    Je { $turn_icons_per_agent } Karten eines Landes, Aufträge oder Technologien, bringen seinen Vertreter. Du hast
    einen.
lesson-yokohama-agents-first =
    Vor oder nach deiner Hauptaktion handelt er, wo deine Assistenten warten. In der Bank sind { $assistants }: nutze
    ihn dort.
lesson-yokohama-agents-build = Auch ein Vertreter darf bauen und Plättchen nehmen. Bau hier ein Geschäft.
lesson-yokohama-agents-then = Nun der übliche Zug: niemanden einsetzen, den Präsidenten auf die Teeplantage.
lesson-yokohama-agents-farewell =
    Eine Aktion mehr im selben Zug. Jeder Vertreter wirkt einmal, einer je Zug; ungenutzte zählen am Ende.

lesson-yokohama-achievements = Errungenschaften
    .about = sei zuerst da
lesson-yokohama-achievements-goals =
    Diese Errungenschaften stehen allen offen. Wer zuerst kommt, bekommt mehr Punkte als alle späteren.
lesson-yokohama-achievements-claim =
    Für diese hast du genug Seide. Beanspruche sie; ein Assistent bleibt für immer dort.
lesson-yokohama-achievements-another = Und für diese genug Yen. Beanspruche sie, bevor du sie ausgibst.
lesson-yokohama-achievements-farewell =
    Diese letzte will Häuser in beiden Arten von Gebieten. Schau sie an, bevor du planst, wo du baust.

lesson-yokohama-power = Beispiel: Stärke
    .about = Genau diese Stellung: schick deinen Präsidenten.
    .caption = Assistenten und ein Geschäft warten hier; der Präsident erhöht ihre Stärke.
lesson-yokohama-power-count =
    { $assistants } Assistenten von dir und dein Geschäft. Assistenten der anderen zählen nicht für dich.
lesson-yokohama-power-go = Setz niemanden ein und schick deinen Präsidenten dorthin.
lesson-yokohama-power-result =
    Deine Stärke gab Seide nach der Leiste, und deine Assistenten kamen heim. Spiel weiter, wenn du magst.

lesson-yokohama-walking = Beispiel: gehen
    .about = Geh am anderen Präsidenten vorbei.
    .caption = Von der Teeplantage durchs Laboratorium zu den Fischgründen: in jedem ein Assistent.
lesson-yokohama-walking-way =
    In beiden Gebieten auf dem Weg steht ein Assistent von dir. Im ersten steht ein anderer Präsident.
lesson-yokohama-walking-walk = Du darfst hindurchgehen und zahlst seinem Besitzer, aber nicht stehen bleiben.
lesson-yokohama-walking-stop = Weiter zu den Fischgründen: dort handelst du.
lesson-yokohama-walking-result = Die Gebühr ging an den anderen, der Fisch an dich. Spiel weiter, wenn du magst.

lesson-yokohama-building = Beispiel: bauen
    .about = Du hast eben in der Bank gehandelt: bau dort.
    .caption = Jeder freie Platz zeigt, was er gibt; der größte ist für ein Handelshaus.
lesson-yokohama-building-site = Ab Stärke { $power_build_from } darfst du bauen, wo du eben gehandelt hast.
lesson-yokohama-building-build = Setz ein Geschäft auf den beleuchteten Platz und nimm, was er zeigt.
lesson-yokohama-building-result = Von nun an gibt dein Geschäft hier Stärke. Spiel weiter, wenn du magst.
