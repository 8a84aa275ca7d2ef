import { grammar, include, phrase, within } from '@battleline/language'
import { categories } from './categories.ts'
import { askedOfCards } from './conditions/card-conditions.ts'
import { compound } from './conditions/compound.ts'
import { conditions } from './conditions/conditions.ts'
import { icons } from './constants/bonus-icons.ts'
import { constants } from './constants/constants.ts'
import { predicates } from './constants/predicates.ts'
import { instead } from './constants/replacements.ts'
import { effects } from './effects/effect.ts'
import { atTheTurnOfTurns, inReadyStep, inThisTurn, ongoing, onTheirTurn, uses } from './effects/lasting.ts'
import { onEntering } from './events/enters-play.ts'
import { events } from './events/events.ts'
import { nthTime } from './events/nth-time.ts'
import { relative } from './selections/filters.ts'
import { groups } from './selections/groups.ts'
import { targets } from './selections/targets.ts'
import { lying } from './selections/zones.ts'
import { oneOfSeveral } from './sentences/choose-one.ts'
import { elliptic } from './sentences/omitted-words.ts'
import { keptOff } from './sentences/unless.ts'
import { amounts } from './values/amounts.ts'
import { HINTS, SPELLINGS } from './words/spellings.ts'
import { ICON_LETTERS, ICON_SIGNS, wordSets } from './words/word-sets.ts'

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
  ...onEntering,
  // "Gain 1Æ at the start of your turn."
  phrase('granted', 'after', '{first:plain} {event:event}.'),
  phrase('granted', 'constant', 'while {condition:while}, {is:constant}.', {
    reads: ['(if|as long as) {condition:while}, {is:constant}.'],
  }),
  phrase('granted', 'constant', '{condition:during}, {is:constant}.'),
  phrase(
    'granted',
    'constant',
    'you may play {is.of:one-printed} during each turn in which {condition:state}.',
    {
      fixed: { is: { kind: 'may play', most: 1 } },
      reads: ['during each turn in which {condition:state}, you may play {is.of:one-printed}.'],
    },
  ),
  // What is true of each player of whom something is.
  phrase('granted', 'constant', 'while {condition:of-player}, they {is:rule-of-each~many}.', {
    reads: ['if {condition:of-player}, they {is:rule-of-each}.'],
  }),
  phrase('granted', 'constant', 'each haunted player {is:rule-of-each~one}.', {
    fixed: { condition: { kind: 'haunted', whose: 'that player' } },
  }),
  phrase(
    'granted',
    'constant',
    'during your draw step, if {condition:state}, refill your hand to {is.by:#} {is.way:way} card(s).',
    {
      fixed: { is: { kind: 'refills', whose: 'you' } },
      reads: [
        'during your "draw cards" step, if {condition:state}, refill your hand to {is.by:#} {is.way:way} card(s).',
      ],
    },
  ),
  phrase('granted', 'constant', '{is:constant}.', { reads: ['{is:constant} while {self} is in play.'] }),
  phrase('granted', 'constant', '{is:constant} {own:its-own}.'),
  // "… gets +5 power while it is ready and gains taunt": that it has besides.
  phrase(
    'clause',
    'constant',
    '{is.who:subject} {is.does:predicate~is.who+" and "|", "|", and "} {own:its-own} and {besides:predicate+" and "|", "|", and "}.',
    { fixed: { is: { kind: 'about' } } },
  ),
  phrase('granted', 'constant', '{is:constant} {condition:suffix}.'),
  phrase('granted', 'constant', 'while {condition:while}, {is:constant} {also:suffix}.', {
    reads: ['(if|as long as) {condition:while}, {is:constant} {also:suffix}.'],
  }),
  // What makes an end of the card itself, or of all cards of a kind.
  phrase('granted', 'whenever', '(if|when) {condition:while}, {first.effects:ending+", and"|", then "}.', {
    fixed: { first: { kind: 'do' } },
  }),
  phrase('ending', 'destroy', '(destroy|sacrifice) {what:own}'),
  phrase('ending', 'destroy', 'destroy each {what.of:group~one}', { fixed: { what: { kind: 'each' } } }),
  phrase('ending', 'archive', 'archive {what:own}'),
  phrase('ending', 'purge', 'purge {what:own}'),
  phrase('ending', 'forge', 'forge a key at no cost', { fixed: { free: true } }),
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
  phrase('plain', 'do', `${EFFECTS} and, ${IF_TOO}`, {
    fixed: { also: { kind: 'if' } },
    reads: [`${EFFECTS}, and ${IF_TOO}`, `${EFFECTS}, then ${IF_TOO}`],
  }),
  phrase('plain', 'if', `if {condition:condition}, instead ${EFFECTS}`, { fixed: { instead: true } }),
  phrase('plain', 'if', `if {condition:condition}, {may=you may} ${EFFECTS}, otherwise ${OTHERWISE}`, {
    reads: [`if {condition:condition}, {may=you may} ${EFFECTS}, or else ${OTHERWISE}`],
  }),
  phrase('plain', 'if', `${EFFECTS} if {condition:condition}`),
  ...keptOff(EFFECTS),
  phrase('plain', 'if', `${EFFECTS} unless {condition.of:condition}`, {
    fixed: { condition: { kind: 'not' } },
    reads: [`unless {condition.of:condition}, ${EFFECTS}`],
  }),
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
  readParentheses: ['rounding', 'rounded', 'to a maximum', 'exhausted and under'],
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
