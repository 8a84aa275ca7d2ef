import type { Position } from '@battleline/kernel'
import type { JudgedClaim } from '../judge/judge-run.ts'
import { pairUp } from '../judge/pair-up.ts'
import { RUN_KEYS, type RunExpectation } from '../model/expectation.ts'
import { BoardNames, isCalled, type Named, type NamedBoard } from '../names/board-names.ts'
import type { Place } from '../problems/faults.ts'
import type { NameCheck } from '../reading/check-names.ts'
import type { ReadingContext } from '../reading/context.ts'
import { isRunKey, readRunExpectation } from '../reading/run-expectations.ts'
import type { Entry, Tree } from '../yaml/tree.ts'
import {
  judgeProperty,
  type Properties,
  type PropertyClaim,
  readProperties,
  readProperty,
} from './properties.ts'

/** An expectation about the final position, in any game whose cards have the names of the board. */
export type BoardClaim =
  | {
      readonly kind: 'card'
      readonly at: Place
      readonly card: Named
      readonly properties: readonly PropertyClaim[]
    }
  | { readonly kind: 'player'; readonly at: Place; readonly player: number; readonly property: PropertyClaim }
  | { readonly kind: 'table'; readonly at: Place; readonly property: PropertyClaim }
  | {
      readonly kind: 'zone'
      readonly at: Place
      readonly player: number
      readonly zone: string
      readonly cards: readonly string[]
    }

/** What a game's files can expect of a position. `C`, `P` and `T`: the readings of a card, a player and the table. */
export interface Expectable<C, P, T> {
  /** A card in messages: “card”, “permanent”. */
  readonly card: string
  readonly cards: Properties<C>
  readonly players: Properties<P>
  readonly table: Properties<T>
  /** The zones of a player. */
  readonly zones: readonly string[]
  cardsIn(player: P, zone: string): readonly number[]
}

/**
 * Reads `expect`: claims about cards, players and the table, expectations about the run, and those whose keys only this
 * game has, each with its reader. `check` reports names that no card can have.
 */
export function readExpectations<C, P, T, X>(
  reading: ReadingContext,
  expectable: Expectable<C, P, T>,
  own: Readonly<Record<string, (entry: Entry) => readonly X[]>>,
  tree: Tree,
  check: NameCheck = () => {},
): readonly (BoardClaim | RunExpectation | X)[] {
  const { fields, players } = reading
  const table = fields.table(tree, 'expect')
  if (table === null) return []
  const keys = [...players, ...claimKeys(expectable, own)]
  const given = fields.known(table, keys, '“expect”')
  return [...given.values()].flatMap((entry): readonly (BoardClaim | RunExpectation | X)[] => {
    const { text } = entry.key
    const claims = readBoardClaims(reading, expectable, check, entry) ?? own[text]?.(entry)
    if (claims !== undefined) return claims
    const read = isRunKey(text) ? readRunExpectation(reading, text, entry) : null
    return read === null ? [] : [read]
  })
}

/** The keys of `expect`, beside the players. */
export const claimKeys = <C, P, T>({ table }: Expectable<C, P, T>, own: object): readonly string[] => [
  'cards',
  ...Object.keys(table),
  ...Object.keys(own),
  ...RUN_KEYS,
]

/** Reads an entry about cards, a player or the table; null for any other entry. */
function readBoardClaims<C, P, T>(
  reading: ReadingContext,
  expectable: Expectable<C, P, T>,
  check: NameCheck,
  entry: Entry,
): readonly BoardClaim[] | null {
  const { key } = entry
  if (key.text === 'cards') return readCards(reading, expectable, check, entry)
  const player = reading.players.indexOf(key.text) + 1
  if (player > 0) return readSide(reading, expectable, check, player, entry)
  if (!(key.text in expectable.table)) return null
  const property = readProperty(reading, expectable.table, entry)
  return property === null ? [] : [{ kind: 'table', at: key.at, property }]
}

