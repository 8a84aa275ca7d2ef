import { hasUnread, type Problem, type ReadableClauses, readableClauses } from '@battleline/language'
import { brackets, clauses, constants, costs, events } from './ability-phrases.ts'
import { conditions, effects, predicates } from './effect-phrases.ts'
import { grammar, type WrittenClause } from './nodes.ts'
import type { CardText, Clause, Condition, Effect } from './structure.ts'
import { amounts, targets } from './target-phrases.ts'
import { wordSets } from './words.ts'

/** The grammar of card texts, for tests and the documentation of the language. */
export const cards = grammar({
  root: 'text',
  categories: {
    text: {},
    clause: { label: 'an ability' },
    bare: { label: 'an ability', capital: true },
    brackets: { label: 'brackets' },
    triggered: { label: 'a triggered ability', capital: true },
    sentence: { label: 'a sentence', capital: true, recover: { through: ['.'], before: ['\n', '"'] } },
    plain: {},
    effect: { label: 'something to do' },
    condition: { label: 'a condition' },
    simple: { label: 'a condition' },
    state: { label: 'a condition' },
    constant: {},
    would: {},
    becoming: { label: 'what becomes of the damage' },
    predicate: { label: 'what it is given' },
    momentary: {},
    stat: {},
    instead: {},
    event: {},
    cost: { label: 'a cost' },
    amount: { label: 'an amount', counts: true },
    'count-of': { label: 'an amount', counts: true },
    quantity: { label: 'a quantity' },
    count: { label: 'a quantity' },
    counted: {},
    target: { label: 'a target' },
    subject: { label: 'what it is about', counts: true },
    recipient: { label: 'whom it would be dealt to' },
    watched: { label: 'what it waits for' },
    many: {},
    group: { label: 'objects' },
    one: { label: 'an object' },
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
  ],
  // The emphasis of the card index: “**On Enter**”.
  silent: ['*', '_'],
  // A cost as printed on cards: “(2), Rest: …”.
  readParentheses: [/\d+\)/],
  unsupported: ['lineage release'],
  numbers: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
  phrases: [
    ...clauses,
    ...effects,
    ...predicates,
    ...conditions,
    ...constants,
    ...events,
    ...brackets,
    ...costs,
    ...amounts,
    ...targets,
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

/** Reads the text of a card of this name. Never throws; problems name what could not be read. */
export function readText(text: string, name: string): ReadText {
  const parsed = cards.parse(text, { self: namesOf(name) })
  if (!parsed.ok) return parsed
  return { ok: true, text: { kind: 'text', clauses: parsed.node.clauses.map(unwrapped) } }
}

/** Reads as much of a text as can be read, clause by clause. */
export const readRemains = (text: string, name: string): ReadableClauses<Clause> =>
  readableClauses(text, cards.parse(text, { self: namesOf(name) }), {
    read: (clause: WrittenClause) => [unwrapped(clause)],
    emptied,
  })

/** A clause with unreadable effects keeps its trigger or cost, and does nothing. */
function emptied(written: WrittenClause): Clause | null {
  const clause = unwrapped(written)
  if (hasUnread(clause.when)) return null
  switch (clause.kind) {
    case 'trigger':
    case 'resolve':
      return { ...clause, does: [] }
    case 'activated':
      return hasUnread(clause.costs) ? null : { ...clause, does: [] }
    case 'whenever': {
      const { more: _, ...event } = clause
      return hasUnread(clause.event) ? null : { ...event, first: { kind: 'do', effects: [] } }
    }
    default:
      return null
  }
}

const unwrapped = (one: WrittenClause): Clause =>
  one.kind === 'bracketed' ? { ...one.clause, when: one.when } : one

function wrapped(clause: Clause): WrittenClause {
  const { when, ...bare } = clause
  return when === undefined ? clause : { kind: 'bracketed', when, clause: bare as Clause }
}

/** The canonical text. Reading it gives the same structure. */
export const printText = ({ kind, clauses }: CardText, name: string): string =>
  cards.print({ kind, clauses: clauses.map(wrapped) }, { self: name })

/** An effect in a player's words, without the fields that only the engine needs. */
export const printEffect = (effect: Effect, name: string): string =>
  cards.print(bareOf(effect) as Effect, { category: 'effect', self: name })

/** The words of a condition, as they stand after “if”. */
export const printCondition = (condition: Condition, name: string): string =>
  cards.print(bareOf(condition) as Condition, { category: 'condition', self: name })

function bareOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bareOf)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([field]) => field !== 'at' && field !== 'chartId')
  return Object.fromEntries(fields.map(([field, one]) => [field, bareOf(one)]))
}
