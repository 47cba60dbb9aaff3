### 工房：ゲームを持っている人が、本物の数をカードに書き込みます。シートの誤りの文は sheets.ftl にあります。

## 一覧

ui-sheets-title = あなたのカード
ui-sheets-about = ゲームをお持ちですか。本物の数をカードに書き込み、それで遊べます。
ui-sheets-mine = あなたのシート
ui-sheets-none-yet = まだありません。入力したものはこのブラウザーに残ります。
ui-sheets-start = ゲームから始める
ui-sheets-start-about =
    わたしたちのカードが鉛筆書きで並んでいます。あなたのカードに印刷された数を入力してください。
    書かれたとおりのカードはEnterで確かめます。
ui-sheets-import = ファイルを読み込む
ui-sheets-import-about = ここで書き出したシートか、自分で書いたシート。
ui-sheets-file = シート（TOML）
ui-sheets-numbers-only = 数だけにしてください。出版社の絵や文章は入れられません。
ui-sheets-all = あなたのすべてのシート
ui-sheets-fields = あなたの数：{ $n }項目
ui-sheets-drop = { $name }を捨てる
ui-sheets-drop-sure = 本当に捨てる
ui-sheets-from-account = アカウントに保存
ui-sheets-box = わたしの箱
ui-sheets-box-of = { $name }の箱

## 枠

ui-sheets-of-game = 工房、{ $game }
ui-sheets-name = シートの名前
ui-sheets-tab-cards = カード
ui-sheets-tab-changed = 変えたところ
ui-sheets-tab-effect = 変更の効果
ui-sheets-use = 新しい卓で使う
ui-sheets-mend = 先に直す：{ $card }
ui-sheets-kinds = カードの種類
ui-sheets-tables = 表と値段
ui-sheets-kind-book = 独自の数なし
ui-sheets-kind-all = { $n }すべてあなたの数
ui-sheets-kind-some = { $n }/{ $of }
ui-sheets-whose = 誰の数ですか
ui-sheets-source-owner = あなた
ui-sheets-source-owner-about = 自分の箱から入力
ui-sheets-source-designed = わたしたち
ui-sheets-source-designed-about = 推測、鉛筆書き
ui-sheets-source-derived = 割り出し
ui-sheets-source-derived-about = 説明書から
ui-sheets-source-rulebook = 説明書
ui-sheets-source-rulebook-about = 印刷されたもの
ui-sheets-kept = 下書きはこのブラウザーに保存
ui-sheets-locked = 誰かが共有しているシート
# あなたの数が前に付きます。「12個（40個中）があなたの数」。
ui-sheets-progress = 個（{ $n }個中）があなたの数
ui-sheets-progress-label = あなたの数の割合
ui-sheets-show = 表示
ui-sheets-filter-all = すべて
ui-sheets-filter-ours = わたしたちのだけ
ui-sheets-filter-mine = あなたのだけ
ui-sheets-filter-faults = 誤り
ui-sheets-go = カード
ui-sheets-go-title = カードへ移る
ui-sheets-undo = 元に戻す

## カード

ui-sheets-card = { $kind }{ $label }
ui-sheets-nth = { $name }{ $n }
ui-sheets-range = { $from }〜{ $to }
ui-sheets-family-tea-fish = 茶と魚
ui-sheets-family-silk = 生糸
ui-sheets-family-copper = 銅
ui-sheets-family-copper-silk = 銅と生糸
ui-sheets-family-deck-a = 山札A
ui-sheets-family-deck-b = 山札B
ui-sheets-family-deck-c = 山札C
ui-sheets-yours = あなたの数{ $n }
ui-sheets-no-cards = ここにそのようなカードはありません。
ui-sheets-none = なし
ui-sheets-yes = はい
ui-sheets-no = いいえ
ui-sheets-remark = { $field }：{ $said }
ui-sheets-fault-short = 要修正
ui-sheets-spoken-yours = あなたの数
ui-sheets-spoken-begun = 記入中
ui-sheets-spoken-fault = 誤りあり
ui-sheets-spoken-note = 注意あり

## 記入台

