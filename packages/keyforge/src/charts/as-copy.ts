import type { PlayerId, Ref } from '@battleline/card-game'
import { chart, type View, type World } from '@battleline/kernel'
import { makeLasting } from '../effects/lasting.ts'
import { FACE } from '../model/lasting-effect.ts'
import { newResolution } from '../model/resolution.ts'
import { cardOf, refTo, tableOf } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { membersOf } from '../query/resolution.ts'

/** A card that is a copy of another one before it does anything in play, or as an action (KF-FRM-2). */
export interface AsCopy {
  readonly card: number
  readonly you: PlayerId
}

const { choose } = verbs<AsCopy>()

export const asCopy = chart<AsCopy>(
  'keyforge/as-copy',
  'A card that is a copy',
  {
    '1-card': choose('The card that it is a copy of', {
      who: (w) => tableOf(w).active,
      options: (w, l) => copiable(w, l),
      take: (w: World, l, [other]) => {
        if (other !== undefined) becomeCopy(w, l, other)
      },
    }).cite('KF-FRM-2', 'KF-PLY-4'),
  },
  { subjects: (l) => [l.card], like: { card: 0, you: 1 } },
)

function copiable(w: View, { card, you }: AsCopy): readonly number[] {
  const { copies } = cardOf(w, card).$def
  if (copies === null) return []
  const ref: Ref = refTo(w, card)
  return membersOf(w, newResolution(ref, ref, you), copies.of).filter((other) => other !== card)
}

function becomeCopy(w: World, { card, you }: AsCopy, other: number): void {
  const { copies } = cardOf(w, card).$def
  const ref = refTo(w, card)
  const house = copies?.house === undefined ? {} : { house: copies.house }
  const face = { how: 'copy', of: cardOf(w, other).$def.name, ...house } as const
  const made = { text: FACE, from: ref, you, on: [ref], until: 'it leaves play', face } as const
  makeLasting(w, { ...made, bound: null, waits: false, once: false, affectedThisWay: [] }, [])
}

/** Other cards are no copies, nor is a card without one to copy. */
export const mayBeCopy = (w: View, card: number, you: PlayerId): boolean =>
  cardOf(w, card).$def.copies !== null && copiable(w, { card, you }).length > 0
