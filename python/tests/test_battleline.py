"""Run with `python3 -m unittest discover -s python/tests -t python`, from the root of the project, after `npm start`."""

import random
import unittest

from battleline import State, Wire, WireError

COMMAND = ("node", "packages/battleline", "wire")

try:
    import gymnasium
    import pettingzoo
except ImportError:
    gymnasium = pettingzoo = None


class WithWire(unittest.TestCase):
    def setUp(self):
        self.wire = Wire(COMMAND)
        self.addCleanup(self.wire.close)


class TestState(WithWire):
    def test_plays_a_game_to_its_end(self):
        dice = random.Random(7)
        state = State.new(self.wire, seed=7)
        while not state.is_terminal():
            if state.current_player() == 0:
                state.bot_action("greedy")
            else:
                action = dice.choice(state.legal_actions())
                self.assertIsInstance(state.action_to_string(action), str)
                state.apply_action(action)
        self.assertEqual(state.returns(), [1.0, -1.0])
        self.assertEqual(state.legal_actions(), [])

    def test_a_clone_and_a_resampled_game_look_the_same_to_the_player(self):
        state = State.new(self.wire, seed=3)
        for _ in range(10):
            state.apply_action(0)
        player = state.current_player()
        seen = state.information_state_string(player)
        for other in (state.clone(), state.resample_from_infostate(player, seed=9)):
            self.assertEqual(other.information_state_string(player), seen)
            other.apply_action(other.legal_actions()[-1])
        self.assertEqual(state.information_state_string(player), seen)

    def test_refusals_are_errors(self):
        with self.assertRaises(WireError) as caught:
            self.wire.ask("bott")
        self.assertEqual((caught.exception.at, caught.exception.nearest), ("do", "bot"))
        with self.assertRaises(ValueError):
            State.new(self.wire).apply_action(999)


@unittest.skipIf(gymnasium is None, "gymnasium and pettingzoo are not installed")
class TestEnvironments(WithWire):
    def test_pettingzoo_accepts_the_environment(self):
        from pettingzoo.test import api_test

        from battleline.pettingzoo_env import KeyForgeAEC

        api_test(KeyForgeAEC(self.wire), num_cycles=300)

    def test_gymnasium_accepts_the_environment(self):
        from gymnasium.utils.env_checker import check_env

        from battleline.gymnasium_env import KeyForgeEnv

        check_env(KeyForgeEnv("random", self.wire), skip_render_check=True)

    def test_an_agent_plays_a_whole_game_against_a_bot(self):
        from battleline.gymnasium_env import KeyForgeEnv

        env = KeyForgeEnv("greedy", self.wire)
        seen, _ = env.reset(seed=5)
        over = False
        while not over:
            legal = [at for at, allowed in enumerate(seen["action_mask"]) if allowed]
            seen, reward, over, _, _ = env.step(legal[0])
        self.assertIn(reward, (-1.0, 1.0))


if __name__ == "__main__":
    unittest.main()
