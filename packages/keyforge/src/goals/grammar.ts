import { type Grammar, grammar, include, phrase, type WordSet, words } from '@battleline/language'
import { type Group, POWER, WHAT } from '../text/groups.ts'
import { relative } from '../text/such.ts'
import { wordSets } from '../text/words.ts'

/** Whose something is: the goal's player, or the other one. */
export type Whose = 'you' | 'opponent'

/** Cards of a kind, or the cards that have this name on the board. */
export type Ones =
  | Group
  | { readonly kind: 'called'; readonly name: string; readonly side?: 'friendly' | 'enemy' }

/** What can be counted where a line ends. */
export type Measure =
  | {
      readonly kind: 'destroyed' | 'in play' | 'aember on' | 'damage on' | 'power of'
      readonly what: Ones
    }
  | { readonly kind: 'lying'; readonly what: Group; readonly whose: Whose; readonly zone: Lying }
  | { readonly kind: 'aember of' | 'keys of' | 'chains of' | 'forged by'; readonly whose: Whose }

type Lying = 'hand' | 'discard' | 'archives' | 'deck'

/** One thing that is wanted. */
export type Part =
  | { readonly kind: 'most' | 'fewest'; readonly of: Measure }
  | { readonly kind: 'none'; readonly of: Measure }
  | { readonly kind: 'at least' | 'at most'; readonly count: number; readonly of: Measure }
  | { readonly kind: 'sum'; readonly terms: readonly Term[] }

/** What each of something is worth in a sum. */
export interface Term {
  readonly kind: 'term'
  readonly times: number
  readonly of: Measure
}

/** What is wanted, the most important first: a later part decides between lines that are alike in all before it. */
export interface Wanted {
  readonly kind: 'goal'
  readonly parts: readonly Part[]
}

const KINDS = `{marked:marked?} {damaged=damaged} {side:side?} {flank=flank} ${WHAT}`
const NOBODYS = `{marked:marked?} {damaged=damaged} {flank=flank} ${WHAT}`
const CLAUSES = `${POWER} {bearing=with Æ on it}[ {such:such+" "}]`

/** Clauses that need no card to be judged from. */
const ALONE: readonly (string | null)[] = [
  ...['on a flank', 'not on a flank', 'in the center', 'highest power', 'lowest power', 'without aember'],
  ...['with upgrade', 'with armor', 'with icon', 'without icons', 'without neighbors', 'with power counter'],
  ...['with counter', 'without counters', 'with keyword', 'neighbor with'],
]

const cards = [
  phrase('ones', 'called', '{side:side?} {name:card}'),
  phrase('ones', 'group', `${KINDS} {noun:noun}${CLAUSES}`, {
    reads: [`{side:side?} ${NOBODYS} {noun:noun}${CLAUSES}`],
  }),
  phrase('ones', 'group', `${NOBODYS} {noun:noun} {side:behind}${CLAUSES}`),
  phrase('ones', 'group', 'enemies', { fixed: { side: 'enemy', noun: 'creature' } }),
  // Of what is gone, only what was printed on it is remembered.
  phrase('dead', 'called', '{side:side?} {name:card}'),
  phrase('dead', 'group', `{side:side?} ${WHAT} {noun:noun}${POWER}`),
  phrase('dead', 'group', `${WHAT} {noun:noun} {side:behind}${POWER}`),
  phrase('dead', 'group', 'enemies', { fixed: { side: 'enemy', noun: 'creature' } }),
  // A friendly one, where only that can be meant.
  phrase('mine', 'group', `${WHAT} {noun:noun}${POWER}`, { fixed: { side: 'friendly' } }),
  phrase('lies', 'group', `${WHAT} {noun:kind}${POWER}`),
  ...relative.filter(({ category, kind }) => category === 'such' && ALONE.includes(kind)),
]

