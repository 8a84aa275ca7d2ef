import type { View, World } from '@battleline/kernel'
import { cardOf, isSameObject, opponentOf, refTo, tableOf, writeCombat } from '../../model/state.ts'
import { verbs } from '../../model/verbs.ts'
import { isLegalDefender } from '../../query/attack.ts'
import { referencedCards } from '../../query/references.ts'
import type { Resolution } from '../../query/resolution.ts'
import type { EffectOf } from '../../text/structure.ts'
import { chooseStep, type EffectWriters, effectStep } from './write.ts'

const { choose } = verbs<Resolution>()

/** A cleaving attack has a player as its target, and cannot be redirected (GA-KW-CLEAVE). */
function canBecomeTarget(w: View, card: number): boolean {
  const { combat } = tableOf(w)
  if (combat === null || combat.cleaves || combat.defenders.length === 0) return false
  return (
    cardOf(w, card).controller === opponentOf(combat.by) &&
    isLegalDefender(w, card) &&
    !combat.defenders.some((ref) => isSameObject(ref, refTo(w, card)))
  )
}

export const redirect = {
  redirect: (title, effect) => [
    effectStep(
      title,
      (_: World, l: Resolution) => {
        l.completed = false
      },
      effect,
    ),
    ...chooseStep(title, effect.to, canBecomeTarget),
    choose(
      title,
      {
        who: (_, l) => l.you,
        options: (w, l, { to, from }: EffectOf<'redirect'>) => {
          const [next] = referencedCards(w, l, to)
          const can = next !== undefined && canBecomeTarget(w, next)
          const before = (tableOf(w).combat?.defenders ?? []).map(({ card }) => card)
          return can ? before.filter((card) => from === undefined || card === l.source.card) : []
        },
        take: (w, l, [before], { to }) => {
          const [next] = referencedCards(w, l, to)
          l.completed = before !== undefined && next !== undefined
          if (next === undefined || before === undefined) return
          const defenders = (tableOf(w).combat?.defenders ?? []).map((ref) =>
            ref.card === before ? refTo(w, next) : ref,
          )
          writeCombat(w, { defenders })
        },
      },
      effect,
    ).cite('GA-KEY-REDIRECT'),
  ],
} satisfies Partial<EffectWriters>
