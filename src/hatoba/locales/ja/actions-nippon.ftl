### ニッポン：アクションの短い名前

action-nippon-done = 終える
action-nippon-end = 手番を終える
action-nippon-blueprint = 設計図を使うトラック：{ $track }
action-nippon-knowledge = 知識（{ $colour }）
action-nippon-production = 生産（{ $colour }）
action-nippon-export = 輸出（{ $colour }）
action-nippon-invest = 投資（{ $colour }）
action-nippon-mines = 鉱山（{ $colour }）
action-nippon-ships = 船（{ $colour }）
action-nippon-machinery = 機械（{ $colour }）
action-nippon-trains = 列車（{ $colour }）
action-nippon-local-market = 国内市場（{ $colour }）
action-nippon-consolidate = 精算する
action-nippon-advance =
    { $step ->
        [mines] 石炭を一段進める
       *[knowledge] 知識を一段進める
    }
action-nippon-run = 工場を稼働させる：{ $good }
action-nippon-fulfil = 契約{ $contract }を履行
action-nippon-pay = { $good }で払う
action-nippon-build = 工場{ $factory }を建てる：{ $factory_name }、{ $factory_bonus }
action-nippon-upgrade =
    { $upgrade_id ->
        [spare] 予備機械を買う
       *[other] 工場を改良する：{ $upgrade }
    }
action-nippon-ship = { $region }に船
action-nippon-train = { $region }に列車
action-nippon-deliver = { $city }のマス{ $space }に納める
action-nippon-cubes = キューブを{ $cubes }個払う
action-nippon-token = 影響力{ $value }のトークン
action-nippon-return = マス{ $space }のトークンを送り返す
action-nippon-reward =
    { $bonus_id ->
        [blueprints] { $multiplier }倍の恩賞と設計図
        [coal] { $multiplier }倍の恩賞と石炭
       *[yen] { $multiplier }倍の恩賞と円
    }
action-nippon-put = 置く実績：{ $achievement }
