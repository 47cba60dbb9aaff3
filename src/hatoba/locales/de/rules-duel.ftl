### Yokohama Duel: die Regeln in Worten. Ids und Argumente beschreibt die englische Datei.
###
### Zahlen kommen aus dem Materialblatt und stehen hier nie in Ziffern. Ein Zeilenumbruch ist ein Leerzeichen, eine
### leere Zeile beginnt einen neuen Absatz.

## Abschnitte

rules-duel-overview =
    Zwei Kaufleute wetteifern in Yokohama. Das Spiel dauert { $rounds_rounds } Runden, und in jeder haben beide
    { $rounds_turns } Züge. In jedem Zug spielst du eine deiner Stärkekarten in ein Gebiet und führst dessen Aktion aus:
    Du sammelst Waren, erfüllst Aufträge, übernimmst Technologien, besuchst die Kirche, bringst Importgüter durch den
    Zoll und baust Geschäfte und Warenhäuser. Siegpunkte (SP) werden erst am Ende gezählt; wer die meisten hat, gewinnt.

    Es gibt vier Handelswaren (Kupfer, Seide, Tee und Fisch), Importgüter und Yen, alle unbegrenzt. Importgüter bekommst
    du immer aufgedeckt; manche lassen sich später umdrehen und sind dann mehr wert.

    Außerdem gibt es { $orders_count } Aufträge, { $technologies_count } Technologien mit je einer Karte,
    { $church_cards_count } Kirchenkarten, { $bonus_cards_count } Stärke-Bonuskarten und { $agents_cards }
    Auslandsvertreter.

    Waren und viele Technologien kennst du aus Yokohama, aber es gibt keine Assistenten, keine Präsidenten und keine
    Karte, auf der man läuft.
    .title = Überblick
    .short = { $rounds_rounds } Runden zu { $rounds_turns } Zügen; gezählt wird am Ende, die meisten Punkte gewinnen.

rules-duel-setup =
    { $display_bonus_cards } Stärke-Bonuskarten, { $display_technologies } Technologien und { $display_church_cards }
    Kirchenkarten werden offen ausgelegt. Von den Kirchenkarten sind { $display_church_cards_out } aus dem Spiel.
    Zusatz-Stärkekarten und Auslandsvertreter liegen in offenen Stapeln bereit.

    Beide haben { $player_shops } Geschäfte, { $player_warehouses } Warenhäuser, ihre Stärkekarten mit der Seite vor der
    Aufwertung, { $player_goods_copper } Kupfer, { $player_goods_silk } Seide, { $player_goods_tea } Tee und
    { $player_goods_fish } Fisch. Wer anfängt, bekommt { $player_start_player_yen }
    Yen und { $player_start_player_plus_1 ->
        [one] { $player_start_player_plus_1 } Zusatz-Stärkekarte
       *[other] { $player_start_player_plus_1 } Zusatz-Stärkekarten
    } mit +{ $extra_strength_plus_1_strength }, die andere Person { $player_other_player_yen } Yen und
    { $player_other_player_plus_1 ->
        [one] { $player_other_player_plus_1 } solche Karte.
       *[other] { $player_other_player_plus_1 } solche Karten.
    }

    Beide ziehen { $player_orders_dealt } Aufträge und behalten { $player_orders_kept }, ohne dass die andere Person sie
    sieht. Der Rest kommt unter den Stapel.
    .title = Aufbau
    .short = Von { $player_orders_dealt } Aufträgen behältst du { $player_orders_kept }; alles andere liegt offen.

rules-duel-turn =
    Du führst die Aktion eines Gebiets aus; eine hohe Gesamtstärke bringt einen Stärkebonus, und du darfst bauen.
    Jederzeit in deinem Zug sind freie Aktionen möglich. Ihr wechselt euch ab, bis beide ihre
    { $rounds_turns } Züge hatten. Wer in einer Runde zuletzt am Zug war, beginnt die nächste.
    .title = Der Zug
    .short = Eine Gebietsaktion, vielleicht ein Stärkebonus und ein Gebäude; freie Aktionen jederzeit.

