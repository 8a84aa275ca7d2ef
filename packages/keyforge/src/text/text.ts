import {
  grammar,
  hasUnread,
  include,
  type Node,
  type Parsed,
  type Problem,
  phrase,
  place,
  type Range,
  type Remains,
  remainsOf,
} from '@battleline/language'
import { amounts } from './amounts.ts'
import { askedOfCards } from './asked-of-cards.ts'
import { categories } from './categories.ts'
import { compound } from './compound.ts'
import { conditions } from './conditions.ts'
import { constants } from './constants.ts'
import { effects } from './effects/effect.ts'
import { elliptic } from './elliptic.ts'
import { events } from './events.ts'
import { groups } from './groups.ts'
import { icons } from './icons.ts'
import { instead } from './instead.ts'
import { keptOff } from './kept-off.ts'
import { atTheTurnOfTurns, inReadyStep, inThisTurn, ongoing, onTheirTurn, uses } from './lasting.ts'
import { lying } from './lying.ts'
import { pointToNamed, pointToOwn, wordsIn } from './named-last.ts'
import { nthTime } from './nth-time.ts'
import { onEntering } from './on-entering.ts'
import { oneOfSeveral } from './one-of-several.ts'
import { predicates } from './predicates.ts'
import { senseless } from './sense.ts'
import { settled, speaksOfHost } from './settled.ts'
import { amongTheShown } from './shown.ts'
import { HINTS, SPELLINGS } from './spellings.ts'
import type { CardText, Clause, Effect } from './structure.ts'
import { relative } from './such.ts'
import { targets } from './targets.ts'
import { ICON_LETTERS, ICON_SIGNS, wordSets } from './words.ts'

/** Effects one after the other. */
const EFFECTS = '{effects:effect+", and"|", then "}'

/** What happens otherwise, in the same sentence. */
const OTHERWISE = EFFECTS.replace('effects', 'otherwise')

const JOINTS = '" and "|", then "|", and "'

/** Words that no article follows. */
const NO_ARTICLE = [
  "no more less of your their each all the half remaining much many additional x 's s",
  'gain gains gained lose loses lost steal steals stole stolen capture captures captured spend spends spent',
]
  .join(' ')
  .split(' ')

/** Words that no article stands before: "with A on it". */
const NO_NOUN = 'on from than to in is'.split(' ')

