import type { State } from '../conditions/state-conditions.ts'
import type { Constant } from '../constants/constants.ts'
import type { Effect } from '../effects/effect.ts'
import type { Filter } from '../selections/filters.ts'
import type { Group } from '../selections/groups.ts'
import type { Subject, Target } from '../selections/targets.ts'
import { filledIn, ofThoseCounted } from '../sentences/omitted-words.ts'
import type { Clause, Sentence, Standing } from '../structure.ts'
import { GIVEN, mentions } from './references.ts'

/*
 * What only the whole of a text settles: which card "it" is in a condition of a constant text, and what stands for two
 * sentences in one.
 */

type ConstantClause = Extract<Standing, { readonly kind: 'constant' }>
type About = Extract<Constant, { readonly kind: 'about' }>

/** Whether a text speaks of "this creature": of an upgrade that is what it is attached to, and "it" is that too. */
export const speaksOfHost = (part: unknown): boolean =>
  mentions(part, ({ kind, host }) => kind === 'host' || host === true, GIVEN)

/** A clause with all of this settled. `host`: whether its text speaks of "this creature". */
export const settled = (clause: Clause, host: boolean): Clause => walk(clause, host) as Clause

function walk(part: unknown, host: boolean): unknown {
  if (Array.isArray(part)) return filledIn(part.flatMap((one) => sentencesApart(walk(one, host) as Sentence)))
  if (typeof part !== 'object' || part === null) return part
  // An ability that is given speaks of "this creature" where it names nothing.
  const inside = host || ('kind' in part && (part.kind === 'grants' || part.kind === 'upgrade text'))
  const done: { readonly kind?: unknown } = Object.fromEntries(
    Object.entries(part).map(([field, value]) => [field, walk(value, inside)]),
  )
  // Only of what was spoken of does it make a difference when it is measured.
  if (done.kind === 'deal' && 'before' in done && !('amount' in done && mentions(done.amount, isOfIt))) {
    const { before: _, ...deal } = done as { readonly before?: unknown }
    return deal
  }
  if (done.kind === 'if') return ofTheNamed(ofThoseCounted(done as unknown as Conditional))
  if ('keyed' in done) {
    const { keyed, such = [], ...group } = done as unknown as Group
    return { ...group, such: [...(keyed ?? []), ...such] }
  }
  if (done.kind === 'constant') return constantSettled(done as unknown as ConstantClause, host)
  if ((done.kind === 'after' || done.kind === 'whenever') && 'first' in done)
    return waitingSettled(done as unknown as Waiting, host)
  return done
}

const isOfIt = ({ kind }: { readonly kind?: unknown }): boolean => kind === 'it'

type Conditional = Extract<Sentence, { readonly kind: 'if' }>

/** "If Brute is in your discard pile, archive Brute": the card that the condition has found. */
function ofTheNamed(sentence: Conditional): Conditional {
  const { condition } = sentence
  if (condition.kind !== 'there are' || condition.of.kind !== 'group') return sentence
  const { named, zone } = condition.of
  if (named === undefined || zone === undefined) return sentence
  const isNamed = (what: unknown): boolean =>
    typeof what === 'object' &&
    what !== null &&
    'of' in what &&
    isDeepEqual(what.of, { kind: 'group', noun: 'card', named })
  const effects = sentence.effects.map((effect) =>
    'what' in effect && isNamed(effect.what) ? ({ ...effect, what: { kind: 'it' } } as Effect) : effect,
  )
  return { ...sentence, effects }
}

const isDeepEqual = (one: unknown, other: Readonly<Record<string, unknown>>): boolean =>
  typeof one === 'object' &&
  one !== null &&
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(other).every(([field, value]) => (one as Record<string, unknown>)[field] === value)

type Waiting = Extract<Standing, { readonly kind: 'after' | 'whenever' }>

function waitingSettled(clause: Waiting, host: boolean): Waiting {
  const [first = clause.first, ...rest] = sentencesApart(clause.first)
  const [, ...more] = filledIn([first, ...rest, ...(clause.more ?? [])])
  const own = { ...clause, first, ...(more.length === 0 ? {} : { more }) }
  if (own.condition === undefined || !host) return own
  return { ...own, condition: itBeing(own.condition, { kind: 'host' }) } as Waiting
}

