import {
  because,
  chart,
  type Reason,
  type StepText,
  type TimingChart,
  type Typed,
  type View,
  verbs,
  type World,
  Written,
} from '@battleline/kernel'
import { NOT_UNDERSTOOD } from '@battleline/language'
import { type Acting, actingOf, copyOf, members, playersMeant, refsTo } from './acting.ts'
import { type Leaving, leave, leaving } from './charts/leave.ts'
import { countOf } from './counting.ts'
import { doneBy } from './done-by.ts'
import { aember } from './effects/aember.ts'
import { counters } from './effects/counters.ts'
import { asideOf, damage, dealTogether, dealtBy, eachItsOwn, isDeal } from './effects/damage.ts'
import { distributing } from './effects/distributing.ts'
import { fighting } from './effects/fighting.ts'
import { keys } from './effects/keys.ts'
import { keptBy, type LastingText, lasting } from './effects/lasting.ts'
import { moving } from './effects/moving.ts'
import { playing } from './effects/playing.ts'
import { status } from './effects/status.ts'
import { under } from './effects/under.ts'
import { type Composed, ITSELF, type Writers, Writing } from './effects/write.ts'
import { zones } from './effects/zones.ts'
import { doOne, either, oneOf } from './either.ts'
import { hooksOfLasting } from './hooking.ts'
import { isInPlay, isThere } from './read.ts'
import { cardOf, writeCard } from './state.ts'
import { mentions } from './text/mentions.ts'
import {
  type Clause,
  type Constant,
  type Counted,
  type Doing,
  type Effect,
  grantedBy,
  itself,
  type Ongoing,
  type Replacing,
  type Sentence,
  sentencesIn,
  type Who,
} from './text/structure.ts'

const WRITERS: Writers = {
  ...aember,
  ...counters,
  ...damage,
  ...distributing,
  ...status,
  ...zones,
  ...fighting,
  ...keys,
  ...lasting,
  ...moving,
  ...playing,
  ...under,
}
const { act } = verbs<Acting>()
const NOBODY = { card: 0, life: 0 }
const EXAMPLE = actingOf(NOBODY, NOBODY, 1)

/** Prints an effect in a player's words: the titles of the steps. */
export type Print = (effect: Effect) => string

/** The charts of one ability, in the making. */
export interface Parts {
  readonly title: string
  readonly print: Print
  readonly made: TimingChart<Acting>[]
  /** True for a Destroyed: ability, whose card is on its way out. */
  readonly dying: boolean
  /** A chart of sentences that belong to the ability. */
  chart(id: string, does: readonly Sentence[], ending?: readonly StepText[]): TimingChart<Acting>
}

/** Makes a chart of these steps. A step that goes back to `ITSELF` learns its name here. */
export function addChart(parts: Parts, id: string, steps: readonly StepText[]): TimingChart<Acting> {
  const named = steps.map((step, n) => [`${n + 1}`, knowingItself(step, `${n + 1}`)] as const)
  const made = chart<Acting>(id, parts.title, Object.fromEntries(named), {
    subjects: (l) => [l.source.card],
    like: EXAMPLE,
    copy: copyOf,
  })
  parts.made.push(made)
  return made
}

const FIRST = '1'

const knowingItself = (step: StepText, name: string): StepText => ({
  ...step,
  works: step.works.map((work) =>
    work.kind === 'back' && work.to === ITSELF ? { ...work, to: name } : work,
  ),
})

