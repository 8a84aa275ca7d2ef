import { type Message, messageOf, say, type TraceEvent, word } from '@battleline/kernel'
import { KEYWORD_RULES, type Keyword } from '@battleline/keyforge'
import { type Answer, answer, distinct, settled } from '../why/answer.ts'
import { becauseOf, before, type EventOf, indexes, isChange, type Run } from '../why/trace-queries.ts'
import { isDeclared, isFightOpen, skippedIn } from './ability.ts'
import { entersPlay, isStep } from './trace-queries.ts'

/** The value of a creature’s keyword at an event of the run; 0 without the keyword. */
export type ValueAt = (card: number, at: number) => number

export interface KeywordQuestion {
  readonly card: number
  readonly keyword: Keyword
  readonly valueAt: ValueAt
}

interface Why {
  readonly message: Message
  readonly cite: readonly string[]
}

/** Why a keyword of a creature did nothing, or what it did. */
export function notKeyword(run: Run, question: KeywordQuestion): Answer {
  const { card, keyword, valueAt } = question
  const name = run.name(card)
  const rule = KEYWORD_RULES[keyword]
  const had = run.trace.findIndex((event) => isHook(event, card, keyword))
  const hook = run.trace[had]
  if (hook !== undefined) {
    const links = indexes(run, (event) => isHook(event, card, keyword)).flatMap((at) =>
      becauseOf(run, run.trace[at]),
    )
    const cite = hook.kind === 'hook' && hook.cite.length > 0 ? hook.cite : rule
    return settled(answer(say`${name}’s ${word(keyword)} did act.`, cite, distinct(links), false))
  }
  const lost = run.trace.find(
    (event): event is EventOf<'not'> =>
      event.kind === 'not' &&
      event.record === card &&
      event.what.kind === 'ability' &&
      isIdOf(event.what.id, keyword),
  )
  if (lost !== undefined)
    return settled(
      answer(
        say`${name}’s ${word(keyword)} was lost: ${messageOf(lost.why)}.`,
        lost.why.cite,
        becauseOf(run, lost),
      ),
    )
  const moments = [0, ...indexes(run, isDeclared), run.trace.length]
  if (!moments.some((at) => valueAt(card, at) > 0))
    return answer(say`${name} does not have ${word(keyword)}.`, rule, [], false)
  if (isFightOpen(run, lastFight(run, card)))
    return answer(say`${name}’s ${word(keyword)} has done nothing yet: the fight goes on.`, rule)
  const why = REASONS[keyword](run, question)
  return answer(say`${name}’s ${word(keyword)} did nothing: ${why.message}.`, why.cite)
}

/** An effect of the keyword, or the keyword in the window before a fight. */
const isHook = (event: TraceEvent, card: number, keyword: string): boolean =>
  event.kind === 'hook' && event.record === card && isIdOf(event.id, keyword)

const isIdOf = (id: string, keyword: string): boolean =>
  id === keyword || id.startsWith(`${keyword}:`) || id.endsWith(`/${keyword}`)

/** The last fight of a creature in a role (0: attacker, 1: defender), or in either; -1 if there is none. */
function lastFight(run: Run, card: number, role?: 0 | 1): number {
  const as = ({ subjects }: EventOf<'step'>) =>
    role === undefined ? subjects.includes(card) : subjects[role] === card
  return before(run, run.trace.length, (event) => event.kind === 'step' && isDeclared(event) && as(event))
}

/** Where the exchange of a fight begins; -1 if there was none. */
const exchangeOf = (run: Run, declared: number): number =>
  run.trace.findIndex((event, at) => at > declared && isStep(event, 'fight.3-exchange'))

type FindReason = (run: Run, question: KeywordQuestion) => Why

/**
 * The common conditions of the two exchange keywords: the fight must reach the exchange, and the creature must have
 * the keyword then.
 */
function exchanged(run: Run, { card, valueAt }: KeywordQuestion, declared: number): Why | null {
  const skipped = skippedIn(run, declared)
  if (skipped !== null)
    return { message: say`there was no exchange, because ${messageOf(skipped.why)}`, cite: skipped.why.cite }
  const at = exchangeOf(run, declared)
  if (at >= 0 && valueAt(card, at) === 0)
    return {
      message: say`${run.name(card)} did not have it when power was exchanged`,
      cite: ['KF-FGT-9', 'KF-MID-7'],
    }
  return null
}