/** "If …, gain 3Æ, otherwise steal 1Æ.", "Steal 1Æ and, if …, draw a card." */
export function sentencesApart(sentence: Sentence): readonly Sentence[] {
  if (sentence.kind === 'do' && sentence.also !== undefined) {
    const { also, ...first } = sentence
    return [first, ...sentencesApart(also)]
  }
  if (sentence.kind === 'do' && sentence.unless !== undefined) {
    const { unless, effects } = sentence
    const [first] = effects
    // "They" are those who would do it.
    const who = first?.kind === 'does' ? first.who : 'that player'
    const own = unless.map((one) =>
      one.kind === 'does' && one.who === 'that player' ? { ...one, who } : one,
    )
    return [
      { kind: 'do', may: true, effects: own },
      { kind: 'if', condition: { kind: 'did not' }, effects },
    ]
  }
  if (sentence.kind !== 'if' || sentence.otherwise === undefined) return [sentence]
  const { otherwise, ...first } = sentence
  return [first, { kind: 'otherwise', effects: otherwise }]
}

function constantSettled(clause: ConstantClause, host: boolean): ConstantClause {
  const { own, ...rest } = ofItsPlayer(clause)
  const { condition, also } = rest
  const before = {
    ...(condition !== undefined && { condition: oneself(condition, host) }),
    ...(also !== undefined && { also: oneself(also, host) }),
  }
  if (own === undefined) return { ...rest, ...before }
  const said = ofSubject(rest.is, own)
  if (said === null) return { ...rest, condition: oneself(own, host) }
  const after = said.condition === undefined ? {} : { condition: oneself(said.condition, host) }
  return { ...rest, ...before, ...said, ...after }
}

/** "Your opponent cannot forge keys unless they have 8Æ": whose rule it is. */
function ofItsPlayer(clause: ConstantClause): ConstantClause {
  const { is } = clause
  const side = 'whose' in is ? is.whose : 'by' in is && typeof is.by === 'string' ? is.by : 'each'
  if (side === 'each') return clause
  const told = (state: State): State => {
    if (state.kind === 'not') return { ...state, of: told(state.of) }
    if (state.kind === 'all of' || state.kind === 'any of') return { ...state, of: state.of.map(told) }
    const done: Record<string, unknown> = { ...state }
    for (const field of ['whose', 'by']) if (done[field] === 'that player') done[field] = side
    return done as unknown as State
  }
  const { condition, also } = clause
  return {
    ...clause,
    ...(condition !== undefined && { condition: told(condition) }),
    ...(also !== undefined && { also: told(also) }),
  }
}

/** "While it is damaged": the card itself, or what it is attached to. */
const oneself = (condition: State, host: boolean): State =>
  host
    ? itBeing(condition, { kind: 'host' })
    : condition.kind === 'all of' || condition.kind === 'any of'
      ? { ...condition, of: condition.of.map((one) => oneself(one, host)) }
      : condition.kind === 'is' || condition.kind === 'bears' || condition.kind === 'is a'
        ? itBeing(condition, { kind: 'self' })
        : condition

/** The same of that card instead of "it". */
function itBeing(condition: State, card: Target): State {
  if (condition.kind === 'not') return { ...condition, of: itBeing(condition.of, card) }
  if (condition.kind === 'all of' || condition.kind === 'any of')
    return { ...condition, of: condition.of.map((one) => itBeing(one, card)) }
  const { ...said } = condition
  for (const field of ['of', 'who'] as const) {
    const of = field in said ? (said as Record<string, unknown>)[field] : null
    if (isIt(of)) Object.assign(said, { [field]: card })
    else if (typeof of === 'object' && of !== null && 'of' in of && isIt(of.of))
      Object.assign(said, { [field]: { ...of, of: card } })
  }
  return said
}

const isIt = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'it'

