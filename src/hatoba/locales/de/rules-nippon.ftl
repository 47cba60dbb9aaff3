### Nippon: die Regeln in Worten. Ids und Argumente beschreibt die englische Datei.
###
### Zahlen kommen aus dem Materialblatt und stehen hier nie in Ziffern. Ein Zeilenumbruch ist ein Leerzeichen, eine
### leere Zeile beginnt einen neuen Absatz. Geldbeträge sind in Tausend Yen.

## Abschnitte

rules-nippon-overview =
    Du führst ein großes Unternehmen, während Japan ein Industrieland wird. Du baust Fabriken, verbesserst sie,
    stellst Waren her und verkaufst sie unter Verträgen ins Ausland oder lieferst sie in die Städte Japans, wo sie dir
    Einfluss in den Regionen bringen. Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt. Es spielen zwei bis vier
    Personen.

    Es gibt sechs Waren auf drei Stufen: Seide und Papier, Bento und Linsen, Uhren und Glühbirnen. Jede Fabrik stellt
    eine Ware her, und du besitzt nie zwei Fabriken derselben Ware. Kohle treibt sie an, Wissen lässt dich die
    besseren bauen, und Baupläne helfen aus.

    Deine drei Leisten: Geld und Kohle sagen, was du bekommst, wenn du dein Budget erneuerst; die dritte ist dein
    Wissen. Geldbeträge sind in Tausend Yen.
    .title = Überblick
    .short = Fabriken bauen, ins Ausland verkaufen oder Regionen gewinnen: die meisten Siegpunkte gewinnen.

rules-nippon-setup =
    In Zugreihenfolge beginnen die Personen mit { $start_vp } SP; alle haben { $start_yen } Yen, { $start_coal } Kohle
    und
    { $start_blueprints ->
        [one] { $start_blueprints } Bauplan.
       *[other] { $start_blueprints } Baupläne.
    } Alle haben { $ships_pieces } Schiffe, { $trains_pieces } Eisenbahnen, Einflussplättchen der Werte
    { $influence_tokens_values }, dieselben { $contracts_count } Verträge und { $workers_on_board } Felder für Arbeiter.

    Von { $workers_total } Arbeitern in { $workers_colours } Farben bleiben einige weg: von jeder Farbe
    { $workers_removed_2p } zu zweit, { $workers_removed_3p } zu dritt, { $workers_removed_4p } zu viert. Jedes
    Aktionsfeld bekommt zufällig { $workers_per_space } davon. Dann werden die Arbeiterreihen gefüllt: zu zweit
    { $workers_row_count_2p } Reihen mit { $workers_row_size_2p }, zu dritt { $workers_row_count_3p } Reihen mit
    { $workers_row_size_3p }, zu viert { $workers_row_count_4p } Reihen mit { $workers_row_size_4p }.

    Jede Stadt bekommt ein zufälliges Plättchen mit den vier Waren, die sie sucht. Eine Region hat
    { $regions_transport_2p } Transportfelder zu zweit, { $regions_transport_3p } zu dritt und { $regions_transport_4p }
    zu viert; Eisenbahnen und Schiffe teilen sie sich. Um eine Stadt dürfen höchstens { $regions_city_max_2p },
    { $regions_city_max_3p } oder { $regions_city_max_4p } Einflussplättchen liegen. Von den Belohnungsplättchen jedes
    Multiplikators kommen zufällig { $reward_tokens_removed_2p }, { $reward_tokens_removed_3p } oder
    { $reward_tokens_removed_4p } weg. Alle { $factories_count } Fabriken liegen offen.
    .title = Aufbau
    .short = Alle beginnen mit { $start_yen } Yen, { $start_coal } Kohle und denselben Verträgen.

rules-nippon-turn =
    In deinem Zug tust du eines von beiden: Du nimmst einen Arbeiter und führst eine Aktion seines Aktionsfelds aus,
    oder du konsolidierst. Alles im Spiel ist offen; nur welche Arbeiter aus dem Beutel kommen, ist Zufall.
    .title = Der Zug
    .short = Nimm einen Arbeiter und mach eine Aktion seines Feldes oder konsolidiere.

