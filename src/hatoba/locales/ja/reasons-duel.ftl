### 横浜デュエル：アクションができない理由

reason-duel-short = 足りません：{ $sum }。
reason-duel-kind-used = この種類はもう払いました：{ $good }。
reason-duel-not-taken = ここではこの種類で払えません。
reason-duel-rest-unpaid = そうすると残りを払い切れません。
reason-duel-area-used = このエリアはこのラウンドで使用済みです：{ $area }。
reason-duel-area-not-used = このエリアは使用済みではありません。技術なしで選んでください。{ $area }
reason-duel-needs-technology = 技術「{ $technology }」が必要です。
reason-duel-used-this-round = この技術はこのラウンドで使いました：{ $technology }。
reason-duel-no-warehouse-there = そこにあなたの倉庫はありません：{ $area }。
reason-duel-by-agent = ここでは代理人が働くので、強さカードは出しません。
reason-duel-card-played = このカードはこのラウンドで出しました：強さカード{ $card }。
reason-duel-not-higher = 強さカード{ $card }はいちばん低いカードより強くないので、郵便制度は要りません。
reason-duel-same-strength = 強さカード{ $card }は同じ強さで、先に出します。
reason-duel-no-extra-card = そのカードは持っていません：{ $extra }。
reason-duel-no-agent = 使える代理人が残っていません。
reason-duel-agent-busy = 別の代理人が働いています。先にそれを終えてください。
reason-duel-no-agent-left = 雇える代理人が残っていません。
reason-duel-done-before = これではもう代理人を雇いました：{ $need }。
reason-duel-condition-not-met = 条件を満たしません。不足：{ $by }（{ $need }）。
reason-duel-not-in-hand = この注文は手札にありません。
reason-duel-not-open = このカードは表向きに並んでいません。
reason-duel-not-drawn = この注文は引いたものの中にありません。
reason-duel-too-many =
    { $limit ->
        [0] この強さでは裏返せません。
       *[other] この強さで裏返せるのは{ $limit }個までです。
    }
reason-duel-space-taken = マスが埋まっています：{ $area }。
reason-duel-no-piece-left = もう残っていません：{ $piece }。
reason-duel-upgraded-before = このカードはもう強化しました：強さカード{ $card }。
reason-duel-orders-drawn = 港で引いた注文を見ているところです。先にそれを終えてください。
reason-duel-too-dear = 高すぎます。払えるだけ払っても不足：{ $by }。
