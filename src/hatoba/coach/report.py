"""An analysis as one HTML file to share, without anything from elsewhere: chart, turning points, reasons, ledgers."""

from collections.abc import Callable, Iterator, Sequence
from html import escape

from hatoba.coach.chart import share_chart
from hatoba.coach.models import Accuracy, Analysis, JudgedTurn, Ledger, LineValue, Reasons, TurningPoint
from hatoba.coach.words import (
    amount_words,
    category_words,
    change_words,
    line_words,
    reason_words,
    share_words,
    skill_words,
    verdict_words,
)
from hatoba.engine.fields import SEATS
from hatoba.engine.game import Game
from hatoba.locales import Texts

STYLE = """
:root { color-scheme: light dark; --paper: #f4ecd8; --card: #fdf8ea; --well: #e6dbc0; --ink: #23211f; --soft: #5c564d;
  --shu: #b23a24; --ai: #1f3a5f; --good: #2f5d50; --line: #23211f;
  --s0: #4a6fa5; --s1: #e0937f; --s2: #8fb5a3; --s3: #e6c264; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --card: #262421; --well: #35322d; --ink: #f0e8d6;
  --soft: #b5ac9b; --shu: #f08a73; --ai: #9dbce6; --good: #8fc7b2; --line: #8a8376;
  --s0: #2f4f7d; --s1: #8c4433; --s2: #38614f; --s3: #86691a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  font-variant-numeric: tabular-nums; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1, h2, h3 { font-family: Vollkorn, Georgia, serif; line-height: 1.2; margin: 0 0 .4rem; }
section { background: var(--card); border: 1.5px solid var(--line); border-radius: 4px; padding: 1rem; margin: 1rem 0; }
p { margin: .3rem 0; } .soft { color: var(--soft); font-size: .9rem; }
a { color: var(--ai); } ol.lines { padding-left: 1.6rem; margin: .3rem 0; }
.scroll { overflow-x: auto; } svg { width: 100%; min-width: 34rem; display: block; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); } svg text.name { font-weight: 700; font-size: 15px; }
svg .edge, svg .frame { fill: none; stroke: var(--line); stroke-width: 1.5; }
.seat-0 { fill: var(--s0); } .seat-1 { fill: var(--s1); } .seat-2 { fill: var(--s2); } .seat-3 { fill: var(--s3); }
svg circle.mark { fill: var(--ink); stroke: var(--card); stroke-width: 2; }
svg text.mark { fill: var(--card); font-weight: 700; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: right; padding: .25rem .5rem;
  border-bottom: 1px solid var(--well); } th:first-child, td:first-child { text-align: left; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem; margin: .6rem 0; }
.played, .better { border-left: 4px dashed var(--shu); padding-left: .8rem; }
.better { border-left: 4px solid var(--ai); }
.less { color: var(--shu); font-weight: 700; } .more { color: var(--good); font-weight: 700; }
.number { display: inline-block; min-width: 1.6em; text-align: center; border-radius: 1em; background: var(--ink);
  color: var(--card); font: 700 .8em/1.6 system-ui, sans-serif; }
meter { width: 100%; }
"""

ACCURACY_COLUMNS = ("phase-opening", "phase-middle", "phase-ending", "turns", "slips", "mistakes", "blunders")
LEDGER_ROWS: dict[str, Callable[[Ledger], float]] = {
    "start": lambda ledger: ledger.start,
    "own-gained": lambda ledger: ledger.own.gained,
    "own-missed": lambda ledger: ledger.own.missed,
    "others-gained": lambda ledger: ledger.others.gained,
    "others-missed": lambda ledger: ledger.others.missed,
    "chance": lambda ledger: ledger.chance,
    "unsure": lambda ledger: ledger.unsure,
    "result": lambda ledger: ledger.result,
}
"""What a ledger adds up, by the end of its message's name."""


def html_report(analysis: Analysis, game: Game, texts: Texts, seat: int = 0) -> str:
    """The whole page; this seat's share is at the bottom of the chart."""
    page = Page(analysis, game, texts)
    title = texts("coach-title", game=texts(f"{game.name}-game"))
    body = "".join((f"<h1>{escape(title)}</h1>", page.result(), page.chart(seat), page.points(), *page.seats()))
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
    )
    return f'<!doctype html><html lang="{texts.language}"><head>{head}</head><body><main>{body}</main></body></html>\n'