rules-nippon-turn-worker =
    Nimm einen Arbeiter von einem der Aktionsfelder, lege ihn auf das linke freie Arbeiterfeld deiner Tafel und führe
    eine Aktion aus, die zu dem Aktionsfeld gehört. Du darfst nur eine Aktion wählen, die du ausführen kannst. Die
    Farbe des Arbeiters ist erst beim Konsolidieren wichtig. Sind deine { $workers_on_board } Arbeiterfelder voll,
    musst du im nächsten Zug konsolidieren.

    Ist das Aktionsfeld am Ende deines Zuges leer, rücken die Arbeiter der obersten Reihe nach, die welche hat. Sind
    alle Reihen leer, wird jedes Aktionsfeld aus dem Beutel auf { $workers_per_space } aufgefüllt, dann jede Reihe von
    oben, und der Wertungsstein rückt ein Feld weiter. Plätze, für die der Beutel keine Arbeiter hat, werden gefüllt,
    sobald welche zurückkommen.
    .title = Einen Arbeiter nehmen
    .short = Ein Arbeiter, eine Aktion. Mit { $workers_on_board } Arbeitern musst du als Nächstes konsolidieren.

rules-nippon-turn-consolidate =
    Zuerst das Budget: Gib alle Yen und alle Kohle ab und nimm so viel, wie deine Geld- und deine Kohleleiste sagen.

    Dann die Belohnung des Kaisers: ein Belohnungsplättchen, dessen Multiplikator höchstens die Zahl für deine Arbeiter
    ist. Von einem Arbeiter bis zur vollen Tafel sind diese Zahlen { $emperor_multipliers }; null heißt keine Belohnung.
    Steht dir ein Plättchen zu und gibt es ein so niedriges, musst du eines nehmen. Sind gar keine Belohnungsplättchen
    mehr da, nimmst du stattdessen ein Multiplikatorplättchen von { $multiplier_tokens_multiplier }x, solange es welche
    gibt. Den Bonus eines Belohnungsplättchens bekommst du sofort, und das Plättchen legst du auf ein freies
    Errungenschaftsfeld deiner Wahl, wo es bleibt.

    Zuletzt die Löhne: Zahle { $costs_wage } Yen für jede verschiedene Farbe deiner Arbeiter, soweit dein Geld reicht.
    Für jede Farbe, die du nicht bezahlen kannst, verlierst du { $costs_unpaid_vp } SP. Alle deine Arbeiter kommen in
    den Beutel zurück.
    .title = Konsolidieren
    .short = Frische Yen und Kohle, die Belohnung des Kaisers, dann { $costs_wage } Yen je Arbeiterfarbe.

rules-nippon-turn-blueprints =
    Jederzeit in deinem Zug und so oft du willst darfst du { $costs_blueprints } Baupläne ausgeben, um auf einer deiner
    drei Leisten einen Schritt vorzugehen. Beim Bau einer Fabrik kann ein Bauplan auch einen fehlenden Punkt Wissen
    ersetzen.
    .title = Baupläne
    .short = { $costs_blueprints } Baupläne rücken eine Leiste vor; einer ersetzt einen fehlenden Punkt Wissen.

rules-nippon-rewards =
    Ein Belohnungsplättchen hat einen Multiplikator und einen Bonus aus Bauplänen, Kohle oder Yen, den du sofort
    bekommst. Der Multiplikator wirkt am Ende, auf dem Errungenschaftsfeld, auf dem das Plättchen liegt. Ein
    Plättchen, für das kein Feld frei ist, wird abgelegt.

    Auch die Regionen haben Boni: Du bekommst einen, sooft du dort ein Einflussplättchen legst. Verträge bringen Yen
    oder SP und rücken deine Geldleiste vor.
    .title = Belohnungen
    .short = Ein Belohnungsplättchen gibt seinen Bonus sofort und vervielfacht am Ende eine Errungenschaft.

