import { chart, stepVerbs } from '@battleline/kernel'
import type { PlayerId } from '../model/state.ts'
import { declarationOf } from '../moves/declaration-format.ts'
import { beginCombat, combat } from './combat.ts'
import { attackPayment, reservePayment } from './payment.ts'

/** An attack without an attack card is declared; it is known to be legal (GA-CMB-6). */
export interface Declare {
  readonly by: PlayerId
  readonly attacks: string
}

const { act, step } = stepVerbs<Declare>()

export const declare = chart<Declare>(
  'grand-archive/declaration',
  'Attack declaration',
  {
    '0-price': step('The price of the attack is paid')
      .call(reservePayment, (w, l) => attackPayment(w, l.by, declarationOf(l.attacks, -1)))
      .cite('GA-CMB-6', 'GA-CST-1'),
    '1-declare': act('The attacker is rested; weapons are wielded, a target is attacked', (w, l) => {
      beginCombat(w, declarationOf(l.attacks, -1), l.by, false)
    }).cite('GA-CMB-4', 'GA-CMB-6', 'GA-ROL-1'),
    '2-combat': stepVerbs<Declare>()
      .step('The combat phase begins')
      .call(combat, () => ({}))
      .cite('GA-CMB-8'),
  },
  { subjects: (l) => [declarationOf(l.attacks, -1).attacker], like: { by: 1, attacks: '' } },
)
