### Nippon: dlaczego akcja jest niedozwolona. Argumenty jak w pliku angielskim.

reason-nippon-short = Brakuje ci: { $sum }.
reason-nippon-short-of-good =
    { $by ->
        [one] Brakuje ci { $by } kostki: { $good }.
       *[other] Brakuje ci { $by } kostek: { $good }.
    }
reason-nippon-knowledge-too-low = Twoja wiedza i projekty nie wystarczą. Brakuje: { $by }.
reason-nippon-board-full = Twoje pola robotników są pełne: musisz przeprowadzić konsolidację.
reason-nippon-no-worker = Nie ma robotnika w tym kolorze ({ $colour }).
reason-nippon-track-at-end = Ten tor jest na końcu: { $track }.
reason-nippon-no-factory = Nie masz fabryki tego dobra: { $good }.
reason-nippon-store-full = Magazyn jest pełny: { $good }.
reason-nippon-nothing-to-run = Żadnej z twoich fabryk nie można uruchomić.
reason-nippon-nothing-to-fulfil = Nie możesz wypełnić żadnego kontraktu.
reason-nippon-nothing-to-build = Nie możesz zbudować żadnej fabryki.
reason-nippon-nothing-to-deliver = Nie możesz niczego dostarczyć.
reason-nippon-contract-done = Ten kontrakt jest już wypełniony: { $contract }.
reason-nippon-contract-unpaid = W twoich magazynach brakuje kostek na kontrakt { $contract }.
reason-nippon-good-used = Tym dobrem już zapłacono za ten kontrakt: { $good }.
reason-nippon-factory-taken = Fabryka { $factory } jest zajęta.
reason-nippon-good-owned = Masz już fabrykę tego dobra: { $good }.
reason-nippon-machine-full = Tej maszyny nie da się już ulepszyć: { $good }.
reason-nippon-machine-fits = Dopóki maszyna mieści się w fabryce, musi tam trafić.
reason-nippon-no-piece-left =
    { $transport_id ->
        [ship] Nie masz już statków.
       *[train] Nie masz już pociągów.
    }
reason-nippon-region-full = Nie ma wolnego pola transportu: { $region }.
reason-nippon-no-region-free = W żadnym regionie nie ma wolnego pola transportu.
reason-nippon-other-region = Wszystkie żetony tej akcji idą do jednego regionu: { $region }.
reason-nippon-no-token-fits = Potrzebujesz żetonu wpływu powyżej { $above } i najwyżej { $at_most }.
reason-nippon-no-token = Nie masz już żetonu wpływu o wartości { $value }.
reason-nippon-token-too-low = Żeton wpływu musi być wyższy niż { $above }.
reason-nippon-token-too-high = Żeton wpływu może mieć najwyżej { $at_most }.
reason-nippon-not-lowest = Wraca tylko jeden z najniższych żetonów.
reason-nippon-reward-too-high = Żeton może mieć najwyżej { $at_most }x.
reason-nippon-no-reward-left = Nie ma już takiego żetonu nagrody.
reason-nippon-achievement-taken = Leży tam już żeton: { $achievement }.
reason-nippon-region-chosen = W tej akcji ten region już był: { $region }.
reason-nippon-run-already = Ta fabryka już pracowała w tej akcji: { $good }.
reason-nippon-one-is-needed = Najpierw zrób co najmniej jedną rzecz.
reason-nippon-action-at-risk = Wtedy nie da się dokończyć rozpoczętej akcji.
