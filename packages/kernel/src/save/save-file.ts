import type { Refusal } from '../model/position.ts'
import { because } from '../model/trace.ts'
import { isRecord } from './input-checks.ts'
import type { RenamedFields } from './renamed-fields.ts'
import type { Saved } from './saved-position.ts'

/** The format of the saves that this version writes. It still reads saves of format 1, whose fields had other names. */
export const SAVE_FORMAT = 2

/** The head of every save: its format, the name of the game, and the edition of its rules. */
export interface SaveFile<N extends string, E extends string> {
  readonly format: 1 | typeof SAVE_FORMAT
  readonly game: N
  readonly edition: E
  readonly position: Saved
}

/** A game by its name, with the editions of its rules. */
export interface Editions<N extends string, E extends string> {
  readonly game: N
  readonly editions: readonly E[]
  /** The fields that were renamed since saves of format 1. */
  readonly renamed?: RenamedFields
}

export const unreadable = (reason: string): Refusal => ({ refused: 'unreadable', ...because(reason) })

/** Reads the head of a save of this game, in any edition, or says why it is invalid. Does not look at the position. */
export function readSave<N extends string, E extends string>(
  saved: unknown,
  { game, editions }: Editions<N, E>,
): SaveFile<N, E> | Refusal {
  if (!isRecord(saved) || !('position' in saved)) return unreadable('this is not a saved position')
  if (saved.format !== 1 && saved.format !== SAVE_FORMAT)
    return unreadable('this version reads saves of formats 1 and 2; this save has another format')
  if (saved.game !== game) return unreadable(`this is not a save of ${game}`)
  if (!editions.some((one) => one === saved.edition))
    return unreadable(`the edition of the save is unknown; the editions are ${editions.join(', ')}`)
  return saved as unknown as SaveFile<N, E>
}

type CardTest = (card: unknown) => string | null

const firstProblem = (cards: readonly unknown[], test: CardTest): string | null =>
  cards.map(test).find((wrong) => wrong !== null) ?? null

/** @throws TypeError if a card is invalid; `test` says why */
export function assertCards(cards: readonly unknown[], test: CardTest): void {
  const wrong = firstProblem(cards, test)
  if (wrong !== null) throw new TypeError(`invalid card: ${wrong}`)
}

/** The custom cards of a save, or why one of them is invalid. */
export function savedCards<C>(saved: SaveFile<string, string>, test: CardTest): readonly C[] | Refusal {
  const own: readonly unknown[] = 'cards' in saved && Array.isArray(saved.cards) ? saved.cards : []
  const wrong = firstProblem(own, test)
  return wrong === null ? (own as readonly C[]) : unreadable(`a card of the save is invalid: ${wrong}`)
}
