import { because, isDerived, isLike, type Reason, type StateRecord, say } from '@battleline/kernel'
import { lazy } from '@battleline/language'
import { Library } from '../cards/library.ts'
import { NO_READER } from '../cards/text-reader.ts'
import type { TokenText } from '../text/structure.ts'
import { AHEAD, type Edition, ZONES } from '../vocabulary.ts'
import { setUp } from './setup.ts'
import { type Effect, type Facts, type Permanent, type Player, type Ref, TABLE, type Table } from './state.ts'

const sampled = lazy(sample)

/** What is wrong with loaded records, so that no later code fails on them; null if nothing is. */
export function restore(rows: StateRecord[], edition: Edition): Reason | null {
  const table = rows[TABLE] as Partial<Table> | undefined
  // Saves of earlier versions remember nothing of the turn.
  if (table !== undefined && table.history === undefined)
    rows[TABLE] = Object.assign(table, { history: [] }) as Table
  const players = table?.players ?? 0
  if (!Number.isInteger(players) || players < 2 || players >= rows.length + 1 || players > 8)
    return because('the saved position has no table with two players or more')
  if (
    !isPlace(table?.active, players) ||
    table?.edition !== edition ||
    !isLikeTable(table) ||
    !hasSoundTokens(table) ||
    table.upcomingPhases?.every((one) => AHEAD.includes(one)) !== true ||
    typeof table?.combat !== 'boolean'
  )
    return because('the table of the saved position is damaged')
  for (const [at, row] of rows.entries()) {
    if (at === TABLE) continue
    const wrong = at <= players ? !isPlayerRow(row) : !isPermanentRow(row, rows.length, players)
    if (wrong) return because(say`record ${at} of the saved position is damaged`)
  }
  return null
}

/** An example record of each kind with every field: the table, two players, a permanent. */
function sample(): StateRecord[] {
  const rows = setUp(
    { players: [{ name: 'one', permanents: [{ name: 'creature' }] }, { name: 'two' }] },
    new Library([], NO_READER),
    'current',
  )
  return Array.isArray(rows) ? rows : []
}

/** Whether every field of a record has the type of the example's. */
const isLikeRow = (row: StateRecord, model: StateRecord | undefined): boolean =>
  model !== undefined &&
  Object.entries(model).every(
    ([field, value]) => isDerived(field) || isLike((row as unknown as Record<string, unknown>)[field], value),
  )

const isLikeTable = (table: Partial<Table>): boolean => isLikeRow(table as StateRecord, sampled()[TABLE])

const isPlace = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most

function isPlayerRow(row: StateRecord): boolean {
  const { life, tempted = 0 } = row as Partial<Player>
  return isLikeRow(row, sampled()[1]) && Number.isInteger(life) && Number.isInteger(tempted)
}

function isPermanentRow(row: StateRecord, records: number, players: number): boolean {
  const one = row as Permanent
  if (!isLikeRow(row, sampled()[3]) || !ZONES.includes(one.zone)) return false
  const refers = (value: number, least: number) => value >= least && value < records
  return (
    isFacts(one.facts) &&
    (one.facts.under === undefined || isFacts(one.facts.under)) &&
    isPlace(one.owner, players) &&
    isPlace(one.controller, players) &&
    refers(one.attached, 0) &&
    refers(one.attacks, -1) &&
    one.protector <= players &&
    one.formerDefender <= players &&
    one.effects.every((effect) => isEffect(effect, records, players)) &&
    one.blocks.every((attacker) => typeof attacker === 'number' && attacker > players && refers(attacker, 0))
  )
}

function isFacts(facts: Facts): boolean {
  const model = (sampled()[3] as Permanent | undefined)?.facts
  return (
    facts !== null &&
    isLikeRow(facts as unknown as StateRecord, model as unknown as StateRecord | undefined) &&
    hasSoundTokens(facts.abilities)
  )
}

/** Whether an effect names players and objects that can be looked up later. */
function isEffect(effect: Effect, records: number, players: number): boolean {
  const isRef = ({ card, life }: Partial<Ref> = {}) => isPlace(card, records - 1) && Number.isInteger(life)
  switch (effect?.kind) {
    case 'is':
      return effect.held === undefined || isRef(effect.held)
    case 'goaded':
    case 'chosen':
      return isPlace(effect.by, players)
    case 'borrowed':
      return isPlace(effect.from, players) && (effect.while === undefined || isRef(effect.while.of))
    case 'exiled until':
      return isRef(effect.left)
    default:
      return true
  }
}

/** Whether every token that abilities create has what a permanent needs. */
function hasSoundTokens(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  const { kind, token } = value as { readonly kind?: unknown; readonly token?: unknown }
  return (kind !== 'create' || token == null || isToken(token)) && Object.values(value).every(hasSoundTokens)
}

function isToken(token: unknown): boolean {
  const { power, toughness, subtypes, colors = [], name = '' } = Object(token) as Partial<TokenText>
  const isWords = (all: unknown) => Array.isArray(all) && all.every((one) => typeof one === 'string')
  return (
    Number.isInteger(power) &&
    Number.isInteger(toughness) &&
    isWords(subtypes) &&
    isWords(colors) &&
    typeof name === 'string'
  )
}
