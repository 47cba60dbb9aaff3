### Yokohama: die Regeln in Worten. Ids und Argumente beschreibt die englische Datei.
###
### Zahlen kommen aus dem Materialblatt und stehen hier nie in Ziffern. Ein Zeilenumbruch ist ein Leerzeichen, eine
### leere Zeile beginnt einen neuen Absatz.

## Abschnitte

rules-yokohama-overview =
    Du leitest eine Handelsfirma in Yokohama, der Hafenstadt, die sich gerade der Welt geöffnet hat. Du schickst
    Assistenten aus, führst deinen Präsidenten durch die Stadt, sammelst Waren, erfüllst Aufträge aus dem Ausland,
    übernimmst neue Technologien und baust Geschäfte und Handelshäuser. Wer am Ende die meisten Siegpunkte (SP) hat,
    gewinnt. Es spielen zwei bis vier Personen.

    Die Stadt besteht aus Gebietstafeln, die für jede Partie neu ausgelegt werden. Wo dein Präsident stehen bleibt,
    führst du die Aktion des Gebiets aus, und je mehr Stärke du dort gesammelt hast, desto mehr bringt sie. Deine
    Figuren sind an drei Orten: auf deiner Hand, auf den Tafeln oder noch im Lager, aus dem du sie erst holen musst.

    Es gibt vier Handelswaren (Kupfer, Seide, Tee und Fisch), Importgüter, die mehr wert sind und für vieles taugen, und
    Yen. Nichts davon geht je aus.

    Außerdem gibt es { $orders_count } Aufträge, { $technologies_count } Technologiekarten mit
    { $technology_names_count } Namen, { $achievements_count } Errungenschaften in drei Stapeln und { $agents_count }
    Auslandsvertreter.
    .title = Überblick
    .short = Waren sammeln, Aufträge erfüllen, bauen und lernen: die meisten Siegpunkte gewinnen.

rules-yokohama-setup =
    Die Gebietstafeln im Spiel werden gemischt und wie Ziegel ausgelegt, als Pyramide, die auf der Spitze steht. Die
    Reihen haben von oben { $map_pyramid_2p } Tafeln zu zweit, { $map_pyramid_3p } zu dritt und { $map_pyramid_4p } zu
    viert: insgesamt { $boards_count_2p }, { $boards_count_3p } oder { $boards_count_4p } Tafeln. Tafeln, die sich
    berühren, sind benachbart. Mit weniger Personen bleiben einige in der Schachtel; das Thema eines Gebiets sagt, wie
    oft es auf der Karte liegt.

    Jedes Gebiet außer dem Kanal bekommt einen zufälligen Bauplatz (von { $sites_count }) und ein zufälliges
    Stärke-Fünf-Plättchen (von { $five_power_tokens_count }). Aus jedem der drei Stapel wird eine Errungenschaft
    gezogen.

    Alle beginnen mit { $player_goods_copper } Kupfer, { $player_goods_silk } Seide, { $player_goods_tea } Tee und
    { $player_goods_fish } Fisch; wer anfängt, hat { $player_yen_start_player } Yen, alle anderen
    { $player_yen_others }. Auf der Hand hast du deinen Präsidenten, { $editions_second_assistants_hand } Assistenten in
    der zweiten Ausgabe ({ $editions_original_assistants_hand } in der ersten), Geschäfte ({ $player_shophouses_hand })
    und Handelshäuser ({ $player_trading_houses_hand }). Im Lager warten { $editions_second_assistants_warehouse }
    Assistenten ({ $editions_original_assistants_warehouse } in der ersten Ausgabe), Geschäfte
    ({ $player_shophouses_warehouse }) und Handelshäuser ({ $player_trading_houses_warehouse }).

    Die Plätze der Häfen werden mit Aufträgen gefüllt, die der Laboratorien mit Technologien. Vorher kommen von den
    { $orders_count } Aufträgen einige ungesehen weg: { $orders_removed_2p } zu zweit, { $orders_removed_3p } zu dritt,
    { $orders_removed_4p } zu viert. Dann ziehen alle { $player_orders_dealt } Aufträge und behalten verdeckt
    { $player_orders_kept }; das ist deine erste Entscheidung.

    Zu zweit in der zweiten Ausgabe blockiert je ein neutraler Assistent ein markiertes Feld der Kirchentafel und der
    Zolltafel.
    .title = Aufbau
    .short =
        Die Karte liegt in jedem Spiel anders; von { $player_orders_dealt } Aufträgen behältst du
        { $player_orders_kept }.

rules-yokohama-turn =
    Dein Zug hat drei Phasen: Zusatzaktionen, die Hauptaktion und noch einmal Zusatzaktionen. Danach ist die nächste
    Person am Zug.

    Die Hauptaktion geht durch bis zu sechs Schritte: Assistenten einsetzen, den Präsidenten bewegen, die Gebietsaktion
    ausführen, den Stärke-Fünf-Bonus nehmen, bauen und die Assistenten zurückholen. Bonus und Bauen sind freiwillig,
    alles andere geschieht in jedem Zug. Nimmst du den Präsidenten auf die Hand zurück, statt ihn zu bewegen, ist die
    Hauptaktion dieses Zuges vorbei.
    .title = Der Zug
    .short = Zusatzaktionen, die Hauptaktion in bis zu sechs Schritten, noch einmal Zusatzaktionen.

