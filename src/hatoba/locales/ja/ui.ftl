### ブラウザーの画面の言葉

## 共通

ui-title = Hatoba
ui-subtitle = 波止場：明治を舞台にした三つのゲーム
ui-home = トップページへ
ui-nothing-here = ここには何もありません。
ui-close = 閉じる
ui-rules = ルール
ui-settings = 設定
ui-site-nav = ページと設定
ui-you = あなた
# 名前のない人。
ui-player = プレイヤー{ $n }
ui-spectator = 観戦者
ui-offline = 接続が切れました。つなぎ直しています…
# 席の色。「藍が助手を置く。」のように使います。
ui-seat-1 = 藍
ui-seat-2 = 朱
ui-seat-3 = 松葉
ui-seat-4 = 金

## トップページ

ui-choose-game = ゲームを選ぶ
ui-who-sits = 誰が席に着きますか
ui-your-tables = あなたの卓
ui-players =
    { $to ->
        [2] 2人
       *[other] { $from }〜{ $to }人
    }
ui-minutes = { $n }分
ui-minutes-range = { $least }〜{ $most }分
ui-about-yokohama = 開港地に助手を送り、品物を集め、外国からの注文に応えます。
ui-about-duel = 小さな港：カードと波止場のせめぎ合い。
ui-about-nippon = 工場を興し、線路を敷き、製品で各地方を勝ち取ります。
ui-start-player = スタートプレイヤー
ui-by-link = リンクで
ui-here = ここで
ui-none = なし
ui-short-edition-second = 第二版
ui-short-edition-original = 初版
ui-extras = 追加要素
ui-pace = 速さ
ui-open-table = 公開卓の一覧に載せる
ui-somebody = リンクで来る人
ui-somebody-here = この画面で遊ぶ人
# $game: ゲームの名前、$against: 相手の一覧。
ui-summary = { $game }：相手は{ $against }。
ui-start = ゲームを始める
ui-fine = アカウントは要りません。リンクの席には送るためのアドレスができ、席を離れた人の代わりはボットが務めます。
ui-no-tables = まだ何もありません。ゲームを始めるか、リンクから参加してください。
ui-open-tables = 公開卓
ui-paste-link = 招待リンクを貼り付け
ui-no-link = これは招待リンクではありません。
ui-join = 参加
ui-open-record = 棋譜を開く
ui-finished = 終了
ui-your-turn = 手番
ui-your-turn-long = あなたの手番です。

## 卓で

ui-round = 第{ $n }ラウンド
ui-thinking = 手番
ui-away = ボットが代理
ui-resigned = 投了
ui-free-seat = 待機中
# $seat: 名前。
ui-waiting = { $seat }を待っています。
ui-waiting-seats = リンクの席{ $n }つを待っています。
ui-over = ゲームは終わりました。
ui-replaying = 振り返り中：ここでは何もできません。
ui-result = 結果へ
ui-choices = 選択肢
ui-undo = 元に戻す
ui-undo-ask = 待ったを頼む
ui-end-turn = 手番終了
ui-end-later = 先に手番の段階を済ませます。
ui-confirm-end = 本当に手番を終えますか。
ui-does = 効果
ui-costs = コスト
ui-brings = 得るもの
ui-gives = 獲得
ui-then = その後
ui-click-to-choose = クリックで選びます。
ui-ask-title = 元に戻しますか
ui-ask-undo = { $seat }が待ったを頼んでいます。
ui-ask-wait =
    { $who ->
        [you] 待ったを頼みました。返事を待っています。
       *[seat] { $seat }が待ったを頼みました。返事を待っています。
    }
ui-agree = 認める
ui-refuse = 断る
ui-scores = 点数
ui-if-ended = 今終わった場合：{ $n }点
ui-your-goods = あなたの品物
ui-pages = 卓のページ
ui-can-do = できるアクション：{ $n }
ui-tab-map = 地図
ui-tab-boards = ボード
ui-tab-seats = 席
ui-tab-yours = 自分
ui-invite = 一緒に遊ぶ人にこのリンクを送ってください：
ui-copy = コピー
ui-copied = コピーしました
# $game: ゲームの名前。
ui-link-seat = { $game }に招待されています。
ui-link-watch = { $game }の観戦に招待されています。
ui-link-sit = 席に着く
ui-link-look = 観戦する
ui-curtain = { $seat }の手番です
ui-curtain-why = 画面を一人で見られるまで、手札は隠しておきます。
ui-curtain-open = 手札を見る
ui-hint = 初めての人へ
ui-got-it = わかりました
ui-more = もっと読む
ui-no-hints = ヒントはもう要らない