rules-nippon-scoring =
    Der Wertungsstein kommt unterwegs an zwei Marken vorbei, und jedes Mal werden alle Regionen gewertet. Eine dritte
    Wertung beendet das Spiel.

    In jeder Region ist dein Einfluss die Summe deiner Einflussplättchen und deiner Eisenbahnen dort; ohne mindestens
    ein Einflussplättchen zählen Eisenbahnen nichts. Eine Eisenbahn gibt { $trains_influence }, eine umgedrehte
    { $trains_influence_turned }. Auch ausländische Firmen nehmen teil: Ihr Einfluss ist die Summe der Zahlen auf den
    leeren Einflussfeldern der Region ({ $regions_foreign } um jede Stadt).

    Der erste, zweite und dritte Rang bekommen { $region_scoring_1_vp } SP in der ersten Wertung,
    { $region_scoring_2_vp } in der zweiten und { $region_scoring_3_vp } in der dritten. Bei Gleichstand teilt man die
    SP der Ränge, abgerundet; der Anteil der ausländischen Firmen verfällt. Wer auf dem ersten oder zweiten Rang ist,
    wertet auch die eigenen Schiffe in der Region, je { $ships_vp } SP oder { $ships_vp_turned } für umgedrehte.
    .title = Die Regionen werten
    .short = Dreimal zahlt jede Region ihre ersten Plätze; ausländische Firmen zählen mit.

rules-nippon-end =
    Sobald der Stein das erste goldene Feld erreicht hat, haben alle noch genau { $scoring_track_final_turns ->
        [one] { $scoring_track_final_turns } Zug,
       *[other] { $scoring_track_final_turns } Züge,
    } beginnend mit der nächsten Person. Dann werden die Regionen zum dritten Mal gewertet.

    Danach geben alle ihre Yen ab, nehmen noch einmal Geld nach der Leiste und bezahlen die Arbeiter, die noch auf der
    Tafel sind.

    Dann kommen die Errungenschaften: Jede ist ihre Zahl an SP mal einem Multiplikator wert. Das ist der des Plättchens
    dort; ohne Plättchen ist es der auf dem Feld aufgedruckte oder keiner.

    Die meisten SP gewinnen. Bei Gleichstand gewinnt, wer von den Betroffenen in der letzten Runde zuletzt an der Reihe
    war.
    .title = Das Ende des Spiels
    .short =
        An den goldenen Feldern hat jeder noch { $scoring_track_final_turns } Züge; dann werten Regionen und
        Errungenschaften.

rules-nippon-options =
    Von diesem Spiel gibt es eine Ausgabe.
    .title = Ausgaben und Optionen

rules-nippon-options-round-limit =
    Aus, wenn sie nicht gewählt wird. Mit einer Rundengrenze hört das Spiel nach so vielen Runden auf und wird gewertet,
    wie es steht. Sie ist für Partien unter Programmen gedacht, damit keine ewig dauert.
    .title = Rundengrenze

rules-nippon-rulings =
    Antworten auf Fragen, die am Tisch aufkommen und die die Anleitung offenlässt.
    .title = Klarstellungen

rules-nippon-rulings-turn =
    Baupläne dürfen bei jeder Entscheidung deines Zuges ausgegeben werden, aber nicht so, dass eine begonnene Aktion
    unmöglich wird. Am Ende des Spiels sind sie nichts wert.

    Aktionen mit mehreren Teilen werden Teil für Teil ausgeführt, und du darfst nach dem ersten aufhören. Was ein Teil
    bringt, kann den nächsten bezahlen. Eine Aktion kann gewählt werden, wenn ihr erster Teil möglich ist.

    Konsolidieren darfst du immer, auch ohne Arbeiter; dann erneuerst du nur dein Budget. Ist keine Aktion möglich,
    musst du es. Ein Konsolidieren bewegt nie den Wertungsstein.

    Ein Zug endet in dieser Reihenfolge: Arbeiter werden nachgefüllt, der Stein rückt vor, die Regionen werden gewertet,
    wenn er an einer Marke vorbeikam, und die nächste Person folgt. Plätze zu füllen, die auf Arbeiter warten mussten,
    bewegt den Stein nicht, und ein Nachfüllen während der letzten Züge auch nicht.
    .title = Klarstellungen zu Zügen und Arbeitern

