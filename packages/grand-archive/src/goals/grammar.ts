import { type Grammar, makeGoalGrammar, type PlayerRef, phrase, words } from '@battleline/language'
import type { Filter } from '../text/structure.ts'
import { wordSets } from '../text/words.ts'
import type { Counter, Pile } from '../vocabulary.ts'

/** Objects of a kind, or the objects with this name on the board. */
export type Ones =
  | Filter
  | { readonly kind: 'called'; readonly name: string; readonly side?: 'yours' | 'theirs' }

/** A number that can be counted at the end of a line of play. */
export type Measure =
  | {
      readonly kind: 'destroyed' | 'on field' | 'damage on' | 'durability on' | 'power of'
      readonly what: Ones
    }
  | { readonly kind: 'counters on'; readonly what: Ones; readonly counter: Counter }
  | { readonly kind: 'lying'; readonly whose: PlayerRef; readonly zone: Pile }
  | { readonly kind: 'won'; readonly whose: PlayerRef }

const WHAT = '{supertype:supertype?} {element:element?} {sub:sub?} {nouns:noun+", or"}'

const cards = [
  phrase('ones', 'called', '{side:side?} {name:card}'),
  phrase('ones', 'group', `{side:side?} ${WHAT}`),
  phrase('ones', 'group', `${WHAT} {side:behind}`),
  phrase('mine', 'group', WHAT, { fixed: { side: 'yours' } }),
]

/** Amounts and counts. */
const measures = [
  phrase('mass', 'damage on', 'damage on {what:ones}'),
  phrase('mass', 'durability on', 'durability on {what:ones}', { reads: ['durability of {what:ones}'] }),
  phrase('mass', 'power of', 'power of {what:ones}', { reads: ['total power of {what:ones}'] }),
  phrase('number', 'counters on', '[of] {counter:counter} counter(s) on {what:ones}'),
  phrase('number', 'destroyed', '[of] {what:ones} destroyed', {
    reads: ['[of] destroyed {what:ones}', '[of] {what:ones} (that|which|) (is|are|was|were) destroyed'],
  }),
  phrase('number', 'lying', '[of] [the] card(s) in {whose:whose} {zone:pile}'),
  phrase('number', 'won', 'game(s) won {whose:by}'),
  phrase('number', 'on field', '[of] {what:ones} on the field', { reads: ['[of] {what:ones}'] }),

  // The objects of verbs.
  phrase('victims', 'destroyed', '[of] {what:ones}'),
  phrase('losses', 'destroyed', '{what:mine}'),
  phrase('left', 'on field', '[of] {what:ones}'),
]

const winning = [
  phrase('part', 'most', 'win {of:winning}'),
  phrase('winning', 'won', 'the game', { fixed: { whose: 'you' }, reads: ['game'] }),
]

const CATEGORIES = {
  ones: { label: 'objects' },
  mine: { label: 'objects' },
  winning: { label: '"the game"' },
}

/** The phrases of card texts that mean the same here. */
const SHARED = ['noun', 'element', 'supertype', 'sub', 'counter']

const PILE_WORDS: Readonly<Record<Pile, string>> = {
  hand: 'hand',
  memory: 'memory',
  deck: 'deck',
  material: 'material deck',
  graveyard: 'graveyard',
  banishment: 'banishment',
}

/** The grammar of goals for a board with these names of players and cards. */
export const goalGrammar = (you: string, other: string, names: readonly string[]): Grammar =>
  makeGoalGrammar(you, other, names, {
    categories: CATEGORIES,
    words: [...wordSets.filter(({ name }) => SHARED.includes(name)), words('pile', 'a zone', PILE_WORDS)],
    sides: ['yours', 'theirs'],
    first: winning,
    phrases: [...measures, ...cards],
  })
