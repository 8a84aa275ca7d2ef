import type { RulingRecord } from '../ruling/record.ts'
import type { Ledger } from './ledger.ts'

/** Something that happened to a ruling on a day. */
export interface Change {
  readonly day: string
  readonly kind: 'new' | 'changed' | 'reworded' | 'withdrawn'
  readonly address: string
  /** The sentence of the ruling; of one that was taken back, the words of its address. */
  readonly sentence: string
}

/** What has changed since the first record, the newest first; and that first day, null before it. */
export interface History {
  readonly begun: string | null
  readonly changes: readonly Change[]
}

export function historyOf(
  ledger: Ledger,
  records: readonly Pick<RulingRecord, 'address' | 'sentence'>[],
): History {
  const days = [...ledger.rulings.values()].map(({ since }) => since)
  const begun = days.reduce<string | null>(
    (first, day) => (first === null || day < first ? day : first),
    null,
  )
  const sentences = new Map(records.map(({ address, sentence }) => [address, sentence]))
  const changes: Change[] = []
  const reworded = new Set(
    [...ledger.former.values()].flatMap(({ to, on }) => (to === null ? [] : [`${to} ${on}`])),
  )
  for (const [address, { since, changed }] of ledger.rulings) {
    const sentence = sentences.get(address)
    if (sentence === undefined || changed === begun) continue
    const kind = since === changed ? 'new' : reworded.has(`${address} ${changed}`) ? 'reworded' : 'changed'
    changes.push({ day: changed, kind, address, sentence })
  }
  for (const [address, { to, on }] of ledger.former)
    if (to === null) changes.push({ day: on, kind: 'withdrawn', address, sentence: wordsOf(address) })
  changes.sort((one, other) => other.day.localeCompare(one.day) || one.address.localeCompare(other.address))
  return { begun, changes }
}

export const wordsOf = (address: string): string =>
  (address.split('/').at(-1) ?? address).replaceAll('-', ' ')
