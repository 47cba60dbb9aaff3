### Yokohama: ein Satz zu allem Gedruckten, wo der Regeltext für einen Hinweis zu lang ist.

ui-tip-yokohama-area-employment-agency = Holt Figuren aus deinem Lager auf die Hand, so viele, wie deine Stärke
    erlaubt; Geschäfte und Handelshäuser kosten Yen.
ui-tip-yokohama-area-customs = Bezahle Importgüter, höchstens so viele wie deine Stärke; ein Assistent geht auf ein
    Zollfeld mit dieser Zahl und bringt dessen Belohnung.
ui-tip-yokohama-area-church = Stärke ist Glaube, Waren erhöhen ihn; ein Assistent geht auf ein Kirchenfeld, das
    nicht mehr verlangt, und bringt dessen Belohnung.
ui-tip-yokohama-area-laboratory-a = Nimm eine Technologie aus Labor A; Stärke bezahlt sie, Yen oder Importgüter das
    Fehlende.
ui-tip-yokohama-area-laboratory-b = Nimm eine Technologie aus Labor B; Stärke bezahlt sie, Yen oder Importgüter das
    Fehlende.
ui-tip-yokohama-area-port-a = Nimm umsonst einen Auftrag aus Hafen A, einen zweiten für { $port_second_order_yen }
    Yen; Stärke öffnet höhere Stufen.
ui-tip-yokohama-area-port-b = Nimm umsonst einen Auftrag aus Hafen B, einen zweiten für { $port_second_order_yen }
    Yen; Stärke öffnet höhere Stufen.
ui-tip-yokohama-area-canal = Wasser: Präsidenten überqueren es für { $turn_canal_fee } Yen; hier wird nicht
    gehalten, eingesetzt oder gebaut.
ui-tip-yokohama-technology-postal = Dein Präsident darf neben anderen halten, wo du einen Assistenten hast, für
    { $turn_movement_fee } Yen an jeden von ihnen.
ui-tip-yokohama-technology-station = Lege den Bahnhof auf ein Gebiet: alle haben dort { $effect_power } Stärke mehr,
    und nur dein Präsident fährt geradewegs hin.
ui-tip-yokohama-technology-tram = Statt zu gehen fährt dein Präsident umsonst zu einem Gebiet mit deinem Assistenten
    und ohne andere Präsidenten.
ui-tip-yokohama-good = Eine Handelsware. Chinatown kauft sie für { $sell } Yen und verkauft sie für { $buy }; am
    Ende zählen { $scoring_goods_per_vp } Waren einen Punkt.
ui-tip-yokohama-good-imports = Bezahlen in Zollstation, Laboren und Häfen und sind nicht zu verkaufen; am Ende zählt
    jedes { $scoring_imports } SP.
ui-tip-yokohama-good-yen = Geld für Gebühren, Figuren und Zahlungen; am Ende zählen je { $scoring_yen_per_vp } Yen
    einen SP.
ui-tip-yokohama-piece-assistant = Öffnet deinem Präsidenten ein Gebiet, gibt dort { $power_assistant } Stärke und
    kommt nach der Aktion heim.
ui-tip-yokohama-piece-shophouse = Wird ab Stärke { $power_build_from } von der Hand gebaut; bringt die Belohnung des
    Feldes, dann hier das ganze Spiel { $power_shophouse } Stärke.
ui-tip-yokohama-piece-trading-house = Eines für alle in jedem Gebiet, ab Stärke { $power_build_from }; gibt
    { $power_trading_house } Stärke, und { $power_trading_house_income } Yen, wenn andere hier handeln.
ui-tip-yokohama-order = Waren, die eine ausländische Firma verlangt ({ $country }). Von der Hand erfüllt bringt er
    seine Belohnung und zählt für sein Land.
ui-tip-yokohama-token = Ein Bonus für die erste Aktion hier mit Stärke { $power_five_power_token_at }; jedes Gebiet
    hat nur einen.
ui-tip-yokohama-church = Verlangt Glauben { $n }: deine Stärke in der Kirche und eins für jede Warenart, die du
    bezahlst. Der Assistent bleibt für immer.
ui-tip-yokohama-customs =
    { $n ->
        [one] Verlangt genau ein Importgut.
       *[other] Verlangt genau { $n } Importgüter.
    } Der Assistent bleibt für immer; die meisten Assistenten zählen am Ende.
ui-tip-yokohama-agent = Eine weitere Aktion in einem Gebiet mit deinen Assistenten und ohne deinen Präsidenten,
    einmal je Zug.
ui-tip-yokohama-spent = Ein Vertreter, den du eingesetzt hast; für die Errungenschaft mit Plättchen zählt er weiter.
ui-tip-yokohama-reward = Für alle, die { $mini_expansions_achievement_rewards_needed } Errungenschaften beansprucht
    haben: ein Land oder ein freier Vertreter.
ui-tip-yokohama-board-ports = Die Aufträge beider Häfen; ein Präsident im Hafen nimmt sie auf deine Hand.
ui-tip-yokohama-board-labs = Die Technologien beider Labore; ein Präsident im Labor nimmt eine.
ui-tip-yokohama-board-goals = Errungenschaften: jede wird von allen, die sie erfüllen, einmal beansprucht, und wer
    zuerst kommt, bekommt mehr.
ui-tip-yokohama-board-church = Assistenten bleiben hier für immer. Am Ende bringen die meisten { $first } SP, die
    zweitmeisten { $second }; { $of } besetzte Plätze beenden das Spiel.
ui-tip-yokohama-board-customs = Assistenten bleiben hier für immer. Am Ende bringen die meisten { $first } SP, die
    zweitmeisten { $second }; { $of } besetzte Plätze beenden das Spiel.
ui-tip-yokohama-board-agents = Auslandsvertreter, die noch da sind, nach Land. Je { $turn_icons_per_agent } deiner
    Karten eines Landes bringen einen davon.

## Was der Präsident in diesem Zug kann

ui-tip-yokohama-power = mit Stärke { $power } bekommt dein Präsident { $gain }
ui-tip-yokohama-power-only = dein Präsident handelt hier mit Stärke { $power }
ui-tip-yokohama-further =
    { $n ->
        [one] dein Präsident kommt mit { $n } weiteren Assistenten auf dem Weg hierher
       *[other] dein Präsident kommt mit { $n } weiteren Assistenten auf dem Weg hierher
    }
ui-tip-yokohama-out-of-reach = dein Präsident kommt in diesem Zug nicht hierher
ui-tip-yokohama-on-foot = geht hin und handelt
ui-tip-yokohama-over = geht über { $areas } und handelt
ui-tip-yokohama-straight = kommt geradewegs hin und handelt
ui-tip-yokohama-step = nur dieser Schritt