rules-duel-turn-action =
    Wähle ein Gebiet, das nicht genutzt ist. Ein Gebiet ist genutzt, solange irgendeine Stärkekarte dieser Runde dort
    liegt; nur das Laboratorium und der Hafen sind nie genutzt. Spiele die niedrigste der Stärkekarten, die du noch
    hast.
    Du darfst { $extra_strength_per_action ->
        [one] eine Zusatz-Stärkekarte dazulegen, die danach auf den Stapel zurückkommt.
       *[other] bis zu { $extra_strength_per_action } Zusatz-Stärkekarten dazulegen, die danach zurückkommen.
    }

    Deine Gesamtstärke ist die Stärkekarte plus die Zusatzkarte, { $strength_shop } für dein Geschäft dort,
    { $strength_warehouse } für dein Warenhaus dort, { $strength_station } für das Bahnhofsplättchen dort und was deine
    Technologien dazugeben. Die Tabelle des Gebiets sagt, was das wert ist. Stärke über ihr Ende hinaus
    bringt dort nichts mehr, zählt aber für den Bonus.

    Wem das Warenhaus im Gebiet gehört, bekommt { $strength_warehouse_income } Yen, in den Zügen beider. Du darfst ein
    Gebiet auch wählen, wenn seine Aktion dir nichts bringt.
    .title = Schritt eins: die Gebietsaktion
    .short =
        Spiel deine niedrigste Stärkekarte in ein unbenutztes Gebiet; Karte, Zusatzkarte und Häuser zählen zusammen.

rules-duel-turn-bonus =
    Mit einer Gesamtstärke von { $strength_bonus_from_1 } oder mehr wählst du eine der offenen Stärke-Bonuskarten.
    { $strength_bonus_from_1 } bringt ihre erste Belohnung, { $strength_bonus_from_2 } die ersten zwei,
    { $strength_bonus_from_3 } oder mehr alle drei. Die Karte wird abgelegt und eine neue aufgedeckt.
    .title = Schritt zwei: Stärkebonus
    .short = Ab einer Summe von { $strength_bonus_from_1 } nimmst du Belohnungen einer offenen Bonuskarte.

rules-duel-turn-building =
    Mit einer Gesamtstärke von { $strength_build_from } oder mehr darfst du eines im Gebiet bauen: ein Geschäft für
    { $building_shop } Yen, wenn du dort keines hast, oder ein Warenhaus, wenn dort niemand eines hat. Deine Warenhäuser
    kosten nacheinander { $building_warehouse } Yen.
    .title = Schritt drei: bauen
    .short = Ab einer Summe von { $strength_build_from } darfst du im Gebiet ein Geschäft oder ein Warenhaus bauen.

rules-duel-turn-free =
    Jederzeit in deinem eigenen Zug darfst du in beliebiger Reihenfolge und so oft du kannst: einen Auftrag erfüllen,
    einen Vertreter einstellen, einen Vertreter nutzen, eine Technologie nutzen.
    .title = Freie Aktionen
    .short = Auftrag erfüllen, Vertreter anheuern oder nutzen, Technologie nutzen: wann du willst.

rules-duel-turn-orders =
    Um einen Auftrag zu erfüllen, zahle seine Waren, nimm seine Belohnung und lege ihn offen aus. Seine SP zählen am
    Ende. Du darfst beliebig viele Aufträge halten, aber die am Ende noch auf der Hand sind nichts wert.
    .title = Aufträge
    .short = Zahl die Waren, nimm die Belohnung; die Punkte zählen am Ende.

