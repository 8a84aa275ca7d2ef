import { names } from '../text/references/reference-targets.ts'
import { GIVEN, mentions, type Part } from '../text/references/references.ts'
import type { Condition, Doing, Effect, Sentence, Target } from '../text/structure.ts'

/*
 * Which cards "it" and "each of them" are, where an ability chooses none. Chosen cards are known only as the ability
 * resolves; a card that the text has named alone so far, and the cards that an effect applied to, are known before.
 */

/** The only card that the text has spoken of so far: the card itself, or the creature that has the ability. */
type Own = 'self' | 'host'
/** What the text has spoken of last: nothing, its own card alone, or other cards too. */
type Spoken = Own | 'others' | null

/** An effect on several cards that later effects refer to: those that it applied to, also if they have changed since. */
export type Remembering = Effect & { readonly remembers?: RememberedField | 'both' }
export type RememberedField = (typeof FIELDS)[number]
const FIELDS = ['what', 'from', 'to', 'by', 'on'] as const

/** The options of a choice go on where it stands, each by itself. */
const optionsFrom = ({ options }: Extract<Sentence, { kind: 'choose one' }>, before: Spoken) =>
  options.map((option) => ({ ...option, does: bindInOrder(option.does, before) }))

/**
 * The sentences of an ability that begins without an antecedent, each pronoun bound as far as the text alone tells. `asked`:
 * a condition before all of them.
 */
export const withAntecedents = (does: readonly Sentence[], asked?: Condition): readonly Sentence[] =>
  bindInOrder(does, afterCondition(asked, null), asked)

function bindInOrder(does: readonly Sentence[], before: Spoken, asked?: Condition): readonly Sentence[] {
  const found: Sentence[] = []
  let spoken = before
  for (const sentence of does) {
    const [bound, then] = bind(sentence, spoken, found.length === 0 ? asked : undefined)
    found.push(bound)
    spoken = then
  }
  return rememberTargets(found)
}

function bind(sentence: Sentence, before: Spoken, first?: Condition): readonly [Sentence, Spoken] {
  if (sentence.kind === 'choose one')
    return [{ ...sentence, options: optionsFrom(sentence, before) }, 'others']
  const { condition, effects, to } = withParts(sentence)
  const asked = condition === undefined ? undefined : ofOwn(condition, before)
  let spoken = afterCondition(condition, before)
  let neighbor = before === 'others' ? null : neighborAskedFor(condition ?? first)
  const bindAll = (all: readonly Effect[]) =>
    all.map((effect) => {
      if (neighbor !== null && mentions(effect, isThatNeighbor)) {
        const chosen = neighbor
        neighbor = null
        spoken = 'others'
        return replace(effect, isThatNeighbor, chosen) as Effect
      }
      const own = ofOwn(toItsNeighbor(effect), spoken)
      spoken = speaksOfOthers(effect) ? 'others' : (spoken ?? ownIn(effect))
      return own
    })
  const bound = {
    ...sentence,
    ...(asked !== undefined && { condition: asked }),
    effects: bindAll(effects),
    ...(to !== undefined && { to: bindAll(to) }),
  }
  return [bound as Sentence, spoken]
}

const withParts = (
  sentence: Exclude<Sentence, { kind: 'choose one' }>,
): {
  readonly condition?: Condition
  readonly effects: readonly Effect[]
  readonly to?: readonly Effect[]
} => sentence

/** A condition's subject counts as mentioned where nothing was mentioned before it. */
function afterCondition(condition: Condition | undefined, before: Spoken): Spoken {
  if (condition === undefined || before === 'others') return before
  return leavesFound(condition) ? 'others' : (before ?? ownIn(condition))
}

/** Conditions whose cards are known once they hold (`antecedentOf`). */
const leavesFound = (condition: Condition): boolean =>
  condition.kind === 'all of'
    ? condition.of.some(leavesFound)
    : condition.kind === 'this way' ||
      condition.kind === 'was destroyed' ||
      (condition.kind === 'controls' && condition.exactly === 1) ||
      (condition.kind === 'there are' && condition.of.kind === 'group' && condition.of.named !== undefined)

/** The neighbor that a condition asks for: "that neighbor" is chosen if there are two. */
const neighborAskedFor = (condition: Condition | undefined): Target | null =>
  condition?.kind === 'there are' && condition.least === 1 && condition.of.kind === 'neighbors of'
    ? { ...condition.of, kind: 'neighbor' }
    : null

const isIt = ({ kind }: Part): boolean => kind === 'it'
const isThatNeighbor = ({ kind, noun }: Part): boolean => kind === 'it' && noun === 'neighbor'

function isMany({ kind, many }: Part): boolean {
  return kind === 'it' && many === true
}

/** An ability that is given and an effect that lasts have pronouns of their own. */
const CLOSED = [...GIVEN, 'lasting']

function replace(part: unknown, isMeant: (part: Part) => boolean, target: object): unknown {
  if (Array.isArray(part)) return part.map((one) => replace(one, isMeant, target))
  if (typeof part !== 'object' || part === null) return part
  if ('kind' in part && CLOSED.includes(String(part.kind))) return part
  if (isMeant(part as Part)) return target
  return Object.fromEntries(
    Object.entries(part).map(([field, one]) => [field, replace(one, isMeant, target)]),
  )
}

