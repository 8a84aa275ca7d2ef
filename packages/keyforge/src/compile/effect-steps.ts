import { because, StepBuilder, type StepSpec, stepVerbs, type World } from '@battleline/kernel'
import { NOT_UNDERSTOOD } from '@battleline/language'
import type { Resolution } from '../model/resolution.ts'
import { writeCard } from '../model/state.ts'
import { isThere } from '../query/board.ts'
import { countOf } from '../query/count.ts'
import { membersOf, playersOf, refsTo, targetsOf } from '../query/resolution.ts'
import { ends } from '../rules/choosing.ts'
import { GIVEN, mentions } from '../text/references/references.ts'
import {
  type Clause,
  type Constant,
  type Counted,
  type Doing,
  type Effect,
  eventsIn,
  grantedBy,
  itself,
  type Ongoing,
  type Replacing,
  type Sentence,
  sentencesIn,
  type Target,
  type Who,
} from '../text/structure.ts'
import { type RememberedField, type Remembering, withAntecedents } from './antecedents.ts'
import { chooseSteps, doOneSteps, eitherSteps, oneOfSteps } from './choose-one.ts'
import { hooksOfLasting } from './collect-hooks.ts'
import { eachPlayerSteps } from './each-player.ts'
import { aember } from './effects/aember.ts'
import { counters } from './effects/counters.ts'
import { asideOf, damage, dealTogether, dealtBy, eachItsOwn, isDeal } from './effects/damage.ts'
import { distributing } from './effects/distributing.ts'
import { fighting } from './effects/fighting.ts'
import { keys } from './effects/keys.ts'
import { keptBy, type LastingText, lasting } from './effects/lasting.ts'
import { measuring } from './effects/measuring.ts'
import { moving } from './effects/moving.ts'
import { playing } from './effects/playing.ts'
import { status } from './effects/status.ts'
import { under } from './effects/under.ts'
import { type Composed, EffectBuilder, type EffectWriters, markAffected } from './effects/write.ts'
import { zones } from './effects/zones.ts'
import { halvesSteps } from './halve-battlelines.ts'
import { type AbilityCharts, addChart, adoptResult, chartRef, ITSELF, type WriteEffect } from './steps.ts'

const WRITERS: EffectWriters = {
  ...aember,
  ...counters,
  ...damage,
  ...distributing,
  ...status,
  ...zones,
  ...fighting,
  ...keys,
  ...lasting,
  ...measuring,
  ...moving,
  ...playing,
  ...under,
}

const { act } = stepVerbs<Resolution>()

/** The steps of one effect. */
export function writeEffect(parts: AbilityCharts, id: string, effect: Remembering): readonly StepSpec[] {
  if (effect.remembers !== undefined) return rememberingSteps(parts, id, effect, effect.remembers)
  if (effect.kind === 'for each') return forEach(parts, id, effect)
  if (effect.kind === 'does') return eachPlayerSteps(parts, id, effect, writeEffect)
  if (effect.kind === 'either') return eitherSteps(parts, id, effect, writeEffect)
  if (effect.kind === 'do all') return doAll(parts, id, effect)
  if (effect.kind === 'do one') return doOneSteps(parts, id, effect, writeEffect)
  if (effect.kind === 'halve battlelines') return halvesSteps(parts, id, effect, writeEffect)
  if ('what' in effect && typeof effect.what === 'object' && effect.what.kind === 'one of')
    return oneOfSteps(parts, id, effect, effect.what, writeEffect)
  // Only its sentence knows the text to repeat.
  if (effect.kind === 'repeat') return []
  if (effect.kind === 'may') return mayDo(parts, id, effect)
  if (effect.kind === 'lasting') return lastingSteps(parts, id, effect)
  const { steps } = writing(parts, effect)
  return isAboutThisWay(effect)
    ? steps.map((step) => ({ ...step, cites: [...step.cites, 'KF-GEN-15'] }))
    : steps
}

/** Whether an effect is about cards that its ability destroyed, discarded, … "this way". */
const isAboutThisWay = (effect: Effect): boolean =>
  mentions(effect, ({ kind, way }) => kind === 'done' || (kind === 'group' && way !== undefined), GIVEN)

