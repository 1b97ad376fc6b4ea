"""The English words for refusals and events, by code. Other languages sit beside the interfaces."""

from typing import Final

from tikal.notation.params import Params

REFUSALS: Final[dict[str, str]] = {
    "already_explored": "{space} is explored already",
    "bid_or_pass_first": "the auction is going on: bid or pass",
    "bid_over_score": "you have only {score} points to bid",
    "bid_too_low": "bid at least {least}, or pass",
    "camp_there": "there is a camp on {space} already",
    "exchange_same_kind": "both treasures are of kind {kind}",
    "exchange_with_oneself": "exchange with another player",
    "floor_run_out": "the {level_th} floor has run out",
    "game_over": "the game is over",
    "guarded": "the temple on {space} has a guard",
    "leader_not_in_supply": "your leader is not in your supply",
    "needs_more_members": "you need {needed} members on {space} for that",
    "no_auction_now": "no auction is going on",
    "no_camps_left": "both of your camps are set up",
    "no_explorers_left": "you have no explorers left in your supply",
    "no_guards_left": "you have placed both of your guards",
    "no_path": "no path leads from {space} to {to}",
    "no_such_member": "you have no {member} on {space}",
    "no_such_seat": "there is no seat {other} at this table",
    "no_tile_to_place": "no tile waits to be placed",
    "nobody_there": "you have nobody on {space}",
    "not_a_clearing": "{space} is no clearing",
    "not_a_temple": "there is no temple on {space}",
    "not_in_this_variant": "this game has no auction",
    "not_neighbours": "{space} and {to} don't touch",
    "not_next_to_explored": "{space} touches no explored space",
    "not_on_display": "tile {tile} is not on display",
    "not_ruins": "there are no ruins on {space}",
    "not_strongest": "you are not stronger than everybody else on {space}",
    "not_their_single": "seat {other} does not have exactly one treasure of kind {kind}",
    "not_your_camp": "{space} is neither the base camp nor a camp of yours",
    "not_your_single": "you do not have exactly one treasure of kind {kind}",
    "other_tile_drawn": "the tile to place is {drawn}, not {tile}",
    "place_the_tile_first": "place tile {tile} first",
    "rotation_looks_the_same": "that rotation looks like +{rotation}, write it so",
    "ruins_empty": "the ruins on {space} are empty",
    "ruins_not_empty": "the ruins on {space} still hold treasures",
    "shift_nowhere": "a shift leads to another camp than {space}",
    "take_a_tile_first": "take a tile of the display first",
    "temple_complete": "the temple on {space} is complete",
    "tile_without_path": "no path would lead to {tile} on {space}",
    "too_few_ap": "that costs {cost} AP, you have {ap}",
    "unexplored": "{to} is not explored yet",
    "volcano_entered": "there is a volcano on {to}",
    "volcano_seals": "a volcano on {space} would cut off {sealed}",
    "worked_twice": "you have worked twice on {space} this turn",
}

