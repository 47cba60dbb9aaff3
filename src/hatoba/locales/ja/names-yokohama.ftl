### 横浜：名前
###
### 言葉は docs/glossary/ja.md にあります。yokohama-amount-* は「生糸3、2円」のような一覧に使います。

yokohama-game = 横浜

## 品物とお金

yokohama-good-copper = 銅
yokohama-good-silk = 生糸
yokohama-good-tea = 茶
yokohama-good-fish = 魚
yokohama-good-imports = 舶来品
yokohama-good-yen = 円

## コストと報酬

yokohama-amount-vp = { $n }点
yokohama-amount-yen = { $n }円
yokohama-amount-copper = 銅{ $n }
yokohama-amount-silk = 生糸{ $n }
yokohama-amount-tea = 茶{ $n }
yokohama-amount-fish = 魚{ $n }
yokohama-amount-imports = 舶来品{ $n }
yokohama-amount-any-good = 好きな交易品{ $n }
yokohama-amount-warehouse = 倉庫報酬{ $n }回
yokohama-amount-move = 移動報酬{ $n }回
yokohama-amount-free-agents = 自由代理人{ $n }人

## 国

yokohama-country-british = イギリス
yokohama-country-american = アメリカ
yokohama-country-french = フランス
yokohama-country-german = ドイツ
yokohama-country-dutch = オランダ

## 版とオプション

yokohama-edition-original = 初版
yokohama-edition-second = 第二版
yokohama-option-edition = 版
yokohama-option-rival = ライバル
yokohama-option-achievement-rewards = 実績報酬
yokohama-option-free-agents = 自由代理人

## 駒

yokohama-piece-assistant = 助手
yokohama-piece-president = 社長
yokohama-piece-shophouse = 商店
yokohama-piece-trading-house = 商館
yokohama-piece-station = 駅トークン

## エリア

yokohama-category-production = 生産エリア
yokohama-category-commercial = 商業エリア
yokohama-category-none = 生産エリアでも商業エリアでもない

yokohama-area-copper-mine = 銅山
yokohama-area-silk-mill = 製糸場
yokohama-area-tea-plantation = 茶園
yokohama-area-fishing-ground = 漁場
yokohama-area-bank = 銀行
yokohama-area-chinatown = 中華街
yokohama-area-employment-agency = 職業紹介所
yokohama-area-customs = 税関
yokohama-area-church = 教会
yokohama-area-laboratory-a = 研究所A
yokohama-area-laboratory-b = 研究所B
yokohama-area-port-a = 港A
yokohama-area-port-b = 港B
yokohama-area-canal = 運河

yokohama-gives-copper = もらえる銅
yokohama-gives-silk = もらえる生糸
yokohama-gives-tea = もらえる茶
yokohama-gives-fish = もらえる魚
yokohama-gives-yen = もらえる円
yokohama-gives-exchanges = 取引の上限
yokohama-gives-pieces = 駒の上限
yokohama-gives-imports-paid = 払える舶来品の上限
yokohama-gives-faith = 信仰
yokohama-gives-production = 生産力
yokohama-gives-order-levels = 取れる注文の等級
yokohama-gives-nothing = なし

yokohama-level-low = 低
yokohama-level-mid = 中
yokohama-level-high = 高

## 技術

yokohama-technology-ball = 舞踏会
yokohama-technology-brickyard = 煉瓦工場
yokohama-technology-electric-light = 電灯
yokohama-technology-exposition = 博覧会
yokohama-technology-gaslight = ガス灯
yokohama-technology-language-school = 語学校
yokohama-technology-letterpress = 活版印刷
yokohama-technology-mining = 採鉱技術
yokohama-technology-newspaper = 新聞
yokohama-technology-patent = 特許制度
yokohama-technology-postal = 郵便制度
yokohama-technology-spinning-mill = 紡績所
yokohama-technology-stagecoach = 乗合馬車
yokohama-technology-station = 駅
yokohama-technology-stock = 株式市場
yokohama-technology-telegram = 電報
yokohama-technology-telephone = 電話
yokohama-technology-tram = 路面電車
yokohama-technology-university = 大学
yokohama-technology-winery = ワイン醸造所

## 実績

yokohama-achievement-copper = 銅の蓄え
yokohama-achievement-silk = 生糸の蓄え
yokohama-achievement-tea = 茶の蓄え
yokohama-achievement-fish = 魚の蓄え
yokohama-achievement-yen = 手元の現金
yokohama-achievement-tokens = トークン収集家
yokohama-achievement-orders = 多忙な輸出商
yokohama-achievement-technologies = 発明家
yokohama-achievement-production-4 = 生産エリアの建築家
yokohama-achievement-commercial-4 = 商業エリアの建築家
yokohama-achievement-production-3-commercial-2 = 生産エリア中心の建築家
yokohama-achievement-production-2-commercial-3 = 商業エリア中心の建築家

## 得点の種類

yokohama-score-orders = 注文
yokohama-score-church = 教会ボード
yokohama-score-customs = 税関ボード
yokohama-score-technologies = 技術
yokohama-score-achievements = 実績
yokohama-score-buildings = 建物
yokohama-score-tokens = 勢力五トークン
yokohama-score-port = 港
yokohama-score-church-majority = 教会最多
yokohama-score-customs-majority = 税関最多
yokohama-score-technology-majority = 生産力最多
yokohama-score-countries = 国
yokohama-score-agents = 使わなかった代理人
yokohama-score-imports = 舶来品
yokohama-score-yen = 円
yokohama-score-goods = 交易品

## 実績の条件が数えるもの

yokohama-need-copper = 銅
yokohama-need-silk = 生糸
yokohama-need-tea = 茶
yokohama-need-fish = 魚
yokohama-need-imports = 舶来品
yokohama-need-yen = 円
yokohama-need-tokens = トークン
yokohama-need-orders = 達成した注文
yokohama-need-technologies = 技術
yokohama-need-production = 建物のある生産エリア
yokohama-need-commercial = 建物のある商業エリア

## 終わりをもたらすもの

yokohama-ending-trading-houses = 誰かの商館がすべて建った
yokohama-ending-shophouses = 誰かの商店がすべて建った
yokohama-ending-port = 港を補充できない
yokohama-ending-church = 教会ボードが十分に埋まった
yokohama-ending-customs = 税関ボードが十分に埋まった
