import { FIRST_CARD, PLAYERS, TABLE } from '@battleline/card-game'
import type { Decision, Position, StateRecord, Value, View, World } from '@battleline/kernel'
import { readsPositions } from '../compile/reads-positions.ts'
import type { Definition } from '../model/definition.ts'
import { type Card, cardOf, playerOf } from '../model/state.ts'
import type { Zone } from '../vocabulary.ts'

/**
 * Which options are equivalent because of equal cards. Two options are equivalent if exchanging two cards turns one
 * option into the other and the position into itself. They lead to the same positions, except which of the cards is
 * which.
 */

/** Zones without an order. Battlelines count as unordered if no text on the board reads positions. */
const LOOSE: readonly Zone[] = ['hand', 'discard', 'archives', 'purged', 'artifacts', 'attached']

export type Symmetry = (position: Position, decision: Decision) => readonly (readonly Value[])[] | null

/** Sorts the options of a decision into classes; null if all cards of the position differ. */
export function symmetryOf(start: View): Symmetry | null {
  const cards = start.rows.slice(FIRST_CARD).map((_, at) => cardOf(start, at + FIRST_CARD))
  const names = new Set(cards.map(({ $def }) => $def))
  if (names.size === cards.length) return null
  const placesRead = definitionsIn(start, cards).some(readsPositions)
  const known = new Map<Value, Named>()
  const name = (id: Value): Named => {
    const one = known.get(id)
    if (one !== undefined) return one
    const made = named(id)
    known.set(id, made)
    return made
  }
  return (position, { ids }) => classesOf(position as World, ids.map(name), placesRead)
}

/** Every text that can occur from this position on: both sides of cards, and what they can become. */
function definitionsIn(w: View, cards: readonly Card[]): readonly Definition[] {
  const faces = cards.flatMap(({ $def, $facedown, $reverse }) => [$def, $facedown, $reverse])
  const tokens = PLAYERS.map((player) => playerOf(w, player).$token)
  return [...new Set([...faces, ...tokens])].filter((one) => one !== null)
}

function classesOf(
  w: View,
  options: readonly Named[],
  placesRead: boolean,
): readonly (readonly Value[])[] | null {
  if (options.length < 2) return null
  const classes: Named[][] = []
  for (const one of options) {
    const known = classes.find(([first]) => first !== undefined && isAlike(w, first, one, placesRead))
    if (known === undefined) classes.push([one])
    else known.push(one)
  }
  if (classes.length === options.length) return null
  return classes.filter((ones) => ones.length > 1).map((ones) => ones.map(({ id }) => id))
}

const NUMBER = /\d+/g

/** An option, and the numbers in its name, most of which are card numbers. */
interface Named {
  readonly id: Value
  readonly word: string
  readonly numbers: readonly number[]
}

function named(id: Value): Named {
  const word = String(id)
  return { id, word, numbers: (word.match(NUMBER) ?? []).map(Number) }
}

/** Whether exchanging the first two cards in which the names differ turns one name into the other. */
function isAlike(w: View, one: Named, other: Named, placesRead: boolean): boolean {
  const at = one.numbers.findIndex((number, n) => number !== other.numbers[n])
  const [a, b] = [one.numbers[at] ?? 0, other.numbers[at] ?? 0]
  if (!areOfOneKind(w, a, b)) return false
  return canonical(one.word, a, b) === JSON.stringify(other.word) && isExchange(w, a, b, placesRead)
}

function areOfOneKind({ rows }: View, one: number, other: number): boolean {
  if (one < FIRST_CARD || other < FIRST_CARD || one >= rows.length || other >= rows.length) return false
  return (rows[one] as Card).$def === (rows[other] as Card).$def
}

/** Whether exchanging two cards turns the position into itself. */
function isExchange(w: View, one: number, other: number, placesRead: boolean): boolean {
  if (!areEqual(w, one, other, placesRead)) return false
  const changes = (value: unknown) => canonical(value, one, other) !== canonical(value, one, one)
  for (let id = FIRST_CARD; id < w.rows.length; id++) {
    if (id !== one && id !== other && refersTo(cardOf(w, id), one, other)) return false
  }
  if (changes(w.rows[TABLE])) return false
  for (const player of PLAYERS) if (changes(w.rows[player])) return false
  return w.stack.every(
    // `done` names instances by ids that do not depend on card numbers.
    ({ locals, done }) =>
      !changes(locals) && !changes(done) && (done.length === 0 || !('instances' in locals)),
  )
}

function areEqual(w: View, one: number, other: number, placesRead: boolean): boolean {
  const [card, its] = [cardOf(w, one), cardOf(w, other)]
  if (card.upgrades.length > 0 || its.upgrades.length > 0) return false
  const { zone } = card
  if (!LOOSE.includes(zone) && (zone !== 'battleline' || placesRead)) return false
  const [fields, others] = [card, its] as readonly unknown[] as readonly Readonly<Record<string, unknown>>[]
  return Object.keys(card).every((field) => {
    const [value, its] = [fields?.[field], others?.[field]]
    if (field === 'own' || field === 'name' || field.startsWith('$')) return true
    return typeof value === 'object' && value !== null
      ? canonical(value, one, other) === canonical(its, one, one)
      : value === its
  })
}

/** True for a card that refers to one of the two only: an upgrade, or its creature. */
const refersTo = (card: Card, one: number, other: number): boolean => {
  for (const field in card) {
    if (field.startsWith('$')) continue
    const value = (card as unknown as Readonly<Record<string, unknown>>)[field]
    const refers =
      field === 'host' ? value === one || value === other : typeof value === 'object' && value !== null
    if (refers && (field === 'host' || canonical(value, one, other) !== canonical(value, one, one)))
      return true
  }
  return false
}

/** Fields whose numbers are never card numbers. */
const NO_CARDS: ReadonlySet<string> = new Set([
  ...[
    'amount',
    'life',
    'ability',
    'you',
    'by',
    'controller',
    'owner',
    'power',
    'armor',
    'place',
    'times',
    'turn',
    'active',
  ],
  ...['tide', 'winner', 'aember', 'chains', 'keys', 'houses', 'kind', 'deed'],
])

/** Derived fields, and ids that only distinguish the instances of a batch. */
const isLeftOut = (field: string, of: object): boolean =>
  field === 'own' || field.startsWith('$') || ('origin' in of && (field === 'id' || field === 'origin'))

/**
 * A value as text after exchanging two numbers, with sorted lists. If one of the numbers happens to be no card, the
 * exchange only looks like a change.
 */
function canonical(value: unknown, one: number, other: number): string {
  if (typeof value === 'number') return String(value === one ? other : value === other ? one : value)
  if (typeof value === 'string')
    return JSON.stringify(value.replace(NUMBER, (number) => canonical(Number(number), one, other)))
  if (Array.isArray(value))
    return `[${value
      .map((item) => canonical(item, one, other))
      .sort()
      .join()}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value as StateRecord).filter(([field]) => !isLeftOut(field, value))
  const text = ([field, part]: readonly [string, unknown]) =>
    `${field}:${NO_CARDS.has(field) ? JSON.stringify(part) : canonical(part, one, other)}`
  return `{${fields.map(text).sort().join()}}`
}