rules-duel-turn-agents =
    Du darfst einen Auslandsvertreter einstellen, einmal im Spiel für jede dieser Voraussetzungen, solange sie gilt:
    { $agents_needs_orders } erfüllte Aufträge; { $agents_needs_technologies } Technologien;
    { $agents_needs_church_cards } Kirchenkarten; { $agents_needs_turned_imports } verdeckte Importgüter. Für beide
    zusammen gibt es { $agents_cards } Vertreter. Ein Vertreter bleibt bei dir, auch wenn die Voraussetzung später
    wegfällt.

    Einen Vertreter zu nutzen ist eine zusätzliche Gebietsaktion, auch in einem genutzten Gebiet, mit einer Stärke von
    { $agents_strength } statt einer Stärkekarte. Zusatzkarte, Gebäude, Technologien, Bahnhof und Einkommen des
    Warenhauses zählen wie üblich, ebenso Stärkebonus und Bauen. Der Vertreter wird danach für immer umgedreht. Das
    Gebiet wird dadurch nicht genutzt.
    .title = Auslandsvertreter
    .short = Ein Vertreter handelt mit Stärke { $agents_strength }, auch in einem benutzten Gebiet, einmal.

rules-duel-turn-strength =
    Deine { $strength_cards_count } Stärkekarten haben die Stärken { $strength_cards_before }. Aufgewertet, was je Karte
    { $strength_cards_cost } Yen kostet, haben sie { $strength_cards_after }. Du hältst höchstens
    { $extra_strength_hand_max } Zusatz-Stärkekarten; bekommst du eine zu viel, legst du eine deiner Wahl zurück.

    Nach jeder Runde außer der letzten nehmen beide ihre Stärkekarten zurück. Beide dürfen { $strength_cards_upgrades ->
        [one] eine davon
       *[other] bis zu { $strength_cards_upgrades } davon
    } für die aufgedruckten Yen aufwerten; das gilt für den Rest des Spiels. Genutzte Technologien werden aufgefrischt,
    die offenen Technologien abgelegt und { $display_technologies } neue ausgelegt. Während einer Runde werden sie nicht
    aufgefüllt.
    .title = Stärkekarten und die Pause zwischen den Runden
    .short = Nach einer Runde kommen die Karten zurück, und dann darf man gegen Yen welche verbessern.

rules-duel-rewards =
    Waren, Importgüter und Yen bekommst du einfach; Importgüter immer aufgedeckt. Zusatz-Stärkekarten kommen von ihrem
    Stapel, und ist er leer, bekommst du keine. Aufträge als Belohnung kommen vom Stapel auf deine Hand, ohne Wahl und
    ungesehen von der anderen Person. Eine Belohnung, die ein Importgut umdreht, braucht ein aufgedecktes, sonst
    verfällt sie.

    SP auf Karten werden nicht sofort gewertet, sondern am Ende.
    .title = Belohnungen

rules-duel-end =
    Das Spiel endet nach Runde { $rounds_rounds }. Nichts wird mehr aufgewertet oder aufgefrischt, Aufträge auf der Hand
    werden abgelegt, und die Schlusswertung folgt.
    .title = Das Ende des Spiels
    .short = Nach Runde { $rounds_rounds } werden die Punkte gezählt.

rules-duel-scoring =
    { duel-score-orders }: die aufgedruckten SP.

    { duel-score-most-orders }: { $scoring_most_orders } SP. Bei Gleichstand bekommt sie niemand.

    { duel-score-technologies }: was ihre Texte sagen.

    { duel-score-most-production }: { $scoring_most_production } SP für die Person, deren Technologien die höhere Summe
    haben. Bei Gleichstand bekommt sie niemand.

    { duel-score-church-cards }: die aufgedruckten SP.

    { duel-score-warehouses }: { $scoring_warehouse } SP für jedes gebaute.

    { duel-score-shops }: { $scoring_shop } SP für jedes gebaute.

    { duel-score-turned-imports }: je { $scoring_turned_import } SP.

    { duel-score-face-up-imports }: je { $scoring_face_up_import } SP.

    { duel-score-yen }: ein SP für je { $scoring_yen_per_vp } Yen.

    { duel-score-goods }: ein SP für je { $scoring_goods_per_vp } Handelswaren, beliebig gemischt.

    Die meisten SP gewinnen. Bei Gleichstand entscheiden die Kategorien in der Reihenfolge dieser Liste, von der ersten
    bis zur letzten. Sind alle gleich, gewinnen beide.
    .title = Schlusswertung
    .short = Aufträge, Technologien, Kirchenkarten, Häuser, Importgüter, Yen und Waren zählen.