/** The steps of one effect. */
export function writeEffect(parts: Parts, id: string, effect: Effect): readonly StepText[] {
  if (effect.kind === 'for each') return forEach(parts, id, effect)
  if (effect.kind === 'does') return doneBy(parts, id, effect)
  if (effect.kind === 'either') return either(parts, id, effect)
  if (effect.kind === 'do all') return doAll(parts, id, effect)
  if (effect.kind === 'do one') return doOne(parts, id, effect)
  if ('what' in effect && typeof effect.what === 'object' && effect.what.kind === 'one of')
    return oneOf(parts, id, effect, effect.what)
  // What is repeated stands before it in the text: only a sentence knows it.
  if (effect.kind === 'repeat') return []
  if (effect.kind === 'may') return mayDo(parts, id, effect)
  if (effect.kind === 'lasting') return lastingSteps(parts, id, effect)
  return writing(parts, effect).steps
}

/** What a clause does when its time comes; null for one that is only true. */
export function doesOf(clause: Clause): readonly Sentence[] | null {
  switch (clause.kind) {
    case 'bold':
      return sentencesIn(clause)
    case 'replacement':
      return sentencesOf(clause.does)
    case 'after':
    case 'whenever':
      return [clause.first, ...(clause.more ?? [])]
    case 'keyword':
    case 'enhance':
    case 'as upgrade':
      return null
    case 'constant':
      return doneInstead(clause.is)
  }
}

function doneInstead(is: Constant): readonly Sentence[] | null {
  if (is.kind === 'costs to use' || is.kind === 'costs to play') return [{ kind: 'do', effects: [is.cost] }]
  if (is.kind === 'damage becomes' || is.kind === 'reap becomes' || is.kind === 'icon becomes')
    return [{ kind: 'do', effects: is.effects }]
  const replaced = becoming(is)
  if (replaced !== null) return replaced
  const granted = grantedBy(is)
  return granted === null ? null : doesOf(granted)
}

/** What happens in the place of something. */
function becoming(is: Constant | Ongoing): readonly Sentence[] | null {
  if (is.kind === 'destruction becomes') return sentencesOf(is.does)
  if (is.kind !== 'deed becomes' && is.kind !== 'dealt becomes') return null
  return [{ kind: 'do', effects: is.effects, ...(is.may === true && { may: true }) }]
}

/** What a replacement does: its cost, if it has one, and then what happens instead (KF-RPL-5). */
function sentencesOf({ cost, effects, may }: Replacing): readonly Sentence[] {
  const choice = may === true ? { may } : {}
  if (cost === undefined) return [{ kind: 'do', effects, ...choice }]
  return [
    { kind: 'do', effects: cost },
    { kind: 'if', condition: { kind: 'did' }, effects, ...choice },
  ]
}

/** What was replaced did not happen: the tag comes off (KF-RPL-4, KF-DST-13), unless its cost was not paid (KF-RPL-5). */
export const replacesDestruction: readonly StepText[] = [
  act('It is not destroyed', (w, l) => {
    if (isThere(w, l.source)) writeCard(w, l.source.card).tagged = false
  })
    .when((_, l) => l.go || because('its cost was not paid, or it was declined', 'KF-RPL-5'))
    .cite('KF-RPL-4', 'KF-DST-13'),
]

/** An ability whose words cannot all be read does nothing, and says so when its time comes. */
export const notUnderstood = (words: string): readonly StepText[] => [
  act('Words that are not understood', sayNotUnderstood, { words }),
]

function sayNotUnderstood(w: World, l: Acting, { words }: { readonly words: string }): void {
  w.not(l.source.card, `“${words}”`, NOT_UNDERSTOOD)
}

/** A text that grants several abilities for a while makes a lasting effect of each: every one has one chart at most. */
const lastingSteps = (parts: Parts, id: string, { also, ...effect }: Doing<'lasting'>): readonly StepText[] =>
  [effect.is, ...(also === undefined ? [] : [also])]
    .flatMap(grantsApart)
    .flatMap((is, n) =>
      oneLasting(parts, n === 0 ? `${id}.lasting` : `${id}.lasting-${n + 1}`, { ...effect, is }),
    )

