ui-people-name = あなたの名前
ui-people-name-hint = あなたの名前（なくてもよい）
ui-people-recorded = 棋譜にわたしの名前を載せてよい
ui-people-guest = ゲスト{ $n }
ui-people-bot-named = { $level }の{ $name }
ui-people-bot-1 = 佐藤
ui-people-bot-2 = 伊藤
ui-people-bot-3 = 阿部
ui-people-bot-4 = 森
ui-people-bot = ボット
ui-people-here = います
ui-people-seated = 席に着いています
ui-people-watchers = { $n }人が観戦しています。
ui-people-title-turn = ● { $game }：あなたの手番
ui-people-title-turns = ● { $n }卓であなたの手番
ui-people-title-waiting = { $game }：{ $seat }を待っています
ui-people-title-over = { $game }：終了
ui-people-invites = { $name }が{ $game }に招待しています
ui-people-invited = { $game }に招待されています
ui-people-who = 参加者
ui-people-your-seat = あなたの席
ui-people-free-seats =
    { $n ->
        [0] { $players }席すべて埋まっています。
       *[other] { $players }席のうち{ $n }席が空いています。
    }
ui-people-may-leave = 席を離れるときはボットが代わり、いつでも戻れます。
ui-people-read-first = 初めてですか。先にルールをどうぞ。席に着くまで、席はあなたのものになりません。
ui-people-only-watch = 観戦だけする
ui-people-no-account = アカウントは要りません。このブラウザーが席を覚えています。
ui-people-seat-taken = 先を越されました。この席は埋まっています。別の席を選んでください。
ui-people-invite = 空席すべてに使える一つのリンクです。開くと誰がいるかが見え、席を選べます：
ui-people-seat-links = 席ごとのリンク
ui-people-invite-lots = 空席すべてに使えるリンク。開くと参加者が見え、席はくじで決まります：
ui-people-qr = 二次元コード
ui-people-qr-about = 電話のカメラで読み取る招待の二次元コード
ui-people-rating = レーティング{ $n }
ui-people-rating-provisional = レーティング{ $n }（暫定）
ui-people-lots = 席はくじで決まります。着席すると自分の席がわかります。
ui-people-lots-seat = くじで決定
ui-lots = 席をくじで決める
ui-lots-means =
    誰がどこに座り、誰から始めるかは、約束されたシャッフルから引くくじで決まります。あなたとボットは最初に、
    ほかの人は来たときに引きます。終了後は誰でも確かめられます。
ui-log-lots = 席はくじで決まった。
problem-by-lot = ここでは席をくじで決めます。自分では選べません。
ui-log-seat-filled = 席に誰も来なかったので、{ $level }が遊ぶ。
ui-people-free = 空席
ui-people-pace-none = 時間制限なし
ui-people-pace-quick = 早指し
ui-people-pace-sitting = 一気に
ui-people-pace-days = 数日かけて
ui-people-clock-none = 持ち時間はありません。誰もが必要なだけ考えます。
ui-people-clock-turn =
    { $minutes ->
        [0] 手番ごとに{ $seconds }秒です。
       *[other] 手番ごとに{ $minutes }分です。
    }
ui-people-clock-game =
    ゲーム全体で一人{ $minutes }分です。
ui-people-clock-fischer =
    ゲーム全体で一人{ $minutes }分、手番ごとに{ $more }秒増えます。
ui-people-clock-days =
    一人{ $hours }時間考えられ、手番ごとに{ $back }時間戻ります。
    眠る間は時計が止まります。休暇の日数：{ $vacation }日。
ui-people-up-bot =
    { $grace ->
        [0] 時間が切れた人の代わりはボットが務めます。
        [60] 時間が切れて一分後に、ボットが代わります。
       *[other] 時間が切れて{ $grace }秒後に、ボットが代わります。
    }
ui-people-up-resign =
    { $grace ->
        [0] 時間が切れると負けになります。
        [60] 時間が切れると、一分後に負けになります。
       *[other] 時間が切れると、{ $grace }秒後に負けになります。
    }
ui-people-rests = 停止中
ui-people-grace = 猶予{ $time }
ui-people-sleep = 眠る間、時計は止まります（この先の対局でも）
ui-people-sleep-from = 眠る時刻
ui-people-sleep-to = 起きる時刻
ui-people-sleep-set = 決定
ui-people-sleep-never = 夜も止めない
ui-people-sleeps = { $from }から{ $to }まで止まります。
ui-people-day-off = 一日休む（残り{ $n }日）
problem-no-rest = 時計を止められるのは、数日かけて遊ぶゲームだけです。
problem-no-vacation = 休暇の日数がそれほど残っていません。
