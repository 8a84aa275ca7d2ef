import {
  because,
  commaList,
  type Message,
  type Reason,
  routine,
  type View,
  type World,
} from '@battleline/kernel'
import type { Declared } from '../declarations/declaration-question.ts'
import { nameOf } from '../model/state.ts'
import { Characteristics } from '../query/characteristics.ts'

/** The declaration of attacking bands (702.22c): each creature with banding, in turn, attacks alone or with others. */
export interface Banding {
  /** Those decided: each band, and each creature that attacks without one. */
  bands: readonly (readonly number[])[]
}

/** The answer of a creature that attacks in no band. */
const ALONE = 'alone'
/** The most listed bands; any other legal one can be answered. */
const LISTED = 60

interface Forming {
  readonly leader: number
  readonly others: readonly number[]
  /** Whether a creature has banding. */
  readonly has: (creature: number) => boolean
}

/** The next creature with banding, and those it can attack with: of a band, all attack the same (702.22d). */
function forming(w: View, { bands }: Banding, declared: Declared): Forming | null {
  const characteristics = new Characteristics(w)
  const has = (creature: number) => characteristics.has(creature, 'banding')
  const free = declared.filter(([creature]) => !bands.flat().includes(creature))
  for (const [leader, goal] of free) {
    if (!has(leader)) continue
    const others = free.flatMap(([one, same]) => (one !== leader && same === goal ? [one] : []))
    if (others.length > 0) return { leader, others, has }
  }
  return null
}

/** At most one creature of a band has no banding. */
const isBand = (chosen: readonly number[], { has }: Forming): boolean =>
  chosen.filter((one) => !has(one)).length <= 1

/** The bands of these creatures, smaller ones first, up to a number of them. */
function bandsOf(found: Forming): readonly (readonly number[])[] {
  let last: readonly (readonly number[])[] = [[]]
  const all: (readonly number[])[] = []
  while (last.length > 0 && all.length < LISTED) {
    last = last.flatMap((chosen) =>
      found.others
        .filter((one) => one > (chosen.at(-1) ?? 0))
        .map((one) => [...chosen, one])
        .filter((one) => isBand(one, found)),
    )
    all.push(...last)
  }
  return all.slice(0, LISTED)
}

const idOf = (chosen: readonly number[]): string => chosen.join(' ')

/** The creatures of an answer; null if it is none. */
function read(id: number | string, found: Forming): readonly number[] | null {
  if (id === ALONE) return []
  const chosen = String(id).split(' ').map(Number)
  const isKnown = chosen.every((one, at) => found.others.includes(one) && one > (chosen[at - 1] ?? 0))
  return isKnown && idOf(chosen) === String(id) && isBand(chosen, found) ? chosen : null
}

/** The parts of the question for a band. `declaredIn`: the attackers and what they attack. */
export const bandOps = <L extends Banding>(
  declaredIn: (l: L) => Declared,
  who: (w: View, l: L) => number,
) => ({
  who,
  options: (w: View, l: L): string[] => {
    const found = forming(w, l, declaredIn(l))
    return found === null ? [ALONE] : [ALONE, ...bandsOf(found).map(idOf)]
  },
  refuse: (w: View, l: L, id: number | string): Reason | null => {
    const found = forming(w, l, declaredIn(l))
    return found !== null && read(id, found) !== null
      ? null
      : because('a band attacks one goal, and at most one creature in it has no banding', 'MTG-KEY-58')
  },
  take: (w: World, l: L, [id = ALONE]: readonly (number | string)[]): void => {
    const found = forming(w, l, declaredIn(l))
    if (found !== null) l.bands = [...l.bands, [found.leader, ...(read(id, found) ?? [])]]
  },
  label: (w: View, id: number | string): string | Message =>
    id === ALONE
      ? ALONE
      : commaList(
          String(id)
            .split(' ')
            .map((one) => nameOf(w, Number(one))),
        ),
})

/** Whether a creature with banding could attack with others. */
export const hasBandToForm = (w: View, l: Banding, declared: Declared) =>
  forming(w, l, declared) !== null || routine('no creature has banding')
