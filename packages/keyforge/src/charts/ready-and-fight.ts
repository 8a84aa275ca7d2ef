import { because, chart, type Reason, type View, verbs } from '@battleline/kernel'
import { cannotFight, defendersOf } from '../declaring.ts'
import { facts } from '../facts.ts'
import { staysExhausted } from '../form.ts'
import { ruleOfSix } from '../playable.ts'
import { isCreature } from '../read.ts'
import { cardOf, refTo, tableOf, writeCard } from '../state.ts'
import { cannotPay } from '../use-costs.ts'
import { withPrice } from './pay-to-use.ts'
import { removeStun } from './use.ts'
import { window, windowOver } from './window.ts'

/** A creature that an effect readies and uses to fight; the fight follows all normal rules except house (KF-USE-6). */
export interface ReadyAndFight {
  readonly creature: number
  defender: number
  /** The defender, once the fight is over: "the creature it fought". */
  fought: { readonly card: number; readonly life: number } | null
}

const { ask, step } = verbs<ReadyAndFight>()

export const readyAndFight = chart<ReadyAndFight>(
  'keyforge/ready-and-fight',
  'Ready and fight',
  {
    '1-ready': step('It becomes ready')
      .call(window, (w, l) => {
        if (cardOf(w, l.creature).ready || staysExhausted(w, l.creature)) return null
        writeCard(w, l.creature).ready = true
        return windowOver(facts(w, 'readied', [l.creature]))
      })
      .cite('KF-USE-6'),
    '2-stun': step('A stunned creature is exhausted to remove the stun instead')
      .call(removeStun, (w, l) => ({
        card: refTo(w, l.creature),
        you: cardOf(w, l.creature).controller,
        ability: null,
        gains: 0,
        facts: [],
      }))
      .when((w, l) => cardOf(w, l.creature).stunned || because('it is not stunned', 'KF-STN-3'))
      .cite('KF-STN-3'),
    '3-choose': ask('The creature it fights', {
      who: (w) => tableOf(w).active,
      options: (w, l) => defendersOf(w, l.creature),
      take: (_, l, [defender]) => {
        l.defender = defender === undefined ? -1 : Number(defender)
      },
      label: (w, card) => cardOf(w, Number(card)).name,
      record: Number,
    })
      .when(mayFight)
      .cite('KF-FGT-1', 'KF-FGT-3'),
    '4-fight': step('It fights')
      .run((w, l) => {
        l.fought = refTo(w, l.defender)
        const use = { kind: 'fight', card: l.creature, other: l.defender } as const
        return withPrice(w, use, cardOf(w, l.creature).controller)
      })
      .when(
        (_, l) =>
          l.defender >= 0 || because('there is nothing it can fight: it stays ready', 'KF-FGT-1', 'KF-USE-6'),
      )
      .cite('KF-FGT-4'),
  },
  { subjects: (l) => [l.creature], like: { creature: 0, defender: 0, fought: null } },
)

function mayFight(w: View, l: ReadyAndFight): true | Reason {
  if (!isCreature(w, l.creature)) return because('it is not in play', 'KF-USE-2')
  const you = cardOf(w, l.creature).controller
  return cannotFight(w, l.creature) ?? ruleOfSix(w, l.creature, you) ?? cannotPay(w, l.creature, you) ?? true
}
