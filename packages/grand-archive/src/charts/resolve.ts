import { because, chart, type Reason, routine, type Start, stepVerbs, type View } from '@battleline/kernel'
import { cardOf, EXAMPLE_ABILITY, type PendingAbility, type StackItem } from '../model/state.ts'
import { whyNotOnLineage } from '../moves/activation-costs.ts'
import { isSameCard } from '../query/objects.ts'
import { startResolution } from '../query/resolution.ts'
import { isStillLegalTarget, targetSlotsOf } from '../query/targeting.ts'
import { materialize } from '../zones/materialize.ts'
import { enterField, move } from '../zones/move.ts'
import { attackCard } from './attack-card.ts'

/** The top of the Effects Stack, removed to resolve. */
export interface Resolving {
  readonly item: StackItem
}

const { act, step } = stepVerbs<Resolving>()

export const resolve = chart<Resolving>(
  'grand-archive/resolve',
  'The top of the stack resolves',
  {
    '1-do': step('It resolves')
      .run((w, l): Start | null =>
        l.item.ability.chartId === ''
          ? null
          : { chart: l.item.ability.chartId, locals: startResolution(withLegalTargets(w, l.item.ability)) },
      )
      .when(canResolve)
      .cite('GA-DMG-1', 'GA-DMG-12'),
    '2-attack': step('An attack card enters the intent, and the attack is declared')
      .call(attackCard, (_, l) => ({
        card: l.item.ability.source,
        by: l.item.ability.you,
        prepared: l.item.prepared,
        commands: l.item.commands,
        attacks: null,
      }))
      .when((w, l) => isCard(w, l, 'attack') || routine('it is no attack card'))
      .cite('GA-CMB-5'),
    '3-leave': act('An action goes to its owner’s graveyard', (w, l) => {
      move(w, l.item.ability.source, 'graveyard')
    })
      .when((w, l) => isCard(w, l, 'action') || routine('it is no action card'))
      .cite('GA-TYP-3'),
    '3-fizzle': act('A champion that no longer fits goes to banishment', (w, l) => {
      move(w, l.item.ability.source, 'banishment')
    })
      .when(
        (w, l) =>
          (isObject(w, l) && whyNotOnLineage(w, l.item.ability.source) !== null) || routine('it fits'),
      )
      .cite('GA-LVL-5'),
    '3-unlinked': act('What has nothing to be linked to goes to the graveyard', (w, l) => {
      move(w, l.item.ability.source, 'graveyard')
    })
      .when((w, l) => (isObject(w, l) && isUnlinked(w, l)) || routine('it needs no link, or has one'))
      .cite('GA-KEY-LINK', 'GA-RES-1'),
    '4-enter': act('Everything else enters the field', (w, l) => {
      const { source, you, targets } = l.item.ability
      if (l.item.materialized === true) materialize(w, source, targets[0] ?? null)
      else enterField(w, source, you, { linked: targets[0] ?? null })
    })
      .when((w, l) => isObject(w, l) || routine('it is no object'))
      .cite('GA-DEF-5'),
  },
  {
    subjects: (l) => [l.item.ability.source],
    like: {
      item: {
        id: 0,
        kind: 'card',
        ability: EXAMPLE_ABILITY,
        prepared: false,
        commands: null,
      },
    },
  },
)

const isCard = (w: View, { item }: Resolving, type: 'attack' | 'action'): boolean => {
  const { $def, zone } = cardOf(w, item.ability.source)
  return item.kind === 'card' && $def.type === type && zone === 'stack'
}

/** The target of a link must be legal, or it fizzles (GA-KEY-LINK). */
function isUnlinked(w: View, { item: { ability } }: Resolving): boolean {
  const [link] = targetSlotsOf(w, { ...ability, chartId: '' })
  const [target] = ability.targets
  if (link === undefined) return false
  return target === undefined || !isStillLegalTarget(w, link, ability.source, ability.you, target)
}

const isObject = (w: View, { item }: Resolving): boolean =>
  item.kind === 'card' && cardOf(w, item.ability.source).zone === 'stack'

/** What needs targets and has none of these left does nothing; optional targets do not count (GA-RES-1, R-051). */
function canResolve(w: View, { item: { ability } }: Resolving): true | Reason {
  if (ability.chartId === '') return true
  const wanted = targetSlotsOf(w, ability)
  const needed = withLegalTargets(w, ability).targets.filter((_, at) => wanted[at]?.kind === 'target')
  return (
    needed.length === 0 ||
    needed.some((ref) => isSameCard(w, ref)) ||
    because('its target has gone', 'GA-DMG-4', 'GA-RES-1')
  )
}

/** No object has this number of zone changes: a reference with it is to nothing. */
const GONE = -1

/** An ability with references to nothing instead of illegal targets. */
function withLegalTargets(w: View, ability: PendingAbility): PendingAbility {
  const { source, you } = ability
  const wanted = targetSlotsOf(w, ability)
  const targets = ability.targets.map((ref, at) => {
    const one = wanted[at]
    return one === undefined || isStillLegalTarget(w, one, source, you, ref) ? ref : { ...ref, life: GONE }
  })
  return { ...ability, targets }
}
