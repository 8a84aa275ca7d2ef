import {
  addGuard,
  because,
  chart,
  type Message,
  type Reason,
  type StepSpec,
  say,
  stepVerbs,
  type TimingChart,
  type View,
  type World,
} from '@battleline/kernel'
import { NOT_UNDERSTOOD, type Node } from '@battleline/language'
import { reservePayment, reservePaymentOf } from '../charts/payment.ts'
import { addPendingTriggers, pendingAbility } from '../events/triggers.ts'
import { followPrevention } from '../model/lasting.ts'
import { remember } from '../model/memory.ts'
import { opponentOf, type PlayerId, tableOf } from '../model/state.ts'
import { isBonusKept } from '../query/bonuses.ts'
import { conditionHolds } from '../query/conditions.ts'
import { lastKnownController } from '../query/last-known.ts'
import { canReserve } from '../query/payment.ts'
import { resolveReference } from '../query/references.ts'
import { EXAMPLE_RESOLUTION, type Resolution, referentsOf } from '../query/resolution.ts'
import { quantityOf, restrictionHolds } from '../query/values.ts'
import type {
  Condition,
  Effect,
  EffectOf,
  EffectSentence,
  Following,
  Moment,
  PlainSentence,
  Quantity,
} from '../text/structure.ts'
import { mapParts } from '../text/walk.ts'
import { counters } from './effects/counters.ts'
import { created } from './effects/created.ts'
import { currents } from './effects/currents.ts'
import { damage } from './effects/damage.ts'
import { deck } from './effects/deck.ts'
import { lasting } from './effects/lasting.ts'
import { redirect } from './effects/redirect.ts'
import { taken } from './effects/taken-cards.ts'
import { under } from './effects/under.ts'
import type { EffectWriters } from './effects/write.ts'
import { zones } from './effects/zones.ts'

const WRITERS: Omit<EffectWriters, 'others do' | 'player does'> = {
  ...damage,
  ...deck,
  ...counters,
  ...created,
  ...currents,
  ...redirect,
  ...taken,
  ...under,
  ...lasting,
  ...zones,
}
const { act, ask } = stepVerbs<Resolution>()

/** Prints the parts of a text in a player's words. */
export interface PrintParts {
  /** The title of a step. */
  readonly effect: (effect: Effect) => string
  /** A condition in the words that follow “if”. */
  readonly condition: (condition: Condition) => string
}

const writeEffect = (effect: Effect, print: PrintParts, x?: Quantity): readonly StepSpec[] => {
  if (effect.kind === 'others do') return writeOthers(effect, print, x)
  if (effect.kind === 'player does') return writePlayers(effect, print, x)
  const write = WRITERS[effect.kind] as (title: string, effect: Effect) => readonly StepSpec[]
  return write(print.effect(effect), x === undefined ? effect : withX(effect, x))
}

/** Each does it as “you”; there are two players. */
function writeOthers(
  { who, does }: EffectOf<'others do'>,
  print: PrintParts,
  x: Quantity | undefined,
): readonly StepSpec[] {
  const steps = writeEffect(does, print, x)
  return [...(who === 'each player' ? steps : []), TURN, ...steps, TURN]
}

const TURN = act('The other player does it', (_, l: Resolution) => {
  l.you = opponentOf(l.you)
})

/** One player does it as “you”, whichever of the two it is. */
function writePlayers(
  { who, does }: EffectOf<'player does'>,
  print: PrintParts,
  x: Quantity | undefined,
): readonly StepSpec[] {
  const meant = (w: View, l: Resolution): PlayerId | null => {
    if (who.kind === 'those') return tableOf(w).active
    const [one] = resolveReference(w, l, who)
    if (one === undefined || one.life < 0) return null
    return who.kind === 'it' ? lastKnownController(w, one) : one.card === 2 ? 2 : 1
  }
  const steps = writeEffect(does, print, x).map((step) =>
    withLaterGuard(step, (w, l) => meant(w, l) === l.you || because('another player does it')),
  )
  return [...steps, TURN, ...steps, TURN]
}

