import {
  addGuard,
  because,
  type Reason,
  type StepSpec,
  stepVerbs,
  type TimingChart,
  type View,
} from '@battleline/kernel'
import type { Resolution } from '../model/resolution.ts'
import { tableOf } from '../model/state.ts'
import { playersOf } from '../query/resolution.ts'
import { choiceOf, partsOf } from '../rules/choosing.ts'
import { isOfWhatComes, lying, whatComes } from '../text/references/reference-targets.ts'
import { mentions } from '../text/references/references.ts'
import type { Condition, Effect, Sentence, Target, Who } from '../text/structure.ts'
import { type Delayed, waitUntilItLeaves } from './after-leaving.ts'
import { attachFirst } from './attach-first.ts'
import { chooseOneSteps } from './choose-one.ts'
import {
  begin,
  type Deciding,
  decide,
  decideToRepeat,
  insteadOf,
  invertProceed,
  isPlain,
  onlyIfDone,
  presupposesCard,
  unmetReason,
} from './decisions.ts'
import { mergeEachPlayerConditions, printWithoutFollowing } from './each-player.ts'
import { writeEffect } from './effect-steps.ts'
import { type Deal, dealTogether, isDeal } from './effects/damage.ts'
import { impliedActor, impliedPlayer } from './implied-player.ts'
import { isTarget, mergedDamage, refersToAntecedent, replacing } from './merge-damage.ts'
import { repeatSentence, repeatSteps } from './repeat.ts'
import { type AbilityCharts, addChart, type PrintEffect, type PrintParts } from './steps.ts'

const { act, ask } = stepVerbs<Resolution>()
/** The steps of an effect, together with the ability's other charts. */
type Write = (effect: Effect, id: string) => readonly StepSpec[]

/** Decides whether something happens that has a condition. */
const decideIf = (parts: AbilityCharts, words: string, condition: Condition): StepSpec =>
  act(words, decide, { condition, wanted: true, words, unmet: parts.unmet(condition) })

/** Skips the steps if the sentence does not happen, with the reason. */
const ifAccepted = (steps: readonly StepSpec[], why: Reason): readonly StepSpec[] =>
  steps.map((step) => addGuard(step, accepted(why)))

const accepted =
  (why: Reason) =>
  (_: View, l: Resolution): true | Reason =>
    l.proceed || why

/** Why a sentence may not happen. */
function whyNot(sentence: Sentence, isReplaced: boolean): Reason {
  if (sentence.kind === 'do') {
    if (sentence.may === true) return because('it was declined', 'KF-GEN-7')
    if (isReplaced) return REPLACED
    return NOT_DONE
  }
  if ('may' in sentence && sentence.may === true)
    return because('its sentence does not happen', 'KF-GEN-7', 'KF-GEN-8')
  return notAsked(sentence)
}

/** Why a sentence that a player may decline is not even asked about. */
const notAsked = ({ kind }: Sentence): Reason =>
  kind === 'otherwise' ? because('what comes before it happens', 'KF-GEN-8') : UNMET

const NOT_DONE: Reason = because('what comes before it was not done in full', 'KF-GEN-8')

const REPLACED: Reason = because('something else happens instead', 'KF-RPL-9')
const UNMET: Reason = because('its condition does not hold', 'KF-GEN-8')

/**
 * The charts of an ability: one step for each choice and each effect, in printed order (KF-GEN-6). The first chart is
 * the ability itself; the others are its delayed, repeated or chosen parts.
 */
export function compile(
  id: string,
  title: string,
  does: readonly Sentence[],
  print: PrintParts,
  ending: readonly StepSpec[] = [],
  dying = false,
): readonly TimingChart<Resolution>[] {
  const parts: AbilityCharts = {
    title,
    dying,
    print: printWithoutFollowing(print.effect),
    unmet: (condition) => unmetReason(condition, print.condition),
    made: [],
    chart: (part, sentences, end) => chartOf(parts, part, sentences, end),
  }
  const own = chartOf(parts, id, does, ending)
  return [own, ...parts.made.filter((one) => one !== own)]
}

