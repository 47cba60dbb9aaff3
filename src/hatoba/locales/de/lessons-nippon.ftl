# Lektionen zu Nippon. Höchstens 25 Wörter je Schritt.

lesson-nippon-first = Erste Schritte
    .about = ein Arbeiter, eine Aktion: jede einmal
lesson-nippon-first-welcome =
    Willkommen in Nippon! Eine junge Industrie wartet: Fabriken gründen, Regionen gewinnen, ins Ausland verkaufen.
    Schritt für Schritt.
lesson-nippon-first-win =
    Die meisten Punkte gewinnen. Regionen werden { $region_scoring_count }-mal gewertet, Errungenschaften am Ende. Das
    sind deine Punkte bisher.
lesson-nippon-first-workers =
    In jedem Zug nimmst du einen Arbeiter und machst eine Aktion seines Feldes. Farben zählen nur bei den Löhnen.
lesson-nippon-first-invest = Zuerst eine Fabrik. Nimm hier den roten Arbeiter und investiere.
lesson-nippon-first-invest-red = Jede Farbe ginge, aber wenige Farben heißen niedrige Löhne. Nimm Rot.
lesson-nippon-first-build = Seide braucht wenig Wissen; dein Bauplan ersetzt, was fehlt. Bau diese Seidenfabrik.
lesson-nippon-first-machinery = Mit einer Maschine bringt eine Fabrik mehr. Nimm den grünen Arbeiter für Maschinen.
lesson-nippon-first-machinery-green = Nimm Grün: die Farbe kommt wieder, und gleiche kosten zusammen nur einen Lohn.
lesson-nippon-first-upgrade = Eine Maschine ist schon drin. Setz noch eine dazu, dann hör auf: Geld ist kostbar.
lesson-nippon-first-production =
    Fabriken brauchen Kohle. Nimm einen grünen Arbeiter und produziere. Dank ihrer Maschinen macht diese { $makes }
    Seide.
lesson-nippon-first-market = Seide im Lager! Der Binnenmarkt macht daraus Einfluss. Nimm den gelben Arbeiter.
lesson-nippon-first-deliver = Eine Stadt wünscht bestimmte Waren. Tokio will auf diesem Feld Seide. Liefere dorthin.
lesson-nippon-first-deliver-there = Auch diese Stadt nähme sie. Wähl Tokio: dort soll eine Eisenbahn folgen.
lesson-nippon-first-cubes = Mehr Würfel, ein stärkeres Plättchen. Behalte einen für später und liefere die anderen.
lesson-nippon-first-cubes-two = Auch das ginge, aber behalte einen Würfel und liefere die anderen.
lesson-nippon-first-token =
    Dein Plättchen in der Stadt. Leere Felder zählen für ausländische Firmen; dieses nicht mehr.
lesson-nippon-first-trains =
    Eisenbahnen geben Einfluss, wo du ein Plättchen hast. Nimm Grün, setz eine nach Kanto, dann hör auf.
lesson-nippon-first-ships =
    Schiffe punkten, wo du Erster oder Zweiter bist. Nimm Gelb, setz eins nach Kanto, dann hör auf.
lesson-nippon-first-full =
    Du hast { $workers_on_board } Arbeiter: deine Tafel ist voll. Jetzt musst du konsolidieren, was du jederzeit darfst.
lesson-nippon-first-consolidate =
    Konsolidieren erneuert Yen und Kohle, zahlt Lohn je Farbe und bringt bei genug Arbeitern eine Belohnung.
lesson-nippon-first-reward =
    Eine volle Tafel belohnt der Kaiser am besten: mal { $emperor_multipliers_6 }! Nimm es, mit welchem Bonus du willst.
lesson-nippon-first-put =
    Eine Belohnung vervielfacht am Ende eine Errungenschaft. Leg sie auf Regionen: jede mit deinem Plättchen zählt.