const clauses = [
  phrase('text', 'text', '{clauses:clause*"\\n"|" "}'),
  // In a row, as keywords are listed: "Elusive, Skirmish, Assault 2."
  phrase('clause', 'keyword', '{keyword:valued} {value:#}.', { reads: ['{keyword:valued} {value:#}(,|;)'] }),
  phrase('clause', 'keyword', '{keyword:keyword}.', {
    fixed: { value: 1 },
    reads: ['{keyword:keyword}(,|;)'],
  }),
  phrase('clause', 'keyword', "{self} enters play under your opponent's control.", {
    fixed: { keyword: 'treachery', value: 1 },
  }),
  phrase('clause', 'enhance', 'Enhance {icons:icon*}.'),
  phrase(
    'clause',
    'as upgrade',
    '{self} may be played as an upgrade instead of a creature, with the text: "{text:granted+" "}"',
  ),
  phrase('clause', 'constant', 'while {condition:while}, {is:constant}. Otherwise, {otherwise:constant}.'),
  // What is true instead while something is so.
  phrase('clause', 'constant', '{otherwise:constant}. While {condition:while}, {is:constant} instead.', {
    reads: [
      '{otherwise:constant}. (If|As long as) {condition:while}, {is:constant} instead.',
      '{otherwise:constant}. {is:constant} instead (if|while|as long as) {condition:while}.',
    ],
  }),
  include('clause', '{it:granted}', {
    reads: ['(while|as long as) {self} is in play, {it:granted}', '{it:granted} while {self} is in play.'],
  }),
  include('granted', '{it:bold}'),
  phrase('granted', 'after', '{event:event} {condition:during?}, {first:plain}.[ {more:sentence+}]'),
  phrase('granted', 'after', '{condition:during}, {event:event}, {first:plain}.[ {more:sentence+}]'),
  phrase('granted', 'after', 'while {condition:while}, {event:event}, {first:plain}.[ {more:sentence+}]'),
  ...nthTime,
  // "Deal 1 damage to each creature after it enters play."
  phrase('granted', 'after', '{first:then-dealt} {event:entering-one}.'),
  // "Gain 1Æ at the start of your turn."
  phrase('granted', 'after', '{first:plain} {event:event}.'),
  phrase('granted', 'after', 'while {condition:while}, {event:each-entering} {first:takes-it}.'),
  phrase('granted', 'after', '{event:each-entering} {first:takes-it}.'),
  ...onEntering,
  phrase('granted', 'constant', 'while {condition:while}, {is:constant}.', {
    reads: ['(if|as long as) {condition:while}, {is:constant}.'],
  }),
  phrase('granted', 'constant', '{condition:during}, {is:constant}.'),
  phrase('granted', 'constant', '{is:one-each-turn} during each turn in which {condition:state}.'),
  phrase('granted', 'constant', 'during each turn in which {condition:state}, {is:one-each-turn}.'),
  // What is true of each player of whom something is.
  phrase('granted', 'constant', 'while {condition:of-player}, {is:their-rule}.', {
    reads: ['if {condition:of-player}, {is:their-rule}.'],
  }),
  phrase('granted', 'constant', 'each {condition:of-haunted} player {is:rule-of-each}.'),
  phrase('granted', 'constant', 'during your draw step, if {condition:state}, {is:refilling}.', {
    reads: ['during your "draw cards" step, if {condition:state}, {is:refilling}.'],
  }),
  phrase('granted', 'constant', '{is:constant}.', { reads: ['{is:constant} while {self} is in play.'] }),
  phrase('granted', 'constant', '{is:constant} {own:its-own}.'),
  // "… gets +5 power while it is ready and gains taunt": that it has besides.
  phrase('clause', 'constant', '{is:cards-so} {own:its-own} and {besides:predicate+" and "|", "|", and "}.'),
  phrase('granted', 'constant', '{is:constant} {condition:suffix}.'),
  phrase('cards-so', 'about', '{who:subject} {does:predicate~who+" and "|", "|", and "}'),
  phrase('granted', 'constant', 'while {condition:while}, {is:constant} {also:suffix}.', {
    reads: ['(if|as long as) {condition:while}, {is:constant} {also:suffix}.'],
  }),
  phrase('granted', 'whenever', 'if {condition:while}, {first:own-end}.', {
    reads: ['when {condition:while}, {first:own-end}.'],
  }),
  // What makes an end of the card itself, or of all cards of a kind.
  phrase('own-end', 'do', '{effects:ending+", and"|", then "}'),
  phrase('ending', 'destroy', '(destroy|sacrifice) {what:own}'),
  phrase('ending', 'destroy', 'destroy each {what:each-of}'),
  phrase('ending', 'archive', 'archive {what:own}'),
  phrase('ending', 'purge', 'purge {what:own}'),
  phrase('ending', 'forge', 'forge a key at no cost', { fixed: { free: true } }),
  phrase('each-of', 'each', '{of:group~one}'),
  phrase('own', 'self', '{self}'),
  phrase('own', 'it', 'it', { reads: ['that creature'] }),

  phrase('bold', 'replacement', 'Destroyed: {does:replacing}', {
    reads: ['(if|when|whenever|each time) {self} would be destroyed, {does:replacing}'],
  }),
  phrase('bold', 'bold', '{triggers:trigger+"/"}: {does:sentence+}'),
  // Lines that go on with the same ability.
  phrase('bold', 'bold', '{triggers:trigger+"/"}: {does:sentence+}\\n{more:going-on+" "|"\\n"}'),
  include('going-on', '{it:plain}.'),
  phrase(
    'replacing',
    'replacing',
    '[if {condition:state}, ][{cost:effect+" and "}. If you do, ]{may=you may} {effects:effect+", and"} instead.',
    {
      reads: [
        '[if {condition:state}, ]{may=you may} instead, {effects:effect+", and"}.',
        '[if {condition:state}, ]{may=you may} instead {effects:effect+", and"}.',
      ],
    },
  ),
  // "It" is then the card, whatever the condition speaks of.
  phrase(
    'replacing',
    'replacing',
    '[if {condition:state}, ]instead of destroying {self}, {effects:effect+", and"}.',
    { fixed: { named: true } },
  ),

  include('sentence', '{it:plain}.', {
    reads: [
      'then[,] {it:plain}.',
      '(then|next|also|afterwards|after that|in addition), {it:plain}.',
      '{it:plain};',
      '{it:plain} (as well|too|afterwards).',
    ],
  }),
  ...oneOfSeveral,
  phrase('plain', 'later', '[if {condition:condition}, ]after {self} leaves play, {effects:effect+" and "}', {
    reads: ['[if {condition:condition}, ](when|if) {self} leaves play, {effects:effect+" and "}'],
  }),
  phrase('plain', 'if', `if {condition:condition}, {may=you may} ${EFFECTS} {instead=instead}`),
  phrase(
    'plain',
    'if',
    `if {condition:condition}, {may=you may} ${EFFECTS} to {to:effect+" and "} {instead=instead}`,
  ),
  // What is done with what was destroyed is done when that has left play.
  phrase('plain', 'if', `if {condition:condition}, ${EFFECTS} after it leaves play`),
  ...elliptic,
  phrase('plain', 'if', `${EFFECTS} instead if {condition:condition}`, { fixed: { instead: true } }),
  phrase('plain', 'if', `if {condition:condition}, also ${EFFECTS}`, {
    reads: [`if {condition:condition}, you also ${EFFECTS}`],
  }),
  // "Deal 2 damage to a creature and, if …, steal 1Æ": two sentences in one.
  phrase('plain', 'do', `${EFFECTS} and, {also:if-too}`, {
    reads: [`${EFFECTS}, and {also:if-too}`, `${EFFECTS}, then {also:if-too}`],
  }),
  phrase('if-too', 'if', `if {condition:condition}, {may=you may} ${EFFECTS}`),
  phrase('plain', 'if', `if {condition:condition}, instead ${EFFECTS}`, { fixed: { instead: true } }),
  phrase('plain', 'if', `if {condition:condition}, {may=you may} ${EFFECTS}, otherwise ${OTHERWISE}`, {
    reads: [`if {condition:condition}, {may=you may} ${EFFECTS}, or else ${OTHERWISE}`],
  }),
  phrase('plain', 'if', `${EFFECTS} if {condition:condition}`),
  ...keptOff(EFFECTS),
  phrase('plain', 'if', `${EFFECTS} unless {condition:negated}`, {
    reads: [`unless {condition:negated}, ${EFFECTS}`],
  }),
  phrase('negated', 'not', '{of:condition}'),
  phrase('plain', 'otherwise', `otherwise, {may=you may} ${EFFECTS}`),
  // Others decide for themselves what the text says that they may do (KF-GEN-4).
  phrase('plain', 'do', '{effects:they-may+"; "}', { fixed: { may: true } }),
  ...[
    ['they may', 'that player', ['that player may']],
    ['its controller may', 'controller', []],
    ['your opponent may', 'opponent', []],
  ].map(([words, who, reads]) =>
    phrase('they-may', 'does', `${words} {effects:they-all+${JOINTS}}`, {
      fixed: { who: String(who) },
      reads: (reads as readonly string[]).map((one) => `${one} {effects:they-all+${JOINTS}}`),
    }),
  ),
  // One effect, as the title of a step.
  include('said', '{it:effect}'),
  include('said', '{it:rounds}'),
  phrase('plain', 'do', '{effects:rounds+"; "}'),
  phrase('plain', 'do', `{may=you may} ${EFFECTS}[ to {to:effect+" and "}]`),
]

