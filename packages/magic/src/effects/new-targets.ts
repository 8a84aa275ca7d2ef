import { because, chart, type View } from '@battleline/kernel'

import { isPlayer, isThere, type Ref, refTo, tableOf, writeTable } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { contextOf } from '../query/resolution.ts'
import { candidates, targetSlots } from '../query/targeting.ts'

/** New targets for a copy, one position after the other. */
export interface Retargeting {
  /** The id of the item. */
  readonly id: string
  at: number
  wants: boolean
}

const itemOf = (w: View, { id }: Retargeting) => tableOf(w).stack.find((item) => item.id === id)

/** The target at a position, counted over all slots. */
function aimOf(w: View, l: Retargeting) {
  const item = itemOf(w, l)
  let left = l.at
  for (const [slot, refs] of (item?.targets ?? []).entries()) {
    if (left < refs.length) return { slot, at: left, refs }
    left -= refs.length
  }
  return null
}

/**
 * The options that replace a target, including the old target. One word has no target twice, and later targets must
 * still have an option. Only the final choice counts, so two targets may swap.
 */
function choices(w: View, l: Retargeting): number[] {
  const [item, aim] = [itemOf(w, l), aimOf(w, l)]
  if (item === undefined || aim === null) return []
  const slot = targetSlots(item.does)[aim.slot]
  const legal = slot === undefined ? [] : candidates(w, slot, contextOf({ item }))
  const chosen = aim.refs.slice(0, aim.at).map(({ card }) => card)
  const [own, ...later] = aim.refs
    .slice(aim.at)
    .map(({ card }) => [card, ...legal.filter((one) => one !== card)].filter((one) => !chosen.includes(one)))
  return (own ?? []).filter((one) => eachFinds(later.map((open) => open.filter((other) => other !== one))))
}

/** Whether each can get one of its options, without using one twice. */
function eachFinds(wants: readonly (readonly number[])[]): boolean {
  const takenBy = new Map<number, number>()
  const finds = (place: number, tried: Set<number>): boolean =>
    (wants[place] ?? []).some((one) => {
      if (tried.has(one)) return false
      tried.add(one)
      const before = takenBy.get(one)
      if (before !== undefined && !finds(before, tried)) return false
      takenBy.set(one, place)
      return true
    })
  return wants.every((_, place) => finds(place, new Set()))
}

const asking = verbs<Retargeting>()

export const newTargets = chart<Retargeting>(
  'magic/new-targets',
  'New targets for a copy',
  {
    '1-whether': asking
      .ask('Its controller may choose new targets', {
        who: (w, l) => itemOf(w, l)?.you ?? 1,
        options: () => ['keep', 'change'],
        take: (_, l, [word]) => {
          l.wants = word === 'change'
        },
        label: (_, word) => (word === 'keep' ? 'keep its targets' : 'choose new targets'),
      })
      .cite('MTG-NCD-5'),
    '2-target': asking
      .choose('A target in place of the one before', {
        who: (w, l) => itemOf(w, l)?.you ?? 1,
        options: choices,
        take: (w, l, [card]) => {
          const aim = aimOf(w, l)
          if (aim === null) return
          const now: Ref = refTo(w, Number(card))
          const was = aim.refs[aim.at]
          // A target that has left is kept as the same reference.
          const kept =
            was !== undefined && was.card === now.card && !isThere(w, was) && !isPlayer(w, was.card)
          writeTable(w).stack = tableOf(w).stack.map((item) =>
            item.id !== l.id
              ? item
              : {
                  ...item,
                  targets: item.targets.map((refs, slot) =>
                    slot === aim.slot ? refs.map((ref, at) => (at === aim.at && !kept ? now : ref)) : refs,
                  ),
                },
          )
        },
      })
      .when((w, l) => (l.wants && aimOf(w, l) !== null) || because('it keeps its targets'))
      .cite('MTG-NCD-5', 'MTG-NCD-3'),
    '3-next': asking
      .act('The next target', (_, l) => {
        l.at += 1
      })
      .backTo('2-target', (w, l) => l.wants && aimOf(w, l) !== null)
      .cite('MTG-NCD-5'),
  },
  { like: { id: '', at: 0, wants: false } },
)
