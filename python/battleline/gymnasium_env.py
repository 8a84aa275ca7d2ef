"""KeyForge as an environment of Gymnasium: one agent against a bot. It needs Gymnasium and NumPy."""

import gymnasium
from gymnasium import spaces

from .features import ACTIONS, observation_space, observe
from .state import State
from .wire import Wire


class KeyForgeEnv(gymnasium.Env):
    """The agent is the first player. An action is a place in the list of legal answers; an illegal one loses the game."""

    metadata = {"render_modes": []}

    def __init__(self, opponent="greedy", wire=None, decks=None):
        self._wire = wire or Wire()
        self._owns_wire = wire is None
        self._opponent = opponent
        self._decks = decks
        self._state = None
        self.observation_space = observation_space()
        self.action_space = spaces.Discrete(ACTIONS)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        if self._state is not None:
            self._state.close()
        self._state = State.new(self._wire, int(self.np_random.integers(2**31 - 1)), self._decks)
        self._await_turn()
        return observe(self._state, 0), {}

    def step(self, action):
        if action not in self._state.legal_actions():
            return observe(self._state, 0), -1.0, True, False, {"illegal": True}
        self._state.apply_action(int(action))
        self._await_turn()
        return observe(self._state, 0), self._state.returns()[0], self._state.is_terminal(), False, {}

    def close(self):
        if self._owns_wire:
            self._wire.close()

    def _await_turn(self):
        while not self._state.is_terminal() and self._state.current_player() != 0:
            self._state.bot_action(self._opponent)