## ログとチャット

ui-log = ログ
ui-chat = チャット
ui-chat-empty = まだ誰も発言していません。
ui-chat-write = 発言する
ui-send = 送信
ui-since = あなたの後に{ $n }手番
ui-log-redraw = 誰も見ていないものを混ぜ直します。
ui-log-rules = ルールの選べることが増えました。ここからは新しいルールで続けます。
ui-log-resign =
    { $who ->
        [you] 投了する。
       *[seat] { $seat }が投了する。
    }
ui-log-seat-joined =
    { $who ->
        [you] 席に着く。
       *[seat] { $seat }が席に着く。
    }
ui-log-seat-offered =
    { $who ->
        [you] 席を譲る。
       *[seat] { $seat }が席を譲る。
    }
ui-log-seat-away =
    { $who ->
        [you] あなたの代わりをボットが務める。
       *[seat] { $seat }の代わりをボットが務める。
    }
ui-log-seat-back =
    { $who ->
        [you] 席に戻る。
       *[seat] { $seat }が戻る。
    }
ui-log-seat-resigned =
    { $who ->
        [you] 投了した。ボットが続ける。
       *[seat] { $seat }が投了した。ボットが続ける。
    }
ui-log-ask =
    { $who ->
        [you] 待ったを頼む。
       *[seat] { $seat }が待ったを頼む。
    }
ui-log-agreed =
    { $who ->
        [you] 認める。
       *[seat] { $seat }が認める。
    }
ui-log-refused =
    { $who ->
        [you] 断る。
       *[seat] { $seat }が断る。
    }

## リプレイ

ui-replay = リプレイ
ui-play = 再生
ui-pause = 一時停止
ui-back-one = 一つ前のアクション
ui-on-one = 一つ先のアクション
ui-replay-slider = 表示中のアクション
ui-since-mine = あなたの手番から
ui-whole-game = 最初から
ui-back-now = 今に戻る
ui-action-of = アクション{ $n }/{ $all }

## ゲームの後

ui-win =
    { $who ->
        [you] あなたの勝ち
       *[seat] { $seat }の勝ち
    }
ui-tie = 同点
ui-points-short =
    { $n ->
       *[other] 点
    }
# $by: 点差、$seat: 二位。
ui-ahead =
    { $by ->
        [0] { $who ->
            [you] あなたと同点、順位のルールで勝ち
           *[seat] { $seat }と同点、順位のルールで勝ち
        }
       *[other] { $who ->
            [you] あなたに{ $by }点差
           *[seat] { $seat }に{ $by }点差
        }
    }
ui-why-over = { $ending }ため、ゲーム終了です。
ui-facts = { $game }、{ $players }人、{ $rounds }ラウンド
ui-lobby = トップページ
ui-look = 卓を見る
ui-rematch = 再戦
ui-rematch-go = 再戦へ
ui-during = ゲーム中
ui-final = 最終得点計算
ui-total = 合計
ui-course = 点の推移
ui-course-coming = 点の推移を集めています…
ui-keep-game = この対局を残す
ui-download = 棋譜をダウンロード
ui-download-more = { $n }アクション、どこでも開けます
ui-verify = シャッフルを検証
ui-verify-more = 最初のラウンドの前に封をしました
ui-verify-kept = 約束は守られました。ブラウザーも同じ封を確かめました。
ui-verify-told = サーバーは約束が守られたと言っています。HTTPSならブラウザーが自分で確かめます。
ui-verify-broken = 封が合いません。
ui-category = 種類

## ルール

