### Trener w przeglądarce: analiza, tury zagrane ponownie, podpowiedzi.

ui-coach-result = Wynik
ui-coach-analysis = Analiza
ui-coach-none =
    Trener może obejrzeć tę grę: które tury ją rozstrzygnęły, co byłoby lepsze i co było szczęściem.
    To trwa kilka minut; nie musisz tu czekać.
ui-coach-only-players = Nikt nie zapytał trenera o tę grę. Mogą to zrobić tylko ci, którzy w nią grali.
ui-coach-ask = Zapytaj trenera
ui-coach-waiting = Trener wkrótce zacznie. Możesz odejść: będzie pracował bez ciebie.
ui-coach-failed = Trener nie mógł obejrzeć tej gry.
ui-coach-off = Ten serwer nie ma trenera.
ui-coach-judged = Obejrzane tury: { $n } z { $all }
ui-coach-learn = Ucz się na swoich błędach
ui-coach-verdict-won =
    { $who ->
        [you] Wygrywasz, { $by }.
       *[seat] Wygrywa { $seat }, { $by }.
    }
ui-coach-verdict-tied =
    { $who ->
        [you] Dzielisz zwycięstwo.
       *[seat] { $seat } dzieli zwycięstwo.
    }
ui-coach-verdict-lost =
    { $who ->
        [you] Przegrywasz, { $by }.
       *[seat] Przegrywa { $seat }, { $by }.
    }
ui-coach-by =
    { $n ->
        [0] przy równych punktach
        [one] różnica: { $n } punkt
        [few] różnica: { $n } punkty
       *[many] różnica: { $n } punktów
    }
ui-coach-nearly = Runda { $round } prawie je odebrała.
ui-coach-cost = Runda { $round } kosztowała najwięcej.
ui-coach-mistakes =
    { $n ->
        [0] bez błędów
        [one] { $n } błąd
        [few] { $n } błędy
       *[many] { $n } błędów
    }
ui-coach-slips =
    { $n ->
        [0] bez niedokładności
       *[other] niedokładności: { $n }
    }
ui-coach-shares-more = w procentach, po każdej turze grano dalej do { $n } razy
ui-coach-choices = Decyzje
ui-coach-draws = Losowania
ui-coach-ledger =
    Od { $start } do { $result }: własne decyzje { $own }, decyzje innych { $others }, losowania { $draws },
    niewyjaśnione { $unsure }.
ui-coach-unsure =
    Niewyjaśnione zmieniło się, choć nic nie dobrano i żadna tura nie była na pewno lepsza ani gorsza: małe
    różnice w granicach błędu trenera oraz to, co wiedzieli inni, a ty nie.
ui-coach-point =
    { $who ->
        [you] Ty: { $played }; lepiej: { $best }
       *[seat] { $seat }: { $played }; lepiej: { $best }
    }
ui-coach-draw-point =
    { $who ->
        [you] To, co dobrano lub odkryto, zmieniło twój udział.
       *[seat] To, co dobrano lub odkryto, zmieniło ten udział: { $seat }.
    }
ui-coach-nothing = nic więcej
ui-coach-draw = Los
ui-coach-whose =
    { $who ->
        [you] Runda { $round }, twoja tura
       *[seat] Runda { $round }, tura: { $seat }
    }
ui-coach-points = punkty: { $amount }
ui-coach-why = Gdzie podziały się punkty
ui-coach-try = Spróbuj samodzielnie
ui-coach-next = Dalej

ui-coach-lost = Runda { $round }. Zagrano: { $played }. To oddało { $share }.
ui-coach-find = Znowu twoja tura: znajdź coś lepszego.
ui-coach-judging = Trener ogląda twoją turę …
ui-coach-retry = Spróbuj ponownie
ui-coach-show = Pokaż
ui-coach-skip = Pomiń
ui-coach-leave = Wyjdź
ui-coach-your-mistakes = Twoje błędy
ui-coach-found-of = Znalezione: { $n } z { $all }

ui-coach-hint = Trener
ui-coach-thinking = Trener myśli …
ui-coach-show-turn = Pokaż turę
ui-coach-thanks = Dzięki
ui-coach-advice = Trener zagrałby
ui-coach-because = To daje na końcu w „{ $category }” punkty: { $amount }.
ui-coach-hinted =
    { $who ->
        [you] Pytasz trenera.
       *[seat] { $seat } pyta trenera.
    }
ui-coach-key-hint = Zapytaj trenera; jeszcze raz, by zobaczyć turę

problem-analysis-waits = Inna analiza, o którą prosisz, nie jest jeszcze gotowa.
problem-no-coach = Ten serwer nie ma trenera.
problem-cannot-coach = Trener nie może tego ocenić: grano według starszych zasad.
problem-turn-goes-on = Tura jeszcze się nie skończyła.
problem-no-practice = Ten stół nie służy do ćwiczeń.
