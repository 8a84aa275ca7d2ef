import type { GameEvent, StateRecord, View, WaitingAbility, World } from '@battleline/kernel'
import { CARDS, type CardText, type Effect } from './cards.ts'

/** The records: the table, the two players, then the cards. A player's number is that of the record. */
export const TABLE = 0
export const FIRST_CARD = 3
export type Player = 1 | 2
export const opponentOf = (player: Player): Player => (player === 1 ? 2 : 1)

export interface Table extends StateRecord {
  active: Player
  winner: Player | null
  /** The stack; the last entry resolves first. */
  stack: readonly Item[]
  /** Events since triggers were last put on the stack. */
  happened: readonly GameEvent[]
}

export interface Seat extends StateRecord {
  life: number
  /** The cards that are spent or dead; the last one lies on top. */
  pile: readonly number[]
}

export interface Card extends StateRecord {
  readonly name: string
  readonly $text: CardText
  readonly owner: Player
  zone: 'hand' | 'stack' | 'play' | 'pile'
  damage: number
  ready: boolean
}

/** On the stack: a spell that was played, a trigger, or a creature's strike. */
export interface Item {
  readonly kind: 'spell' | 'trigger' | 'strike'
  readonly card: number
  readonly you: Player
  readonly effect: Effect | null
  /** The chosen record, or -1. */
  readonly target: number
}

/** A trigger that waits to go on the stack. */
export interface Trigger extends WaitingAbility {
  readonly you: Player
  readonly effect: Effect
  /** True if it is lost when its creature leaves play. */
  readonly needsSource: boolean
}

export const tableOf = (w: View): Table => w.rows[TABLE] as Table
export const seatOf = (w: View, player: number): Seat => w.rows[player] as Seat
export const cardOf = (w: View, card: number): Card => w.rows[card] as Card
export const writeTable = (w: World): Table => w.write(TABLE) as Table
export const writeSeat = (w: World, player: number): Seat => w.write(player) as Seat
export const writeCard = (w: World, card: number): Card => w.write(card) as Card

export const isPlayer = (record: number): record is Player => record === 1 || record === 2
/** The player, or the owner of the card. */
export const sideOf = (w: View, record: number): Player =>
  isPlayer(record) ? record : cardOf(w, record).owner
export const nameOf = (w: View, record: number): string =>
  isPlayer(record) ? `player ${record}` : cardOf(w, record).name

const cards = (w: View): readonly number[] => w.rows.map((_, record) => record).slice(FIRST_CARD)
export const inZone = (w: View, zone: Card['zone']): readonly number[] =>
  cards(w).filter((card) => cardOf(w, card).zone === zone)
export const creatures = (w: View): readonly number[] => inZone(w, 'play')
export const isThere = (w: View, record: number): boolean =>
  isPlayer(record) || cardOf(w, record).zone === 'play'

/** Printed toughness plus the auras of other creatures. */
export function toughnessOf(w: View, card: number): number {
  const { owner, $text } = cardOf(w, card)
  let toughness = $text.toughness ?? 0
  for (const other of creatures(w)) {
    const { aura } = cardOf(w, other).$text
    if (aura === undefined || other === card) continue
    if (aura.whose === 'all' || cardOf(w, other).owner === owner) toughness += aura.toughness
  }
  return toughness
}

/** Records an event with the triggers that saw it. */
export function note(w: World, kind: string, subject: number, saw: readonly Trigger[]): void {
  if (saw.length > 0) writeTable(w).happened = [...tableOf(w).happened, { kind, subject, saw }]
}

/** A waiting trigger. Its id is made of its creature's number and the number of earlier triggers. */
export const trigger = (w: View, source: number, effect: Effect, needsSource: boolean): Trigger => ({
  id: `${source}/${tableOf(w).happened.length}`,
  source,
  you: cardOf(w, source).owner,
  effect,
  needsSource,
})

/** Cards in a player's hand and creatures in play, by name; 10 life by default. */
export interface SeatSetup {
  readonly life?: number
  readonly hand?: readonly string[]
  readonly play?: readonly string[]
}

export function setUp(first: SeatSetup, second: SeatSetup): StateRecord[] {
  const table: Table = { own: null, active: 1, winner: null, stack: [], happened: [] }
  const seats = [first, second].map(({ life = 10 }): Seat => ({ own: null, life, pile: [] }))
  return [table, ...seats, ...dealt(first, 1), ...dealt(second, 2)]
}

const dealt = ({ hand = [], play = [] }: SeatSetup, owner: Player): Card[] => [
  ...hand.map((name) => newCard(name, owner, 'hand')),
  ...play.map((name) => newCard(name, owner, 'play')),
]

function newCard(name: string, owner: Player, zone: Card['zone']): Card {
  const $text = CARDS[name]
  if ($text === undefined) throw new Error(`there is no card ${name}`)
  return { own: null, name, $text, owner, zone, damage: 0, ready: true }
}
