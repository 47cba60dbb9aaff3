"""The balance report: one HTML file without anything from elsewhere."""

from collections.abc import Sequence
from html import escape
from math import inf
from statistics import fmean, pstdev

from hatoba.arena.balance.estimate import BEYOND, Balance, ItemRow, KindRows, is_marked
from hatoba.arena.balance.items import Item
from hatoba.arena.balance.plan import BalancePlan
from hatoba.arena.balance.svg import forest, histogram
from hatoba.arena.statistics import Estimate, Interval
from hatoba.engine.fields import SEATS

STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid #ddd; vertical-align: top; }
th:first-child, td:first-child, td.text, th.text { text-align: left; }
tr.marked td { background: #fdf0e6; }
svg text { font: 12px system-ui, sans-serif; fill: #333; }
svg line { stroke: #1f3a5f; stroke-width: 1.5; } svg circle, svg rect.bar { fill: #1f3a5f; }
svg line.zero { stroke: #999; stroke-dasharray: 3 3; }
svg line.marked { stroke: #c0392b; } svg circle.marked { fill: #c0392b; }
.plots { display: flex; flex-wrap: wrap; gap: 1rem; } figure { margin: 0; } figcaption { font-weight: 600; }
"""

READING = """
<p>All seats are the same bot, every game has its own seed, and the unit is the game; &plusmn; is one standard error,
brackets are 95&nbsp;% intervals. Winners take more of everything, so <em>wins</em> and <em>points</em> of takers
describe and do not judge. Judge by:</p>
<ul>
<li><b>laid</b>: points a seat in games where the item lay open at set-up, less those where it did not. Set-up draws
that at random, and another item of its kind lay there instead: the difference is due to the item.</li>
<li><b>dealt</b>: points above the other seats of the seat that was dealt the item. Set-up draws that, too.</li>
<li><b>takers against kind</b>: takers' points above the others' in the same game, less the same of all other items of
the kind. Players choose what they take, so this is a hint, not a proof.</li>
</ul>
<p>In margins, each seat's points count from that seat's average. What always lies there can only have the hint.</p>
"""


def html_report(plan: BalancePlan, balance: Balance) -> str:
    """The whole page."""
    setting = plan.setting
    title = f"Balance of {setting.name}, {setting.players} players"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(_made_by(plan, balance))}</p>",
        READING,
        _marked(balance),
        _seats(balance),
        _sources(balance),
        _endings(balance),
        _lengths(balance),
        *(_kind(rows) for rows in balance.kinds),
    ]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def _made_by(plan: BalancePlan, balance: Balance) -> str:
    setting = plan.setting
    options = ", ".join(f"{name} {value}" for name, value in setting.options)
    return (
        f"{balance.games} games of {plan.entrant.label}, seed {plan.seed}, sheet {setting.game.sheet.id}, "
        f"rules {setting.game.rules_version}, options: {options}."
    )


# ----------------------------------------------------------------------------------- the whole game


def _marked(balance: Balance) -> str:
    found = [(rows.kind.name, row) for rows in balance.kinds for row in rows.rows if row.marks]
    found.sort(key=lambda pair: (not pair[1].is_fair_mark, not pair[1].item.designed))
    body = [
        [name, f"{row.item.id}: {row.item.text}", ", ".join(row.marks), *_effects(row), provenance(row.item)]
        for name, row in found
    ]
    by_chance = 0.0027 * balance.compared
    intro = (
        f"<p>{len(found)} rows are beyond {BEYOND:g} standard errors, of {balance.compared} comparisons; chance alone "
        f"would mark about {by_chance:.1f}. Change only designed rows with a <em>laid</em> or <em>dealt</em> mark.</p>"
    )
    headings = ("kind", "row", "mark", "laid", "dealt", "takers against kind", "provenance")
    return "<h2>Rows to look at</h2>" + intro + (_table(headings, body, text=(1, 2, 6)) if body else "")


def _seats(balance: Balance) -> str:
    shares = balance.win_share_by_seat
    labels = [str(SEATS.values[seat]) for seat in range(len(shares))]
    fair = 1 / len(shares)
    body = [
        [label, _share(share), _interval(points)]
        for label, share, points in zip(labels, shares, balance.points_by_seat, strict=True)
    ]
    outside = [not share.low <= fair <= share.high for share in shares]
    plot = forest([f"seat {label}" for label in labels], list(shares), outside, fair)
    return f"<h2>Seats</h2>{_table(('seat', 'wins', 'points'), body)}{plot}"


def _sources(balance: Balance) -> str:
    seats = [f"seat {SEATS.values[seat]}" for seat in range(len(balance.points_by_seat))]
    body = [
        [source.category, *(f"{points:.1f}" for points in (*source.by_seat, source.winners))]
        for source in balance.sources
    ]
    return f"<h2>Where points come from</h2>{_table(('', *seats, 'winners'), body)}"


def _endings(balance: Balance) -> str:
    body = [[reason, str(count), _share(share)] for reason, count, share in balance.endings]
    return f"<h2>How games end</h2>{_table(('ended by', 'games', 'share'), body)}"


def _lengths(balance: Balance) -> str:
    body = [
        [name, f"{fmean(values):.1f}", f"{pstdev(values):.1f}", str(min(values)), str(max(values))]
        for name, values in balance.lengths.items()
    ]
    table = _table(("", "mean", "deviation", "least", "most"), body)
    figure = f"<figure><figcaption>rounds</figcaption>{histogram(balance.lengths['rounds'])}</figure>"
    return f"<h2>Length</h2>{table}{figure}"


# ----------------------------------------------------------------------------------- kinds of items


def _kind(rows: KindRows) -> str:
    headings = (
        "item",
        "printed",
        "on table",
        "laid out",
        "taken",
        "take rate",
        "takers win",
        "takers' points",
        "takers' margin",
        "laid",
        "dealt",
        "takers against kind",
        "provenance",
    )
    body = [_item_cells(row) for row in rows.rows]
    table = _table(headings, body, text=(1, 12), marked=[bool(row.marks) for row in rows.rows])
    return f"<h2>{escape(rows.kind.name)}</h2>{_plots(rows)}{table}"


def _plots(rows: KindRows) -> str:
    labels = [row.item.id for row in rows.rows]
    plots: dict[str, list[Estimate | None]] = {
        "laid, points a seat": [row.laid_effect for row in rows.rows],
        "dealt, points above the others": [row.dealt_effect for row in rows.rows],
        "takers against kind, points": [row.against_kind for row in rows.rows],
    }
    figures = [_plot(caption, labels, estimates) for caption, estimates in plots.items()]
    return f'<div class="plots">{"".join(figures)}</div>'


def _plot(caption: str, labels: Sequence[str], estimates: Sequence[Estimate | None]) -> str:
    """Nothing if nothing is known."""
    known = [estimate if estimate is not None and estimate.error < inf else None for estimate in estimates]
    if not any(known):
        return ""
    intervals = [None if estimate is None else estimate.interval for estimate in known]
    marked = [estimate is not None and is_marked(estimate) for estimate in known]
    return f"<figure><figcaption>{caption}</figcaption>{forest(labels, intervals, marked, 0.0)}</figure>"


def _item_cells(row: ItemRow) -> list[str]:
    return [
        row.item.id,
        row.item.text,
        str(row.on_table),
        str(row.laid_out),
        str(row.taken),
        _share(row.take_rate) if row.on_table else "",
        _share(row.win_share) if row.taken else "",
        _interval(row.points),
        _plus_minus(row.taker_margin),
        *_effects(row),
        provenance(row.item),
    ]


def _effects(row: ItemRow) -> list[str]:
    return [_judged(row.laid_effect), _judged(row.dealt_effect), _judged(row.against_kind)]


def provenance(item: Item) -> str:
    """Where the numbers come from; with several sources, which fields have which."""
    if len(item.sources) == 1:
        return next(iter(item.sources))
    return "; ".join(f"{source}: {', '.join(paths)}" for source, paths in item.sources.items())


def _judged(estimate: Estimate | None) -> str:
    """An effect with its distance from 0 in standard errors."""
    if estimate is None or estimate.error == inf:
        return ""
    return f"{estimate.mean:+.2f} ± {estimate.error:.2f} ({estimate.errors_from_zero:+.1f} SE)"


def _plus_minus(estimate: Estimate) -> str:
    return f"{estimate.mean:.1f} ± {estimate.error:.1f}" if estimate.error < inf else ""


def _interval(estimate: Estimate) -> str:
    interval = estimate.interval
    return f"{interval.value:.1f} [{interval.low:.1f}, {interval.high:.1f}]" if estimate.error < inf else ""


def _share(share: Interval) -> str:
    return f"{share.value:.1%} [{share.low:.1%}, {share.high:.1%}]"


def _table(
    headings: Sequence[str],
    body: Sequence[Sequence[str]],
    text: Sequence[int] = (),
    marked: Sequence[bool] | None = None,
) -> str:
    def cells(tag: str, row: Sequence[str]) -> str:
        return "".join(
            f"<{tag}{' class=text' if column in text else ''}>{escape(cell)}</{tag}>" for column, cell in enumerate(row)
        )

    lines = [f"<tr>{cells('th', headings)}</tr>"]
    for number, row in enumerate(body):
        kind = ' class="marked"' if marked is not None and marked[number] else ""
        lines.append(f"<tr{kind}>{cells('td', row)}</tr>")
    return f"<table>{''.join(lines)}</table>"
