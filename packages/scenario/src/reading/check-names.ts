import { isRefusal, type Position, type Refusal } from '@battleline/kernel'
import { fold } from '@battleline/language'
import type { Engine } from '../model/engine.ts'
import { nearestWord } from '../names/nearest.ts'
import type { Faults, Place } from '../problems/faults.ts'

/** A game whose cards have names on the board, and whose library knows tokens that may come later. */
interface Naming extends Engine {
  readonly library: Engine['library'] & {
    facts(name: string): object | undefined
    near(name: string): string | undefined
  }
  card(
    position: Position,
    card: number,
  ): { readonly name: string; readonly zone: string; readonly called: string }
}

/** Says of a name that something is expected of where no card can have it. */
export type NameCheck = (name: { readonly text: string; readonly at: Place }) => void

/**
 * A card that something is expected of is called so on the board, or comes into being: then it has the name of a card of the
 * library, and perhaps a number behind it. Where there is no board, nothing is said.
 */
export function nameCheck(faults: Faults, game: Naming, board: Position | Refusal | null): NameCheck {
  if (board === null || isRefusal(board)) return () => {}
  const onBoard = game.cards(board).flatMap((card) => {
    const { called, name } = game.card(board, card)
    return [called, name]
  })
  const known = new Set(onBoard.map(fold))
  return ({ text, at }) => {
    const comes = [text, text.replace(/ \d+$/, '')].some((name) => game.library.facts(name) !== undefined)
    if (comes || known.has(fold(text))) return
    faults.add(at, `no card on this board is called “${text}”`, () => ({
      nearest: nearestWord(text, new Set(onBoard)) ?? game.library.near(text),
    }))
  }
}
