import type { ComparisonSpec } from '@battleline/language'
import { CLASSES, COUNTERS, ELEMENTS, KEYWORDS } from '../vocabulary.ts'
import { SUBTYPES } from './subtypes.ts'

/** "Gains" beside "gain", and "decks" beside "deck". */
const withEndings = (list: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    list.split(' ').map((word) => [word, /(?:s|x|ch|sh)$/.test(word) ? [`${word}es`] : [`${word}s`]]),
  )

const DEEDS =
  'gain lose draw discard deal put return pay control cost take enter leave reveal attack resolve trigger summon ' +
  'sacrifice banish recover cause deal play activate materialize die retaliate become stop look choose move remove load'
const THINGS =
  'counter player unit champion weapon item domain phantasia object action intent source card token regalia time hand deck ' +
  'graveyard level point copy lineage effect turn opponent attack banishment'

/** What a text says and its print must say too, in the normal form of words. */
export const COMPARISON: ComparisonSpec = {
  forms: {
    ...Object.fromEntries(Object.entries(SUBTYPES).map(([one, many]) => [one, one === many ? [] : [many]])),
    ...Object.fromEntries(CLASSES.map((one) => [one, [`${one}s`]])),
    ...withEndings(DEEDS),
    ...withEndings(THINGS),
    ally: ['allies'],
    omen: ['omens'],
    memory: ['memories'],
    copy: ['copies'],
    get: ['gets', 'gain', 'gains'],
    have: ['has', 'had'],
    is: ['are', 'was', 'were', 'be', 'been'],
    do: ['does', 'did'],
    each: ['every', 'all'],
    it: ['its', 'they', 'them', 'their', 'those', 'that', 'he', 'him', 'she', 'her'],
    not: ['cannot', "can't", "doesn't", "don't", "isn't", 'non', 'without', 'no'],
    other: ['another', 'others'],
    whenever: ['when'],
    number: ['amount'],
    retaliate: ['retaliated'],
    while: [],
    '2': ['twice', 'both'],
  },
  empty: ['a', 'an', 'the', 'of', 'element', 'elements', ',', '-', '—', "'", "'s"],
  implied: [
    'and',
    'then',
    'to',
    'from',
    'for',
    'it',
    'this',
    'is',
    'damage',
    'card',
    'ownname',
    '+',
    'pay',
    'hit',
    'killed',
  ],
  synonyms: [
    {
      why: 'A player has one opponent.',
      phrases: {
        'opponent control': [
          'you not control',
          'defending player control',
          'your opponent control',
          'target opponent control',
          'it opponent control',
        ],
      },
    },
    {
      why: 'A state holds while it lasts.',
      phrases: { while: ['as long as'] },
    },
    {
      why: 'Words of earlier printings.',
      phrases: {
        'enter field rested': ['hindered'],
        'materialize …': ['materialize … from your material deck'],
        'once each turn': ['once per turn'],
        'you have # or more … in your graveyard': ['there are # or more … in your graveyard'],
        'mill #': [
          'put the top # cards of your deck into your graveyard',
          'put the top # cards from your deck into your graveyard',
        ],
        'mill x': ['put the top x cards from your deck into your graveyard'],
        'you have less than # … in your graveyard': ['there are less than # … in your graveyard'],
        'prevent it': ['prevent that damage'],
        LV: ['your champion level', 'your level'],
        'not retaliate against': ['not be retaliated against'],
      },
    },
  ],
  kept: {
    player: ['opponent', 'player', 'owner', 'controller', 'you'],
    negation: ['not', 'unless', 'except', 'instead', 'unpreventable'],
    condition: [
      'if',
      'may',
      'or',
      'other',
      'only',
      'target',
      'each',
      'while',
      'until',
      'once',
      'whenever',
      'up',
      'first',
      'next',
    ],
    duration: ['turn', 'game', 'end', 'beginning', 'phase'],
    zone: [
      'hand',
      'memory',
      'deck',
      'material',
      'graveyard',
      'banishment',
      'lineage',
      'field',
      'top',
      'bottom',
    ],
    what: ['power', 'life', 'level', 'combat', 'rested', 'awake', 'distant', 'unique', 'regalia', 'token'],
    keyword: KEYWORDS,
    counter: COUNTERS,
    element: ELEMENTS,
    subtype: [...Object.keys(SUBTYPES), ...CLASSES],
  },
  repeatable: ['or', 'only', 'you', 'opponent', 'player', 'owner', 'controller'],
  // A plural is each of them.
  spelledOut: ['each'],
  named: ['counter'],
  pronouns: {},
}