rules-yokohama-turn-placement =
    Wähle eine von zwei Arten. Entweder verteilst du Assistenten: bis zu { $turn_placement_a_max } von deiner Hand,
    jeden in ein anderes Gebiet. Oder du stellst genau { $turn_placement_b } Assistenten von deiner Hand zusammen in
    ein Gebiet.

    Stehen in einem Gebiet Präsidenten anderer, zahlst du den Besitzern je { $turn_placement_fee } Yen für jeden
    Assistenten, den du dort einsetzt. Dein eigener Präsident kostet dich nichts. Auf den Kanal kommen nie Assistenten.

    { $editions_original_placement_a_min ->
        [0] Du darfst auch keinen einsetzen.
       *[other] In der ersten Ausgabe musst du, wenn du kannst, mindestens { $editions_original_placement_a_min }
            einsetzen; in der zweiten darfst du auch keinen einsetzen.
    }
    .title = Schritt eins: Assistenten einsetzen
    .short =
        Bis zu { $turn_placement_a_max } Assistenten, jeder in einem anderen Gebiet, oder { $turn_placement_b } zusammen
        in einem.

rules-yokohama-turn-movement =
    Handeln kannst du in einem Gebiet, in dem mindestens einer deiner Assistenten und kein anderer Präsident steht. Ist
    dein Präsident auf deiner Hand, stell ihn kostenlos in ein beliebiges solches Gebiet. Ist er auf der Karte, geh über
    benachbarte Gebiete zu einem.

    In jedem Gebiet auf dem Weg muss einer deiner Assistenten stehen. Ein Gebiet mit anderen Präsidenten zu betreten
    kostet { $turn_movement_fee } Yen an jeden der Besitzer, und du kannst dort nicht bleiben. Der Kanal braucht keinen
    Assistenten; er kostet { $turn_canal_fee } Yen an den Vorrat, und auch dort kannst du nicht bleiben. Du musst in
    einem anderen Gebiet ankommen als dem, in dem du gestartet bist.

    Statt dich zu bewegen, darfst du den Präsidenten auf die Hand zurücknehmen, zusammen mit beliebig vielen deiner
    Assistenten aus den Gebieten. Dann entfallen die übrigen Schritte der Hauptaktion. Kannst du nirgendwohin, musst du
    das tun.
    .title = Schritt zwei: den Präsidenten bewegen
    .short = Dein Präsident geht in ein Gebiet, wo ein Assistent von dir wartet und kein anderer Präsident steht.

rules-yokohama-turn-action =
    Zähle deine Stärke im Gebiet: { $power_assistant } für jeden deiner Assistenten, { $power_president } für deinen
    Präsidenten, { $power_shophouse } für dein Geschäft, { $power_trading_house } für dein Handelshaus und
    { $power_station }, wenn das Bahnhofsplättchen dort liegt. Mehr als { $power_max } zählt nie.

    Dann führe die Gebietsaktion mit dieser Stärke aus. Gehört das Handelshaus dort jemand anderem, bekommt diese Person
    { $power_trading_house_income } Yen aus dem Vorrat.
    .title = Schritt drei: die Gebietsaktion
    .short =
        Zähl deine Stärke dort: Assistenten, Präsident und Häuser, höchstens { $power_max }. Danach richtet sich der
        Ertrag.

rules-yokohama-turn-bonus =
    Mit Stärke { $power_five_power_token_at } darfst du das Stärke-Fünf-Plättchen des Gebiets nehmen, falls es noch da
    ist. Du bekommst sofort seine Belohnung und behältst es verdeckt; es kann später für eine Errungenschaft zählen.
    Jedes Gebiet hat nur eines für das ganze Spiel. Ein liegen gelassenes können später alle nehmen.
    .title = Schritt vier: Stärke-Fünf-Bonus
    .short = Mit Stärke { $power_five_power_token_at } darfst du das Plättchen des Gebiets nehmen, einmal im Spiel.

rules-yokohama-turn-construction =
    Mit Stärke { $power_build_from } oder mehr darfst du eines von deiner Hand auf dem Bauplatz des Gebiets bauen: ein
    Geschäft auf einem freien Geschäftsfeld, wenn du auf diesem Bauplatz noch keines hast, oder ein Handelshaus, wenn
    hier noch niemand eines gebaut hat. Die Belohnung des Feldes gehört sofort dir, und das Gebäude erhöht deine Stärke
    hier ab der nächsten Aktion.
    .title = Schritt fünf: bauen
    .short = Ab Stärke { $power_build_from } darfst du ein Haus aus der Hand auf einen freien Platz setzen.

rules-yokohama-turn-recovery =
    Alle deine Assistenten im Gebiet der Aktion kommen auf deine Hand zurück, auch gerade erst angekommene. Der
    Präsident bleibt, wo er ist.
    .title = Schritt sechs: zurückholen
    .short = Deine Assistenten in diesem Gebiet kehren in die Hand zurück; der Präsident bleibt.

rules-yokohama-turn-additional =
    Vor und nach der Hauptaktion darfst du in beliebiger Reihenfolge und so oft du kannst: einen Auslandsvertreter
    nutzen, eine Errungenschaft beanspruchen, einen Auftrag erfüllen.
    .title = Zusatzaktionen
    .short = Vor und nach der Hauptaktion: Vertreter nutzen, Errungenschaften nehmen, Aufträge erfüllen.

rules-yokohama-turn-agents =
    Ein Vertreter ist eine zusätzliche Aktion in einem Gebiet. { $turn_agents_per_turn ->
        [one] Du darfst einen Vertreter pro Zug nutzen
       *[other] Du darfst bis zu { $turn_agents_per_turn } Vertreter pro Zug nutzen
    }, vor oder nach der Hauptaktion. Dreh ihn um und wähle ein Gebiet mit mindestens einem deiner Assistenten, aber
    ohne deinen Präsidenten. Andere Präsidenten stören nicht und bekommen nichts. Dort führst du die Gebietsaktion aus,
    darfst den Stärke-Fünf-Bonus nehmen und bauen, und deine Assistenten kommen zurück, alles wie üblich; nur der
    Präsident gibt keine Stärke dazu.

    Vertreter kommen aus Ländern: Technologien und erfüllte Aufträge zeigen eines. Jedes Mal, wenn die Zahl deiner
    Karten eines Landes ein Vielfaches von { $turn_icons_per_agent } erreicht, bekommst du einen Vertreter dieses
    Landes, solange es einen gibt. Insgesamt sind es { $agents_count }.
    .title = Auslandsvertreter
    .short = Je { $turn_icons_per_agent } Karten eines Landes bringen einen Vertreter: eine Aktion ohne den Präsidenten.

