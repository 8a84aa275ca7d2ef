import { within } from '@battleline/language'
import { categories } from './categories.ts'
import { COMPARISON } from './comparison.ts'
import { askedOfCards } from './conditions/card-conditions.ts'
import { compound } from './conditions/compound.ts'
import { conditions } from './conditions/conditions.ts'
import { icons } from './constants/bonus-icons.ts'
import { constants, mayDo } from './constants/constants.ts'
import { gained, predicates } from './constants/predicates.ts'
import { instead } from './constants/replacements.ts'
import { effects } from './effects/effect.ts'
import {
  asTheyArePlayed,
  atTheTurnOfTurns,
  inReadyStep,
  inThisTurn,
  nextActionReturns,
  nextIconsAgain,
  ongoing,
  takingMore,
  untilNextUse,
  useBars,
  uses,
  whileCountersLast,
  withoutEnd,
} from './effects/lasting.ts'
import { onTheirTurn } from './effects/on-their-turn.ts'
import { onEntering } from './events/enters-play.ts'
import { events } from './events/events.ts'
import { afterSoMany, afterTheFirst, nthTime } from './events/nth-time.ts'
import { grammar, include, phrase, phrasesOf } from './nodes.ts'
import { relative } from './selections/filters.ts'
import { groups } from './selections/groups.ts'
import { targets } from './selections/targets.ts'
import { lying } from './selections/zones.ts'
import { oneOfSeveral } from './sentences/choose-one.ts'
import { dealtToThem, elliptic } from './sentences/omitted-words.ts'
import { keptOff } from './sentences/unless.ts'
import { amounts } from './values/amounts.ts'
import { ICON_LETTERS, ICON_SIGNS } from './words/icon-signs.ts'
import { HINTS, NUMBERS, SPELLINGS } from './words/spellings.ts'
import { wordSets } from './words/word-sets.ts'

const plain = phrasesOf('plain-sentence')
const ability = phrasesOf('ability')
const clause = phrasesOf('clause')

/** Effects one after the other. */
const EFFECTS = '{effects:effect+", and"|", then "}'

/** What happens otherwise, in the same sentence. */
const OTHERWISE = EFFECTS.replace('effects', 'otherwise')