rules-duel-options =
    Von diesem Spiel gibt es eine Ausgabe. Es ist immer für zwei und hat immer gleich viele Runden.
    .title = Ausgaben und Optionen

rules-duel-rulings =
    Antworten auf Fragen, die am Tisch aufkommen und die die Anleitung offenlässt.
    .title = Klarstellungen

rules-duel-rulings-turn =
    Freie Aktionen sind jederzeit in deinem Zug möglich, auch mitten in einer Gebietsaktion, deiner eigenen oder der
    eines Vertreters, aber nicht mitten in einer Zahlung. Du darfst in einem Zug mehrere Vertreter nutzen, einen nach
    dem anderen; deine eigene Aktion kann so lange warten. Keiner geht zum Hafen, während du dir dort gezogene Aufträge
    ansiehst.

    In einer Aktion wählst du zuerst das Gebiet, dann wird das Einkommen des Warenhauses gezahlt, dann Stärke gespielt
    und die Summe festgelegt. Das Einkommen kann also in derselben Aktion ausgegeben werden, und was du später gewinnst
    oder baust, erhöht sie nicht mehr. Ein Warenhaus verdient ab der nächsten Aktion.

    Bahnhof, Straßenbahn und Postkutsche braucht man nicht für das Laboratorium, den Hafen oder einen Vertreter. Würden
    mehrere davon ein Gebiet öffnen, sagst du, welche du nutzt.

    Eine Technologie wirkt von dem Moment an, in dem du sie hast.

    Der Stärkebonus ist nicht freiwillig: Du wählst eine Karte und bekommst alles, was sie bei deiner Summe gibt.
    .title = Klarstellungen zum Zug

rules-duel-rulings-payments =
    In der Kirche ist ein Importgut eine Art, gleich welche Seite zu sehen ist.

    In Kirche und Laboratorium wählst du die Karte und zahlst dann genau, was fehlt; deine Stärke zählt voll. Auf
    Kirche, Laboratorium, Zollstation und Chinatown darfst du verzichten, teilweise oder ganz.

    Reicht der Auftragsstapel nicht, bekommst du, was übrig ist. Am Hafen behältst du mindestens eine der gezogenen
    Karten.

    Bergbautechnik gibt einmal je Tausch und je Belohnung etwas dazu, egal wie viel Kupfer sie bringt.
    .title = Klarstellungen zu Gewinnen und Zahlungen

rules-duel-rulings-rounds =
    Wer die gerade beendete Runde begonnen hat, entscheidet zuerst über Aufwertungen.

    Was Technologien an Punkten bringen, zählt nur in ihrer eigenen Kategorie, auch bei Gleichständen.
    .title = Klarstellungen zu Runden und Ende

rules-duel-rulings-hidden =
    Verborgen sind die Aufträge auf der Hand und die Reihenfolge der Stapel. Was du am Hafen ziehst, siehst nur du. Was
    du unter den Stapel gelegt hast, wird dir dort gezeigt, und auch, wenn die andere Person es zieht: als Belohnung,
    oder wenn alle am Hafen gezogenen behalten werden. Hat sie heimlich gewählt, welche sie behält, wird es nicht mehr
    gezeigt. Stärkekarten, Zusatz-Stärkekarten, Vertreter und genommene Kirchenkarten sind beiden bekannt.
    .title = Was verborgen ist

rules-duel-numbers =
    Was auf den meisten Karten steht, findet sich nicht im Text der Anleitung. Die Zahlen in diesem Spiel sind deshalb
    von dreierlei Art: Manche stehen in der Anleitung, manche lassen sich aus ihr erschließen, und die übrigen sind
    unser eigener Entwurf, passend zu allem, was bekannt ist. Das Thema einer Karte sagt, was was ist. Wer das Spiel
    besitzt, kann mit einem eigenen Materialblatt spielen.
    .title = Woher die Zahlen kommen