rules-yokohama-turn-achievements =
    Erfüllst du die Bedingung einer ausliegenden Errungenschaft, darfst du sie beanspruchen, jede einmal: Stell einen
    Assistenten von deiner Hand darauf, wo er für den Rest des Spiels bleibt. Gezahlt wird nichts. Die erste Person
    bekommt die höhere Zahl an SP, alle danach die niedrigere.
    .title = Errungenschaften
    .short = Erfüll die Bedingung und lass einen Assistenten dort; wer zuerst kommt, bekommt mehr.

rules-yokohama-turn-orders =
    Um einen Auftrag von deiner Hand zu erfüllen, zahle alle seine Waren, nimm die Belohnung und lege die Karte offen
    vor dich. Ihr Land zählt nun für dich. Du kannst höchstens { $player_orders_hand_max } Aufträge halten und nie
    einen abwerfen; Karten über dieser Grenze kannst du nicht nehmen.

    Aufträge aus einem Hafen bleiben allen bekannt. Nur der zu Beginn behaltene ist geheim, bis du ihn erfüllst.
    .title = Aufträge
    .short = Zahl die Waren, nimm die Belohnung. Höchstens { $player_orders_hand_max } auf der Hand.

rules-yokohama-rewards =
    Handelswaren, Importgüter, Yen und SP bekommst du einfach. Eine Handelsware nach Wahl kann Kupfer, Seide, Tee oder
    Fisch sein; bekommst du mehrere, wählst du jede für sich.

    Eine Lagerbelohnung lässt dich eine Figur aus dem Lager auf die Hand holen, zum Preis der Arbeitsvermittlung:
    { $hiring_assistant ->
        [0] Ein Assistent ist kostenlos,
       *[other] Ein Assistent kostet { $hiring_assistant } Yen,
    } ein Geschäft kostet { $hiring_shophouse } Yen, und deine Handelshäuser kosten nacheinander
    { $hiring_trading_house } Yen.

    Eine Versetzbelohnung lässt dich einen deiner Assistenten, von der Hand oder aus einem Gebiet, in ein beliebiges
    anderes Gebiet außer dem Kanal stellen, gleich wie weit und ohne Gebühr.

    Lager- und Versetzbelohnungen werden sofort und nacheinander ausgeführt, und auf jede darfst du verzichten.
    .title = Belohnungen

rules-yokohama-end =
    Das Ende naht, sobald eines davon geschieht: Jemand hat { $end_trading_houses } Handelshäuser gebaut; jemand hat
    { $end_shophouses } Geschäfte gebaut; ein Hafen lässt sich nicht ganz auffüllen; oder auf der Kirchentafel oder der
    Zolltafel stehen genug Assistenten.

    Für die Kirche sind das { $editions_second_church_end_2p } zu zweit, { $editions_second_church_end_3p } zu dritt und
    { $editions_second_church_end_4p } zu viert, neutrale Assistenten mitgezählt; in der ersten Ausgabe
    { $editions_original_church_end_2p }, { $editions_original_church_end_3p } und { $editions_original_church_end_4p }.
    Für den Zoll sind es { $editions_second_customs_end_2p }, { $editions_second_customs_end_3p } und
    { $editions_second_customs_end_4p }; in der ersten Ausgabe { $editions_original_customs_end_2p },
    { $editions_original_customs_end_3p } und { $editions_original_customs_end_4p }.

    Die Runde wird bis zum letzten Platz gespielt. Danach { $end_extra_rounds ->
        [one] folgt noch eine volle Runde,
       *[other] folgen noch { $end_extra_rounds } volle Runden,
    } so dass alle gleich viele Züge hatten. Dann kommt die Schlusswertung.
    .title = Das Ende des Spiels
    .short = Sind Häuser, Aufträge, Kirche oder Zoll so weit, wird die Runde beendet; dann noch { $end_extra_rounds }.

rules-yokohama-scoring =
    Kirche: Wer die meisten Assistenten auf der Tafel hat, bekommt { $church_majority_1 } SP, der zweite Platz
    { $church_majority_2 }. Bei Gleichstand entscheidet der Assistent, der am weitesten rechts steht.

    Zoll: ebenso, für { $customs_majority_1 } und { $customs_majority_2 } SP. Auf beiden Tafeln braucht ein Platz
    mindestens einen Assistenten. Ist nur eine Person dort, bekommt niemand den zweiten Platz.

    Technologie: Die höchste Summe der Produktionswerte bringt { $scoring_technology_1 } SP, die zweite
    { $scoring_technology_2 }. Was die Plätze zum Preis dazugaben, zählt nicht. Bei Gleichstand liegt vorn, wer im
    Uhrzeigersinn näher an der Startperson sitzt. Ohne Technologie bekommst du hier nichts.

    Länder: Aufträge auf der Hand werden abgeworfen. Teile die Länder deiner Technologien und erfüllten Aufträge in
    Sätze verschiedener Länder. Ein Satz aus fünf ist { $scoring_country_sets_5 } SP wert, aus vier
    { $scoring_country_sets_4 }, aus drei { $scoring_country_sets_3 }, aus zwei { $scoring_country_sets_2 }, ein
    einzelnes Land { $scoring_country_sets_1 }. Die beste Aufteilung wird für dich gefunden.

    Was übrig ist: { $scoring_unused_agent } SP für jeden ungenutzten Auslandsvertreter, { $scoring_imports } SP für
    jedes Importgut, ein SP für je { $scoring_yen_per_vp } Yen und ein SP für je { $scoring_goods_per_vp } beliebige
    Handelswaren.

    Die meisten SP gewinnen. Bei Gleichstand gewinnt, wer von den Betroffenen im Uhrzeigersinn am nächsten an der
    Startperson sitzt.
    .title = Schlusswertung
    .short = Mehrheiten, Ländersätze, Vertreter, Importgüter, Yen und Waren bringen die letzten Punkte.

