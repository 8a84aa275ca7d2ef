import {
  type Node,
  NUMBER_WORDS,
  type Parsed,
  type Problem,
  place,
  type ReadableClauses,
  readableClauses,
} from '@battleline/language'
import { amounts } from './amount-phrases.ts'
import { asideClauses, asideEffects, asideTerms } from './aside-phrases.ts'
import { conditions } from './condition-phrases.ts'
import { costs } from './cost-phrases.ts'
import { effects } from './effect-phrases.ts'
import { events } from './event-phrases.ts'
import { morphs, turnings } from './face-down-phrases.ts'
import { forageAbilities } from './forage-phrases.ts'
import { graveyardCards, graveyardEffects } from './graveyard-phrases.ts'
import { keywordClauses } from './keyword-phrases.ts'
import { momentary } from './momentary-phrases.ts'
import { type CardText, type Clause, grammar, phrase } from './nodes.ts'
import { objects } from './object-phrases.ts'
import { predicates } from './predicate-phrases.ts'
import { abilities, otherPredicates, replacements, sources } from './replacement-phrases.ts'
import { sentences } from './sentence-phrases.ts'
import { isUntold } from './set-aside.ts'
import { statics } from './static-phrases.ts'
import { guards, qualities, subjects } from './subject-phrases.ts'
import { SUBTYPES } from './subtypes.ts'
import { things } from './thing-phrases.ts'
import { anyTokens, tokens } from './token-phrases.ts'
import { WORDS } from './words.ts'

const EACH = { kind: 'creatures', whose: 'each' } as const

const clauses = [
  phrase('text', 'text', '{clauses:clause*"\\n"|" "}'),
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

/** The grammar of card texts. */
export const cards = grammar({
  root: 'text',
  categories: {
    text: {},
    clause: { label: 'an ability', capital: true, recover: { through: ['.'], before: ['\n'] } },
    'keyword-clause': { label: 'a keyword' },
    mode: { label: 'a mode', recover: { before: ['\n'] } },
    subject: { label: 'an object or a player', counts: true },
    predicate: { label: 'what it has or does' },
    quality: { label: 'creatures' },
    guard: { label: 'what it is protected from' },
    companion: { label: 'a creature' },
    'granted-keyword': { label: 'a keyword' },
    'card-object': { label: 'cards', counts: true },
    'target-card': { label: 'cards', counts: true },
    'dead-card': { label: 'cards in a graveyard' },
    'hand-card': { label: 'cards in hand' },
    sentence: { label: 'a sentence', capital: true },
    inner: { label: 'an effect' },
    effect: { label: 'an effect' },
    momentary: { label: 'what it gets' },
    'this-turn': { label: 'what it does' },
    event: { label: 'a trigger event', capital: true },
    trigger: { label: 'a trigger event' },
    condition: { label: 'a condition' },
    'state-of': {},
    cost: { label: 'a cost', capital: true },
    payment: { label: 'a cost' },
    extra: { label: 'a cost' },
    'mana-cost': { label: 'a payment' },
    mana: { label: 'mana' },
    symbol: { label: 'a symbol of mana' },
    amount: { label: 'an amount', counts: true },
    measure: { label: 'an amount' },
    per: { label: 'things to count' },
    object: { label: 'an object or a player', counts: true },
    thing: { label: 'things' },
    'last-thing': { label: 'things' },
    newcomer: { label: 'things' },
    'creature-token': { label: 'a token' },
    'creature-tokens': { label: 'tokens' },
    token: { label: 'a token' },
    tokens: { label: 'tokens' },
    source: { label: 'a source' },
    once: { label: 'what happens' },
    happening: { label: 'what happens' },
    doer: { label: 'who or what', counts: true },
    'spell-filter': { label: 'a spell' },
    cards: { label: 'cards' },
    'card-kinds': {},
    lands: { label: 'land cards' },
    'land-kinds': {},
    spells: { label: 'spells' },
    energy: {},
  },
  words: WORDS,
  numbers: { ...NUMBER_WORDS, twenty: 20 },
  quotedSelf: true,
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
    'this token',
    'this Vehicle',
    'this Saga',
    'this Class',
    'this Case',
    'this Spacecraft',
    'this Room',
    'this Mount',
    'this Siege',
  ],
  phrases: [
    ...clauses.slice(0, 1),
    ...keywordClauses,
    ...morphs,
    ...asideClauses,
    ...clauses.slice(1),
    ...statics,
    ...forageAbilities,
    ...abilities.filter(({ kind }) => kind !== 'spell'),
    ...replacements,
    ...abilities.filter(({ kind }) => kind === 'spell'),
    phrase('clause', 'station level', '{least:#}+ | {of:clause+"\\n"}'),
    phrase('clause', 'several', '{words:title} — {of:clause+" "}'),
    ...subjects,
    ...qualities,
    ...guards,
    ...predicates,
    ...otherPredicates,
    ...sentences,
    ...effects,
    ...graveyardEffects,
    ...turnings,
    ...asideEffects,
    ...graveyardCards,
    ...asideTerms,
    ...momentary,
    ...events,
    ...conditions,
    ...costs,
    ...amounts,
    ...objects,
    ...things,
    ...tokens,
    ...anyTokens,
    ...sources,
  ],
})

/** An unreadable part of a text, with its position. */
export type TextProblem = Problem

export type ReadText =
  | { readonly ok: true; readonly text: CardText }
  | { readonly ok: false; readonly problems: readonly TextProblem[] }

/** Reads the text of a card with this name. Never throws: it reports unreadable parts; `brief`: only where they are. */
export function readText(text: string, name: string, brief = false): ReadText {
  const parsed = cards.parse(text, { self: selfOf(name), brief })
  if (!parsed.ok) return parsed
  const problems = untold(text, parsed)
  return problems.length === 0 ? { ok: true, text: parsed.node } : { ok: false, problems }
}

/** The abilities of a text that matter and depend on what no board keeps. */
const untold = (
  text: string,
  { node, ranges }: Parsed<CardText> & { readonly ok: true },
): readonly Problem[] =>
  node.clauses.filter(isUntold).map((clause) => {
    const { from, to } = ranges.get(clause as unknown as Node) ?? { from: 0, to: text.length }
    const message = 'this ability matters, and depends on what no board keeps'
    return { from, to, ...place(text, from), message, expected: [], clause: { from, to } }
  })

/** Reads the clauses that can be read and leaves out clauses with unreadable words. */
export const readRemains = (text: string, name: string): ReadableClauses<Clause> =>
  readableClauses(text, cards.parse(text, { self: selfOf(name) }), {
    read: (clause: Clause) => [clause],
    emptied: () => null,
  })

/**
 * A legend's short name is the part before the comma, or before “of” or “the” if that is no subtype: “Thrun” for “Thrun,
 * the Last Troll”, “Zur” for “Zur the Enchanter”. Cards that a digital game has changed are filed under “A-” and their name.
 */
export function selfOf(name: string): readonly string[] {
  const plain = name.replace(/^A-(?=[A-Z])/, '')
  const [short = ''] = plain.split(', ')
  const [first = ''] = short.split(/ (?:of|the) /)
  const names = [name, plain, short, ...(first in SUBTYPES ? [] : [first])]
  return [...new Set(names)].filter((one) => one !== '')
}

/** The canonical text. */
export const printText = (text: CardText, name: string): string => cards.print(text, { self: name })
