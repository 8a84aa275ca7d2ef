import { isDerived, type StateRecord } from '../model/record.ts'
import { hashOfFields, hashOfRecord, hashOfWord, spread } from '../model/record-hash.ts'
import type { Frame, World } from '../model/run-state.ts'

/**
 * Which positions are equal, without writing them down. A position has a number, its hash, which is kept as positions are
 * made: the hash of a record is worked out once and noted on it (`$hash`), and the hash of all records is the sum of
 * theirs, from which a run takes out what it writes to. Equal positions have equal hashes; whether positions of equal
 * hashes are equal is looked at where they differ, record by record. So no two positions are ever mistaken for one.
 */

/** In which order abilities had their turn is history: what is left to happen is the same. */
function hashOfFrame(frame: Frame): number {
  if (frame.$hash !== 0) return frame.$hash
  const { chart, at, locals, entered, amending, done, awaited } = frame
  let hash = hashOfWord(chart.id) + Math.imul(at, 31) + (entered ? 7 : 0) + (awaited ? 11 : 0)
  if (amending !== null) hash += hashOfWord(amending)
  for (const one of done) hash = (hash + spread(hashOfWord(one))) | 0
  hash = spread(hash + hashOfFields(locals)) || 1
  frame.$hash = hash
  return hash
}

/** Equal for equal positions. */
export function hashOfPosition(w: World): number {
  let hash = w.hashOfRows()
  for (const frame of w.stack) hash = Math.imul(hash, 31) + hashOfFrame(frame)
  for (const record of w.touched) hash = Math.imul(hash, 31) + record
  return spread(hash)
}

/** True exactly where records, open charts and windows of two positions of one game are equal. */
export function samePosition(one: World, other: World): boolean {
  if (one === other) return true
  const { rules, rows, stack, touched } = one
  if (rows.length !== other.rows.length || stack.length !== other.stack.length) return false
  if (one.asking !== other.asking || !sameList(touched, other.touched)) return false
  for (let height = stack.length - 1; height >= 0; height--) {
    if (!sameFrame(stack[height] as Frame, other.stack[height] as Frame)) return false
  }
  if (rows === other.rows) return true
  for (let id = 0; id < rows.length; id++) {
    const [row, its] = [rows[id] as StateRecord, other.rows[id] as StateRecord]
    if (row === its) continue
    if (hashOfRecord(rules, row, id) !== hashOfRecord(rules, its, id) || !sameFields(row, its)) return false
  }
  return true
}

function sameFrame(one: Frame, other: Frame): boolean {
  if (one === other) return true
  const { done } = one
  return (
    hashOfFrame(one) === hashOfFrame(other) &&
    (one.chart === other.chart || one.chart.id === other.chart.id) &&
    one.at === other.at &&
    one.entered === other.entered &&
    one.amending === other.amending &&
    one.awaited === other.awaited &&
    done.length === other.done.length &&
    done.every((id) => other.done.includes(id)) &&
    sameFields(one.locals, other.locals)
  )
}

function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one)) return Array.isArray(other) && sameList(one, other)
  return !Array.isArray(other) && sameFields(one, other)
}

function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (!same(one[at], other[at])) return false
  return true
}

function sameFields(one: object, other: object): boolean {
  const [fields, others] = [one, other] as readonly Readonly<Record<string, unknown>>[]
  let count = 0
  for (const field in fields) {
    if (isDerived(field)) continue
    count++
    if (!same(fields?.[field], others?.[field])) return false
  }
  for (const field in others) if (!isDerived(field)) count--
  return count === 0
}
