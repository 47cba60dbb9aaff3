# Lessons: the page that lists them, and the row at the table.

ui-learn = Learn
ui-learn-about = Short lessons on the real table. Nothing is locked.
ui-learn-done = { $n } of { $of } lessons
ui-learn-rules = The rules
ui-learn-new = New here? Play your first turns in ten minutes.
ui-learn-new-about = No account, nothing to install.
ui-learn-all = All lessons

ui-lesson-of = { $game }, lesson
ui-lesson-step = { $n } of { $of }
ui-lesson-now = Now: { $action }
ui-lesson-back = Back
ui-lesson-next = Next
ui-lesson-skip = Show me
ui-lesson-finish = Finish
ui-lesson-leave = Leave
ui-lesson-more = More lessons
ui-lesson-go-on = Go on
ui-lesson-again = Again
ui-lesson-key = in a lesson: on to the next step; in a first game: understood
ui-first-game = First game
ui-first-game-about = a real game against an apprentice, with a hint where something is new
ui-first-coach = Not sure? The lantern, or the key H, shows what to look at; asked again, the whole turn.

problem-not-in-lesson = That works too, but the lesson waits for something else.