rules-yokohama-options =
    Du darfst die Ausgabe wählen, und in der zweiten Ausgabe gibt es weitere Optionen.
    .title = Ausgaben und Optionen

rules-yokohama-options-editions =
    Üblich ist die zweite Ausgabe. In der ersten besitzt jede Person { $editions_original_assistants_total }
    Assistenten; in der zweiten sind es { $editions_second_assistants_total }, von denen
    { $editions_second_assistants_score } nur die Punkte anzeigen.

    Weitere Unterschiede. In der Kirche kostet Glaube für Geld { $editions_original_church_yen_per_faith } Yen in der
    ersten und { $editions_second_church_yen_per_faith } in der zweiten Ausgabe. Technologien kosten einen Aufpreis ab
    deiner Karte Nummer { $editions_original_technology_surcharge_from } in der ersten, ab Nummer
    { $editions_second_technology_surcharge_from } in der zweiten. Wenn du Assistenten verteilst, musst du, wenn du
    kannst, in der ersten mindestens { $editions_original_placement_a_min } einsetzen, in der zweiten mindestens
    { $editions_second_placement_a_min }. Auch die Zahlen der Assistenten, die das Ende bringen, sind andere (siehe das
    Thema zum Ende).

    Neutrale Assistenten, den Rivalen und die beiden kleinen Erweiterungen gibt es nur in der zweiten Ausgabe.
    .title = Ausgaben

rules-yokohama-options-rival =
    Nur in der zweiten Ausgabe zu zweit. { $editions_second_rival ->
        [yes] Die Option ist an, wenn du sie nicht ausschaltest.
       *[no] Die Option ist aus, wenn du sie nicht einschaltest.
    } Die neutralen Assistenten nehmen an der Schlusswertung von Kirche und Zoll teil, als gehörten sie einer dritten
    Person, und ein Rivale mit einer Produktion von { $scoring_rival_production } nimmt an der Wertung der Technologien
    teil. Der Rivale kann dir einen ersten oder zweiten Platz wegnehmen, gewinnt aber nie das Spiel.

    Ohne diese Option blockieren die neutralen Assistenten nur ihre Felder und zählen für das Ende.
    .title = { yokohama-option-rival }

rules-yokohama-options-achievement-rewards =
    Eine kleine Erweiterung der zweiten Ausgabe, aus, wenn sie nicht gewählt wird. Beim Aufbau werden
    { $mini_expansions_achievement_rewards_drawn } von { $mini_expansions_achievement_rewards_count }
    Belohnungsplättchen offen ausgelegt. Sobald du { $mini_expansions_achievement_rewards_needed } Errungenschaften
    beansprucht hast, nimmst du eines davon. Es zeigt entweder ein Land, das wie eines auf einer Karte zählt, oder einen
    freien Vertreter, den du wie jeden Vertreter nutzt.
    .title = { yokohama-option-achievement-rewards }

rules-yokohama-options-free-agents =
    Eine kleine Erweiterung der zweiten Ausgabe, aus, wenn sie nicht gewählt wird.
    { $mini_expansions_free_agents_tokens ->
        [one] Ein zusätzliches Stärke-Fünf-Plättchen wird
       *[other] { $mini_expansions_free_agents_tokens } zusätzliche Stärke-Fünf-Plättchen werden
    } zu den anderen gemischt. Nimmst du eines, liegt es offen vor dir und kann einmal wie jeder Vertreter genutzt
    werden, ohne Land. Es zählt auch als Stärke-Fünf-Plättchen für die Errungenschaft. Ungenutzte freie Vertreter sind
    am Ende nichts wert.
    .title = { yokohama-option-free-agents }

rules-yokohama-options-round-limit =
    Aus, wenn sie nicht gewählt wird. Mit einer Rundengrenze hört das Spiel nach so vielen Runden auf und wird gewertet,
    wie es steht. Sie ist für Partien unter Programmen gedacht, damit keine ewig dauert.
    .title = Rundengrenze

rules-yokohama-rulings =
    Antworten auf Fragen, die am Tisch aufkommen und die die Anleitungen offenlassen.
    .title = Klarstellungen

rules-yokohama-rulings-movement =
    Ein Weg betritt nie ein Gebiet zweimal, und angeboten werden nur Schritte, von denen aus du mit deinem Geld noch
    einen Ort zum Bleiben erreichst. Gebühren werden Schritt für Schritt gezahlt.

    Den Präsidenten zurückzunehmen ist auch erlaubt, wenn er schon auf der Hand ist: Dann kommen nur Assistenten zurück
    oder niemand.

    Straßenbahn und Bahnhof ersetzen den Weg und wirken auch mit dem Präsidenten auf der Hand. Keine von beiden führt in
    das Gebiet, in dem der Präsident steht. Der Bahnhof braucht keinen eigenen Assistenten am Ziel; Straßenbahn und
    Postwesen schon.

    Die Postkutsche spart die Gebühren an Präsidenten während des ganzen Bewegungsschritts, auch mit Postwesen und
    Straßenbahn. Die Gebühr des Kanals und die Gebühren für das Einsetzen spart sie nie.

    Assistenten werden einzeln eingesetzt und bezahlt, und du darfst nach jedem aufhören (in der ersten Ausgabe nach dem
    ersten). Ein Paar wird nur dort angeboten, wo du beide bezahlen kannst. Der Assistent des Telegramms kommt zuletzt
    und entfällt, wenn du keinen auf der Hand hast oder ihn nicht bezahlen kannst.
    .title = Klarstellungen zu Einsetzen und Bewegung