# $before: 最終ラウンド後の点、$added: 最終得点計算の点。
ui-added = { $before }＋最後に{ $added }
ui-rules-of = { $game }のルール
ui-rules-find = ルールを検索
ui-book-found = 見つかった箇所：{ $n }
ui-book-print = 印刷
ui-book-crib = 一枚まとめ
ui-book-crib-of = { $game }の一枚まとめ
ui-book-anchor = リンク：{ $title }
ui-book-try = 試してみましょう。
ui-book-open-example = この例を卓で開く
ui-book-play-on = 続きを遊ぶ
ui-book-points = 勝利点
ui-contents = 目次
ui-back-table = 戻る

## 設定

ui-language = 言語
ui-theme = 昼と夜
ui-theme-auto = システムに合わせる
ui-theme-light = 昼
ui-theme-dark = 夜
ui-speed = 駒の動き
ui-speed-off = なし
ui-speed-normal = 普通
ui-speed-slow = ゆっくり
ui-set-hints = 初めての段階で説明を出す
ui-set-calm = 落ち着いた表示：小さな文字を減らす
ui-set-sounds = 自分の手番に小さな音を鳴らす
ui-watch-link = 観戦用リンクをコピー
ui-your-seat = あなたの席
ui-stand-in = ボットに代わってもらう
ui-come-back = 席に戻る
ui-resign = 投了する
ui-resign-sure = 本当に投了しますか。
ui-hints-again = ヒントをすべてもう一度出す
ui-keys = キー操作
ui-key-walk = ボードの上を移る
ui-key-next = 次のできること
ui-key-act = 実行する
ui-key-done = 先へ進む、手番を終える
ui-key-undo = 元に戻す
ui-key-rules = ルール
ui-key-close = 開いているものを閉じる
ui-key-keys = この一覧

## ボードのクリックですること

ui-mode = クリックで
ui-mode-place = 助手1人
ui-mode-place-two = 一か所に2人
ui-mode-agent = 代理人
ui-mode-choose = 強さカード

## 卓に共通

ui-last = 前回{ $letter }
ui-or = または
ui-yours = あなた

## 横浜の卓

ui-yokohama-step-extras = 追加
ui-yokohama-step-place = 配置
ui-yokohama-step-move = 移動
ui-yokohama-step-act = 行動
ui-yokohama-step-bonus = ボーナス
ui-yokohama-step-build = 建設
ui-yokohama-step-recover = 回収
ui-yokohama-canal = 通るだけ。止まれず、何も建ちません
ui-yokohama-power = 勢力
ui-yokohama-token = 勢力五トークン
ui-yokohama-agent = 外国代理人
ui-yokohama-agents = 代理人
ui-yokohama-agent-ready = 使える
ui-yokohama-used = 使用済み
ui-yokohama-decks = 山札の残り
ui-yokohama-goals = 実績
ui-yokohama-second = 2枚目
# $n: 何枚目の技術から割増になるか。
ui-yokohama-surcharge = { $n }枚目から＋
ui-yokohama-cost = コスト
ui-yokohama-cost-more = コスト+{ $n }
# 埋まったマスと、ゲームの終わる数。
ui-yokohama-end = 終了：{ $n }/{ $of }
ui-yokohama-taken = { $n }/{ $of }
ui-yokohama-port-orders = 港の注文
ui-yokohama-most = 最多
ui-yokohama-next = 2位
ui-yokohama-short = 不足：{ $what }
ui-yokohama-ready = 達成可
ui-yokohama-no-orders = 手札に注文はありません。
ui-yokohama-technologies = 技術
# 電話機でのエリアの短い名前。
ui-yokohama-short-copper-mine = 銅山
ui-yokohama-short-silk-mill = 製糸場
ui-yokohama-short-tea-plantation = 茶園
ui-yokohama-short-fishing-ground = 漁場
ui-yokohama-short-employment-agency = 紹介所
ui-yokohama-short-chinatown = 中華街
ui-yokohama-short-customs = 税関
ui-yokohama-short-laboratory-a = 研究A
ui-yokohama-short-laboratory-b = 研究B

## ニッポンの卓

ui-nippon-tab-actions = アクション
ui-nippon-step-worker = 労働者を取る
ui-nippon-step-action = アクションを行う
ui-nippon-glyph-free = 無料{ $n }
ui-nippon-glyph-keep = 残す{ $n }
ui-nippon-glyph-all = 全{ $n }
ui-nippon-space-empty = 空き：ここでは外国企業が{ $n }を数えます。
ui-nippon-space-held =
    { $who ->
        [you] あなた：値{ $n }のトークン。
       *[seat] { $seat }：値{ $n }のトークン。
    }
