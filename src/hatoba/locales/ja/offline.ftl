# 自分の端末で遊ぶゲーム。通信は要りません。

ui-offline-where = 場所
ui-offline-at-server = サーバーで
ui-offline-at-device = この端末で
ui-offline-mark = この端末
ui-offline-loading = ゲームエンジンを読み込んでいます。その間にゲームを選べます。
ui-offline-plain = ここではエンジンがコンパイルなしで動くため、ボットが同じ時間に考える量は減ります。
ui-offline-fine = このブラウザーにだけ保存され、どこにも送られません。
ui-offline-move = サーバーへ移す
ui-offline-move-about =
    ゲームは同じボットを相手にサーバーで続き、この端末からは消えます。
    サーバーはシャッフルの種を知るため、レート対象にはなりません。
ui-offline-move-sure = 今すぐ移す
ui-offline-update = 新しい版があります。
ui-offline-update-now = 今すぐ使う

problem-held = このゲームは別のタブかウィンドウで開いています。ここで遊ぶには、そちらを閉じてください。
problem-engine = ゲームエンジンを読み込めないか、止まりました。ゲームは残っています。ページを読み込み直してください。
