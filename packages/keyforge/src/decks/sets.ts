import { fold, nearest } from '@battleline/language'
import type { House } from '../vocabulary.ts'

/** What the cards of a set can need beside a deck. */
export type SetFeature = 'enhance' | 'token' | 'tide' | 'prophecy' | 'power'

/** A set of decks. */
export interface DeckSet {
  readonly name: string
  /** The number in the official registry and in card files. */
  readonly number: number
  /** Short names that players use. */
  readonly short: readonly string[]
  /** The houses of its decks; empty if they vary, so that no random deck can be made. */
  readonly houses: readonly House[]
  readonly has: readonly SetFeature[]
}

const set = (
  number: number,
  name: string,
  short: string,
  houses: string,
  has: readonly SetFeature[] = [],
): DeckSet => ({
  name,
  number,
  short: short.split(' '),
  houses: houses === '' ? [] : houses.split(', '),
  has,
})

/** The sets in the order of their appearance. */
export const DECK_SETS: readonly DeckSet[] = [
  set(341, 'Call of the Archons', 'CotA', 'brobnar, dis, logos, mars, sanctum, shadows, untamed'),
  set(435, 'Age of Ascension', 'AoA', 'brobnar, dis, logos, mars, sanctum, shadows, untamed'),
  set(452, 'Worlds Collide', 'WC', 'brobnar, dis, logos, saurian, shadows, star alliance, untamed'),
  set(479, 'Mass Mutation', 'MM', 'dis, logos, sanctum, saurian, shadows, star alliance, untamed', [
    'enhance',
  ]),
  set(496, 'Dark Tidings', 'DT', 'logos, sanctum, saurian, shadows, star alliance, unfathomable, untamed', [
    'enhance',
    'tide',
  ]),
  set(601, 'Unchained', 'UC', ''),
  set(
    600,
    'Winds of Exchange',
    'WoE',
    'brobnar, ekwidon, mars, sanctum, saurian, star alliance, unfathomable',
    ['enhance', 'token'],
  ),
  set(609, 'Vault Masters 2023', 'VM23', ''),
  set(700, 'Grim Reminders', 'GR', 'brobnar, ekwidon, geistoid, mars, star alliance, unfathomable, untamed', [
    'enhance',
  ]),
  set(722, 'Menagerie', 'MN', ''),
  set(737, 'Vault Masters 2024', 'VM24', ''),
  set(800, 'Æmber Skies', 'AS', 'brobnar, dis, ekwidon, geistoid, logos, mars, skyborn', ['enhance']),
  set(855, 'Tokens of Change', 'ToC', 'dis, geistoid, logos, redemption, shadows, skyborn, untamed', [
    'enhance',
    'token',
  ]),
  set(874, 'More Mutation', 'MoM', 'dis, logos, sanctum, saurian, shadows, star alliance, untamed', [
    'enhance',
  ]),
  set(
    886,
    'Prophetic Visions',
    'PV',
    'dis, logos, redemption, sanctum, saurian, shadows, star alliance, untamed',
    ['enhance', 'prophecy'],
  ),
  set(892, 'Martian Civil War', 'MCW', ''),
  set(907, 'Discovery', 'DISC', ''),
  set(918, 'Crucible Clash', 'CC', 'brobnar, dis, mars, sanctum, saurian, skyborn, untamed', [
    'enhance',
    'power',
  ]),
  set(939, 'Vault Masters 2025', 'VM25', ''),
]

/** The set of a name, a short name, a number, or what the registry writes in capitals; `undefined` for another word. */
export function deckSetNamed(word: string | number): DeckSet | undefined {
  const wanted = fold(String(word))
  return DECK_SETS.find(
    ({ name, number, short }) =>
      fold(name) === wanted || String(number) === wanted || short.some((one) => fold(one) === wanted),
  )
}

/** The name of the set nearest to a word, which can be a part of the name; else the nearest short name. */
export function nearestSet(word: string): string | undefined {
  const names = DECK_SETS.map(({ name }) => name)
  const words = names.flatMap((name) => name.split(' ')).filter((one) => one.length > 2)
  const wanted = fold(word)
  const begun = wanted.length > 2 ? words.find((one) => fold(one).startsWith(wanted)) : undefined
  const part = begun ?? nearest(word, words)
  return (
    nearest(word, names) ??
    (part === undefined ? undefined : names.find((name) => name.split(' ').includes(part))) ??
    nearest(
      word,
      DECK_SETS.flatMap(({ short }) => short),
    )
  )
}
