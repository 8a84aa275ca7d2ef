import { isRefusal, type Position, type Refusal } from '@battleline/kernel'
import { fold } from '@battleline/language'
import type { Engine } from '../model/engine.ts'
import { nearestWord } from '../names/nearest.ts'
import type { Faults, Place } from '../problems/faults.ts'

/** A game with board names, and a library of possible tokens. */
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

/** Reports a name in an expectation that no card can have. */
export type NameCheck = (name: { readonly text: string; readonly at: Place }) => void

/**
 * A card in an expectation is on the board or may be created later: then it has a library name, possibly with a
 * number. Without a board, nothing is reported.
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
    faults.add('card-not-there', at, `no card on this board is called “${text}”`, () => ({
      nearest: nearestWord(text, new Set(onBoard)) ?? game.library.near(text),
    }))
  }
}
