### Nippon: warum eine Aktion nicht erlaubt ist. Argumente wie in der englischen Datei.

reason-nippon-short = Dir fehlt: { $sum }.
reason-nippon-short-of-good = Dir fehlen Würfel ({ $good }): { $by }.
reason-nippon-knowledge-too-low = Dein Wissen und deine Baupläne reichen nicht. Es fehlen: { $by }.
reason-nippon-board-full = Deine Arbeiterfelder sind voll: Du musst konsolidieren.
reason-nippon-no-worker = Es gibt keinen Arbeiter dieser Farbe ({ $colour }).
reason-nippon-track-at-end = Diese Leiste ist am Ende: { $track }.
reason-nippon-no-factory = Du hast keine Fabrik für diese Ware: { $good }.
reason-nippon-store-full = Das Lager ist voll: { $good }.
reason-nippon-nothing-to-run = Keine deiner Fabriken kann laufen.
reason-nippon-nothing-to-fulfil = Du kannst keinen Vertrag erfüllen.
reason-nippon-nothing-to-build = Du kannst keine Fabrik bauen.
reason-nippon-nothing-to-deliver = Du kannst nichts liefern.
reason-nippon-contract-done = Diesen Vertrag hast du schon erfüllt: { $contract }.
reason-nippon-contract-unpaid = Deine Lager reichen nicht für Vertrag { $contract }.
reason-nippon-good-used = Mit dieser Ware hast du für den Vertrag schon gezahlt: { $good }.
reason-nippon-factory-taken = Fabrik { $factory } ist vergeben.
reason-nippon-good-owned = Du hast schon eine Fabrik für diese Ware: { $good }.
reason-nippon-machine-full = Besser wird diese Maschine nicht: { $good }.
reason-nippon-machine-fits = Solange eine Fabrik eine Maschine aufnehmen kann, muss sie dorthin.
reason-nippon-no-piece-left =
    { $transport_id ->
        [ship] Du hast kein Schiff mehr.
       *[train] Du hast keine Eisenbahn mehr.
    }
reason-nippon-region-full = Kein Transportfeld ist frei: { $region }.
reason-nippon-no-region-free = In keiner Region ist ein Transportfeld frei.
reason-nippon-other-region = Alle Plättchen dieser Aktion kommen in eine Region: { $region }.
reason-nippon-no-token-fits = Du brauchst ein Einflussplättchen über { $above } und höchstens { $at_most }.
reason-nippon-no-token = Du hast kein Einflussplättchen mit { $value } mehr.
reason-nippon-token-too-low = Das Einflussplättchen muss höher sein als { $above }.
reason-nippon-token-too-high = Das Einflussplättchen darf höchstens { $at_most } haben.
reason-nippon-not-lowest = Nur eines der niedrigsten Plättchen geht zurück.
reason-nippon-reward-too-high = Das Plättchen darf höchstens { $at_most }x haben.
reason-nippon-no-reward-left = Dieses Belohnungsplättchen ist weg.
reason-nippon-achievement-taken = Dort liegt schon ein Plättchen: { $achievement }.
reason-nippon-region-chosen = In dieser Aktion warst du schon in dieser Region: { $region }.
reason-nippon-run-already = Diese Fabrik ist in dieser Aktion schon gelaufen: { $good }.
reason-nippon-one-is-needed = Mach zuerst mindestens eins.
reason-nippon-action-at-risk = Dann könntest du die begonnene Aktion nicht beenden.