/** The grammar of card texts, for tests and the documentation of the language. */
export const cards = grammar({
  root: 'text',
  categories,
  words: wordSets,
  signs: [
    {
      word: 'aember',
      written: ['Æ', '<A>', '[A]', 'Æmber', 'aember', 'amber', '\uf360'],
      afterNumber: ['A'],
      inSentence: { letter: 'A', behind: [...NO_ARTICLE, 'a', 'an'], ahead: NO_NOUN },
    },
    {
      word: 'damage',
      written: ['<D>', '[D]', '\uf361'],
      afterNumber: ['D'],
      inSentence: { letter: 'D', behind: ['deal', 'deals', 'dealt', 'much', 'additional', 'x'] },
    },
    ...ICON_SIGNS,
  ],
  // The wave that marks abilities about the tide.
  silent: ['\uf566'],
  spoken: ['rounding', 'rounded', 'to a maximum', 'exhausted and under'],
  runs: [{ after: 'enhance', letters: ICON_LETTERS }],
  spellings: SPELLINGS,
  hints: HINTS,
  self: ['this card', 'this artifact', 'this upgrade'],
  numbers: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
  phrases: [
    ...clauses,
    ...effects,
    ...compound,
    ...conditions,
    ...askedOfCards(relative),
    ...constants,
    ...instead,
    ...icons,
    ...predicates,
    ...ongoing,
    ...uses,
    ...inThisTurn,
    ...inReadyStep,
    ...onTheirTurn,
    ...atTheTurnOfTurns,
    ...events,
    ...amounts,
    ...groups,
    ...relative,
    ...targets,
    ...lying,
  ],
})

