import { fold } from '@battleline/language'
import {
  CARD_TYPES,
  type CardFacts,
  COLORS,
  type EffectSetup,
  KEYWORDS,
  type Magic,
  type PermanentSetup,
  type PlayerSetup,
  readEffect,
  readText,
  STATS,
} from '@battleline/magic'
import { addTextProblems, readCardText } from '../cards/card-text.ts'
import { type Fields, forKeys, type Given, readAt, readGiven } from '../reading/fields.ts'
import { nameAndMarks } from '../reading/names.ts'
import type { Entry, Table, Text, Tree } from '../yaml/tree.ts'

const FLAGS = ['tapped', 'new', 'token', 'ringBearer', 'faceDown'] as const
const COUNTS = ['damage', 'plus', 'minus'] as const
const NAMES = ['as', 'attached', 'protector'] as const
/** What only a permanent can have, and no card in a hand or a graveyard. */
const ON_PERMANENTS = ['attached', 'protector', ...FLAGS, ...COUNTS] as const
/** The facts of a permanent that is not a library card. */
export const FACT_KEYS = ['type', 'subtypes', 'colors', 'text', 'legendary', ...STATS] as const
/** The keys of a permanent in the set-up. */
export const MARK_KEYS = [
  ...NAMES,
  ...FLAGS,
  ...COUNTS,
  'count',
  'keywords',
  'effects',
  ...FACT_KEYS,
] as const
/** The keys of a player in the set-up. */
const ZONE_KEYS = ['battlefield', 'hand', 'graveyard'] as const
export const PLAYER_KEYS = ['life', 'poison', 'unseen', 'drawn', 'tempted', ...ZONE_KEYS] as const
const MOST_LIKE = 5000

/** The context for reading permanents. */
export interface BoardReading {
  readonly fields: Fields
  /** The file. */
  readonly source: string
  /** A game with the cards of the file. */
  readonly game: Magic
}

/** A player's lists of cards. */
const LISTS = ['permanents', 'hand', 'graveyard'] as const

/** The players of a board; cards of one name are numbered. */
export function readSides(reading: BoardReading, table: Table): PlayerSetup[] {
  const sides = table.entries.map((entry) => readSide(reading, entry))
  const counts = new Map<string, number>()
  const all = sides.flatMap((side) => LISTS.flatMap((list) => side[list] ?? []))
  for (const { name } of all) counts.set(fold(name), (counts.get(fold(name)) ?? 0) + 1)
  const next = new Map<string, number>()
  const numbered = (one: PermanentSetup): PermanentSetup => {
    const key = fold(one.name)
    if ((counts.get(key) ?? 0) < 2) return one
    const number = (next.get(key) ?? 0) + 1
    next.set(key, number)
    return { ...one, name: `${one.name} ${number}` }
  }
  return sides.map((side) => ({
    ...side,
    ...Object.fromEntries(
      LISTS.flatMap((list) => (side[list] === undefined ? [] : [[list, side[list].map(numbered)]])),
    ),
  }))
}

function readSide(reading: BoardReading, { key, value }: Entry): PlayerSetup {
  const { fields } = reading
  const table = fields.table(value, `the player ${key.text}`)
  if (table === null) return { name: key.text }
  const given = fields.known(table, PLAYER_KEYS, 'a player')
  const zone = (tree: Tree, word: string) =>
    fields.each(tree, word, (one) => readPermanents(reading, one, word)).flat()
  const { battlefield, ...rest } = readGiven(given, {
    life: (tree) => fields.count(tree, 'life', -1000, 100_000),
    poison: (tree) => fields.count(tree, 'poison', 0, 1000),
    unseen: (tree) => fields.count(tree, 'unseen', 0, 1000),
    drawn: (tree) => fields.count(tree, 'drawn', 0, 100),
    tempted: (tree) => fields.count(tree, 'tempted', 0, 100),
    ...forKeys(ZONE_KEYS, zone),
  })
  return { name: key.text, ...rest, permanents: battlefield ?? [] }
}

