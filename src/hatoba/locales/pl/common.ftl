### Słowa wspólne dla wszystkich gier i programów: powody silnika, zakończenia, opcje, boty, błędy serwera.

# Rzecz, których jest kilka, np. „Kopalnia miedzi 2”. $name to jej nazwa.
numbered = { $name } { $number }

## Dlaczego akcja jest niedozwolona: powody samego silnika

reason-game-over = Gra jest skończona.
reason-unknown-action = W tej grze nie ma takiej akcji.
reason-not-now = Teraz nie można tego zrobić.

## Dlaczego gra się skończyła: zakończenia samego silnika

ending-limit = osiągnięto limit rund
ending-resigned = gracz się poddał

## Opcje wspólne dla wszystkich gier i ich wartości. $n to wybrana liczba.

option-round-limit = Limit rund
option-value-yes = tak
option-value-no = nie
option-value-round-limit =
    { $n ->
        [0] brak
        [one] { $n } runda
        [few] { $n } rundy
       *[many] { $n } rund
    }

## Boty. .about mówi, jak grają.

bot-random = Losowy
    .about = Robi cokolwiek, co wolno. Dobry, żeby się rozejrzeć.
bot-apprentice = Czeladnik
    .about = Patrzy o krok naprzód. Na pierwsze partie.
bot-merchant = Kupiec
    .about = Obmyśla całą turę. Godny przeciwnik dla osób, które znają grę.
bot-magnate = Magnat
    .about = Myśli najdłużej i gra najmocniej.

## Błędy serwera według kodu

problem-other = Coś poszło nie tak. Spróbuj jeszcze raz.
problem-invalid = Serwer nie może tego zrobić.
problem-illegal-action = Ta akcja nie jest tu dozwolona.
problem-invalid-action = Nie ma takiej akcji.
problem-not-your-turn = To nie twoja tura.
problem-late = Gra poszła dalej. Spójrz jeszcze raz na stół.
problem-game-over = Gra jest skończona.
problem-running = Gra jeszcze trwa.
problem-resigned = To miejsce się poddało.
problem-out-of-time = To miejsce wykorzystało cały swój czas.
problem-asked-already = Ktoś już prosi o cofnięcie. Najpierw odpowiedz na tę prośbę.
problem-key-reused = To żądanie wysłano już wcześniej z inną treścią.
problem-back-already = Już grasz na tym miejscu.
problem-bot-already = Na tym miejscu gra już bot.
problem-no-bot = Nie ma takiego bota.
problem-seat-taken = To miejsce jest zajęte.
problem-name-taken = Ta nazwa jest zajęta.
problem-no-tables = Nie masz jeszcze linku do żadnego stołu.
problem-not-found = Nie ma takiej strony ani takiego stołu albo nie masz do nich linku.
problem-forbidden = Nie wolno ci tego zrobić.
problem-not-signed-in = Najpierw się zaloguj.
problem-wrong-passphrase = Żadne konto nie ma takiej nazwy i takiego hasła.
problem-invalid-record = To nie jest zapis gry albo ktoś go zmienił.
problem-invalid-sheet = W tym arkuszu elementów jest błąd.
problem-unplayable = Przy tym stole nie można grać według obecnych reguł.
problem-unreadable = Serwer nie zrozumiał żądania.
problem-method = Serwer nie może tego tutaj zrobić.
problem-media-type = Serwer nie potrafi odczytać treści tego rodzaju.
problem-too-large = To jest za duże.
problem-too-much = Odczytanie tego wymaga więcej czasu lub pamięci, niż ktokolwiek tu dostaje.
problem-too-slow = Żądanie docierało zbyt długo.
problem-too-many-requests = Za dużo żądań. Poczekaj chwilę.
problem-too-many-streams = Za dużo otwartych stron. Zamknij kilka z nich.
problem-other-origin = To żądanie nie przyszło z naszej strony.
problem-busy = Serwer ma teraz dużo pracy. Spróbuj ponownie za chwilę.
problem-database = Serwer nie ma połączenia z bazą danych. Nic się nie zmieniło.
problem-fault = Serwer popełnił błąd. Został on zapisany.
problem-error = Serwer nie mógł tego zrobić.
problem-log-full = Dziennik tego stołu jest pełny: grę można już tylko dokończyć.