/** A part with its pronouns for the card itself, where that is all that was spoken of. */
function ofOwn<T extends Condition | Effect>(part: T, spoken: Spoken): T {
  const named = ownIn(part)
  const own = spoken ?? named
  if (own === null || own === 'others' || speaksOfOthers(part)) return part
  if (part.kind === 'lasting') return ofOwnLasting(part, own) as T
  if (named === null) return replace(part, isIt, { kind: own }) as T
  // "Move 1Æ from Brute to it" is about another card; "deal 1 damage to Brute for each Æ on it" counts its own.
  const counted = Object.entries(part).filter(([field]) => MEASURES.includes(field))
  return {
    ...part,
    ...Object.fromEntries(counted.map(([field, one]) => [field, replace(one, isIt, { kind: own })])),
  }
}

/** "Swap Brute with 1 of its neighbors": of Brute's, whatever was spoken of before. */
function toItsNeighbor(effect: Effect): Effect {
  if (!('from' in effect && 'to' in effect) || !isPart(effect.from) || !isPart(effect.to)) return effect
  const own = ownOf(effect.from)
  const isItsNeighbor = effect.to.kind === 'neighbor' && isPart(effect.to.of) && isIt(effect.to.of)
  return own !== null && isItsNeighbor
    ? ({ ...effect, to: { ...effect.to, of: { kind: own } } } as Effect)
    : effect
}

/** Who is meant is said once; what lasts has pronouns of its own. */
const ofOwnLasting = ({ is, ...effect }: Doing<'lasting'>, own: Own): Effect =>
  is.kind === 'about' && is.who.kind === 'it'
    ? { ...effect, is: { ...is, who: { kind: own } } }
    : { ...effect, is }

const MEASURES = ['amount', 'of']

/** The card of its own that a part names; null where it names none, or both. */
function ownIn(part: object): Own | null {
  const isOf = (own: Own) => mentions(part, (one) => ownOf(one) === own, CLOSED)
  return isOf('self') ? (isOf('host') ? null : 'self') : isOf('host') ? 'host' : null
}

const speaksOfOthers = (part: object): boolean =>
  names(replace(part, isOwn, {})) || (mentions(part, isOwn, CLOSED) && ownIn(part) === null)

const isOwn = (part: Part): boolean => ownOf(part) !== null

function ownOf({ kind, host }: Part): Own | null {
  if (kind === 'first use') return host === true ? 'host' : 'self'
  return kind === 'self' || kind === 'host' ? kind : null
}

/** "Stun each of its neighbors and move 1Æ from each of them": from those that were stunned. */
const rememberTargets = (does: readonly Sentence[]): readonly Sentence[] =>
  does.map((sentence, at) => {
    if (sentence.kind === 'choose one') return sentence
    const { effects, to = [] } = withParts(sentence)
    const remembering = effects.map((effect, n) =>
      remember(effect, [...effects.slice(n + 1), ...to, ...does.slice(at + 1)]),
    )
    return { ...sentence, effects: remembering }
  })

function remember(effect: Effect, later: readonly object[]): Effect | Remembering {
  // "Swap Brute with another creature. Ward each of them": Brute too.
  if ((effect.kind === 'swap' || effect.kind === 'swap control') && effect.to !== undefined) {
    const next = later.find((part) => refersBy(isMany, part) || speaksOfOthers(part))
    return next !== undefined && refersBy(isMany, next) ? { ...effect, remembers: 'both' } : effect
  }
  if (!REMEMBERED.includes(effect.kind)) return effect
  for (const field of FIELDS) {
    const target: unknown = (effect as Partial<Record<RememberedField, unknown>>)[field]
    const pronoun = isPart(target) ? PRONOUN[String(target.kind)] : undefined
    const next = pronoun && later.find((part) => refersBy(pronoun, part) || speaksOfOthers(part))
    if (pronoun && next && refersBy(pronoun, next)) return { ...effect, remembers: field }
  }
  return effect
}

/** Of an effect that lasts, only its subject is a card that the text has named: "it belongs to house Mars". */
const refersBy = (isPronoun: (part: Part) => boolean, part: object): boolean =>
  mentions(part, isPronoun, CLOSED) ||
  mentions(
    part,
    ({ kind, is }) => kind === 'lasting' && isPart(is) && is.kind === 'about' && mentions(is.who, isPronoun),
  )

const isPart = (part: unknown): part is Part => typeof part === 'object' && part !== null

/** What such targets are called later. */
const PRONOUN: Readonly<Record<string, (part: Part) => boolean>> = {
  each: isMany,
  neighbors: isMany,
  'neighbor on side': isIt,
  'on flank': isIt,
}

/** Effects after which the cards that they applied to are not the antecedent anyway. */
const REMEMBERED: readonly Effect['kind'][] = [
  ...(['ward', 'stun', 'enrage', 'ready', 'exhaust', 'unward', 'unstun', 'unenrage', 'exalt'] as const),
  ...(['heal', 'fully heal', 'capture', 'place aember', 'move aember away'] as const),
  ...(['give counters', 'remove counters', 'double counters', 'take control', 'give control'] as const),
]
