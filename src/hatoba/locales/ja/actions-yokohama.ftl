### 横浜：アクションの短い名前

action-yokohama-done =
    { $step ->
        [additional_and_placement] 移動へ進む
        [placement] 移動へ進む
        [placement_telegram] 移動へ進む
        [five_power_bonus] トークンを取らない
        [construction] 建てない
        [recovery] 全員を呼び戻す
        [church] 教会を離れる
        [customs] 税関を離れる
        [laboratory] 技術を取らない
        [port] 注文を取らない
        [second_order] もう注文を取らない
        [warehouse] 断る
        [move] 断る
       *[other] 終える
    }
action-yokohama-end = 手番を終える
action-yokohama-keep = 注文{ $order }を残す
action-yokohama-fulfil = 注文{ $order }を達成
action-yokohama-achieve = 「{ $achievement }」を獲得
action-yokohama-agent = { $area }に代理人を送る
action-yokohama-use =
    { $agent_id ->
        [free] 自由代理人を使う
       *[other] { $agent }の代理人を使う
    }
action-yokohama-claim = 実績報酬{ $reward_token }を取る
action-yokohama-spin = 紡績所を使う
action-yokohama-study = 大学を使う
action-yokohama-place = { $area }に置く
action-yokohama-place-two = { $area }に二人置く
action-yokohama-go = 社長を{ $area }へ
action-yokohama-walk = { $area }へ歩く
action-yokohama-stop = ここで止まる
action-yokohama-ride = 社長を駅へ
action-yokohama-return = 社長を手元に戻す
action-yokohama-recall =
    { $area_id ->
        [all] 助手を全員呼び戻す
       *[other] { $area }から呼び戻す
    }
action-yokohama-sell = { $sum }を売る
action-yokohama-buy = { $sum }を買う
action-yokohama-hire =
    { $piece_id ->
        [assistant] 助手を雇う
        [shophouse] 商店を出す
       *[trading_house] 商館を出す
    }
action-yokohama-worship = 教会のマス{ $space }
action-yokohama-declare = 税関のマス{ $space }
action-yokohama-develop = { $card_name }を取り入れる（{ $card }）
action-yokohama-take = 注文{ $order }を取る
action-yokohama-pay = { $kind }で払う
action-yokohama-from =
    { $source_id ->
        [hand] 手元の助手
       *[area] このエリアの助手
    }
action-yokohama-token = トークンを取る
action-yokohama-build =
    { $building_space_id ->
        [trading_house] 商館を建てる
       *[shophouse] マス{ $building_space_number }に商店を建てる
    }
action-yokohama-leave = 助手を一人ここに残す
action-yokohama-gain = { $sum }をもらう
action-yokohama-lift =
    { $origin_id ->
        [hand] 手元から一人動かす
       *[other] { $origin }から一人動かす
    }
action-yokohama-drop = { $area }へ動かす
action-yokohama-station = { $area }に駅トークンを置く
