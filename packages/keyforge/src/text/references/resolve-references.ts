import type { State } from '../conditions/state-conditions.ts'
import type { Effect } from '../effects/effect.ts'
import type { Group } from '../selections/groups.ts'
import { filledIn, ofThoseCounted, sentencesApart } from '../sentences/omitted-words.ts'
import type { Clause, Sentence, Standing } from '../structure.ts'
import { THAT_MANY } from '../values/amounts.ts'
import { amongShown, type Shown, shownBy } from './among-revealed.ts'
import { withoutYou } from './implied-you.ts'
import { GIVEN, mentions, type Part } from './references.ts'
import { itBeing, ofSubject } from './subject-conditions.ts'

/*
 * What a text means that its words leave to what was said before: one walk over the text, in the order of its words, with
 * what it has spoken of so far. Each rule is a function.
 */

/** What a text has spoken of. An ability that is given starts anew. */
interface Discourse {
  /** Whether it speaks of "this creature": then "it" is what the card is attached to, and else the card itself. */
  readonly host: boolean
  shown: Shown | null
  /** Whether it has said what X is. */
  x: boolean
}

type ConstantClause = Extract<Standing, { readonly kind: 'constant' }>

/** Whether a text speaks of "this creature": of an upgrade that is what it is attached to, and "it" is that too. */
export const speaksOfHost = (part: unknown): boolean =>
  mentions(part, ({ kind, host }) => kind === 'host' || host === true, GIVEN)

/** A clause in which every word says what it means. `host`: whether its text speaks of "this creature". */
export const resolveReferences = (clause: Clause, host: boolean): Clause =>
  resolve(clause, { host, shown: null, x: false }) as Clause

function resolve(part: unknown, discourse: Discourse): unknown {
  if (Array.isArray(part))
    return filledIn(
      part.flatMap(withoutYou).flatMap((one) => sentencesApart(resolve(one, discourse) as Sentence)),
    )
  if (typeof part !== 'object' || part === null) return part
  const isGiven = 'kind' in part && GIVEN.includes(String(part.kind))
  const inside = isGiven ? { host: true, shown: null, x: false } : discourse
  const resolved: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(ofTheShown(part as Part, inside)))
    resolved[field] = resolve(value, inside)
  if (resolved.kind === 'x is') discourse.x = true
  return inside.x && isX(resolved) ? THAT_MANY : resolveNode(resolved, discourse.host)
}

/** X is read as 0, which it is where nothing defines it (KF-GEN-13). */
const isX = ({ kind, value }: Part): boolean => kind === 'number' && value === 0

/** Some of the cards that were shown; and what is shown now is spoken of from here on. */
function ofTheShown(part: Part, discourse: Discourse): Part {
  const { shown } = discourse
  discourse.shown = shownBy(part) ?? shown
  return shown === null ? part : amongShown(part, shown)
}

/** A node whose parts are resolved. */
function resolveNode(node: Part, host: boolean): unknown {
  switch (node.kind) {
    case 'deal':
      return withoutNeedlessOrder(node)
    case 'if':
      return ofTheNamed(ofThoseCounted(node as unknown as Conditional))
    case 'group':
      return filtersTogether(node as unknown as Group)
    case 'constant':
      return ofTheSubject(node as unknown as ConstantClause, host)
    case 'after':
    case 'whenever':
      return 'first' in node ? ofWhatIsWaitedFor(node as unknown as Waiting, host) : node
    default:
      return node
  }
}

/** Only of what was spoken of does it make a difference when it is measured. */
function withoutNeedlessOrder(deal: Part): Part {
  if (!('before' in deal) || mentions(deal.amount, isOfIt)) return deal
  const { before: _, ...rest } = deal
  return rest
}

/** Filters before the noun and behind it are filters of the same cards; in a list, whose they are is said once. */
function filtersTogether(group: Group): Group {
  if (group.listed === true && group.side !== undefined && group.or !== undefined)
    return { ...group, or: withSide(group.or, group.side) }
  if (group.keyed === undefined) return group
  const { keyed, such = [], ...rest } = group
  return { ...rest, such: [...keyed, ...such] }
}

const withSide = (group: Group, side: 'friendly' | 'enemy'): Group => ({
  ...group,
  side: group.side ?? side,
  ...(group.or !== undefined && { or: withSide(group.or, side) }),
})

const isOfIt = ({ kind }: { readonly kind?: unknown }): boolean => kind === 'it'

type Conditional = Extract<Sentence, { readonly kind: 'if' }>

/** "If Brute is in your discard pile, archive Brute": the card that the condition has found. */
function ofTheNamed(sentence: Conditional): Conditional {
  const { condition } = sentence
  if (condition.kind !== 'there are' || condition.of.kind !== 'group') return sentence
  const { named, zone } = condition.of
  if (zone === undefined) return sentence
  if ((condition.least ?? 0) > 1) return ofAllOfThem(sentence, condition.of)
  if (named === undefined) return sentence
  const effects = sentence.effects.map((effect) =>
    'what' in effect && isNamed(effect.what, named)
      ? ({ ...effect, what: { kind: 'it' } } as Effect)
      : effect,
  )
  return { ...sentence, effects }
}

/** "If there are 3 or more cards under Brute, play them": all of the cards that the condition counts. */
function ofAllOfThem(sentence: Conditional, of: Group): Conditional {
  const areThey = (what: unknown): boolean =>
    typeof what === 'object' && what !== null && 'many' in what && what.many === true
  const effects = sentence.effects.map((effect) =>
    'what' in effect && areThey(effect.what) ? ({ ...effect, what: { kind: 'each', of } } as Effect) : effect,
  )
  return { ...sentence, effects }
}

/** A card that is called by its name and by nothing else. */
function isNamed(what: unknown, named: string): boolean {
  const of = typeof what === 'object' && what !== null && 'of' in what ? (what.of as Partial<Group>) : {}
  return of.named === named && Object.keys(of).every((field) => NAME_ALONE.includes(field))
}
const NAME_ALONE = ['kind', 'noun', 'named']

type Waiting = Extract<Standing, { readonly kind: 'after' | 'whenever' }>

function ofWhatIsWaitedFor(clause: Waiting, host: boolean): Waiting {
  const [first = clause.first, ...rest] = sentencesApart(clause.first)
  const [, ...more] = filledIn([first, ...rest, ...(clause.more ?? [])])
  const own = { ...clause, first, ...(more.length === 0 ? {} : { more }) }
  if (own.condition === undefined || !host) return own
  return { ...own, condition: itBeing(own.condition, { kind: 'host' }) } as Waiting
}

/** A condition on "it" is on the card itself, or on the cards that the text is about. */
function ofTheSubject(clause: ConstantClause, host: boolean): ConstantClause {
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