/** Looks once which cards the effect applies to: later effects refer to them. */
function rememberingSteps(
  parts: AbilityCharts,
  id: string,
  { remembers, ...effect }: Remembering,
  field: RememberedField | 'both',
): readonly StepSpec[] {
  const title = parts.print(effect as Effect)
  if (field === 'both') return rememberingBoth({ ...parts, print: () => title }, id, effect as Swap)
  const what = (effect as { readonly [F in RememberedField]?: Target })[field]
  if (what === undefined) return []
  const known = act(title, (w, l) => {
    l.antecedent = targetsOf(w, l, what)
  })
  const titled = { ...parts, print: () => title }
  return [known, ...writeEffect(titled, id, { ...effect, [field]: { kind: 'it', many: true } } as Effect)]
}

type Swap = Doing<'swap' | 'swap control'>

/** Later effects refer to both cards of a swap, also to the one that a player chooses. */
function rememberingBoth(parts: AbilityCharts, id: string, { to, ...effect }: Swap): readonly StepSpec[] {
  const both = to === undefined ? effect.from : ends({ from: effect.from, to })
  const chosen = chooseSteps(parts, `${id}.both`, both, writeEffect)
  return [...chosen, ...writeEffect(parts, id, { ...effect, from: { kind: 'it', many: true } })]
}

/** The effects of a clause with a trigger; null for a constant one. */
export function doesOf(clause: Clause): readonly Sentence[] | null {
  switch (clause.kind) {
    case 'bold':
      return withAntecedents(sentencesIn(clause))
    case 'replacement':
      return withAntecedents(sentencesOf(clause.does), clause.does.condition)
    case 'after': {
      const does = [clause.first, ...(clause.more ?? [])]
      // What it waits for is spoken of first.
      return eventsIn(clause.event).some((one) => 'of' in one) ? does : withAntecedents(does)
    }
    case 'whenever':
      return [clause.first, ...(clause.more ?? [])]
    case 'keyword':
    case 'keywords':
    case 'shared keywords':
    case 'two costs':
    case 'enhance':
    case 'as upgrade':
    case 'for this turn':
      return null
    case 'constant':
      return doneInstead(clause.is)
  }
}

function doneInstead(is: Constant): readonly Sentence[] | null {
  if (is.kind === 'costs to use' || is.kind === 'costs to play') return [{ kind: 'do', effects: [is.cost] }]
  if (
    is.kind === 'may do' ||
    is.kind === 'damage becomes' ||
    is.kind === 'reap becomes' ||
    is.kind === 'icon becomes'
  )
    return [{ kind: 'do', effects: is.effects }]
  const replaced = becoming(is)
  if (replaced !== null) return replaced
  const granted = grantedBy(is)
  return granted === null ? null : doesOf(granted)
}

/** Of damage that two neighbors cannot share evenly, one of them takes one more. */
const TAKES_THE_ODD_ONE: readonly Sentence[] = [
  { kind: 'do', effects: [{ kind: 'choose', what: { kind: 'neighbor', of: { kind: 'it' } } }] },
]

/** The replacing effects of a replacement clause. */
function becoming(is: Constant | Ongoing): readonly Sentence[] | null {
  if (is.kind === 'destruction becomes') return sentencesOf(is.does)
  if (is.kind === 'damage divided') return TAKES_THE_ODD_ONE
  if (is.kind === 'pool becomes') return [{ kind: 'do', effects: is.effects }]
  if (is.kind !== 'deed becomes' && is.kind !== 'dealt becomes') return null
  const does = { effects: is.effects, ...(is.may === true && { may: true as const }) }
  if (is.kind === 'dealt becomes' || is.condition === undefined) return [{ kind: 'do', ...does }]
  const { first, then = [], condition } = is
  return [...(first === undefined ? [] : [first]), ...then, { kind: 'if', condition, ...does }]
}

/** What a replacement does: its cost, if it has one, and then what happens instead (KF-RPL-5). */
function sentencesOf({ cost, effects, may, besides }: Replacing): readonly Sentence[] {
  const choice = may === true ? { may } : {}
  const more: readonly Sentence[] =
    besides === undefined ? [] : [{ kind: 'if', condition: { kind: 'did' }, effects: besides }]
  if (cost === undefined) return [{ kind: 'do', effects, ...choice }, ...more]
  return [
    { kind: 'do', effects: cost },
    { kind: 'if', condition: { kind: 'did' }, effects, ...choice },
  ]
}

/**
 * A replaced destruction did not happen: the tag is removed (KF-RPL-4, KF-DST-13), unless the cost was not paid
 * (KF-RPL-5).
 */
export const replacesDestruction: readonly StepSpec[] = [
  act('It is not destroyed', (w, l) => {
    if (isThere(w, l.source)) writeCard(w, l.source.card).tagged = false
  })
    .when((_, l) => l.proceed || because('its cost was not paid, or it was declined', 'KF-RPL-5'))
    .cite('KF-RPL-4', 'KF-DST-13'),
]