const elusive: FindReason = (run, question) => {
  const { card } = question
  const declared = lastFight(run, card, 1)
  if (declared < 0)
    return { message: say`${run.name(card)} was not chosen to be fought`, cite: ['KF-ELU-1', 'KF-ELU-4'] }
  const why = exchanged(run, question, declared)
  if (why !== null) return why
  const counted = run.trace.find((event, at) => at > declared && isChange(event, card, 'fought'))
  const times = counted?.kind === 'change' ? Number(counted.before) : 0
  if (times > 0)
    return {
      message: say`it had been chosen to be fought before this turn (${times})`,
      cite: ['KF-ELU-1', 'KF-ELU-6'],
    }
  return {
    message: word('the attacker ignores it, or nothing was to be dealt between the two'),
    cite: ['KF-ELU-5', 'KF-ELU-2'],
  }
}

const skirmish: FindReason = (run, question) => {
  const declared = lastFight(run, question.card, 0)
  if (declared < 0)
    return { message: say`${run.name(question.card)} was not used to fight`, cite: ['KF-SKR-1'] }
  return (
    exchanged(run, question, declared) ?? {
      message: word('the defender was not about to deal it damage with its power'),
      cite: ['KF-SKR-1', 'KF-ELU-2'],
    }
  )
}

const poison: FindReason = (run, question) => {
  const declared = lastFight(run, question.card)
  if (declared < 0)
    return { message: say`${run.name(question.card)} was in no fight`, cite: ['KF-POI-1', 'KF-POI-2'] }
  return (
    exchanged(run, question, declared) ?? {
      message: word('none of its power damage was placed'),
      cite: ['KF-POI-2'],
    }
  )
}

const splash: FindReason = (run, question) => {
  const declared = lastFight(run, question.card, 0)
  if (declared < 0)
    return { message: say`${run.name(question.card)} was not used to fight`, cite: ['KF-SPL-1'] }
  return (
    exchanged(run, question, declared) ?? {
      message: word('the defender had no neighbors'),
      cite: ['KF-SPL-1'],
    }
  )
}

const inWindow =
  (role: 0 | 1, message: (name: string) => Message, cite: string): FindReason =>
  (run, { card }) =>
    lastFight(run, card, role) < 0
      ? { message: message(run.name(card)), cite: [cite] }
      : { message: word('it did not have it when the fight was about to begin'), cite: [cite, 'KF-FGT-5'] }

const taunt: FindReason = () => ({
  message: word(
    'it only protects its neighbors from being chosen as defenders, and changes nothing once a defender is chosen',
  ),
  cite: ['KF-TNT-1', 'KF-TNT-3'],
})

const invulnerable: FindReason = () => ({
  message: word('nothing was about to damage or destroy it'),
  cite: ['KF-INV-1'],
})

/** Of a keyword that acts as its card is played or enters play. */
const entering =
  (role: string, cite: string): FindReason =>
  (run, { card }) => ({
    message: run.trace.some((event) => entersPlay(event, card))
      ? word(role)
      : say`${run.name(card)} did not enter play in this run`,
    cite: [cite],
  })

/** Of a keyword that no step carries out: it only limits or widens what a player may do. */
const only =
  (role: string, cite: string): FindReason =>
  () => ({ message: word(role), cite: [cite] })

const REASONS: Readonly<Record<Keyword, FindReason>> = {
  elusive,
  skirmish,
  poison,
  'splash-attack': splash,
  assault: inWindow(0, (name) => say`${name} was not used to fight`, 'KF-ASL-1'),
  hazardous: inWindow(1, (name) => say`${name} was not chosen to be fought`, 'KF-HAZ-1'),
  taunt,
  invulnerable,
  alpha: only('it only says when the card may be played', 'KF-ALP-1'),
  deploy: entering('it only says where the creature may enter', 'KF-DEP-1'),
  entrench: only('it only lets its controller leave it exhausted in the ready step', 'KF-ENT-1'),
  omega: entering('it only ends the step in which the card is played', 'KF-OMG-1'),
  treachery: entering('its controller is not the player that it would leave', 'KF-TRE-1'),
  versatile: only('it only lets the card be used in the turn of another house', 'KF-VER-1'),
}
