import { isRecord } from '@battleline/kernel'
import { nearest } from '@battleline/language'
import { REQUESTS, type RequestName, type WireError } from './protocol.ts'

/** A request that is refused. */
export class WireRefusal extends Error {
  readonly error: WireError

  constructor(message: string, at: string | null, near: string | null = null) {
    super(message)
    this.error = { message, at, nearest: near }
  }
}

/** A request: what to do, and its fields, of which the needed ones are there. */
export interface Request {
  readonly name: RequestName
  readonly fields: Readonly<Record<string, unknown>>
}

/** More letters are no request. */
const LONGEST = 10_000_000

/**
 * The request of a line.
 * @throws WireRefusal
 */
export function readRequest(line: string): Request & { readonly id: unknown } {
  const fields = parsed(line)
  if (!isRecord(fields)) throw new WireRefusal('a request is a JSON object, such as {"do":"hello"}', null)
  return { ...requestIn(fields), id: idOf(fields) }
}

/** The id of a request, to give back with its reply; undefined if there is none. */
export const idOf = (fields: unknown): unknown =>
  isRecord(fields) ? (fields as { id?: unknown }).id : undefined

function parsed(line: string): unknown {
  if (line.length > LONGEST) throw new WireRefusal(`a line has at most ${LONGEST} characters`, null)
  try {
    return JSON.parse(line)
  } catch (error) {
    const place = /position (\d+)/.exec(String(error))?.[1]
    const at = place === undefined ? null : `column ${Number(place) + 1}`
    throw new WireRefusal('the line is no JSON', at)
  }
}

function requestIn(given: object): Request {
  const fields = given as Readonly<Record<string, unknown>>
  const names = Object.keys(REQUESTS)
  const name = fields.do
  if (typeof name !== 'string' || !Object.hasOwn(REQUESTS, name))
    throw new WireRefusal(
      `“do” is one of ${names.join(', ')}`,
      'do',
      typeof name === 'string' ? (nearest(name, names) ?? null) : null,
    )
  const known = name as RequestName
  const { needs, takes } = REQUESTS[known]
  const missing = needs.find((field) => fields[field] === undefined)
  if (missing !== undefined) throw new WireRefusal(`“${name}” needs “${missing}”`, missing)
  const fit: readonly string[] = ['do', 'id', ...needs, ...takes]
  const stray = Object.keys(fields).find((field) => !fit.includes(field))
  if (stray !== undefined)
    throw new WireRefusal(`“${name}” takes no “${stray}”`, stray, nearest(stray, fit) ?? null)
  return { name: known, fields }
}

/**
 * A whole number of a field, or a default.
 * @throws WireRefusal
 */
export function numberIn(
  fields: Request['fields'],
  field: string,
  { least, most, otherwise }: { least: number; most: number; otherwise?: number },
): number {
  const value = fields[field] ?? otherwise
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  throw new WireRefusal(`“${field}” is a whole number from ${least} to ${most}`, field)
}
