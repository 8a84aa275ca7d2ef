import { type Decision, isRefusal, type Option, type Position, type Refusal } from '@battleline/kernel'
import type { Engine } from '@battleline/scenario'
import { type Clause, clauseTexts, isAmong } from '../../text/clauses.ts'
import { changesInShort } from '../../text/shorten.ts'
import { reasonText } from '../../words/engine.ts'
import { grammar } from '../../words/grammar.ts'
import { narrationWords } from '../../words/narration.ts'
import type { Boards } from './board-cache.ts'

/** The most changes in the preview of an option. */
const MOST_TOLD = 4

/** Where a position leads if nobody does anything about it, and in words how. */
export interface LaterPosition {
  readonly position: Position
  readonly when: string
}

/** What a game says of positions that may follow. */
export interface Foresight<B> {
  readonly game: Pick<Engine, 'answer' | 'decision'>
  /** Boards of positions that are not shown. */
  readonly boards: Boards<B>
  /** Whether texts name no card that only one player may see, or none. */
  readonly conceals: boolean
  isMove(decision: Decision, position: Position): boolean
  titleOf(decision: Decision): string
  clausesOver(before: B, after: B): readonly Clause[]
  reveals(before: B, after: B, who: number): boolean
  /** Null where that is not looked at. */
  laterPosition(position: Position): LaterPosition | null
}

type Next = Position | Refusal

/** The result of each option; its later result where the immediate one is the same for all. */
export function previewsOf<B>(
  of: Foresight<B>,
  options: readonly Option[],
  position: Position,
  who: number,
): readonly string[] {
  const { boards, conceals } = of
  const tried = options.map(({ id }) => of.game.answer(position, id))
  const before = boards.of(position)
  const does = tried.map((next) => {
    const isHidden = conceals && !isRefusal(next) && of.reveals(before, boards.of(next), who)
    return isHidden ? '' : resultOf(of, before, next)
  })
  if (conceals || new Set(does).size !== 1 || does.length < 2) return does
  const later = laterResults(of, tried, before)
  return new Set(later).size > 1 ? later : does
}

/** What an option comes to until the next question. */
function resultOf<B>(of: Foresight<B>, before: B, next: Next): string {
  if (isRefusal(next)) return reasonText(next)
  const changes = clauseTexts(of.clausesOver(before, of.boards.of(next)))
  if (changes.length > 0) return changesInShort(changes, MOST_TOLD)
  const then = of.game.decision(next)
  return then === null || of.isMove(then, next)
    ? narrationWords.nothingChanges
    : narrationWords.next(grammar.asPart(of.titleOf(then)))
}

/** The later result of each option, without what all options share. */
function laterResults<B>(of: Foresight<B>, tried: readonly Next[], before: B): readonly string[] {
  const ends = tried.map((next) => {
    const later = isRefusal(next) ? null : of.laterPosition(next)
    if (later === null) return null
    const then = of.game.decision(later.position)
    const asks = then === null || of.isMove(then, later.position) ? [] : [of.titleOf(then)]
    return { when: later.when, asks, does: of.clausesOver(before, of.boards.of(later.position)) }
  })
  const isCommon = (clause: Clause): boolean => ends.every((end) => end !== null && isAmong(end.does, clause))
  return ends.map((end) => {
    if (end === null) return ''
    const does = clauseTexts(end.does.filter((clause) => !isCommon(clause)))
    const said = [
      ...does,
      ...end.asks.map((title) =>
        does.length === 0 ? grammar.asPart(title) : narrationWords.thenNext(grammar.asPart(title)),
      ),
    ]
    return said.length === 0 ? '' : narrationWords.later(end.when, changesInShort(said, MOST_TOLD))
  })
}
