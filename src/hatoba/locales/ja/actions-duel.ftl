### 横浜デュエル：アクションの短い名前

action-duel-done =
    { $step ->
        [church] 教会カードを取らない
        [customs] 裏返さない
        [laboratory] 技術を取らない
        [second_order] 二枚目は取らない
        [port_rest] 引いた順にすべて山札の下へ
        [building] 建てない
        [upgrade] 強化しない
       *[other] 終える
    }
action-duel-end = 手番を終える
action-duel-fulfil = 注文{ $order }を達成
action-duel-hire = 代理人を雇う（{ $need }）
action-duel-agent = { $area }に代理人を送る
action-duel-spin = 紡績所を使う
action-duel-choose = { $area }を選ぶ
action-duel-ride = 駅のエリアを選ぶ
action-duel-tram = 路面電車で{ $area }を選ぶ
action-duel-stagecoach = 乗合馬車で{ $area }を選ぶ
action-duel-postal = 強さカード{ $strength_card }を出す（郵便制度）
action-duel-telephone = 電話を使う
action-duel-add =
    { $extra_id ->
        [plus_1] +1カードを加える
        [plus_2] +2カードを加える
       *[none] カードを加えない
    }
action-duel-worship = 教会カード{ $church_card }を取る
action-duel-turn = 舶来品を{ $count }個裏返す
action-duel-sell = { $sum }を売る
action-duel-buy = { $sum }を買う
action-duel-develop = { $technology }を取り入れる
action-duel-station = { $area }に駅トークンを置く
action-duel-keep = 注文{ $order }を残す
action-duel-under = 注文{ $order }を山札の下へ
action-duel-pay = { $kind }で払う
action-duel-bonus = 強さボーナスカード{ $bonus_card }を取る
action-duel-build =
    { $piece_id ->
        [shop] 商店を建てる
       *[warehouse] 倉庫を建てる
    }
action-duel-put-back =
    { $extra_id ->
        [plus_1] +1カードを戻す
       *[plus_2] +2カードを戻す
    }
action-duel-upgrade = 強さカード{ $strength_card }を強化