ui-nippon-to-beat = 新しいトークンは{ $n }より大きくなければなりません。
ui-nippon-in-store = 保管庫のキューブ：{ $n }個。
ui-nippon-contract = 契約{ $n }
ui-nippon-worker = 労働者（{ $colour }）
ui-nippon-worker-same = もう賃金を払う色：賃金は増えません。
ui-nippon-worker-new = 新しい色：精算のとき{ $n }円多く払います。
ui-nippon-region-bonus = 納めるたびにすぐ{ $sum }。
ui-nippon-reward = 恩賞×{ $n }
ui-nippon-reward-about = すぐに{ $sum }、その後、好きな実績が×{ $n }。
ui-nippon-spare = 予備機械：{ $n }
ui-nippon-market = 工場
ui-nippon-market-cost = ずつ、知識も必要
ui-nippon-once = 建てたとき一度
ui-nippon-yours = 自分
ui-nippon-token = 影響力トークン{ $n }
ui-nippon-token-table = 同じ製品のキューブの数と、置ける最高のトークン
ui-nippon-city-limit = この都市のまわりのトークンは{ $n }個まで
ui-nippon-foreign = 外国企業
ui-nippon-rank = 影響力の順。下は次の得点計算の点
ui-nippon-standing = { $seat }：影響力{ $n }、{ $place }位
ui-nippon-lost = 無効
ui-nippon-free-spaces = 輸送マスの空き{ $n }/{ $all }
ui-nippon-delivering = ここに納める
ui-nippon-each-delivery = この地方に納めるたびに
ui-nippon-last-action =
    { $who ->
        [you] あなたの前のアクション
       *[seat] { $seat }の前のアクション
    }
ui-nippon-last-worker = ここの最後の一人：次に列{ $n }が入ります
ui-nippon-rows = 労働者列と袋
ui-nippon-next-row = 次
ui-nippon-bag = 袋の中
ui-nippon-scoring = 得点計算
ui-nippon-scoring-n = 第{ $n }回得点計算
ui-nippon-rows-left =
    { $n ->
        [0] 次の補充で進む
       *[other] あと{ $n }列で進む
    }
ui-nippon-after-rows =
    { $n ->
        [0] 次の補充で
       *[other] { $n }列の後
    }
ui-nippon-turns-left = 残り{ $n }手番
ui-nippon-place =
    { $n ->
        [1] 1位
        [2] 2位
       *[other] 3位
    }
ui-nippon-if-scored = 今計算すると
ui-nippon-rewards = 天皇の恩賞
ui-nippon-rewards-short = 恩賞
ui-nippon-spare-multipliers = 予備{ $n }
ui-nippon-up-to = ×{ $n }まで
ui-nippon-none-yet = まだなし
ui-nippon-on-offer = { $n }つあり
ui-nippon-to-take = { $n }人取れる
ui-nippon-workers = 労働者
ui-nippon-workers-note = と、届く恩賞
ui-nippon-ships-home = 手元の船：{ $n }
ui-nippon-trains-home = 手元の列車：{ $n }
ui-nippon-factories = 工場
ui-nippon-factories-note = 石炭とキューブ、機械、ボーナス、保管庫
ui-nippon-no-machine = 機械なし
ui-nippon-stored = 保管{ $n }/{ $all }
ui-nippon-achievements = 実績
ui-nippon-achievements-note = 数×恩賞、今終わった場合
ui-nippon-contracts = 契約
ui-nippon-contracts-done = 履行{ $n }/{ $all }
ui-nippon-contracts-ready = 輸出で払える：{ $n }
ui-nippon-done = 済み
ui-nippon-influence = 影響力
ui-nippon-tokens-left = 残り{ $n }/{ $all }
ui-nippon-your-board = 自分
ui-nippon-one-step = 1段
ui-nippon-so-far = ここまで
ui-nippon-consolidating = 今精算すると
ui-nippon-if-consolidating = 今精算すると：恩賞と賃金
ui-nippon-reward-up-to = 恩賞の上限
ui-nippon-wages = 賃金
ui-nippon-colours = { $n }色
ui-nippon-yen-next = 円と、次の予算
ui-nippon-coal-next = 石炭と、次の予算
ui-nippon-blueprints = 手番中いつでも、設計図{ $n }枚でトラックの一つを一段進められます。

