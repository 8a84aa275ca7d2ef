import { because, isRecord, type Owned, type Reason, takeOver } from '@battleline/kernel'
import { type Worn, wornOn } from './armor.ts'
import { asPlayed } from './board.ts'
import { asksOf, effectsOf } from './in-force.ts'
import type { Library } from './library.ts'
import { boardOf, newCard, newPlayer, newTable } from './new-records.ts'
import type { Undecided } from './pool.ts'
import { reverseOf } from './setup.ts'
import {
  type Barred,
  type Card,
  CONTROL,
  DEEDS,
  FIRST_CARD,
  type Lasting,
  MAIN_STEPS,
  type Memory,
  type NamedCounters,
  type Permit,
  PLAYERS,
  type Player,
  type Ref,
  TABLE,
  type Table,
} from './state.ts'
import { PERMITTED, PRINTED_TYPES, UNTIL } from './text/structure.ts'
import { CARD_TYPES, HOUSES, ICONS, inPlayZone, KEYS, NO_HOUSE, PILES, ZONES } from './vocabulary.ts'

/**
 * Makes loaded records whole: gives cards their definitions and works the effects in force out again. Says what is
 * wrong where a record is not one of this game, so that nothing built on it can fail later.
 */
export function restore(rows: Owned[], library: Library): Reason | null {
  if (rows.length < FIRST_CARD) return because('the saved position has no table and two players')
  for (const [at, row] of rows.entries()) {
    const fresh =
      at === TABLE ? newTable() : at < FIRST_CARD ? freshPlayer(row, library) : freshCard(row, library)
    if ('reason' in fresh) return fresh
    const wrong = takeOver(fresh, row, at)
    if (wrong !== null) return wrong
    if (refersOutside(row, rows.length))
      return because(`record ${at} of the saved position refers to a card that is not there`)
    const impossible = misplaced(fresh, rows.length)
    if (impossible) return because(`record ${at} of the saved position is impossible: its ${impossible}`)
    rows[at] = fresh
  }
  const lost = strayCard(rows)
  if (lost !== null) return because(`${lost} is not where the saved position says it is, or is there twice`)
  const table = rows[TABLE] as Table
  const amiss = table.lasting.find((one) => !isLasting(one, rows.length, library))
  if (amiss !== undefined) return because('the saved position has a lasting effect that there is not')
  table.$effects = effectsOf(rows, (text) => library.lasting(text)?.hooks ?? [])
  table.$asks = asksOf(rows)
  // A save that was written by hand may say only what is used.
  table.worn = wornOn(boardOf(rows))
  return null
}

/** The name of a card that does not stand once, and there where its zone says; null where all do. */
function strayCard(rows: readonly Owned[]): string | null {
  const places = rows.map(() => 0)
  const stands = (card: number, right: boolean) => {
    if (right) places[card] = (places[card] ?? 0) + 1
    else places[card] = 2
  }
  for (const player of PLAYERS) {
    const record = rows[player] as Player
    for (const pile of PILES) {
      for (const card of record[pile]) {
        const { zone, owner, controller } = rows[card] as Card
        // Archives may hold an enemy card (KF-ARC-2).
        const whose = inPlayZone(pile) ? controller : pile === 'archives' ? player : owner
        stands(card, zone === pile && player === whose)
      }
    }
  }
  for (const [at, row] of rows.entries()) {
    if (at < FIRST_CARD) continue
    for (const upgrade of (row as Card).upgrades) {
      const { zone, host } = rows[upgrade] as Card
      stands(upgrade, zone === 'attached' && host === at)
    }
    for (const below of (row as Card).under) {
      const { zone, host } = rows[below] as Card
      stands(below, zone === 'under' && host === at)
    }
    const { half } = row as Card
    if (half >= 0) {
      const { zone, host } = rows[half] as Card
      stands(half, zone === 'joined' && host === at)
    }
  }
  const stray = rows.find(
    (row, at) => at >= FIRST_CARD && places[at] !== ((row as Card).zone === 'revealed' ? 0 : 1),
  )
  return stray === undefined ? null : (stray as Card).name
}

