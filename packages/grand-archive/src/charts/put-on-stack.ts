import { because, chart, routine, type View } from '@battleline/kernel'
import {
  EXAMPLE_ABILITY,
  isCard,
  isPlayer,
  type PendingAbility,
  type Ref,
  refsTo,
  writeTable,
} from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { legalTargets, mandatoryTargetCount, targetSlotsOf, whyNotTarget } from '../query/targeting.ts'
import { addToStack } from '../zones/stack.ts'

/** A triggered ability goes on the stack, with its targets. */
export interface Stacking {
  readonly ability: PendingAbility
  targets: readonly Ref[]
  /** True once an optional target was declined; optional targets come last. */
  declined: boolean
}

const { act, choose } = verbs<Stacking>()
const isNeeded = (w: View, l: Stacking): boolean => l.targets.length < mandatoryTargetCount(w, l.ability)
/** Whether another target must or can be chosen. */
const asksAgain = (w: View, l: Stacking): boolean =>
  !l.declined && legalTargets(w, l.ability, l.targets).length > 0

export const putOnStack = chart<Stacking>(
  'grand-archive/trigger',
  'A triggered ability',
  {
    '1-target': choose('Its target is chosen', {
      who: (_, l) => l.ability.you,
      options: (w, l) => legalTargets(w, l.ability, l.targets),
      bounds: (w, l) => [isNeeded(w, l) ? 1 : 0, 1],
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
      .when((w, l) => isNeeded(w, l) || asksAgain(w, l) || routine('it has no targets'))
      .backTo('1-target', asksAgain)
      .cite('GA-TRG-6'),
    '2-stack': act('It is put on the Effects Stack', (w, l) => {
      writeTable(w).lastId += 1
      addToStack(w, 'ability', { ...l.ability, targets: l.targets })
    })
      .when((w, l) => !isNeeded(w, l) || because('it has no legal target', 'GA-TRG-6'))
      .cite('GA-TRG-6'),
  },
  {
    subjects: (l) => [l.ability.source],
    like: {
      ability: EXAMPLE_ABILITY,
      targets: [],
      declined: false,
    },
  },
)
