"""`hatoba sheets`: own component sheets, made, checked, compared, brought up to date, and what they do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hatoba.cli.arena import Processes
from hatoba.cli.arguments import GameArgument, PlayersOption, SeedOption
from hatoba.components.errors import InvalidSheet

if TYPE_CHECKING:
    from hatoba.arena.effect import Effect
    from hatoba.components import Sheet
    from hatoba.workshop.models import Remark

app = typer.Typer(no_args_is_help=True, help="Your own cards: new, check, diff, merge, effect, bots.")
SheetFile = Annotated[Path, typer.Argument(help="A component sheet (TOML).", exists=True, dir_okay=False)]
EitherSheet = Annotated[str, typer.Argument(help="A sheet's file, or a game for the sheet that it comes with.")]


@app.command()
def new(
    game: GameArgument,
    file: Annotated[Path, typer.Argument(help="Where to write it; it must not be there yet.", dir_okay=False)],
) -> None:
    """Write the game's sheet to a file, to put your own numbers in."""
    from hatoba.components import load

    with file.open("x", encoding="utf-8", newline="\n") as written:
        written.write(load(game).text)
    print(f'{file}: mark what you typed or confirmed: owner = ["cost", "reward.vp"] in its row')


@app.command()
def check(file: SheetFile) -> None:
    """All faults and notes of a sheet, each at its card. The exit status is 1 if it cannot be used."""
    from hatoba.workshop.checking import check_text

    with _told_of(file):
        checked = check_text(file.read_text(encoding="utf-8-sig"))
    for kind, remarks in (("FAULT", checked.faults), ("note", checked.notes)):
        for remark in remarks:
            print(f"{kind}: {_place(remark)}: {remark.text}")
    designed, left = (sum(getattr(one, name) for one in checked.progress) for name in ("designed", "left"))
    mine = sum(one.mine for one in checked.progress)
    state = "cannot be used" if checked.id is None else f"can be used, its id is {checked.id}"
    print(f"{file}: {state}; {mine} numbers are yours, {left} of {designed} designed ones are still ours")
    raise typer.Exit(int(checked.id is None))


@app.command()
def diff(before: EitherSheet, after: EitherSheet) -> None:
    """In what two sheets of a game differ."""
    from hatoba.workshop.comparing import diff as compare

    one, other = _read(before), _read(after)
    if one.game != other.game:
        raise ValueError(f"{before} is of {one.game}, {after} of {other.game}")
    found = compare(one, other)
    for change in found:
        row = f" row {change.row}" if change.row is not None else ""
        print(f"[{change.table}]{row}, {change.field}: {_value(change.before)} -> {_value(change.after)}")
    print(f"{len(found)} differences")


@app.command()
def merge(
    file: SheetFile,
    out: Annotated[
        Path | None, typer.Option(help="Where to write it, instead of the same file.", dir_okay=False)
    ] = None,
) -> None:
    """Bring your changes onto the sheet that the game comes with today. What you said stays; conflicts are told."""
    from hatoba.workshop.checking import check_text
    from hatoba.workshop.comparing import merge_draft

    with _told_of(file):
        own = check_text(file.read_bytes().decode("utf-8-sig"))  # with the line breaks that it has
    merged = merge_draft(own.game, own.edits, own.base, own.template)
    for one in merged.conflicts:
        row = f" row {one.row}" if one.row is not None else ""
        told = f"it was {_value(one.before)} and is {_value(one.now)} now; yours stays, {_value(one.yours)}"
        print(f"conflict: [{one.table}]{row}, {one.field}: {told}")
    if merged.sheet.text is None:
        raise ValueError("\n".join(f"{_place(fault)}: {fault.text}" for fault in merged.sheet.faults))
    (out or file).write_text(merged.sheet.text, encoding="utf-8", newline="\n")
    print(
        f"{out or file}: {len(merged.sheet.edits)} of yours on sheet {merged.sheet.base}; {len(merged.news)} news there"
    )


