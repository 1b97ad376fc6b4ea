"""A turn that is skipped: only what the rules demand is done, and then it ends."""

from tikal.game import Game


def least_turn(game: Game) -> list[str]:
    """Return the actions that end the turn of the seat to move as soon as the rules let it end.

    What they demand first, such as a tile to place, is done in the first way there is.
    """
    game = game.copy()
    seat = game.seat
    actions: list[str] = []
    while game.seat == seat and not game.over:
        legal = list(game.legal)
        action = next((each for each in legal if each.ends_turn), legal[0])
        game.play(action)
        actions.append(action.text)
        if action.ends_turn:
            break
    return actions
