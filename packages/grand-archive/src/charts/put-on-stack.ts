import { because, chart, routine, stepVerbs, type View } from '@battleline/kernel'
import { cardOf, EXAMPLE_ABILITY, writeTable } from '../model/state.ts'
import { modesWith, openVariants } from '../query/modes.ts'
import { legalTargets, mandatoryTargetCount } from '../query/targeting.ts'
import type { ModeVariant } from '../text/structure.ts'
import { addToStack } from '../zones/stack.ts'
import { chooseTarget, needsTarget, type Targeting, targetingOf } from './targeting.ts'

/** A triggered ability goes on the stack, with its modes and targets. */
export interface Stacking extends Targeting {
  ability: Targeting['ability']
}

const { act, ask } = stepVerbs<Stacking>()

/** The modes that can be chosen: those whose required targets there can be. */
function variantsOf(w: View, { ability }: Stacking): readonly ModeVariant[] {
  const modes = modesWith(w, ability.source, ability.chartId)
  if (modes === null) return []
  return openVariants(w, modes, ability.source, ability.you).filter(({ chartId = '' }) => {
    const one = { ...ability, chartId }
    return mandatoryTargetCount(w, one) === 0 || legalTargets(w, one, []).length > 0
  })
}

export const putOnStack = chart<Stacking>(
  'grand-archive/trigger',
  'A triggered ability',
  {
    '0-mode': ask('Its modes are chosen', {
      who: (_, l) => l.ability.you,
      options: (w, l) => variantsOf(w, l).map(({ chartId = '' }) => chartId),
      take: (_, l, [word]) => {
        l.ability = { ...l.ability, chartId: String(word) }
      },
      label: (w, word, l) =>
        variantsOf(w, l).find(({ chartId }) => chartId === word)?.words ?? cardOf(w, l.ability.source).name,
    })
      .when(
        (w, l) => modesWith(w, l.ability.source, l.ability.chartId) !== null || routine('it has no modes'),
      )
      .cite('GA-ABL-3'),
    '1-target': chooseTarget('1-target'),
    '2-stack': act('It is put on the Effects Stack', (w, l) => {
      writeTable(w).lastId += 1
      addToStack(w, 'ability', { ...l.ability, targets: l.targets })
    })
      .when((w, l) => !needsTarget(w, l) || because('it has no legal target', 'GA-TRG-6'))
      .cite('GA-TRG-6'),
  },
  { subjects: (l) => [l.ability.source], like: targetingOf(EXAMPLE_ABILITY) },
)