/**
 * "… gets +1 power while it is damaged": of one card, a condition on it; of several, only those of them for which it
 * holds. Null where no such kind of cards can be told.
 */
export function ofSubject(
  is: Constant,
  own: State,
): { readonly is: Constant; readonly condition?: State } | null {
  if (is.kind !== 'about') return null
  const { who } = is
  if (who.kind === 'self' || who.kind === 'host' || who.kind === 'it')
    return { is, condition: itBeing(own, who) }
  // "… while it has power 3 or lower": of a kind, those of them that have.
  if (own.kind === 'is a' && own.not !== true && who.kind === 'each' && isOfPower(own.of)) {
    const { kind: _, noun: __, ...power } = own.of
    return { is: { ...is, who: { ...who, of: { ...who.of, ...power } } } satisfies About }
  }
  const such = suchAs(own)
  const fewer = such === null ? null : restricted(who, such)
  return fewer === null ? null : { is: { ...is, who: fewer } satisfies About }
}

const POWERS = ['kind', 'noun', 'least', 'most', 'parity']
const isOfPower = (group: Group): boolean =>
  group.noun === 'card' && Object.keys(group).every((field) => POWERS.includes(field))

function restricted(who: Subject, such: Filter): Subject | null {
  if (who.kind === 'each') return { ...who, of: groupSuch(who.of, such) }
  if (who.kind !== 'neighbors' || who.which !== undefined) return null
  return { ...who, which: { kind: 'group', noun: 'creature', such: [such] } }
}

const groupSuch = (group: Group, such: Filter): Group => {
  const fewer = group.or === undefined ? group : { ...group, or: groupSuch(group.or, such) }
  if (such.kind === 'with aember') return { ...fewer, bearing: true }
  return { ...fewer, such: [...(group.such ?? []), such] }
}

/** A condition on "it" as what is asked of cards of a kind. */
function suchAs(own: State): Filter | null {
  if (own.kind === 'not') return notSo(suchAs(own.of))
  if (own.kind === 'is a') {
    const { such = [], kind: _, noun, ...more } = own.of
    const [only, ...others] = such
    const isPlain = only !== undefined && noun === 'card' && others.length + Object.keys(more).length === 0
    return isPlain ? (own.not === true ? notSo(only) : only) : null
  }
  if (own.kind === 'is') {
    const { being, not } = own
    if (being === 'on a flank') return { kind: not === true ? 'not on a flank' : 'on a flank' }
    if (being === 'centered') return not === true ? null : { kind: 'in the center' }
    return not === true ? { kind: 'being', being, not } : { kind: 'being', being }
  }
  if (own.kind === 'in a fight' && own.against === undefined)
    return own.attacking === true ? { kind: 'attacking' } : { kind: 'fighting' }
  if (own.kind === 'there are')
    return own.of.kind === 'power counters on' && own.least === 1 ? { kind: 'with power counter' } : null
  if (own.kind !== 'bears') return null
  if (own.what === 'damage') {
    if (own.most === 0) return { kind: 'being', being: 'undamaged' }
    return own.least === 1 ? { kind: 'being', being: 'damaged' } : null
  }
  if (own.most === 0) return { kind: 'without aember' }
  return own.least === 1 ? { kind: 'with aember' } : null
}

function notSo(such: Filter | null): Filter | null {
  switch (such?.kind) {
    case 'on a flank':
      return { kind: 'not on a flank' }
    case 'not on a flank':
      return { kind: 'on a flank' }
    case 'with upgrade':
      return { kind: 'without upgrades' }
    case 'without upgrades':
      return { kind: 'with upgrade' }
    case 'with keyword':
      return { kind: 'without keyword', keyword: such.keyword }
    case 'did this turn':
      return { kind: 'did not this turn', deed: such.deed }
    case 'with aember':
      return { kind: 'without aember' }
    case 'without aember':
      return { kind: 'with aember' }
    case 'attacking':
    case 'fighting':
    case 'being': {
      const { not, ...so } = such
      return not === true ? so : { ...so, not: true }
    }
    default:
      return null
  }
}
