### ニッポン：アクションができない理由

reason-nippon-short = 足りません：{ $sum }。
reason-nippon-short-of-good = キューブが{ $by }個足りません：{ $good }。
reason-nippon-knowledge-too-low = 知識と設計図が足りません。不足：{ $by }。
reason-nippon-board-full = 労働者のマスがいっぱいです。精算しなければなりません。
reason-nippon-no-worker = この色の労働者はいません（{ $colour }）。
reason-nippon-track-at-end = このトラックは終わりまで進んでいます：{ $track }。
reason-nippon-no-factory = この製品の工場がありません：{ $good }。
reason-nippon-store-full = 保管庫がいっぱいです：{ $good }。
reason-nippon-nothing-to-run = 稼働させられる工場がありません。
reason-nippon-nothing-to-fulfil = 履行できる契約がありません。
reason-nippon-nothing-to-build = 建てられる工場がありません。
reason-nippon-nothing-to-deliver = 納められるものがありません。
reason-nippon-contract-done = この契約はもう履行しました：{ $contract }。
reason-nippon-contract-unpaid = 保管庫のキューブでは契約{ $contract }を払い切れません。
reason-nippon-good-used = この契約にはもうこの製品を払いました：{ $good }。
reason-nippon-factory-taken = 工場{ $factory }はもう取られています。
reason-nippon-good-owned = この製品の工場はもう持っています：{ $good }。
reason-nippon-machine-full = そこの機械はこれ以上よくなりません：{ $good }。
reason-nippon-machine-fits = 機械を入れられる工場があるうちは、そこに入れなければなりません。
reason-nippon-no-piece-left =
    { $transport_id ->
        [ship] 船が残っていません。
       *[train] 列車が残っていません。
    }
reason-nippon-region-full = 空いている輸送マスがありません：{ $region }。
reason-nippon-no-region-free = 輸送マスの空いている地方がありません。
reason-nippon-other-region = このアクションのトークンはすべて一つの地方に置きます：{ $region }。
reason-nippon-no-token-fits = { $above }より大きく{ $at_most }以下の影響力トークンが必要です。
reason-nippon-no-token = 影響力{ $value }のトークンが残っていません。
reason-nippon-token-too-low = 影響力トークンは{ $above }より大きくなければなりません。
reason-nippon-token-too-high = 影響力トークンは{ $at_most }以下でなければなりません。
reason-nippon-not-lowest = 戻るのはいちばん低いトークンの一つだけです。
reason-nippon-reward-too-high = トークンは{ $at_most }倍以下でなければなりません。
reason-nippon-no-reward-left = その恩賞トークンは残っていません。
reason-nippon-achievement-taken = もうトークンがあります：{ $achievement }。
reason-nippon-region-chosen = このアクションではもうこの地方を選びました：{ $region }。
reason-nippon-run-already = この工場はこのアクションでもう稼働しました：{ $good }。
reason-nippon-one-is-needed = まず少なくとも一回行ってください。
reason-nippon-action-at-risk = そうすると、始めたアクションを終えられません。