@app.command()
def effect(
    before: EitherSheet,
    after: Annotated[str | None, typer.Argument(help="Another one; left out, BEFORE with the usual one.")] = None,
    games: Annotated[int, typer.Option(min=2, help="How many games with each.")] = 200,
    bot: Annotated[str, typer.Option(help="Who plays all seats.")] = "apprentice",
    players: PlayersOption = 2,
    seed: SeedOption = "1",
    processes: Processes = 1,
) -> None:
    """What a change does: the same bot games with both sheets, and what moved beyond chance."""
    from hatoba.arena import make_setting, read_entrant, run_plan
    from hatoba.arena.effect import EffectPlan
    from hatoba.arena.progress import progress_bar
    from hatoba.components import load

    one, other = (_read(before), _read(after)) if after is not None else (load(_read(before).game), _read(before))
    settings = [make_setting(one.game, players, components=sheet) for sheet in (one, other)]
    plan = EffectPlan(settings[0], settings[1], read_entrant(bot), games, seed)
    with progress_bar(f"{one.game}, {players} players") as tell:
        found = plan.effect(run_plan(plan, processes=processes, tell=tell))
    _show(found)


@app.command()
def bots(
    file: SheetFile,
    games: Annotated[int, typer.Option(min=2, help="How many matches, each with both seats.")] = 100,
    simulations: Annotated[int, typer.Option(min=1, help="What a turn may cost.")] = 64,
    players: PlayersOption = 2,
    seed: SeedOption = "1",
    processes: Processes = 1,
) -> None:
    """Whether the game's learned network still beats the hand-made forecast with this sheet. Bots use the forecast."""
    from hatoba.arena import make_setting, make_tournament, read_entrants, run_plan, summarise
    from hatoba.arena.progress import progress_bar
    from hatoba.bots.weights import find_network, packaged_file

    sheet = _read(str(file))
    network = packaged_file(sheet.game, players)
    if not network.is_file():
        raise ValueError(f"there is no network for {sheet.game} with {players} players")
    setting = make_setting(sheet.game, players, components=sheet)
    if find_network(setting.game, players) is not None:
        raise ValueError("with this sheet bots use the network: it was tested with it")
    both = read_entrants([f"network:{network}@sims={simulations}", f"merchant@sims={simulations}"])
    tournament = make_tournament(setting, both, games, seed)
    with progress_bar(f"{sheet.game}, {players} players") as tell:
        wins = summarise(tournament, run_plan(tournament, processes=processes, tell=tell)).rows[0].wins
    share = f"{100 * wins.value:.1f} % [{100 * wins.low:.1f}, {100 * wins.high:.1f}]"
    verdict = "no difference seen"
    if wins.low > 0.5 or wins.high < 0.5:
        verdict = f"the {'network' if wins.low > 0.5 else 'forecast'} is better with this sheet"
    print(f"the network wins {share} against the forecast: {verdict}")


def _show(found: Effect) -> None:
    for part in found.parts:
        print(f"{part.name}: {'moved' if part.moved else 'no difference seen'}")
        for change in part.changes:
            numbers = f"{change.before:8.2f} -> {change.after:8.2f}  ({_by(change.change, change.error)})"
            print(f"  {change.name:<20} {numbers}{' *' if change.sure else ''}")
    moved = [row for row in found.rows if row.sure]
    print(f"rows: {'moved' if moved else 'no difference seen'}")
    for row in moved:
        told = f"{row.before:+.1f} -> {row.after:+.1f} points above the others ({_by(row.change, row.error)})"
        print(f"  [{row.table}] row {row.row}: {told}")
    print(f"{found.games} games with each sheet by {found.bot}; {found.compared} numbers compared, * is beyond chance")


def _by(change: float, error: float | None) -> str:
    return f"{change:+.2f}" + (f" +- {error:.2f}" if error is not None else "")


def _read(name: str) -> Sheet:
    """The sheet of a file, or the usual one of a game."""
    from hatoba.components import load, read
    from hatoba.components.formats import has_format

    if has_format(name) and not Path(name).is_file():
        return load(name)
    with _told_of(name):
        return read(name)


@contextmanager
def _told_of(file: Path | str) -> Iterator[None]:
    """What is wrong with a file is said with its name."""
    try:
        yield
    except (InvalidSheet, UnicodeDecodeError) as error:
        raise ValueError(f"{file}: {error}") from error


def _place(remark: Remark) -> str:
    row = f" row {remark.row}" if remark.row is not None else ""
    field = f", field {remark.field}" if remark.field is not None else ""
    return f"[{remark.table}]{row}{field}" if remark.table is not None else f"the sheet{field}"


def _value(value: object) -> str:
    from hatoba.workshop.writing import toml

    return "nothing" if value is None else toml(value)
