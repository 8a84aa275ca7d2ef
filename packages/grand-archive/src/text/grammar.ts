import {
  hasUnread,
  type Node,
  NUMBER_WORDS,
  type Parsed,
  type Problem,
  place,
  type Range,
  type ReadableClauses,
  readableClauses,
} from '@battleline/language'
import { brackets, clauses, constants } from './ability-phrases.ts'
import { bareNounIn } from './bare-nouns.ts'
import { COMPARISON } from './comparison.ts'
import { conditions } from './condition-phrases.ts'
import { costChanges } from './cost-change-phrases.ts'
import { costs } from './cost-phrases.ts'
import { effects } from './effect-phrases.ts'
import { events } from './event-phrases.ts'
import { filters } from './filter-phrases.ts'
import { masteries } from './mastery-phrases.ts'
import { modes } from './mode-phrases.ts'
import { grammar, type WrittenClause, type WrittenText } from './nodes.ts'
import { conditionsInParentheses } from './parentheses.ts'
import { predicates } from './predicate-phrases.ts'
import type { CardText, Clause, Condition, Effect, Sentence } from './structure.ts'
import { amounts, everys, targets } from './target-phrases.ts'
import * as readOnly from './unplayed/all.ts'
import { asides } from './unplayed/asides.ts'
import { unplayedIn } from './unplayed-in.ts'
import { wordSets } from './words.ts'

/** The grammar of card texts, for tests and the documentation of the language. */
export const cards = grammar({
  root: 'text',
  categories: {
    text: {},
    clause: { label: 'an ability' },
    bare: { label: 'an ability', capital: true },
    labelled: { label: 'an ability' },
    lineage: { label: 'a lineage' },
    listed: { label: 'a keyword' },
    label: { label: 'a name of an ability' },
    brackets: { label: 'brackets' },
    bracket: { label: 'brackets' },
    triggered: { label: 'a triggered ability', capital: true },
    modes: { label: 'modes', capital: true },
    mode: { label: 'a mode' },
    depending: { label: 'modes', capital: true },
    case: { label: 'a mode' },
    'depends-on': { label: 'a quantity' },
    sentence: { label: 'a sentence', capital: true, recover: { through: ['.'], before: ['\n', '"'] } },
    plain: {},
    effect: { label: 'something to do' },
    condition: { label: 'a condition' },
    simple: { label: 'a condition' },
    state: { label: 'a condition' },
    'own-state': { label: 'a condition' },
    'its-state': { label: 'a condition' },
    'use-limit': { label: 'when' },
    constant: {},
    would: {},
    becoming: { label: 'what becomes of the damage' },
    predicate: { label: 'what it is given' },
    entering: {},
    'into-intent': {},
    recovering: {},
    'own-counters': {},
    timed: {},
    dearer: {},
    'with-prevented': { label: 'what is done', capital: true },
    marked: {},
    'mark-it': {},
    'timed-gift': {},
    'for-every': {},
    gained: { label: 'a keyword' },
    offered: { label: 'what it is given' },
    lost: { label: 'a keyword' },
    momentary: {},
    unprevented: {},
    'attacker-price': { label: 'a cost' },
    'weapon-price': { label: 'a cost' },
    'target-price': { label: 'a cost' },
    stat: {},
    instead: {},
    event: {},
    cost: { label: 'a cost' },
    amount: { label: 'an amount', counts: true },
    'count-of': { label: 'an amount', counts: true },
    quantity: { label: 'a quantity' },
    x: {},
    count: { label: 'a quantity' },
    explained: { label: 'a quantity' },
    counted: {},
    'counted-many': {},
    every: {},
    target: { label: 'a target' },
    chosen: { label: 'an object' },
    'summoned-with': { label: 'counters' },
    'each-deal': {},
    price: { label: 'a cost' },
    'link-kind': { label: 'objects' },
    ingredient: { label: 'an ingredient', counts: true },
    'their-cards': { label: 'cards' },
    'their-random': { label: 'cards' },
    'their-memory': { label: 'cards' },
    'their-deed': { label: 'what a player does' },
    subject: { label: 'what it is about', counts: true },
    'named-subject': { label: 'what it is about', counts: true },
    recipient: { label: 'a recipient of damage' },
    watched: { label: 'a trigger event' },
    many: {},
    group: { label: 'objects' },
    one: { label: 'an object' },
    ...readOnly.categories,
  },
  words: wordSets,
  self: [
    'this card',
    'CARDNAME',
    'this ally',
    'this unit',
    'this champion',
    'this weapon',
    'this item',
    'this object',
    'this phantasia',
    'this domain',
    'this regalia',
    'this spell',
  ],
  // The emphasis of the card index: “**On Enter**”.
  silent: ['*', '_'],
  // Without the space before a stat.
  spellings: { 'X power': ['XPOWER'], 'X life': ['XLIFE'] },
  // A cost as printed on cards: “(2), Rest: …”.
  readParentheses: [/\d+\)/, /[xX]\)/],
  comparison: COMPARISON,
  numbers: { ...NUMBER_WORDS, twelve: 12, twenty: 20 },
  phrases: [
    ...clauses.slice(0, 1),
    ...costChanges,
    ...masteries,
    ...asides,
    ...clauses.slice(1),
    ...modes,
    ...effects,
    ...predicates,
    ...conditions,
    ...constants,
    ...events,
    ...brackets,
    ...costs,
    ...amounts,
    ...everys,
    ...targets,
    ...filters,
    ...readOnly.phrases,
  ],
})

