import { because, chart, type Reason, routine, stepVerbs, type View, type World } from '@battleline/kernel'
import { addLasting } from '../model/lasting.ts'
import { type PlayerId, type Ref, refTo, tableOf } from '../model/state.ts'
import { declarationLabel, declarationOf, formatDeclaration } from '../moves/declaration-format.ts'
import { declarations, isWellFormed, whyNotDeclare } from '../moves/declare-attack.ts'
import { effectsGiving, youOf } from '../query/active-effects.ts'
import { championOf, isStillOnField } from '../query/objects.ts'
import { affects } from '../query/values.ts'
import { move } from '../zones/move.ts'
import { beginCombat, combat } from './combat.ts'
import { openWindow } from './opportunity.ts'
import { attackPayment, reservePayment } from './payment.ts'

/** A resolving attack card: the attack is declared with it at once (GA-CMB-5). */
export interface AttackCard {
  readonly card: number
  readonly by: PlayerId
  readonly prepared: boolean
  /** The ally that performs a command; null if the champion attacks. */
  readonly commands: Ref | null
  /** The declaration; null until it is made. */
  attacks: string | null
}

const { act, ask, step } = stepVerbs<AttackCard>()

/** The attacker with the card; -1 if there is none. */
const attackerOf = (w: View, l: AttackCard): number => {
  if (l.commands === null) return championOf(w, l.by)
  return isStillOnField(w, l.commands) ? l.commands.card : -1
}

/** It enters the intent. Power that it enters with lasts as long as the attack, also without its source (GA-EFF-4). */
function enterIntent(w: World, { card, by }: AttackCard): void {
  const given = effectsGiving(w, 'enters intent with').filter(
    (effect) => youOf(w, effect) === by && affects(w, effect, effect.text.who, card),
  )
  move(w, card, 'intent', by)
  for (const { source, text } of given)
    addLasting(
      w,
      { source, you: by },
      { kind: 'gives', who: { kind: 'it' }, gives: { kind: 'gets power', by: text.gives.by } },
      [refTo(w, card)],
      'end of combat',
    )
}

/** The possible declarations with the card in the intent. */
function possible(w: View, l: AttackCard): readonly string[] {
  const attacker = attackerOf(w, l)
  if (attacker < 0 || whyNoAttack(w) !== null) return []
  return declarations(w, attacker, l.card).map(formatDeclaration)
}

/** Why no attack can be declared at all, or null. */
function whyNoAttack(w: View): Reason | null {
  if (tableOf(w).combat !== null) return because('another combat is going on', 'GA-CMB-5')
  if (tableOf(w).stack.length > 0) return because('something else is on the Effects Stack', 'GA-CMB-5')
  return openWindow(w) === 'main phase' ? null : because('it is not the main phase', 'GA-CMB-5')
}

const canAttack = (w: View, l: AttackCard): true | Reason =>
  possible(w, l).length > 0 || (whyNoAttack(w) ?? because('there is nothing to attack', 'GA-CMB-5'))

/** Why an attack cannot be declared this way, or null. */
function whyNot(w: View, l: AttackCard, word: string): Reason | null {
  const declared = declarationOf(word, l.card)
  if (declared.attacker !== attackerOf(w, l) || !isWellFormed(w, declared))
    return because('this is no declaration of this attack', 'GA-CMB-6')
  return whyNotDeclare(w, declared)
}

export const attackCard = chart<AttackCard>(
  'grand-archive/attack-card',
  'An attack card',
  {
    '1-intent': act('It enters the intent', enterIntent).cite('GA-CMB-5', 'GA-DEF-3'),
    '2-declare': ask('Weapons and a target are chosen', {
      who: (_, l) => l.by,
      options: possible,
      take: (_, l, [word]) => {
        l.attacks = word === undefined ? null : String(word)
      },
      label: (w, word, l) => declarationLabel(w, declarationOf(String(word), l.card)),
      refuse: (w, l, word) => whyNot(w, l, String(word)),
    })
      .when(canAttack)
      .cite('GA-CMB-5', 'GA-CMB-6'),
    '3-price': step('The price of the attack is paid')
      .call(reservePayment, (w, l) =>
        l.attacks === null ? null : attackPayment(w, l.by, declarationOf(l.attacks, l.card)),
      )
      .cite('GA-CMB-6', 'GA-CST-1'),
    '3-fizzle': act('It goes to the graveyard: no attack can be declared', (w, l) => {
      move(w, l.card, 'graveyard')
    })
      .when((_, l) => l.attacks === null || routine('the attack is declared', 'GA-CMB-5'))
      .cite('GA-CMB-5'),
    '4-attack': act('Weapons are wielded, a target is attacked', (w, l) => {
      beginCombat(w, declarationOf(l.attacks ?? '', l.card), l.by, l.prepared)
    })
      .call(combat, () => ({}))
      .when((_, l) => l.attacks !== null || because('no attack is declared', 'GA-CMB-5'))
      .cite('GA-CMB-6', 'GA-CMB-8', 'GA-ROL-1'),
  },
  {
    subjects: (l) => [l.card],
    like: { card: 0, by: 1, prepared: false, commands: null, attacks: null },
  },
)
