import { because, chart, type View, verbs } from '@battleline/kernel'
import { refsTo } from '../acting.ts'
import { cardOf, isCard, type Ref, SOME_ABILITY, tableOf, type Waiting, writeTable } from '../state.ts'
import { aimedBy, neededTargets, targetsFor, whyNotTargeted } from '../targeting.ts'

/** A triggered ability goes on the stack; its targets are chosen as it does. */
export interface Stacking {
  readonly ability: Waiting
  targets: readonly Ref[]
  /** True once a target that may be left out was: those come last. */
  declined: boolean
}

const { act, ask } = verbs<Stacking>()
const isNeeded = (w: View, l: Stacking): boolean => l.targets.length < neededTargets(w, l.ability)
/** Whether another target must or can be chosen. */
const asksAgain = (w: View, l: Stacking): boolean =>
  !l.declined && targetsFor(w, l.ability, l.targets).length > 0

export const putOnStack = chart<Stacking>(
  'grand-archive/trigger',
  'A triggered ability',
  {
    '1-target': ask('Its target is chosen', {
      who: (_, l) => l.ability.you,
      options: (w, l) => targetsFor(w, l.ability, l.targets),
      bounds: (w, l) => [isNeeded(w, l) ? 1 : 0, 1],
      take: (w, l, chosen) => {
        l.declined = chosen.length === 0
        l.targets = [...l.targets, ...refsTo(w, chosen as readonly number[])]
      },
      label: (w, card) => cardOf(w, Number(card)).name,
      record: Number,
      lacks: (w, l, card) => {
        const { source, you } = l.ability
        const next = aimedBy(w, l.ability)[l.targets.length]
        return next === undefined || !isCard(w, card)
          ? null
          : whyNotTargeted(w, next, source, you, card, l.targets)
      },
    })
      .when((w, l) => isNeeded(w, l) || asksAgain(w, l) || because('it has no targets'))
      .backTo('1-target', asksAgain)
      .cite('GA-TRG-6'),
    '2-stack': act('It is put on the Effects Stack', (w, l) => {
      const table = writeTable(w)
      table.made += 1
      const ability = { ...l.ability, targets: l.targets }
      table.stack = [
        ...tableOf(w).stack,
        { id: table.made, kind: 'ability', ability, prepared: false, commands: null },
      ]
    })
      .when((w, l) => !isNeeded(w, l) || because('it has no legal target', 'GA-TRG-6'))
      .cite('GA-TRG-6'),
  },
  {
    subjects: (l) => [l.ability.source],
    like: {
      ability: SOME_ABILITY,
      targets: [],
      declined: false,
    },
  },
)
