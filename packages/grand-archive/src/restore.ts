import { because, isRecord, type Owned, type Reason, takeOver } from '@battleline/kernel'
import { effectsOf } from './in-force.ts'
import type { Library } from './library.ts'
import { finder, newCard, newPlayer, newTable } from './setup.ts'
import { type Card, FIRST_CARD, PLAYERS, type Player, TABLE, type Table } from './state.ts'
import { type Edition, PILES, ZONES } from './vocabulary.ts'

/**
 * Makes loaded records whole: gives cards their definitions and works the effects in force out again. Says what is
 * wrong where a record is not one of this game, so that nothing built on it can fail later.
 */
export function restore(rows: Owned[], edition: Edition, library: Library): Reason | null {
  if (rows.length < FIRST_CARD) return because('the saved position has no table and two players')
  for (const [at, row] of rows.entries()) {
    const fresh = freshRecord(row, at, edition, library)
    if ('reason' in fresh) return fresh
    const wrong = takeOver(fresh, row, at) ?? misplaced(fresh, rows.length, at)
    if (wrong !== null) return wrong
    rows[at] = fresh
  }
  const lost = strayCard(rows)
  if (lost !== null) return because(`${lost} is not where the saved position says it is, or is there twice`)
  const table = rows[TABLE] as Table
  if (table.edition !== edition) return because('the saved position is of another edition')
  table.$effects = effectsOf(rows)
  return null
}

function freshRecord(row: Owned, at: number, edition: Edition, library: Library): Owned | Reason {
  if (at === TABLE) return newTable(edition, finder(library))
  return at < FIRST_CARD ? newPlayer('') : freshCard(row, library)
}

function freshCard(row: Owned, library: Library): Card | Reason {
  const { definition: name, zone } = row as Card
  const definition = typeof name === 'string' ? library.find(name) : null
  if (definition === null) return because(`no card is called ${String(name)}`)
  if ('problems' in definition) return because(`the text of ${name} cannot be read`)
  return ZONES.includes(zone) ? newCard(definition, 1) : because(`${name} is in no zone of this game`)
}

const LISTS = ['field', ...PILES] as const

/** A record that points to a player or a card that is not there. */
function misplaced(row: Owned, count: number, at: number): Reason | null {
  const isCard = (card: unknown) =>
    Number.isInteger(card) && Number(card) >= FIRST_CARD && Number(card) < count
  const isPlayer = (player: unknown) => player === 1 || player === 2
  const wrong = because(`record ${at} of the saved position points to what is not there`)
  if (at === TABLE) return tableFits(row as Table, isPlayer, isCard) ? null : wrong
  if (at < FIRST_CARD) return LISTS.every((list) => (row as Player)[list].every(isCard)) ? null : wrong
  const { owner, controller, host, under, linked } = row as Card
  const links = linked === null || (isRecord(linked) && isCard(linked.card) && Number.isInteger(linked.life))
  return links &&
    isPlayer(owner) &&
    isPlayer(controller) &&
    (host === -1 || isCard(host)) &&
    under.every(isCard)
    ? null
    : wrong
}

type Test = (value: unknown) => boolean

function tableFits(
  { active, winner, stack, happened, combat, lasting, left, memory }: Table,
  isPlayer: Test,
  isCard: Test,
): boolean {
  const isRef: Test = (value) => isRecord(value) && isCard(value.card) && Number.isInteger(value.life)
  const areRefs: Test = (value) => Array.isArray(value) && value.every(isRef)
  const isAbility: Test = (value) =>
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.runs === 'string' &&
    isCard(value.source) &&
    isPlayer(value.you) &&
    (value.attacker === null || isRef(value.attacker)) &&
    areRefs(value.targets) &&
    areRefs(value.it)
  if (!isPlayer(active) || !(winner === null || winner === 0 || isPlayer(winner))) return false
  if (!stack.every((item) => isRecord(item) && isAbility(item.ability))) return false
  if (!happened.every((fact) => isRecord(fact) && Array.isArray(fact.saw) && fact.saw.every(isAbility)))
    return false
  if (
    !lasting.every(
      (one) => isRecord(one) && isRecord(one.is) && areRefs(one.on) && isRef(one.source) && isPlayer(one.you),
    )
  )
    return false
  const isKnown: Test = (value) =>
    isRecord(value) &&
    isRef(value) &&
    isPlayer(value.controller) &&
    Number.isInteger(value.power) &&
    Array.isArray(value.elements) &&
    isRecord(value.counters)
  if (!left.every(isKnown) || !memory.every(isRef)) return false
  if (combat === null) return true
  const { attacker, by, weapons, intent, defenders, retaliators, prepared, blows } = combat
  return (
    isRef(attacker) &&
    isPlayer(by) &&
    [weapons, defenders, retaliators].every(areRefs) &&
    [intent, prepared].every((list) => Array.isArray(list) && list.every(isCard)) &&
    Array.isArray(blows) &&
    blows.every((one) => isRecord(one) && isRef(one.to) && isRef(one.by) && areRefs(one.using))
  )
}

/** The name of a card that does not stand once, and there where its zone says; null where all do. */
function strayCard(rows: readonly Owned[]): string | null {
  const places = rows.map(() => 0)
  const stands = (card: number, right: boolean) => {
    places[card] = right ? (places[card] ?? 0) + 1 : 2
  }
  for (const player of PLAYERS) {
    const record = rows[player] as Player
    for (const list of LISTS)
      for (const card of record[list]) {
        const { zone, owner, controller } = rows[card] as Card
        stands(card, zone === list && player === (list === 'field' ? controller : owner))
      }
  }
  rows.forEach((row, at) => {
    if (at < FIRST_CARD) return
    for (const card of (row as Card).under) {
      const { zone, host } = rows[card] as Card
      stands(card, (zone === 'lineage' || zone === 'loaded') && host === at)
    }
  })
  const isLoose = (card: Card) => card.zone === 'intent' || card.zone === 'stack' || card.zone === 'nowhere'
  const found = rows.find((row, at) => at >= FIRST_CARD && places[at] !== (isLoose(row as Card) ? 0 : 1))
  return found === undefined ? null : (found as Card).name
}