/** "Deal 2 damage to … and 1 damage to …" is two effects. */
function splitDamage(sentence: Sentence): Sentence {
  if (!('effects' in sentence)) return sentence
  const effects = sentence.effects.flatMap((effect): readonly Effect[] => {
    if (effect.kind !== 'deal' || effect.also === undefined) return [effect]
    const { also, ...first } = effect
    return [first, also]
  })
  return { ...sentence, effects }
}

/** Text about a card that is played later resolves after it has been played. */
const ofWhatComes = (does: readonly Sentence[]): readonly Sentence[] =>
  does.map((sentence, at) => {
    const last = does[at - 1]
    const of = whatComes(last)
    if (of === null || !isOfWhatComes(last, sentence)) return sentence
    const event = { kind: 'played', of, by: 'you' } as const
    const is = { kind: 'after', event, effects: sentence.effects, once: true } as const
    return { kind: 'do', effects: [{ kind: 'lasting', until: 'end of turn', is }] }
  })

function chartOf(
  parts: AbilityCharts,
  id: string,
  sentences: readonly Sentence[],
  ending: readonly StepSpec[] = [],
): TimingChart<Resolution> {
  const does = mergeEachPlayerConditions(ofWhatComes(sentences.map(splitDamage).map(attachFirst)))
  const deals = mergedDamage(does)
  const [first] = deals.keys()
  const together = (effect: Effect): boolean => deals.size > 1 && isDeal(effect) && deals.has(effect)
  // The condition of damage is checked when the damage is set aside.
  const setting = (deal: Deal, steps: readonly StepSpec[]): readonly StepSpec[] => {
    const condition = deals.get(deal) ?? null
    if (condition === null) return steps
    const title = parts.print(deal)
    return [decideIf(parts, title, condition), ...ifAccepted(steps, UNMET)]
  }
  const write: Write = (effect, at) => {
    if (!together(effect)) return writeEffect(parts, at, effect)
    return effect === first ? dealTogether([...deals.keys()], parts.print, setting) : []
  }
  const steps = does.flatMap((one, at) =>
    one.kind === 'if' && one.effects.every(together) && one.effects[0] !== first
      ? []
      : writeSentence(parts, `${id}.${at + 1}`, does, at, write),
  )
  return addChart(parts, id, [...steps, ...ending])
}

function writeSentence(
  parts: AbilityCharts,
  id: string,
  does: readonly Sentence[],
  at: number,
  write: Write,
): readonly StepSpec[] {
  const sentence = does[at]
  if (sentence === undefined) return []
  if (sentence.kind === 'choose one') return chooseOne(parts, id, sentence)
  const { effects } = sentence
  const title = effects.map(parts.print).join(', ')
  if (sentence.kind === 'later' && !parts.dying) return whenItLeaves(parts, id, title, sentence)
  if (sentence.kind === 'later') {
    const later = effects.flatMap((effect) => writeEffect(parts, id, effect))
    addChart(parts, id, later)
    const { condition } = sentence
    const args: Delayed =
      condition === undefined ? { runs: id } : { condition, unmet: parts.unmet(condition), runs: id }
    return [act(delayed(title), waitUntilItLeaves, args)]
  }
  const early = chosenEarly(sentence, does[at + 1])
  if (early !== null) return replaceable(parts, id, title, early, does, at)
  const repeated = repeatedOn(sentence)
  if (repeated !== null) return repeatSentence(parts, id, repeated)
  const writeOrRepeat = (effect: Effect, step: string, writeOne: Write) =>
    effect.kind === 'repeat' ? repeatSteps(parts, step, effect, does.slice(0, at)) : writeOne(effect, step)
  const steps = effects.flatMap((effect, n) => writeOrRepeat(effect, `${id}.${n + 1}`, write))
  const begins = beginning(parts, sentence, title, does, at)
  if (begins.length === 0) return [act(title, begin), ...steps]
  const why = whyNot(sentence, replacing(does[at + 1]) !== null)
  if (sentence.kind === 'otherwise' || sentence.to === undefined)
    return [...begins, ...ifAccepted(steps, why)]
  const apart: Write = (effect, step) => writeEffect(parts, step, effect)
  const follows = sentence.to.flatMap((effect, n) => writeOrRepeat(effect, `${id}.to-${n + 1}`, apart))
  const first = ifAccepted([...steps, act(title, onlyIfDone)], why)
  return [...begins, ...first, ...ifAccepted(follows, NOT_DONE)]
}

