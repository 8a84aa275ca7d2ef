import { ASIDE } from '@battleline/language'
import { isBuriedAside } from './buried-cards.ts'
import { COUNTED, PLAIN } from './keyword-texts.ts'
import type {
  AsideNode,
  CardText,
  Clause,
  ConditionNode,
  EffectNode,
  EventNode,
  SentenceNode,
} from './nodes.ts'
import { eventsWithin, isUnclear, namesObject, OF_WHAT_IS_NAMED } from './pronouns.ts'
import { ABILITY_WORDS } from './words.ts'

// What is set aside of a text. An effect is set aside if the grammar says so of each of its words; an ability, if all its
// effects are, or if it waits for what cannot happen on a board.

const isAside = (one: { readonly kind: string }): boolean => one.kind === ASIDE || isBuriedAside(one)

const effectsOf = ({ does, more = [], instead }: SentenceNode): readonly EffectNode[] => [
  ...(does.kind === 'reflexive' ? effectsOf(does.then) : [does]),
  ...more,
  ...(instead === undefined ? [] : [instead]),
]

/** The sentences of an ability; null if it is none. */
function sentencesOf(clause: Clause): readonly SentenceNode[] | null {
  if (clause.kind === 'whenever') return [clause.first, ...(clause.more ?? [])] as readonly SentenceNode[]
  if (clause.kind === 'activated' || clause.kind === 'spell') return clause.does as readonly SentenceNode[]
  if (clause.kind === 'modal') return clause.modes.flatMap(({ does }) => does)
  return null
}

const conditionsIn = ({ if: condition, does }: SentenceNode): readonly ConditionNode[] => [
  ...(condition === undefined ? [] : [condition]),
  ...(does.kind === 'reflexive' ? conditionsIn(does.then) : []),
]

const conditionsOf = (clause: Clause): readonly ConditionNode[] => [
  ...('if' in clause && clause.if !== undefined ? [clause.if as ConditionNode] : []),
  ...(sentencesOf(clause) ?? []).flatMap(conditionsIn),
]

/** Whether it waits for what cannot happen: the turn of a board begins after it, or casts on a board are plain. */
export const isNever = (event: EventNode): boolean =>
  eventsWithin(event).every(
    (one) =>
      one.kind === 'never' || (one.kind === 'happens' && one.does.every(({ kind }) => kind === 'never')),
  )

/** Conditions of the event itself: “attacks while saddled”. */
const conditionsOfEvent = (event: EventNode): readonly ConditionNode[] =>
  eventsWithin(event).flatMap((one) =>
    one.kind === 'happens'
      ? one.does.flatMap(({ while: condition }) => (condition === undefined ? [] : [condition]))
      : [],
  )

/** Whether a sentence is for what no board has: a cost that nobody paid. */
export const isNeverDone = ({ if: condition, instead }: SentenceNode): boolean =>
  instead === undefined && condition?.kind === 'never'

/** Costs that change a board, so that paying them is done even for nothing. */
export const FREE: ReadonlySet<string> = new Set(['mana', 'tap', 'mill'])

/** The abilities in quotation marks, or of tokens, in a node. */
function quotedIn(value: unknown): readonly Clause[] {
  if (Array.isArray(value)) return value.flatMap(quotedIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, one]) =>
    field === 'texts' ? (one as readonly Clause[]) : quotedIn(one),
  )
}

/** What a creature can be given: abilities that it uses itself, and predicates that describe it alone. */
const GRANTED: ReadonlySet<string> = new Set([
  'keywords',
  'protection',
  'whenever',
  'activated',
  'ward',
  ...PLAIN,
  ...COUNTED,
])

function isGrantable(clause: Clause): boolean {
  if (isSetAside(clause) || GRANTED.has(clause.kind)) return true
  if (clause.kind === 'modal') return clause.event !== undefined
  return clause.kind === 'about' && clause.who.kind === 'self' && !('while' in clause) && !('if' in clause)
}

/** Whether all that a text gives is set aside. */
const givesNothing = (clause: Clause): boolean =>
  clause.kind === 'about' && clause.does.every((one) => one.kind === 'grants' && one.texts.every(isSetAside))

/** What a creature would be given and cannot use. */
const isUngrantable = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(isUngrantable)
  if (typeof value !== 'object' || value === null) return false
  const { kind, texts } = value as { readonly kind?: unknown; readonly texts?: readonly Clause[] }
  if ((kind === 'grants' || kind === 'has with') && texts?.every(isGrantable) === false) return true
  return Object.values(value).some(isUngrantable)
}

/** Whether a whole ability is set aside. */
export function isSetAside(clause: Clause): boolean {
  if (isAside(clause) || givesNothing(clause)) return true
  if (clause.kind === 'modal' && clause.event !== undefined && isNever(clause.event)) return true
  if (clause.kind === 'modal' && clause.if?.kind === 'never') return true
  if (clause.kind === 'whenever') {
    if (isNever(clause.event as EventNode)) return true
    if ((clause.first as SentenceNode).if?.kind === 'never') return true
  }
  if ((clause.kind === 'about' || clause.kind === 'enters with') && conditionsOf(clause)[0]?.kind === 'never')
    return true
  const sentences = sentencesOf(clause)
  if (sentences === null || !sentences.every((one) => effectsOf(one).every(isAside))) return false
  return clause.kind !== 'activated' || clause.costs.every(({ kind }) => FREE.has(kind))
}