rules-nippon-rulings-actions =
    Schritte über das Ende einer Leiste hinaus verfallen. Eine Leiste am Ende sperrt die Aktion, die sie bewegt.

    Preise in einer Liste gelten für die ganze Aktion; für jeden weiteren Teil zahlst du den Unterschied.

    Eine Region ohne freies Transportfeld nimmt weder Eisenbahnen noch Schiffe auf, und jeder Teil einer Aktion geht in
    eine andere Region.

    Nur Schiffe und Eisenbahnen, die noch auf deiner Tafel sind, werden umgedreht; die auf der Karte bleiben, wie sie
    sind.

    Baust du eine Fabrik, zahlst du, nimmst sie, setzt Ersatzmaschinen ein und bekommst dann ihren einmaligen Bonus.

    Jede Menge eines Vertrags ist von einer Ware, und verschiedene Mengen sind von verschiedenen Waren. Jeder Vertrag
    kann einmal erfüllt werden.

    Das Einflussplättchen, das du legst, muss in deinem Vorrat sein, bevor ein ersetztes zu dir zurückkommt. Gleiche
    Plättchen ersetzen einander nicht. An der Grenze einer Stadt kann ein niedrigeres Plättchen auf seinem eigenen Feld
    weiter ersetzt werden; dann geht kein anderes zurück.
    .title = Klarstellungen zu Aktionen

rules-nippon-rulings-end =
    Das Budget zählt deine Leisten, wie sie beim Konsolidieren stehen. Die Yen einer Belohnung können Löhne zahlen, und
    ihre Kohle kommt zum neuen Budget dazu.

    Deine SP können unter null fallen.

    Dein Rang in einer Region ist eins mehr als die Zahl derer mit mehr Einfluss, also folgt auf einen Gleichstand auf
    dem ersten Rang der dritte. Ränge nach dem dritten bringen nichts, und Einfluss von null hat gar keinen Rang.

    Einflussfelder, die wieder leer werden oder wegen der Grenze der Stadt leer bleiben, zählen für die ausländischen
    Firmen.

    Das Geld am Ende des Spiels ist kein Konsolidieren: Es gibt dabei kein Belohnungsplättchen und keinen Fabrikbonus.
    .title = Klarstellungen zu Konsolidieren, Wertung und Ende

rules-nippon-numbers =
    Ein Teil dessen, was auf Plättchen und Tafeln steht, findet sich nicht im Text der Anleitung. Die Zahlen in diesem
    Spiel sind deshalb von dreierlei Art: Manche stehen in der Anleitung, manche lassen sich aus ihr erschließen, und
    die übrigen sind unser eigener Entwurf, passend zu allem, was bekannt ist. Das Thema einer Fabrik, eines Vertrags
    oder eines Plättchens sagt, was was ist. Wer das Spiel besitzt, kann mit einem eigenen Materialblatt spielen.
    .title = Woher die Zahlen kommen

## Aktionen

rules-nippon-action-knowledge =
    Geh auf deiner Wissensleiste einen, zwei oder drei Schritte vor, für { $costs_knowledge } Yen.
rules-nippon-action-production =
    Lass bis zu { $actions_factories_run } deiner Fabriken laufen, jede einmal. Zahle die Kohle der Fabrik und lege
    { $actions_factory_cubes } Würfel in ihr Lager und so viele mehr, wie ihre Maschine zeigt. Was nicht passt,
    verfällt. Eine Fabrik, deren Lager voll ist oder deren Kohle du nicht zahlen kannst, läuft nicht.
rules-nippon-action-export =
    Erfülle bis zu { $actions_contracts } deiner Verträge. Ein Vertrag nennt Mengen verschiedener Waren; zahle sie aus
    deinen Lagern, nimm seine Yen oder SP, rücke deine Geldleiste vor, wie er sagt, und dreh ihn um.
rules-nippon-action-invest =
    Baue eine Fabrik deiner Wahl unter den übrigen, für eine Ware, die du noch nicht herstellst. Sie kostet
    { $costs_invest } Yen und braucht Wissen: { $goods_silk_knowledge } für Seide, { $goods_paper_knowledge } für
    Papier, { $goods_bento_knowledge } für Bento, { $goods_lenses_knowledge } für Linsen, { $goods_clocks_knowledge }
    für Uhren, { $goods_light_bulbs_knowledge } für Glühbirnen. Wissen wird nicht verbraucht; für jeden fehlenden
    Punkt darfst du einen Bauplan ausgeben. Ein Stein zwischen zwei Zahlen zählt als die niedrigere.

    Ersatzmaschinen kommen sofort in die neue Fabrik.
