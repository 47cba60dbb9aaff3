ui-daily = Wyzwanie dnia
ui-daily-about =
    To samo tasowanie i te same boty dla wszystkich. Liczy się jedna próba: bez podpowiedzi, a tego, co odkryto,
    nie można cofnąć.
ui-daily-practice =
    Dziś na każdym urządzeniu to samo tasowanie i te same boty. To ćwiczenie: nie liczy się i nikt się o nim nie dowie.
    Bez podpowiedzi, a tego, co odkryto, nie można cofnąć.
ui-daily-practice-next = Następne tasowanie o { $time }.
ui-daily-today = Dziś
ui-daily-before = Wczoraj
ui-daily-rules = Ty przeciw: { $level }, liczba symulacji na turę: { $n }.
ui-daily-start = Podejmij wyzwanie
ui-daily-go-on = Graj dalej
ui-daily-look = Obejrzyj swoją grę
ui-daily-ends =
    { $n ->
        [0] Koniec o { $time }. Nikt jeszcze nie skończył.
        [one] Koniec o { $time }. Skończyła { $n } osoba.
        [few] Koniec o { $time }. Skończyły { $n } osoby.
        [many] Koniec o { $time }. Skończyło { $n } osób.
       *[other] Koniec o { $time }. Skończyło { $n } osoby.
    }
ui-daily-won =
    { $by ->
        [0] Wygrana przy równych punktach ({ $n }).
        [one] Wygrana { $by } punktem ({ $n }).
        [few] Wygrana { $by } punktami ({ $n }).
        [many] Wygrana { $by } punktami ({ $n }).
       *[other] Wygrana { $by } punktu ({ $n }).
    }
ui-daily-lost =
    { $by ->
        [0] Przegrana przy równych punktach ({ $n }).
        [one] Przegrana { $by } punktem ({ $n }).
        [few] Przegrana { $by } punktami ({ $n }).
        [many] Przegrana { $by } punktami ({ $n }).
       *[other] Przegrana { $by } punktu ({ $n }).
    }
ui-daily-gave-up = Gra poddana.
ui-daily-people = Lepiej niż { $share } % pozostałych ({ $n }).
ui-daily-bots = Lepiej niż { $share } % gier botów z tym tasowaniem ({ $n }). Niewiele osób już skończyło.
ui-daily-nobody-yet = Nie ma jeszcze z czym porównać: boty wciąż grają.
ui-daily-margins = Punkty przewagi nad najlepszym innym miejscem, od { $from } do { $to }; twoje są czerwone.
ui-daily-hash = Skrót ziarna tasowania, podany dzień wcześniej
ui-daily-seed = Ziarno
ui-daily-check = Sprawdź
ui-daily-kept = Twoja przeglądarka otrzymuje ten sam skrót.
ui-daily-broken = Skrót jest inny.
ui-daily-no-check = Ta przeglądarka może to sprawdzić tylko na bezpiecznej stronie.
ui-daily-next-hash = Skrót jutrzejszego ziarna:
ui-daily-sealed =
    Inni jeszcze grają tymi samymi kartami. Zapis, tasowanie i analiza otworzą się o { $time }, gdy dzień się
    skończy.
problem-sealed = Inni jeszcze grają tymi samymi kartami. To otworzy się, gdy dzień się skończy.
problem-daily = Wyzwanie dnia gra się bez tego.