/** What there is much of, and what there are many of. */
const measures = [
  phrase('mass', 'aember of', '[of] [the] Æ in {whose:whose} pool', { reads: ['[of] {whose:whose} Æ'] }),
  phrase('mass', 'aember of', 'Æ {whose:has}'),
  phrase('mass', 'aember of', 'Æ {whose:of}'),
  phrase('mass', 'aember on', 'Æ on {what:ones}'),
  phrase('mass', 'damage on', 'damage on {what:ones}'),
  phrase('mass', 'power of', 'power of {what:ones}', { reads: ['total power of {what:ones}'] }),

  phrase('number', 'destroyed', '[of] {what:dead} destroyed', {
    reads: ['[of] destroyed {what:dead}', '[of] {what:dead} (that|which|) (is|are|was|were) destroyed'],
  }),
  phrase('number', 'lying', '[of] [the] {what:lies} in {whose:whose} {zone:pile}'),
  phrase('number', 'keys of', 'forged key(s) {whose:has}', { reads: ['key(s) {whose:has}'] }),
  phrase('number', 'keys of', '[of] {whose:whose} key(s)', { reads: ['[of] {whose:whose} forged key(s)'] }),
  phrase('number', 'forged by', 'key(s) forged {whose:by}'),
  phrase('number', 'chains of', '[of] {whose:whose} chain(s)'),
  phrase('number', 'chains of', 'chain(s) {whose:has}'),
  phrase('number', 'in play', '[of] {what:ones} in play', { reads: ['[of] {what:ones}'] }),
  include('measure', '{it:mass}'),
  include('measure', '{it:number}'),
  // As what is counted is called where its number stands behind it.
  include('counted', '{it:measure~many}'),

  // What stands behind a verb.
  phrase('victims', 'destroyed', '[of] {what:dead}'),
  phrase('losses', 'destroyed', '{what:mine}'),
  phrase('left', 'in play', '[of] {what:ones}'),
  phrase('forging', 'forged by', 'key(s)', { fixed: { whose: 'you' } }),
]

/** Each way to want something, and the same said with a verb. */
const parts = [
  phrase('part', 'most', 'as much {of:mass~many} as possible'),
  phrase('part', 'most', 'as many {of:number~many} as possible'),
  phrase('part', 'most', '(have|keep|get|capture|) as (many|much) {of:measure~many} as possible'),
  phrase('part', 'most', 'destroy as many {of:victims~many} as possible'),
  phrase('part', 'most', 'forge as many {of:forging~many} as possible'),
  phrase('part', 'fewest', 'as little {of:mass~many} as possible'),
  phrase('part', 'fewest', 'as few {of:number~many} as possible'),
  phrase('part', 'fewest', '(have|leave|) as (few|little) {of:measure~many} as possible'),
  phrase('part', 'fewest', 'lose as few {of:losses~many} as possible'),
  phrase('part', 'none', 'no {of:measure~many}', {
    reads: ['(have|leave) no {of:measure~many}', 'none {of:measure~many}'],
  }),
  phrase('part', 'none', 'lose no {of:losses~many}'),
  phrase('part', 'none', 'destroy no {of:victims~many}'),
  phrase('part', 'none', 'destroy (all|each|every) {of:left~many}'),
  phrase('part', 'at least', 'at least {count:#} {of:measure~count}', {
    reads: ['(have|keep) at least {count:#} {of:measure}', '{count:#} or more {of:measure}'],
  }),
  phrase('part', 'at least', 'destroy at least {count:#} {of:victims~count}'),
  phrase('part', 'at least', 'forge at least {count:#} {of:forging~count}'),
  phrase('part', 'at most', 'at most {count:#} {of:measure~count}', {
    reads: ['{count:#} or (fewer|less) {of:measure}'],
  }),
  phrase('part', 'at most', 'lose at most {count:#} {of:losses~count}'),
  phrase('part', 'sum', '{terms:term+", "|" and "}'),
  phrase('term', 'term', '{times:+#} for each {of:measure~one}', {
    reads: ['{times:+#} per {of:measure~one}'],
  }),
  phrase('term', 'term', '{times:#} for each {of:measure~one}', {
    reads: ['{times:#} per {of:measure~one}'],
  }),
]