/** Something in a text that the language cannot read, with its place: offsets, and line and column from 1. */
export type TextProblem = Problem

export type ReadText =
  | { readonly ok: true; readonly text: CardText }
  | { readonly ok: false; readonly problems: readonly TextProblem[] }

/** The names a card uses for itself: its name, and its name up to the comma. */
const namesOf = (name: string): readonly string[] => {
  const short = name.split(',')[0] ?? name
  return short === name ? [name] : [name, short]
}

/** A text whose words are all read, and what of it this version does not play. */
export type ReadWords =
  | { readonly ok: true; readonly text: CardText; readonly unplayed: readonly TextProblem[] }
  | { readonly ok: false; readonly problems: readonly TextProblem[] }

/**
 * Reads every word of the text of a card of this name, played or not. Never throws; a number, a name, a negation, a
 * condition or a duration that the print of the text loses, adds or changes is a problem, too.
 */
export function readWords(text: string, name: string): ReadWords {
  const parsed = cards.parse(text, { self: namesOf(name) })
  if (!parsed.ok) return parsed
  const read: CardText = { kind: 'text', clauses: parsed.node.clauses.flatMap(unwrapped) }
  const problems = cards.changes(text, printText(read, name), namesOf(name)).filter(({ isGrave }) => isGrave)
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, text: read, unplayed: problemsOf(text, parsed) }
}

/** Reads the text of a card of this name, if this version plays all of it. Never throws; problems name the words. */
export function readText(text: string, name: string): ReadText {
  const read = readWords(text, name)
  if (!read.ok) return read
  const { unplayed } = read
  return unplayed.length > 0 ? { ok: false, problems: unplayed } : { ok: true, text: read.text }
}

type Read = Pick<Extract<Parsed<WrittenText>, { readonly ok: true }>, 'node' | 'ranges'>

/** What this version does not play of a text that was read, with its places. */
const problemsOf = (text: string, read: Read): readonly TextProblem[] =>
  read.node.clauses.flatMap((clause) => {
    const found = unplayedWords(text, read, clause)
    if (found === null) return []
    const { from, to, why } = found
    const message = `“${text.slice(from, to).trim()}” is understood, but ${why}`
    return [{ from, to, ...place(text, from), message, expected: [], clause: rangeOf(read, clause, text) }]
  })

/** What this version does not play of one ability, with its place; null if it plays all of it. */
function unplayedWords(
  text: string,
  { node: { clauses }, ranges }: Read,
  clause: WrittenClause,
): (Range & { readonly why: string }) | null {
  const whole = nodesOf(clauses)
  const at = clauses.indexOf(clause)
  const found = unplayedIn(clause as unknown as Node, whole.slice(0, at)) ?? bareNounIn(clause, text, ranges)
  if (found !== null)
    return { ...(ranges.get(found.node) ?? rangeOf({ ranges }, clause, text)), why: found.why }
  const { from } = rangeOf({ ranges }, clause, text)
  const next = whole[at + 1]
  const end = (next === undefined ? undefined : ranges.get(next)?.from) ?? text.length
  const aside = conditionsInParentheses(text).find((one) => one.from < end && (one.from >= from || at === 0))
  return aside === undefined ? null : { ...aside, why: 'reminders are not played, and it holds a condition' }
}

const nodesOf = (clauses: readonly WrittenClause[]): readonly Node[] => clauses as unknown as readonly Node[]