/** An ability with unreadable words does nothing and reports so when it would resolve. */
export const notUnderstood = (words: string): readonly StepSpec[] => [
  act('Words that are not understood', sayNotUnderstood, { words }),
]

function sayNotUnderstood(w: World, l: Resolution, { words }: { readonly words: string }): void {
  w.reportNoEffect(l.source.card, words, NOT_UNDERSTOOD)
}

/** A text that grants several abilities creates a lasting effect for each, because each has at most one chart. */
const lastingSteps = (
  parts: AbilityCharts,
  id: string,
  { also, to, ...effect }: Doing<'lasting'>,
): readonly StepSpec[] => {
  if (effect.is.kind === 'one of') return oneOfThese(parts, id, effect, effect.is)
  // The first of them moves the card, in the words of the whole.
  const whole = to === undefined ? '' : parts.print({ ...effect, to, ...(also && { also }) })
  const titled = to === undefined ? parts : { ...parts, print: () => whole }
  return [effect.is, ...(also === undefined ? [] : [also])].flatMap(grantsApart).flatMap((is, n) =>
    oneLasting(titled, n === 0 ? `${id}.lasting` : `${id}.lasting-${n + 1}`, {
      ...effect,
      is,
      ...(n === 0 && to !== undefined && { to }),
    }),
  )
}

/** One of several lasting effects, which is chosen as it is made. */
const oneOfThese = (
  parts: AbilityCharts,
  id: string,
  effect: Doing<'lasting'>,
  { who, of }: Extract<Ongoing, { kind: 'one of' }>,
): readonly StepSpec[] => {
  const all = of.map((one): Effect => ({ ...effect, is: { kind: 'about', who, does: [one] } }))
  const each: WriteEffect = (more, _, one) => writeEffect(more, `${id}.one-${all.indexOf(one) + 1}`, one)
  return eitherSteps(parts, id, { kind: 'either', of: all }, each)
}

function grantsApart(is: Ongoing): readonly Ongoing[] {
  if (is.kind !== 'about') return [is]
  const [first, ...more] = is.does.filter((one) => one.kind === 'grants')
  const others = is.does.filter((one) => one.kind !== 'grants')
  const does = first === undefined ? others : [...others, first]
  return [{ ...is, does }, ...more.map((one) => ({ ...is, does: [one] }))]
}

/** The charts of a lasting effect. */
function oneLasting(parts: AbilityCharts, text: string, effect: Doing<'lasting'>): readonly StepSpec[] {
  const { is } = effect
  const granted = grantedBy(is)
  const given = granted === null ? null : doesOf(granted)
  const does = is.kind === 'after' ? [{ kind: 'do', effects: is.effects } as const] : (becoming(is) ?? given)
  const saves = granted !== null && itself(granted).kind === 'replacement'
  if (does !== null) parts.chart(text, does, saves ? replacesDestruction : [])
  const written: LastingText = { ...effect, text, hooks: hooksOfLasting(is), keeps: keptBy(is) }
  const made = lasting.lasting(new EffectBuilder<Doing<'lasting'>>(parts.print(effect), written)).steps
  return is.kind === 'after' && is.including === true ? [...made, ...ofThisCard(parts, text, is)] : made
}

/** What a lasting effect does for the card that made it, which was played before it began. */
const ofThisCard = (
  parts: AbilityCharts,
  id: string,
  { effects }: Extract<Ongoing, { kind: 'after' }>,
): readonly StepSpec[] => [
  act(effects.map(parts.print).join(', '), (_, l) => {
    l.antecedent = [l.from]
  }),
  ...effects.flatMap((effect, n) => writeEffect(parts, `${id}.this-${n + 1}`, effect)),
]

function writing(parts: AbilityCharts, effect: Exclude<Effect, { kind: Composed }>) {
  const write = WRITERS[effect.kind] as (to: EffectBuilder<Effect>) => EffectBuilder<Effect>
  return write(new EffectBuilder<Effect>(parts.print(effect), effect))
}

/** Several effects on the same cards: chosen once, then each effect on all of them, in printed order. */
function doAll(parts: AbilityCharts, id: string, { acts, what }: Doing<'do all'>): readonly StepSpec[] {
  const chosen = chooseSteps(parts, id, what, writeEffect)
  const done = acts.flatMap((kind, at) =>
    writeEffect(parts, `${id}.act-${at + 1}`, { kind, what: { kind: 'it' } } as Effect),
  )
  return [...chosen, ...done]
}

