import { fold } from './fold.ts'
import { type Grammar, grammar } from './grammar.ts'
import { type GrammarSpec, include, type Phrase, phrase, type WordSet, words } from './phrase.ts'

/** Whose something is: the wishing player's, or the other one's. */
export type Whose = 'you' | 'opponent'

/** How a wish can call a player. */
interface Caller {
  /** The player's name; null where nobody said. */
  readonly name: string | null
  /** Whether this player speaks (“my”), or is spoken to (“your”). */
  readonly speaks: boolean
}

/** Whom a board calls “me”: whoever is called so, else whose wish it is. */
function callersOf(you: string, other: string): readonly [Caller, Caller] {
  const otherSpeaks = ['me', 'i'].includes(fold(other)) || fold(you) === 'you'
  return [
    { name: you, speaks: !otherSpeaks },
    { name: other, speaks: otherSpeaks },
  ]
}

/**
 * How cards and zones are said to be whose: `side` before cards, `behind` after them, and `whose`, `has`, `of`, `by`.
 * `sides` are the game's words for one's own and the other's.
 */
function callers<S extends string>(
  you: Caller,
  other: Caller,
  [mine, theirs]: readonly [S, S],
): readonly WordSet[] {
  const of = ({ name, speaks }: Caller, i: string, u: string, named: (name: string) => string) => ({
    one: speaks ? i : u,
    reads: name === null ? [] : [named(name)],
  })
  const both = (i: string, u: string, named: (name: string) => string) =>
    [of(you, i, u, named), of(other, i, u, named)] as const
  const [my, your] = both('my', 'your', (name) => `${name}'s`)
  const [has, have] = both('I have', 'you have', (name) => `${name} has`)
  const [byMe, byYou] = both('by me', 'by you', (name) => `by ${name}`)
  const [ofMine, ofYours] = both('of mine', 'of yours', (name) => `of ${name}`)
  const [control, controls] = both('I control', 'you control', (name) => `${name} controls`)
  return [
    words('side', 'friendly or enemy', {
      [mine]: { one: 'friendly', reads: [my.one, ...my.reads] },
      [theirs]: {
        one: 'enemy',
        reads: ["opponent's", "my opponent's", 'opposing', your.one, ...your.reads],
      },
    }),
    words('behind', 'whose they are', {
      [mine]: { one: ofMine.one, reads: [...ofMine.reads, control.one, ...control.reads] },
      [theirs]: {
        one: ofYours.one,
        reads: [...ofYours.reads, controls.one, ...controls.reads, 'of my opponent'],
      },
    }),
    words('whose', 'whose', {
      you: my,
      opponent: { ...your, reads: [...your.reads, "my opponent's", 'enemy'] },
    }),
    words('has', 'who has it', {
      you: has,
      opponent: { ...have, reads: [...have.reads, 'my opponent has'] },
    }),
    words('of', 'whose', { you: ofMine, opponent: ofYours }),
    words('by', 'by whom', { you: byMe, opponent: { ...byYou, reads: [...byYou.reads, 'by my opponent'] } }),
  ]
}

/** Names of cards as words: their plural is read too. */
const namedCards = (names: readonly string[]): WordSet =>
  words(
    'card',
    'a card on this board',
    Object.fromEntries(names.map((name) => [name, { one: name, many: name, reads: [`${name}s`] }])),
  )

/** The categories of wishes; a game adds phrases of what it counts: `mass` and `number`, `victims`, `losses` and `left`. */
const CATEGORIES = {
  goal: { label: 'a goal' },
  part: { label: 'what is wanted' },
  term: { label: 'what each of something is worth' },
  measure: { label: 'what can be counted', counts: true },
  counted: {},
  mass: { label: 'what can be counted', counts: true },
  number: { label: 'what can be counted', counts: true },
  victims: { label: 'cards', counts: true },
  losses: { label: 'cards', counts: true },
  left: { label: 'cards', counts: true },
} as const

/** Each way to want something, and the same said with a verb. */
const wishes: readonly Phrase[] = [
  phrase('goal', 'goal', '{parts:part+", then "|"; then "|" then "|"; "}'),
  include('measure', '{it:mass}'),
  include('measure', '{it:number}'),
  // As what is counted is called where its number stands behind it.
  include('counted', '{it:measure~many}'),
  phrase('part', 'most', 'as much {of:mass~many} as possible'),
  phrase('part', 'most', 'as many {of:number~many} as possible'),
  phrase('part', 'most', '(have|keep|get|capture|) as (many|much) {of:measure~many} as possible'),
  phrase('part', 'most', 'destroy as many {of:victims~many} as possible'),
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

/** What a game adds: its phrases and words, and the words for one's own cards and the other player's. */
export interface Wishing
  extends Pick<GrammarSpec, 'categories' | 'words' | 'phrases' | 'signs' | 'parentheses'> {
  /** Phrases that go before those that all games have: what they print is printed so. */
  readonly first?: GrammarSpec['phrases']
  readonly sides: readonly [mine: string, theirs: string]
}

/** The grammar of wishes on a board where the player who wishes, the other one and cards have these names. */
export const wishGrammar = (
  you: string,
  other: string,
  cards: readonly string[],
  { categories, words: own = [], phrases, first = [], sides, ...rest }: Wishing,
): Grammar =>
  grammar({
    root: 'goal',
    categories: { ...CATEGORIES, ...categories },
    words: [...own, ...callers(...callersOf(you, other), sides), namedCards(cards)],
    numbers: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
    phrases: [...first, ...wishes, ...phrases],
    ...rest,
  })
