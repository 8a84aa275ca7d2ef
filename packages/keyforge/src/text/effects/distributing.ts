import type { Group } from '../selections/groups.ts'
import { type Amount, NUMBER_OF, PER } from '../values/amounts.ts'
import { CREATURES } from '../words/fixed-nodes.ts'
import { verb } from './verb.ts'

/** So much of something, shared out among cards as the active player likes. */
export interface DistributingEffect {
  readonly kind: 'distribute'
  readonly what: 'capture' | 'damage' | 'power counters'
  readonly amount: Amount
  readonly among: Group
  /** From the opponent's pool, if the text says so. */
  readonly of?: 'opponent'
}

/** All of something that lies on cards, shared out anew among them. */
export interface RedistributingEffect {
  readonly kind: 'redistribute'
  readonly what: 'aember' | 'damage'
  readonly among: Group
}

const CREATURES_SUCH = 'creatures[ {among.such:filter+" "}]'
const AMONG = 'among any number of {among:group~many}'
const OR = 'among {among:group~many}'
const SO = '(distributed|divided) (as you choose|)'

export const distributing = [
  ...verb('distribute', `capture {amount:amount}(Æ|), distributed ${AMONG}`, {
    fixed: { what: 'capture' },
    reads: [`capture {amount:amount} (Æ|), ${SO} ${OR}`],
  }),
  ...verb('distribute', `capture {amount:amount-of} your opponent's (Æ|), distributed ${AMONG}`, {
    fixed: { what: 'capture', of: 'opponent' },
    reads: [`capture {amount:amount-of} your opponent's (Æ|), ${SO} ${AMONG}`],
  }),
  ...verb('distribute', `distribute ${PER} ${AMONG}`, {
    fixed: { what: 'damage', amount: NUMBER_OF },
    reads: [`deal ${PER}. You may divide this damage ${AMONG}`],
  }),
  ...verb('distribute', `distribute {amount:number} damage ${AMONG}`, {
    fixed: { what: 'damage' },
    reads: [
      `deal {amount:number} (damage|<D>), ${SO} ${AMONG}`,
      `deal {amount:number} (damage|<D>) ${SO} ${AMONG}`,
      `deal {amount:number} (damage|<D>)[,] ${SO} ${OR}`,
    ],
  }),
  ...verb('redistribute', 'redistribute the {what:borne} on {among:several} among them', {
    reads: [
      'redistribute (the|all) {what:borne} on {among:several} among (them|friendly creatures|enemy creatures)',
    ],
  }),
  ...verb('redistribute', `redistribute the {what:borne} on ${CREATURES_SUCH} among them`, {
    fixed: { among: CREATURES },
    reads: [
      `redistribute (the|all) {what:borne} on ${CREATURES_SUCH} among (them|all creatures)`,
      `redistribute (the|all) {what:borne} on the ${CREATURES_SUCH} among that player's creatures`,
    ],
  }),
  ...verb('distribute', `distribute {amount:counter-number} +1 power counter(s) ${AMONG}`, {
    fixed: { what: 'power counters' },
    reads: [
      'give {amount:counter-number} +1 power counter(s) to {among:group~many}, distributed as you choose',
    ],
  }),
]
