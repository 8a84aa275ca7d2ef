import { type Problem, type ReadableClauses, readableClauses, words } from '@battleline/language'
import { COLORS, KEYWORDS } from '../vocabulary.ts'
import { costs, effects, events, momentary, sentences } from './effect-phrases.ts'
import { type CardText, type Clause, grammar, phrase } from './nodes.ts'
import { amounts, objects, situations, things, tokens } from './object-phrases.ts'
import { abilities, otherPredicates, replacements, sources } from './replacement-phrases.ts'
import { SACRIFICED_LAND } from './structure.ts'
import { SUBTYPES } from './subtypes.ts'

const plain = (list: readonly string[]) => Object.fromEntries(list.map((word) => [word, word]))

/** Nouns, singular and plural. */
const NOUNS = {
  creature: { one: 'creature', many: 'creatures' },
  player: { one: 'player', many: 'players' },
  opponent: { one: 'opponent', many: 'opponents' },
  planeswalker: { one: 'planeswalker', many: 'planeswalkers' },
  battle: { one: 'battle', many: 'battles' },
  artifact: { one: 'artifact', many: 'artifacts' },
  enchantment: { one: 'enchantment', many: 'enchantments' },
  land: { one: 'land', many: 'lands' },
  permanent: { one: 'permanent', many: 'permanents' },
}
const WHOSE = {
  you: 'you control',
  'an opponent': { one: 'an opponent controls', reads: ['your opponents control'] },
  'not you': "you don't control",
  'defending player': 'defending player controls',
  'that player': { one: 'that player controls', reads: ['that opponent controls'] },
}

const EACH = { kind: 'creatures', whose: 'each' } as const

const clauses = [
  phrase('text', 'text', '{clauses:clause*"\\n"|" "}'),
  phrase('clause', 'keywords', '{keywords:keyword+", "}'),
  phrase('clause', 'keywords', '{keywords:keyword+", "}, protection from {from:guard+" and from "}'),
  phrase('clause', 'protection', 'protection from {from:guard+" and from "}'),
  phrase('clause', 'cap', 'no more than {most:#} creature(s) can attack you each combat.', {
    fixed: { action: 'attack', you: true },
  }),
  phrase('clause', 'cap', 'no more than {most:#} creature(s) can {action:action} each combat.'),
  phrase(
    'clause',
    'tax',
    "creatures can't attack you or planeswalkers you control unless their controller pays {cost:mana} for each of those creatures.",
    { fixed: { yours: true } },
  ),
  phrase(
    'clause',
    'tax',
    "as long as {self} is untapped, creatures can't attack you or planeswalkers you control unless their controller pays {cost:mana} for each of those creatures.",
    { fixed: { yours: true, while: 'untapped' } },
  ),
  phrase(
    'clause',
    'block tax',
    "as long as {self} is attacking, creatures can't block unless their controller pays {cost:mana} for each of those creatures.",
    { fixed: { while: 'attacking' } },
  ),
  phrase(
    'clause',
    'tax',
    "creatures can't attack you unless their controller pays {cost:mana} for each creature they control that's attacking you.",
    {
      fixed: { yours: false },
      reads: [
        "creatures can't attack you unless their controller pays {cost:mana} for each of those creatures.",
      ],
    },
  ),
  phrase(
    'clause',
    'attack me',
    'each opponent must attack you or a planeswalker you control with at least one creature each combat if able.',
  ),
  phrase(
    'clause',
    'all attack',
    'if a creature an opponent controls attacks, all creatures that opponent controls attack if able.',
    {
      reads: [
        'whenever a creature an opponent controls attacks, all creatures that opponent controls attack if able.',
      ],
    },
  ),
  phrase('clause', 'attack me', 'each opponent must attack with at least one creature each combat if able.', {
    fixed: { anybody: true },
  }),
  phrase('clause', 'about', "{does.which:quality} can't {does.actions:actions}.", {
    fixed: { who: EACH, does: [{ kind: 'cannot' }] },
  }),
  phrase('clause', 'about', 'all creatures able to block {who:subject} do so.', {
    fixed: { does: [{ kind: 'lures' }] },
  }),
  phrase(
    'clause',
    'about',
    "creatures with power greater than the number of cards in your hand can't attack.",
    { fixed: { who: EACH, does: [{ kind: 'attacks within hand' }] } },
  ),
  phrase(
    'clause',
    'about',
    'as long as {self} is {while:situation}, {who:subject} {does:predicate~who+" and "}.',
  ),
  phrase(
    'clause',
    'about',
    '{who:subject} {does:predicate~who+" and "} unless it\'s attacking or blocking.',
    {
      fixed: { while: 'not in combat' },
    },
  ),
  phrase('clause', 'about', '{who:subject} {does:predicate~who+" and "}.'),
]

