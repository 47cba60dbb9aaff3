### 今日の一局

ui-daily = 今日の一局
ui-daily-about =
    誰もが同じシャッフル、同じボットと対局します。数えるのは一度だけ。ヒントはなく、
    見えたものは元に戻せません。
ui-daily-practice =
    今日はどの端末でも同じシャッフル、相手も同じボットです。これは練習で、記録にも数にも入りません。
    ヒントはなく、公開されたものは取り消せません。
# $time is a time of day.
ui-daily-practice-next = 次のシャッフルは{ $time }から。
ui-daily-today = 今日
ui-daily-before = 昨日
# $level はボットの強さ。
ui-daily-rules = 相手は{ $level }。手番ごとに{ $n }回シミュレーションします。
ui-daily-start = 挑戦する
ui-daily-go-on = 続ける
ui-daily-look = 対局を見る
# $time は時刻。
ui-daily-ends =
    { $n ->
        [0] { $time }まで。まだ誰も終えていません。
       *[other] { $time }まで。{ $n }人が終えました。
    }
ui-daily-won =
    { $by ->
        [0] 同点で勝ちました（{ $n }点）。
       *[other] { $by }点差で勝ちました（{ $n }点）。
    }
ui-daily-lost =
    { $by ->
        [0] 同点で負けました（{ $n }点）。
       *[other] { $by }点差で負けました（{ $n }点）。
    }
ui-daily-gave-up = 投了しました。
ui-daily-people = ほかの{ $n }人の{ $share }%よりよい結果です。
ui-daily-bots = このシャッフルでボットが打った{ $n }局の{ $share }%よりよい結果です。終えた人はまだ少数です。
ui-daily-nobody-yet = まだ比べるものがありません。ボットが対局中です。
ui-daily-margins = いちばんよいほかの席との点差、{ $from }から{ $to }まで。赤があなたです。
ui-daily-hash = シャッフルの種のハッシュ。前日に公表したもの
ui-daily-seed = 種
ui-daily-check = 確かめる
ui-daily-kept = ブラウザーも同じハッシュを得ました。
ui-daily-broken = ハッシュが違います。
ui-daily-no-check = このブラウザーが確かめられるのは、安全な接続のページだけです。
ui-daily-next-hash = 明日の種のハッシュ：
ui-daily-sealed =
    同じカードで対局中の人がいます。棋譜、シャッフル、検討は、一日の終わる{ $time }に開きます。
problem-sealed = 同じカードで対局中の人がいます。一日が終わると開きます。
problem-daily = 今日の一局では、それはできません。
