import type { Ref } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import { titleOf } from '../model/definition.ts'
import type { Resolution } from '../model/resolution.ts'
import { cardOf } from '../model/state.ts'
import { historyKindsOf, isDestroyed, timesThisTurn } from '../model/turn-history.ts'
import type { Condition, Target } from '../text/structure.ts'
import { plainType } from '../vocabulary.ts'
import { affectedThisWay } from './affected-this-way.ts'
import { lastKnown } from './board.ts'
import { isSame, opponentInFight } from './open-fights.ts'
import { isWithin } from './range.ts'
import { membersOf, playersOf, refsTo, targetsOf } from './resolution.ts'
import { stateHolds } from './state-conditions.ts'
import { housesOf } from './values.ts'

/** Whether a condition holds for an ability that is resolving. */
export function conditionHolds(w: View, l: Resolution, condition: Condition): boolean {
  switch (condition.kind) {
    case 'did':
      return l.completed
    case 'did and':
      return l.completed && stateHolds(w, l, condition.also)
    case 'so many':
      return isWithin(l.amount, condition)
    case 'did not':
      return !l.completed
    case 'this way':
      return condition.alike === true
        ? mostOfOneHouse(w, found(w, l, condition)) >= (condition.least ?? 1)
        : found(w, l, condition).length >= (condition.least ?? 1)
    case 'destroys it':
      return destroysIt(w, l)
    case 'does not destroy it':
      return l.antecedent.length > 0 && !destroysIt(w, l)
    case 'all of':
      return condition.of.every((one) => conditionHolds(w, l, one))
    case 'any of':
      return condition.of.some((one) => conditionHolds(w, l, one))
    case 'not':
      return !conditionHolds(w, l, condition.of)
    case 'was destroyed': {
      const asked = askedAfter(w, l, condition.who)
      const wanted = condition.not !== true
      return asked.length > 0 && asked.every((ref) => isDestroyed(w, ref)) === wanted
    }
    case 'first use':
      return (
        timesThisTurn(w, historyKindsOf('used'), {
          of: (card, was) => isSameObject(condition.host === true ? l.source : l.from, card, was),
        }) === 1
      )
    case 'share a house':
      return haveInCommon(l, (ref) => lastKnown(w, ref)?.houses ?? housesOf(w, ref.card))
    case 'are the named cards':
      return areNamed(w, l)
    case 'share a type':
      return haveInCommon(l, ({ card }) => [plainType(cardOf(w, card).$def.type)])
    default:
      return stateHolds(w, l, condition)
  }
}

/** The cards that "was destroyed" is about. The opponent in a fight counts even after it has left play. */
function askedAfter(w: View, l: Resolution, who: Target): readonly Ref[] {
  const here = targetsOf(w, l, who)
  if (here.length > 0 || who.kind !== 'fought') return here
  const other = opponentInFight(w, l.source)
  return other === null ? [] : [other]
}

/** A card that left play and returned is a new object and has not been used (KF-LVP-10). */
const isSameObject = (ref: Ref, card: number, { life }: Ref): boolean =>
  card === ref.card && life === ref.life

/** The antecedent after a condition: the cards that it found, unless there is an antecedent already. */
export function antecedentOf(w: View, l: Resolution, condition: Condition): readonly Ref[] {
  if (condition.kind === 'this way') return found(w, l, condition)
  if (condition.kind === 'was destroyed') return askedAfter(w, l, condition.who)
  if (condition.kind === 'all of')
    return condition.of.map((one) => antecedentOf(w, l, one)).find(isSomething) ?? l.antecedent
  if (l.antecedent.length > 0) return l.antecedent
  if (condition.kind === 'controls' && condition.exactly === 1) {
    const players = playersOf(w, l, condition.whose)
    const theirs = membersOf(w, l, condition.of).filter((card) =>
      players.includes(cardOf(w, card).controller),
    )
    return refsTo(w, theirs)
  }
  const asked = askedOf(condition)
  if (asked?.kind === 'self' || asked?.kind === 'host') return targetsOf(w, l, asked)
  const named = condition.kind === 'there are' && condition.of.kind === 'group' ? condition.of : null
  if (named?.named === undefined || named.zone === undefined) return l.antecedent
  return refsTo(w, membersOf(w, l, named))
}

const isSomething = (refs: readonly Ref[]): boolean => refs.length > 0

/** The card that a condition is about: "if Brute is damaged, destroy it". */
function askedOf(condition: Condition): Target | null {
  if (condition.kind === 'is') return condition.who
  if (condition.kind === 'is a') return condition.who ?? null
  return condition.kind === 'bears' || condition.kind === 'has counters' ? condition.of : null
}

const found = (w: View, l: Resolution, { of, deed }: Found): readonly Ref[] =>
  refsTo(w, membersOf(w, l, { ...of, way: deed }))
type Found = Extract<Condition, { readonly kind: 'this way' }>

/** How many of these cards are of the house that most of them are of. */
function mostOfOneHouse(w: View, refs: readonly Ref[]): number {
  const all = refs.flatMap((ref) => lastKnown(w, ref)?.houses ?? housesOf(w, ref.card))
  return Math.max(0, ...all.map((house) => all.filter((one) => one === house).length))
}

/** A creature that received the damage in its place does not matter (KF-DMG-11). */
function destroysIt(w: View, l: Resolution): boolean {
  const destroyed = affectedThisWay(w, l, 'destroyed')
  return l.antecedent.length > 0 && l.antecedent.every((ref) => destroyed.some((one) => isSame(one, ref)))
}

/** Whether each name that was chosen is that of another one of the cards, and there are no more of them. */
function areNamed(w: View, l: Resolution): boolean {
  const titles = l.antecedent.map(({ card }) => titleOf(cardOf(w, card).$def)).sort()
  const named = [...l.names].sort()
  return titles.length === named.length && titles.every((title, at) => title === named[at])
}

/** Whether two or more cards have something in common, as they were just before they left (KF-LVP-7, doubt D6). */
function haveInCommon(l: Resolution, what: (ref: Ref) => readonly string[]): boolean {
  if (l.antecedent.length < 2) return false
  const [first = [], ...others] = l.antecedent.map(what)
  return first.some((one) => others.every((all) => all.includes(one)))
}