const subjects = [
  phrase('subject', 'self', '{self}'),
  phrase('subject', 'attached', 'enchanted creature', { fixed: { as: 'aura' } }),
  phrase('subject', 'attached', 'equipped creature', { fixed: { as: 'equipment' } }),
  phrase('subject', 'attached', 'creatures enchanted player controls', {
    fixed: { as: 'curse' },
    plural: true,
  }),
  phrase('subject', 'creatures', 'other {subtype:subtype~many} you control', {
    fixed: { whose: 'yours', other: true },
    plural: true,
    reads: ['other {subtype:subtype} creatures you control'],
  }),
  phrase('subject', 'creatures', 'other creatures you control', {
    fixed: { whose: 'yours', other: true },
    plural: true,
  }),
  phrase('subject', 'creatures', 'creatures you control', {
    fixed: { whose: 'yours' },
    plural: true,
  }),
  phrase('subject', 'creatures', 'creatures your opponents control', {
    fixed: { whose: 'opponents' },
    plural: true,
  }),
  phrase('subject', 'those', 'creatures attacking you', {
    fixed: { of: { kind: 'which', nouns: 'creature', state: 'attacking you' } },
    plural: true,
    reads: ['all creatures attacking you'],
  }),
  phrase('subject', 'creatures', 'all creatures', { fixed: { whose: 'each' }, plural: true }),
]

const qualities = [
  phrase('quality', 'power at most', 'creatures with power {power:#} or less'),
  phrase('quality', 'power at least', 'creatures with power {power:#} or greater'),
  phrase('quality', 'keyword', 'creatures with {keyword:keyword}'),
  phrase('quality', 'keyword', 'creatures without {keyword:keyword}', { fixed: { without: true } }),
  phrase('quality', 'type', '{type:card-type} creatures'),
  phrase('quality', 'colored', '{colors:color+" or "} creatures', {
    reads: ['{colors:color+" and/or "} creatures'],
  }),
  phrase('quality', 'subtype', '{subtype:subtype~many}'),
  phrase('companion', 'greater power', 'a creature with greater power'),
  phrase('companion', 'colored', 'a {colors:color+" or "} creature'),
  phrase('companion', 'subtype', 'a(n) {subtype:subtype~one}'),
]

/** Qualities for protection. */
const guards = [
  phrase('guard', 'everything', 'everything'),
  phrase('guard', 'color', '{color:color}'),
  phrase('guard', 'type', '{type:card-types}'),
  phrase('guard', 'colored', 'colorless', { fixed: { colors: 'none' } }),
  phrase('guard', 'colored', 'monocolored', { fixed: { colors: 'one' } }),
  phrase('guard', 'colored', 'multicolored', { fixed: { colors: 'several' } }),
  phrase('guard', 'subtype', '{subtype:subtype~many}'),
]