function readCards<C, P, T>(
  reading: ReadingContext,
  { card: kind, cards }: Expectable<C, P, T>,
  check: NameCheck,
  { value }: Entry,
): readonly BoardClaim[] {
  const table = reading.fields.table(value, 'cards')
  return (table?.entries ?? []).map((entry): BoardClaim => {
    const { text, at } = entry.key
    check(entry.key)
    return {
      kind: 'card',
      at,
      card: { text, at },
      properties: readProperties(reading, cards, entry, `a ${kind}`),
    }
  })
}

/** The properties and the zones of a player. */
function readSide<C, P, T>(
  reading: ReadingContext,
  { players, zones }: Expectable<C, P, T>,
  check: NameCheck,
  player: number,
  { key, value }: Entry,
): readonly BoardClaim[] {
  const { fields } = reading
  const table = fields.table(value, `the expectation of ${key.text}`)
  if (table === null) return []
  const given = fields.known(table, [...Object.keys(players), ...zones], 'a player')
  return [...given.values()].flatMap((entry): readonly BoardClaim[] => {
    const { at, text: zone } = entry.key
    if (!zones.includes(zone)) {
      const property = readProperty(reading, players, entry)
      return property === null ? [] : [{ kind: 'player', at, player, property }]
    }
    const cards = fields.each(entry.value, zone, (one) => {
      const name = fields.text(one, 'the name of a card')
      if (name !== null) check(name)
      return name?.text ?? null
    })
    return [{ kind: 'zone', at, player, zone, cards }]
  })
}

/** A run that has stopped. */
interface StoppedRun {
  readonly board: NamedBoard
  readonly position: Position
}

/** A game whose positions can be compared with claims. */
interface ReadableGame<C, P, T> {
  card(position: Position, card: number): C
  player(position: Position, player: number): P
  table(position: Position): T
}

/** Compares claims with the position where play stopped. */
export class BoardJudge<C, P, T> {
  readonly #expectable: Expectable<C, P, T>
  readonly #game: ReadableGame<C, P, T>
  readonly #run: StoppedRun

  constructor(expectable: Expectable<C, P, T>, game: ReadableGame<C, P, T>, run: StoppedRun) {
    this.#expectable = expectable
    this.#game = game
    this.#run = run
  }

  judge(claim: BoardClaim): readonly JudgedClaim[] {
    const { players, table } = this.#expectable
    const { position, board } = this.#run
    switch (claim.kind) {
      case 'card':
        return this.#card(claim)
      case 'player': {
        const reading = this.#game.player(position, claim.player)
        return [judgeProperty(players, claim.property, `${board.name(claim.player)}.`, reading, board.name)]
      }
      case 'table':
        return [judgeProperty(table, claim.property, '', this.#game.table(position), board.name)]
      case 'zone':
        return [this.#zone(claim)]
    }
  }

  #card({ card: named, properties }: Extract<BoardClaim, { kind: 'card' }>): readonly JudgedClaim[] {
    const { card: kind, cards } = this.#expectable
    const { board, position } = this.#run
    const names = new BoardNames({ ...board, players: [] })
    const record = names.one(named)
    if (record === null) {
      const actual = names.faults.map(({ message }) => message).join('; ')
      return [{ text: `there is one ${kind} called ${named.text}`, holds: false, actual }]
    }
    const reading = this.#game.card(position, record)
    return properties.map((one) => judgeProperty(cards, one, `${named.text}: `, reading, board.name))
  }

  /** Cards in a zone are unordered. */
  #zone({ player, zone, cards }: Extract<BoardClaim, { kind: 'zone' }>): JudgedClaim {
    const { board, position } = this.#run
    const there = this.#expectable.cardsIn(this.#game.player(position, player), zone)
    const isMeant = (one: number, at: number) => isCalled(board, there[at] ?? 0, cards[one] ?? '')
    return {
      text: `${board.name(player)}.${zone} is [${cards.join(', ')}]`,
      holds: cards.length === there.length && pairUp(cards.length, there.length, isMeant),
      actual: there.map(board.name).join(', ') || 'nothing',
    }
  }
}
