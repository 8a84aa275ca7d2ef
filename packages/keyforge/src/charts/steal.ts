import { opponentOf, type PlayerId } from '@battleline/card-game'
import { chart, type GameEvent, stepVerbs } from '@battleline/kernel'
import { playerFacts, triggersOf } from '../events/triggers.ts'
import { playerOf } from '../model/state.ts'
import { recordHistory } from '../model/turn-history.ts'
import { addToPool, takeFromPool } from '../rules/pool.ts'

/** Æmber that moves from one pool to the other; 0 if another effect replaces it. */
export interface Stealing {
  readonly thief: PlayerId
  amount: number
  facts: readonly GameEvent[]
}

export const stealing = (thief: PlayerId, amount: number): Stealing => ({ thief, amount, facts: [] })

const { amend } = stepVerbs<Stealing>()

export const steal = chart<Stealing>(
  'keyforge/steal',
  'Æmber is stolen',
  {
    '1-steal': amend('Æmber goes to the pool of the thief')
      .then((w, l) => {
        const { thief } = l
        if (l.amount === 0) return
        takeFromPool(w, opponentOf(thief), l.amount, 'stolen')
        const before = playerOf(w, thief).aember
        addToPool(w, thief, l.amount)
        const amount = playerOf(w, thief).aember - before
        l.amount = amount
        if (amount === 0) return
        recordHistory(w, 'stole', thief, thief, amount)
        l.facts = playerFacts(w, 'stolen', thief, { amount })
      })
      .offer({ entries: (_, l) => triggersOf(l.facts) })
      .cite('KF-AMB-2', 'KF-RPL-1'),
  },
  { subjects: (l) => [l.thief], like: stealing(1, 0) },
)
