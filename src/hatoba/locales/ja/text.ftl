### 言葉で読む卓：端末、読み上げ、文字を読むプログラムのために

text-header = { $game }、第{ $round }ラウンド、手番{ $turn }
text-spectator = あなたは観戦者です。
text-you = あなたはプレイヤー{ $seat }です。
text-decides = { $seat }が決めます：{ $question }
text-over = ゲームは終わりました：{ $ending }。
text-points = { $n }点
text-standing = 今終わった場合の点：{ $points }
text-printed = これらに印刷されていること、その働き
text-hidden = 見えない
text-empty = 空
text-legal = { $seat }ができること
text-log = これまでの経過
text-nothing-happened = まだ何もありません。
text-no-notation = 「{ $notation }」と書くアクションはありません。
text-answer = これらのアクションの一つを、コロンの前に書かれたとおりに、最後の行にそれだけで答えてください。

## 端末でのゲーム

text-play-help =
    番号か表記でアクションを行います。{ $table }：卓、{ $cards }：印刷内容を含む卓、
    { $log }：経過、{ $hint }：ヒント、{ $leave }：やめる。
text-play-number =
    { $n ->
        [1] アクションは{ $n }つです。
       *[other] 1から{ $n }までの番号を選んでください。
    }
text-play-hint = 商人なら{ $number }を選びます：{ $action }
text-play-saved = 棋譜は{ $file }にあります。

## 卓の項目の名前

text-options = オプション
text-seats = プレイヤー
text-seat = プレイヤー
text-score = 点
text-score-if-ended-now = 今終わった場合の点
text-rank-if-ended-now = 今終わった場合の順位
text-breakdown = その点の内訳
text-stock = 持ち物
text-areas = エリア
text-area = エリア
text-station = 駅トークン
text-orders = 注文
text-number = 番号
text-short = まだ足りないもの
text-fulfilled = 達成した注文
text-technologies = 技術
text-agents = 外国代理人
text-agents-used = 使った外国代理人
text-achievements = 実績
text-church-cards = 教会カード
text-order-deck = 山札の注文
text-technology-deck = 山札の技術

text-near = 隣
text-site = 建設地
text-token = 勢力五トークン
text-presidents = 社長
text-assistants = 助手
text-buildings = 建物
text-power = 勢力
text-hand = 手元
text-warehouse = 倉庫
text-president = 社長の居場所
text-aside = 脇に置いたもの
text-icons = 集めた国
text-tokens-taken = 取った勢力五トークン
text-reward-tokens = 実績報酬
text-last-round = 最終ラウンド
text-church = 教会ボード、最初のマスから
text-customs = 税関ボード、最初のマスから
text-ports = 港の注文、左から
text-laboratories = 研究所の技術、左から

text-start-player = スタートプレイヤー
text-used = このラウンドで使用済み
text-shops = 商店
text-duel-warehouse = 倉庫
text-duel-area = 置き場所
text-strength = 強さ
text-amount = 得られるもの
text-strength-cards = 強さカード
text-card = カード
text-upgraded = 強化済み
text-upgrade-price = 強化の値段
text-next-card = 次の強さカード
text-used-technologies = このラウンドで使った技術
text-extra = 加勢カード
text-shops-left = 残りの商店
text-warehouses-left = 残りの倉庫
text-warehouse-price = 倉庫の値段
text-surcharge = 次の技術の割増
text-needs = 代理人を雇う条件
text-need = 条件
text-wanted = 必要数
text-has = 現在
text-hired = 代理人を雇用済み
text-drawn = 引いた注文
text-duel-order-deck = 注文の山札、上から
text-discarded-technologies = 技術の捨て札
text-bonus-cards = 強さボーナスカード
text-bonus-deck = 山札の強さボーナスカード
text-discarded-bonus-cards = 強さボーナスカードの捨て札

text-marker = 得点計算マーカー
text-next-scoring = 次の得点計算
text-turns-left = 残りの手番
text-bag = 袋の労働者
text-factories-left = 建てられる工場
text-rewards = 残りの恩賞、倍率別
text-multipliers-left = 残りの倍率トークン
text-action-spaces = アクションマス
text-space = マス
text-actions = アクション
text-workers = 労働者
text-missing = 足りない労働者
text-rows = 労働者列
text-regions = 地方
text-region = 地方
text-cities = 都市
text-city = 都市
text-tile = タイル
text-spaces = 影響力マス
text-tokens-max = 一人が置けるトークンの上限
text-good = 製品
text-foreign = 外国企業の影響力
text-owner = トークンの持ち主
text-value = その値
text-to-beat = 超えるべき値
text-transport-max = 船と列車の上限
text-transport-free = 空いている輸送マス
text-ships = 船（表/裏）
text-trains = 列車（表/裏）
text-influence = 影響力
text-places = 地方での順位
text-vp-if-scored = 今計算した場合の点
text-tracks = トラック
text-last = 最後のマス
text-nippon-number = そこの数
text-next-yen = 次の精算の円
text-next-coal = 次の精算の石炭
text-wages = 払う賃金
text-reward-up-to = 取れる最高の倍率
text-factories = 工場
text-machine = 機械
text-cubes = 保管中のキューブ
text-capacity = 保管庫の大きさ
text-coal = 必要な石炭
text-makes = 作るキューブ
text-contracts = 契約
text-nippon-fulfilled = 履行済み
text-cubes-short = まだ足りないキューブ
text-tokens = 残りの影響力トークン、値別
text-ships-left = 残りの船
text-ships-turned = 裏返した船
text-trains-left = 残りの列車
text-trains-turned = 裏返した列車
text-marks-uncovered = 現れた印
text-stars-uncovered = 現れた星
text-nippon-achievements = 実績
text-achievement = 実績
text-nippon-token = 倍率トークン
text-multiplier = 倍率
text-base = 数えるもの
text-prices = 一つ、二つ、三つの値段