rules-yokohama-rulings-actions =
    Deine Stärke wird einmal gezählt, wenn die Gebietsaktion beginnt. Sie gilt auch für Bonus und Bauen, wer auch immer
    inzwischen kommt oder geht. Ein Assistent, der aus dem Gebiet auf die Kirchen- oder Zolltafel ging, hat mitgezählt.

    Das Telefon wirkt bei jedem Zurückholen, auch bei dem eines Vertreters.

    Bei einem Vertreter zählt nur der Moment der Nutzung: Er darf handeln, wohin dein Präsident in diesem Zug noch geht
    oder wo er war, aber nicht, wo er steht. Auf der Hand steht er nirgends. Ein gerade erhaltener Vertreter kann sofort
    genutzt werden, wenn du in diesem Zug noch einen nutzen darfst; freie Vertreter teilen diese Grenze.

    Eine Technologie wirkt von dem Moment an, in dem du sie hast, auch später in derselben Aktion, aber nicht für das,
    was vorher war.

    Textilfabrik und Universität kannst du bei jeder Entscheidung deines Zuges nutzen, aber nicht mitten in einer
    Zahlung und nicht zwischen dem ersten Schritt eines Weges und seinem Ende. Kein Schritt endet von selbst, solange
    eine von beiden in ihm noch eine Wahl eröffnen würde.

    In Kirche, Zollstation und Laboratorium wählst du zuerst das Feld oder die Karte und zahlst danach. Die Stärke zählt
    voll, und du zahlst nicht mehr, als fehlt. Was du nicht ganz bezahlen könntest, wird nicht angeboten. Waren und Yen
    bekommst du immer; auf das, was eine Wahl bietet, darfst du ganz oder zum Teil verzichten.

    In der Kirche ist jeder Punkt Stärke ein Punkt Glauben; die eine Tabelle, die weniger nennt, gilt als Druckfehler.
    Ohne Assistenten im Gebiet oder auf der Hand kommt keiner auf die Kirchen- oder Zolltafel, und es wird nichts
    gezahlt.

    Zwei Aufträge eines Hafens werden zusammen genommen, bevor die Reihe nachrückt. Die SP, die ein Hafen bei voller
    Stärke gibt, kommen auch, wenn du keine Karte nimmst. Nach den Anleitungen ist eine Hand verdeckt, aber einen
    Auftrag aus einem Hafen haben alle gesehen; er bleibt darum bekannt.

    Der Preis eines Handelshauses hängt davon ab, wie viele deiner Handelshäuser das Lager schon verlassen haben, auf
    welchem Weg auch immer.

    Bergbautechnik gibt einmal je Zugang etwas dazu: Jeder Tausch in Chinatown, jede Aktion und jede Belohnung ist
    einer, egal wie viel Kupfer er bringt.

    Eine Lagerbelohnung gilt für ein Stück deiner Wahl. Sie verfällt, wenn du nichts in deinem Lager bezahlen kannst.

    Bringt ein Ereignis mehrere Dinge, kommen sie in dieser Reihenfolge: Du zahlst, du bekommst die Karte oder stellst
    die Figur, ihre Belohnung kommt, dann was deine Technologien dazugeben, dann ein möglicher Vertreter, und zuletzt
    wird die Reihe aufgefüllt.
    .title = Klarstellungen zu Aktionen

rules-yokohama-rulings-end =
    Löst du das Ende aus, geht dein Zug wie üblich weiter. Weitere Gründe für das Ende ändern nichts. Löst der letzte
    Platz es aus, beginnt die Zugabe gleich mit der nächsten Runde.

    Der Rivale zählt in den Wertungen, an denen er teilnimmt, wie eine Person, auch wenn dadurch jemand auf den zweiten
    Platz kommt.

    Ist kein Vertreter eines Landes mehr da, wenn du einen bekämst, bekommst du ihn auch später nicht. Ein genutzter
    Vertreter und ein verdecktes Plättchen gehören weiter dir und zählen für die Errungenschaft. Freie Vertreter bringen
    am Ende nichts, denn die Anleitungen nennen nur ausländische Vertreter.
    .title = Klarstellungen zum Ende

rules-yokohama-numbers =
    Was auf den meisten Karten und Tafeln steht, findet sich im Text keiner Anleitung. Die Zahlen in diesem Spiel sind
    deshalb von dreierlei Art: Manche stehen in einer Anleitung, manche lassen sich aus einer erschließen, und die
    übrigen sind unser eigener Entwurf, passend zu allem, was bekannt ist. Das Thema einer Karte sagt, was was ist. Wer
    das Spiel besitzt, kann mit einem eigenen Materialblatt spielen.
    .title = Woher die Zahlen kommen

## Gebiete

rules-yokohama-area-copper-mine =
    Die Kupfermine gibt dir Kupfer, die seltenste Handelsware: Bei Stärke eins bis fünf bekommst du { $by_power }.
rules-yokohama-area-silk-mill =
    Die Seidenspinnerei gibt dir Seide: Bei Stärke eins bis fünf bekommst du { $by_power }.
rules-yokohama-area-tea-plantation =
    Die Teeplantage gibt dir Tee: Bei Stärke eins bis fünf bekommst du { $by_power }.
rules-yokohama-area-fishing-ground =
    Die Fischgründe geben dir Fisch: Bei Stärke eins bis fünf bekommst du { $by_power }.
rules-yokohama-area-bank =
    Die Bank gibt dir Yen: Bei Stärke eins bis fünf bekommst du { $by_power }.