/** A sentence with “repeat this effect on that creature”, and the card that it asks of. */
function repeatedOn(sentence: Sentence): Parameters<typeof repeatSentence>[2] | null {
  if (sentence.kind !== 'if' || !('who' in sentence.condition) || sentence.condition.who === undefined)
    return null
  const isOn = sentence.effects.some((effect) => effect.kind === 'repeat' && effect.what === 'sentence')
  return isOn ? { ...sentence, who: sentence.condition.who } : null
}

const delayed = (title: string): string => `after it leaves play, ${title}`

/** "After it leaves play" for a card that stays for now: a lasting effect that ends with its trigger (KF-LST-1). */
function whenItLeaves(
  parts: AbilityCharts,
  id: string,
  title: string,
  { condition, effects }: Extract<Sentence, { kind: 'later' }>,
): readonly StepSpec[] {
  const event = { kind: 'leaves play', of: { kind: 'self' } } as const
  const made: Effect = { kind: 'lasting', until: 'it leaves play', is: { kind: 'after', event, effects } }
  const isMade = (effect: Effect) => effect.kind === 'lasting' && effect.until === 'it leaves play'
  const print = (effect: Effect) => (isMade(effect) ? delayed(title) : parts.print(effect))
  const steps = writeEffect({ ...parts, print }, id, made)
  if (condition === undefined) return steps
  return [decideIf(parts, title, condition), ...ifAccepted(steps, UNMET)]
}

/** The choice of a sentence that another sentence may replace and refers to (KF-RPL-9). */
function chosenEarly(sentence: Sentence, next: Sentence | undefined): Early | null {
  if (sentence.kind !== 'do' || sentence.may === true || sentence.to !== undefined) return null
  if (replacing(next) === null || !refersToAntecedent(next)) return null
  const [first, ...rest] = sentence.effects
  if (first === undefined) return null
  for (const [field, value] of Object.entries(first)) {
    if (!isTarget(value) || partsOf(value).length > 1 || choiceOf(value) === null) continue
    const then = { ...first, [field]: { kind: 'it' } } as Effect
    return { what: value, effects: [then, ...rest] }
  }
  return null
}

interface Early {
  readonly what: Target
  readonly effects: readonly Effect[]
}

/** Its choice, whether another effect replaces it, and otherwise the rest. */
function replaceable(
  parts: AbilityCharts,
  id: string,
  title: string,
  { what, effects }: Early,
  does: readonly Sentence[],
  at: number,
): readonly StepSpec[] {
  const condition = replacing(does[at + 1])
  if (condition === null) return []
  return [
    ...writeEffect(parts, `${id}.choice`, { kind: 'choose', what }),
    ...unlessReplaced({ condition, wanted: false, words: title }, does[at + 1], parts.print),
    ...ifAccepted(
      effects.flatMap((effect, n) => writeEffect(parts, `${id}.${n + 1}`, effect)),
      REPLACED,
    ),
  ]
}

/** Whether the next sentence replaces this one; asks the player if it says "may" (KF-RPL-9, KF-GEN-7). */
function unlessReplaced(
  deciding: Deciding,
  next: Sentence | undefined,
  print: PrintEffect,
): readonly StepSpec[] {
  const decided = act(deciding.words, decide, deciding)
  if (next?.kind !== 'if' || next.may !== true) return [decided]
  const words = next.effects.map(print).join(', ')
  return [decided, addGuard(mayAsk(words, decider(next.effects), 'instead'), isReplaced)]
}

const isReplaced = (_: View, l: Resolution): true | Reason =>
  !l.proceed || because('nothing else happens instead', 'KF-RPL-9')

