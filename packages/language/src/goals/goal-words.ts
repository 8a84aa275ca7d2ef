import { fold } from '../base/fold.ts'
import { type GrammarSpec, include, type Phrase, phrase, type WordSet, words } from '../grammar/phrase.ts'
import { type Grammar, grammar } from '../grammar.ts'

/** A player from the point of view of the goal's owner. */
export type PlayerRef = 'you' | 'opponent'

/** How a goal can refer to a player. */
interface Caller {
  /** The player's name; null when it is unknown. */
  readonly name: string | null
  /** Whether “my” means this player; else “your” does. */
  readonly speaks: boolean
}

/** “Me” is the player with that name, else the owner of the goal. */
function callersOf(you: string, other: string): readonly [Caller, Caller] {
  const otherSpeaks = ['me', 'i'].includes(fold(other)) || fold(you) === 'you'
  return [
    { name: you, speaks: !otherSpeaks },
    { name: other, speaks: otherSpeaks },
  ]
}

/**
 * Words for owners of cards and zones: `side` before cards, `behind` after them, and `whose`, `has`, `of`, `by`.
 * The last parameter has the game's words for one's own and the other's.
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

/** Names of cards; their plurals are read too. */
const namedCards = (names: readonly string[]): WordSet =>
  words(
    'card',
    'a card on this board',
    Object.fromEntries(names.map((name) => [name, { one: name, many: name, reads: [`${name}s`] }])),
  )

/** The categories of goals; a game adds phrases for its measures to `mass` and `number`, `victims`, `losses` and `left`. */
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

/** Phrases for goals, with and without a verb. */
const goalPhrases: readonly Phrase[] = [
  phrase('goal', 'goal', '{parts:part+", then "|"; then "|" then "|"; "}'),
  include('measure', '{it:mass}'),
  include('measure', '{it:number}'),
  // The label of a result.
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

/** What a game adds: phrases, words, and its words for one's own cards and the other player's. */
export interface GoalWords
  extends Pick<GrammarSpec, 'categories' | 'words' | 'phrases' | 'signs' | 'parentheses'> {
  /** Phrases with precedence over those of all games. */
  readonly first?: GrammarSpec['phrases']
  readonly sides: readonly [mine: string, theirs: string]
}

/** The grammar of goals for a board with these names of players and cards. */
export const makeGoalGrammar = (
  you: string,
  other: string,
  cards: readonly string[],
  { categories, words: own = [], phrases, first = [], sides, ...rest }: GoalWords,
): Grammar =>
  grammar({
    root: 'goal',
    categories: { ...CATEGORIES, ...categories },
    words: [...own, ...callers(...callersOf(you, other), sides), namedCards(cards)],
    numbers: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
    phrases: [...first, ...goalPhrases, ...phrases],
    ...rest,
  })