EVENTS: Final[dict[str, str]] = {
    "auction_opened": "Seat {seat} opens the bidding.",
    "auction_won": "Seat {seat} gets the turn for {amount}.",
    "bid_made": "Seat {seat} bids {amount}.",
    "card_revealed": (
        "Mutul reveals card {card}: needle {needle}, {sense_words}, {members_words}{guards_words}."
    ),
    "camp_set_up": "Seat {seat} sets up a camp on {space}.",
    "final_scoring_started": "The last tile is placed: final scoring, starting with seat {seat}.",
    "floor_uncovered": "Seat {seat} uncovers the {level_th} floor of the temple on {space}.",
    "game_won": "Seat {seat} wins.",
    "guide_moved": "The guide moves to {space}.",
    "guard_placed": "Seat {seat} places its {member} as guard on {space}.",
    "member_moved": "Seat {seat} moves its {member} from {space} to {to} for {cost} AP.",
    "member_placed": "Seat {seat} places its {member} on {space}.",
    "member_shifted": "Seat {seat} shifts its {member} from {space} to {to}.",
    "members_removed": ("Seat {seat} loses its other members on {space}: {members_words}."),
    "members_returned": ("Mutul's other members on {space} return to his supply: {members_words}."),
    "mutul_dug": (
        "Mutul recovers {count} from {space}: one for each member there ({members}), 2 at most."
    ),
    "mutul_guarded": (
        "Mutul guards the temple on {space}: level {level}, it can't grow and he leads{tie_words}."
    ),
    "mutul_moved_member": "Mutul moves his {member} from {space} to {to}: {why_words}{tie_words}.",
    "mutul_placed_member": "Mutul places his {member} on {space}: {why_words}{tie_words}.",
    "mutul_placed_tile": (
        "Mutul places tile {tile} on {space}, the first legal space from {needle} {sense_words}"
        "{towards_words}."
    ),
    "mutul_uncovered": (
        "Mutul uncovers the {level_th} floor on {space}, "
        "the highest temple he leads that can grow{tie_words}."
    ),
    "passed": "Seat {seat} passes.",
    "round_started": "A new round: seat {seat} bids first.",
    "ruins_emptied": "The ruins on {space} are empty and count as a clearing.",
    "scoring_started": "Seat {seat} draws volcano {tile}: a scoring round begins.",
    "scoring_turn_started": "Scoring turn of seat {seat}.",
    "seat_scored": (
        "Seat {seat} scores {temples} for temples and {treasures} for treasures "
        "and has {score} points."
    ),
    "step_skipped": "Mutul skips step {step}, {step_words}: nothing to do.",
    "temple_scored": "Seat {seat} scores {level} for the temple on {space}.",
    "tie_broken": (
        "Tie: seat {seat} guards a temple of level {guarded} at most and has {count} treasures."
    ),
    "tile_discarded": "Tile {tile} of seat {seat} fits nowhere and leaves the game.",
    "tile_drawn": "Seat {seat} has tile {tile} to place.",
    "tile_offered": "Tile {tile} is on offer.",
    "tile_placed": "Seat {seat} places tile {tile} on {space}.",
    "tile_taken": "Seat {seat} takes tile {tile}.",
    "treasure_recovered": "Seat {seat} recovers a treasure of kind {kind} from {space}.",
    "treasures_buried": "{count} treasures lie hidden on {space}.",
    "treasures_exchanged": (
        "Seat {seat} gives treasure {give} to seat {other} for treasure {get}."
    ),
    "treasures_scored": "Seat {seat} scores {points} for {count} of treasure {kind}.",
    "turn_ended": "Seat {seat} ends the turn with {ap} AP left.",
    "turn_started": "Turn of seat {seat}.",
}


def ordinal(number: int) -> str:
    """Return 1st, 2nd, 3rd, 4th and so on, as far as levels go."""
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"


def members(explorers: int, leaders: int) -> str:
    """Return a group of members in words."""
    found: list[str] = []
    if leaders:
        found.append("the leader")
    if explorers:
        found.append("1 explorer" if explorers == 1 else f"{explorers} explorers")
    return " and ".join(found)


_SENSES: Final = {"cw": "clockwise", "ccw": "counter-clockwise"}
_STEPS: Final = ("", "floors", "treasures", "tile", "members", "moving on", "guards")
_REASONS: Final = {
    "new_tile": "the new tile",
    "temple": "the highest temple without a guard that he does not lead",
    "ruins": "he leads everywhere, so the ruins with the fewest treasures",
}


def _words(params: Params) -> Params:
    """Return the parameters with the phrases that depend on them."""
    found = dict(params)
    level = params.get("level")
    if isinstance(level, int):
        found["level_th"] = ordinal(level)
    if "sense" in params:
        found["sense_words"] = _SENSES[str(params["sense"])]
        tie = f" (a tie: the compass decides, {params['needle']} {found['sense_words']})"
        found["tie_words"] = tie if params.get("tied", 1) != 1 else ""
    explorers, leaders = params.get("explorers"), params.get("leaders")
    if isinstance(explorers, int) and isinstance(leaders, int):
        found["members_words"] = members(explorers, leaders)
    if "why" in params:
        found["why_words"] = _REASONS[str(params["why"])]
    if "guards" in params:
        found["guards_words"] = ", guards" if params["guards"] else ""
    if "towards" in params:
        towards = params["towards"]
        found["towards_words"] = "" if towards is None else f", its stones towards {towards}"
    step = params.get("step")
    if isinstance(step, int):
        found["step_words"] = _STEPS[step]
    return found


def refusal_sentence(code: str, params: Params) -> str:
    """Return why an action is refused, without the rule's number."""
    return REFUSALS[code].format(**_words(params))


def event_sentence(code: str, params: Params) -> str:
    """Return what happened as a sentence."""
    return EVENTS[code].format(**_words(params))