/** An effect with what X is in the place of X. */
function withX(effect: Effect, x: Quantity): Effect {
  const put = (node: Node): unknown => (node.kind === 'x' ? x : mapParts(node, put))
  return put(effect as unknown as Node) as Effect
}

const isProceeding =
  (why: string) =>
  (_: View, l: Resolution): true | Reason =>
    l.proceed || because(why)

const isDone = (_: View, l: Resolution): true | Reason =>
  l.completed || because('what comes before it was not done in full')

const UNMET = 'its condition does not hold'
const DONE = say`what comes before it was done in full`
const MET = say`the condition before it is true`
const UNDONE = say`what comes before it was not done in full`

/** The chart of an ability: a step for each choice and effect in printed order, then the `unread` words. */
export function compile(
  id: string,
  title: string,
  sentences: readonly PlainSentence[],
  print: PrintParts,
  unread: readonly string[] = [],
): TimingChart<Resolution> {
  const read = sentences.flatMap((sentence, at) => {
    const next = sentences[at + 1]
    if (next !== undefined && isInstead(next) && sentence.kind !== 'when did' && sentence.kind !== 'note')
      return writeReplaced(sentence, next, print)
    return isInstead(sentence) ? [] : writeRestricted(sentence, print, asksForIt(next))
  })
  const steps = [
    ...read,
    ...unread.map((words) => act('Words that are not understood', sayNotUnderstood, { words })),
  ]
  const named = Object.fromEntries(steps.map((step, n) => [`${n + 1}`, withPlaces(step, n + 1)]))
  return chart<Resolution>(id, title, named, { subjects: (l) => [l.source.card], like: EXAMPLE_RESOLUTION })
}

/** A step with the numbers of the steps that it goes back to, in the place of how far that is. */
const withPlaces = (step: StepSpec, at: number): StepSpec => ({
  ...step,
  works: step.works.map((work) => (work.kind === 'back' ? { ...work, to: `${at - Number(work.to)}` } : work)),
})

/** The steps so many times, counted before the first time (GA-RES-7). */
function repeated(title: string, each: Quantity, steps: readonly StepSpec[]): readonly StepSpec[] {
  const remains = (_: View, l: Resolution): true | Reason =>
    l.times > 0 || because('there is nothing to count')
  const count = act(title, (w, l: Resolution) => {
    l.times = quantityOf(w, l, each)
  }).cite('GA-RES-7')
  const again = act('So many times', (_, l: Resolution) => {
    l.times -= 1
  })
    .when(remains)
    .backTo(`${steps.length}`, (_, l) => l.times > 0)
  return [count, ...steps.map((step) => withLaterGuard(step, remains)), again]
}

function sayNotUnderstood(w: World, l: Resolution, { words }: { readonly words: string }): void {
  w.reportNoEffect(l.source.card, words, NOT_UNDERSTOOD)
}

/** Whether a sentence says “if you do” or “when you do”. */
const asksForIt = (next: PlainSentence | undefined): boolean =>
  (next?.kind === 'when did' && next.later === undefined && next.prevented === undefined) ||
  (next?.kind === 'if' && next.condition.kind === 'did')

const isInstead = (sentence: PlainSentence): sentence is EffectSentence =>
  'instead' in sentence && sentence.instead === true

/** A sentence, and the one that replaces it if its condition and its brackets are true as the first one would be done. */
function writeReplaced(
  sentence: EffectSentence,
  other: EffectSentence,
  print: PrintParts,
): readonly StepSpec[] {
  const condition = other.kind === 'if' ? other.condition : null
  const holds = (w: View, l: Resolution) =>
    isOpen(w, l, other) && (condition === null || conditionHolds(w, l, condition))
  const title = other.effects.map(print.effect).join(', ')
  const check = act(title, (w: World, l: Resolution) => {
    l.proceed = holds(w, l)
  }).cite('GA-DMG-1')
  const notReplaced = (_: View, l: Resolution): true | Reason =>
    !l.proceed || because('another sentence replaces it')
  const first = sentence.effects.flatMap((effect) => writeEffect(effect, print))
  const second = other.effects.flatMap((effect) => writeEffect(effect, print))
  return [
    check,
    ...withBrackets(sentence, first).map((step) => withLaterGuard(step, notReplaced)),
    ...second.map((step) => withLaterGuard(step, isProceeding(UNMET))),
  ]
}

