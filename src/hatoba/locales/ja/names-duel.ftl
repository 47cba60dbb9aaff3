### 横浜デュエル：名前
###
### 言葉は docs/glossary/ja.md にあります。duel-amount-* は「生糸3、2円」のような一覧に使います。

duel-game = 横浜デュエル

## 品物とお金

duel-good-copper = 銅
duel-good-silk = 生糸
duel-good-tea = 茶
duel-good-fish = 魚
duel-good-imports = 舶来品
duel-good-yen = 円
duel-good-turned = 裏返した舶来品

## コストと報酬

duel-amount-yen = { $n }円
duel-amount-copper = 銅{ $n }
duel-amount-silk = 生糸{ $n }
duel-amount-tea = 茶{ $n }
duel-amount-fish = 魚{ $n }
duel-amount-imports = 舶来品{ $n }
duel-amount-turned = 裏返した舶来品{ $n }
duel-amount-turn = 舶来品を{ $n }個裏返す
duel-amount-orders = 山札から注文{ $n }枚
duel-amount-plus-1 = +1カード{ $n }枚
duel-amount-plus-2 = +2カード{ $n }枚

## 駒とカード

duel-piece-shop = 商店
duel-piece-warehouse = 倉庫
duel-piece-station = 駅トークン
duel-extra-plus-1 = +1カード
duel-extra-plus-2 = +2カード

## 代理人を雇う条件

duel-need-orders = 達成した注文
duel-need-technologies = 技術
duel-need-church-cards = 教会カード
duel-need-turned-imports = 裏返した舶来品

## エリア

duel-area-tea-plantation = 茶園
duel-area-fishing-ground = 漁場
duel-area-silk-mill = 製糸場
duel-area-copper-mine = 銅山
duel-area-church = 教会
duel-area-customs = 税関
duel-area-chinatown = 中華街
duel-area-bank = 銀行
duel-area-laboratory = 研究所
duel-area-port = 港

duel-gives-tea = もらえる茶
duel-gives-fish = もらえる魚
duel-gives-silk = もらえる生糸
duel-gives-copper = もらえる銅
duel-gives-faith = 信仰
duel-gives-turns = 裏返せる舶来品の上限
duel-gives-exchanges = 取引の上限
duel-gives-yen = もらえる円
duel-gives-production = 生産力
duel-gives-orders-drawn = 引く注文

## 技術

duel-technology-exposition = 博覧会
duel-technology-ball = 舞踏会
duel-technology-station = 駅
duel-technology-mining = 採鉱技術
duel-technology-stock = 株式市場
duel-technology-patent = 特許制度
duel-technology-letterpress = 活版印刷
duel-technology-stagecoach = 乗合馬車
duel-technology-electric-light = 電灯
duel-technology-postal = 郵便制度
duel-technology-gaslight = ガス灯
duel-technology-telegraph = 電信
duel-technology-language-school = 語学校
duel-technology-university = 大学
duel-technology-tram = 路面電車
duel-technology-winery = ワイン醸造所
duel-technology-telephone = 電話
duel-technology-newspaper = 新聞
duel-technology-spinning-mill = 紡績所
duel-technology-brickyard = 煉瓦工場

## 得点の種類。同点のときもこの順に比べます。

duel-score-orders = 達成した注文
duel-score-most-orders = 達成した注文が最多
duel-score-technologies = 技術の勝利点
duel-score-most-production = 生産力が最多
duel-score-church-cards = 教会カード
duel-score-warehouses = 倉庫
duel-score-shops = 商店
duel-score-turned-imports = 裏返した舶来品
duel-score-face-up-imports = 表向きの舶来品
duel-score-yen = 円
duel-score-goods = 交易品

## ゲームの終わり

duel-ending-rounds = 最終ラウンドが終わった
