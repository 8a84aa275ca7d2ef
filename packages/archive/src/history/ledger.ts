import type { Current } from '../ruling/sources.ts'

/**
 * What the archive has published: the address of every ruling, a digest of its board, play and expectations, and the
 * days on which it was recorded and last changed. The project keeps it, because sources without a history of versions
 * could not say it. Addresses stay in it for ever.
 */
export interface Ledger {
  readonly rulings: ReadonlyMap<string, Recorded>
  /** Addresses that no ruling has any more. */
  readonly former: ReadonlyMap<string, Former>
}

export interface Recorded {
  readonly content: string
  /** Days as `2026-11-26`. */
  readonly since: string
  /** The day of the last change; the same day if there was none. */
  readonly changed: string
}

export interface Former {
  /** The address that the ruling has now; null if it was taken back. */
  readonly to: string | null
  readonly on: string
}

/**
 * The ledger with the rulings of now. A ruling that has gone while a new one in the same file has the same content has
 * been reworded: its old address leads to the new one.
 */
export function updated(ledger: Ledger, current: readonly Current[], day: string): Ledger {
  const now = new Map(current.map((one) => [one.address, one]))
  const rulings = new Map<string, Recorded>()
  const former = new Map(ledger.former)
  const gone = [...ledger.rulings].filter(([address]) => !now.has(address))
  const fresh = new Map(
    current
      .filter(({ address }) => !ledger.rulings.has(address))
      .map((one) => [keyOf(one.address, one.content), one.address]),
  )
  const kept = new Map<string, Recorded>()
  for (const [address, recorded] of gone) {
    const to = fresh.get(keyOf(address, recorded.content)) ?? null
    former.set(address, { to, on: day })
    if (to !== null) kept.set(to, recorded)
  }
  for (const { address, content } of current) {
    former.delete(address)
    const before = ledger.rulings.get(address) ?? kept.get(address)
    const isSame = before?.content === content && !kept.has(address)
    rulings.set(address, {
      content,
      since: before?.since ?? day,
      changed: before !== undefined && isSame ? before.changed : day,
    })
  }
  return { rulings, former: followed(former, now) }
}

/** A ruling of a file by what it says, whatever its sentence. */
const keyOf = (address: string, content: string): string => `${fileOf(address)} ${content}`

const fileOf = (address: string): string => address.slice(0, address.lastIndexOf('/'))

/** Each former address with the one at the end of its way: a sentence may change more than once. */
function followed(
  former: ReadonlyMap<string, Former>,
  now: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, Former> {
  const last = (address: string | null, steps: number): string | null => {
    if (address === null || now.has(address) || steps > former.size) return address
    return last(former.get(address)?.to ?? null, steps + 1)
  }
  return new Map([...former].map(([address, one]) => [address, { ...one, to: last(one.to, 0) }]))
}

const HEAD = `# The rulings that the archive has published: address, digest, day of the first record, day of the last change.
# After "former": address, the address that it has become or "-", day. "npm run archive -- --record" writes this file.
`

/** The ledger as text; a line for each address, below the folder that it is in. */
export function writeLedger({ rulings, former }: Ledger): string {
  const lines: string[] = []
  let file = ''
  for (const [address, { content, since, changed }] of byAddress(rulings)) {
    if (fileOf(address) !== file) lines.push(fileOf(address))
    file = fileOf(address)
    const days = changed === since ? since : `${since} ${changed}`
    lines.push(` ${address.slice(file.length + 1)} ${content} ${days}`)
  }
  lines.push('former')
  for (const [address, { to, on }] of byAddress(former)) lines.push(` ${address} ${to ?? '-'} ${on}`)
  return `${HEAD}${lines.join('\n')}\n`
}

const byAddress = <T>(all: ReadonlyMap<string, T>): readonly (readonly [string, T])[] =>
  [...all].sort(([one], [other]) => (one < other ? -1 : 1))

export function readLedger(text: string): Ledger {
  const rulings = new Map<string, Recorded>()
  const former = new Map<string, Former>()
  let file = ''
  let isFormer = false
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    if (!line.startsWith(' ')) {
      isFormer = line === 'former'
      file = line
      continue
    }
    const [one = '', two = '', three = '', four] = line.trim().split(' ')
    if (isFormer) former.set(one, { to: two === '-' ? null : two, on: three })
    else rulings.set(`${file}/${one}`, { content: two, since: three, changed: four ?? three })
  }
  return { rulings, former }
}
