import type { Position } from '@battleline/kernel'
import { fold } from '@battleline/language'
import type { Fault, Place } from '../problems/faults.ts'
import type { Naming } from './labels.ts'
import { nearestWord } from './nearest.ts'

/** A name as written in the file. */
export interface Named {
  readonly text: string
  readonly at: Place
}

/** The players and cards of a board, with their names. */
export interface NamedBoard extends Naming {
  /** Default: player names are not resolved. */
  readonly players?: readonly number[]
  readonly cards: readonly number[]
}

/** A game whose cards have distinct names on the board. */
export interface GameWithNames {
  cards(position: Position): readonly number[]
  card(position: Position, card: number): { readonly name: string; readonly called: string }
}

/** The players and cards of a position. `players`: the names by record; `nothing`: the name of any other record. */
export function boardOf(
  game: GameWithNames,
  position: Position,
  players: ReadonlyMap<number, string>,
  nothing = 'the game',
): NamedBoard {
  const cards = game.cards(position)
  const onBoard = new Set(cards)
  const read = new Map<number, { readonly name: string; readonly called: string }>()
  const cardOf = (record: number) => {
    const card = read.get(record) ?? game.card(position, record)
    read.set(record, card)
    return card
  }
  const nameOf = (record: number, by: 'called' | 'name') =>
    players.get(record) ?? (onBoard.has(record) ? cardOf(record)[by] : nothing)
  return {
    players: [...players.keys()],
    cards,
    name: (record) => nameOf(record, 'called'),
    plainName: (record) => nameOf(record, 'name'),
  }
}

/** The names of the players by their records, which are numbered from 1. */
export const numbered = (names: readonly string[]): ReadonlyMap<number, string> =>
  new Map(names.map((name, at) => [at + 1, name]))

/** A number of cards with one name: “3 Goblin”. */
const SEVERAL = /^(\d{1,4})\s+(\S.*)$/

/** “Goblin 2” without its number. */
const unnumbered = (name: string): string => name.replace(/ \d+$/, '')

/** The records of a word: by distinct name, else all cards with the name. */
export function recordsNamed(word: string, board: NamedBoard): readonly number[] {
  const wanted = fold(word)
  const called = [...(board.players ?? []), ...board.cards].filter(
    (record) => fold(board.name(record)) === wanted,
  )
  return called.length > 0 ? called : cardsSharing(word, board)
}

/** Whether a word names a record, by its distinct or its printed name. */
export const isCalled = (naming: Naming, record: number, word: string): boolean =>
  [naming.name(record), naming.plainName(record)].some((name) => fold(name) === fold(word))

const cardsSharing = (word: string, board: NamedBoard): readonly number[] =>
  board.cards.filter((card) =>
    [board.plainName(card), unnumbered(board.name(card))].some((name) => fold(name) === fold(word)),
  )

/** Finds the records of a file's names on a board. Unknown names are faults. */
export class BoardNames {
  readonly faults: Fault[] = []
  readonly #board: NamedBoard

  constructor(board: NamedBoard) {
    this.#board = board
  }

  /** The record of a name; null if there is none or several. */
  one(named: Named): number | null {
    const found = recordsNamed(named.text, this.#board)
    const [only] = found
    if (only === undefined) this.#unknown(named)
    else if (found.length > 1) this.#ambiguous(named, found)
    else return only
    return null
  }

  /** The card of a name, or the first cards of a shared name (“3 Goblin”), without those already taken. */
  several(named: Named, taken: ReadonlySet<number>): readonly number[] {
    const [, many, name = ''] = SEVERAL.exec(named.text) ?? []
    if (many === undefined || recordsNamed(named.text, this.#board).length === 1) {
      const one = this.one(named)
      return one === null ? [] : [one]
    }
    const left = cardsSharing(name, this.#board).filter((one) => !taken.has(one))
    if (left.length < Number(many))
      this.faults.push({
        kind: 'card-not-there',
        at: named.at,
        message: `there are ${left.length} called “${name}”, not ${many}`,
      })
    return left.slice(0, Number(many))
  }

  #ambiguous({ text, at }: Named, found: readonly number[]): void {
    const names = found.map((one) => this.#board.name(one))
    const shown = names.length > 4 ? [...names.slice(0, 3), '…', names.at(-1)] : names
    const notes = [`write one of ${shown.join(', ')}`]
    this.faults.push({ kind: 'ambiguous-name', at, message: `“${text}” may mean several`, notes })
  }

  #unknown({ text, at }: Named): void {
    const { players = [], cards } = this.#board
    const known = [...players, ...cards].map((one) => this.#board.name(one))
    const what = players.length > 0 ? 'no player and no card' : 'no card'
    this.faults.push({
      kind: 'card-not-there',
      at,
      message: `${what} is called “${text}”`,
      nearest: nearestWord(text, known),
    })
  }
}
