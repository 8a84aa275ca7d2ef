import { parseDeclaration } from '@battleline/grand-archive'
import { type Message, messageOf, say, type TraceEvent, word } from '@battleline/kernel'
import { type Answer, answer, distinct, settled } from '../why/answer.ts'
import { becauseOf, type EventOf, indexes } from '../why/trace-queries.ts'
import { attacks, isHookOf, isUsedIn, type RunWithBoard } from './trace-queries.ts'

export interface AskedKeyword {
  readonly card: number
  readonly keyword: string
  /** True if the card prints it in brackets that are not true. */
  readonly barred: boolean
}

/** Why a keyword may have done nothing, and its rule. */
interface Application {
  readonly why: FindReason
  readonly cite: string
}

/** Why a keyword of a card did nothing; or that it did something, with the result. */
export function notKeyword(run: RunWithBoard, { card, keyword, barred }: AskedKeyword): Answer {
  const name = run.name(card)
  const rule = APPLICATIONS[keyword]
  const cite = rule === undefined ? [] : [rule.cite]
  const acted = indexes(run, (event) => isActOf(event, card, keyword))
  if (acted.length > 0) {
    const because = acted.flatMap((at) => becauseOf(run, run.trace[at]))
    return settled(answer(say`${name}’s ${word(keyword)} did act.`, cite, distinct(because), false))
  }
  const declared = declaredBy(run, card, keyword)
  if (declared !== undefined)
    return settled(answer(say`${name}’s ${word(keyword)} did act.`, cite, becauseOf(run, declared), false))
  const moments = [0, ...attacks(run).flatMap(({ from, to }) => [from, to]), run.trace.length]
  if (!moments.some((at) => (run.at(card, at).keywords[keyword] ?? 0) > 0)) {
    const text = barred
      ? say`${name} does not have ${word(keyword)}: its condition in brackets is false.`
      : say`${name} does not have ${word(keyword)}.`
    return answer(text, cite, [], false)
  }
  const why = undoneBy(run, card, cite) ?? word(rule?.why(run, card) ?? 'no step of the charts reads it')
  return answer(say`${name}’s ${word(keyword)} did nothing: ${why}.`, cite)
}

/** An effect of the keyword, or a step of its own chart. */
const isActOf = (event: TraceEvent, card: number, keyword: string): boolean =>
  isHookOf(event, card, keyword) ||
  (event.kind === 'step' &&
    event.subjects.includes(card) &&
    event.step.id.startsWith(`grand-archive/${keyword}.`))

/** The declaration of an attack that a keyword lets have several targets: a player with all their units, or some units. */
function declaredBy({ trace }: RunWithBoard, card: number, keyword: string): TraceEvent | undefined {
  if (keyword !== 'cleave' && keyword !== 'multistrike') return undefined
  return trace.find((event) => {
    if (event.kind !== 'answer') return false
    const declared = parseDeclaration(String(event.ids[0]), card)
    if (declared === null || ![declared.attacker, ...declared.weapons].includes(card)) return false
    return keyword === 'cleave' ? declared.targets.some((one) => one <= 2) : declared.targets.length > 1
  })
}

/** The trace's report that the keyword did nothing. */
function undoneBy({ trace }: RunWithBoard, card: number, cite: readonly string[]): Message | null {
  const report = trace.find(
    (event) =>
      event.kind === 'not' && event.record === card && event.why.cite.some((rule) => cite.includes(rule)),
  )
  return report?.kind === 'not' ? messageOf(report.why) : null
}

type FindReason = (run: RunWithBoard, card: number) => string

/** Of a keyword that no step carries out: it says what players may do. */
const only =
  (role: string): FindReason =>
  () =>
    role

const restedIn = (run: RunWithBoard, card: number): boolean => {
  const last = attacks(run).at(-1)
  return last !== undefined && run.at(card, last.from).rested
}

/** Of a keyword of an attacker, or of a card that its attack uses. */
const attacking =
  (otherwise: FindReason): FindReason =>
  (run, card) =>
    attacks(run).some((one) => one.attacker === card || isUsedIn(run, card, one.from))
      ? otherwise(run, card)
      : 'it was used in no attack'

