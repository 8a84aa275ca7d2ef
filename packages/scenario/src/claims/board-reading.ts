import type { Position } from '@battleline/kernel'
import type { Engine } from '../model/engine.ts'
import { type NamedBoard, recordsNamed } from '../names/board-names.ts'
import type { BoardClaim, Expectable } from './board-claims.ts'
import type { Properties, PropertyValue } from './properties.ts'

/** Values by their names, without those that are 0, false, empty or null. */
export type Values = Readonly<Record<string, PropertyValue>>

/**
 * A position as plain data, in the words of expectations. Cards and players go by their names on the board, and so do
 * the cards of a player's zones; names in a list without an order are sorted.
 */
export interface BoardReading {
  readonly table: Values
  readonly players: Readonly<Record<string, Values>>
  readonly cards: Readonly<Record<string, Values>>
}

/** What a claim is about: a place in a `BoardReading`. */
export interface ClaimedPlace {
  readonly section: keyof BoardReading
  /** The player or the card; empty for the table. */
  readonly subject: string
  readonly property: string
  /** The claimed number or truth; null for a claim about what the reading has there, or about names. */
  readonly is: number | boolean | null
  /** True if only the length of a list is claimed: `is`. */
  readonly counted?: true
}

/** Values without those that say nothing. */
export const valuesOf = (entries: readonly (readonly [string, PropertyValue | null])[]): Values =>
  Object.fromEntries(
    entries.filter((entry): entry is readonly [string, PropertyValue] => {
      const [, value] = entry
      return Array.isArray(value) ? value.length > 0 : Boolean(value)
    }),
  )

const propertiesOf = <C>(properties: Properties<C>, of: C, name: (record: number) => string): Values =>
  valuesOf(Object.entries(properties).map(([key, property]) => [key, sorted(property.actual(of, name))]))

const sorted = (value: PropertyValue | null): PropertyValue | null =>
  typeof value === 'object' && value !== null ? [...value].sort() : value

/** Cards by their names. Cards of one name get numbers, in the order of the cards. */
export function byName(
  cards: readonly number[],
  name: (card: number) => string,
  values: (card: number) => Values,
): BoardReading['cards'] {
  const found: Record<string, Values> = {}
  for (const card of cards) {
    let called = name(card)
    for (let number = 2; called in found; number++) called = `${name(card)} ${number}`
    found[called] = values(card)
  }
  return found
}

/** The reading of a position in a game whose expectations are in tables. `players`: their records. */
export function boardReading<C, P, T>(
  { cards, players, table, zones, cardsIn }: Expectable<C, P, T>,
  game: Engine,
  position: Position,
  readings: {
    readonly players: readonly number[]
    readonly table: T
    readonly name: (record: number) => string
  },
): BoardReading {
  const { name } = readings
  return {
    table: propertiesOf(table, readings.table, name),
    players: Object.fromEntries(
      readings.players.map((player) => {
        const reading = game.player(position, player) as P
        const piles = zones.map((zone) => [zone, cardsIn(reading, zone).map(name).sort()] as const)
        return [name(player), { ...propertiesOf(players, reading, name), ...valuesOf(piles) }]
      }),
    ),
    cards: byName(game.cards(position), name, (card) =>
      propertiesOf(cards, game.card(position, card) as C, name),
    ),
  }
}

/** The places that a claim about a board is about; empty if a name has no single card. */
export function claimedPlaces(claim: BoardClaim, board: NamedBoard): readonly ClaimedPlace[] {
  switch (claim.kind) {
    case 'card': {
      const [record, ...others] = recordsNamed(claim.card.text, { ...board, players: [] })
      if (record === undefined || others.length > 0) return []
      return claim.properties.map(({ property, is }) => ({
        section: 'cards',
        subject: board.name(record),
        property,
        is: plain(is),
      }))
    }
    case 'player': {
      const { property, is } = claim.property
      return [{ section: 'players', subject: board.name(claim.player), property, is: plain(is) }]
    }
    case 'table':
      return [{ section: 'table', subject: '', property: claim.property.property, is: null }]
    case 'zone':
      return [{ section: 'players', subject: board.name(claim.player), property: claim.zone, is: null }]
  }
}

const plain = (is: PropertyValue): number | boolean | null =>
  typeof is === 'object' || typeof is === 'string' ? null : is