/** What happens besides, in the same sentence, if something is true. */
const IF_TOO = within('also', `if {condition:condition}, {may=you may} ${EFFECTS}`)

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
  clause('keyword', '{keyword:valued} {value:#}.', { reads: ['{keyword:valued} {value:#}(,|;)'] }),
  clause('keyword', '{keyword:keyword}.', {
    fixed: { value: 1 },
    reads: ['{keyword:keyword}(,|;)'],
  }),
  clause('keyword', "{self} enters play under your opponent's control.", {
    fixed: { keyword: 'treachery', value: 1 },
  }),
  clause('keyword', '{self} enters play under your opponent\'s control and {besides:predicate+" and "}.', {
    fixed: { keyword: 'treachery', value: 1 },
  }),
  // "Assault X. Hazardous X. X is …": reading makes a clause of each.
  clause('keywords', '{keywords:valued+" X. "} X.\\nX is {x:measure}.', {
    reads: ['{keywords:valued+" X. "} X. X is {x:measure}.'],
  }),
  clause(
    'shared keywords',
    'while you control another creature with {keywords:keyword+", or"}, {self} gains that keyword.',
  ),
  clause(
    'two costs',
    'your keys cost {amount:+#}(Æ|) while {condition:while} and {otherwise:+#}(Æ|) while {other:while}.',
  ),
  clause('enhance', 'Enhance {icons:icon*}.'),
  clause(
    'as upgrade',
    '{self} may be played as an upgrade instead of a creature, with the text: "{text:ability+" "}"',
  ),
  clause('constant', 'while {condition:while}, {is:constant}. Otherwise, {otherwise:constant}.', {
    reads: ['(if|as long as) {condition:while}, {is:constant}. Otherwise, {otherwise:constant}.'],
  }),
  // What is true instead while something is so.
  clause('constant', '{otherwise:constant}. While {condition:while}, {is:constant} instead.', {
    reads: [
      '{otherwise:constant}. (If|As long as) {condition:while}, {is:constant} instead.',
      '{otherwise:constant}. {is:constant} instead (if|while|as long as) {condition:while}.',
    ],
  }),
  // What lasts is done by a card that is played.
  clause('for this turn', 'for the remainder of the turn, {is:lasting}.'),
  include('clause', '{it:ability}', {
    reads: ['(while|as long as) {self} is in play, {it:ability}', '{it:ability} while {self} is in play.'],
  }),
  include('ability', '{it:bold-ability}'),
  ability('after', '{event:event} {condition:during?}, {first:plain-sentence}.[ {more:sentence+}]'),
  ability('after', '{condition:during}, {event:event}, {first:plain-sentence}.[ {more:sentence+}]'),
  ability('after', 'while {condition:while}, {event:event}, {first:plain-sentence}.[ {more:sentence+}]'),
  ability('after', 'Leaves Play: {first:sentence}[ {more:sentence+}]', {
    fixed: { event: { kind: 'leaves play', of: { kind: 'self' }, bold: true } },
  }),
  ...nthTime,
  ...afterSoMany,
  afterTheFirst,
  ...onEntering,
  // "Gain 1Æ at the start of your turn."
  ability('after', '{first:plain-sentence} {event:event}.'),
  ability('constant', 'while {condition:while}, {is:constant}.', {
    reads: ['(if|as long as) {condition:while}, {is:constant}.'],
  }),
  ability('constant', '{condition:during}, {is:constant}.'),
  ability('constant', 'you may play {is.of:printed-card} during each turn in which {condition:state}.', {
    fixed: { is: { kind: 'may play', most: 1 } },
    reads: ['during each turn in which {condition:state}, you may play {is.of:printed-card}.'],
  }),
  // What is true of each player of whom something is.
  ability('constant', 'while {condition:any-player-condition}, they {is:player-predicate~many}.', {
    reads: ['if {condition:any-player-condition}, they {is:player-predicate}.'],
  }),
  ability('constant', 'each haunted player {is:player-predicate~one}.', {
    fixed: { condition: { kind: 'haunted', whose: 'that player' } },
  }),
  ability(
    'constant',
    'during your draw step, if {condition:state}, refill your hand to {is.by:#} {is.way:way} card(s).',
    {
      fixed: { is: { kind: 'refills', whose: 'you' } },
      reads: [
        'during your "draw cards" step, if {condition:state}, refill your hand to {is.by:#} {is.way:way} card(s).',
      ],
    },
  ),
  ability('constant', '{is:constant}.', { reads: ['{is:constant} while {self} is in play.'] }),
  ability('constant', '{is:constant} {own:subject-condition}.'),
  // "… gets +5 power while it is ready and gains taunt": that it has besides.
  clause(
    'constant',
    '{is.who:subject} {is.does:predicate~is.who+" and "|", "|", and "} {own:subject-condition} and {besides:predicate+" and "|", "|", and "}.',
    { fixed: { is: { kind: 'about' } } },
  ),
  ability('constant', '{is:constant} {condition:trailing-condition}.', {
    reads: ['{condition:trailing-condition}, {is:constant}.'],
  }),
  ability('constant', 'while {condition:while}, {is:constant} {also:trailing-condition}.', {
    reads: ['(if|as long as) {condition:while}, {is:constant} {also:trailing-condition}.'],
  }),
  // What makes an end of the card itself, or of all cards of a kind.
  ability('whenever', '(if|when) {condition:while}, {first.effects:leaving-effect+", and"|", then "}.', {
    fixed: { first: { kind: 'do' } },
    reads: ['{first.effects:leaving-effect+", and"|", then "} (if|when) {condition:while}.'],
  }),

  phrase('bold-ability', 'replacement', 'Destroyed: {does:replacement-sentence}', {
    reads: ['(if|when|whenever|each time) {self} would be destroyed, {does:replacement-sentence}'],
  }),
  phrase('bold-ability', 'bold', '{triggers:trigger+"/"}: {does:sentence+}'),
  // Lines that go on with the same ability.
  phrase(
    'bold-ability',
    'bold',
    '{triggers:trigger+"/"}: {does:sentence+}\\n{more:continued-sentence+" "|"\\n"}',
  ),
  include('continued-sentence', '{it:plain-sentence}.'),
  phrase(
    'replacement-sentence',
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
    'replacement-sentence',
    'replacing',
    '[if {condition:state}, ]instead of destroying {self}, {effects:effect+", and"}.',
    { fixed: { named: true } },
  ),
  phrase(
    'replacement-sentence',
    'replacing',
    '[if {condition:state}, ]instead of destroying {self}, {effects:effect+", and"}. If you do, {besides:effect+" and "}.',
    { fixed: { named: true } },
  ),

  include('sentence', '{it:plain-sentence}.', {
    reads: [
      '(then|also)[,] {it:plain-sentence}.',
      '(next|afterwards|after that|in addition), {it:plain-sentence}.',
      '{it:plain-sentence};',
      '{it:plain-sentence} (as well|too|afterwards).',
    ],
  }),
  ...oneOfSeveral,
  plain('later', '[if {condition:condition}, ]after {self} leaves play, {effects:effect+" and "}', {
    reads: ['[if {condition:condition}, ](when|if) {self} leaves play, {effects:effect+" and "}'],
  }),
  // “It” is the key.
  phrase('sentence', 'if', 'if your opponent forged a key on their previous turn, unforge it.', {
    fixed: {
      condition: { kind: 'forged this turn', last: true, by: 'opponent' },
      effects: [{ kind: 'unforge', whose: 'opponent', last: true }],
    },
  }),
  plain('if', `if {condition:condition}, {may=you may} ${EFFECTS} {instead=instead}`, {
    // What is lost is rounded down anyway.
    reads: [
      `if {condition:condition}, {may=you may} ${EFFECTS} {instead=instead} (rounding|rounded) down [the loss]`,
    ],
  }),
  plain('if', `if {condition:condition}, {may=you may} ${EFFECTS} to {to:effect+" and "} {instead=instead}`),
  // As long as it lasts, if something is so as it begins.
  plain('if', '{effects.until:span}, if {condition:condition}, {effects.is:lasting}', {
    fixed: { effects: [{ kind: 'lasting' }] },
  }),
  // What is done with what was destroyed is done when that has left play.
  plain('if', `if {condition:condition}, ${EFFECTS} after it leaves play`),
  ...elliptic,
  plain('if', `${EFFECTS} instead if {condition:condition}`, { fixed: { instead: true } }),
  plain('if', `if {condition:condition}, also ${EFFECTS}`, {
    reads: [`if {condition:condition}, you also ${EFFECTS}`],
  }),
  // "Deal 2 damage to a creature and, if …, steal 1Æ": two sentences in one.
  plain('do', `${EFFECTS} and, ${IF_TOO}`, {
    fixed: { also: { kind: 'if' } },
    reads: [
      `${EFFECTS}, and ${IF_TOO}`,
      `${EFFECTS}, then ${IF_TOO}`,
      `${EFFECTS}, then ${within('also', '{effects:effect+" and "} if {condition:condition}')}`,
    ],
  }),
  plain('if', `if {condition:condition}, instead ${EFFECTS}`, { fixed: { instead: true } }),
  ...[
    ['your', 'you'],
    ["your opponent's", 'opponent'],
  ].flatMap(([their = '', whose = '']) =>
    ['top', 'bottom'].map((end) =>
      plain(
        'if',
        `discard the ${end} card of ${their} deck, or the ${end} {effects.what.count.value:#} cards instead if {condition:condition}`,
        {
          fixed: {
            effects: [{ kind: 'discard', what: { kind: end, whose, count: { kind: 'number' } } }],
            otherwise: [{ kind: 'discard', what: { kind: end, whose, count: { kind: 'number', value: 1 } } }],
          },
        },
      ),
    ),
  ),
  plain('if', 'if {condition:condition}, {effects:effect+", "} instead and {besides:effect+" and "}', {
    fixed: { instead: true },
  }),
  plain('if', `if {condition:condition}, {may=you may} ${EFFECTS}, otherwise ${OTHERWISE}`, {
    reads: [`if {condition:condition}, {may=you may} ${EFFECTS}, or else ${OTHERWISE}`],
  }),
  plain('if', `${EFFECTS} if {condition:condition}`),
  ...dealtToThem,
  ...keptOff(EFFECTS),
  plain('if', `${EFFECTS} unless {condition.of:condition}`, {
    fixed: { condition: { kind: 'not' } },
    reads: [`unless {condition.of:condition}, ${EFFECTS}`],
  }),
  plain('otherwise', `otherwise, {may=you may} ${EFFECTS}`),
  // Others decide for themselves what the text says that they may do (KF-GEN-4).
  plain('do', '{effects:may-clause+"; "}', { fixed: { may: true } }),
  ...[
    ['they may', 'that player', ['that player may']],
    ['its controller may', 'controller', []],
    ['your opponent may', 'opponent', []],
  ].map(([words, who, reads]) =>
    phrase('may-clause', 'does', `${words} {effects:they-clause+${JOINTS}}`, {
      fixed: { who: String(who) },
      reads: (reads as readonly string[]).map((one) => `${one} {effects:they-clause+${JOINTS}}`),
    }),
  ),
  // One effect, as the title of a step.
  include('step-title', '{it:effect}'),
  include('step-title', '{it:for-each-several}'),
  plain('do', '{effects:for-each-several+"; "}'),
  plain('do', `{may=you may} ${EFFECTS}[ to {to:effect+" and "}]`, {
    reads: ['{may=you may} {effects:effect+", "}'],
  }),
  // The same as so much for each icon.
  plain('do', 'if {effects.of.of:known-card} had an Æ bonus, [you] gain that much Æ', {
    fixed: {
      effects: [
        {
          kind: 'for each',
          does: { kind: 'gain', amount: { kind: 'number', value: 1 } },
          of: { kind: 'icons on', icon: 'aember' },
        },
      ],
    },
  }),
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
  readParentheses: [
    'rounding',
    'rounded',
    'to a maximum',
    'to a minimum',
    'exhausted and under',
    'including this',
    'choose one\\):',
  ],
  runs: [{ after: 'enhance', letters: ICON_LETTERS }],
  spellings: SPELLINGS,
  comparison: COMPARISON,
  hints: HINTS,
  self: ['this card', 'this artifact', 'this upgrade'],
  numbers: NUMBERS,
  phrases: [
    ...clauses,
    // Before the words for each of its parts.
    ...asTheyArePlayed,
    ...effects,
    ...compound,
    ...conditions,
    ...askedOfCards(relative),
    ...constants,
    ...instead,
    ...icons,
    ...predicates,
    ...gained,
    ...ongoing,
    ...uses,
    ...whileCountersLast,
    takingMore,
    ...withoutEnd,
    untilNextUse,
    ...useBars,
    nextIconsAgain,
    nextActionReturns,
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
    mayDo,
  ],
})
