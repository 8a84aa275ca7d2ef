import { type Pieces, whole } from '../graph/pieces.ts'
import type { SearchGame } from '../graph/search-game.ts'
import { Continuations } from './continuations.ts'
import type { Outcomes } from './outcome-search.ts'
import { type Question, questionsOf } from './questions.ts'
import { type EndOfTree, type Fork, treeOf } from './tree.ts'

/** Which decisions of a search decide, and how. */
export interface Analysis {
  /** The decisions that came up, in that order, and which of them decide the ending. */
  readonly questions: readonly Question[]
  /** The tree of decisions that lead to different endings. Equal continuations share one fork. */
  readonly tree: Fork | EndOfTree
}

/** Analyzes a search, piece by piece. */
export function* analysis(game: Pick<SearchGame, 'decision'>, found: Outcomes): Pieces<Analysis> {
  const continuations = yield* Continuations.from(game, found)
  const questions = yield* questionsOf(found, continuations)
  yield
  return { questions, tree: treeOf(found, continuations) }
}

/** The decisions that came up, in that order, and which of them decide the ending. */
export const questions = (game: Pick<SearchGame, 'decision'>, found: Outcomes): readonly Question[] =>
  analyzed(game, found).questions

/** Analyzes a search at once. */
export const analyzed = (game: Pick<SearchGame, 'decision'>, found: Outcomes): Analysis =>
  whole(analysis(game, found))
