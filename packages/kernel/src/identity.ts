import { isDerived, type Owned } from './record.ts'
import type { Rules } from './rules.ts'
import type { Frame, World } from './world.ts'

/**
 * Which positions are equal, without writing them down. A position has a number, its hash, which is kept as positions are
 * made: the hash of a record is worked out once and noted on it (`$hash`), and the hash of all records is the sum of
 * theirs, from which a run takes out what it writes to. Equal positions have equal hashes; whether positions of equal
 * hashes are equal is looked at where they differ, record by record. So no two positions are ever mistaken for one.
 */

/** Spreads the bits of a number over all 32 (the last steps of MurmurHash3). */
function spread(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

const TRUE = 0x51ed270b
const FALSE = 0x2545f491
const NULL = 0x6b43a9b5
const SAMPLED = 12

/** Of a long word its first and its last letters: what tells apart the words that one field holds. */
function hashOfWord(word: string): number {
  const { length } = word
  let hash = length
  const head = length <= 2 * SAMPLED ? length : SAMPLED
  for (let at = 0; at < head; at++) hash = Math.imul(hash, 31) + word.charCodeAt(at)
  for (let at = Math.max(head, length - SAMPLED); at < length; at++)
    hash = Math.imul(hash, 31) + word.charCodeAt(at)
  return hash | 0
}

/** Lists of objects are shared by many positions and never change: their hashes are kept. */
const kept = new WeakMap<object, number>()

function hashOf(value: unknown): number {
  if (typeof value === 'number') return value | 0
  if (typeof value === 'string') return hashOfWord(value)
  if (typeof value === 'boolean') return value ? TRUE : FALSE
  if (typeof value !== 'object' || value === null) return NULL
  if (!Array.isArray(value)) return hashOfFields(value)
  const { length } = value
  if (length === 0) return length
  if (typeof value[0] !== 'object') return hashOfList(value)
  const known = kept.get(value)
  if (known !== undefined) return known
  const hash = hashOfList(value)
  kept.set(value, hash)
  return hash
}

function hashOfList(list: readonly unknown[]): number {
  let hash = list.length
  for (let at = 0; at < list.length; at++) hash = Math.imul(hash ^ hashOf(list[at]), 0x01000193) + at
  return spread(hash)
}

/** Tells the fields of a record apart, well enough and at once. */
function hashOfName(field: string): number {
  const { length } = field
  const ends = (field.charCodeAt(0) << 8) | field.charCodeAt(length - 1)
  return Math.imul((ends << 8) | length, 0x9e3779b1)
}

/** Independent of the order in which fields stand, as equality is. */
function hashOfFields(value: object): number {
  const fields = value as Readonly<Record<string, unknown>>
  let hash = 0
  for (const field in fields) {
    if (isDerived(field)) continue
    hash = (hash + spread(hashOf(fields[field]) + hashOfName(field))) | 0
  }
  return hash
}

type Digests = Pick<Rules, 'digest'>

/** The hash of a record; 0 stands for one that is not worked out yet. Only for records that no run may write to. */
function hashOfRecord(rules: Digests, row: Owned, id: number): number {
  if (row.$hash !== undefined && row.$hash !== 0) return row.$hash
  const hash = (rules.digest?.(row, id) ?? hashOfFields(row)) || 1
  row.$hash = hash
  return hash
}

/** What a record adds to the hash of all: equal records of different numbers add something else. */
export const shareOf = (rules: Digests, row: Owned, id: number): number =>
  spread(hashOfRecord(rules, row, id) + Math.imul(id, 0x9e3779b1))

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
    const [row, its] = [rows[id] as Owned, other.rows[id] as Owned]
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
