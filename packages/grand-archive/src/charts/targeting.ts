import { chart, routine, type View } from '@battleline/kernel'
import { EXAMPLE_ABILITY, isCard, isPlayer, type PendingAbility, type Ref, refsTo } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { legalTargets, mandatoryTargetCount, targetSlotsOf, whyNotTarget } from '../query/targeting.ts'

/** The targets of an ability are chosen, one after the other. */
export interface Targeting {
  readonly ability: PendingAbility
  targets: readonly Ref[]
  /** True once an optional target was declined; optional targets come last. */
  declined: boolean
}

export const targetingOf = (ability: PendingAbility): Targeting => ({ ability, targets: [], declined: false })

export const needsTarget = (w: View, l: Pick<Targeting, 'ability' | 'targets'>): boolean =>
  l.targets.length < mandatoryTargetCount(w, l.ability)

/** Whether another target must or can be chosen. */
const asksAgain = (w: View, l: Targeting): boolean =>
  !l.declined && legalTargets(w, l.ability, l.targets).length > 0

/** The step that chooses the next target. */
export const chooseTarget = (at: string) =>
  verbs<Targeting>()
    .choose('Its target is chosen', {
      who: (_, l) => l.ability.you,
      options: (w, l) => legalTargets(w, l.ability, l.targets),
      bounds: (w, l) => [needsTarget(w, l) ? 1 : 0, 1],
      take: (w, l, chosen) => {
        l.declined = chosen.length === 0
        l.targets = [...l.targets, ...refsTo(w, chosen)]
      },
      lacks: (w, l, card) => {
        const { source, you } = l.ability
        const next = targetSlotsOf(w, l.ability)[l.targets.length]
        return next === undefined || !(isCard(w, card) || (next.of.player === true && isPlayer(card)))
          ? null
          : whyNotTarget(w, next, source, you, card, l.targets)
      },
    })
    .when((w, l) => needsTarget(w, l) || asksAgain(w, l) || routine('it has no targets'))
    .backTo(at, asksAgain)
    .cite('GA-TRG-6')

export const targeting = chart<Targeting>(
  'grand-archive/targeting',
  'Targets',
  { '1-target': chooseTarget('1-target') },
  { subjects: (l) => [l.ability.source], like: targetingOf(EXAMPLE_ABILITY) },
)
