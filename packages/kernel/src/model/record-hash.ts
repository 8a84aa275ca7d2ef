import { isDerived, type RecordRules, type StateRecord } from './record.ts'

/** Spreads the bits of a number over all 32 (the last steps of MurmurHash3). */
export function spread(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

const TRUE = 0x51ed270b
const FALSE = 0x2545f491
const NULL = 0x6b43a9b5
const SAMPLED = 12

/** The first and last letters of a long word, enough to distinguish the words that one field holds. */
export function hashOfWord(word: string): number {
  const { length } = word
  let hash = length
  const head = length <= 2 * SAMPLED ? length : SAMPLED
  for (let at = 0; at < head; at++) hash = Math.imul(hash, 31) + word.charCodeAt(at)
  for (let at = Math.max(head, length - SAMPLED); at < length; at++)
    hash = Math.imul(hash, 31) + word.charCodeAt(at)
  return hash | 0
}

/** Lists of objects are shared by many positions and never change, so their hashes are kept. */
const listHashes = new WeakMap<object, number>()

function hashOf(value: unknown): number {
  if (typeof value === 'number') return value | 0
  if (typeof value === 'string') return hashOfWord(value)
  if (typeof value === 'boolean') return value ? TRUE : FALSE
  if (typeof value !== 'object' || value === null) return NULL
  if (!Array.isArray(value)) return hashOfFields(value)
  const { length } = value
  if (length === 0) return length
  if (typeof value[0] !== 'object') return hashOfList(value)
  const known = listHashes.get(value)
  if (known !== undefined) return known
  const hash = hashOfList(value)
  listHashes.set(value, hash)
  return hash
}

function hashOfList(list: readonly unknown[]): number {
  let hash = list.length
  for (let at = 0; at < list.length; at++) hash = Math.imul(hash ^ hashOf(list[at]), 0x01000193) + at
  return spread(hash)
}

/** A quick hash of a field's name. */
function hashOfName(field: string): number {
  const { length } = field
  const ends = (field.charCodeAt(0) << 8) | field.charCodeAt(length - 1)
  return Math.imul((ends << 8) | length, 0x9e3779b1)
}

/** Independent of the order of the fields, as equality is. */
export function hashOfFields(value: object): number {
  const fields = value as Readonly<Record<string, unknown>>
  let hash = 0
  for (const field in fields) {
    if (isDerived(field)) continue
    hash = (hash + spread(hashOf(fields[field]) + hashOfName(field))) | 0
  }
  return hash
}

type Digests = Pick<RecordRules, 'recordHash'>

/** The hash of a record; 0 means not computed yet. Only for records that no run may write to. */
export function hashOfRecord(rules: Digests, row: StateRecord, id: number): number {
  if (row.$hash !== undefined && row.$hash !== 0) return row.$hash
  const hash = (rules.recordHash?.(row, id) ?? hashOfFields(row)) || 1
  row.$hash = hash
  return hash
}

/** A record's contribution to the hash of all records. It depends on the record's number. */
export const shareOf = (rules: Digests, row: StateRecord, id: number): number =>
  spread(hashOfRecord(rules, row, id) + Math.imul(id, 0x9e3779b1))
