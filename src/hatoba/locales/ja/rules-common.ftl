### すべてのゲームのルールに共通する言葉：題、見出し、一覧、出典。引数は英語のファイルと同じです。

## 一覧。$firstはそこまでの全部、$lastは次の、または最後の項目。

rules-list-more = { $first }、{ $last }
rules-list-last = { $first }、{ $last }
rules-nothing = なし

## 項目の一覧。$topicsは入力できる言葉の一覧。.titleは同じ種類をまとめたページの題。

rules-topics = 詳しく読むには、次の項目名のどれかを指定してください。
    .title = 項目
rules-topics-section = 章：{ $topics }。
rules-topics-part = 章の各部：{ $topics }。
rules-topics-group = 種類ごとのまとめ：{ $topics }。
rules-topics-card = 番号で：{ $topics }。
rules-topics-area = エリア：{ $topics }。
    .title = エリア
rules-topics-action = アクション：{ $topics }。
    .title = アクション
rules-topics-technology = 技術：{ $topics }。
    .title = 技術
rules-topics-achievement = 実績：{ $topics }。
    .title = 実績
rules-topics-good = 品物とお金：{ $topics }。
    .title = 品物とお金
rules-topics-country = 国：{ $topics }。
    .title = 国
rules-topics-piece = 駒：{ $topics }。
    .title = 駒
rules-topics-extra = 加勢カード：{ $topics }。
    .title = 加勢カード
rules-topics-bonus = 工場のボーナス：{ $topics }。
    .title = 工場のボーナス
rules-topics-region = 地方：{ $topics }。
    .title = 地方
rules-topics-track = トラック：{ $topics }。
    .title = トラック

## カードとタイルの題。$numberは内容物シートの番号、$nameは名前。

rules-card-order = 注文{ $number }
rules-card-technology = 技術カード{ $number }：{ $name }
rules-card-site = 建設地{ $number }
rules-card-token = 勢力五トークン{ $number }
rules-card-reward = 実績報酬{ $number }
rules-card-bonus = 強さボーナスカード{ $number }
rules-card-church = 教会カード{ $number }
rules-card-factory = 工場{ $number }：{ $name }
rules-card-contract = 契約{ $number }
rules-card-tile = 都市タイル{ $number }

## 書かれている内容、1行ずつ。$textは名前か一覧、$nは数。

rules-line-country = 国：{ $text }
rules-line-deck = 山札：{ $text }
rules-line-cost = コスト：{ $text }
rules-line-reward = 報酬：{ $text }
rules-line-vp = 終了時の勝利点：{ $n }
rules-line-value = 生産力：{ $n }
rules-line-faith = 必要な信仰：{ $n }
rules-line-bonus = ボーナス：{ $text }
rules-line-wanted = 求める製品：{ $text }
rules-line-trading-house = 商館：{ $text }
rules-line-shophouse = 商店のマス{ $n }：{ $text }
rules-line-at-strength = 強さ{ $n }：{ $text }
rules-line-cards = この名前のカード：{ $text }
rules-line-factories = このボーナスの工場：{ $text }
rules-line-slots = スロット（左から）：{ $text }
rules-line-space = 左から{ $n }番目のアクションマス
# 地図に置かれるエリアの枚数。
rules-line-boards = 地図上の枚数：二人なら{ $two }、三人なら{ $three }、四人なら{ $four }

# カードの一覧の中の1枚。$number、$valueは数、$countryは国の名前。
rules-brief-yokohama = { $number }（{ $country }、生産力{ $value }）
rules-brief-duel = { $number }（生産力{ $value }）

## エリアの表

rules-table-power = 勢力
rules-table-strength = 強さ
rules-table-vp = ほかに得る点
# 教会ボードや税関ボードのマス。$nは書かれた数、$textは報酬。
rules-space-church = マス{ $space }、信仰{ $n }：{ $text }
rules-space-customs = マス{ $space }、舶来品{ $n }：{ $text }
rules-space-neutral = 第二版の二人ゲームでは、中立の助手がマス{ $space }をふさぎます

## 出典：数が説明書のものかどうか。$fieldsは下の言葉の一覧。

rules-source-rulebook = 説明書にあるもの：{ $fields }。
rules-source-derived = 説明書から割り出したもの：{ $fields }。
rules-source-designed = 独自に作ったもの（箱の中の印刷とは異なります）：{ $fields }。
rules-source-owner = 箱の持ち主が入力したか、確かめたもの：{ $fields }。

rules-field-table = 表
rules-field-slots = スロット
rules-field-country = 国
rules-field-cost = コスト
rules-field-reward = 報酬
rules-field-vp = 終了時の勝利点
rules-field-value = 生産力
rules-field-name = 名前
rules-field-effect = 効果
rules-field-faith = 信仰
rules-field-good = 製品
rules-field-bonus = ボーナス
rules-field-wanted = 求める製品
rules-field-need = 条件
rules-field-first = 最初のプレイヤーの点
rules-field-later = 以後のプレイヤーの点
rules-field-trading-house = 商館
rules-field-shophouse = 商店のマス
rules-field-knowledge = 知識
rules-field-coal = 石炭
rules-field-capacity = 保管庫
rules-field-per = 一点に必要な数
rules-field-printed = 印刷された倍率
rules-field-spaces = マス
rules-field-stars = 星
# $textは量。例：「報酬のうち2円」。
rules-field-part = 報酬のうち{ $text }
rules-field-at-strength = 強さ{ $n }の報酬
rules-field-space = マス{ $n }
rules-field-space-number = マス{ $n }の数
rules-field-space-reward = マス{ $n }の報酬
