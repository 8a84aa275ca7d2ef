import { isDerived, type StateRecord } from '../model/record.ts'
import { hashOfFields, hashOfRecord, hashOfWord, spread } from '../model/record-hash.ts'
import type { Frame, World } from '../model/run-state.ts'

/**
 * Compares positions without writing them down. Each position has a hash. A record's hash is computed once and kept
 * on it (`$hash`); the hash of all records is the sum of theirs, and a run subtracts the records that it writes to.
 * Equal positions have equal hashes. Positions with equal hashes are compared record by record where they differ, so
 * different positions are never mistaken for equal.
 */

/** The order of past abilities does not change what can still happen. */
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

/** True exactly if the records, open charts and windows of two positions of one game are equal. */
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