/** Whether the words before an ability could be a keyword, with a rule of its own: those of others are several. */
const isKeywordWord = (words: string | undefined): boolean =>
  words?.includes(' ') === false && !ABILITY_WORDS.includes(words.toLowerCase())

/** What a permanent can have at a number of counters: no condition of its own. */
const isLevelled = (clause: Clause): boolean =>
  isSetAside(clause) ||
  clause.kind === 'station level' ||
  clause.kind === 'keywords' ||
  clause.kind === 'whenever' ||
  ((clause.kind === 'about' || clause.kind === 'activated') && !('if' in clause)) ||
  (clause.kind === 'several' && clause.of.every(isLevelled))

/** Whether an ability that matters depends on what no board keeps. */
export function isUntold(clause: Clause): boolean {
  if (isSetAside(clause)) return false
  if (clause.kind === 'station level') return clause.of.some((one) => isUntold(one) || !isLevelled(one))
  if (clause.kind === 'several') return isKeywordWord(clause.words) || clause.of.some(isUntold)
  if (clause.kind === 'activated' && clause.orCosts !== undefined && costsDiffer(clause)) return true
  if (isUnclear(clause) || isUngrantable(clause) || quotedIn(clause).some(isUntold)) return true
  if ((clause.kind === 'whenever' || clause.kind === 'modal') && clause.event !== undefined)
    if (isKnownOfNoBoard(clause.event as EventNode)) return true
  const first = firstCondition(clause)
  if (first !== undefined) {
    const { kind } = plainly(first)
    // “As long as it's a Goblin” is about the permanent itself.
    const ownState =
      kind === 'it is' &&
      ((clause.kind === 'about' && clause.who.kind === 'self') ||
        (clause.kind === 'whenever' && staysThere(clause.event as EventNode)))
    if (OF_WHAT_IS_NAMED.has(kind) && !ownState) return true
  }
  return conditionsOf(clause).some((one) => isAside(plainly(one)))
}

/** What happens to one permanent that is there afterwards: “it” is that one, as it triggers and as it resolves. */
const STAYING: ReadonlySet<string> = new Set([
  'enters',
  'turned up',
  'attacks',
  'blocks',
  'tapped',
  'untapped',
])

const staysThere = (event: EventNode): boolean =>
  eventsWithin(event).every(
    (one) => one.kind === 'happens' && one.does.every(({ kind }) => STAYING.has(kind)),
  )

/** Whether an event, or a condition of it, is known of no board. */
const isKnownOfNoBoard = (event: EventNode): boolean =>
  eventsWithin(event).some(isAside) ||
  conditionsOfEvent(event).some((one) => isAside(plainly(one)) || one.kind === 'never')

/** The first condition of an ability, unless it is asked as the ability resolves, when something was named. */
function firstCondition(clause: Clause): ConditionNode | undefined {
  if (isAskedLater(clause)) return undefined
  if (clause.kind !== 'whenever') return conditionsOf(clause)[0]
  const all = [clause.first, ...(clause.more ?? [])] as readonly SentenceNode[]
  return all
    .filter((_, at) => !namesObject(all.slice(0, at)))
    .flatMap(conditionsIn)
    .find(() => true)
}

/** Whether one may pay something else than other mana. */
const costsDiffer = ({ costs, orCosts = [] }: Clause & { readonly kind: 'activated' }): boolean =>
  besideMana(costs) !== besideMana(orCosts)
const besideMana = (costs: readonly { readonly kind: string }[]): string =>
  JSON.stringify(costs.filter(({ kind }) => kind !== 'mana'))

const plainly = (one: ConditionNode): ConditionNode => (one.kind === 'not' ? (one.of as ConditionNode) : one)

/** Whether the first condition of an ability is asked as it resolves, when something can have been named. */
const isAskedLater = (clause: Clause): boolean =>
  clause.kind === 'spell' ||
  ((clause.kind === 'modal' || clause.kind === 'activated') && clause.if === undefined)

/** The effects in a node that are set aside, without those of quoted abilities. */
function effectsAside(value: unknown): readonly AsideNode[] {
  if (Array.isArray(value)) return value.flatMap(effectsAside)
  if (typeof value !== 'object' || value === null || isNeverDone(value as SentenceNode)) return []
  if (isAside(value as AsideNode)) return [value as AsideNode]
  return Object.entries(value).flatMap(([field, one]) => (field === 'texts' ? [] : effectsAside(one)))
}

/** The outermost parts of a text that are set aside: whole abilities, and effects of others. */
export function setAsideIn({ clauses }: CardText): readonly SetAside[] {
  return clauses.flatMap((clause): readonly SetAside[] => {
    if (clause.kind === 'unread ability') return [{ category: 'clause', node: clause }]
    if (clause.kind === 'several' || clause.kind === 'station level')
      return setAsideIn({ kind: 'text', clauses: clause.of })
    if (isSetAside(clause)) return [{ category: 'clause', node: clause }]
    return [
      ...setAsideIn({ kind: 'text', clauses: quotedIn(clause) }),
      ...(sentencesOf(clause) ?? [])
        .filter(isNeverDone)
        .map((node) => ({ category: 'inner', node }) as const),
      ...effectsAside(clause).map((node) => ({ category: 'effect', node }) as const),
    ]
  })
}

export type SetAside =
  | { readonly category: 'clause'; readonly node: Clause }
  | { readonly category: 'inner'; readonly node: SentenceNode }
  | { readonly category: 'effect'; readonly node: EffectNode }
