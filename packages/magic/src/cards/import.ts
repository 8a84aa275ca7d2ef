import { type Conversion, importEntries } from '@battleline/card-game'
import { type Entry, fieldOf, fold, type ImportOf, NAMES, plainWord, TEXTS } from '@battleline/language'
import { withCutMarked } from '../text/cut-text.ts'
import { readText } from '../text/grammar.ts'
import { CARD_TYPES, type CardType, COLORS, type Color } from '../vocabulary.ts'
import { type CardFacts, factsProblem } from './card-facts.ts'

/** What came of importing cards: those that are understood, and the problems of the others. */
export type Import = ImportOf<CardFacts>

/** The fields of a record with the card's facts; other fields are about printings, prices and pictures. */
export const FIELDS = [
  'name',
  'lang',
  'layout',
  'type_line',
  'oracle_text',
  'power',
  'toughness',
  'loyalty',
  'defense',
  'colors',
  'mana_cost',
  'cmc',
  'card_faces',
  // MTGJSON has other names for these, and a record for each face.
  'type',
  'text',
  'manaCost',
  'manaValue',
  'faceName',
  'side',
] as const

/** Words before the types of a card that are not card types. */
const SUPERTYPES = ['basic', 'legendary', 'snow', 'world', 'token', 'ongoing', 'elite', 'host']
const LETTERS: Readonly<Record<string, Color>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
}
const NUMBERS = ['power', 'toughness', 'loyalty', 'defense'] as const

/**
 * Imports cards of Scryfall's bulk files, of MTGJSON's files of cards or printings, or of a file with the same fields. A
 * card with several faces is imported as its first face, under that face's name. Unusable records are reported with
 * their place.
 */
export function importCards(file: unknown): Import {
  const seen = new Set<string>()
  return importEntries(file, {
    convert: (entry) => convert(entry, seen),
    readText: (text, name) => readText(text, name, true),
  })
}

/** `seen`: the names of the entries so far. */
function convert({ record }: Entry, seen: Set<string>): Conversion<CardFacts> {
  const whole = plainWord(fieldOf(record, NAMES))
  const { side, faceName } = record
  const isOther = typeof side === 'string' && side !== 'a'
  // All printings of a card, in any language, are one card.
  const key = fold(isOther ? `${whole} ${side}` : whole)
  if (seen.has(key)) return null
  seen.add(key)
  if (isOther) return { leftOut: `${whole}: its face ${plainWord(faceName)} is not played` }
  const [front, ...others] = facesOf(record)
  const made = factsOf(front)
  if ('reason' in made) return { leftOut: `${whole} ${made.reason}` }
  const { facts } = made
  if (!isFacts(facts)) return { problem: factsProblem(facts) ?? '' }
  return { facts, beside: others.map((face) => `${whole}: its face ${plainWord(face.name)} is not played`) }
}

const isFacts = (value: unknown): value is CardFacts => factsProblem(value) === null

type Face = Entry['record']

/** The faces of a card, the first one with the fields of the whole card. */
function facesOf(record: Face): readonly [Face, ...Face[]] {
  const { card_faces: faces } = record
  if (!Array.isArray(faces) || faces.length === 0) return [record]
  const [front, ...others] = faces.filter((face): face is Face => typeof face === 'object' && face !== null)
  const { card_faces: _, ...shared } = record
  return [{ ...shared, oracle_text: undefined, ...front }, ...others]
}

/** The facts of a face, or why the card cannot be played. */
function factsOf(
  face: Face,
): { readonly facts: Readonly<Record<string, unknown>> } | { readonly reason: string } {
  const { words, types, behind } = typeLineOf(face)
  const strange = words.filter((word) => !SUPERTYPES.includes(word) && !types.some((type) => type === word))
  if (strange.length > 0)
    return { reason: `is of a type that this version does not play: ${strange.join(' ')}` }
  const odd = NUMBERS.find((field) => !isCount(face[field]))
  if (odd !== undefined) return { reason: `has a ${odd} that is no number: ${plainWord(face[odd])}` }
  const numbers = NUMBERS.flatMap((field) => (isGiven(face[field]) ? [[field, Number(face[field])]] : []))
  const value = manaValueOf(face)
  const text = fieldOf(face, TEXTS)
  const subtypes = behind.split(/\s+/).filter((word) => word !== '')
  const colors = colorsOf(face.colors)
  return {
    facts: {
      name: typeof face.faceName === 'string' ? face.faceName : fieldOf(face, NAMES),
      types,
      ...(subtypes.length > 0 && { subtypes }),
      ...(colors.length > 0 && { colors }),
      ...(words.includes('legendary') && { legendary: true }),
      ...Object.fromEntries(numbers),
      ...(value !== null && { manaValue: value }),
      ...(text !== undefined &&
        text !== '' && {
          text: typeof text === 'string' ? withCutMarked(text).replace(/^\s+|\s*\n\s*$/g, '') : text,
        }),
    },
  }
}

/** The words of a record before the dash of its type line, the card types among them, and those behind the dash. */
export function typeLineOf(face: Face): {
  readonly words: readonly string[]
  readonly types: readonly CardType[]
  readonly behind: string
} {
  const [front = '', behind = ''] = plainWord(face.type_line ?? face.type ?? '').split(/\s+[—–-]\s+/)
  const words = front
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const types = words.filter((word): word is CardType => CARD_TYPES.some((type) => type === word))
  return { words, types, behind }
}

/** The mana value of a face: of its cost, or as the record says it; null if neither is there (202.3). */
function manaValueOf(face: Face): number | null {
  const cost = face.mana_cost ?? face.manaCost
  const said = face.manaValue ?? face.cmc
  if (typeof cost !== 'string') return typeof said === 'number' && Number.isInteger(said) ? said : null
  const values = [...cost.matchAll(/\{([^{}]+)\}/g)].map(([, symbol = '']) => symbolValue(symbol))
  const sum = values.reduce((so, one) => so + one, 0)
  return Number.isInteger(sum) ? sum : null
}

/** A number counts as itself, X as 0, and anything else as 1; a hybrid as its greater half (202.3e-g). */
const symbolValue = (symbol: string): number =>
  Math.max(...symbol.split('/').map((half) => (/^\d+$/.test(half) ? Number(half) : half === 'X' ? 0 : 1)))

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''
const isCount = (value: unknown): boolean => !isGiven(value) || /^[-+]?\d+$/.test(plainWord(value))

/** Colors as letters or words. */
const colorsOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value)
    ? value.map(
        (one) =>
          LETTERS[plainWord(one)] ?? COLORS.find((color) => color === plainWord(one).toLowerCase()) ?? one,
      )
    : []
