# Уроки: сторінка з їхнім списком і рядок за столом.

ui-learn = Навчання
ui-learn-about = Короткі уроки за справжнім столом. Нічого не замкнено.
ui-learn-done = Уроки: { $n } з { $of }
ui-learn-rules = Правила
ui-learn-new = Уперше тут? Зіграйте перші ходи за десять хвилин.
ui-learn-new-about = Без облікового запису й встановлення.
ui-learn-all = Усі уроки

ui-lesson-of = { $game }, урок
ui-lesson-step = { $n } з { $of }
ui-lesson-now = Тепер: { $action }
ui-lesson-back = Назад
ui-lesson-next = Далі
ui-lesson-skip = Покажіть
ui-lesson-finish = Готово
ui-lesson-leave = Вийти
ui-lesson-more = Більше уроків
ui-lesson-go-on = Продовжити
ui-lesson-again = Ще раз
ui-lesson-key = в уроці: до наступного кроку; у першій грі: зрозуміло
ui-first-game = Перша гра
ui-first-game-about = справжня гра з учнем, з підказкою біля кожної новинки
ui-first-coach = Вагаєтеся? Ліхтар або клавіша H покаже, на що дивитися; ще раз — увесь хід.

problem-not-in-lesson = Так теж можна, але урок чекає на інше.
