import type { ComparisonSpec } from '@battleline/language'
import { HOUSES, KEYWORDS } from '../vocabulary.ts'
import { SYNONYMS } from './synonyms.ts'

/** "Gains", "keys", "deck's" and "decks'" beside "gain", "key" and "deck". */
function withEndings(list: string): Readonly<Record<string, readonly string[]>> {
  const forms = (word: string) => {
    const third = /(?:s|x|ch|sh)$/.test(word)
      ? `${word}es`
      : /[^aeo]y$/.test(word)
        ? `${word.slice(0, -1)}ies`
        : `${word}s`
    return [third, `${word}'s`, `${third}'`]
  }
  return Object.fromEntries(list.split(' ').map((word) => [word, forms(word)]))
}

/** What players and cards do. */
const DEEDS =
  'gain lose draw discard capture steal deal fight reap play control cost choose refill archive take enter belong put return ' +
  'skip destroy purge forge share heal move own leave ready exhaust raise reveal attack exalt use give resolve trigger make ' +
  'swap shuffle search look remove ward stun enrage spend repeat'
const THINGS =
  'key counter house player icon action time hand deck ability creature card artifact upgrade token neighbor trait keyword ' +
  'effect turn step pool battleline flank chain pile archive controller owner type name'

/** What a card says and its print must say too, in the normal form of words. */
export const COMPARISON: ComparisonSpec = {
  forms: {
    ...withEndings(DEEDS),
    ...withEndings(THINGS),
    use: ['uses', 'used'],
    put: ['puts', 'place', 'places'],
    gain: ['gains', 'get', 'gets'],
    have: ['has', 'had'],
    is: ['are', 'was', 'were', 'be', 'been'],
    do: ['does', 'did'],
    rounded: ['rounding'],
    under: ['beneath'],
    each: ['every', 'all'],
    your: ['yours'],
    they: ['them', 'their', 'those'],
    it: ['its', "it's"],
    opponent: ["opponent's", "opponents'", 'opponents'],
    after: ['when', 'whenever'],
    not: ['cannot', "can't", "doesn't", "don't", "isn't", 'non', 'no', 'without'],
    other: ['another', 'others'],
    unless: ['otherwise'],
    '2': ['second', 'both', 'twice', 'pair'],
    '3': ['third'],
    '6': ['sixth', '6th'],
  },
  empty: ['a', 'an', 'the', 'of', 'any', 'still', ',', '-', "'", "'s"],
  implied: [
    'you',
    'your',
    'and',
    'then',
    'to',
    'from',
    'in',
    'on',
    'with',
    'that',
    'this',
    'it',
    'is',
    'damage',
    'aember',
    'creature',
    'card',
    'ownname',
    '+',
    'x',
    'chosen',
    'there',
    'considered',
    'already',
    'among',
    'into',
    'have',
    'do',
  ],
  synonyms: SYNONYMS,
  kept: {
    player: ['opponent', 'enemy', 'player', 'friendly', 'controller', 'owner'],
    negation: ['not', 'never', 'unless', 'except', 'instead'],
    condition: ['if', 'may', 'or', 'other', 'only', 'atmost', 'supposing', 'minimum', 'maximum'],
    duration: ['thisturn', 'nextturn', 'yourturn', 'oppturn'],
    keyword: KEYWORDS,
    house: HOUSES,
  },
  repeatable: [
    'opponent',
    'friendly',
    'enemy',
    'player',
    'controller',
    'owner',
    'or',
    ...KEYWORDS,
    ...HOUSES,
  ],
  // An effect without a stated end is over with the turn.
  spelledOut: ['thisturn'],
  named: ['counter'],
  pronouns: { they: ['opponent', 'player', 'owner', 'controller'] },
}
