import type { View } from '@battleline/kernel'
import { type Acting, meant, members, playersMeant, refsTo } from './acting.ts'
import { isWithin } from './bounds.ts'
import { opponentInFight } from './charts/fight.ts'
import { deedsOf, isDestroyed, timesThisTurn } from './memory.ts'
import { housesOf, lastKnown } from './read.ts'
import { cardOf, type Ref } from './state.ts'
import { holds } from './states.ts'
import type { Condition, Target } from './text/structure.ts'

/** Whether a condition holds for an ability that is resolving. */
export function isTrue(w: View, l: Acting, condition: Condition): boolean {
  switch (condition.kind) {
    case 'did':
      return l.did
    case 'did and':
      return l.did && holds(w, l, condition.also)
    case 'so many':
      return isWithin(l.amount, condition)
    case 'did not':
      return !l.did
    case 'this way':
      return found(w, l, condition).length >= (condition.least ?? 1)
    case 'destroys it':
      return destroysIt(w, l)
    case 'does not destroy it':
      return l.it.length > 0 && !destroysIt(w, l)
    case 'all of':
      return condition.of.every((one) => isTrue(w, l, one))
    case 'any of':
      return condition.of.some((one) => isTrue(w, l, one))
    case 'not':
      return !isTrue(w, l, condition.of)
    case 'was destroyed':
      return (
        isEach(askedAfter(w, l, condition.who), (ref) => wasDestroyed(w, ref)) !== (condition.not === true)
      )
    case 'first use':
      return (
        timesThisTurn(w, deedsOf('used'), {
          of: (card, was) => isSameObject(condition.host === true ? l.source : l.from, card, was),
        }) === 1
      )
    case 'share a house':
      return shareHouse(w, l)
    default:
      return holds(w, l, condition)
  }
}

/** Those of whom it is asked what became of them: the creature that was fought is it still when it has left play. */
function askedAfter(w: View, l: Acting, who: Target): readonly Ref[] {
  const here = meant(w, l, who)
  if (here.length > 0 || who.kind !== 'fought') return here
  const other = opponentInFight(w, l.source)
  return other === null ? [] : [other]
}

const isEach = (refs: readonly Ref[], is: (ref: Ref) => boolean): boolean => refs.length > 0 && refs.every(is)

/** This turn: what a ward or a replacement saved was not (KF-DST-13). */
const wasDestroyed = (w: View, ref: Ref): boolean =>
  timesThisTurn(w, deedsOf('destroyed'), { of: (card, was) => isSameObject(ref, card, was) }) > 0

/** A card that came back is another one, and was not used (KF-LVP-10). */
const isSameObject = (ref: Ref, card: number, { life }: Ref): boolean =>
  card === ref.card && life === ref.life

/** The cards that a condition found: what follows it calls them "it", unless it speaks of something already. */
export function spokenOf(w: View, l: Acting, condition: Condition): readonly Ref[] {
  if (condition.kind === 'this way') return found(w, l, condition)
  if (condition.kind === 'was destroyed') return askedAfter(w, l, condition.who)
  if (condition.kind === 'all of')
    return condition.of.map((one) => spokenOf(w, l, one)).find(isSomething) ?? l.it
  if (l.it.length > 0) return l.it
  if (condition.kind === 'controls' && condition.exactly === 1) {
    const players = playersMeant(w, l, condition.whose)
    const theirs = members(w, l, condition.of).filter((card) => players.includes(cardOf(w, card).controller))
    return refsTo(w, theirs)
  }
  const asked = askedOf(condition)
  if (asked?.kind === 'self' || asked?.kind === 'host') return meant(w, l, asked)
  const named = condition.kind === 'there are' && condition.of.kind === 'group' ? condition.of : null
  if (named?.named === undefined || named.zone === undefined) return l.it
  return refsTo(w, members(w, l, named))
}

const isSomething = (refs: readonly Ref[]): boolean => refs.length > 0

/** The card of which something is asked: "if Brute is damaged, destroy it". */
function askedOf(condition: Condition): Target | null {
  if (condition.kind === 'is') return condition.who
  if (condition.kind === 'is a') return condition.who ?? null
  return condition.kind === 'bears' || condition.kind === 'has counters' ? condition.of : null
}

const found = (w: View, l: Acting, { of, deed }: Found): readonly Ref[] =>
  refsTo(w, members(w, l, { ...of, way: deed }))
type Found = Extract<Condition, { readonly kind: 'this way' }>

const destroysIt = (w: View, l: Acting): boolean =>
  l.it.length > 0 && l.it.every((ref) => isDestroyed(w, ref))

/** Whether two or more cards have a house in common, as they were just before they left (KF-LVP-7, doubt D6). */
function shareHouse(w: View, l: Acting): boolean {
  if (l.it.length < 2) return false
  const [first = [], ...others] = l.it.map((ref) => lastKnown(w, ref)?.houses ?? housesOf(w, ref.card))
  return first.some((house) => others.every((houses) => houses.includes(house)))
}