## Gebiete

rules-duel-area-tea-plantation =
    Die Teeplantage gibt dir Tee: Bei Stärke eins bis fünf bekommst du { $by_strength }.
rules-duel-area-fishing-ground =
    Die Fischgründe geben dir Fisch: Bei Stärke eins bis fünf bekommst du { $by_strength }.
rules-duel-area-silk-mill =
    Die Seidenspinnerei gibt dir Seide: Bei Stärke eins bis fünf bekommst du { $by_strength }.
rules-duel-area-copper-mine =
    Die Kupfermine gibt dir Kupfer: Bei Stärke eins bis fünf bekommst du { $by_strength }.
rules-duel-area-bank =
    Die Bank gibt dir Yen: Bei Stärke eins bis fünf bekommst du { $by_strength }.
rules-duel-area-church =
    Deine Stärke, soweit die Tabelle reicht, ist dein Glaube. Du darfst ihn um eins erhöhen für jede andere Art, die du
    zahlst, jede Art nur einmal: { $church_pay_copper } Kupfer, { $church_pay_silk } Seide, { $church_pay_tea } Tee,
    { $church_pay_fish } Fisch, { $church_pay_yen }
    Yen, { $church_pay_imports ->
        [one] { $church_pay_imports } Importgut.
       *[other] { $church_pay_imports } Importgüter.
    }

    Nimm eine offene Kirchenkarte, deren Wert nicht höher ist als dein Glaube, nimm ihre Belohnung und behalte sie; ihre
    SP zählen am Ende. Kirchenkarten werden nicht ersetzt.
rules-duel-area-customs =
    Drehe aufgedeckte Importgüter um, so viele, wie deine Stärke erlaubt. Am Ende ist ein verdecktes Importgut
    { $scoring_turned_import } SP wert, ein aufgedecktes { $scoring_face_up_import }.
rules-duel-area-chinatown =
    Waren gegen Geld, ein Tauschgeschäft nach dem anderen; deine Stärke sagt, wie viele du machen darfst.

    Verkaufen, jedes Mal ein Stück: Kupfer für { $chinatown_sell_copper } Yen, Seide für { $chinatown_sell_silk }, Tee
    für { $chinatown_sell_tea }, Fisch für { $chinatown_sell_fish }. Kaufen, jedes Mal ein Stück: Kupfer für
    { $chinatown_buy_copper } Yen, Seide für { $chinatown_buy_silk }, Tee für { $chinatown_buy_tea }, Fisch für
    { $chinatown_buy_fish }, ein Importgut für { $chinatown_buy_imports }. Importgüter lassen sich nicht verkaufen.
rules-duel-area-laboratory =
    Das Laboratorium ist nie genutzt. Nimm eine offene Technologie, deren Wert nicht höher ist als deine Produktion. Du
    darfst die Produktion beliebig oft um eins erhöhen, jedes Mal für { $laboratory_per_production_yen } Yen oder
    { $laboratory_per_production_imports ->
        [one] { $laboratory_per_production_imports } Importgut
       *[other] { $laboratory_per_production_imports } Importgüter
    }, gleich welcher Seite.

    Deine Technologie Nummer { $laboratory_surcharge_from } und jede spätere kostet { $laboratory_surcharge_yen } Yen
    oder
    { $laboratory_surcharge_imports ->
        [one] { $laboratory_surcharge_imports } Importgut
       *[other] { $laboratory_surcharge_imports } Importgüter
    } mehr.
rules-duel-area-port =
    Der Hafen ist nie genutzt. Ziehe so viele Aufträge, wie die Tabelle sagt, und sieh sie dir an. Behalte einen
    kostenlos oder bis zu { $port_orders_max } für { $port_second_order_yen } Yen oder { $port_second_order_imports ->
        [one] { $port_second_order_imports } Importgut
       *[other] { $port_second_order_imports } Importgüter
    } gleich welcher Seite. Die anderen kommen in einer Reihenfolge deiner Wahl unter den Stapel.

