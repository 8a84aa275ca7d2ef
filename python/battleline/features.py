"""What environments show of a game: numbers of both players, and which actions are legal. It needs NumPy."""

import numpy as np
from gymnasium import spaces

ACTIONS = 200
PILES = ("hand", "deck", "discard", "archives", "purged", "artifacts", "battleline")
OF_A_PLAYER = 3 + len(PILES) + 3
SIZE = 2 * OF_A_PLAYER + 2


def observation_space():
    return spaces.Dict(
        {
            "observation": spaces.Box(0, np.inf, (SIZE,), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def observe(state, player):
    """The player's own numbers, then the other player's; a mask that is all zeros while the other one decides."""
    view = state.view(player)
    cards = {card["id"]: card for card in view["cards"]}
    numbers = [*_numbers(view["players"][player], cards), *_numbers(view["players"][1 - player], cards)]
    numbers += [view["table"]["turn"], float(view["active"] == player + 1)]
    mask = np.zeros(ACTIONS, np.int8)
    mask[state.legal_actions(player)] = 1
    return {"observation": np.array(numbers, np.float32), "action_mask": mask}


def _numbers(player, cards):
    line = [cards[card] for card in player["battleline"]["cards"]]
    return [
        player["aember"],
        player["keys"],
        player["chains"],
        *(player[pile]["count"] for pile in PILES),
        sum(max(0, card["power"] - card["damage"]) for card in line),
        sum(card["ready"] for card in line),
        sum(card["aember"] for card in line),
    ]