class Page:
    """The parts of a report, in the texts' language."""

    def __init__(self, analysis: Analysis, game: Game, texts: Texts) -> None:
        self.analysis = analysis
        self.game = game
        self.texts = texts
        self.turns = {turn.number: turn for turn in analysis.turns}

    def say(self, message: str, **args: object) -> str:
        return escape(self.texts(message, **args))

    def seat(self, seat: int) -> str:
        return self.texts("coach-seat", seat=SEATS.values[seat])

    def result(self) -> str:
        found = self.analysis
        winners = self.texts.join(", ", (self.seat(seat) for seat in found.winners))
        scores = self.texts.join(", ", (f"{SEATS.values[seat]} {points}" for seat, points in enumerate(found.scores)))
        judged = self.say("coach-judged", judged=found.judged, total=found.total)
        return f'<p>{self.say("coach-result", winners=winners, scores=scores)}</p><p class="soft">{judged}</p>'

    def chart(self, seat: int) -> str:
        title = self.texts("coach-chart")
        labels = [self.seat(each) for each in range(self.analysis.players)]
        percents = [share_words(self.texts, quarter / 4) for quarter in range(5)]
        drawn = share_chart(self.analysis, seat, labels, title, percents)
        about = self.say("coach-chart-about", draws=self.analysis.draws)
        return (
            f'<section><h2>{escape(title)}</h2><p class="soft">{about}</p><div class="scroll">{drawn}</div></section>'
        )

    # ------------------------------------------------------------------------------- turning points

    def points(self) -> str:
        points = self.analysis.turning_points
        inner = "".join(self.point(number, point) for number, point in enumerate(points, 1))
        return f"<h2>{self.say('coach-turning-points')}</h2>" + (
            inner or f"<p>{self.say('coach-turning-points-none')}</p>"
        )

    def point(self, number: int, point: TurningPoint) -> str:
        turn = self.turns[point.number]
        heading = f"{self.say('coach-round', n=turn.round)}, {escape(self.seat(point.seat))}"
        change = self.signed(point.change, change_words(self.texts, point.change))
        label = self.say("coach-change")
        start = (
            f'<section id="point-{number}"><h3><span class="number">{number}</span> {heading}: '
            f'<span title="{label}">{change} %</span></h3>'
        )
        if point.kind == "draw":
            return f"{start}<p>{self.say('coach-draw', seat=self.seat(point.seat))}</p></section>"
        return start + self.decision(turn) + "</section>"

    def decision(self, turn: JudgedTurn) -> str:
        difference = self.say(
            "coach-difference",
            share=change_words(self.texts, -turn.loss),
            points=amount_words(self.texts, -turn.points_loss),
            error=share_words(self.texts, turn.loss_error),
        )
        return (
            f"<p>{escape(verdict_words(self.texts, turn.verdict))}: {difference}</p>"
            f'<div class="pair">{self.line("played", turn.played)}{self.line("better", turn.best)}</div>'
            + (self.reasons(turn.reasons) if turn.reasons is not None else "")
        )

    def line(self, kind: str, line: LineValue) -> str:
        steps = "".join(f"<li>{escape(words)}</li>" for words in line_words(self.texts, self.game, line))
        share = escape(share_words(self.texts, line.share))
        return f'<div class="{kind}"><h3>{self.say(f"coach-{kind}")} · {share}</h3><ol class="lines">{steps}</ol></div>'

    def reasons(self, reasons: Reasons) -> str:
        rows = "".join(
            f"<tr><td>{escape(category_words(self.texts, self.game, reason.category))}</td>"
            f"<td>{self.signed(reason.difference, amount_words(self.texts, reason.difference))}</td></tr>"
            for reason in reasons.points
        )
        table = f'<p class="soft">{self.say("coach-reason-points-about")}</p><table>{rows}</table>' if rows else ""
        told = list(reason_words(self.texts, self.game, reasons))[len(reasons.points) :]
        others = "".join(f"<p>{escape(words)}</p>" for words in told)
        return f"<h3>{self.say('coach-why')}</h3>{table}{others}"

    def signed(self, value: float, words: str) -> str:
        return f'<span class="{"less" if value < 0 else "more"}">{escape(words)}</span>'

    # ------------------------------------------------------------------------------- seats

    def seats(self) -> Iterator[str]:
        yield self.accuracy(self.analysis.accuracy)
        if self.analysis.ledgers:
            yield self.ledger(self.analysis.ledgers)

    def accuracy(self, found: Sequence[Accuracy]) -> str:
        heads = "".join(f"<th>{self.say(f'coach-{name}')}</th>" for name in ACCURACY_COLUMNS)
        rows = "".join(self.accuracy_row(each) for each in found)
        skills = "".join(
            f"<p>{escape(self.seat(each.seat))}. {escape(words)}</p>"
            for each in found
            for words in skill_words(self.texts, self.game, [s for s in self.analysis.skills if s.seat == each.seat])
        )
        return (
            f'<section><h2>{self.say("coach-accuracy")}</h2><p class="soft">{self.say("coach-accuracy-about")}</p>'
            f'<div class="scroll"><table><tr><th></th><th></th>{heads}</tr>{rows}</table></div>{skills}</section>'
        )

    def accuracy_row(self, found: Accuracy) -> str:
        values = [self.percent(value) for value in (found.accuracy, *found.phases)]
        cells = [*values, *map(str, (found.turns, found.slips, found.mistakes, found.blunders))]
        return f"<tr><td>{escape(self.seat(found.seat))}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"

    def percent(self, value: float | None) -> str:
        return self.say("coach-accuracy-none") if value is None else escape(share_words(self.texts, value / 100))

    def ledger(self, ledgers: Sequence[Ledger]) -> str:
        """A row for each part, a column for each seat."""
        heads = "".join(f"<th>{escape(self.seat(ledger.seat))}</th>" for ledger in ledgers)
        rows = "".join(
            f"<tr><td>{self.say(f'coach-ledger-{name}')}</td>{cells}</tr>"
            for name, part in LEDGER_ROWS.items()
            for cells in ["".join(self.ledger_cell(name, part(ledger)) for ledger in ledgers)]
        )
        return (
            f'<section><h2>{self.say("coach-ledger")}</h2><p class="soft">{self.say("coach-ledger-about")}</p>'
            f"<table><tr><th></th>{heads}</tr>{rows}</table></section>"
        )

    def ledger_cell(self, name: str, value: float) -> str:
        if name in ("start", "result"):
            return f"<td>{escape(share_words(self.texts, value))}</td>"
        return f"<td>{self.signed(value, change_words(self.texts, value))}</td>"