/** An optional part. */
function mayDo(parts: AbilityCharts, id: string, { does }: Doing<'may'>): readonly StepSpec[] {
  const part = parts.chart(`${id}.may`, [{ kind: 'do', effects: [does], may: true }])
  const asked = new StepBuilder<Resolution, undefined>(parts.print(does), undefined)
  return [asked.call(chartRef(part.id), (_, l) => ({ ...l }), adoptResult)]
}

/**
 * Counts once, before the first round. Each round has its own choices, except that all damage is dealt together
 * (KF-GEN-9).
 */
function forEach(parts: AbilityCharts, id: string, effect: Doing<'for each'>): readonly StepSpec[] {
  const { does, also = [], may } = effect
  const of = withinMaximum(effect)
  const own = eachItsOwn(does, of)
  if (own !== null) return dealTogether(own, parts.print)
  const title = parts.print(effect)
  const aside = isDeal(does) && may !== true
  const rounds = (): readonly StepSpec[] => [
    ...(aside ? asideOf(new EffectBuilder(parts.print(does), does)).steps : writeEffect(parts, id, does)),
    ...also.flatMap((one, at) => writeEffect(parts, `${id}.also-${at + 1}`, one)),
  ]
  const body =
    may === true
      ? parts.chart(`${id}.each`, [{ kind: 'do', effects: [does], may }])
      : addChart(parts, `${id}.each`, rounds())
  const eachIsIt = mentions([does, ...also], ({ kind }) => kind === 'it')
  const noted = mentions([does, ...also], ({ kind }) => kind === 'counted')
  const cites = isAboutThisWay(effect) ? ['KF-GEN-9', 'KF-GEN-15'] : ['KF-GEN-9']
  const counted = act(title, countRounds, { of, eachIsIt, noted }).cite(...cites)
  const loop = new StepBuilder<Resolution, undefined>(title, undefined)
    .call(chartRef(body.id), noted ? nextNoted : nextRound, nextOne)
    .backTo(ITSELF, (_, l) => l.times > 0)
    .cite(...cites)
  return aside ? [counted, loop, ...dealtBy(new EffectBuilder(title, does)).steps] : [counted, loop]
}

/** "Gain 2Æ for each …, to a maximum of 4Æ" has at most two rounds. */
function withinMaximum({ does, of }: Doing<'for each'>): Counted {
  if (of.kind !== 'capped' || !('amount' in does) || does.amount.kind !== 'number') return of
  return { ...of, most: Math.floor(of.most / does.amount.value) }
}

/**
 * Counts once, before the first round. Each card counted "this way" is "it" in its round; so are cards in play if the
 * text has named no other.
 */
function countRounds(w: World, l: Resolution, { of, eachIsIt, noted }: Rounds): void {
  l.times = countOf(w, l, of)
  // "For each card in your opponent's hand, they lose 1Æ."
  const whose = whoseCounted(of)
  if (whose !== null) l.player = playersOf(w, l, whose)[0] ?? l.player
  if (of.kind === 'those cards') {
    l.remaining = l.antecedent
    return
  }
  const areIt =
    of.kind === 'group' && (of.way !== undefined || noted || (eachIsIt && l.antecedent.length === 0))
  l.remaining = areIt ? refsTo(w, membersOf(w, l, of)) : []
}

interface Rounds {
  readonly of: Counted
  readonly eachIsIt: boolean
  /** True if the text goes on about the card of the round while "it" is another. */
  readonly noted: boolean
}

/** The player whose zone is counted, if it is one player's. */
function whoseCounted(of: Counted): Who | null {
  if (of.kind === 'beyond' || of.kind === 'capped' || of.kind === 'every') return whoseCounted(of.of)
  if (of.kind !== 'group' || of.zone === undefined) return null
  return of.whose === 'opponent' || of.whose === 'you' ? of.whose : null
}

function nextRound(_: World, l: Resolution): Resolution | null {
  const [next] = l.remaining
  return l.times > 0
    ? { ...l, times: 0, remaining: [], antecedent: next === undefined ? l.antecedent : [next] }
    : null
}

/** The same, and later text can refer to the card of the round. */
function nextNoted(w: World, l: Resolution): Resolution | null {
  const [next] = l.remaining
  if (next !== undefined) markAffected(l, 'counted', [next])
  return nextRound(w, l)
}

function nextOne(w: unknown, l: Resolution, part: Resolution): void {
  adoptResult(w, l, part)
  l.times--
  l.remaining = l.remaining.slice(1)
}
