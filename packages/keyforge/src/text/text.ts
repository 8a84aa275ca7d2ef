import {
  type FurtherWords,
  hasUnread,
  type Node,
  type Parsed,
  type Problem,
  place,
  type Range,
  type ReadableClauses,
  readableClauses,
} from '@battleline/language'
import type { Keyword } from '../vocabulary.ts'
import { cards } from './card-grammar.ts'
import { knowFields } from './known-fields.ts'
import { senseless } from './references/checks.ts'
import { withYou } from './references/implied-you.ts'
import { resolvePronouns, wordsIn } from './references/pronouns.ts'
import { resolveReferences, speaksOfHost } from './references/resolve-references.ts'
import type { CardText, Clause, Condition, Effect, Predicate } from './structure.ts'
import type { Vocabulary } from './words/card-words.ts'
import { CREATURES } from './words/fixed-nodes.ts'

export { cards }

/** Something in a text that the language cannot read, with its place: offsets, and line and column from 1. */
export type TextProblem = Problem

export type ReadText =
  | { readonly ok: true; readonly text: CardText }
  | { readonly ok: false; readonly problems: readonly TextProblem[] }

/** What a card calls itself: its name, and that without what only tells it from a card of the same name. */
const ownName = (name: string): string => name.replace(/ \(.*\)$/, '')
export const namesOf = (name: string): readonly string[] => [name, ownName(name)]

const optionsFor = (name: string, words: Vocabulary | undefined) => ({
  self: namesOf(name),
  ...(words !== undefined && { words: words as unknown as FurtherWords }),
})

function parse(text: string, name: string, words: Vocabulary | undefined): Parsed<CardText> {
  knowFields(cards.nodeFields)
  return cards.parse(text, optionsFor(name, words))
}

/** Reads the text of a card of this name. Never throws: what it cannot read, or what could never act, it names. */
export function readText(text: string, name: string, words?: Vocabulary): ReadText {
  const parsed = parse(text, name, words)
  if (!parsed.ok) return { ok: false, problems: withSenseless(text, parsed) }
  resolvePronouns(parsed.node, wordsIn(text, parsed.ranges))
  const problems = senselessIn(text, parsed.node.clauses, parsed.ranges)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, text: clausesApart(parsed.node) }
}

const senselessIn = (
  text: string,
  clauses: readonly Clause[],
  ranges: ReadonlyMap<Node, Range>,
): readonly TextProblem[] =>
  senseless({ kind: 'text', clauses }, ranges).map(({ range, message }) => ({
    ...range,
    ...place(text, range.from),
    message,
    expected: [],
  }))

/** What cannot be read, and what makes no sense of the rest: all of it in one pass. */
function withSenseless(text: string, parsed: Unreadable): readonly TextProblem[] {
  if (parsed.partial === undefined) return parsed.problems
  const { node, ranges } = parsed.partial
  const { clauses } = node as unknown as CardText
  const whole = clauses.filter((clause) => !hasUnread(clause))
  for (const clause of whole) {
    resolvePronouns(clause, wordsIn(text, ranges))
  }
  return [...parsed.problems, ...senselessIn(text, whole, ranges)].sort((a, b) => a.from - b.from)
}
type Unreadable = Extract<Parsed, { readonly ok: false }>

/** Reads as much of a text as can be read, clause by clause. `accepts`: whether what was read of some words counts. */
export function readRemains(
  text: string,
  name: string,
  words?: Vocabulary,
  accepts: (written: string, read: CardText) => boolean = () => true,
): ReadableClauses<Clause> {
  const parsed = parse(text, name, words)
  // Of the whole text, also where a clause that names it cannot be read.
  const host = speaksOfHost(parsed.ok ? parsed.node : parsed.partial?.node)
  return readableClauses(text, parsed, {
    read: (clause: Clause, ranges) => {
      resolvePronouns(clause, wordsIn(text, ranges))
      const of: CardText = { kind: 'text', clauses: [clause] }
      if (senseless(of, ranges).length > 0) return null
      const range = ranges.get(clause)
      const read = clausesApart(of, host)
      const isKept = accepts(range === undefined ? text : text.slice(range.from, range.to), read)
      return isKept ? read.clauses : null
    },
    emptied,
  })
}

/** An ability that waits for what it says and does nothing then; null where not even that is known. */
function emptied(clause: Clause): Clause | null {
  if (clause.kind === 'bold') return { ...clause, does: [] }
  if (clause.kind !== 'after' || hasUnread(clause.event)) return null
  return { kind: 'after', event: clause.event, first: { kind: 'do', effects: [] } }
}

/**
 * A text that grants several abilities at once is one clause for each: every clause has one chart at most. `host`: whether
 * it speaks of "this creature", in these clauses or others.
 */
export const clausesApart = ({ kind, clauses }: CardText, host = speaksOfHost(clauses)): CardText => ({
  kind,
  clauses: clauses
    .flatMap(besidesApart)
    .flatMap(keywordsApart)
    .map((clause) => resolveReferences(clause, host))
    .flatMap(apart),
})

