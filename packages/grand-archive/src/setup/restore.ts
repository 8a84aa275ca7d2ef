import {
  type FieldTest,
  integer,
  type ListedCard,
  listOf,
  nullOr,
  oneOf,
  referenceTests,
  restoreRecords,
  savedDefinition,
  shape,
  strayCard,
} from '@battleline/card-game'
import { because, isRecord, isText, type Reason, type StateRecord, say } from '@battleline/kernel'
import type { Library } from '../cards/library.ts'
import { hooksOfBoard } from '../model/hooks.ts'
import { newCard, newPlayer, newTable } from '../model/new-records.ts'
import {
  type Card,
  FIRST_CARD,
  PLAYERS,
  type Player,
  type Remembered,
  TABLE,
  type Table,
} from '../model/state.ts'
import { DIRECTIONS, type Edition, MASTERIES, PILES, ZONES } from '../vocabulary.ts'
import { finder } from './setup.ts'

/**
 * Completes loaded records: gives cards their definitions and computes the active effects. Returns the problem if a
 * record is invalid, so that no later code fails on it.
 */
export function restore(rows: StateRecord[], edition: Edition, library: Library): Reason | null {
  const wrong =
    restoreRecords(rows, {
      fresh: (row, at) => freshRecord(row, at, edition, library),
      misplaced: misplacedAmong(rows.length),
    }) ?? strayCard(rows, FIRST_CARD, listedCards(rows), isLoose)
  if (wrong !== null) return wrong
  const table = rows[TABLE] as Table
  if (table.edition !== edition) return because('the saved position is of another edition')
  table.$effects = hooksOfBoard(rows)
  return null
}

function freshRecord(row: StateRecord, at: number, edition: Edition, library: Library): StateRecord | Reason {
  if (at === TABLE) return newTable(edition, finder(library))
  return at < FIRST_CARD ? newPlayer('') : freshCard(row, library)
}

function freshCard(row: StateRecord, library: Library): Card | Reason {
  const { definition: name, zone } = row as Card
  const definition = savedDefinition(library, name)
  if ('reason' in definition) return definition
  return ZONES.includes(zone) ? newCard(definition, 1) : because(say`${name} is in no zone of this game`)
}

const LISTS = ['field', ...PILES] as const

/** Finds a record that refers to a missing player or card. */
function misplacedAmong(count: number): (row: StateRecord, at: number) => Reason | null {
  const [table, player, card] = [tableTest(count), playerTest(count), cardTest(count)]
  return (row, at) => {
    const fits = at === TABLE ? table : at < FIRST_CARD ? player : card
    return fits(row)
      ? null
      : because(say`record ${at} of the saved position refers to a missing zone or player`)
  }
}

const isPlayer = oneOf(PLAYERS)

const COUNTED = Object.fromEntries(MASTERIES.map((mastery) => [mastery, nullOr(integer(0))]))

function playerTest(count: number): FieldTest {
  const { cards } = referenceTests(FIRST_CARD, count)
  const lists = Object.fromEntries(LISTS.map((list) => [list, cards]))
  return shape({ ...lists, currents: oneOf([null, ...DIRECTIONS]), ...COUNTED })
}

function cardTest(count: number): FieldTest {
  const { cards, cardOrNone, ref } = referenceTests(FIRST_CARD, count)
  return shape({
    owner: isPlayer,
    controller: isPlayer,
    host: cardOrNone,
    under: cards,
    linked: nullOr(ref),
    paid: listOf(isText),
  } satisfies FieldsOf<Card>)
}

function tableTest(count: number): FieldTest {
  const { card, cards, ref, refs } = referenceTests(FIRST_CARD, count)
  const targets = referenceTests(1, count).refs
  const ability = shape({
    id: isText,
    chartId: isText,
    source: card,
    you: isPlayer,
    attacker: nullOr(ref),
    targets,
    antecedent: refs,
    bonuses: (one: unknown) => one === undefined || listOf(integer())(one),
  })
  const known = shape({ controller: isPlayer, power: integer(), elements: Array.isArray, counters: isRecord })
  const combat = shape({
    attacker: ref,
    by: isPlayer,
    weapons: refs,
    defenders: refs,
    retaliators: refs,
    intent: cards,
    prepared: cards,
    blows: listOf(shape({ to: ref, by: ref, using: refs })),
  })
  const isEmpowered = shape({ you: isPlayer, amount: integer(1), spell: nullOr(ref) })
  const isRemembered = (one: unknown) => {
    const { kind } = one as Remembered
    if (kind === 'empowered') return isEmpowered(one)
    if (kind === 'next card')
      return shape({ you: isPlayer, of: isRecord, gives: isRecord, used: nullOr(ref) })(one)
    if (kind === 'champion did') return shape({ you: isPlayer, what: isText })(one)
    if (kind === 'later')
      return shape({ you: isPlayer, when: isText, chartId: isText, antecedent: refs })(one)
    if (kind === 'agility') return shape({ you: isPlayer, amount: integer(1) })(one)
    if (kind === 'suppressed' || kind === 'activated') return shape({ you: isPlayer })(one)
    return kind === 'used' || kind === 'revealed' || kind === 'entered' || kind === 'was suppressed'
  }
  return shape({
    active: isPlayer,
    winner: oneOf([null, 0, ...PLAYERS]),
    stack: listOf(shape({ ability })),
    pendingTriggers: listOf(shape({ saw: listOf(ability) })),
    lasting: listOf(shape({ is: isRecord, on: refs, source: ref, you: isPlayer })),
    left: listOf((one) => ref(one) && known(one)),
    memory: listOf((one) => ref(one) && isRemembered(one)),
    combat: nullOr(combat),
  } satisfies FieldsOf<Table>)
}

type FieldsOf<R> = { readonly [F in keyof R]?: FieldTest }

const isLoose = ({ zone }: Card) => zone === 'intent' || zone === 'stack' || zone === 'nowhere'

/** Every card that a record lists, and whether the card's zone, player and host say the same. */
function* listedCards(rows: readonly StateRecord[]): Generator<ListedCard> {
  for (const player of PLAYERS) {
    for (const list of LISTS)
      for (const card of (rows[player] as Player)[list]) {
        const { zone, owner, controller } = rows[card] as Card
        yield [card, zone === list && player === (list === 'field' ? controller : owner)]
      }
  }
  for (let at = FIRST_CARD; at < rows.length; at++) {
    for (const card of (rows[at] as Card).under) {
      const { zone, host } = rows[card] as Card
      yield [card, (zone === 'lineage' || zone === 'loaded') && host === at]
    }
  }
}
