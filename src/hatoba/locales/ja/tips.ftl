ui-tip-not-now = 今はできない
ui-tip-rule = ルール
ui-tip-now = 今
ui-tip-end = 終了時
ui-tip-points = 今計算すると{ $n }点
ui-legend = アイコン
ui-key-legend = アイコンとその意味
ui-tip-other-ways = 右クリックか長押しで、ほかの方法。
