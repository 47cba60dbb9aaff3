"""What regions and achievements may still score: regions by the odds of each place, achievements by their growth."""

from mypy_extensions import i64

from hatoba.engine.words import ZERO
from hatoba.games.nippon import scoring, steps
from hatoba.games.nippon.evaluate_weights import (
    BYTE,
    EARLY,
    EMPTY_MOST,
    EMPTY_RATE,
    GROWN_COAL,
    GROWN_CONTRACTS,
    GROWN_FACTORIES,
    GROWN_KNOWLEDGE,
    GROWN_MACHINES,
    GROWN_REGIONS,
    GROWN_SHIPS,
    GROWN_TRAINS,
    GROWN_YEN,
    HOPE,
    HOPE_AT,
    LOW,
    OUTLOOK,
    SHARPNESS,
    SLOPE_MASK,
    STEP_TURNS,
    WHOLE,
    WHOLE_GAME,
)
from hatoba.games.nippon.position import NipponPosition, token_code
from hatoba.games.nippon.tables import (
    ACHIEVEMENTS,
    BY_ADVANCED_FACTORIES,
    BY_COAL_STARS,
    BY_CONTRACTS,
    BY_FULL_MACHINES,
    BY_KNOWLEDGE_STARS,
    BY_REGIONS,
    BY_SHIP_STARS,
    BY_TRAIN_STARS,
    BY_YEN,
    CITY_SPACES,
    REGION_SPACES,
    REGIONS,
    REWARD_STACKS,
    SCORINGS,
    TOKEN_MAX,
    TRAIN,
)
from hatoba.games.nippon.worth import part

# ----------------------------------------------------------------------------------- regions


