import { type Grammar, makeGoalGrammar, type PlayerRef, phrase } from '@battleline/language'
import { isRelative, relative } from '../text/selections/filters.ts'
import { type Group, POWER, WHAT } from '../text/selections/groups.ts'
import { wordSets } from '../text/words/word-sets.ts'

/** Cards of a kind, or the cards with this name on the board. */
export type Ones =
  | Group
  | { readonly kind: 'called'; readonly name: string; readonly side?: 'friendly' | 'enemy' }

/** What a goal can count at the end of a line. */
export type Measure =
  | {
      readonly kind: 'destroyed' | 'in play' | 'aember on' | 'damage on' | 'power of'
      readonly what: Ones
    }
  | { readonly kind: 'in zone'; readonly what: Group; readonly whose: PlayerRef; readonly zone: ZoneName }
  | { readonly kind: 'aember of' | 'keys of' | 'chains of' | 'forged by'; readonly whose: PlayerRef }

type ZoneName = 'hand' | 'discard' | 'archives' | 'deck'

const KINDS = `{marked:marked?} {damaged=damaged} {side:side?} {flank=flank} ${WHAT}`
const NOBODYS = `{marked:marked?} {damaged=damaged} {flank=flank} ${WHAT}`
const CLAUSES = `${POWER} {bearing=with Æ on it}[ {such:filter+" "}]`

/** Clauses that need no source card. */
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
  // For cards that are gone, only their printed facts are remembered.
  phrase('dead', 'called', '{side:side?} {name:card}'),
  phrase('dead', 'group', `{side:side?} ${WHAT} {noun:noun}${POWER}`),
  phrase('dead', 'group', `${WHAT} {noun:noun} {side:behind}${POWER}`),
  phrase('dead', 'group', 'enemies', { fixed: { side: 'enemy', noun: 'creature' } }),
  // A friendly card, if no other is possible.
  phrase('mine', 'group', `${WHAT} {noun:noun}${POWER}`, { fixed: { side: 'friendly' } }),
  phrase('lies', 'group', `${WHAT} {noun:kind}${POWER}`),
  ...relative
    .filter((one) => isRelative(one) && ALONE.includes(one.kind))
    .map((one) => ({ ...one, category: 'filter' })),
]

/** Amounts and counts. */
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
  phrase('number', 'in zone', '[of] [the] {what:lies} in {whose:whose} {zone:pile}'),
  phrase('number', 'keys of', 'forged key(s) {whose:has}', { reads: ['key(s) {whose:has}'] }),
  phrase('number', 'keys of', '[of] {whose:whose} key(s)', { reads: ['[of] {whose:whose} forged key(s)'] }),
  phrase('number', 'forged by', 'key(s) forged {whose:by}'),
  phrase('number', 'chains of', '[of] {whose:whose} chain(s)'),
  phrase('number', 'chains of', 'chain(s) {whose:has}'),
  phrase('number', 'in play', '[of] {what:ones} in play', { reads: ['[of] {what:ones}'] }),

  // The object of a verb.
  phrase('victims', 'destroyed', '[of] {what:dead}'),
  phrase('losses', 'destroyed', '{what:mine}'),
  phrase('left', 'in play', '[of] {what:ones}'),
  phrase('forging', 'forged by', 'key(s)', { fixed: { whose: 'you' } }),
]

const forging = [
  phrase('part', 'most', 'forge as many {of:forging~many} as possible'),
  phrase('part', 'at least', 'forge at least {count:#} {of:forging~count}'),
]

const CATEGORIES = {
  ones: { label: 'cards' },
  dead: { label: 'cards, by what is printed on them' },
  mine: { label: 'cards, by what is printed on them' },
  lies: { label: 'cards' },
  filter: { label: 'which cards' },
  forging: { label: '"keys"', counts: true },
}

/** The phrases of card texts that mean the same here. */
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

/** The grammar of goals for a board with these names of players and cards. */
export const goalGrammar = (you: string, other: string, names: readonly string[]): Grammar =>
  makeGoalGrammar(you, other, names, {
    categories: CATEGORIES,
    words: wordSets.filter(({ name }) => SHARED.includes(name)),
    sides: ['friendly', 'enemy'],
    signs: [{ word: 'aember', written: ['Æ', '<A>', '[A]', 'Æmber', 'aember', 'amber'], afterNumber: ['A'] }],
    // Text in parentheses distinguishes cards.
    parentheses: true,
    phrases: [...forging, ...measures, ...cards],
  })
