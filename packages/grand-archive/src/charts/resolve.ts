import { because, chart, type Reason, type Start, type View, verbs } from '@battleline/kernel'
import { acting } from '../acting.ts'
import { enterField, move } from '../moving.ts'
import { hasStayed } from '../read.ts'
import { cardOf, type Item, SOME_ABILITY, type Waiting } from '../state.ts'
import { aimedBy, stillTargeted } from '../targeting.ts'
import { attackCard } from './attack-card.ts'

/** The top of the Effects Stack, taken off to resolve. */
export interface Resolving {
  readonly item: Item
}

const { act, step } = verbs<Resolving>()

export const resolve = chart<Resolving>(
  'grand-archive/resolve',
  'The top of the stack resolves',
  {
    '1-do': step('It does what it says')
      .run((w, l): Start | null =>
        l.item.ability.runs === ''
          ? null
          : { chart: l.item.ability.runs, locals: acting(reaching(w, l.item.ability)) },
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
      .when((w, l) => isCard(w, l, 'attack') || because('it is no attack card'))
      .cite('GA-CMB-5'),
    '3-leave': act('An action goes to its owner’s graveyard', (w, l) => {
      move(w, l.item.ability.source, 'graveyard')
    }).when((w, l) => isCard(w, l, 'action') || because('it is no action card')),
    '4-enter': act('Everything else enters the field', (w, l) => {
      enterField(w, l.item.ability.source, l.item.ability.you)
    })
      .when((w, l) => isObject(w, l) || because('it is no object'))
      .cite('GA-DEF-5'),
  },
  {
    subjects: (l) => [l.item.ability.source],
    like: {
      item: {
        id: 0,
        kind: 'card',
        ability: SOME_ABILITY,
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

const isObject = (w: View, { item }: Resolving): boolean =>
  item.kind === 'card' && cardOf(w, item.ability.source).zone === 'stack'

/** What has none of its targets left does nothing. */
function canResolve(w: View, { item: { ability } }: Resolving): true | Reason {
  if (ability.runs === '' || ability.targets.length === 0) return true
  const { targets } = reaching(w, ability)
  return targets.some((ref) => hasStayed(w, ref)) || because('its target has gone', 'GA-DMG-4')
}

/** Nothing that was ever anywhere has had so many lives: what is pointed at so has gone. */
const GONE = -1

/** An ability with the targets that it still reaches: one that has become illegal is as good as gone. */
function reaching(w: View, ability: Waiting): Waiting {
  const { source, you } = ability
  const wanted = aimedBy(w, ability)
  const targets = ability.targets.map((ref, at) => {
    const one = wanted[at]
    return one === undefined || stillTargeted(w, one, source, you, ref) ? ref : { ...ref, life: GONE }
  })
  return { ...ability, targets }
}