rules-yokohama-area-chinatown =
    Waren gegen Geld, ein Tauschgeschäft nach dem anderen; deine Stärke sagt, wie viele du machen darfst.

    Verkaufen, jedes Mal ein Stück: Kupfer für { $chinatown_sell_copper } Yen, Seide für { $chinatown_sell_silk }, Tee
    für { $chinatown_sell_tea }, Fisch für { $chinatown_sell_fish }. Kaufen, jedes Mal ein Stück: Kupfer für
    { $chinatown_buy_copper } Yen, Seide für { $chinatown_buy_silk }, Tee für { $chinatown_buy_tea }, Fisch für
    { $chinatown_buy_fish }, ein Importgut für { $chinatown_buy_imports }. Importgüter lassen sich nicht verkaufen.
rules-yokohama-area-employment-agency =
    Hole Figuren aus deinem Lager auf die Hand, so viele, wie deine Stärke erlaubt.
    { $hiring_assistant ->
        [0] Assistenten sind kostenlos.
       *[other] Ein Assistent kostet { $hiring_assistant } Yen.
    } Ein Geschäft kostet { $hiring_shophouse } Yen. Deine Handelshäuser kosten { $hiring_trading_house } Yen, vom
    ersten bis zum letzten.
rules-yokohama-area-customs =
    Zahle mindestens ein Importgut und höchstens so viele, wie deine Stärke erlaubt. Stelle einen Assistenten, aus
    diesem Gebiet oder von deiner Hand, auf ein freies Feld der Zolltafel mit genau dieser Zahl und nimm die Belohnung
    des Feldes. Der Assistent bleibt dort für immer. Am Ende des Spiels bekommen die Personen mit den meisten
    Assistenten hier { $customs_majority_1 } und { $customs_majority_2 } SP.
rules-yokohama-area-church =
    Deine Stärke ist dein Glaube. Du darfst ihn um eins erhöhen für jede andere Art, die du zahlst, jede Art nur einmal:
    { $church_pay_copper } Kupfer, { $church_pay_silk } Seide, { $church_pay_tea } Tee, { $church_pay_fish } Fisch,
    { $church_pay_imports ->
        [one] { $church_pay_imports } Importgut
       *[other] { $church_pay_imports } Importgüter
    } und Geld ({ $editions_second_church_yen_per_faith } Yen in der zweiten Ausgabe,
    { $editions_original_church_yen_per_faith } in der ersten).

    Stelle einen Assistenten, aus diesem Gebiet oder von deiner Hand, auf ein freies Feld der Kirchentafel, dessen Zahl
    nicht höher ist als dein Glaube, und nimm seine Belohnung. Überschüssiger Glaube verfällt. Der Assistent bleibt dort
    für immer. Am Ende des Spiels bekommen die Personen mit den meisten Assistenten hier { $church_majority_1 } und
    { $church_majority_2 } SP.
rules-yokohama-area-laboratory-a =
    Nimm eine Technologie von der Tafel dieses Laboratoriums. Sie kostet ihren Produktionswert und was ihr Platz
    dazugibt (von links: { $laboratory_slots }). Jeder Punkt Stärke deckt einen davon; für jeden fehlenden zahlst du
    { $laboratory_per_production_yen }
    Yen oder { $laboratory_per_production_imports ->
        [one] { $laboratory_per_production_imports } Importgut
       *[other] { $laboratory_per_production_imports } Importgüter
    }, beliebig gemischt. Übrige Stärke verfällt.

    Ab deiner Technologie Nummer { $editions_second_technology_surcharge_from } (in der ersten Ausgabe Nummer
    { $editions_original_technology_surcharge_from }) zahlst du einen Aufpreis von { $laboratory_surcharge_yen } Yen
    oder
    { $laboratory_surcharge_imports ->
        [one] { $laboratory_surcharge_imports } Importgut.
       *[other] { $laboratory_surcharge_imports } Importgütern.
    }

    Du kannst beliebig viele Technologien besitzen, aber keine zwei desselben Namens. Die Karten rücken dann nach links
    und die Reihe wird aufgefüllt; ist der Stapel leer, bleiben rechts Lücken.
rules-yokohama-area-laboratory-b =
    Dieses Laboratorium funktioniert wie Laboratorium A, hat aber eine eigene Tafel: Die Technologie nimmst du von hier.
    Sie kostet ihren Produktionswert und was ihr Platz dazugibt (von links: { $laboratory_slots }), und sie wird ebenso
    bezahlt.
rules-yokohama-area-port-a =
    Nimm kostenlos einen Auftrag von der Tafel dieses Hafens; oder bis zu { $port_orders_max }, wenn du
    { $port_second_order_yen }
    Yen oder { $port_second_order_imports ->
        [one] { $port_second_order_imports } Importgut zahlst.
       *[other] { $port_second_order_imports } Importgüter zahlst.
    } Deine Stärke sagt, aus welchen Stufen du wählen darfst, und bei Stärke { $power_max } gibt es auch { $vp_5 } SP.

    Die Aufträge rücken dann nach links und die Reihe wird aufgefüllt. Geht das nicht ganz, naht das Ende des Spiels. Du
    kannst höchstens { $player_orders_hand_max } Aufträge halten.
rules-yokohama-area-port-b =
    Dieser Hafen funktioniert wie Hafen A, hat aber eine eigene Tafel: Die Aufträge nimmst du von hier. Der erste ist
    kostenlos, und für { $port_second_order_yen } Yen oder { $port_second_order_imports ->
        [one] { $port_second_order_imports } Importgut
       *[other] { $port_second_order_imports } Importgüter
    } darfst du bis zu { $port_orders_max } nehmen. Stärke { $power_max } gibt auch { $vp_5 } SP.
