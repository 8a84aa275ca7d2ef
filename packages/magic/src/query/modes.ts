import type { View } from '@battleline/kernel'
import type { Modes, Sentence } from '../text/structure.ts'
import type { FilterContext } from './filter-terms.ts'
import { candidates, fewestTargets, targetSlots } from './targeting.ts'

/** The modes that can be chosen now, by index: those whose targets can be (700.2a). */
export const possibleModes = (w: View, { of }: Modes, by: FilterContext): readonly number[] =>
  of.flatMap(({ does }, at) =>
    targetSlots(does).every((slot) => candidates(w, slot, by).length >= fewestTargets(w, slot, 1))
      ? [at]
      : [],
  )

/** What the chosen modes do, in the order of the text; the targets of later ones are counted on. */
export function chosenModes({ of }: Modes, chosen: readonly number[]): readonly Sentence[] {
  let before = 0
  return [...chosen]
    .sort((one, other) => one - other)
    .flatMap((at) => {
      const does = of[at]?.does ?? []
      const moved = does.map((one) => shifted(one, before) as Sentence)
      before += targetSlots(does).length
      return moved
    })
}

function shifted(value: unknown, by: number): unknown {
  if (Array.isArray(value)) return value.map((one) => shifted(one, by))
  if (typeof value !== 'object' || value === null) return value
  const made = Object.fromEntries(Object.entries(value).map(([field, one]) => [field, shifted(one, by)]))
  const isPlaced = (made.kind === 'target' || made.kind === 'chosen') && typeof made.at === 'number'
  return isPlaced ? { ...made, at: Number(made.at) + by } : made
}