rules-nippon-action-mines =
    Geh auf deiner Kohleleiste einen, zwei oder drei Schritte vor, für { $costs_mines } Yen.
rules-nippon-action-ships =
    Setze ein, zwei oder drei Schiffe von links aus deiner Reihe auf freie Transportfelder, jedes in eine andere
    Region, für { $costs_ships } Yen. Wird eine Marke in deiner Reihe ganz frei, rückt deine Geldleiste um
    { $actions_money_mark } vor. In einer Region, in der du auf dem ersten oder zweiten Rang bist, bringt ein Schiff
    bei jeder Wertung { $ships_vp } SP, ein umgedrehtes { $ships_vp_turned }.
rules-nippon-action-machinery =
    Mache eine, zwei oder drei Verbesserungen für { $costs_machinery } Yen. Eine Verbesserung setzt eine Maschine in
    eine Fabrik ohne Maschine oder dreht eine auf ihre bessere Seite. Eine Maschine gibt einen Würfel mehr, umgedreht
    bis zu { $actions_machine_max }. Solange eine deiner Fabriken eine Verbesserung aufnehmen kann, muss sie dorthin;
    danach darfst du weiter Maschinen kaufen, sie als Ersatz behalten und bei der ersten Gelegenheit einsetzen.
    Eingebaute Maschinen werden nie versetzt.
rules-nippon-action-trains =
    Setze eine, zwei oder drei Eisenbahnen von links aus deiner Reihe auf freie Transportfelder, jede in eine andere
    Region, für { $costs_trains } Yen. Wird eine Marke in deiner Reihe ganz frei, rückt deine Geldleiste um
    { $actions_money_mark } vor. In einer Region, in der du ein Einflussplättchen hast, gibt eine Eisenbahn
    { $trains_influence } Einfluss, eine umgedrehte { $trains_influence_turned }.
rules-nippon-action-local-market =
    Lege bis zu { $actions_influence } Einflussplättchen, alle in eine Region. Für jedes zahlst du bis zu
    { $actions_cubes_per_token } Würfel einer Ware, die eine Stadt dort sucht, und legst ein Plättchen neben diese Ware.
    Mit einem, zwei oder drei Würfeln ist sein Wert { $influence_1_tokens } bei Waren der ersten Stufe,
    { $influence_2_tokens } bei der zweiten und { $influence_3_tokens } bei der dritten; du darfst auch ein niedrigeres
    nehmen. Jedes Plättchen bringt dir den Bonus der Region.

    Das Feld muss leer sein oder ein niedrigeres Plättchen haben, von wem auch immer, das zurückgeht. Liegen bei der
    Stadt schon so viele Plättchen, wie die Zahl der Personen erlaubt, darfst du trotzdem ein leeres Feld nehmen, wenn
    dein Plättchen höher ist als eines davon; das niedrigste geht zurück, und unter gleichen wählst du.

## Waren: ein Text für alle.

rules-nippon-good =
    Eine Ware der Stufe { $level }. Ihre Fabrik braucht Wissen { $knowledge } zum Bau und { $coal } Kohle zum Laufen und
    lagert bis zu { $capacity } Würfel. Für jede Ware kannst du nur eine Fabrik besitzen.

## Fabrikboni

rules-nippon-bonus-consolidation-yen =
    Immer wenn du konsolidierst, bekommst du { $effect_yen } Yen mehr, als deine Leiste sagt, auch an ihrem Ende.
rules-nippon-bonus-keep-coal =
    Immer wenn du konsolidierst, behältst du { $effect_coal } Kohle, wenn du sie hast, zusätzlich zum neuen Budget.
rules-nippon-bonus-money-marks =
    Marken, die deine Schiffe und Eisenbahnen freigeben, rücken deine Geldleiste um { $effect_steps } statt um
    { $actions_money_mark } vor. Für früher freigegebene Marken wird der Unterschied sofort nachgeholt.