lesson-nippon-first-put-regions = Möglich, aber in einer Region hast du schon ein Plättchen. Nimm Regionen.
lesson-nippon-first-again = Die Löhne sind bezahlt, deine Tafel ist leer. Produziere wieder Seide.
lesson-nippon-first-export = Waren können auch ins Ausland. Nimm einen roten Arbeiter und exportiere.
lesson-nippon-first-fulfil = Verträge bringen Yen oder Punkte und erhöhen dauerhaft dein Einkommen. Erfüll diesen.
lesson-nippon-first-knowledge =
    Bessere Waren brauchen Wissen. Nimm den schwarzen Arbeiter, geh einen Schritt hinauf, dann hör auf.
lesson-nippon-first-score =
    Wäre jetzt Schluss, hättest du { $mine } Punkte, dein Rivale { $theirs }. Ein richtiges Spiel dauert viel
    länger.
lesson-nippon-first-mines =
    Noch eine Aktion: Bergwerke. Kohle für jedes künftige Budget. Nimm Rot, ein Schritt, dann hör auf.
lesson-nippon-first-farewell =
    Gut geführt! Du kennst alle Aktionen und das Konsolidieren. Die kurzen Lektionen gehen tiefer.

lesson-nippon-workers = Arbeiter und Löhne
    .about = Farben, und wann man konsolidiert
lesson-nippon-workers-colours = Löhne zahlst du je Farbe, nicht je Arbeiter. Du hast { $green } grüne: ein Lohn.
lesson-nippon-workers-same = Bleib also bei Grün, solange es dir dient. Nimm noch einen für Eisenbahnen.
lesson-nippon-workers-same-green = Diese Farbe würde einen weiteren Lohn kosten. Nimm Grün.
lesson-nippon-workers-train = Setz eine Eisenbahn nach Kanto, dann hör auf.
lesson-nippon-workers-when = { $workers } Arbeiter, eine Farbe, wenig Geld: ein guter Moment. Konsolidiere.
lesson-nippon-workers-reward =
    Mehr Arbeiter, höherer Multiplikator. { $workers } erlauben diese Spalte. Nimm ein Plättchen mit dem Bonus, der
    dir gefällt.
lesson-nippon-workers-put = Leg es auf die Eisenbahn-Sterne, wenn Eisenbahnen dein Plan sind. Es bleibt dort.
lesson-nippon-workers-farewell =
    Länger warten für mehr Belohnung oder früh für frisches Geld: das ist der Kern von Nippon.

lesson-nippon-factories = Fabriken und Maschinen
    .about = Wissen, Baupläne, Maschinen
lesson-nippon-factories-knowledge = Bessere Waren verlangen mehr Wissen. Jeder Bauplan zählt einmal als ein Schritt.
lesson-nippon-factories-invest = Deine Baupläne reichen für Stufe { $goods_bento_level }. Investiere mit Rot.
lesson-nippon-factories-build = Bau diese Bento-Fabrik. Ihr Bonus steht darauf.
lesson-nippon-factories-machinery = Nun Maschinen. Nimm Grün: eine kommt sofort hinein.
lesson-nippon-factories-upgrade = Eine weitere Maschine macht sie noch besser. Dann hör auf.
lesson-nippon-factories-run =
    Kohle hinein, Bento heraus: mit ihren Maschinen macht die Fabrik { $makes } Würfel. Produziere mit Blau.
lesson-nippon-factories-farewell = Ein volles Lager nimmt nichts mehr, also verkauf, bevor du wieder produzierst.

lesson-nippon-market = Einfluss
    .about = Plättchen, Eisenbahnen, ausländische Firmen
lesson-nippon-market-region =
    Regionen zählen { $region_scoring_count }-mal. Bis jemand kommt, halten ausländische Firmen sie mit den Zahlen
    leerer Felder.
