import { type Grammar, makeGoalGrammar, type PlayerRef, phrase, words } from '@battleline/language'
import { WORDS } from '../text/words.ts'
import type { CardType, Color, Keyword } from '../vocabulary.ts'

type Whose = 'you' | 'an opponent'

/** Permanents of a kind, or those with this name on the board. */
export type Ones =
  | {
      readonly kind: 'group'
      readonly nouns: readonly (CardType | 'permanent')[]
      readonly whose?: Whose
      readonly color?: Color
      readonly subtype?: string
      readonly with?: Keyword
    }
  | { readonly kind: 'called'; readonly name: string; readonly whose?: Whose }

/** A number that can be counted at the end of a line of play. */
export type Measure =
  | { readonly kind: 'destroyed' | 'on the battlefield' | 'power of'; readonly what: Ones }
  | { readonly kind: 'life of' | 'life lost' | 'poison of'; readonly whose: PlayerRef }
  | { readonly kind: 'cards in'; readonly whose: PlayerRef; readonly zone: 'hand' | 'graveyard' }
  | { readonly kind: 'won' | 'lost'; readonly whose: PlayerRef }

const WHAT = '{color:color?} {subtype:subtype?} {nouns:kind+", or"}[ with {with:keyword}]'

const objects = [
  phrase('ones', 'called', '{whose:side?} {name:card}'),
  phrase('ones', 'group', `{whose:side?} ${WHAT}`),
  phrase('ones', 'group', `${WHAT} {whose:behind}`),
  phrase('mine', 'group', WHAT, { fixed: { whose: 'you' } }),
]

/** Amounts and counts. */
const measures = [
  phrase('mass', 'life of', 'life {whose:has}', { reads: ['{whose:whose} life', 'life {whose:of}'] }),
  phrase('mass', 'life lost', 'life lost {whose:by}'),
  phrase('mass', 'power of', 'power of {what:ones}', { reads: ['total power of {what:ones}'] }),
  phrase('number', 'poison of', '[of] poison counter(s) {whose:has}'),
  phrase('number', 'destroyed', '[of] {what:ones} destroyed', {
    reads: ['[of] (destroyed|killed) {what:ones}', '[of] {what:ones} (killed|lost)'],
  }),
  phrase('number', 'cards in', '[of] [the] card(s) in {whose:whose} {zone:pile}'),
  phrase('number', 'won', 'game(s) won {whose:by}'),
  phrase('number', 'lost', 'game(s) lost {whose:by}'),
  phrase('number', 'on the battlefield', '[of] {what:ones} on the battlefield', {
    reads: ['[of] {what:ones}'],
  }),

  // The objects of verbs.
  phrase('victims', 'destroyed', '[of] {what:ones}'),
  phrase('losses', 'destroyed', '{what:mine}'),
  phrase('left', 'on the battlefield', '[of] {what:ones}'),
]

/** Winning, and the words of players for the other goals. */
const verbs = [
  phrase('part', 'most', 'win {of:winning}'),
  phrase('part', 'none', 'do not lose {of:losing}', { reads: ['not lose {of:losing}'] }),
  phrase('winning', 'won', 'the game', { fixed: { whose: 'you' }, reads: ['game'] }),
  phrase('losing', 'lost', 'the game', { fixed: { whose: 'you' }, reads: ['game'] }),
  phrase('part', 'most', 'kill as many {of:victims~many} as possible'),
  phrase('part', 'none', '(kill|destroy) (all|each|every|) {of:left}'),
  phrase('part', 'at least', 'kill at least {count:#} {of:victims~count}'),
]

const CATEGORIES = {
  ones: { label: 'permanents' },
  mine: { label: 'permanents' },
  winning: { label: '"the game"' },
  losing: { label: '"the game"' },
}

const KINDS = {
  creature: { one: 'creature', many: 'creatures' },
  planeswalker: { one: 'planeswalker', many: 'planeswalkers' },
  battle: { one: 'battle', many: 'battles' },
  artifact: { one: 'artifact', many: 'artifacts' },
  enchantment: { one: 'enchantment', many: 'enchantments' },
  land: { one: 'land', many: 'lands' },
  permanent: { one: 'permanent', many: 'permanents' },
}

/** The words of card texts that mean the same here. */
const SHARED = ['color', 'subtype', 'keyword']

/** The grammar of goals for a board with these names of players and cards. */
export const goalGrammar = (you: string, other: string, names: readonly string[]): Grammar =>
  makeGoalGrammar(you, other, names, {
    categories: CATEGORIES,
    words: [
      ...WORDS.filter(({ name }) => SHARED.includes(name)),
      words('kind', 'a kind of permanent', KINDS),
      words('pile', 'a zone', { hand: 'hand', graveyard: 'graveyard' }),
    ],
    sides: ['you', 'an opponent'],
    first: verbs,
    phrases: [...measures, ...objects],
  })