function grantsApart(is: Ongoing): readonly Ongoing[] {
  if (is.kind !== 'about') return [is]
  const [first, ...more] = is.does.filter((one) => one.kind === 'grants')
  const others = is.does.filter((one) => one.kind !== 'grants')
  const does = first === undefined ? others : [...others, first]
  return [{ ...is, does }, ...more.map((one) => ({ ...is, does: [one] }))]
}

/** The charts of what a lasting effect does when its time comes. */
function oneLasting(parts: Parts, text: string, effect: Doing<'lasting'>): readonly StepText[] {
  const { is } = effect
  const granted = grantedBy(is)
  const given = granted === null ? null : doesOf(granted)
  const does = is.kind === 'after' ? [{ kind: 'do', effects: is.effects } as const] : (becoming(is) ?? given)
  const saves = granted !== null && itself(granted).kind === 'replacement'
  if (does !== null) parts.chart(text, does, saves ? replacesDestruction : [])
  const written: LastingText = { ...effect, text, hooks: hooksOfLasting(is), keeps: keptBy(is) }
  return lasting.lasting(new Writing<Doing<'lasting'>>(parts.print(effect), written)).steps
}

function writing(parts: Parts, effect: Exclude<Effect, { kind: Composed }>) {
  const write = WRITERS[effect.kind] as (to: Writing<Effect>) => Writing<Effect>
  return write(new Writing<Effect>(parts.print(effect), effect))
}

/** Several things with the same cards: they are chosen once, and each is done to all of them, in printed order. */
function doAll(parts: Parts, id: string, { acts, what }: Doing<'do all'>): readonly StepText[] {
  const chosen = writeEffect(parts, id, { kind: 'choose', what })
  const done = acts.flatMap((kind, at) =>
    writeEffect(parts, `${id}.act-${at + 1}`, { kind, what: { kind: 'it' } } as Effect),
  )
  return [...chosen, ...done]
}

/** A part of its own, which may be declined. */
function mayDo(parts: Parts, id: string, { does }: Doing<'may'>): readonly StepText[] {
  const part = parts.chart(`${id}.may`, [{ kind: 'do', effects: [does], may: true }])
  const asked = new Written<Acting, undefined>(parts.print(does), undefined)
  return [asked.call(named(part.id), (_, l) => ({ ...l }), takeOver)]
}

/**
 * Counted once, before the first; then one after the other, each with choices of its own, but that all damage is dealt
 * together (KF-GEN-9).
 */
function forEach(parts: Parts, id: string, effect: Doing<'for each'>): readonly StepText[] {
  const { does, also = [], may } = effect
  const of = withinMaximum(effect)
  const own = eachItsOwn(does, of)
  if (own !== null) return dealTogether(own, parts.print)
  const title = parts.print(effect)
  const aside = isDeal(does) && may !== true
  const rounds = (): readonly StepText[] => [
    ...(aside ? asideOf(new Writing(parts.print(does), does)).steps : writeEffect(parts, id, does)),
    ...also.flatMap((one, at) => writeEffect(parts, `${id}.also-${at + 1}`, one)),
  ]
  const body =
    may === true
      ? parts.chart(`${id}.each`, [{ kind: 'do', effects: [does], may }])
      : addChart(parts, `${id}.each`, rounds())
  const eachIsIt = mentions([does, ...also], ({ kind }) => kind === 'it')
  const counted = act(title, countRounds, { of, eachIsIt }).cite('KF-GEN-9')
  const loop = new Written<Acting, undefined>(title, undefined)
    .call(named(body.id), nextRound, nextOne)
    .backTo(ITSELF, (_, l) => l.times > 0)
    .cite('KF-GEN-9')
  return aside ? [counted, loop, ...dealtBy(new Writing(title, does)).steps] : [counted, loop]
}

/** "Gain 2Æ for each …, to a maximum of 4Æ" is twice at most. */
function withinMaximum({ does, of }: Doing<'for each'>): Counted {
  if (of.kind !== 'capped' || !('amount' in does) || does.amount.kind !== 'number') return of
  return { ...of, most: Math.floor(of.most / does.amount.value) }
}

