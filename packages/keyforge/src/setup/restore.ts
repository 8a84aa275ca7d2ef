import {
  FIRST_CARD,
  type FieldTest,
  failingField,
  integer,
  type ListedCard,
  listOf,
  nullOr,
  oneOf,
  optional,
  PLAYERS,
  referenceTests,
  restoreRecords,
  savedDefinition,
  shape,
  strayCard,
  TABLE,
} from '@battleline/card-game'
import { because, isRecord, isText, type Reason, type StateRecord, say } from '@battleline/kernel'
import type { Library } from '../cards/library.ts'
import { allActiveEffects, textNeeds } from '../effects/continuous.ts'
import { restoreFaces } from '../effects/faces.ts'
import { asMaverick, asUpgradeOf } from '../model/definition.ts'
import { CONTROL, FACE, FORM, type Lasting } from '../model/lasting-effect.ts'
import { boardOf, newCard, newPlayer, newTable } from '../model/new-records.ts'
import { type Card, HISTORY_KINDS, MAIN_STEPS, type Player, type Table } from '../model/state.ts'
import { wornArmorOn } from '../rules/armor.ts'
import { PERMITTED, PRINTED_TYPES, UNTIL } from '../text/words/listed-words.ts'
import { CARD_TYPES, ICONS, inPlayZone, KEYS, NO_HOUSE, PILES, ZONES, type Zone } from '../vocabulary.ts'
import { reverseOf } from './setup.ts'

/**
 * Completes loaded records: gives cards their definitions and computes the active effects. Returns the problem if a
 * record is invalid, so that no later code fails on it.
 */
export function restore(rows: StateRecord[], library: Library): Reason | null {
  const wrong =
    restoreRecords(rows, {
      fresh: (row, at) =>
        at === TABLE ? newTable() : at < FIRST_CARD ? freshPlayer(row, library) : freshCard(row, library),
      misplaced: (row, at) => misplaced(row, at, rows.length),
    }) ?? cardOutOfPlace(rows)
  if (wrong !== null) return wrong
  const table = rows[TABLE] as Table
  if (!table.lasting.every(lastingTest(rows.length, library)))
    return because('the saved position has a lasting effect that there is not')
  const lastingHooks = (text: string) => library.lasting(text)?.hooks ?? []
  table.$effects = allActiveEffects(rows, lastingHooks)
  // A card that is a copy has the effects of the other card.
  if (restoreFaces(rows)) table.$effects = allActiveEffects(rows, lastingHooks)
  table.$needs = textNeeds(rows)
  // A handwritten save may list only used armor.
  table.worn = wornArmorOn(boardOf(rows))
  return null
}

/** Why the records do not have every card in exactly one place: the one that its own record names. */
export const cardOutOfPlace = (rows: readonly StateRecord[]): Reason | null =>
  strayCard(rows, FIRST_CARD, listedCards(rows), isLoose)

const isLoose = ({ zone }: Card) => zone === 'revealed'

/** Every card that a record lists, and whether the card's zone, player and host say the same. */
function* listedCards(rows: readonly StateRecord[]): Generator<ListedCard> {
  for (const player of PLAYERS) {
    for (const pile of PILES) {
      for (const card of (rows[player] as Player)[pile]) {
        const { zone, owner, controller } = rows[card] as Card
        // Archives may hold an enemy card (KF-ARC-2).
        const whose = inPlayZone(pile) ? controller : pile === 'archives' ? player : owner
        yield [card, zone === pile && player === whose]
      }
    }
  }
  for (let at = FIRST_CARD; at < rows.length; at++) {
    const { upgrades, under, half } = rows[at] as Card
    const isThere = (card: number, zone: Zone): ListedCard => {
      const one = rows[card] as Card
      return [card, one.zone === zone && one.host === at]
    }
    for (const upgrade of upgrades) yield isThere(upgrade, 'attached')
    for (const below of under) yield isThere(below, 'under')
    if (half >= 0) yield isThere(half, 'joined')
  }
}

function freshCard(row: StateRecord, library: Library): Card | Reason {
  const { definition: name, zone } = row as Card
  const definition = savedDefinition(library, name)
  if ('reason' in definition) return definition
  const { facedown, maverick } = row as Card
  const house = isText(maverick) ? maverick : null
  if (!ZONES.includes(zone)) return because(say`${name} is in no zone of this game`)
  const own = isRecord(facedown) ? definition : asMaverick(definition, house)
  const card = newCard(zone === 'attached' ? asUpgradeOf(own) : own, 1)
  card.definition = name
  card.$reverse = reverseOf(definition, library)
  if (!isRecord(facedown)) return card
  const real = typeof facedown.definition === 'string' ? library.find(facedown.definition) : null
  const isToken = definition.type === 'token creature' && typeof facedown.name === 'string'
  if (real === null || 'problems' in real || !isToken)
    return because(say`${name} is facedown in the saved position, but no token creature`)
  card.$facedown = asMaverick(real, house)
  return card
}

