import type { Choice, Value } from '../model/choice.ts'
import type { Decision } from './decision.ts'
import type { Seeded } from './seeded.ts'

/** A legal answer by chance: each number of options, and then each option, equally likely. Reads no label. */
export function randomChoice(
  { kind, ids, least, most }: Pick<Decision, 'kind' | 'ids' | 'least' | 'most'>,
  random: Seeded,
): Choice {
  if (kind === 'order') return someOf(ids, ids.length, random)
  if (kind === 'divide') {
    const shares = ids.map(() => least)
    for (let left = most - least * ids.length; left > 0; left--) {
      const at = random.below(ids.length)
      shares[at] = (shares[at] ?? 0) + 1
    }
    return shares
  }
  const count = least + random.below(most - least + 1)
  return count === 1 ? random.one(ids) : someOf(ids, count, random)
}

/** A number of the ids in a random order. */
function someOf(ids: readonly Value[], count: number, random: Seeded): readonly Value[] {
  const left = ids.slice()
  for (let at = 0; at < count; at++) {
    const other = at + random.below(left.length - at)
    const taken = left[other] as Value
    left[other] = left[at] as Value
    left[at] = taken
  }
  return left.slice(0, count)
}