rules-nippon-bonus-once-yen =
    Einmal, wenn du diese Fabrik baust, bekommst du { $effect_yen } Yen.
rules-nippon-bonus-knowledge-further =
    Deine Wissensaktion rückt die Leiste kostenlos { $effect_steps ->
        [one] einen Schritt
       *[other] { $effect_steps } Schritte
    } weiter.
rules-nippon-bonus-knowledge-cheaper =
    Deine Wissensaktion kostet { $effect_costs } Yen für einen, zwei oder drei Schritte. Am Ende zählst du
    { $effect_stars ->
        [one] einen Wissensstern mehr.
       *[other] { $effect_stars } Wissenssterne mehr.
    }
rules-nippon-bonus-once-knowledge =
    Einmal, wenn du diese Fabrik baust, rückt deine Wissensleiste { $effect_steps ->
        [one] einen Schritt vor.
       *[other] { $effect_steps } Schritte vor.
    }
rules-nippon-bonus-once-blueprints =
    Einmal, wenn du diese Fabrik baust, bekommst du { $effect_blueprints ->
        [one] { $effect_blueprints } Bauplan.
       *[other] { $effect_blueprints } Baupläne.
    }
rules-nippon-bonus-less-coal =
    Diese Fabrik braucht { $effect_coal } Kohle zum Laufen statt { $good_coal }.
rules-nippon-bonus-mines-cheaper =
    Deine Bergwerksaktion kostet { $effect_costs } Yen für einen, zwei oder drei Schritte. Am Ende zählst du
    { $effect_stars ->
        [one] einen Kohlestern mehr.
       *[other] { $effect_stars } Kohlesterne mehr.
    }
rules-nippon-bonus-mines-further =
    Deine Bergwerksaktion rückt die Leiste kostenlos { $effect_steps ->
        [one] einen Schritt
       *[other] { $effect_steps } Schritte
    } weiter.
rules-nippon-bonus-once-coal-track =
    Einmal, wenn du diese Fabrik baust, rückt deine Kohleleiste { $effect_steps ->
        [one] einen Schritt vor.
       *[other] { $effect_steps } Schritte vor.
    }
rules-nippon-bonus-once-turn-ships =
    Einmal, wenn du diese Fabrik baust, werden alle Schiffe umgedreht, die noch auf deiner Tafel sind: Sie bringen
    { $ships_vp_turned } SP statt { $ships_vp }.
rules-nippon-bonus-once-ships =
    Einmal, wenn du diese Fabrik baust, darfst du kostenlos { $effect_pieces ->
        [one] ein Schiff
       *[other] bis zu { $effect_pieces } Schiffe
    } auf die Karte setzen, jedes in eine andere Region.
rules-nippon-bonus-ships-cheaper =
    Deine Schiffsaktion kostet { $effect_costs } Yen für ein, zwei oder drei Schiffe.
rules-nippon-bonus-once-turn-trains =
    Einmal, wenn du diese Fabrik baust, werden alle Eisenbahnen umgedreht, die noch auf deiner Tafel sind: Sie geben
    { $trains_influence_turned } Einfluss statt { $trains_influence }.
rules-nippon-bonus-once-trains =
    Einmal, wenn du diese Fabrik baust, darfst du kostenlos { $effect_pieces ->
        [one] eine Eisenbahn
       *[other] bis zu { $effect_pieces } Eisenbahnen
    } auf die Karte setzen, jede in eine andere Region.
rules-nippon-bonus-trains-cheaper =
    Deine Eisenbahnaktion kostet { $effect_costs } Yen für eine, zwei oder drei Eisenbahnen.
rules-nippon-bonus-once-machinery =
    Einmal, wenn du diese Fabrik baust, darfst du kostenlos { $effect_upgrades ->
        [one] eine Maschinenverbesserung
       *[other] bis zu { $effect_upgrades } Maschinenverbesserungen
    } machen.
rules-nippon-bonus-more-cubes =
    Immer wenn diese Fabrik läuft, stellt sie { $effect_cubes ->
        [one] einen Würfel mehr her.
       *[other] { $effect_cubes } Würfel mehr her.
    }
