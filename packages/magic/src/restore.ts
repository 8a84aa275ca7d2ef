import { because, isDerived, isLike, type Owned, type Reason } from '@battleline/kernel'
import { Library } from './card-facts.ts'
import { setUp } from './setup.ts'
import { type Permanent, type Player, TABLE, type Table } from './state.ts'

const PERMANENT = sample()

/** Says what is wrong with loaded records, so that nothing built on them can fail later; null where nothing is. */
export function restore(rows: Owned[]): Reason | null {
  const table = rows[TABLE] as Partial<Table> | undefined
  const players = table?.players ?? 0
  if (!Number.isInteger(players) || players < 2 || players >= rows.length + 1 || players > 8)
    return because('the saved position has no table with two players or more')
  if (
    !isPlace(table?.active, players) ||
    !isList(table?.extra, 'boolean') ||
    typeof table?.combat !== 'boolean'
  )
    return because('the table of the saved position is damaged')
  for (const [at, row] of rows.entries()) {
    if (at === TABLE) continue
    const wrong = at <= players ? !isPlayerRow(row) : !isPermanentRow(row, rows.length, players)
    if (wrong) return because(`record ${at} of the saved position is damaged`)
  }
  return null
}

/** A permanent of every field, to hold loaded ones against. */
function sample(): Permanent {
  const rows = setUp(
    { players: [{ name: 'one', permanents: [{ name: 'creature' }] }, { name: 'two' }] },
    new Library([]),
  )
  return (Array.isArray(rows) ? rows[3] : {}) as Permanent
}

const isPlace = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most

const isList = (value: unknown, of: string): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === of)

function isPlayerRow(row: Owned): boolean {
  const { name, life } = row as Partial<Player>
  return typeof name === 'string' && Number.isInteger(life)
}

function isPermanentRow(row: Owned, records: number, players: number): boolean {
  const one = row as Permanent
  const like = Object.entries(PERMANENT).every(
    ([field, value]) => isDerived(field) || isLike((one as unknown as Record<string, unknown>)[field], value),
  )
  if (!like) return false
  const refers = (value: number, least: number) => value >= least && value < records
  const facts = ['types', 'subtypes', 'colors', 'abilities'].every((field) =>
    Array.isArray((one.facts as unknown as Record<string, unknown>)[field]),
  )
  return (
    facts &&
    isPlace(one.controller, players) &&
    refers(one.attached, 0) &&
    refers(one.attacks, -1) &&
    one.protector <= players &&
    one.against <= players &&
    one.blocks.every((attacker) => typeof attacker === 'number' && attacker > players && refers(attacker, 0))
  )
}
