import { schema } from '@battleline/card-game'
import { isText, type Reason } from '@battleline/kernel'
import { memoize } from '@battleline/language'
import type { Library } from '../cards/library.ts'
import { HOUSES, ICONS, KEYS, NO_HOUSE, PILES, TURN_STEPS } from '../vocabulary.ts'

const { either, flag, later, list, name, oneOf, player, problemIn, record, table, text, whole } = schema

/** What boards, edits and decks have to be, before the rules are asked. */

const count = whole()

const MARKS = {
  damage: count,
  aember: count,
  counters: count,
  named: table(count),
  armorUsed: count,
  exhausted: flag,
  stunned: flag,
  warded: flag,
  enraged: flag,
  fought: count,
}

const cards = list(
  later(() => card),
  { what: 'a list of card names, or of cards with a name' },
)

const CARD = {
  name,
  as: name,
  ...MARKS,
  upgrades: cards,
  under: cards,
  grafted: cards,
  facedown: flag,
  icons: list(oneOf(ICONS)),
  house: name,
  owner: player,
}

const card = either(isText, text, record(CARD, ['name']))

const isNumber = (value: unknown): boolean => typeof value === 'number'

/** The fields of a player; `house`: a house of theirs. */
const playerFields = (house: schema.Schema) => ({
  name,
  aember: count,
  chains: count,
  keys: either(isNumber, count, list(oneOf(KEYS), { what: 'a whole number or a list of keys', once: true })),
  houses: list(house, { what: 'a list of houses', once: true }),
  token: name,
  ...Object.fromEntries(PILES.map((pile) => [pile, cards])),
})

type Cards = Pick<Library, 'all'>

/** A house of the project, or one of the cards of a library, which are looked through only for another word. */
const houseIn =
  (library: Cards, ...more: readonly string[]): schema.Schema =>
  (value, place) => {
    const usual: readonly unknown[] = [...HOUSES, ...more]
    if (value === undefined || usual.includes(value)) return null
    const others = library.all().flatMap(({ house }) => house ?? [])
    return oneOf([...new Set([...HOUSES, ...more, ...others])])(value, place)
  }

const playersIn = (library: Cards) =>
  list(record(playerFields(houseIn(library))), { least: 2, most: 2, what: 'a list of two players' })

const boardIn = memoize((library: Cards) =>
  record(
    {
      players: playersIn(library),
      active: player,
      house: houseIn(library, NO_HOUSE),
      step: oneOf(TURN_STEPS),
      turn: whole(1),
      tide: player,
    },
    ['players'],
  ),
)

const decksIn = memoize((library: Cards) =>
  record({ players: playersIn(library), first: player }, ['players']),
)

export const boardProblem = (setup: unknown, library: Cards): Reason | null =>
  problemIn(boardIn(library), setup)

/** Why a word is no house of these cards; null if it is one. */
export const houseProblem = (house: string, library: Cards): Reason | null =>
  problemIn(record({ house: houseIn(library) }), { house })

export const decksProblem = (decks: unknown, library: Cards): Reason | null =>
  problemIn(decksIn(library), decks)

/** Properties of cards and players that cannot be edited, which has a reason of its own. */
export const KEPT_BY_CARD = [
  'name',
  'as',
  'owner',
  'upgrades',
  'under',
  'grafted',
  'facedown',
  'icons',
  'house',
] as const
export const KEPT_BY_PLAYER = ['name', 'houses', 'token', ...PILES] as const

const anything: schema.Schema = () => null
const kept = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, anything]))

/** Edits by numbers of cards and players. */
const EDITS = record({
  cards: table(record({ ...CARD, ...kept(KEPT_BY_CARD) })),
  players: table(record({ ...playerFields(anything), ...kept(KEPT_BY_PLAYER) })),
})

export const editsProblem = (edits: unknown): Reason | null => problemIn(EDITS, edits)
