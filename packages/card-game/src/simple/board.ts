import type { View } from '@battleline/kernel'
import { FIRST_CARD, PLAYERS, type PlayerId } from '../model/reference.ts'
import { simpleRecords } from './records.ts'
import type { SimpleCard, SimpleWords } from './spec.ts'

/** The public information about a card. */
export interface SimpleCardReading {
  readonly id: number
  readonly name: string
  readonly called: string
  readonly owner: PlayerId
  readonly zone: string
  readonly keywords: readonly string[]
  /** The printed numbers, counters and marks that have a value on this card. */
  readonly numbers: Readonly<Record<string, number>>
  readonly counters: Readonly<Record<string, number>>
  readonly marks: Readonly<Record<string, boolean>>
}

export interface SimplePlayerReading {
  readonly id: PlayerId
  readonly name: string
  readonly numbers: Readonly<Record<string, number>>
  readonly zones: Readonly<Record<string, readonly number[]>>
}

/** A position as plain values: all that a client needs to show a game it does not know. */
export interface SimpleBoard {
  readonly active: PlayerId
  readonly winner: PlayerId | null
  readonly players: readonly SimplePlayerReading[]
  readonly cards: readonly SimpleCardReading[]
}

export function readCard(w: View, id: number, words: SimpleWords): SimpleCardReading {
  const card = w.rows[id] as SimpleCard
  const { name, called, owner, zone, $facts } = card
  const { numbers, keywords = [] } = $facts
  const values = {
    numbers: fieldsOf<number>(numbers, words.numbers),
    counters: fieldsOf<number>(card, words.counters),
    marks: fieldsOf<boolean>(card, Object.keys(words.marks)),
  }
  // Each value also has a field of its own, as questions about a card name it.
  return {
    ...values.numbers,
    ...values.counters,
    ...values.marks,
    ...values,
    ...{ id, name, called, owner, zone, keywords },
  }
}

export function readPlayer(w: View, id: PlayerId, words: SimpleWords): SimplePlayerReading {
  const { playerOf, cardsOf } = simpleRecords(words)
  const player = playerOf(w, id)
  const numbers = fieldsOf<number>(player, Object.keys(words.playerNumbers))
  return {
    ...numbers,
    id,
    name: player.name,
    numbers,
    zones: Object.fromEntries(words.zones.map((zone) => [zone, cardsOf(w, id, zone)])),
  }
}

/** The fields of an object with these names, in the order of the names. */
function fieldsOf<V>(from: object, names: readonly string[]): Readonly<Record<string, V>> {
  const all = new Map<string, V>(Object.entries(from))
  return Object.fromEntries(names.flatMap((name) => (all.has(name) ? [[name, all.get(name) as V]] : [])))
}

export function readBoard(w: View, words: SimpleWords): SimpleBoard {
  const { active, winner } = simpleRecords(words).tableOf(w)
  return {
    active,
    winner,
    players: PLAYERS.map((player) => readPlayer(w, player, words)),
    cards: w.rows.slice(FIRST_CARD).map((_, at) => readCard(w, FIRST_CARD + at, words)),
  }
}
