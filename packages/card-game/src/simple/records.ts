import type { View, World } from '@battleline/kernel'
import { FIRST_CARD, type PlayerId, TABLE } from '../model/reference.ts'
import type { SimpleCard, SimplePlayer, SimpleTable, SimpleWords } from './spec.ts'

/** Reads and writes the records of a game. Only this file knows their types. */
export function simpleRecords<
  Z extends string,
  N extends string,
  K extends string,
  C extends string,
  M extends string,
  P extends string,
>(words: SimpleWords<Z, N, K, C, M, P>) {
  type Card = SimpleCard & { zone: Z } & Record<C, number> & Record<M, boolean>
  type Player = SimplePlayer & Record<P, number>
  const [inPlay] = words.zones
  const cardOf = (w: View, card: number) => w.rows[card] as Card
  const cardNumbers = (w: View) => w.rows.map((_, record) => record).slice(FIRST_CARD)
  return {
    tableOf: (w: View) => w.rows[TABLE] as SimpleTable,
    playerOf: (w: View, player: PlayerId) => w.rows[player] as Player,
    cardOf,
    writeTable: (w: World) => w.write(TABLE) as SimpleTable,
    writePlayer: (w: World, player: PlayerId) => w.write(player) as Player,
    writeCard: (w: World, card: number) => w.write(card) as Card,
    isPlayer: (record: number): record is PlayerId => record === 1 || record === 2,
    isInPlay: (w: View, card: number): boolean => cardOf(w, card).zone === inPlay,
    /** The cards of a player in play, or in another zone. */
    cardsOf: (w: View, player: PlayerId, zone: Z = inPlay): readonly number[] =>
      cardNumbers(w).filter((card) => cardOf(w, card).owner === player && cardOf(w, card).zone === zone),
    /** The printed number of a card; 0 if it has none. */
    printed: (w: View, card: number, number: N): number => cardOf(w, card).$facts.numbers[number] ?? 0,
    hasKeyword: (w: View, card: number, keyword: K): boolean =>
      cardOf(w, card).$facts.keywords?.includes(keyword) === true,
  }
}

/** The name of a player or a card. */
export function nameOf(w: View, record: number): string {
  const row = w.rows[record] as SimplePlayer | SimpleCard
  return 'called' in row ? String(row.called) : row.name
}
