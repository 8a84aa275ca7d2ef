"""A game with the methods of a state of OpenSpiel. It needs no package."""

import json

TERMINAL_PLAYER_ID = -4


class State:
    """A game. Players are 0 and 1; the process answers for chance. Actions are places in the list of legal answers."""

    def __init__(self, wire, reply):
        self._wire = wire
        self._reply = reply

    @classmethod
    def new(cls, wire, seed=1, decks=None):
        """A new game between two decks as texts, or two random legal ones."""
        more = {} if decks is None else {"decks": list(decks)}
        return cls(wire, wire.ask("reset", seed=seed, **more))

    @property
    def turn(self):
        return self._reply["turn"]

    def current_player(self):
        player = self._reply["player"]
        return TERMINAL_PLAYER_ID if player is None else player - 1

    def is_terminal(self):
        return self._reply["over"]

    def legal_actions(self, player=None):
        if player is not None and player != self.current_player():
            return []
        return list(range(len(self._reply["answers"])))

    def answer(self, action):
        """The answer of an action, fit for the request `choose`."""
        return self._reply["answers"][action]

    def action_to_string(self, action):
        labels = {option["id"]: option["label"] for option in self._reply["decision"]["options"]}
        answer = self.answer(action)
        if self._reply["decision"]["kind"] == "divide":
            return ", ".join(f"{share} to {labels[at]}" for at, share in enumerate(answer))
        chosen = answer if isinstance(answer, list) else [answer]
        return ", ".join(labels[at] for at in chosen) or "nothing"

    def apply_action(self, action):
        if not 0 <= action < len(self._reply["answers"]):
            raise ValueError(f"there is no action {action}")
        self._choose(self.answer(action))

    def bot_action(self, bot):
        """Lets a bot of Battleline decide, such as `greedy` or `search@200ms`."""
        self._choose(self._wire.ask("bot", game=self._reply["game"], bot=bot)["choice"])

    def returns(self):
        return [float(reward) for reward in self._reply["rewards"]]

    def view(self, player):
        """What a player may know of the game, as a dictionary."""
        return self._wire.ask("view", game=self._reply["game"], player=player + 1)["view"]

    def information_state_string(self, player):
        return json.dumps(self.view(player), sort_keys=True)

    def clone(self):
        return State(self._wire, self._wire.ask("clone", game=self._reply["game"]))

    def resample_from_infostate(self, player, seed=1):
        """A game that may be this one for all that the player has seen."""
        request = {"game": self._reply["game"], "player": player + 1, "seed": seed}
        return State(self._wire, self._wire.ask("resample", **request))

    def close(self):
        """Forgets the game in the process."""
        self._wire.ask("close", game=self._reply["game"])

    def _choose(self, choice):
        self._reply = self._wire.ask("choose", game=self._reply["game"], choice=choice)
