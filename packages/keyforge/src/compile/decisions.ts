import { type Message, say, type World } from '@battleline/kernel'
import type { Resolution } from '../model/resolution.ts'
import { antecedentOf, conditionHolds } from '../query/conditions.ts'
import { playersOf, targetsOf } from '../query/resolution.ts'
import { differenceIn } from '../query/state-conditions.ts'
import { choicesIn } from '../rules/choosing.ts'
import { names } from '../text/references/reference-targets.ts'
import type { Condition, Sentence, Target, Who } from '../text/structure.ts'
import { setImpliedPlayer } from './implied-player.ts'
import { refersToAntecedent } from './merge-damage.ts'
import type { PrintParts } from './steps.ts'

/** Whether a sentence happens: decided once, before its first effect. */

export function begin(_: World, l: Resolution): void {
  l.proceed = true
  l.completed = true
}

/** "In order to": the rest happens only if the first part was done in full (KF-GEN-8). */
export function onlyIfDone(_: World, l: Resolution): void {
  l.proceed = l.completed
}

/** A sentence that has no condition except the one of the next sentence. */
export const isPlain = (sentence: Sentence | undefined): boolean =>
  sentence?.kind === 'do' && sentence.may !== true && sentence.to === undefined

/** The replaced sentence has already asked, so its effects cannot change the answer. */
export function insteadOf(w: World, l: Resolution, { words, who, unmet }: Replacing): void {
  invertProceed(w, l, { named: null, who, presupposes: false })
  if (!l.proceed) reportUnmet(w, l, words, unmet)
}

interface Replacing {
  readonly words: string
  readonly who: Who | null
  readonly unmet: string | Message
}

/** Reports that words of a text do nothing, because of a condition. */
function reportUnmet(w: World, l: Resolution, words: string, unmet: string | Message): void {
  if (w.trace !== null) w.reportNoEffect(l.source.card, words, unmet, 'KF-GEN-8')
}

/**
 * “you control a Mars creature” is not true; for “unless”, which is no condition of its own, is true. “If you do” speaks
 * of what comes before it.
 */
export function unmetReason(condition: Condition, print: PrintParts['condition']): string | Message {
  if (condition.kind === 'did') return 'what comes before it was not done in full'
  if (condition.kind === 'did not') return 'what comes before it was done'
  const isTrue = condition.kind === 'not'
  const words = print(isTrue ? condition.of : condition)
  return isTrue ? say`“${words}” is true` : say`“${words}” is not true`
}

/** An "otherwise" sentence can refer to the card of the sentence before: "the card under Brute … that card". */
export function invertProceed(w: World, l: Resolution, { named, who, presupposes }: Inverting): void {
  setImpliedPlayer(w, l, who)
  l.proceed = !l.proceed && !(presupposes && l.antecedent.length === 0)
  l.completed = true
  if (l.proceed && named !== null && l.antecedent.length === 0) l.antecedent = targetsOf(w, l, named)
}

interface Inverting {
  readonly named: Target | null
  readonly who: Who | null
  /** Neither part happens without the card that the condition asks about. */
  readonly presupposes: boolean
}

/** "You may reveal a card. If it is …, … . Otherwise, …": there is no such card if that was declined. */
export function presupposesCard(does: readonly Sentence[], at: number): boolean {
  const asked = does[at - 1]
  if (asked?.kind !== 'if' || !refersToAntecedent(asked.condition)) return false
  const before = does.slice(0, at - 1).filter((one) => names(one))
  return (
    before.length > 0 && before.every((one) => one.kind === 'if' || (one.kind === 'do' && one.may === true))
  )
}

export interface Deciding {
  readonly condition: Condition
  /** The value of the condition for which the sentence resolves. */
  readonly wanted: boolean
  readonly words: string
  /** Why nothing happens where the condition does not hold; left out: something else happens instead. */
  readonly unmet?: string | Message
  /** The player of "they" if the text named none before. */
  readonly who?: Who | null
}

/** Decides once, before its first effect, whether a sentence with a condition resolves. */
export function decide(
  w: World,
  l: Resolution,
  { condition, wanted, words, unmet, who = null }: Deciding,
): void {
  setImpliedPlayer(w, l, who)
  l.proceed = conditionHolds(w, l, condition) === wanted
  if (condition.kind === 'this way') w.reportRule('KF-GEN-15')
  // A sentence that does not happen counts as not done: "if you do" (KF-GEN-8).
  if (wanted) l.completed = l.proceed
  const they = playerAskedOf(condition)
  if (they !== null) l.player = playersOf(w, l, they)[0] ?? l.player
  if (l.proceed && wanted) l.antecedent = antecedentOf(w, l, condition)
  // "The difference": none where the comparison does not hold (KF-GEN-13).
  const difference = differenceIn(w, l, condition)
  if (difference !== null) l.amount = Math.max(0, difference)
  if (l.proceed) return
  if (unmet !== undefined) reportUnmet(w, l, words, unmet)
  else w.reportNoEffect(l.source.card, words, 'something else happens instead', 'KF-RPL-9')
}

/** "If you have more Æ than your opponent, they …": nobody calls you "they". "Their opponent" leaves "they" unchanged. */
function playerAskedOf(condition: Condition): Who | null {
  if (!('whose' in condition) || condition.whose === undefined || condition.whose === 'their opponent')
    return null
  if (condition.whose !== 'you') return condition.whose
  return COMPARES.includes(condition.kind) ? 'opponent' : null
}
const COMPARES: readonly Condition['kind'][] = [
  'more aember',
  'more keys',
  'more cards in hand',
  'more creatures',
]

/** "As long as it is possible to repeat the entire effect": every choice of it has an option. */
export function decideToRepeat(w: World, l: Resolution, before: readonly Sentence[]): void {
  const missing = choicesIn(before).some((choice) => choice.options(w, l).length === 0)
  l.proceed = !missing
  l.completed = true
  if (missing)
    w.reportNotDone(l.source.card, 'repeats nothing', 'the entire effect cannot be repeated', 'KF-GEN-10')
}
