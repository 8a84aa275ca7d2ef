import { because, type Owned, type Reason } from '@battleline/kernel'
import type { Library } from './library.ts'
import { effectsOf } from './effects.ts'
import { type Card, FIRST_CARD, TABLE, type Table } from './state.ts'
import { newCard, newPlayer, newTable } from './setup.ts'
import { ZONES } from './vocabulary.ts'

/**
 * Makes loaded records whole: gives cards their definitions and works the effects in force out again. Says what is
 * wrong where a record is not one of this game, so that nothing built on it can fail later.
 */
export function restore(rows: Owned[], library: Library): Reason | null {
  if (rows.length < FIRST_CARD) return because('the saved position has no table and two players')
  for (const [at, row] of rows.entries()) {
    const wrong = at === TABLE ? shape(row, newTable(), at) : at < FIRST_CARD ? shape(row, newPlayer('', 0), at) : restoreCard(rows, row, at, library)
    if (wrong !== null) return wrong
    if (refersOutside(row, rows.length)) return because(`record ${at} of the saved position refers to a card that is not there`)
  }
  ;(rows[TABLE] as Table).$effects = effectsOf(rows)
  return null
}

function restoreCard(rows: Owned[], row: Owned, at: number, library: Library): Reason | null {
  const { name, zone } = row as Card
  const definition = typeof name === 'string' ? library.find(name) : null
  if (definition === null) return because(`no card is called ${JSON.stringify(name)}`)
  if ('problems' in definition) return because(`the text of ${name} cannot be read`)
  if (!ZONES.includes(zone)) return because(`${name} is in no zone of this game`)
  const card = { ...row, $def: definition }
  rows[at] = card
  return shape(card, newCard(definition, 1), at)
}

/** Every field is there and of its type. Fields that may be null are only looked at where they are not. */
function shape(row: Owned, like: Owned, at: number): Reason | null {
  for (const [field, model] of Object.entries(like)) {
    if (field === 'own' || field.startsWith('$')) continue
    const value = (row as unknown as Record<string, unknown>)[field]
    const fits = model === null ? value !== undefined : typeof value === typeof model && Array.isArray(value) === Array.isArray(model)
    if (!fits) return because(`record ${at} of the saved position has no proper “${field}”`)
  }
  return null
}

const REFERENCES = ['battleline', 'artifacts', 'hand', 'deck', 'discard', 'archives', 'purged', 'upgrades', 'left'] as const

function refersOutside(row: Owned, count: number): boolean {
  const fields = row as unknown as Record<string, unknown>
  return REFERENCES.some(field => {
    const list = fields[field] ?? []
    return !Array.isArray(list) || !list.every(card => Number.isInteger(card) && card >= FIRST_CARD && card < count)
  })
}
