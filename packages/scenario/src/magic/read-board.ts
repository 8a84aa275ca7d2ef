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
import { checkCardText } from '../reading/card-text.ts'
import { type Fields, type Given, readAt } from '../reading/fields.ts'
import { placeInside } from '../yaml/inside.ts'
import type { Entry, Table, Text, Tree } from '../yaml/tree.ts'

const FLAGS = ['tapped', 'new', 'token'] as const
const COUNTS = ['damage', 'plus', 'minus'] as const
const NAMES = ['as', 'attached', 'protector'] as const
/** What makes a permanent of a board without a card of its own. */
export const FACT_KEYS = ['type', 'subtypes', 'colors', 'text', 'legendary', ...STATS] as const
/** What can be said of a permanent as a board is set up. */
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
export const PLAYER_KEYS = ['life', 'poison', 'battlefield', 'hand', 'unseen', 'graveyard'] as const
const MOST_LIKE = 5000

/** What permanents are read with. */
export interface BoardReading {
  readonly fields: Fields
  /** The file. */
  readonly source: string
  /** A game that has the cards of the file. */
  readonly game: Magic
}

/** What a player has, zone by zone. */
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
  const life = readAt(given, 'life', (tree) => fields.count(tree, 'life', -1000, 100_000))
  const poison = readAt(given, 'poison', (tree) => fields.count(tree, 'poison', 0, 1000))
  const unseen = readAt(given, 'unseen', (tree) => fields.count(tree, 'unseen', 0, 1000))
  const zone = (word: string) =>
    readAt(given, word, (tree) => fields.each(tree, word, (one) => readPermanents(reading, one)))?.flat()
  const [hand, graveyard] = [zone('hand'), zone('graveyard')]
  return {
    name: key.text,
    ...(life !== null && { life }),
    ...(poison !== null && { poison }),
    ...(unseen !== null && { unseen }),
    permanents: zone('battlefield') ?? [],
    ...(hand !== undefined && { hand }),
    ...(graveyard !== undefined && { graveyard }),
  }
}

/** A permanent, or so many that are alike: a name, or that with what is said of it. */
function readPermanents(reading: BoardReading, tree: Tree): readonly PermanentSetup[] | null {
  const { fields } = reading
  if (tree.kind !== 'table') {
    const name = fields.text(tree, 'the name of a permanent')
    return name === null ? null : known(reading, name, null) ? [{ name: name.text, card: name.text }] : []
  }
  const [entry, other] = tree.entries
  if (entry === undefined || other !== undefined) {
    fields.faults.add(
      other?.key.at ?? tree.at,
      'a permanent is a name, or a name with what is said of it: { Name: { … } }',
    )
    return null
  }
  const marks = fields.table(entry.value, `what is said of ${entry.key.text}`)
  if (marks === null) return null
  const given = fields.known(marks, MARK_KEYS, 'a permanent')
  const one = readPermanent(reading, entry.key, given)
  const count = readAt(given, 'count', (value) => fields.count(value, 'count', 1, MOST_LIKE)) ?? 1
  return one === null ? null : Array.from({ length: count }, () => one)
}

/** What stands at the keys of one permanent. */
export function readPermanent(reading: BoardReading, name: Text, given: Given): PermanentSetup | null {
  if (!known(reading, name, given)) return null
  const { fields } = reading
  const said = (key: string) => readAt(given, key, (tree) => fields.text(tree, 'a name')?.text ?? null)
  const [as, attached, protector] = NAMES.map(said)
  const flags = FLAGS.flatMap((key) => {
    const is = readAt(given, key, (tree) => fields.truth(tree, key))
    return is === null ? [] : [[key, is]]
  })
  const counts = COUNTS.flatMap((key) => {
    const count = readAt(given, key, (tree) => fields.count(tree, key))
    return count === null ? [] : [[key, count]]
  })
  const keywords = readAt(given, 'keywords', (tree) =>
    fields.each(tree, 'keywords', (one) => fields.word(one, KEYWORDS, 'a keyword')),
  )
  const effects = readAt(given, 'effects', (tree) => readEffects(reading, tree))
  return {
    name: as ?? name.text,
    ...(reading.game.library.facts(name.text) !== undefined && { card: name.text }),
    ...readFacts(reading, name.text, given),
    ...Object.fromEntries([...flags, ...counts]),
    ...(attached != null && { attached }),
    ...(protector != null && { protector }),
    ...(keywords !== null && { keywords }),
    ...(effects !== null && { effects }),
  }
}

/** Whether a permanent is a card of the library, or something is said of what it is; else that is a fault. */
function known({ fields, game }: BoardReading, { text, at }: Text, given: Given | null): boolean {
  const isSaid = given !== null && [...FACT_KEYS, 'keywords'].some((key) => given.has(key))
  if (isSaid || game.library.facts(text) !== undefined) return true
  fields.faults.add(at, `no card is called “${text}”`, {
    nearest: game.library.near(text),
    notes: [`for one of your own say what it is: { ${text}: { power: 2, toughness: 2 } }`],
  })
  return false
}

/**
 * The facts of a card, or of a permanent that is none. `unread`: `allow` where words of its text may not be read, or what is
 * said beside them where they are.
 */
export function readFacts(
  { fields, source }: BoardReading,
  name: string,
  given: Given,
  unread: 'allow' | readonly string[] = [],
): Partial<Omit<CardFacts, 'name'>> {
  const words = <W extends string>(key: string, all: readonly W[], what: string) =>
    readAt(given, key, (tree) =>
      tree.kind === 'list'
        ? fields.each(tree, key, (one) => fields.word(one, all, what))
        : [fields.word(tree, all, what)].filter((one): one is W => one !== null),
    )
  const types = words('type', CARD_TYPES, 'a type of card')
  const colors = words('colors', COLORS, 'a color')
  const subtypes = readAt(given, 'subtypes', (tree) =>
    fields.each(tree, 'subtypes', (one) => fields.text(one, 'a subtype')?.text ?? null),
  )
  const text = readAt(given, 'text', (tree) => {
    const read = fields.text(tree, 'the text of the card')
    if (read !== null && unread !== 'allow') checkCardText(fields, source, readText, read, name, unread)
    return read?.text.trimEnd() ?? null
  })
  const legendary = readAt(given, 'legendary', (tree) => fields.truth(tree, 'legendary'))
  const stats = STATS.flatMap((key) => {
    const count = readAt(given, key, (tree) => fields.count(tree, key, -100))
    return count === null ? [] : [[key, count]]
  })
  return {
    ...(types !== null && { types }),
    ...(colors !== null && { colors }),
    ...(subtypes !== null && { subtypes }),
    ...(text !== null && { text }),
    ...(legendary !== null && { legendary }),
    ...Object.fromEntries(stats),
  }
}

/** What spells and abilities left on a creature. */
export function readEffects({ fields, source }: BoardReading, tree: Tree): readonly EffectSetup[] {
  const read = (one: Tree): readonly EffectSetup[] | null => {
    const text = fields.text(one, 'an effect')
    if (text === null) return null
    const made = readEffect(text.text)
    if (made.ok) return made.effects
    for (const { from, to, message, expected, nearest } of made.problems)
      fields.faults.add(placeInside(text, source, from, to), message, { expected, nearest })
    return null
  }
  return (tree.kind === 'list' ? fields.each(tree, 'effects', read) : [read(tree) ?? []]).flat()
}
