import { chart, type Fact, verbs, type World } from '@battleline/kernel'
import { abilitiesOf, waiting } from '../abilities.ts'
import { isThere } from '../read.ts'
import { type PlayerId, playerOf, type Ref, writeCard, writePlayer, type Waiting } from '../state.ts'

/** A card that is used to reap, for one of its Action: abilities, or to remove a stun. */
export interface Using {
  readonly card: Ref
  readonly you: PlayerId
  /** The ability that is used, for an action. */
  readonly ability: Waiting | null
  facts: readonly Fact[]
}

const { act } = verbs<Using>()
const options = { subjects: (l: Using) => [l.card.card] }
const exhaust = (w: World, l: Using) => writeCard(w, l.card.card).ready = false

export const reap = chart<Using>(
  'keyforge/reap',
  'Reap',
  {
    '1-exhaust': act('It is exhausted', exhaust).cite('KF-REA-1'),
    '2-before': act('Before it reaps', () => {})
      .cite('KF-REA-1')
      .offer({ own: having('before reap') }),
    '3-gain': act('1 Æmber is gained', (w, l) => writePlayer(w, l.you).aember = playerOf(w, l.you).aember + 1).cite('KF-REA-1'),
    '4-after': act('After it reaps', () => {})
      .cite('KF-REA-1', 'KF-REA-2')
      .offer({ own: having('after reap') }),
  },
  options,
)

function having(trigger: 'before reap' | 'after reap') {
  return (w: World, l: Using) =>
    isThere(w, l.card) ? abilitiesOf(w, l.card.card, trigger).map(one => waiting(w, one)) : []
}

export const action = chart<Using>(
  'keyforge/action',
  'Use an action',
  {
    '1-exhaust': act('It is exhausted', exhaust).cite('KF-ACT-1'),
    '2-ability': act('Its ability resolves', () => {})
      .cite('KF-ACT-1', 'KF-USE-3')
      .offer({ own: (_, l) => (l.ability === null ? [] : [l.ability]) }),
  },
  options,
)

export const removeStun = chart<Using>(
  'keyforge/remove-stun',
  'Remove a stun',
  {
    '1-exhaust': act('It is exhausted', exhaust).cite('KF-STN-2'),
    '2-stun': act('The stun is removed', (w, l) => writeCard(w, l.card.card).stunned = false).cite('KF-STN-2'),
  },
  options,
)
