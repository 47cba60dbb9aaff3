### Nippon: was von dir gefragt ist; .title ist der kurze Name des Schritts. Argumente wie in der englischen Datei.

prompt-nippon-turn = Nimm einen Arbeiter für eine Aktion oder konsolidiere.
    .title = Dein Zug
prompt-nippon-knowledge =
    { $done ->
        [0] Geh auf deiner Wissensleiste vor.
       *[other] Geh auf der Wissensleiste noch einen Schritt vor oder hör auf. Bisher: { $done }.
    }
    .title = Wissen
prompt-nippon-mines =
    { $done ->
        [0] Geh auf deiner Kohleleiste vor.
       *[other] Geh auf der Kohleleiste noch einen Schritt vor oder hör auf. Bisher: { $done }.
    }
    .title = Bergwerke
prompt-nippon-production =
    { $done ->
        [0] Wähle eine Fabrik, die laufen soll.
       *[other] Lass noch eine Fabrik laufen oder hör auf. Bisher: { $done }.
    }
    .title = Produktion
prompt-nippon-export =
    { $done ->
        [0] Wähle einen Vertrag, den du erfüllst.
       *[other] Erfülle noch einen Vertrag oder hör auf. Bisher: { $done }.
    }
    .title = Export
prompt-nippon-ships =
    { $done ->
        [0] Wähle eine Region für ein Schiff.
       *[other] Wähle eine andere Region für noch ein Schiff oder hör auf. Bisher: { $done }.
    }
    .title = Schiffe
prompt-nippon-trains =
    { $done ->
        [0] Wähle eine Region für eine Eisenbahn.
       *[other] Wähle eine andere Region für noch eine Eisenbahn oder hör auf. Bisher: { $done }.
    }
    .title = Eisenbahnen
prompt-nippon-machinery =
    { $done ->
        [0] Wähle eine Fabrik, die du verbesserst.
       *[other] Wähle noch eine Verbesserung oder hör auf. Bisher: { $done }.
    }
    .title = Maschinen
prompt-nippon-local-market =
    { $done ->
        [0] Wähle ein Feld an einer Stadt für ein Einflussplättchen.
       *[other] Wähle noch ein Feld in derselben Region oder hör auf: { $region }. Bisher: { $done }.
    }
    .title = Binnenmarkt
prompt-nippon-free-ships = Schicke kostenlos ein Schiff los oder hör auf. Bisher: { $done }.
    .title = Kostenlose Schiffe
prompt-nippon-free-trains = Schicke kostenlos eine Eisenbahn los oder hör auf. Bisher: { $done }.
    .title = Kostenlose Eisenbahnen
prompt-nippon-free-machinery = Verbessere kostenlos eine Fabrik oder hör auf. Bisher: { $done }.
    .title = Kostenlose Maschinen
prompt-nippon-payment = Vertrag { $contract }: Wähle die Ware, mit der du zahlst. Nötige Würfel: { $due }.
    .title = Einen Vertrag bezahlen
prompt-nippon-invest = Wähle eine Fabrik, die du baust.
    .title = Investition
prompt-nippon-cubes = Wie viele Würfel lieferst du? { $city }, Feld { $space }.
    .title = Würfel
prompt-nippon-influence-token = Wähle ein Einflussplättchen für { $cubes } Würfel: { $city }, Feld { $space }.
    .title = Einflussplättchen
prompt-nippon-returned-token = Die Stadt ist voll: Wähle, welches der niedrigsten Plättchen zurückgeht. { $city }
    .title = Plättchen, das zurückgeht
prompt-nippon-emperors-reward = Nimm ein Belohnungsplättchen von höchstens { $multiplier }x.
    .title = Belohnung des Kaisers
prompt-nippon-achievement = Wähle ein Errungenschaftsfeld für das Plättchen mit { $multiplier }x.
    .title = Errungenschaft
prompt-nippon-end-of-turn = Gib Baupläne aus oder beende deinen Zug.
    .title = Ende des Zuges
