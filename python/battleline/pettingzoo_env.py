"""KeyForge as an environment of PettingZoo for two agents. It needs PettingZoo, Gymnasium and NumPy."""

from gymnasium import spaces
from pettingzoo import AECEnv

from .features import ACTIONS, observation_space, observe
from .state import State
from .wire import Wire


class KeyForgeAEC(AECEnv):
    """Two agents in turns. An action is a place in the list of legal answers; an illegal one loses the game."""

    metadata = {"name": "keyforge_v0", "render_modes": [], "is_parallelizable": False}

    def __init__(self, wire=None, decks=None):
        super().__init__()
        self._wire = wire or Wire()
        self._owns_wire = wire is None
        self._decks = decks
        self._state = None
        self.possible_agents = ["player_1", "player_2"]
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.render_mode = None

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        if self._state is not None:
            self._state.close()
        self._state = State.new(self._wire, 1 if seed is None else seed, self._decks)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._deciding()

    def observe(self, agent):
        return observe(self._state, self.possible_agents.index(agent))

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action in self._state.legal_actions():
            self._state.apply_action(int(action))
            over, rewards = self._state.is_terminal(), self._state.returns()
        else:
            over, rewards = True, [-1.0 if agent == one else 1.0 for one in self.possible_agents]
        self.rewards = dict(zip(self.possible_agents, rewards))
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._deciding()
        self._accumulate_rewards()

    def close(self):
        if self._owns_wire:
            self._wire.close()

    def _deciding(self):
        return self.possible_agents[self._state.current_player()]
