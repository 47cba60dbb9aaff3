# 手ほどき：一覧のページと、卓に出る行。

ui-learn = 学ぶ
ui-learn-about = 本物の卓で進む、短い手ほどきです。どれからでも始められます。
ui-learn-done = 手ほどき{ $n }/{ $of }
ui-learn-rules = ルール
ui-learn-new = 初めての方へ：10分で最初の手番を体験できます。
ui-learn-new-about = アカウントもインストールも不要です。
ui-learn-all = すべての手ほどき

ui-lesson-of = { $game }の手ほどき
ui-lesson-step = { $n }/{ $of }
ui-lesson-now = ここでは：{ $action }
ui-lesson-back = 戻る
ui-lesson-next = 次へ
ui-lesson-skip = やって見せる
ui-lesson-finish = 完了
ui-lesson-leave = やめる
ui-lesson-more = ほかの手ほどき
ui-lesson-go-on = 続ける
ui-lesson-again = もう一度
ui-lesson-key = 手ほどき中：次のステップへ／初めての対局中：ヒントを閉じる
ui-first-game = 初めての対局
ui-first-game-about = 丁稚と本物の対局。新しいことにはヒントが出ます
ui-first-coach = 迷ったら、ランタンかHキーで見るべき所が分かります。もう一度押すと手番全体を示します。

problem-not-in-lesson = それもできますが、この手ほどきでは別の操作を待っています。
