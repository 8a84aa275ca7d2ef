import type { PlayerId, Ref } from '@battleline/card-game'
import {
  chart,
  type GameEvent,
  stepVerbs,
  type View,
  type WaitingAbility,
  type World,
} from '@battleline/kernel'
import { exhaustUsed } from '../effects/protection.ts'
import { abilitiesOf, pendingTrigger } from '../events/abilities.ts'
import { facts, triggersOf } from '../events/triggers.ts'
import { type PendingTrigger, writeCard } from '../model/state.ts'
import { recordHistory } from '../model/turn-history.ts'
import { isThere } from '../query/board.ts'
import { gainAember } from '../rules/pool.ts'
import { TRIGGER } from '../vocabulary.ts'
import { gain, gaining, mayBecome } from './gain.ts'

/** A card that reaps, uses one of its Action: abilities, or removes a stun. */
export interface Using {
  readonly card: Ref
  readonly you: PlayerId
  /** The used Action: ability. */
  readonly ability: PendingTrigger | null
  /** The Æmber from reaping; 0 if another effect replaces it. */
  gains: number
  /** The events of the use. */
  facts: readonly GameEvent[]
}

const { act, amend, offer } = stepVerbs<Using>()
const options = {
  subjects: (l: Using) => [l.card.card],
  like: { card: { card: 0, life: 0 }, you: 1, ability: null, gains: 1, facts: [] } satisfies Using,
}
const exhaust =
  (action: 'used' | 'reaped') =>
  (w: World, l: Using): void => {
    exhaustUsed(w, l.card.card)
    recordHistory(w, action, l.you, l.card.card)
  }

export const reap = chart<Using>(
  'keyforge/reap',
  'Reap',
  {
    '1-exhaust': act('It is exhausted', exhaust('reaped')).cite('KF-REA-1'),
    '2-before': offer('Before it reaps', { entries: having(TRIGGER['before reap']) }).cite('KF-REA-1'),
    '3-gain': amend('1 Æmber is gained')
      .then((w, l) => {
        if (!mayBecome(w)) l.facts = gainAember(w, l.you, l.gains, true)
      })
      .call(gain, (w, l) => (mayBecome(w) && l.gains > 0 ? gaining(l.you, l.gains, true) : null))
      .cite('KF-REA-1'),
    '4-after': act('After it reaps', (w, l) => {
      const by = { user: l.you }
      l.facts = [...l.facts, ...facts(w, 'reaps', [l.card.card], by), ...facts(w, 'used', [l.card.card], by)]
    })
      .offer({ entries: (w, l) => [...having(TRIGGER['after reap'])(w, l), ...triggersOf(l.facts)] })
      .cite('KF-REA-1', 'KF-REA-2', 'KF-USE-5'),
  },
  options,
)

function having(trigger: number) {
  return (w: View, l: Using) =>
    isThere(w, l.card) ? abilitiesOf(w, l.card.card, trigger).map((one) => pendingTrigger(w, one)) : []
}

const afterUse = act('After it is used', (w, l) => {
  l.facts = facts(w, 'used', [l.card.card], { user: l.you })
}).offer({ entries: (_, l): readonly WaitingAbility[] => triggersOf(l.facts) })

export const action = chart<Using>(
  'keyforge/action',
  'Use an action',
  {
    '1-exhaust': act('It is exhausted', exhaust('used')).cite('KF-ACT-1'),
    '2-ability': offer('Its ability resolves', {
      entries: (_, l) => (l.ability === null ? [] : [l.ability]),
    }).cite('KF-ACT-1', 'KF-USE-3'),
    '3-after': afterUse.cite('KF-ACT-1', 'KF-USE-5'),
  },
  options,
)

export const removeStun = chart<Using>(
  'keyforge/remove-stun',
  'Remove a stun',
  {
    '1-exhaust': act('It is exhausted', exhaust('used')).cite('KF-STN-2'),
    '2-stun': act('The stun is removed', (w, l) => (writeCard(w, l.card.card).stunned = false)).cite(
      'KF-STN-2',
    ),
    '3-after': afterUse.cite('KF-STN-2', 'KF-USE-5'),
  },
  options,
)
