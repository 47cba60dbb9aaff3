### ニッポン：名前
###
### 言葉は docs/glossary/ja.md にあります。金額の単位は千円です。

nippon-game = ニッポン

## 製品

nippon-good-silk = 絹
nippon-good-paper = 紙
nippon-good-bento = 弁当
nippon-good-lenses = レンズ
nippon-good-clocks = 時計
nippon-good-light-bulbs = 電球

## コストと報酬

nippon-amount-vp = { $n }点
nippon-amount-yen = { $n }円
nippon-amount-coal = 石炭{ $n }
nippon-amount-blueprints = 設計図{ $n }
nippon-amount-machines = 予備機械{ $n }
nippon-amount-money = 資金トラック{ $n }段
# 契約の製品：最初の数と、続く数（いつも別の製品）。
nippon-amount-cubes-first = 同じ製品のキューブ{ $n }個
nippon-amount-cubes-further = 別の製品のキューブ{ $n }個

## トラック

nippon-track-money = 資金
nippon-track-coal = 石炭
nippon-track-knowledge = 知識

## アクション

nippon-action-knowledge = 知識
nippon-action-production = 生産
nippon-action-export = 輸出
nippon-action-invest = 投資
nippon-action-mines = 鉱山
nippon-action-ships = 船
nippon-action-machinery = 機械
nippon-action-trains = 列車
nippon-action-local-market = 国内市場

## 工場のボーナス

nippon-bonus-consolidation-yen = 増えた資金
nippon-bonus-keep-coal = 石炭庫
nippon-bonus-money-marks = 二重の印
nippon-bonus-once-yen = 創業資金
nippon-bonus-knowledge-further = 速い勉学
nippon-bonus-knowledge-cheaper = 安い勉学
nippon-bonus-once-knowledge = 知識の先取り
nippon-bonus-once-blueprints = 設計図
nippon-bonus-less-coal = 節約する炉
nippon-bonus-mines-cheaper = 安い鉱山
nippon-bonus-mines-further = 深い鉱山
nippon-bonus-once-coal-track = 石炭の先取り
nippon-bonus-once-turn-ships = 優れた船
nippon-bonus-once-ships = 無料の船
nippon-bonus-ships-cheaper = 安い船
nippon-bonus-once-turn-trains = 優れた列車
nippon-bonus-once-trains = 無料の列車
nippon-bonus-trains-cheaper = 安い列車
nippon-bonus-once-machinery = 無料の機械
nippon-bonus-more-cubes = 増産
nippon-bonus-machinery-cheaper = 安い機械

## 地図

nippon-region-hokkaido = 北海道
nippon-region-kanto = 関東
nippon-region-kansai = 関西
nippon-region-kyushu = 九州

nippon-city-sapporo = 札幌
nippon-city-hakodate = 函館
nippon-city-tokyo = 東京
nippon-city-yokohama = 横浜
nippon-city-osaka = 大阪
nippon-city-kyoto = 京都
nippon-city-nagasaki = 長崎
nippon-city-fukuoka = 福岡

## 実績

nippon-achievement-contracts = 契約
nippon-achievement-knowledge-stars = 知識の星
nippon-achievement-coal-stars = 石炭の星
nippon-achievement-advanced-factories = 先進工場
nippon-achievement-full-machines = 完全な機械
nippon-achievement-yen = 残った円
nippon-achievement-ship-stars = 船の星
nippon-achievement-train-stars = 列車の星
nippon-achievement-regions = 地方

## 労働者：色と居場所

nippon-colour-red = 赤
nippon-colour-blue = 青
nippon-colour-green = 緑
nippon-colour-yellow = 黄
nippon-colour-white = 白
nippon-colour-black = 黒

nippon-place-space = アクションマス
nippon-place-row = 労働者列

## 得点の種類

nippon-score-start = 開始時
nippon-score-contracts = 契約
nippon-score-region-bonuses = 地方ボーナス
nippon-score-scoring-1 = 第一回得点計算
nippon-score-scoring-2 = 第二回得点計算
nippon-score-scoring-3 = 第三回得点計算
nippon-score-ships = 船
nippon-score-wages = 払えなかった賃金
nippon-score-achievement-contracts = 実績：契約
nippon-score-achievement-knowledge-stars = 実績：知識の星
nippon-score-achievement-coal-stars = 実績：石炭の星
nippon-score-achievement-advanced-factories = 実績：先進工場
nippon-score-achievement-full-machines = 実績：完全な機械
nippon-score-achievement-yen = 実績：残った円
nippon-score-achievement-ship-stars = 実績：船の星
nippon-score-achievement-train-stars = 実績：列車の星
nippon-score-achievement-regions = 実績：地方

## ゲームの終わり

nippon-ending-scoring = 第三回得点計算が済んだ