/** The decision before the first effect of a sentence; none if it is mandatory. */
function beginning(
  parts: AbilityCharts,
  sentence: Exclude<Sentence, { kind: 'later' | 'choose one' }>,
  title: string,
  does: readonly Sentence[],
  at: number,
): readonly StepSpec[] {
  const may =
    sentence.may === true ? [mayAsk(title, decider(sentence.effects), 'too', countsAmount(does[at + 1]))] : []
  const mayThen = may.map((step) => addGuard(step, accepted(notAsked(sentence))))
  switch (sentence.kind) {
    case 'if':
      if (sentence.instead === true && isPlain(does[at - 1]))
        // The sentence that it replaces has already asked.
        return [
          act(title, insteadOf, {
            words: title,
            who: impliedPlayer(does, at),
            unmet: parts.unmet(sentence.condition),
          }),
        ]
      return [
        act(title, decide, {
          condition: sentence.condition,
          wanted: true,
          words: title,
          unmet: parts.unmet(sentence.condition),
          who: impliedPlayer(does, at),
        }),
        ...mayThen,
      ]
    case 'otherwise':
      return [
        act(title, invertProceed, {
          named: lying(does[at - 1]),
          who: impliedPlayer(does, at),
          presupposes: presupposesCard(does, at),
        }),
        ...mayThen,
      ]
    case 'do': {
      if (sentence.effects.some((effect) => effect.kind === 'repeat' && effect.what === 'whole'))
        return [act(title, decideToRepeat, does.slice(0, at)), ...mayThen]
      const replaced = replacing(does[at + 1])
      if (replaced !== null && may.length === 0)
        return unlessReplaced(
          {
            condition: replaced,
            wanted: false,
            words: title,
            who: impliedActor(sentence) ?? impliedPlayer(does, at),
          },
          does[at + 1],
          parts.print,
        )
      return may.length > 0 || sentence.to === undefined ? may : [act(title, begin)]
    }
  }
}

/** Makes each alternative a part, one of which is chosen. */
function chooseOne(
  parts: AbilityCharts,
  id: string,
  { options, both }: Extract<Sentence, { kind: 'choose one' }>,
): readonly StepSpec[] {
  const charts = options.map(({ does }, n) => chartOf(parts, `${id}.option-${n + 1}`, does).id)
  const words = options.map(({ does }) => does.map((one) => wordsOf(one, parts.print)).join('; '))
  if (both === undefined) return chooseOneSteps(charts, words)
  return [decideIf(parts, words.join(', '), both), ...chooseOneSteps(charts, words, true)]
}

const wordsOf = (sentence: Sentence, print: PrintEffect): string =>
  sentence.kind === 'choose one' ? 'choose one' : sentence.effects.map(print).join(', ')

/** The player who decides for "they may"; null if the text names nobody. */
function decider(effects: readonly Effect[]): Who | null {
  const [first] = effects
  return first?.kind === 'does' && first.caused !== true && effects.length === 1 ? first.who : null
}

/** Whether a sentence counts what the one before it has done: "for each counter removed this way". */
const countsAmount = (sentence: Sentence | undefined): boolean =>
  mentions(sentence, ({ kind, done }) => kind === 'so many' && done !== undefined)

/** "You may": the active player decides, whoever controls the card, unless the text names the player (KF-GEN-4). */
const mayAsk = (title: string, who: Who | null, how: 'too' | 'instead' = 'too', counted = false) =>
  ask(
    title,
    {
      who: (w, l) => (who === null ? undefined : playersOf(w, l, who)[0]) ?? tableOf(w).active,
      options: () => ['yes', 'no'],
      take: (_, l, [word]) => {
        l.proceed = (word === 'yes') === (how === 'too')
        l.completed = l.proceed
        if (counted && !l.proceed) l.amount = 0
      },
      label: (_, word, _l, words) => (word === 'yes' ? words : 'decline'),
    },
    title,
  ).cite('KF-GEN-4', 'KF-GEN-7')
