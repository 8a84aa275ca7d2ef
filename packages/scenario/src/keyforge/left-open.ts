import { isRefusal, type Position } from '@battleline/kernel'
import { gameOf, type KeyForge, keyforge, type ReadGoal } from '@battleline/keyforge'
import type { Over, ScenarioGoal } from '../goal.ts'
import type { OpenForm } from '../open-form.ts'
import type { PlayOptions } from '../played.ts'
import { emptyBoard, type Opened } from '../played-form.ts'
import type { Scenario } from '../scenario.ts'
import { Cast } from './cast.ts'
import { MAIN_STEP } from './moves.ts'
import { OpenChoices, type Scripted } from './open-choices.ts'

/** A scenario with all that it leaves open: the choices are asked of whoever searches through them. */
export interface LeftOpen extends OpenForm<KeyForge, Scripted> {
  readGoal(said: Pick<ScenarioGoal, 'wanted' | 'player'>): ReadGoal
}

/**
 * Makes the moves of a scenario and gives its answers, wherever its other choices lead. `over` says which moves may be made
 * beyond those; left out: none.
 */
export function leftOpen(
  scenario: Scenario,
  options: Pick<PlayOptions, 'edition' | 'from'> = {},
  over: Over = { kind: 'play' },
): LeftOpen {
  const { game, board, start, refusal } = open(scenario, options)
  const cast = new Cast(scenario, game, board, start)
  const choices = new OpenChoices(game, cast, scenario.play, over)
  return {
    game,
    choices,
    start: choices.start(start),
    refusal,
    name: (record) => cast.name(record),
    readGoal: ({ wanted, player }) => game.goal(board, wanted, player),
    // The end behind the last move says nothing.
    told: {
      turn: 'the rest of step 3',
      isMove: (_, { step }) => step === MAIN_STEP,
      isSilent: ({ step }, answer, last) => last && answer === 'end' && step === MAIN_STEP,
    },
  }
}

interface OpenedBoard extends Opened<KeyForge> {
  /** The scenario's own board. */
  readonly board: Position
}

/** The board of a scenario, or the saved position that is gone on from instead. */
export function open(scenario: Scenario, { edition = scenario.edition, from }: PlayOptions): OpenedBoard {
  const saved = from === undefined ? null : gameOf(from)
  const game = saved === null || isRefusal(saved) ? keyforge({ edition, cards: scenario.cards }) : saved
  const begun = game.begin(scenario.setup)
  const start = saved === null ? begun : isRefusal(saved) ? saved : game.load(from)
  const board = isRefusal(begun) ? emptyBoard(game, { players: [{}, {}] }) : begun
  if (isRefusal(start)) return { game, board, start: board, refusal: start }
  return { game, board, start, refusal: null }
}