## Technologien

rules-duel-technology-exposition =
    Am Ende bekommst du { $effect_vp } SP.
rules-duel-technology-ball =
    Am Ende bekommst du { $effect_vp_per_order } SP für jeden erfüllten Auftrag.
rules-duel-technology-station =
    Lege sofort das Bahnhofsplättchen in ein beliebiges Gebiet; beide haben dort { $effect_strength } mehr Stärke.
    { $effect_per_round ->
        [one] Einmal pro Runde
       *[other] Bis zu { $effect_per_round } Mal pro Runde
    } darfst nur du dieses Gebiet wählen, obwohl es genutzt ist.
rules-duel-technology-mining =
    Immer wenn du Kupfer bekommst, bekommst du { $effect_extra_copper } mehr, woher es auch kommt.
rules-duel-technology-stock =
    Hast du zu Beginn deines Zuges { $effect_at_most_yen } Yen oder weniger, bekommst du { $effect_yen } Yen.
rules-duel-technology-patent =
    Am Ende bekommst du { $effect_vp_per_technology } SP für jede deiner Technologien, diese mitgezählt.
rules-duel-technology-letterpress =
    Für jede Technologie, die du nach dieser nimmst, bekommst du { $effect_yen_per_technology } Yen.
rules-duel-technology-stagecoach =
    { $effect_per_round ->
        [one] Einmal pro Runde
       *[other] Bis zu { $effect_per_round } Mal pro Runde
    } darfst du ein genutztes Gebiet wählen, in dem du ein Warenhaus hast.
rules-duel-technology-electric-light =
    Am Ende bekommst du { $effect_vp_per_warehouse } SP für jedes gebaute Warenhaus.
rules-duel-technology-postal =
    { $effect_per_round ->
        [one] Einmal pro Runde
       *[other] Bis zu { $effect_per_round } Mal pro Runde
    } darfst du eine beliebige Stärkekarte spielen, die du noch hast, statt der niedrigsten.
rules-duel-technology-gaslight =
    Am Ende bekommst du { $effect_vp_per_shop } SP für jedes gebaute Geschäft.
rules-duel-technology-telegraph =
    Jede Zusatz-Stärkekarte, die du spielst, zählt { $effect_extra_strength } mehr, auch mit einem Vertreter.
rules-duel-technology-language-school =
    Immer wenn du einen Auftrag erfüllst, bekommst du { $effect_yen_per_order } Yen zusätzlich.
rules-duel-technology-university =
    { $effect_upgrade_cost ->
        [0] Deine Aufwertung nach einer Runde ist kostenlos.
       *[other] Deine Aufwertung nach einer Runde kostet { $effect_upgrade_cost } Yen.
    } Du darfst trotzdem nicht mehr Karten aufwerten als sonst.
rules-duel-technology-tram =
    { $effect_per_round ->
        [one] Einmal pro Runde
       *[other] Bis zu { $effect_per_round } Mal pro Runde
    } darfst du ein beliebiges genutztes Gebiet wählen.
rules-duel-technology-winery =
    Am Ende bekommst du { $effect_vp_per_church_card } SP für jede deiner Kirchenkarten.
rules-duel-technology-telephone =
    { $effect_per_round ->
        [one] Einmal pro Runde
       *[other] Bis zu { $effect_per_round } Mal pro Runde
    } darfst du bei einer Gebietsaktion oder mit einem Vertreter { $effect_pay_yen } Yen für { $effect_strength } mehr
    Stärke zahlen.
rules-duel-technology-newspaper =
    Du bekommst sofort { $effect_at_once_plus_1 ->
        [one] eine Zusatz-Stärkekarte
       *[other] { $effect_at_once_plus_1 } Zusatz-Stärkekarten
    } mit +{ $extra_strength_plus_1_strength } und zu Beginn jeder folgenden Runde { $effect_each_round_plus_1 ->
        [one] noch eine.
       *[other] { $effect_each_round_plus_1 } weitere.
    }
