import type { KeyForge } from '@battleline/keyforge'
import type { Evaluation } from '../evaluation/evaluation.ts'
import { actorsIn } from './actors.ts'
import { ACTS, chanceToWin, evaluate } from './evaluate.ts'
import { HOUSE, MAIN } from './steps.ts'

/** What bots know of KeyForge: a house promises the cards that can act in it. */
export const EVALUATION: Evaluation<KeyForge> = {
  evaluate,
  chanceToWin,
  isBetweenMoves: (_, __, { step }) => step === MAIN || step === HOUSE,
  endsMoves: (_, __, step, choice) => step === MAIN && choice === 'end',
  promise: (game, position, step) => (step === HOUSE ? ACTS * actorsIn(game, position) : 0),
  quick: () => null,
}