/** Something in a text that the language cannot read, with its place: offsets, and line and column from 1. */
export type TextProblem = Problem

export type ReadText =
  | { readonly ok: true; readonly text: CardText }
  | { readonly ok: false; readonly problems: readonly TextProblem[] }

/** What a card calls itself: its name, and that without what only tells it from a card of the same name. */
const ownName = (name: string): string => name.replace(/ \(.*\)$/, '')
const namesOf = (name: string): readonly string[] => [name, ownName(name)]

/** Reads the text of a card of this name. Never throws: what it cannot read, or what could never act, it names. */
export function readText(text: string, name: string): ReadText {
  const parsed = cards.parse(text, { self: namesOf(name) })
  if (!parsed.ok) return { ok: false, problems: withSenseless(text, parsed) }
  // The one place where nodes get their types: the phrases above are written to make them.
  pointToOwn(parsed.node)
  pointToNamed(parsed.node, wordsIn(text, parsed.ranges))
  const read = parsed.node as unknown as CardText
  const problems = senselessIn(text, read.clauses, parsed.ranges)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, text: clausesApart(read) }
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
    pointToOwn(clause)
    pointToNamed(clause, wordsIn(text, ranges))
  }
  return [...parsed.problems, ...senselessIn(text, whole, ranges)].sort((a, b) => a.from - b.from)
}
type Unreadable = Extract<Parsed, { readonly ok: false }>

/** Reads as much of a text as can be read, clause by clause. */
export function readRemains(text: string, name: string): Remains<Clause> {
  const parsed = cards.parse(text, { self: namesOf(name) })
  // Of the whole text, also where a clause that names it cannot be read.
  const host = speaksOfHost(parsed.ok ? parsed.node : parsed.partial?.node)
  return remainsOf<Clause>(text, parsed, {
    read: (node, ranges) => {
      pointToOwn(node)
      pointToNamed(node, wordsIn(text, ranges))
      const of: CardText = { kind: 'text', clauses: [node as unknown as Clause] }
      return senseless(of, ranges).length === 0 ? clausesApart(of, host).clauses : null
    },
    emptied: (node) => emptied(node as unknown as Clause),
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
    .map((clause) => amongTheShown(settled(clause, host)))
    .flatMap(apart),
})

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
export const printText = (text: CardText, name: string): string =>
  cards.print(text as unknown as Node, { self: ownName(name) })

export const printEffect = (effect: Effect, name: string): string =>
  cards.print(effect as unknown as Node, { category: 'said', self: ownName(name) })