/** A permanent or another card, or several equal ones: a name, or a name with its properties. */
function readPermanents(reading: BoardReading, tree: Tree, zone: string): readonly PermanentSetup[] | null {
  const { fields } = reading
  const written = nameAndMarks(fields, tree, 'a permanent')
  if (written === null) return null
  const { name } = written
  if (written.marks === null) return known(reading, name, null) ? [{ name: name.text, card: name.text }] : []
  const marks = fields.table(written.marks, `the entry of ${name.text}`)
  if (marks === null) return null
  const given = fields.known(marks, MARK_KEYS, 'a permanent')
  if (zone !== 'battlefield') checkOutOfPlay(fields, given, `${name.text} is out of play (in ${zone})`)
  const one = readPermanent(reading, name, given)
  const count = readAt(given, 'count', (value) => fields.count(value, 'count', 1, MOST_LIKE)) ?? 1
  return one === null ? null : Array.from({ length: count }, () => one)
}

function checkOutOfPlay({ faults }: Fields, given: Given, says: string): void {
  for (const word of ON_PERMANENTS) {
    const mark = given.get(word)
    if (mark !== undefined) faults.add('misplaced-key', mark.key.at, `${says} and has no “${word}”`)
  }
}

/** Reads the properties of one permanent. */
export function readPermanent(reading: BoardReading, name: Text, given: Given): PermanentSetup | null {
  if (!known(reading, name, given)) return null
  const { fields } = reading
  const { as, ...marks } = readGiven(given, {
    ...forKeys(NAMES, (tree) => fields.text(tree, 'a name')?.text ?? null),
    ...forKeys(FLAGS, (tree, key) => fields.truth(tree, key)),
    ...forKeys(COUNTS, (tree, key) => fields.count(tree, key)),
    keywords: (tree) => fields.each(tree, 'keywords', (one) => fields.word(one, KEYWORDS, 'a keyword')),
    effects: (tree) => readEffects(reading, tree),
  })
  return {
    name: as ?? name.text,
    ...(reading.game.library.facts(name.text) !== undefined && { card: name.text }),
    ...readFacts(fields, given, (tree) => readCardText(reading, readText, tree, name.text, [])),
    ...marks,
  }
}

/** Whether a permanent is a library card or has its own facts; otherwise reports a fault. */
function known({ fields, game }: BoardReading, { text, at }: Text, given: Given | null): boolean {
  const isSaid = given !== null && [...FACT_KEYS, 'keywords'].some((key) => given.has(key))
  if (isSaid || game.library.facts(text) !== undefined) return true
  fields.faults.add('unknown-card', at, `no card is called “${text}”`, {
    nearest: game.library.near(text),
    notes: [`for a custom one give its facts: { ${text}: { power: 2, toughness: 2 } }`],
  })
  return false
}

/** The facts of a card or a permanent; `text` reads its text. */
export function readFacts(
  fields: Fields,
  given: Given,
  text: (tree: Tree) => string | null,
): Partial<Omit<CardFacts, 'name'>> {
  const words = <W extends string>(tree: Tree, key: string, all: readonly W[], what: string) =>
    tree.kind === 'list'
      ? fields.each(tree, key, (one) => fields.word(one, all, what))
      : [fields.word(tree, all, what)].filter((one): one is W => one !== null)
  const { type: types, ...facts } = readGiven(given, {
    type: (tree) => words(tree, 'type', CARD_TYPES, 'a type of card'),
    colors: (tree) => words(tree, 'colors', COLORS, 'a color'),
    subtypes: (tree) => fields.texts(tree, 'subtypes', 'a subtype'),
    text,
    legendary: (tree) => fields.truth(tree, 'legendary'),
    ...forKeys(STATS, (tree, key) => fields.count(tree, key, -100)),
  })
  return { ...(types !== undefined && { types }), ...facts }
}

/** The effects of spells and abilities on a creature. */
export function readEffects(reading: BoardReading, tree: Tree): readonly EffectSetup[] {
  const { fields } = reading
  const read = (one: Tree): readonly EffectSetup[] | null => {
    const text = fields.text(one, 'an effect')
    if (text === null) return null
    const made = readEffect(text.text)
    if (made.ok) return made.effects
    addTextProblems(reading, text, made.problems)
    return null
  }
  return (tree.kind === 'list' ? fields.each(tree, 'effects', read) : [read(tree) ?? []]).flat()
}