ui-sheets-as-read = 読んだとおりに
ui-sheets-unknown-letter = 不明な文字
ui-sheets-said = { $amount }、元は{ $was }
ui-sheets-ours-was = わたしたちの案
ui-sheets-as-ours = 案と同じ
ui-sheets-was = 元は{ $value }
ui-sheets-more = { $name }：一つ増やす
ui-sheets-less = { $name }：一つ減らす
ui-sheets-list-more = 一つ増やす
ui-sheets-list-less = 一つ減らす
ui-sheets-rub-out = 消す
ui-sheets-holds = 説明書に反するところはありません。
ui-sheets-if-printed = そう印刷されているなら、それで正しいのです。
ui-sheets-to-go = この種類のカードはあと{ $n }枚
ui-sheets-next = 次のカード
ui-sheets-so-printed = このとおり印刷
ui-sheets-before = 前のカード
ui-sheets-after = 後のカード
ui-sheets-key-enter = このとおり、次のカードへ
ui-sheets-key-rub = 消す
ui-sheets-key-tab = 項目
ui-sheets-key-arrows = 一つ増減
ui-sheets-key-sides = 隣のカード
ui-sheets-key-go = カードへ移る
ui-sheets-key-undo = 元に戻す

## 変えたところ

# 二つは続けて出ます。「3項目（カード2枚）が、わたしたちの推測と違います。」
ui-sheets-changed-count = { $n }項目
ui-sheets-changed-where = （カード{ $n }枚）が、わたしたちの推測と違います。
ui-sheets-changed-about = 左の鉛筆書きが付属のシート、右のインクがあなたのシートです。
ui-sheets-changed-none = 違いはありません。
ui-sheets-look = 表示
ui-sheets-look-cards = カード
ui-sheets-look-text = 文字
ui-sheets-compare = 比べる相手
ui-sheets-packaged = 付属
# 数が上に付きます。
ui-sheets-agreed = 個があなたの数です。入力したか、正しいと確かめました。
ui-sheets-change = 変える
ui-sheets-not = （{ $value }ではなく）
ui-sheets-play = あなたのカードで遊ぶ
ui-sheets-play-about = 卓の全員が、始める前に違いを見られます。
ui-sheets-id-yours = このシート
ui-sheets-id-packaged = 付属
ui-sheets-give = 人に渡す
ui-sheets-give-about = リンクを持つ人は誰でも、シートを読み、それで遊べます。アカウントは要りません。
ui-sheets-export = ファイルに書き出す
ui-sheets-link = リンクをコピー
ui-sheets-link-label = シートへのリンク
ui-sheets-link-made = リンクは下にあります。
ui-sheets-link-copied = リンクをコピーしました。
ui-sheets-keep-account = アカウントに保存
ui-sheets-kept-account = アカウントに保存しました。
ui-sheets-merge = 付属のシートが新しくなりました
ui-sheets-merge-about =
    わたしたちの数のうち{ $n }個が新しくなりました。{ $conflicts ->
        [0] あなたが入力した数はその中にありません。
       *[other] うち{ $conflicts }個はあなたが入力したもので、あなたの数が残ります。
    }
ui-sheets-merge-conflict = 前は{ $before }、今は{ $now }、あなたの数は{ $yours }
ui-sheets-merge-take = 取り入れる

## 卓で

ui-sheets-cards = カード
ui-sheets-whose-cards = 誰のカードか
ui-sheets-packaged-cards = 付属のカード
ui-sheets-recorded = ほかの機械でも開けるように、このカードを棋譜に入れる
ui-sheets-open-both = 自分のカードで遊んだものなら、そのシートも一緒に
ui-sheets-somebodys = 誰かのカード
ui-sheets-played = カード：{ $name }
ui-sheets-played-about =
    { $n ->
        [0] このカードは付属のカードと同じです。
       *[other] このカードは{ $n }項目で付属のカードと違います：
    }

## 変更の効果

ui-sheets-effect-ask = 変更すると何が変わりますか
ui-sheets-effect-about =
    速いボットが、付属のシートとあなたのシートで、同じシャッフルの対局をします。数分かかります。
    ページを離れて、後で戻ってもかまいません。