const predicates = [
  phrase('predicate', 'must', '(attacks/attack) each combat if able', {
    fixed: { action: 'attack', during: 'combat' },
    reads: ['(attacks/attack) this combat if able'],
  }),
  phrase('predicate', 'must', '(blocks/block) each combat if able', {
    fixed: { action: 'block', during: 'combat' },
    reads: ['(blocks/block) this combat if able'],
  }),
  phrase('predicate', 'must', '(attacks/attack) this turn if able', {
    fixed: { action: 'attack', during: 'turn' },
  }),
  phrase('predicate', 'must', '(blocks/block) this turn if able', {
    fixed: { action: 'block', during: 'turn' },
  }),
  phrase('predicate', 'must attack', '(attacks/attack) {self} each combat if able', {
    fixed: { object: 'this' },
  }),
  phrase('predicate', 'must attack', '(attacks/attack) you each combat if able', {
    fixed: { object: 'you' },
  }),
  phrase('predicate', 'blocks each attacker', '(blocks/block) each attacking creature if able', {
    reads: ['(blocks/block) each attacking creature this turn if able'],
  }),
  phrase('predicate', 'has', '(has/have) {keyword:keyword}'),
  phrase('predicate', 'protected', '(has/have) protection from {from:guard+" and from "}'),
  phrase('predicate', 'not alone', "can't {actions:actions} alone"),
  phrase('predicate', 'not alone', "can't attack unless at least {least:#} other creatures attack", {
    fixed: { action: 'attack' },
  }),
  phrase('predicate', 'not alone', "can't block unless at least {least:#} other creatures block", {
    fixed: { action: 'block' },
  }),
  phrase('predicate', 'only where', "can't attack unless defending player controls a(n) {controls:thing}"),
  phrase('predicate', 'cannot', "can't attack you or planeswalkers you control", {
    fixed: { action: 'attack', object: 'you and planeswalkers' },
  }),
  phrase('predicate', 'cannot', "can't attack you", { fixed: { action: 'attack', object: 'you' } }),
  phrase('predicate', 'only alone', 'can only attack alone', {
    fixed: { action: 'attack' },
    reads: ['can attack only alone'],
  }),
  phrase('predicate', 'only beside', "can't attack unless {quality:companion} also attacks", {
    fixed: { action: 'attack' },
  }),
  phrase('predicate', 'only beside', "can't block unless {quality:companion} also blocks", {
    fixed: { action: 'block' },
  }),
  phrase('predicate', 'costs', "can't {actions:actions} unless its controller pays {cost:mana}"),
  phrase('predicate', 'costs', "can't attack unless you sacrifice a land", {
    fixed: { action: 'attack', cost: SACRIFICED_LAND },
  }),
  phrase('predicate', 'costs', "can't block {quality:quality} unless you pay {cost:mana}", {
    fixed: { action: 'block' },
  }),
  phrase('predicate', 'cannot', "can't {actions:actions}"),
  phrase(
    'predicate',
    'blocked by all or none',
    "can't be blocked unless all creatures defending player controls block it",
  ),
  phrase('predicate', 'blockers', "can't be blocked except by {least:#} or more creatures", {
    fixed: { most: null },
  }),
  phrase('predicate', 'blockers', "can't be blocked by more than one creature", {
    fixed: { least: 1, most: 1 },
  }),
  phrase('predicate', 'blockers', "can't be blocked by more than {most:#} creatures", {
    fixed: { least: 1 },
  }),
  phrase('predicate', 'blocked only by', "can't be blocked except by {by:quality}"),
  phrase('predicate', 'blocks only', 'can block only {which:quality}'),
  phrase('predicate', 'cannot be blocked', "can't be blocked by {by:quality}"),
  phrase('predicate', 'cannot be blocked', "can't be blocked", { reads: ["can't be blocked this turn"] }),
  phrase('predicate', 'must be blocked', 'must be blocked if able', { fixed: { least: 1 } }),
  phrase('predicate', 'must be blocked', 'must be blocked by {least:#} or more creatures if able'),
  phrase('predicate', 'must be blocked', 'must be blocked by exactly one creature if able', {
    fixed: { least: 1, most: 1 },
  }),
  phrase('predicate', 'must be blocked', 'must be blocked by {by:companion} if able', {
    fixed: { least: 1 },
  }),
  phrase('predicate', 'blocks more', 'can block any number of creatures', { fixed: { many: null } }),
  phrase('predicate', 'blocks more', 'can block an additional creature each combat', {
    fixed: { many: 1 },
    reads: ['can block an additional creature'],
  }),
  phrase('predicate', 'blocks more', 'can block an additional {many:#} creatures each combat', {
    reads: ['can block up to {many:#} additional creatures each combat'],
  }),
]

