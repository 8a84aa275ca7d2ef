import type { Seeded } from '@battleline/kernel/test-kit'

/** Values that no field wants, and that JSON can hold. */
const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  3,
  99,
  0.5,
  1e9,
  1e308,
  -1e308,
  2 ** 53,
  '',
  ' ',
  '?',
  'x',
  'Troll',
  '__proto__',
  'constructor',
  '\u0000\u202E',
  [],
  [[]],
  [null],
  {},
  { kind: 'x' },
  { name: 'Troll' },
  { constructor: 1 },
]

/** And those that it cannot. */
const ODDER: readonly unknown[] = [
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  new Array(3),
  new Array(2 ** 32 - 1),
  1n,
  Symbol('x'),
  () => 1,
  new Map(),
  new Date(0),
  Object.create(null),
]

/** A place in a value: a list or record, and the key in it. */
interface Place {
  readonly around: Record<string, unknown> | unknown[]
  readonly key: string
}

function places(value: unknown, found: Place[] = []): readonly Place[] {
  if (typeof value !== 'object' || value === null || found.length > 5000) return found
  for (const key of Object.keys(value)) {
    found.push({ around: value as Place['around'], key })
    places((value as Record<string, unknown>)[key], found)
  }
  return found
}

/** A copy of a value, or the value itself if JSON cannot hold it. */
function copy(value: unknown): unknown {
  if (typeof value !== 'object' || (Array.isArray(value) && value.length > 1e6)) return value
  try {
    return JSON.parse(JSON.stringify(value))
  } catch {
    return value
  }
}

/** A copy of a value with some damage. `json`: true for damage that JSON can hold. */
export function damaged(value: unknown, random: Seeded, json: boolean): unknown {
  const box = { value: copy(value) }
  for (let count = 1 + random.below(3); count > 0; count--) {
    const all = places(box)
    // Nothing may be left.
    if (all.length === 0) break
    const { around, key } = random.one(all)
    damage(around, key, random, json ? ODD : [...ODD, ...ODDER], box)
  }
  return json ? copy(box.value) : box.value
}

/** One of them; a value that JSON can hold is not shared, as the next damage may change it. */
const oneOf = (odd: readonly unknown[], random: Seeded): unknown => {
  const value = random.one(odd)
  return ODD.includes(value) ? copy(value) : value
}

function damage(
  around: Place['around'],
  key: string,
  random: Seeded,
  odd: readonly unknown[],
  whole: unknown,
): void {
  const record = around as Record<string, unknown>
  const was = record[key]
  const kinds = ['odd', 'odd', 'other', 'less', 'more', 'twice', 'renamed', 'near', 'near'] as const
  switch (random.one(kinds)) {
    case 'odd':
      record[key] = oneOf(odd, random)
      return
    case 'other': {
      const other = random.one(places(whole))
      record[key] = copy((other.around as Record<string, unknown>)[other.key])
      return
    }
    case 'less':
      if (Array.isArray(around)) around.splice(Number(key), 1)
      else delete record[key]
      return
    case 'more':
      if (Array.isArray(around)) around.splice(random.below(around.length + 1), 0, oneOf(odd, random))
      else record[random.one(['x', 'name', 'kind', 'constructor', 'toJSON', 'length'])] = oneOf(odd, random)
      return
    case 'twice':
      if (Array.isArray(around)) around.push(copy(was))
      return
    case 'renamed':
      if (Array.isArray(around)) return
      delete record[key]
      record[`${key.slice(1)}s`] = was
      return
    case 'near':
      if (typeof was === 'number') record[key] = was + random.one([1, -1, 2, 1000])
      else if (typeof was === 'boolean') record[key] = !was
      else if (typeof was === 'string')
        record[key] = random.one([`${was}x`, was.slice(1), was.toUpperCase(), ''])
  }
}

/** A text with some damage: parts left out, repeated, moved, and signs between them. */
export function damagedText(text: string, random: Seeded): string {
  const signs = [
    ...'\n\t :-[]{}"\'|>#&*!%@?,0aÆ→\u0000\u001b\u202e\u{1f409}',
    '---\n',
    '  ',
    '-1',
    '1e9',
    'null',
  ]
  let all = text
  for (let count = 1 + random.below(4); count > 0; count--) {
    const from = random.below(all.length + 1)
    const to = Math.min(all.length, from + random.below(random.one([2, 10, 60])))
    const part = all.slice(from, to)
    const kind = random.below(5)
    if (kind === 0) all = all.slice(0, from) + all.slice(to)
    else if (kind === 1) all = all.slice(0, to) + part + all.slice(to)
    else if (kind === 2) all = all.slice(0, from) + random.one(signs) + all.slice(from)
    else if (kind === 3) all = all.slice(0, from) + random.one(signs) + all.slice(to)
    else {
      const at = random.below(all.length + 1)
      all = all.slice(0, at) + part + all.slice(at)
    }
  }
  return all
}
