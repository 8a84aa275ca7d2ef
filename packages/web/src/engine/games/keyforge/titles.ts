import type { Value } from '@battleline/kernel'
import { type CardMove, readMove } from '@battleline/keyforge'
import { spoken } from '../../../words/engine.ts'
import { kfWords } from '../../../words/keyforge.ts'
import type { Board } from '../../protocol/keyforge-board.ts'

/** The entry of a step; null where it has none. */
const entryOf = (entries: Readonly<Record<string, string>>, step: string): string | null =>
  entries[step] ?? null

const withoutGame = (id: string): string => id.replace(/^keyforge\//, '')

/** A step in few words; null for steps whose title is short enough: the summary has the whole one. `board`: as it is after it. */
export function shortTitle(step: string, board?: Board): string | null {
  const next = board?.sides[board.active - 1]
  if (step === 'keyforge/turn.7-pass' && next !== undefined) return kfWords.passesTo(next.name)
  return entryOf(kfWords.steps, withoutGame(step))
}

/** The question of a step; null where its title or its card asks it. */
export const questionOf = (step: string): string | null => entryOf(kfWords.questions, withoutGame(step))

/** What a page of steps is headed with; null where it has none. */
export function headingOf(step: string): string | null {
  const [chart = ''] = withoutGame(step).split('.')
  return entryOf(kfWords.headings, chart)
}

/** An answer that the page names otherwise: ending the main step ends the turn, because the rest of it is automatic. */
export const answerText = (id: Value): string | null =>
  readMove(String(id))?.kind === 'end' ? kfWords.endTurn : null

/** A move without the creature that makes it: “fight Gub”. `name`: the name of a card. */
export function imperative({ kind, words, other }: CardMove, name: (card: number) => string): string {
  if (kind === 'fight') return other === null ? kfWords.fight : kfWords.fightWith(name(other))
  if (kind === 'unstun') return kfWords.removeStun
  return kind === 'reap' ? kfWords.reap : spoken(words)
}
