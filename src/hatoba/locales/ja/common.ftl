### すべてのゲームとプログラムに共通の言葉：理由、終わり方、オプション、ボット、サーバーのエラー

# いくつもあるもの。「銅山2」のように。
numbered = { $name }{ $number }

## アクションができない理由

reason-game-over = ゲームは終わっています。
reason-unknown-action = このゲームにそのアクションはありません。
reason-not-now = 今はできません。

## ゲームが終わった理由

ending-limit = ラウンド数の上限に達した
ending-resigned = プレイヤーが投了した

## すべてのゲームにあるオプション

option-round-limit = ラウンド数の上限
option-value-yes = あり
option-value-no = なし
option-value-round-limit =
    { $n ->
        [0] なし
       *[other] { $n }ラウンド
    }

## ボット

bot-random = でたらめ
    .about = できることを何でもします。様子を見るのに。
bot-apprentice = 丁稚
    .about = 一歩先だけを読みます。初めての対局に。
bot-merchant = 商人
    .about = 手番を最後まで読みます。ゲームを知っている人によい相手です。
bot-magnate = 豪商
    .about = いちばん長く考え、いちばん強いボットです。

## サーバーのエラー

problem-other = うまくいきませんでした。もう一度試してください。
problem-invalid = サーバーはこれを行えません。
problem-illegal-action = ここではこのアクションはできません。
problem-invalid-action = そのようなアクションはありません。
problem-not-your-turn = あなたの手番ではありません。
problem-late = ゲームが先に進みました。卓をもう一度見てください。
problem-game-over = ゲームは終わっています。
problem-running = ゲームはまだ続いています。
problem-resigned = この席は投了しました。
problem-out-of-time = この席は持ち時間を使い切りました。
problem-asked-already = すでに誰かが待ったを頼んでいます。先にそれに答えてください。
problem-key-reused = この要求は、別の内容で前に送られています。
problem-back-already = この席はもうあなたが遊んでいます。
problem-bot-already = この席はもうボットが遊んでいます。
problem-no-bot = そのようなボットはありません。
problem-seat-taken = この席は埋まっています。
problem-name-taken = この名前は使われています。
problem-no-tables = まだどの卓へのリンクも持っていません。
problem-not-found = そのようなページや卓がないか、リンクを持っていません。
problem-forbidden = これを行うことは許されていません。
problem-not-signed-in = 先にサインインしてください。
problem-wrong-passphrase = この名前と合言葉のアカウントはありません。
problem-invalid-record = これは棋譜ではないか、書き換えられています。
problem-invalid-sheet = この内容物シートには誤りがあります。
problem-unplayable = この卓は今のルールでは遊べません。
problem-unreadable = サーバーは要求を理解できませんでした。
problem-method = サーバーはここではこれを行えません。
problem-media-type = サーバーはこの種類の内容を読めません。
problem-too-large = 大きすぎます。
problem-too-much = これを読むには、ここで許される以上の時間かメモリーが要ります。
problem-too-slow = 要求が届くまでに時間がかかりすぎました。
problem-too-many-requests = 要求が多すぎます。少し待ってください。
problem-too-many-streams = 開いているページが多すぎます。いくつか閉じてください。
problem-other-origin = この要求は、わたしたちのページから来たものではありません。
problem-busy = サーバーが混み合っています。少ししてからもう一度試してください。
problem-database = サーバーがデータベースにつながりません。何も変わっていません。
problem-fault = サーバーに誤りがありました。記録されています。
problem-error = サーバーはこれを行えませんでした。
problem-log-full = この卓のログはいっぱいです。ゲームを終わりまで進めることだけができます。
