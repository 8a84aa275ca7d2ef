import { adapters, type PlayedScenario } from '@battleline/scenario'
import { grandArchiveExplanation } from './grand-archive/explanation.ts'
import { keyforgeExplanation } from './keyforge/explanation.ts'
import { magicExplanation } from './magic/explanation.ts'
import { simpleExplanation } from './simple/explanation.ts'
import type { Answer } from './why/answer.ts'
import { answerQuestion } from './why/answer-question.ts'
import type { GameExplanation, UnreadQuestion } from './why/game-explanation.ts'
import type { WhyQuestion } from './why/question.ts'

/** The explanations by game; `explanations.set` adds another. */
export const explanations = new Map<string, GameExplanation>([
  ['keyforge', keyforgeExplanation],
  ['magic', magicExplanation],
  ['grand-archive', grandArchiveExplanation],
])

/** The explanation of a game: its own, or that of simple games. */
export function explanationOf(game: string): GameExplanation {
  const explanation = explanations.get(game)
  if (explanation !== undefined) return explanation
  const { spec } = adapters.of(game)
  if (spec === undefined) throw new Error(`no explanation is registered for the game “${game}”`)
  return simpleExplanation(spec)
}

/** Answers a question about a run of any game, or says why there is no answer. */
export const why = (question: WhyQuestion, played: PlayedScenario): Answer | UnreadQuestion =>
  answerQuestion(question, played, explanationOf(played.scenario.game))
