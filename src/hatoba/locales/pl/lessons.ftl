# Lekcje: strona z ich listą i wiersz przy stole.

ui-learn = Nauka
ui-learn-about = Krótkie lekcje przy prawdziwym stole. Nic nie jest zablokowane.
ui-learn-done = Lekcje: { $n } z { $of }
ui-learn-rules = Zasady
ui-learn-new = Pierwszy raz? Rozegraj pierwsze tury w dziesięć minut.
ui-learn-new-about = Bez konta, bez instalacji.
ui-learn-all = Wszystkie lekcje

ui-lesson-of = { $game }, lekcja
ui-lesson-step = { $n } z { $of }
ui-lesson-now = Teraz: { $action }
ui-lesson-back = Wstecz
ui-lesson-next = Dalej
ui-lesson-skip = Pokaż mi
ui-lesson-finish = Koniec
ui-lesson-leave = Wyjdź
ui-lesson-more = Więcej lekcji
ui-lesson-go-on = Kontynuuj
ui-lesson-again = Jeszcze raz
ui-lesson-key = w lekcji: do następnego kroku; w pierwszej grze: rozumiem
ui-first-game = Pierwsza gra
ui-first-game-about = prawdziwa gra z uczniem, z podpowiedzią przy każdej nowości
ui-first-coach = Niepewność? Latarnia albo klawisz H pokaże, na co patrzeć; zapytana znów, całą turę.

problem-not-in-lesson = To też można, ale lekcja czeka na coś innego.