lesson-nippon-market-market = Du hast Seide im Lager. Nimm Gelb und öffne den Binnenmarkt.
lesson-nippon-market-where = Tokio will Seide, und auf dem Feld liegt noch niemand. Liefere dorthin.
lesson-nippon-market-cubes = { $actions_cubes_per_token } Würfel geben das stärkste Plättchen, das Seide erlaubt.
lesson-nippon-market-token = Leg dein bestes Plättchen. Nur ein höheres kann es verdrängen.
lesson-nippon-market-train =
    Du hast dort { $mine } Einfluss, ausländische Firmen { $foreign }. Eine Eisenbahn hilft. Nimm Grün, Kanto, dann
    hör auf.
lesson-nippon-market-farewell =
    Jetzt { $mine } gegen { $foreign }. Auch der zweite Platz zahlt, und Schiffe punkten für die ersten zwei.

lesson-nippon-export = Ausfuhr
    .about = Verträge und Einkommen
lesson-nippon-export-contracts =
    Alle haben dieselben Verträge. Jede Zahl wird aus dem Lager einer anderen Ware bezahlt.
lesson-nippon-export-export = Eine Aktion erfüllt bis zu { $actions_contracts }. Nimm Rot und exportiere.
lesson-nippon-export-first =
    Dieser gibt Punkte: { $contracts_4_goods_1 } von einer Ware, { $contracts_4_goods_2 } von einer anderen. Wähl ihn.
lesson-nippon-export-pay = Welche Ware gibt { $contracts_4_goods_1 }? Du hast mehr Seide.
lesson-nippon-export-more = Seide und Papier bleiben übrig, genau genug für diesen. Erfüll ihn auch.
lesson-nippon-export-farewell =
    Verträge erhöhen dein Einkommen: jetzt { $yen } Yen bei jeder Konsolidierung. Fang früh an.

lesson-nippon-scoring = Wertung
    .about = wann Regionen zahlen, und wem
lesson-nippon-scoring-when =
    Sind die Arbeiter aller Reihen weg, rückt dieser Marker vor. An Marken auf dem Weg und am Ende werden Regionen
    gewertet.
lesson-nippon-scoring-who =
    Hier hast du { $mine } Einfluss, ausländische Firmen { $foreign }. Ohne ein Plättchen von dir zahlt dir die Region
    nichts.
lesson-nippon-scoring-market =
    Alle Reihen sind leer: wer diesen letzten Arbeiter nimmt, bringt die Wertung. Tu es, und sei zuerst da.
lesson-nippon-scoring-deliver = Liefere Seide nach Tokio, so viele Würfel wie möglich.
lesson-nippon-scoring-last = Leg das Plättchen. Du hast { $points } Punkte; schau sie an, wenn dein Zug endet.
lesson-nippon-scoring-farewell =
    Gewertet: du hast nun { $points }. Erster, zweiter und dritter Platz zahlen, Schiffe dazu; die nächste Wertung zahlt
    mehr.

lesson-nippon-influence = Beispiel: Einfluss
    .about = Liefere selbst Seide nach Tokio.
    .caption = Kanto: jedes leere Feld zählt für ausländische Firmen.
lesson-nippon-influence-city = Tokio will auf einem seiner Felder Seide, und dein Lager ist voll.
lesson-nippon-influence-deliver =
    Öffne den Binnenmarkt, liefere { $actions_cubes_per_token } Würfel dorthin und leg dein Plättchen.
lesson-nippon-influence-result =
    Dein Einfluss ist nun { $mine }, der ausländischer Firmen { $foreign }. Spiel weiter, wenn du magst.

lesson-nippon-wages = Beispiel: konsolidieren
    .about = Konsolidiere mit Arbeitern einer Farbe.
    .caption = Die Belohnungsplättchen: je mehr Arbeiter, desto höher der Multiplikator.
lesson-nippon-wages-colours = { $workers } Arbeiter erlauben eine Belohnung, und alle sind grün: ein einziger Lohn.
lesson-nippon-wages-consolidate = Konsolidiere jetzt.
lesson-nippon-wages-result = Yen und Kohle sind frisch. Wähl jetzt die Belohnung: ab hier spielst du weiter.