rules-duel-technology-spinning-mill =
    { $effect_per_round ->
        [one] Einmal pro Runde
       *[other] Bis zu { $effect_per_round } Mal pro Runde
    } darfst du jederzeit in deinem Zug { $effect_pay_silk } Seide in { $effect_get_yen } Yen tauschen.
rules-duel-technology-brickyard =
    Am Ende bekommst du { $effect_vp_per_turned_import } SP für jedes deiner verdeckten Importgüter.

## Waren, Figuren, Zusatz-Stärkekarten

rules-duel-good-copper =
    Eine Handelsware aus der Kupfermine. Chinatown kauft sie dir für { $chinatown_sell_copper } Yen ab und verkauft sie
    für { $chinatown_buy_copper }. Am Ende sind je { $scoring_goods_per_vp } Handelswaren beliebiger Art einen SP wert.
rules-duel-good-silk =
    Eine Handelsware aus der Seidenspinnerei. Chinatown kauft sie dir für { $chinatown_sell_silk } Yen ab und verkauft
    sie für { $chinatown_buy_silk }. Am Ende sind je { $scoring_goods_per_vp } Handelswaren beliebiger Art einen SP
    wert.
rules-duel-good-tea =
    Eine Handelsware aus der Teeplantage. Chinatown kauft sie dir für { $chinatown_sell_tea } Yen ab und verkauft sie
    für { $chinatown_buy_tea }. Am Ende sind je { $scoring_goods_per_vp } Handelswaren beliebiger Art einen SP wert.
rules-duel-good-fish =
    Eine Handelsware aus den Fischgründen. Chinatown kauft sie dir für { $chinatown_sell_fish } Yen ab und verkauft sie
    für { $chinatown_buy_fish }. Am Ende sind je { $scoring_goods_per_vp } Handelswaren beliebiger Art einen SP wert.
rules-duel-good-imports =
    Importgüter sind keine Handelswaren. Du bekommst sie aufgedeckt, aus Belohnungen oder aus Chinatown für
    { $chinatown_buy_imports } Yen, und kannst sie nicht verkaufen. Mit ihnen zahlst du in der Kirche, im Laboratorium
    und für einen zweiten Auftrag am Hafen, gleich welcher Seite. Am Ende ist ein verdecktes { $scoring_turned_import }
    SP wert, ein aufgedecktes { $scoring_face_up_import }.
rules-duel-good-yen =
    Geld. Am Ende sind je { $scoring_yen_per_vp } Yen einen SP wert.

rules-duel-piece-shop =
    Ein Geschäft kostet { $building_shop } Yen und wird mit einer Gesamtstärke von { $strength_build_from } oder mehr
    gebaut, höchstens eines von dir in einem Gebiet. Es gibt dort { $strength_shop } Stärke und am Ende
    { $scoring_shop } SP.
rules-duel-piece-warehouse =
    Deine Warenhäuser kosten nacheinander { $building_warehouse } Yen. Eines wird mit einer Gesamtstärke von
    { $strength_build_from } oder mehr gebaut; ein Gebiet hat Raum für ein einziges. Es gibt dort
    { $strength_warehouse } Stärke, { $strength_warehouse_income } Yen, sooft dort jemand handelt, und am Ende
    { $scoring_warehouse } SP.
rules-duel-piece-station =
    Das Bahnhofsplättchen kommt mit der Technologie Bahnhof ins Spiel. Es gibt beiden in seinem Gebiet
    { $strength_station } mehr Stärke.

# Ein Text für beide Karten.
rules-duel-extra =
    Mit einer Gebietsaktion oder einem Vertreter gespielt, erhöht diese Karte deine Stärke um { $strength } und kommt
    auf ihren Stapel zurück. Es gibt { $cards } davon, und du hältst höchstens { $extra_strength_hand_max }
    Zusatz-Stärkekarten.