/** A sentence with a restriction in brackets, which must be true as the sentence resolves. */
function writeRestricted(sentence: PlainSentence, print: PrintParts, isAsked: boolean): readonly StepSpec[] {
  const { among } = sentence
  const written = writeSentence(sentence, print, isAsked)
  const steps =
    among === undefined
      ? written
      : written.map((step) =>
          withLaterGuard(step, (_, l) => isAmong(l.times, among) || because('it is another case')),
        )
  return withBrackets(sentence, steps)
}

/** The steps of a sentence, skipped unless its brackets hold. */
const withBrackets = (sentence: PlainSentence, steps: readonly StepSpec[]): readonly StepSpec[] =>
  sentence.when === undefined && sentence.bonus === undefined
    ? steps
    : steps.map((step) =>
        withLaterGuard(
          step,
          (w, l) => isOpen(w, l, sentence) || because('its restriction in brackets does not hold'),
        ),
      )

/** The bonus of an action is one that it has had since it was activated (GA-BON-3); “class bonus:” is looked at now. */
const isOpen = (w: View, l: Resolution, { when, bonus }: PlainSentence): boolean =>
  (bonus === undefined || isBonusKept(w, l, bonus)) &&
  (when === undefined || restrictionHolds(w, when, l.source.card, l.you))

const isAmong = (value: number, among: NonNullable<PlainSentence['among']>): boolean =>
  'from' in among ? value >= among.from && (among.to === null || value <= among.to) : among.includes(value)

/** The step, skipped unless its own guard and then `met` say `true`. */
const withLaterGuard = (step: StepSpec, met: (w: View, l: Resolution) => true | Reason): StepSpec =>
  addGuard(step, (w: View, l: Resolution) => {
    const before = step.guard === null ? true : step.guard(w, l, step.args)
    return before === true ? met(w, l) : before
  })

const isTurned = ({ turned: [from, to] }: Resolution, wanted: NonNullable<Following['turned']>): boolean =>
  from === wanted.from && to === wanted.to

/** A delayed ability: it triggers once, as a later phase begins (GA-ABL-4). */
const laterStep = (chartId: string, when: Moment): StepSpec =>
  act('It waits for a later phase', (w, l: Resolution) => {
    const { source, you, antecedent } = l
    remember(w, { kind: 'later', ...source, you, when, chartId, antecedent })
  }).cite('GA-ABL-4')

/** It waits for its turn on the stack, and its targets are chosen then (GA-RES-4). */
const followStep = ({ chartId = '', turned, later, prevented }: Following): StepSpec =>
  prevented === true
    ? act('It waits for damage that is prevented', (w, l: Resolution) => {
        followPrevention(w, l.source, chartId)
      }).cite('GA-ABL-4')
    : later !== undefined
      ? laterStep(chartId, later)
      : act('What follows it is triggered', (w, l: Resolution) => {
          const { source, you, antecedent, amount } = l
          addPendingTriggers(w, 'when did', source.card, [
            pendingAbility(w, source, chartId, { you, antecedent, amount }),
          ])
        })
          .when((_, l) => (l.completed && (turned === undefined || isTurned(l, turned))) || because(UNDONE))
          .cite('GA-RES-4')