/** "Assault X. Hazardous X. X is …": each as something that is true of the card. */
function keywordsApart(clause: Clause): readonly Clause[] {
  if (clause.kind === 'keyword' && clause.besides !== undefined) {
    const { besides, ...keyword } = clause
    return [keyword, ...besides.map(ofItself)]
  }
  if (clause.kind === 'keywords')
    return clause.keywords.map((keyword) => gaining({ kind: 'gains', keyword, value: 1, x: clause.x }))
  if (clause.kind === 'shared keywords') return clause.keywords.map(sharing)
  if (clause.kind === 'for this turn') {
    const effect = { kind: 'lasting', until: 'end of turn', is: clause.is } as const
    return [{ kind: 'bold', triggers: ['play'], does: [{ kind: 'do', effects: [effect] }] }]
  }
  if (clause.kind !== 'two costs') return [clause]
  const { amount, condition, otherwise, other } = clause
  return [
    { kind: 'constant', is: { kind: 'keys cost', amount, whose: 'you' }, condition },
    { kind: 'constant', is: { kind: 'keys cost', amount: otherwise, whose: 'you' }, condition: other },
  ]
}

/** The card has a keyword while another friendly creature has it. */
const sharing = (keyword: Keyword): ConstantClause => ({
  ...gaining({ kind: 'gains', keyword, value: 1 }),
  condition: {
    kind: 'controls',
    whose: 'you',
    of: { ...CREATURES, other: true, such: [{ kind: 'with keyword', keyword }] },
  },
})

/** Several keywords that are shared one after the other are printed as they are read, in one sentence. */
function keywordsTogether(clauses: readonly Clause[]): readonly Clause[] {
  const together: Clause[] = []
  for (const clause of clauses) {
    const keyword = sharedIn(clause)
    const last = together.at(-1)
    if (keyword === null) together.push(clause)
    else if (last?.kind === 'shared keywords')
      together[together.length - 1] = { ...last, keywords: [...last.keywords, keyword] }
    else together.push({ kind: 'shared keywords', keywords: [keyword] })
  }
  return together.map((one) =>
    one.kind === 'shared keywords' && one.keywords.length === 1 ? sharing(one.keywords[0] as Keyword) : one,
  )
}

function sharedIn(clause: Clause): Keyword | null {
  if (clause.kind !== 'constant' || clause.is.kind !== 'about') return null
  const [does] = clause.is.does
  if (does?.kind !== 'gains') return null
  return isSameNode(clause, sharing(does.keyword)) ? does.keyword : null
}

/** Whether two parts of texts have the same fields, in whatever order. */
const isSameNode = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  const [these, those] = [Object.entries(one), new Map(Object.entries(other))]
  return these.length === those.size && these.every(([key, value]) => isSameNode(value, those.get(key)))
}

/** A keyword that the card itself simply has is one of its keywords. */
const ofItself = (does: Predicate): Clause =>
  does.kind === 'gains' && does.each === undefined && does.x === undefined
    ? { kind: 'keyword', keyword: does.keyword, value: does.value }
    : { kind: 'constant', is: { kind: 'about', who: { kind: 'self' }, does: [does] } }

const gaining = (gains: Extract<Predicate, { readonly kind: 'gains' }>): ConstantClause => ({
  kind: 'constant',
  is: { kind: 'about', who: { kind: 'self' }, does: [gains] },
})
type ConstantClause = Extract<Clause, { readonly kind: 'constant' }>

/** What is said besides is said of all of them, also where the first is true of some. */
function besidesApart(clause: Clause): readonly Clause[] {
  if (clause.kind !== 'constant' || clause.besides === undefined || clause.is.kind !== 'about')
    return [clause]
  const { besides, ...first } = clause
  return [first, { kind: 'constant', is: { ...clause.is, does: besides } }]
}

function apart(clause: Clause): readonly Clause[] {
  if (clause.kind === 'constant' && clause.otherwise !== undefined) {
    const { otherwise, condition, ...first } = clause
    if (condition === undefined) return apart(first)
    return [
      ...apart({ ...first, condition }),
      ...apart({ kind: 'constant', is: otherwise, condition: { kind: 'not', of: condition } }),
    ]
  }
  if (clause.kind !== 'constant' || clause.is.kind !== 'about') return [clause]
  const { is, ...rest } = clause
  const grants = is.does.filter((one) => one.kind === 'grants')
  if (grants.length < 2) return [clause]
  const others = is.does.filter((one) => one.kind !== 'grants')
  const [first, ...more] = grants
  const parts = [[...others, ...(first === undefined ? [] : [first])], ...more.map((one) => [one])]
  return parts.map((does) => ({ ...rest, is: { ...is, does } }))
}

/** The canonical text: what it prints reads as the same structure. */
export const printText = ({ clauses, ...text }: CardText, name: string): string =>
  cards.print(withYou({ ...text, clauses: keywordsTogether(clauses) }), { self: ownName(name) })

export const printEffect = (effect: Effect, name: string): string =>
  cards.print(effect, { category: 'step-title', self: ownName(name) })

/** The words of a condition, as they stand after “if”. */
export const printCondition = (condition: Condition, name: string): string =>
  cards.print(condition, { category: 'condition', self: ownName(name) })
