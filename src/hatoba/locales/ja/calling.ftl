call-turn = { $game }：あなたの手番です
call-over = { $game }：ゲームが終わりました
call-chat = { $game }：発言がありました
call-with = 相手：{ $names }。
call-alone = 卓を開いてください。
call-test = Hatobaからお知らせできます
call-test-body = このように届きます。
mail-confirm-subject = Hatoba：メールを送ってもよいですか
mail-confirm-body =
    どなたか（おそらくあなた）が、待っているゲームがある間、一日一通のメールをこのアドレスに希望しました。
    ご本人なら、このページを開いてボタンを押してください：

    { $link }

    心当たりがなければ、何もしないでください。アドレスは一日後に忘れられます。
mail-digest-subject = Hatoba：{ $n }つのゲームがあなたを待っています
mail-digest-body = 次の卓であなたの手番です：
mail-digest-table = { $game }（{ $names }）：{ $link }
mail-digest-end = このメールを止める：{ $link }
ui-call = お知らせ
ui-call-why =
    ゲームがあなたを待つとき、ページを開いていなくても、このブラウザーが知らせます。
    先に許可を求めます。それまでは何も送りません。
ui-call-switch = この端末に知らせる
ui-call-turn = 自分の手番になったとき
ui-call-over = ゲームが終わったとき
ui-call-chat = 発言があったとき
ui-call-quiet = 夜は知らせない
ui-call-quiet-from = 静かにする時刻
ui-call-quiet-to = 静かにし終える時刻
ui-call-test = 試しに送る
ui-call-tested = 送りました。
ui-call-denied = このブラウザーが許可していません。このページについてのブラウザーの設定を変えてください。
ui-call-impossible = このブラウザーには知らせられません。
ui-call-failed = このブラウザーの通知サービスにつながりません。
ui-call-seen = 卓を見ている間は送りません。一つの卓のお知らせは一度に一つです。
ui-call-table = この卓から知らせる
ui-call-mail = ゲームが待つ間、一日一通のメール
ui-call-mail-address = メールアドレス
ui-call-mail-at = メールの時刻
ui-call-mail-ask = 確認のメールを送る
ui-call-mail-asked = { $address }に送りました。そのメールのリンクを開いてください。
ui-call-mail-on = { $address }に、多くても一日一通届きます。
ui-call-mail-stop = メールを止める
ui-call-mail-page = Hatobaからのメール
ui-call-mail-page-ask = あなたを待つゲームを、一日一度メールで知らせられます。希望しますか。
ui-call-mail-yes = はい、送ってください
ui-call-mail-yes-done = ありがとうございます。ゲームがあなたを待つ日にだけ届きます。
ui-call-mail-stopped = メールはもう届きません。アドレスは削除しました。
ui-call-mail-unknown = このリンクはもう使えません。
ui-call-announced = 運営者から
problem-push-refused = このブラウザーの通知サービスが受け付けませんでした。
problem-push-gone = 通知サービスがこのブラウザーを忘れました。もう一度オンにしてください。
problem-mail = メールサーバーが応答しません。後でもう一度試してください。
problem-no-mail = このサーバーはメールを送りません。
problem-mail-asked = このアドレスにはもう送りました。届いていないか見るか、一時間後にもう一度試してください。
problem-muted = ここでは発言できません。運営者に止められています。