const CATEGORIES = {
  goal: { label: 'a goal' },
  part: { label: 'what is wanted' },
  term: { label: 'what each of something is worth' },
  measure: { label: 'what can be counted', counts: true },
  counted: {},
  mass: { label: 'what can be counted', counts: true },
  number: { label: 'what can be counted', counts: true },
  ones: { label: 'cards' },
  dead: { label: 'cards, by what is printed on them' },
  mine: { label: 'cards, by what is printed on them' },
  lies: { label: 'cards' },
  such: { label: 'which cards' },
  victims: { label: 'cards', counts: true },
  losses: { label: 'cards', counts: true },
  left: { label: 'cards', counts: true },
  forging: { label: '"keys"', counts: true },
}

/** Of the words of card texts, those that mean the same here. */
const SHARED = [
  'noun',
  'kind',
  'marked',
  'house',
  'trait',
  'pile',
  'parity',
  'keyword',
  'valued',
  'more-or-less',
]

/** How a goal can call a player. */
export interface Caller {
  /** The player's name; null where nobody said. */
  readonly name: string | null
  /** Whether this player speaks (“my”), or is spoken to (“your”). */
  readonly speaks: boolean
}

/** Names of cards as words: their plural is read too. */
const named = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { one: name, many: name, reads: [`${name}s`] }]))

function callers(you: Caller, other: Caller): readonly WordSet[] {
  const of = ({ name, speaks }: Caller, i: string, u: string, named: (name: string) => string) => ({
    one: speaks ? i : u,
    reads: name === null ? [] : [named(name)],
  })
  const both = (i: string, u: string, named: (name: string) => string) =>
    [of(you, i, u, named), of(other, i, u, named)] as const
  const [my, your] = both('my', 'your', (name) => `${name}'s`)
  const [has, have] = both('I have', 'you have', (name) => `${name} has`)
  const [byMe, byYou] = both('by me', 'by you', (name) => `by ${name}`)
  const [mine, yours] = both('of mine', 'of yours', (name) => `of ${name}`)
  const [control, controls] = both('I control', 'you control', (name) => `${name} controls`)
  return [
    words('side', 'friendly or enemy', {
      friendly: { one: 'friendly', reads: [my.one, ...my.reads] },
      enemy: { one: 'enemy', reads: ["opponent's", "my opponent's", 'opposing', your.one, ...your.reads] },
    }),
    words('behind', 'whose they are', {
      friendly: { one: mine.one, reads: [...mine.reads, control.one, ...control.reads] },
      enemy: { one: yours.one, reads: [...yours.reads, controls.one, ...controls.reads, 'of my opponent'] },
    }),
    words('whose', 'whose', {
      you: my,
      opponent: { ...your, reads: [...your.reads, "my opponent's", 'enemy'] },
    }),
    words('has', 'who has it', {
      you: has,
      opponent: { ...have, reads: [...have.reads, 'my opponent has'] },
    }),
    words('of', 'whose', { you: mine, opponent: yours }),
    words('by', 'by whom', { you: byMe, opponent: { ...byYou, reads: [...byYou.reads, 'by my opponent'] } }),
  ]
}

/** The grammar of goals on a board where players and cards have these names. */
export const goalGrammar = (you: Caller, other: Caller, names: readonly string[]): Grammar =>
  grammar({
    root: 'goal',
    categories: CATEGORIES,
    words: [
      ...wordSets.filter(({ name }) => SHARED.includes(name)),
      ...callers(you, other),
      words('card', 'a card on this board', named(names)),
    ],
    signs: [{ word: 'aember', written: ['Æ', '<A>', '[A]', 'Æmber', 'aember', 'amber'], afterNumber: ['A'] }],
    numbers: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
    // Cards are told apart by what stands in brackets.
    parentheses: true,
    phrases: [
      phrase('goal', 'goal', '{parts:part+", then "|"; then "|" then "|"; "}'),
      ...parts,
      ...measures,
      ...cards,
    ],
  })