const rangeOf = ({ ranges }: Pick<Read, 'ranges'>, clause: WrittenClause, text: string): Range =>
  ranges.get(clause as unknown as Node) ?? { from: 0, to: text.length }

/** Reads as much of a text as can be played, clause by clause. */
export function readRemains(text: string, name: string): ReadableClauses<Clause> {
  const parsed = cards.parse(text, { self: namesOf(name) })
  const read = (parsed.ok ? parsed : parsed.partial) as Read | undefined
  const canRead = (clause: WrittenClause): boolean =>
    read !== undefined && unplayedWords(text, read, clause) === null
  return readableClauses(text, parsed, {
    read: (clause: WrittenClause) => (canRead(clause) ? unwrapped(clause) : null),
    emptied,
  })
}

const isPlayed = (value: unknown): boolean =>
  !hasUnread(value) && unplayedIn({ kind: 'part', of: value }) === null

/** A clause with unreadable effects keeps its trigger or cost, and does nothing. */
function emptied(written: WrittenClause): Clause | null {
  const [clause] = unwrapped(written)
  if (clause === undefined || !isPlayed(clause.when)) return null
  switch (clause.kind) {
    case 'trigger':
    case 'resolve':
      return { ...clause, does: [] }
    case 'activated':
      return isPlayed(clause.costs) ? { ...clause, does: [] } : null
    case 'whenever': {
      const { more: _, ...event } = clause
      return isPlayed(clause.event) ? { ...event, first: { kind: 'do', effects: [] } } : null
    }
    default:
      return null
  }
}

/** The clauses that a written one stands for, with its brackets and its label as fields. */
function unwrapped(one: WrittenClause): readonly Clause[] {
  if (one.kind === 'bracketed') return unwrapped(one.clause).map((clause) => ({ ...clause, when: one.when }))
  if (one.kind === 'labelled') return unwrapped(one.clause).map((clause) => ({ ...clause, label: one.label }))
  if (one.kind === 'inherited') return unwrapped(one.clause).map((clause) => ({ ...clause, inherited: true }))
  if (one.kind === 'release')
    return [{ kind: 'activated', costs: [{ kind: 'banish self' }], does: one.does, release: true }]
  return one.kind === 'keywords' || one.kind === 'additional costs' ? one.of : [one]
}

function wrapped({ when, label, inherited, ...bare }: Clause): WrittenClause {
  if (inherited === true) return { kind: 'inherited', clause: bare }
  if (bare.kind === 'activated' && bare.release === true) return { kind: 'release', does: bare.does }
  const clause = label === undefined ? bare : ({ kind: 'labelled', label, clause: bare } as const)
  return (when === undefined ? clause : { kind: 'bracketed', when, clause }) as WrittenClause
}

/** The canonical text. Reading it gives the same structure. */
export const printText = ({ kind, clauses }: CardText, name: string): string =>
  cards.print({ kind, clauses: clauses.map(wrapped) }, { self: name })

/** What of a text is set aside, as it prints. */
export const asideTexts = ({ clauses }: CardText, name: string): readonly string[] =>
  clauses.flatMap((clause) => {
    if (clause.kind === 'aside') return [cards.print(wrapped(clause), { category: 'clause', self: name })]
    const terms = clause.kind === 'activated' ? clause.does.filter(({ kind }) => kind === 'aside') : []
    return terms.map((one) => cards.print(one, { category: 'sentence', self: name }))
  })

/** An effect in a player's words, without the fields that only the engine needs. */
export const printEffect = (effect: Effect, name: string): string =>
  cards.print(bareOf(effect) as Effect, { category: 'effect', self: name })

/** The chosen modes in a player's words. */
export const printModes = (does: readonly Sentence[], name: string): string =>
  does.map((one) => cards.print(bareOf(one) as Sentence, { category: 'sentence', self: name })).join(' ')

/** A condition in the words that follow “if”. */
export const printCondition = (condition: Condition, name: string): string =>
  cards.print(bareOf(condition) as Condition, { category: 'condition', self: name })

/** Fields that are set as a text is compiled; so is a number `at`. */
const COMPILED: ReadonlySet<string> = new Set(['chartId', 'left', 'spell'])

function bareOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bareOf)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(
    ([field, one]) => !COMPILED.has(field) && (field !== 'at' || typeof one === 'object'),
  )
  return Object.fromEntries(fields.map(([field, one]) => [field, bareOf(one)]))
}