rules-yokohama-area-canal =
    Hier wird nie etwas hingestellt oder gebaut, und es gibt keine Aktion. Dein Präsident darf für { $turn_canal_fee }
    Yen an den Vorrat hinüber, ohne Assistenten, kann aber nicht bleiben.

## Technologien

rules-yokohama-technology-ball =
    Immer wenn du einen Auftrag erfüllst, bekommst du { $effect_vp_per_order } SP zusätzlich.
rules-yokohama-technology-brickyard =
    Immer wenn die Zollaktion einen deiner Assistenten auf die Zolltafel stellt, bekommst du { $effect_vp_per_customs }
    SP zusätzlich.
rules-yokohama-technology-electric-light =
    Immer wenn du ein Handelshaus baust, bekommst du { $effect_vp_per_trading_house } SP zusätzlich.
rules-yokohama-technology-exposition =
    Du bekommst sofort { $effect_vp_at_once } SP.
rules-yokohama-technology-gaslight =
    Immer wenn du ein Geschäft baust, bekommst du { $effect_vp_per_shophouse } SP zusätzlich.
rules-yokohama-technology-language-school =
    Immer wenn du einen Auftrag erfüllst, bekommst du { $effect_yen_per_order } Yen zusätzlich.
rules-yokohama-technology-letterpress =
    Für jede Technologie, die du nach dieser nimmst, bekommst du { $effect_yen_per_technology } Yen.
rules-yokohama-technology-mining =
    Immer wenn du Kupfer bekommst, bekommst du { $effect_extra_copper } mehr, woher es auch kommt.
rules-yokohama-technology-newspaper =
    Wenn du Assistenten verteilst, darfst du bis zu { $effect_placement_a_max } statt { $turn_placement_a_max }
    einsetzen. Die üblichen Gebühren gelten.
rules-yokohama-technology-patent =
    Für jede Technologie, die du nach dieser nimmst, bekommst du { $effect_vp_per_technology } SP.
rules-yokohama-technology-postal =
    Dein Präsident darf in einem Gebiet bleiben oder dorthin gestellt werden, in dem andere Präsidenten stehen, und dort
    handeln, wenn du einen Assistenten darin hast. Du zahlst { $turn_movement_fee } Yen an den Besitzer jedes
    Präsidenten dort, außer du hast die Postkutsche.
rules-yokohama-technology-spinning-mill =
    { $effect_per_turn ->
        [one] Einmal in jedem deiner Züge
       *[other] Bis zu { $effect_per_turn } Mal in jedem deiner Züge
    } darfst du { $effect_pay_silk } Seide in { $effect_get_yen } Yen tauschen.
rules-yokohama-technology-stagecoach =
    Du zahlst anderen Präsidenten nichts, während sich dein Präsident bewegt. Die Postkutsche allein lässt dich nicht
    neben einem stehen bleiben.
rules-yokohama-technology-station =
    Lege sofort das Bahnhofsplättchen in ein beliebiges Gebiet außer dem Kanal. Von da an haben dort alle
    { $effect_power } mehr Stärke. Nur du darfst deinen Präsidenten im Bewegungsschritt direkt in dieses Gebiet stellen,
    wer auch immer dort ist und ohne zu zahlen. Damit endet die Bewegung.
rules-yokohama-technology-stock =
    Hast du zu Beginn deines Zuges { $effect_at_most_yen } Yen oder weniger, wirst du auf { $effect_fill_to_yen } Yen
    aufgefüllt.
rules-yokohama-technology-telegram =
    Hast du { $turn_placement_b } Assistenten zusammen in ein Gebiet gestellt, darfst du in einem benachbarten Gebiet
    noch weitere einsetzen ({ $effect_extra_assistants }), gegen die übliche Gebühr.
rules-yokohama-technology-telephone =
    Wenn deine Assistenten aus einem Gebiet zurückkommen, darfst du so viele dort lassen: { $effect_assistants_left }.
rules-yokohama-technology-tram =
    Statt zu gehen, darf dein Präsident direkt in ein beliebiges Gebiet mit einem deiner Assistenten und ohne anderen
    Präsidenten, ohne zu zahlen. Damit endet die Bewegung. Hast du auch das Postwesen, dürfen dort andere Präsidenten
    sein; ihre Besitzer werden bezahlt, außer du hast die Postkutsche.
rules-yokohama-technology-university =
    { $effect_per_turn ->
        [one] Einmal in jedem deiner Züge
       *[other] Bis zu { $effect_per_turn } Mal in jedem deiner Züge
    } darfst du { $effect_pay_yen } Yen zahlen und { $effect_assistants ->
        [one] einen Assistenten
       *[other] { $effect_assistants } Assistenten
    } aus dem Lager auf die Hand holen.
rules-yokohama-technology-winery =
    Immer wenn die Kirchenaktion einen deiner Assistenten auf die Kirchentafel stellt, bekommst du
    { $effect_vp_per_church } SP zusätzlich.

## Errungenschaften

rules-yokohama-achievement-copper =
    Besitze mindestens { $need_copper } Kupfer. Die erste Person bekommt { $first } SP, alle späteren { $later }.
rules-yokohama-achievement-silk =
    Besitze mindestens { $need_silk } Seide. Die erste Person bekommt { $first } SP, alle späteren { $later }.
rules-yokohama-achievement-tea =
    Besitze mindestens { $need_tea } Tee. Die erste Person bekommt { $first } SP, alle späteren { $later }.
rules-yokohama-achievement-fish =
    Besitze mindestens { $need_fish } Fisch. Die erste Person bekommt { $first } SP, alle späteren { $later }.
rules-yokohama-achievement-yen =
    Besitze mindestens { $need_yen } Yen. Die erste Person bekommt { $first } SP, alle späteren { $later }.
rules-yokohama-achievement-tokens =
    Besitze mindestens { $need_tokens } Plättchen: Stärke-Fünf-Plättchen und Auslandsvertreter zählen zusammen, genutzt
    oder nicht. Die erste Person bekommt { $first } SP, alle späteren { $later }.