/** `isAsked`: an “if you do” follows. What players may do is then done in full or not at all (GA-RPL-6). */
function writeSentence(sentence: PlainSentence, print: PrintParts, isAsked: boolean): readonly StepSpec[] {
  if (sentence.kind === 'when did') return [followStep(sentence)]
  if (sentence.kind === 'note')
    return [
      act('The case is decided', (w, l: Resolution) => {
        l.times = quantityOf(w, l, sentence.on)
      }).cite('GA-ABL-3'),
    ]
  const { effects } = sentence
  const x = sentence.kind === 'unless' ? undefined : sentence.x
  const isSpell = sentence.kind === 'do' && sentence.spell === true
  const isWhole = sentence.kind !== 'unless' && sentence.may === true && isAsked
  const steps = effects.flatMap((effect, at) => {
    const written = writeEffect(
      isSpell && effect.kind === 'deal' ? { ...effect, spell: true } : effect,
      print,
      x,
    )
    return isWhole && at > 0 ? written.map((step) => withLaterGuard(step, isDone)) : written
  })
  const title = effects.map(print.effect).join(', ')
  const ifAccepted = (why: string) => steps.map((step) => withLaterGuard(step, isProceeding(why)))
  if (sentence.kind === 'unless')
    return [unlessPaidStep(title, sentence), ...ifAccepted('its price was paid')]
  const may = sentence.may === true ? [mayStep(title)] : []
  if (sentence.kind === 'if') {
    const { condition } = sentence
    const unmet =
      condition.kind === 'did'
        ? condition.not === true
          ? DONE
          : UNDONE
        : condition.kind === 'otherwise'
          ? MET
          : condition.kind === 'likewise'
            ? UNMET
            : say`“${print.condition(condition)}” is not true`
    const asked = act(title, checkCondition, { condition, words: title, unmet })
    const why = may.length > 0 ? 'its sentence does not happen' : UNMET
    return [asked, ...may.map((step) => withLaterGuard(step, isProceeding(UNMET))), ...ifAccepted(why)]
  }
  if (sentence.kind === 'do' && sentence.each !== undefined) {
    const one = may.length > 0 ? [...may, ...ifAccepted('it was declined')] : steps
    return repeated(title, sentence.each, one)
  }
  return may.length > 0 ? [...may, ...ifAccepted('it was declined')] : steps
}

interface ConditionArgs {
  readonly condition: Condition
  readonly words: string
  readonly unmet: string | Message
}

/** Checks the condition of a sentence once, before its first effect. */
function checkCondition(w: World, l: Resolution, { condition, words, unmet }: ConditionArgs): void {
  l.proceed = conditionHolds(w, l, condition)
  if (l.proceed) return
  // A following "if you do" is false, too.
  l.completed = false
  if (w.trace !== null) w.reportNoEffect(l.source.card, words, unmet)
}

const mayStep = (title: string) =>
  ask(
    title,
    {
      who: (_, l) => l.you,
      options: () => ['yes', 'no'],
      take: (_, l, [word]) => {
        l.proceed = word === 'yes'
        l.completed = l.proceed
      },
      label: (_, word, _l, words) => (word === 'yes' ? words : 'decline'),
    },
    title,
  )

/** The controller of the object, or the opponent, may pay to prevent the effect, in full or not at all (GA-CST-8). */
const unlessPaidStep = (title: string, { pays, by }: Extract<PlainSentence, { readonly kind: 'unless' }>) => {
  const payerOf = by === undefined ? controllerOf : (_: View, l: Resolution) => opponentOf(l.you)
  return ask(
    title,
    {
      who: payerOf,
      options: (w, l, cost) =>
        canReserve(w, payerOf(w, l), cost, l.source.card) ? ['pay', 'decline'] : ['decline'],
      take: (_, l, [word]) => {
        l.proceed = word !== 'pay'
      },
      label: (_, word, _l, cost) => (word === 'pay' ? say`pay ${cost}` : 'decline'),
    },
    pays,
  )
    .when((w, l) => by !== undefined || referentsOf(w, l).length > 0 || because('there is no target'))
    .call(reservePayment, (w, l) =>
      l.proceed ? null : reservePaymentOf(w, payerOf(w, l), pays, l.source.card),
    )
}

const controllerOf = (w: View, l: Resolution): PlayerId =>
  lastKnownController(w, referentsOf(w, l)[0] ?? l.source)