ui-sheets-effect-how =
    シートごとに{ $n }局、同じシャッフル、速いボット{ $players }人。輪は付属、四角はあなた、
    線は100回中95回入る範囲です。
ui-sheets-effect-progress = 済んだ対局
ui-sheets-effect-play = 対局させる
ui-sheets-effect-again = もう一度対局させる
ui-sheets-effect-stop = 止める
ui-sheets-effect-players = 人数
ui-sheets-effect-part-seats = 席別の勝ち
ui-sheets-effect-part-endings = ゲームが終わった理由
ui-sheets-effect-part-rounds = 長さ
ui-sheets-effect-part-categories = 勝者の点
ui-sheets-effect-unit-seats = 対局の%
ui-sheets-effect-unit-endings = 対局の%
ui-sheets-effect-unit-rounds = ラウンド、平均
ui-sheets-effect-unit-categories = 種類別、平均
ui-sheets-effect-seat = 席{ $n }
ui-sheets-effect-rounds = ラウンド
ui-sheets-effect-chance = 偶然の範囲です。
ui-sheets-effect-moved = { $what }：{ $before }から{ $after }へ。
ui-sheets-effect-most = { $part }、{ $what }：{ $before }から{ $after }へ。
ui-sheets-effect-stronger = { $card }が強くなりました。
ui-sheets-effect-weaker = { $card }が弱くなりました。
ui-sheets-effect-nothing = 偶然の範囲を超えて変わったものはありません。
ui-sheets-effect-even = 席の有利不利は変わりません。
ui-sheets-effect-uneven = 席の有利不利が変わります。
ui-sheets-effect-rows = 強くなったカード、弱くなったカード
ui-sheets-effect-rows-about =
    カードを取った人がほかの人を何点上回るか、あなたのシートと付属のシートの差です。
    色付きは、{ $n }通りの比較の中で偶然に出る差を超えたものです。
ui-sheets-effect-read = 読み直す：{ $card }
ui-sheets-effect-all = { $n }件すべて
ui-sheets-effect-fewer = 少なく表示

## 一枚のカード。番号は続けて書き（「注文13」）、名前が続くものには「：」を付けます（「エリア：銀行」）。

ui-sheets-one-orders = 注文
ui-sheets-one-technologies = 技術
ui-sheets-one-sites = 建設地
ui-sheets-one-five-power-tokens = トークン
ui-sheets-one-church = 教会マス
ui-sheets-one-customs = 税関マス
ui-sheets-one-achievements = 実績：
ui-sheets-one-mini-expansions-achievement-rewards = 報酬
ui-sheets-one-countries = 代理人：
ui-sheets-one-areas = エリア：
ui-sheets-one-goods = 製品：
ui-sheets-one-strength-cards = 強さカード
ui-sheets-one-extra-strength = 加勢：
ui-sheets-one-bonus-cards = ボーナスカード
ui-sheets-one-church-cards = 教会カード
ui-sheets-one-action-spaces = アクションマス
ui-sheets-one-factories = 工場
ui-sheets-one-contracts = 契約
ui-sheets-one-influence = 影響力
ui-sheets-one-regions = 地方：
ui-sheets-one-city-tiles = 都市タイル
ui-sheets-one-reward-tokens = 恩賞トークン
ui-sheets-one-region-scoring = 得点計算

## 何の量か

ui-sheets-thing-vp = 勝利点
ui-sheets-thing-any-good = 好きな交易品
ui-sheets-thing-warehouse = 倉庫
ui-sheets-thing-move = 移動
ui-sheets-thing-orders = 注文
ui-sheets-thing-turn = 裏返す
ui-sheets-thing-plus-1 = +1カード
ui-sheets-thing-plus-2 = +2カード
ui-sheets-thing-coal = 石炭
ui-sheets-thing-yen = 円
ui-sheets-thing-blueprints = 設計図
ui-sheets-thing-production = 生産エリア
ui-sheets-thing-commercial = 商業エリア
ui-sheets-thing-tokens = トークン
ui-sheets-thing-total = 合計
ui-sheets-thing-hand = 手元
ui-sheets-thing-score = 得点マーカー