rules-yokohama-achievement-orders =
    Habe mindestens { $need_orders } Aufträge erfüllt. Die erste Person bekommt { $first } SP, alle späteren { $later }.
rules-yokohama-achievement-technologies =
    Besitze mindestens { $need_technologies } Technologien. Die erste Person bekommt { $first } SP, alle späteren
    { $later }.
rules-yokohama-achievement-production-4 =
    Habe in mindestens { $need_production } Produktionsgebieten gebaut, Geschäft oder Handelshaus. Ein Gebiet zählt
    einmal. Die erste Person bekommt { $first } SP, alle späteren { $later }.
rules-yokohama-achievement-commercial-4 =
    Habe in mindestens { $need_commercial } Handelsgebieten gebaut, Geschäft oder Handelshaus. Ein Gebiet zählt einmal.
    Die erste Person bekommt { $first } SP, alle späteren { $later }.
rules-yokohama-achievement-production-3-commercial-2 =
    Habe in mindestens { $need_production } Produktionsgebieten und { $need_commercial } Handelsgebieten gebaut,
    Geschäft oder Handelshaus. Ein Gebiet zählt einmal. Die erste Person bekommt { $first } SP, alle späteren
    { $later }.
rules-yokohama-achievement-production-2-commercial-3 =
    Habe in mindestens { $need_production } Produktionsgebieten und { $need_commercial } Handelsgebieten gebaut,
    Geschäft oder Handelshaus. Ein Gebiet zählt einmal. Die erste Person bekommt { $first } SP, alle späteren
    { $later }.

## Waren, Länder, Figuren

rules-yokohama-good-copper =
    Eine Handelsware aus der Kupfermine. Chinatown kauft sie dir für { $chinatown_sell_copper } Yen ab und verkauft sie
    für { $chinatown_buy_copper }. Am Ende sind je { $scoring_goods_per_vp } Handelswaren beliebiger Art einen SP wert.
rules-yokohama-good-silk =
    Eine Handelsware aus der Seidenspinnerei. Chinatown kauft sie dir für { $chinatown_sell_silk } Yen ab und verkauft
    sie für { $chinatown_buy_silk }. Am Ende sind je { $scoring_goods_per_vp } Handelswaren beliebiger Art einen SP
    wert.
rules-yokohama-good-tea =
    Eine Handelsware aus der Teeplantage. Chinatown kauft sie dir für { $chinatown_sell_tea } Yen ab und verkauft sie
    für { $chinatown_buy_tea }. Am Ende sind je { $scoring_goods_per_vp } Handelswaren beliebiger Art einen SP wert.
rules-yokohama-good-fish =
    Eine Handelsware aus den Fischgründen. Chinatown kauft sie dir für { $chinatown_sell_fish } Yen ab und verkauft sie
    für { $chinatown_buy_fish }. Am Ende sind je { $scoring_goods_per_vp } Handelswaren beliebiger Art einen SP wert.
rules-yokohama-good-imports =
    Importgüter sind keine Handelswaren. Sie kommen aus Belohnungen oder aus Chinatown, für { $chinatown_buy_imports }
    Yen, und lassen sich nicht verkaufen. Mit ihnen zahlst du am Zoll, in den Laboratorien, für einen zweiten Auftrag am
    Hafen und als eine Art in der Kirche. Am Ende ist jedes { $scoring_imports } SP wert.
rules-yokohama-good-yen =
    Geld. Am Ende sind je { $scoring_yen_per_vp } Yen einen SP wert.

# Ein Text für alle Länder.
rules-yokohama-country =
    { $agents ->
        [one] Es gibt einen Vertreter dieses Landes
       *[other] Es gibt { $agents } Vertreter dieses Landes
    } ({ $name }). Jedes Mal, wenn die Zahl deiner Karten dieses Landes, Technologien und erfüllte Aufträge zusammen,
    ein Vielfaches von { $turn_icons_per_agent } erreicht, bekommst du einen davon, solange es einen gibt. Am Ende
    zählen Sätze verschiedener Länder.

rules-yokohama-piece-assistant =
    Assistenten öffnen deinem Präsidenten Gebiete und geben je { $power_assistant } Stärke. Von der Hand werden sie in
    Gebieten eingesetzt; sie können auch auf die Kirchentafel, die Zolltafel oder eine Errungenschaft gehen und bleiben
    dort für immer.
rules-yokohama-piece-president =
    Dein Präsident bestimmt, wo du deine Hauptaktion ausführst, und gibt dort { $power_president } Stärke. Andere zahlen
    dafür, in seinem Gebiet Assistenten einzusetzen oder hindurchzugehen, und können dort normalerweise nicht bleiben.
rules-yokohama-piece-shophouse =
    Ein Geschäft zu holen kostet { $hiring_shophouse } Yen; gebaut wird es mit Stärke { $power_build_from } oder mehr,
    höchstens eines von dir auf einem Bauplatz. Es bringt die Belohnung seines Feldes und von da an { $power_shophouse }
    Stärke in seinem Gebiet.
rules-yokohama-piece-trading-house =
    Deine Handelshäuser zu holen kostet nacheinander { $hiring_trading_house } Yen. Gebaut wird eines mit Stärke
    { $power_build_from } oder mehr; jeder Bauplatz hat Raum für ein einziges. Es bringt die Belohnung seines Feldes,
    { $power_trading_house } Stärke in seinem Gebiet und { $power_trading_house_income } Yen, sooft jemand anderes dort
    eine Aktion ausführt.
rules-yokohama-piece-station =
    Das Bahnhofsplättchen kommt mit der Technologie Bahnhof ins Spiel. Es gibt allen in seinem Gebiet
    { $power_station } mehr Stärke.
