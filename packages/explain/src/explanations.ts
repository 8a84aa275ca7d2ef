import type { AnyPlayed, GameName } from '@battleline/scenario'
import { grandArchiveExplanation } from './grand-archive/explanation.ts'
import { keyforgeExplanation } from './keyforge/explanation.ts'
import { magicExplanation } from './magic/explanation.ts'
import type { Answer } from './why/answer.ts'
import { answerQuestion } from './why/answer-question.ts'
import type { GameExplanation, UnreadQuestion } from './why/game-explanation.ts'
import type { WhyQuestion } from './why/question.ts'

const EXPLANATIONS: Readonly<Record<GameName, GameExplanation>> = {
  keyforge: keyforgeExplanation,
  magic: magicExplanation,
  'grand-archive': grandArchiveExplanation,
}

export const explanationOf = (game: GameName): GameExplanation => EXPLANATIONS[game]

/** Answers a question about a run of any game, or says why there is no answer. */
export const why = (question: WhyQuestion, played: AnyPlayed): Answer | UnreadQuestion =>
  answerQuestion(question, played, explanationOf(played.scenario.game))