function freshCard(row: Owned, library: Library): Card | Reason {
  const { definition: name, zone } = row as Card
  const definition = typeof name === 'string' ? library.find(name) : null
  if (definition === null) return because(`no card is called ${String(name)}`)
  if ('problems' in definition) return because(`the text of ${name} cannot be read`)
  if (!ZONES.includes(zone)) return because(`${name} is in no zone of this game`)
  const played = zone === 'attached' ? asPlayed(definition) : definition
  const card = newCard(played, 1)
  card.definition = name
  card.$reverse = reverseOf(definition, library)
  const { facedown } = row as Card
  if (!isRecord(facedown)) return card
  const real = typeof facedown.definition === 'string' ? library.find(facedown.definition) : null
  const isToken = definition.type === 'token creature' && typeof facedown.name === 'string'
  if (real === null || 'problems' in real || !isToken)
    return because(`${name} lies facedown in the saved position and is no token creature`)
  card.$facedown = real
  return card
}

function freshPlayer(row: Owned, library: Library): Player | Reason {
  const player = newPlayer('', 0)
  const { token } = row as Player
  if (typeof token !== 'string' || token === '') return player
  const definition = library.find(token)
  if (definition === null || 'problems' in definition || definition.type !== 'token creature')
    return because(`no token creature is called ${token}`)
  player.$token = definition
  return player
}

/** The field by which a record points to a player or a card that is not there; null where all is well. */
function misplaced(row: Owned, count: number): string | null {
  const isPlayer = (value: unknown) => value === 1 || value === 2
  const { owner, controller, host, icons, active, house, tide, winner, left, memory } = row as Partial<
    Card & Table
  >
  if (host !== undefined) {
    if (!isPlayer(owner)) return 'owner'
    if (!isPlayer(controller)) return 'controller'
    if (!icons?.every((one) => ICONS.includes(one))) return 'icons'
    if (!(row as Card).counters?.every(isCounters)) return 'counters'
    if (typeof (row as Card).facedown !== 'object') return 'hidden face'
    const { half } = row as Card
    if (half >= count || (half >= 0 && half < FIRST_CARD)) return 'other half'
    return Number.isInteger(host) && host >= -1 && host < count && (host < 0 || host >= FIRST_CARD)
      ? null
      : 'host'
  }
  if (active === undefined) {
    if (!(row as Player).before.every((one) => isMemory(one, count))) return 'memory'
    return unknownWord(row as Player, count)
  }
  if (!isPlayer(active)) return 'active player'
  if (house !== null && house !== NO_HOUSE && !HOUSES.some((one) => one === house)) return 'house'
  if (!memory?.every((one) => isMemory(one, count))) return 'memory'
  const { main, permits, worn, undecided, extra } = row as Table
  if (!extra.every(isPlayer)) return 'turns'
  if (!MAIN_STEPS.includes(main)) return 'step 3'
  if (!permits.every(isPermit)) return 'permits'
  if (!worn.every((one) => isWorn(one, count))) return 'used armor'
  if (!undecided.every((one) => isUndecided(one, count))) return 'undecided Æmber'
  if (!left?.every(isLeft)) return 'what left'
  return [tide, winner].every((one) => one === null || isPlayer(one)) ? null : 'tide or winner'
}

/** So many counters of one name. */
function isCounters(one: unknown): boolean {
  if (!isRecord(one)) return false
  const { name, count } = one as Partial<NamedCounters>
  return typeof name === 'string' && Number.isInteger(count) && Number(count) > 0
}