function freshPlayer(row: StateRecord, library: Library): Player | Reason {
  const player = newPlayer('', 0)
  const { token } = row as Player
  if (typeof token !== 'string' || token === '') return player
  const definition = library.find(token)
  if (definition === null || 'problems' in definition || definition.type !== 'token creature')
    return because(say`no token creature is called ${token}`)
  player.$token = definition
  return player
}

const isPlayer = oneOf(PLAYERS)
const isHouse = isText

const isCounters = shape({ name: isText, count: integer(1) })

const isPermit = shape({
  by: isPlayer,
  does: oneOf(PERMITTED),
  of: shape({ type: oneOf(PRINTED_TYPES) }),
  from: optional(integer()),
})

const lists = (...fields: readonly string[]) =>
  shape(Object.fromEntries(fields.map((field) => [field, Array.isArray])))
const isLeft = lists('neighbors', 'houses', 'traits', 'counters', 'keywords', 'icons')

const historyTest = (count: number) =>
  listOf(
    shape({
      deed: oneOf(HISTORY_KINDS),
      by: isPlayer,
      card: integer(1, count),
      life: integer(0),
      name: isText,
      times: integer(1),
    }),
  )

/** A field of a record with an unknown value or an invalid reference. */
function misplaced(row: StateRecord, at: number, count: number): Reason | null {
  if (refersOutside(row, count))
    return because(say`record ${at} of the saved position refers to a card that is not there`)
  const field =
    at === TABLE
      ? misplacedOnTable(row as Table, count)
      : at < FIRST_CARD
        ? misplacedOnPlayer(row as Player, count)
        : misplacedOnCard(row as Card, count)
  return field === null ? null : because(say`record ${at} of the saved position is impossible: its ${field}`)
}

function misplacedOnCard(
  { owner, controller, icons, maverick, counters, facedown, half, host }: Card,
  count: number,
): string | null {
  const { cardOrNone } = referenceTests(FIRST_CARD, count)
  return failingField({
    owner: isPlayer(owner),
    controller: isPlayer(controller),
    icons: icons.every(oneOf(ICONS)),
    'house of a maverick': nullOr(isHouse)(maverick),
    counters: counters.every(isCounters),
    'hidden face': typeof facedown === 'object',
    'other half': cardOrNone(half),
    host: cardOrNone(host),
  })
}

function misplacedOnPlayer({ before, keys, barred, houses }: Player, count: number): string | null {
  const { ref } = referenceTests(FIRST_CARD, count)
  const isDistinct = (list: readonly string[]) => list.length === new Set(list).size
  return failingField({
    memory: historyTest(count)(before),
    keys: isDistinct(keys) && keys.every(oneOf(KEYS)),
    'barred houses': barred.every(shape({ house: isHouse, with: ref })),
    houses: isDistinct(houses) && houses.every(isHouse),
  })
}

function misplacedOnTable(table: Table, count: number): string | null {
  const { card, cards } = referenceTests(FIRST_CARD, count)
  const { active, house, memory, extra, main, permits, worn, undecided, left, tide, winner } = table
  return failingField({
    'active player': isPlayer(active),
    house: house === null || house === NO_HOUSE || isHouse(house),
    memory: historyTest(count)(memory),
    turns: extra.every(isPlayer),
    'step 3': MAIN_STEPS.includes(main),
    permits: permits.every(isPermit),
    'used armor': worn.every(shape({ card, armor: integer(0) })),
    'undecided Æmber': undecided.every(shape({ player: isPlayer, amount: integer(1), among: cards })),
    'what left': left.every(isLeft),
    'tide or winner': [tide, winner].every(nullOr(isPlayer)),
  })
}

/** A test for lasting effects: some card has its text, and it refers to existing cards and players. */
function lastingTest(count: number, library: Library): FieldTest {
  const { ref, refs } = referenceTests(FIRST_CARD, count)
  return shape({
    id: integer(),
    text: (text) =>
      typeof text === 'string' && ([CONTROL, FORM, FACE].includes(text) || library.lasting(text) !== null),
    from: ref,
    you: isPlayer,
    on: nullOr(refs),
    until: oneOf(UNTIL),
    bound: nullOr(ref),
    waits: oneOf([true, false]),
    house: optional(isHouse),
    word: optional(isText),
    value: optional(integer()),
    type: optional(oneOf(CARD_TYPES)),
    face: optional(
      shape({ how: oneOf(['copy', 'text box', 'features']), of: isText, house: optional(isHouse) }),
    ),
    once: oneOf([true, false]),
    affectedThisWay: refs,
  } satisfies { readonly [F in keyof Lasting]?: FieldTest })
}

const REFERENCES = [...PILES, 'upgrades', 'under'] as const

function refersOutside(row: StateRecord, count: number): boolean {
  const fields = row as unknown as Record<string, unknown>
  const { cards } = referenceTests(FIRST_CARD, count)
  return !REFERENCES.every((field) => cards(fields[field] ?? []))
}