## デュエルの卓

ui-duel-tab-cards = カード
ui-duel-step-area = エリア
ui-duel-free = フリーアクション
ui-duel-board = ボード{ $n }
ui-duel-always-open = いつでも選べる
ui-duel-used = 使用済み
ui-duel-each = 各
ui-duel-paid-once = 支払い、一種類一度
ui-duel-each-at-end = 終了時1個につき
ui-duel-plus-for = には
ui-duel-take-one = 技術を一枚取る
ui-duel-keep-one = 1枚残す。2枚目は
ui-duel-not-replaced = 補充なし
ui-duel-taken = 済み
ui-duel-deck = 山札{ $n }
ui-duel-supply = サプライ
ui-duel-orders = 注文
ui-duel-extra = 加勢
ui-duel-drawn = 港で引いた注文
ui-duel-when-always = 常に
ui-duel-when-round = ラウンド一度
ui-duel-when-end = 終了時
ui-duel-when-start = 毎ラウンド
ui-duel-strength-cards = 強さカード
ui-duel-lowest-first = 低い順
ui-duel-plays-now = 今出す
ui-duel-next = 次
ui-duel-then = その後
ui-duel-was = 元{ $n }
ui-duel-was-long = { $n }から強化。
ui-duel-upgrade = ラウンドの後に強化：{ $sum }で強さ{ $n }。
ui-duel-strength = 強さカード{ $n }
ui-duel-extra-note = 1回1枚、{ $n }枚まで
ui-duel-hand = 手札の注文
ui-duel-fulfilled = 達成
ui-duel-fulfil = 達成する
ui-duel-production = 生産力{ $n }
ui-duel-value = 生産力：{ $n }。
ui-duel-turned = 裏
ui-duel-no-technologies = 技術はまだありません。
ui-duel-agents-note = 条件ごとに一人、強さ{ $n }
ui-duel-hire = 雇う
ui-duel-more = あと{ $n }
ui-duel-face-up = 表向き
ui-duel-side-turned = 裏
ui-duel-left = 残り、
ui-duel-left-next = 残り、次は
ui-duel-in-hand = 手札
ui-duel-done = 済み
ui-duel-of = /{ $n }
ui-duel-race = 最後の最多
ui-duel-most-orders = 注文最多
ui-duel-most-production = 生産力最多
ui-duel-tie = 同点
ui-duel-round-of = ラウンド{ $n }/{ $all }、手番{ $turn }/{ $turns }
ui-duel-income =
    { $who ->
        [you] あなたの倉庫：ここで毎回{ $sum }。
       *[seat] 倉庫：ここで毎回{ $sum }（{ $seat }）。
    }
ui-duel-vp = { $n }点
ui-duel-bonus-of = ボーナスカード、{ $all }のうち{ $n }
ui-duel-may-build = 建設できる

## ほかの人を追う

ui-fold-turn = この手番の段階を隠す
ui-unfold-turn = この手番の段階を見る
ui-look-then = そのときの卓を見る
ui-skip = 自分の手番へ飛ぶ
ui-undo-turn = 手番を戻す
ui-key-undo-turn = 手番の初めまで元に戻す
ui-key-skip = ボットの手番を飛ばす
ui-bots-pace = ボットの手番
ui-bots-pace-slow = ゆっくり
ui-bots-pace-normal = 普通
ui-bots-pace-quick = 速く
ui-bots-pace-off = すぐに
ui-ending = 手番の終え方
ui-ending-button = ボタンで
ui-ending-twice = 二度押しで
ui-ending-auto = 自動で
# $action: 言葉にしたアクション。
ui-ends-turn = { $action }：これで手番が終わります。
# $points: 勝者の点、$next: 二位かあなたの点。
ui-won = { $points }対{ $next }であなたの勝ちです。
ui-lost = { $points }対{ $next }で{ $seat }の勝ちです。
ui-tied = { $points }点で同点です。
# $n: ラウンド。
ui-after-rounds = { $n }ラウンド後
ui-added-sum = 最後に加わった点
