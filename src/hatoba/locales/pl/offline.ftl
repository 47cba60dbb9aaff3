# Games on the reader's own device, which need no network.

ui-offline-where = Gdzie
ui-offline-at-server = Na serwerze
ui-offline-at-device = Na tym urządzeniu
ui-offline-mark = Na tym urządzeniu
ui-offline-loading = Silnik gry się wczytuje. W tym czasie możesz wybrać grę.
ui-offline-plain = Silnik działa tu bez kompilacji: boty w tym samym czasie myślą mniej.
ui-offline-fine = Zapisane tylko w tej przeglądarce: nic nie jest nigdzie wysyłane.
ui-offline-move = Przenieś na serwer
ui-offline-move-about =
    Gra toczy się dalej na serwerze z tymi samymi botami, a tutaj zostaje usunięta. Serwer pozna ziarno jej tasowania,
    więc nigdy nie będzie rankingowa.
ui-offline-move-sure = Przenieś teraz
ui-offline-update = Nowa wersja jest gotowa.
ui-offline-update-now = Użyj teraz

problem-held = Ta gra jest otwarta w innej karcie lub oknie. Zamknij ją tam, aby grać tutaj.
problem-engine = Nie udało się wczytać silnika gry albo się zatrzymał. Twoje gry są zachowane. Wczytaj stronę ponownie.