/** The grammar of card texts. */
export const cards = grammar({
  root: 'text',
  categories: {
    text: {},
    clause: { label: 'an ability', capital: true, recover: { through: ['.'], before: ['\n'] } },
    subject: { label: 'whom it is about', counts: true },
    predicate: { label: 'what is said of a creature' },
    quality: { label: 'creatures' },
    guard: { label: 'what it is protected from' },
    companion: { label: 'a creature' },
    sentence: { label: 'a sentence', capital: true },
    inner: { label: 'what is done' },
    effect: { label: 'what is done' },
    momentary: { label: 'what it gets' },
    'this-turn': { label: 'what it does' },
    event: { label: 'what it waits for' },
    condition: { label: 'a condition' },
    'state-of': {},
    cost: { label: 'a cost', capital: true },
    mana: { label: 'mana' },
    symbol: { label: 'a symbol of mana' },
    amount: { label: 'an amount', counts: true },
    measure: { label: 'an amount' },
    object: { label: 'whom it is about', counts: true },
    thing: { label: 'things' },
    token: { label: 'a token' },
    tokens: { label: 'tokens' },
    source: { label: 'a source' },
  },
  words: [
    words('keyword', 'a keyword', plain(KEYWORDS)),
    words('color', 'a color', plain(COLORS)),
    words('card-type', 'a type', plain(['artifact', 'enchantment'])),
    words('card-types', 'a type', {
      creature: 'creatures',
      planeswalker: 'planeswalkers',
      battle: 'battles',
      artifact: 'artifacts',
      enchantment: 'enchantments',
      land: 'lands',
      instant: 'instants',
      sorcery: 'sorceries',
    }),
    words('action', 'attack or block', plain(['attack', 'block'])),
    words('actions', 'attack or block', { both: 'attack or block', attack: 'attack', block: 'block' }),
    words('subtype', 'a creature type', SUBTYPES),
    words('noun', 'a kind of object', NOUNS),
    words('whose', 'whose it is', WHOSE),
    words('state', 'a state', plain(['attacking', 'blocking', 'unblocked', 'tapped', 'untapped'])),
    words('pip', 'a symbol of mana', plain(['W', 'U', 'B', 'R', 'G', 'C', 'X', 'P', 'S', 'T'])),
    words('situation', 'untapped or attacking', plain(['untapped', 'attacking'])),
    words('damaged', 'whom it is dealt to', plain(['a player', 'an opponent', 'a creature'])),
  ],
  numbers: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
  self: [
    'this creature',
    'this permanent',
    'this enchantment',
    'this artifact',
    'this land',
    'this spell',
    'this Aura',
    'this Equipment',
    'this planeswalker',
    'this card',
  ],
  phrases: [
    ...clauses,
    ...abilities.filter(({ kind }) => kind !== 'spell'),
    ...replacements,
    ...abilities.filter(({ kind }) => kind === 'spell'),
    ...subjects,
    ...qualities,
    ...guards,
    ...predicates,
    ...otherPredicates,
    ...sentences,
    ...effects,
    ...momentary,
    ...events,
    ...situations,
    ...costs,
    ...amounts,
    ...objects,
    ...things,
    ...tokens,
    ...sources,
  ],
})

/** An unreadable part of a text, with its position. */
export type TextProblem = Problem

export type ReadText =
  | { readonly ok: true; readonly text: CardText }
  | { readonly ok: false; readonly problems: readonly TextProblem[] }

/** Reads the text of a card with this name. Never throws: it reports unreadable parts. */
export function readText(text: string, name: string): ReadText {
  const parsed = cards.parse(text, { self: namesOf(name) })
  if (!parsed.ok) return parsed
  return { ok: true, text: parsed.node }
}

/** Reads the clauses that can be read and leaves out clauses with unreadable words. */
export const readRemains = (text: string, name: string): ReadableClauses<Clause> =>
  readableClauses(text, cards.parse(text, { self: namesOf(name) }), {
    read: (clause: Clause) => [clause],
    emptied: () => null,
  })

/** A legend's short name is the part before the comma: “Thrun” for “Thrun, the Last Troll”. */
function namesOf(name: string): readonly string[] {
  const [short = ''] = name.split(', ')
  return short === name || short === '' ? [name] : [name, short]
}

/** The canonical text. */
export const printText = (text: CardText, name: string): string => cards.print(text, { self: name })
