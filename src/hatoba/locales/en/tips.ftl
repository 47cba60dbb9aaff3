ui-tip-not-now = Not now
ui-tip-rule = Rules
ui-tip-now = Now
ui-tip-end = End
ui-tip-points = { $n } VP if scored now
ui-legend = Icons
ui-key-legend = icons and what they mean
ui-tip-other-ways = Right-click or long press: other ways.
