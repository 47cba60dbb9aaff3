### 問題。coach.ftl にないもの。

ui-puzzles = 問題
ui-puzzles-about = 実戦の局面から。はっきり最善の手番が一つあります。見つけてください。
ui-puzzles-none = 今は問題がありません。
ui-puzzles-solved = { $of }問中{ $n }問を解決
ui-puzzle = 問題
# $n は予想される最終得点（小数一桁）、$share は勝ちの割合。
ui-puzzle-goal-points = あと{ $n }点の手を探す
ui-puzzle-goal-share = 勝率+{ $share }の手を探す
ui-puzzle-more = 一見よさそうな手番に比べて、最後に見込まれる差です。
ui-puzzle-play = 手番を最後まで行ってください。終えると判定します。それまでは元に戻せます。
ui-puzzle-first = 一度で解けました。
ui-puzzle-solved = 正解：これよりよい手は知られていません。
ui-puzzle-next = 次の問題
ui-puzzle-all = すべての問題
# 難しさ：探索に必要なシミュレーションの数。
ui-puzzle-rating = 難度{ $n }
ui-puzzle-points-about = 最後に見込まれる点。解答がどれだけ多いか
ui-puzzle-lit = 解決
ui-puzzle-dark = 未解決
ui-puzzle-streak =
    { $n ->
        [0] 今日一問解いて、灯籠をともしましょう。
       *[other] { $n }日連続
    }