const retaliating =
  (otherwise: string): FindReason =>
  (run, card) =>
    run.trace.some((event) => isRetaliation(event) && event.ids.includes(card))
      ? otherwise
      : 'it did not retaliate'

const isRetaliation = (event: TraceEvent): event is EventOf<'answer'> =>
  event.kind === 'answer' && event.step.id === 'grand-archive/retaliation.4-retaliate'

/** Of a keyword that acts when a step of the turn begins. */
const inStep =
  (step: string, never: string, otherwise: string): FindReason =>
  (run) =>
    run.trace.some(({ step: { id } }) => id.startsWith(`grand-archive/${step}`)) ? otherwise : never

const ranged: FindReason = (run, card) =>
  attacks(run).some(({ attacker, from }) => attacker === card && run.at(card, from).distant)
    ? 'its power was added without a step of its own'
    : 'it was not distant when it attacked'

const APPLICATIONS: Readonly<Record<string, Application>> = {
  ambush: { why: only('nothing of its controller was attacked that it could defend'), cite: 'GA-KW-AMBUSH' },
  bulwark: { why: only('no combat damage met a bulwark counter on it'), cite: 'GA-KW-BULWARK' },
  cleave: { why: attacking(only('its attack had no other targets')), cite: 'GA-KW-CLEAVE' },
  'commanded will': {
    why: attacking(only('it only counts while it attacks with a command')),
    cite: 'GA-KW-COMMANDEDWILL',
  },
  critical: { why: only('it dealt no combat damage that could be doubled'), cite: 'GA-KW-CRITICAL' },
  foster: {
    why: inStep(
      'recollection',
      'no recollection phase began in this run',
      'the recollection phase of its controller did not begin, or did not foster it',
    ),
    cite: 'GA-KW-FOSTER',
  },
  immortality: { why: only('it was not about to go to the graveyard'), cite: 'GA-IMM-1' },
  intercept: {
    why: (run, card) =>
      restedIn(run, card)
        ? 'a rested ally does not intercept'
        : 'no attack on its champion could be intercepted',
    cite: 'GA-KW-INTERCEPT',
  },
  'link shield': { why: only('its linked object was not about to be destroyed'), cite: 'GA-RPL-7' },
  multistrike: {
    why: attacking(only('its attack was declared on a single target')),
    cite: 'GA-KW-MULTISTRIKE',
  },
  omnishroud: { why: only('it only keeps it from being chosen as a target'), cite: 'GA-KW-OMNISHROUD' },
  prepare: { why: only('it only says how the card may be activated'), cite: 'GA-DEF-7' },
  pride: { why: only('it only says when it obeys'), cite: 'GA-KW-PRIDE' },
  ranged: { why: attacking(ranged), cite: 'GA-KW-RANGED' },
  retort: { why: retaliating('its power was added without a step of its own'), cite: 'GA-KW-RETORT' },
  spellshroud: { why: only('it only keeps spells from choosing it as a target'), cite: 'GA-KW-SPELLSHROUD' },
  stealth: { why: only('it only keeps attackers from choosing it'), cite: 'GA-KW-STEALTH' },
  kindle: { why: only('it only says what can pay for the card'), cite: 'GA-KEY-KINDLE' },
  imbue: { why: only('it only says how the card can become imbued'), cite: 'GA-KEY-IMBUE' },
  renewable: {
    why: only('it only says where the card goes from the field or the intent'),
    cite: 'GA-KEY-RENEWABLE',
  },
  steadfast: { why: retaliating('it was rested already, or stays awake by it'), cite: 'GA-KW-STEADFAST' },
  taunt: {
    why: (run, card) =>
      restedIn(run, card) ? 'a rested unit does not taunt' : 'it only limits what attackers may choose',
    cite: 'GA-KW-TAUNT',
  },
  'true sight': { why: only('it only lets it attack units with stealth'), cite: 'GA-KW-TRUESIGHT' },
  unblockable: { why: only('it only lets its attacks pass taunt and intercept'), cite: 'GA-KW-UNBLOCKABLE' },
  vigor: {
    why: inStep(
      'end-phase',
      'no end phase began in this run',
      'it was awake, or the end phase was not its controller’s',
    ),
    cite: 'GA-KW-VIGOR',
  },
}
