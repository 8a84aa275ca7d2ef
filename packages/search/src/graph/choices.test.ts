import type { Choice, Decision, Value } from '@battleline/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choices, countOf, distinctChoices } from './choices.ts'

const decision = (kind: Decision['kind'], of: number, least: number, most: number): Decision =>
  ({ kind, least, most, ids: Array.from({ length: of }, (_, at) => at) }) as unknown as Decision

/** The answer in which each class has its options in order: the same for all equivalent answers. */
function canonical({ kind }: Decision, choice: Choice, classes: readonly (readonly Value[])[]): string {
  const chosen = [...(Array.isArray(choice) ? choice : [choice])] as Value[]
  for (const group of classes) {
    if (kind === 'divide') {
      const shares = group.map((id) => Number(chosen[Number(id)])).sort((a, b) => b - a)
      for (const [at, id] of group.entries()) chosen[Number(id)] = shares[at] as number
    } else {
      const taken = chosen.flatMap((id, at) => (group.includes(id) ? [at] : []))
      for (const [at, place] of taken.entries()) chosen[place] = group[at] as Value
    }
  }
  return JSON.stringify(chosen)
}

describe('answers that differ', () => {
  const kinds = fc.constantFrom<Decision['kind']>('pick', 'order', 'divide')

  it('stand for all others, each once', () => {
    fc.assert(
      fc.property(
        kinds,
        fc.integer({ min: 1, max: 5 }),
        fc.nat(2),
        fc.nat(4),
        fc.nat(5),
        (kind, of, least, more, cut) => {
          const bounded = kind === 'pick' ? Math.min(least, of) : least
          const asked = decision(
            kind,
            of,
            bounded,
            kind === 'pick' ? Math.min(of, bounded + more) : least * of + more,
          )
          const ids = asked.ids
          const classes = [ids.slice(0, Math.min(cut, of)), ids.slice(Math.min(cut, of))].filter(
            ({ length }) => length > 1,
          )
          const all = new Map<string, number>()
          for (const choice of choices(asked)) {
            const key = canonical(asked, choice, classes)
            all.set(key, (all.get(key) ?? 0) + 1)
          }
          const found = [...distinctChoices(asked, classes)].map(
            ({ choice, ways }) => [canonical(asked, choice, classes), ways] as const,
          )
          expect(new Map(found)).toEqual(all)
          expect(found).toHaveLength(all.size)
          expect([...all.values()].reduce((sum, one) => sum + one, 0)).toBe(countOf(asked))
        },
      ),
    )
  })

  it('are found without trying all equivalent ones', () => {
    const many = (kind: Decision['kind'], of: number, least: number, most: number) => {
      const asked = decision(kind, of, least, most)
      return [...distinctChoices(asked, [asked.ids])].length
    }
    expect(many('pick', 40, 20, 20)).toBe(1)
    expect(many('pick', 40, 0, 40)).toBe(41)
    expect(many('order', 25, 1, 1)).toBe(1)
    // The partitions of 30.
    expect(many('divide', 30, 0, 30)).toBe(5604)
  })
})