rules-nippon-bonus-machinery-cheaper =
    Deine Maschinenaktion kostet { $effect_costs } Yen für eine, zwei oder drei Verbesserungen.

## Regionen: ein Text für alle.

rules-nippon-region =
    Eine Region mit den Städten { $city_1 } und { $city_2 }. Jedes Einflussplättchen, das du hier legst, bringt dir
    ihren Bonus.

## Leisten

rules-nippon-track-money =
    Die Geldleiste sagt, wie viele Yen du beim Konsolidieren nimmst. Ihre Felder vom Anfang an: { $spaces }. Sie rückt
    vor durch Verträge, durch Marken, die Schiffe und Eisenbahnen freigeben, und für Baupläne.
rules-nippon-track-coal =
    Die Kohleleiste sagt, wie viel Kohle du beim Konsolidieren nimmst. Ihre Felder vom Anfang an: { $spaces }; auf einem
    Feld ohne Zahl, hier einer Null, zählt die nächstniedrigere. Die Bergwerksaktion rückt sie vor.
rules-nippon-track-knowledge =
    Wissen entscheidet, welche Fabriken du bauen kannst. Die Felder der Leiste vom Anfang an: { $spaces }; auf einem
    Feld ohne Zahl, hier einer Null, zählt die nächstniedrigere. Die Wissensaktion rückt sie vor.

## Errungenschaften

rules-nippon-achievement-contracts =
    Am Ende: ein SP für je { $per } erfüllte Verträge, mal dem Multiplikator. Ohne Plättchen ist der Multiplikator
    { $printed }.
rules-nippon-achievement-knowledge-stars =
    Am Ende: { $per ->
        [one] ein SP für jeden Stern
       *[other] ein SP für je { $per } Sterne
    } auf dem erreichten Teil der Wissensleiste, mal dem Multiplikator. Ohne Plättchen ist der Multiplikator
    { $printed }.
rules-nippon-achievement-coal-stars =
    Am Ende: { $per ->
        [one] ein SP für jeden Stern
       *[other] ein SP für je { $per } Sterne
    } auf dem erreichten Teil der Kohleleiste, mal dem Multiplikator. Ohne Plättchen ist der Multiplikator
    { $printed }.
rules-nippon-achievement-advanced-factories =
    Am Ende: { $per ->
        [one] ein SP für jede deiner Fabriken
       *[other] ein SP für je { $per } deiner Fabriken
    } der Stufe { $min_level } oder höher, mal dem Multiplikator. Ohne Plättchen ist der Multiplikator { $printed }.
rules-nippon-achievement-full-machines =
    Am Ende: { $per ->
        [one] ein SP für jede deiner Fabriken
       *[other] ein SP für je { $per } deiner Fabriken
    } mit einer Maschine von +{ $machine }, mal dem Multiplikator. Ohne Plättchen ist der Multiplikator { $printed }.
rules-nippon-achievement-yen =
    Am Ende: ein SP für je { $per } Yen, die nach den Löhnen übrig sind, mal dem Multiplikator. Ohne Plättchen ist der
    Multiplikator { $printed }.
rules-nippon-achievement-ship-stars =
    Am Ende: { $per ->
        [one] ein SP für jeden freien Stern
       *[other] ein SP für je { $per } freie Sterne
    } in deiner Reihe der Schiffe, mal dem Multiplikator. Ohne Plättchen ist der Multiplikator { $printed }.
rules-nippon-achievement-train-stars =
    Am Ende: { $per ->
        [one] ein SP für jeden freien Stern
       *[other] ein SP für je { $per } freie Sterne
    } in deiner Reihe der Eisenbahnen, mal dem Multiplikator. Ohne Plättchen ist der Multiplikator { $printed }.
rules-nippon-achievement-regions =
    Am Ende: { $per ->
        [one] ein SP für jede Region
       *[other] ein SP für je { $per } Regionen
    } mit einem Einflussplättchen von dir, mal dem Multiplikator. Eisenbahnen allein zählen nicht. Ohne Plättchen ist
    der Multiplikator { $printed }.