/**
 * Counted once, before the first; of what was done this way, each in its turn is "it", and so are cards in play where
 * the text has spoken of no other one.
 */
function countRounds(w: World, l: Acting, { of, eachIsIt }: Rounds): void {
  l.times = countOf(w, l, of)
  // "For each card in your opponent's hand, they lose 1Æ."
  const whose = whoseCounted(of)
  if (whose !== null) l.player = playersMeant(w, l, whose)[0] ?? l.player
  const areIt = of.kind === 'group' && (of.way !== undefined || (eachIsIt && l.it.length === 0))
  l.rounds = areIt ? refsTo(w, members(w, l, of)) : []
}
interface Rounds {
  readonly of: Counted
  readonly eachIsIt: boolean
}

/** Of whose zone it is counted, where that is one player. */
function whoseCounted(of: Counted): Who | null {
  if (of.kind === 'beyond' || of.kind === 'capped' || of.kind === 'every') return whoseCounted(of.of)
  if (of.kind !== 'group' || of.zone === undefined) return null
  return of.whose === 'opponent' || of.whose === 'you' ? of.whose : null
}

function nextRound(_: World, l: Acting): Acting | null {
  const [next] = l.rounds
  return l.times > 0 ? { ...l, times: 0, rounds: [], it: next === undefined ? l.it : [next] } : null
}

export const named = (id: string): Typed<Acting> => ({ id }) as Typed<Acting>

/** What a part did, the ability did. */
export function takeOver(_: unknown, l: Acting, part: Acting): void {
  l.it = part.it
  l.fought = part.fought
  l.pending = part.pending
  l.way = part.way
  l.shown = part.shown
  l.player = part.player
  l.amount = part.amount
  l.did = l.did && part.did
}

function nextOne(w: unknown, l: Acting, part: Acting): void {
  takeOver(w, l, part)
  l.times--
  l.rounds = l.rounds.slice(1)
}

/**
 * "The preceding effect" is everything before, once more (KF-GEN-10): a part of its own. "This effect" is the whole, with
 * the instruction to repeat it, as long as the card is in play.
 */
export function repeatSteps(
  parts: Parts,
  id: string,
  effect: Doing<'repeat'>,
  before: readonly Sentence[],
): readonly StepText[] {
  const title = parts.print(effect)
  if (effect.what === 'preceding') {
    const body = parts.chart(id, before)
    const again = new Written<Acting, undefined>(title, undefined).call(
      named(body.id),
      (_, l) => ({ ...actingOf(l.source, l.from, l.you, [], l.fought), way: l.way, player: l.player }),
      takeOver,
    )
    return [again.cite('KF-GEN-10')]
  }
  // What was done "this way" is told of each time by itself (KF-GEN-15).
  const again = act(title, (_, l) => {
    l.it = []
    l.way = []
    l.repeated++
  })
  return [
    again
      .when(mayRepeat)
      .backTo(FIRST, (_, l) => l.repeated < ENDLESS)
      .call(leave, endLoop)
      .cite('KF-GEN-10', 'KF-LIM-2'),
  ]
}

/** More rounds than any text needs that ends by itself: the number that is named for one that does not. */
const ENDLESS = 100

const mayRepeat = (w: View, { from: { card } }: Acting): true | Reason =>
  isInPlay(w, card) ||
  cardOf(w, card).zone === 'revealed' ||
  because('the card that repeats it has left play', 'KF-GEN-10')

/** The loop stops, and the looping card is put into its owner's discard pile (KF-LIM-2). */
function endLoop(w: World, { from }: Acting): Leaving | null {
  w.not(from.card, 'another round', `it has been repeated ${ENDLESS} times and has no end`, 'KF-LIM-2')
  return isThere(w, from) ? leaving([from.card], 'discard') : null
}