/** The list of a player that has what is no key or no house in it, or one of them twice. */
function unknownWord({ keys, houses, barred }: Player, count: number): string | null {
  const among = (list: readonly string[], words: readonly string[]) =>
    list.length === new Set(list).size && list.every((one) => words.includes(one))
  if (!among(keys, KEYS)) return 'keys'
  if (!barred.every((one) => isBarred(one, count))) return 'barred houses'
  return among(houses, HOUSES) ? null : 'houses'
}

/** A lasting effect whose text a card has, and which speaks of cards and of a player that there are. */
function isLasting(one: unknown, count: number, library: Library): boolean {
  if (!isRecord(one)) return false
  const { id, text, from, you, on, until, bound, waits, once, way, house, word, type } =
    one as Partial<Lasting>
  return (
    Number.isInteger(id) &&
    typeof text === 'string' &&
    (text === CONTROL || library.lasting(text) !== null) &&
    isRef(from, count) &&
    (you === 1 || you === 2) &&
    (on === null || (Array.isArray(on) && on.every((ref) => isRef(ref, count)))) &&
    UNTIL.some((known) => known === until) &&
    (bound === null || isRef(bound, count)) &&
    typeof waits === 'boolean' &&
    (house === undefined || HOUSES.some((known) => known === house)) &&
    (word === undefined || typeof word === 'string') &&
    (type === undefined || CARD_TYPES.some((known) => known === type)) &&
    typeof once === 'boolean' &&
    Array.isArray(way) &&
    way.every((ref) => isRef(ref, count))
  )
}

function isRef(value: unknown, count: number): boolean {
  if (!isRecord(value)) return false
  const { card, life } = value as Partial<Ref>
  return isCard(card, count) && isNumber(life, 0)
}

const isNumber = (value: unknown, least: number, below = Number.POSITIVE_INFINITY): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) < below

/** The number of one of the records, of which there are `count`, that is a card's. */
const isCard = (value: unknown, count: number): boolean => isNumber(value, FIRST_CARD, count)

function isBarred(one: unknown, count: number): boolean {
  if (!isRecord(one)) return false
  const { house, with: card } = one as Partial<Barred>
  return HOUSES.some((known) => known === house) && isRef(card, count)
}

function isMemory(one: unknown, count: number): boolean {
  if (!isRecord(one)) return false
  const { deed, by, card, life, name, times } = one as Partial<Memory>
  return (
    DEEDS.some((known) => known === deed) &&
    (by === 1 || by === 2) &&
    isNumber(card, 1, count) &&
    isNumber(life, 0) &&
    typeof name === 'string' &&
    isNumber(times, 1)
  )
}

function isWorn(one: unknown, count: number): boolean {
  if (!isRecord(one)) return false
  const { card, armor } = one as Partial<Worn>
  return isCard(card, count) && isNumber(armor, 0)
}

function isUndecided(one: unknown, count: number): boolean {
  if (!isRecord(one)) return false
  const { player, amount, among } = one as Partial<Undecided>
  const isThere = Array.isArray(among) && among.every((card) => isCard(card, count))
  return (player === 1 || player === 2) && isNumber(amount, 1) && isThere
}

const isLeft = (one: unknown): boolean =>
  isRecord(one) &&
  ['neighbors', 'houses', 'traits', 'counters', 'keywords', 'icons'].every((list) => Array.isArray(one[list]))

function isPermit(one: unknown): boolean {
  if (!isRecord(one)) return false
  const { by, does, of, from = FIRST_CARD } = one as Partial<Permit>
  const known = (by === 1 || by === 2) && PERMITTED.some((known) => known === does) && Number.isInteger(from)
  return known && isRecord(of) && PRINTED_TYPES.some((type) => type === of.type)
}

const REFERENCES = [...PILES, 'upgrades', 'under'] as const

function refersOutside(row: Owned, count: number): boolean {
  const fields = row as unknown as Record<string, unknown>
  return REFERENCES.some((field) => {
    const list = fields[field] ?? []
    return !Array.isArray(list) || !list.every((card) => isCard(card, count))
  })
}
