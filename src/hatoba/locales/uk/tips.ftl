ui-tip-not-now = Не зараз
ui-tip-rule = Правило
ui-tip-now = Зараз
ui-tip-end = Кінець
ui-tip-points = { $n } ПО, якби рахувати зараз
ui-legend = Значки
ui-key-legend = значки та що вони означають
ui-tip-other-ways = Права кнопка або довгий дотик: інші шляхи.
