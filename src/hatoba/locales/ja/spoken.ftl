### 図の代わりに読み上げる言葉と、コマンド入力

ui-spoken-points = { $n }点
ui-spoken-reward = 報酬：{ $sum }
ui-spoken-technology = コスト{ $n }、{ $country }、{ $text }
ui-spoken-your-power = あなたの勢力{ $power }、{ $gives }：{ $n }
ui-spoken-with-power = 勢力{ $power }のとき、{ $gives }：{ $n }
ui-spoken-assistants =
    { $who ->
        [you] あなた：助手{ $n }人
       *[seat] { $seat }：助手{ $n }人
    }
ui-spoken-president =
    { $who ->
        [you] あなたの社長
       *[seat] 社長：{ $seat }
    }
ui-spoken-station = 駅トークン
ui-spoken-token = 勢力五のボーナス：{ $sum }
ui-spoken-sites = 空いている建設地：{ $sites }
ui-spoken-site = { $piece }で{ $sum }
ui-spoken-taken =
    { $who ->
        [you] あなたが使用中
       *[seat] { $seat }が使用中
    }
ui-spoken-faith = 信仰{ $n }
ui-spoken-goal = 最初に獲得すると{ $first }、その後は{ $later }。
ui-spoken-have = 今{ $n }
ui-spoken-strength = あなたの強さ{ $n }
ui-spoken-used = 使用済み
ui-spoken-shop =
    { $who ->
        [you] あなたの商店
       *[seat] 商店：{ $seat }
    }
ui-spoken-warehouse =
    { $who ->
        [you] あなたの倉庫
       *[seat] 倉庫：{ $seat }
    }
ui-spoken-undone = 元に戻しました。
ui-spoken-news = 今の出来事
ui-spoken-icon-order = 注文
ui-spoken-icon-technology = 技術
ui-command = コマンド
ui-command-found =
    { $n ->
        [1] { $n }つのアクションができます。Enterで行います。
       *[other] { $n }通りのアクションができます。入力するか矢印キーで選びます。Tabで補完、Enterで実行。
    }
ui-command-several =
    { $n ->
        [1] { $n }つのアクションが当てはまります。
       *[other] { $n }つのアクションが当てはまります。続けて入力するか、矢印キーで選んでください。
    }
ui-command-unknown = その名前のアクションはありません。
ui-command-played = 実行：{ $action }
ui-key-command = コマンド入力