def outlook(s: NipponPosition, left: i64) -> i64:
    """For each scoring to come, packed: how much a lead of 1 tells, and the hope for a region without own token."""
    packed: i64 = 0
    number: i64 = SCORINGS - 1
    until = left
    while number >= 0 and (number == SCORINGS - 1 or s.marker <= s.t.mark_after[number]):
        if number < SCORINGS - 1:
            after = (s.t.golden - s.t.mark_after[number] - 1) * STEP_TURNS + 100 * s.t.final_turns
            until = left - after if left > after else ZERO
        hope = until * EMPTY_RATE // 100
        packed |= (100 * SHARPNESS // (until + EARLY) + 1) << (number * OUTLOOK)
        packed |= (hope if hope < EMPTY_MOST else EMPTY_MOST) << (number * OUTLOOK + HOPE_AT)
        number -= 1
    return packed


def regions_worth(s: NipponPosition, seat: i64, ahead: i64) -> i64:
    total: i64 = 0
    region: i64 = 0
    while region < REGIONS:
        total += region_worth(s, seat, ahead, region)
        region += 1
    return total


def strengths(s: NipponPosition, region: i64) -> i64:
    """Influence of all, packed; trains count with a token only."""
    packed: i64 = 0
    at = region * REGION_SPACES
    space: i64 = 0
    while space < REGION_SPACES:
        code = s.influence[at + space]
        if code == 0:
            packed += s.t.foreign[space & (CITY_SPACES - 1)] << (BYTE * s.players)
        else:
            shift: i64 = 0
            while code > TOKEN_MAX:
                code -= TOKEN_MAX
                shift += BYTE
            packed += code << shift
        space += 1
    seat: i64 = 0
    while seat < s.players:
        if (packed >> (BYTE * seat)) & LOW:
            packed += trains_in(s, seat, region) << (BYTE * seat)
        seat += 1
    return packed


def trains_in(s: NipponPosition, seat: i64, region: i64) -> i64:
    plain = s.on_map(seat, region, TRAIN, 0) * s.t.train_influence[0]
    return plain + s.on_map(seat, region, TRAIN, 1) * s.t.train_influence[1]


def region_worth(s: NipponPosition, seat: i64, ahead: i64, region: i64) -> i64:
    """What the scorings to come may bring in a region."""
    packed = strengths(s, region)
    ships = scoring.ships_worth(s, seat, region)
    own = (packed >> (BYTE * seat)) & LOW
    alone = own == 0
    if alone:
        own = trains_in(s, seat, region) + 1
    total: i64 = 0
    number: i64 = SCORINGS - 1
    while number >= 0:
        slope = (ahead >> (number * OUTLOOK)) & SLOPE_MASK
        if slope > 0:
            worth = place_worth(s, seat, own, packed, number, slope - 1, ships)
            if alone:
                worth = worth * ((ahead >> (number * OUTLOOK + HOPE_AT)) & LOW) // 100
            total += worth
        number -= 1
    return total


def place_worth(s: NipponPosition, seat: i64, own: i64, packed: i64, number: i64, slope: i64, ships: i64) -> i64:
    """VP between the places, by how many are likely to be ahead; ships count up to the second."""
    over: i64 = 0
    other: i64 = 0
    while other <= s.players:
        strength = (packed >> (BYTE * other)) & LOW
        if other != seat and strength > 0:
            odds = 50 + (strength - own) * slope
            over += ZERO if odds < 0 else WHOLE if odds > WHOLE else odds
        other += 1
    scored = ships * (WHOLE if over <= WHOLE else 2 * WHOLE - over if over < 2 * WHOLE else ZERO)
    at = number * scoring.SCORED_PLACES
    end = at + scoring.SCORED_PLACES
    while over >= 100:
        over -= 100
        at += 1
    if at < end:
        scored += s.t.region_vp[at] * (100 - over)
    if at + 1 < end:
        scored += s.t.region_vp[at + 1] * over
    return scored


# ----------------------------------------------------------------------------------- achievements


def achievements_worth(s: NipponPosition, seat: i64, left: i64) -> i64:
    """Each by its multiplier, or the printed one and the hope of a token; one in hand goes where it gains most."""
    total: i64 = 0
    time = part(left, WHOLE_GAME)
    pending = pending_multiplier(s, seat)
    best: i64 = 0
    at = seat * ACHIEVEMENTS
    achievement: i64 = 0
    while achievement < ACHIEVEMENTS:
        base = grown_base(s, seat, achievement, time)
        token = s.achievements[at + achievement]
        if token > 0:
            total += base * token * 100
        else:
            printed = s.t.achievement_printed[achievement]
            total += base * (printed * 100 + (ZERO if printed else HOPE * time // 100))
            if base * (pending - printed) > best:
                best = base * (pending - printed)
        achievement += 1
    return total // 10000 + best // 100


def pending_multiplier(s: NipponPosition, seat: i64) -> i64:
    """Of the emperor's token that is about to be taken or put."""
    if seat != s.seat:
        return 0
    if s.step() == steps.ACHIEVEMENT:
        return s.step_x()
    if s.step() != steps.EMPEROR:
        return 0
    stack: i64 = REWARD_STACKS - 1
    while stack > 0 and (s.rewards[stack] == 0 or s.t.reward_multiplier[stack] > s.step_x()):
        stack -= 1
    return s.t.reward_multiplier[stack]


def grown_base(s: NipponPosition, seat: i64, achievement: i64, time: i64) -> i64:
    """The base that it may have at the end, in ten thousandths."""
    now = 100 * regions_held(s, seat) if achievement == BY_REGIONS else 100 * scoring.counted_for(s, seat, achievement)
    if s.t.achievement_per[achievement] > 1:
        now //= s.t.achievement_per[achievement]
    grown = grown_to(achievement)
    return 100 * now + (grown - now) * time if grown > now else 100 * now


def regions_held(s: NipponPosition, seat: i64) -> i64:
    """Regions with an own token: as scoring counts them, quicker."""
    lowest = token_code(seat, 1)
    highest = token_code(seat, TOKEN_MAX)
    held: i64 = 0
    region: i64 = 0
    while region < REGIONS:
        at = region * REGION_SPACES
        end = at + REGION_SPACES
        while at < end:
            if lowest <= s.influence[at] <= highest:
                held += 1
                break
            at += 1
        region += 1
    return held


def grown_to(achievement: i64) -> i64:
    if achievement <= BY_COAL_STARS:
        if achievement == BY_CONTRACTS:
            return GROWN_CONTRACTS
        return GROWN_KNOWLEDGE if achievement == BY_KNOWLEDGE_STARS else GROWN_COAL
    if achievement <= BY_YEN:
        if achievement == BY_ADVANCED_FACTORIES:
            return GROWN_FACTORIES
        return GROWN_MACHINES if achievement == BY_FULL_MACHINES else GROWN_YEN
    if achievement == BY_SHIP_STARS:
        return GROWN_SHIPS
    return GROWN_TRAINS if achievement == BY_TRAIN_STARS else GROWN_REGIONS
