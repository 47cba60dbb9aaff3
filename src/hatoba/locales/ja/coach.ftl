### コーチ：対局の検討、理由、ヒント、やり直し、問題。報告とブラウザーで共通。

## 数

coach-more = +{ $n }
coach-less = −{ $n }
coach-percent = { $n }%

## 手番の評価

coach-verdict-forced = 選択なし
coach-verdict-best = 最善
coach-verdict-as-good = 同等
coach-verdict-slip = 緩手
coach-verdict-mistake = 疑問手
coach-verdict-blunder = 悪手

## 対局の検討

coach-title = 検討：{ $game }
coach-result = { $winners }の勝ち：{ $scores }。
coach-judged = { $total }手番のうち{ $judged }を評価。どれも、その席がそのとき知っていたことに基づきます。
coach-chart = ここから誰が勝つか
coach-chart-about = 席ごとの勝ちの割合（%）。手番ごとに{ $draws }回まで続きを打ちました。
coach-round = 第{ $n }ラウンド
coach-seat = 席{ $seat }
coach-turning-points = 分かれ目
coach-turning-points-none = 大きく変わった手番はありません。
coach-change = 割合の変化
coach-draw = 引いたもの、現れたものが{ $seat }の割合を変えました。
coach-played = 実戦
coach-better = よりよい手
coach-difference = 勝ちの{ $share }%、見込みで{ $points }点（誤差：{ $error }）
coach-why = 理由

## 理由。$best はよりよい手の後、$played はもう一方の後。

coach-reason-points = { $category }：{ $amount }
coach-reason-points-about = 最後に見込まれる点。実戦とよりよい手の比較
coach-reason-reach =
    { $category }：点が入るのは、よりよい手番の後では対局の{ $best }、
    もう一方の後では{ $played }です。
coach-reason-ending =
    次の形で終わるのは、よりよい手番の後では対局の{ $best }、もう一方の後では{ $played }です：
    { $ending }。
coach-reason-others = いちばんよいほかの席の見込みは{ $amount }点です。

## 正確さと腕前

coach-accuracy = 判断の正確さ
coach-accuracy-about = 100は、毎回見つかった最善の手番。誤差以内の損は数えません。
coach-accuracy-none = なし
coach-phase-opening = 序盤
coach-phase-middle = 中盤
coach-phase-ending = 終盤
coach-turns = 手番
coach-slips = 緩手
coach-mistakes = 疑問手
coach-blunders = 悪手
coach-good-at = 得意：{ $list }
coach-weak-at = 苦手：{ $list }

## 運と腕前

coach-ledger = 運と腕前
coach-ledger-about =
    始めの割合から結果まで、勝ちの百分の一を単位に。
    判断は、早打ちを基準に測ります。
coach-ledger-start = 開始
coach-ledger-own-gained = 自分の好手
coach-ledger-own-missed = 自分の失敗
coach-ledger-others-gained = ほかの人の好手
coach-ledger-others-missed = ほかの人の失敗
coach-ledger-chance = 引きと公開
coach-ledger-unsure = 不明
coach-ledger-result = 結果

## ヒント

coach-hint-nudge = ここに注目：{ $thing }
coach-hint-nudge-action = 考えてみましょう：{ $action }
coach-hint-unsure = 二つの手は同じくらいです：{ $first }、または{ $second }
coach-hint-lead = 次の案より勝ちの{ $share }分まさります。

## やり直した手番

coach-try-found = 正解：これよりよい手は知られていません。
coach-try-almost = 惜しい：あと{ $share }よい手番があります。
coach-try-worse = まだです：{ $share }よい手番がほかにあります。

## 問題

coach-puzzle = 問題{ $id }：{ $game }、第{ $round }ラウンド。{ $seat }の手番です。
coach-puzzle-solution = 解答
coach-puzzle-greedy = 一見よさそうな手
coach-puzzle-rating = 探索が見つけるには{ $n }回のシミュレーションが必要です。
