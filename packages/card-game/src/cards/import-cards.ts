import {
  type Entry,
  entriesOf,
  fold,
  type ImportedCard,
  type ImportOf,
  type SkippedEntry,
} from '@battleline/language'

/** What becomes of an entry of a file of cards; null if its card has been imported already. */
export type Conversion<F> =
  /** A card; it replaces an earlier one with its name. `beside`: what of the entry is left out. */
  | { readonly facts: F; readonly beside?: readonly string[] }
  | { readonly leftOut: string }
  | { readonly problem: string }
  | null

/** How a game imports the cards of its community's files. */
export interface ImportSpec<F> {
  /** `taken`: the imported cards, by folded name. */
  convert(entry: Entry, taken: ReadonlyMap<string, ImportedCard<F>>): Conversion<F>
  readText(text: string, name: string): { readonly ok: boolean }
}

/** Imports the cards of a file. Unusable records are reported with their place. */
export function importEntries<F extends { readonly name: string; readonly text?: string }>(
  file: unknown,
  { convert, readText }: ImportSpec<F>,
): ImportOf<F> {
  const { entries, problems } = entriesOf(file)
  const cards = new Map<string, ImportedCard<F>>()
  const left: SkippedEntry[] = []
  const wrong = [...problems]
  for (const entry of entries) {
    const { place } = entry
    const made = convert(entry, cards)
    if (made === null) continue
    if ('leftOut' in made) left.push({ place, message: made.leftOut })
    else if ('problem' in made) wrong.push({ place, message: made.problem })
    else {
      const { facts, beside = [] } = made
      for (const message of beside) left.push({ place, message })
      const understood = readText(facts.text ?? '', facts.name).ok
      cards.set(fold(facts.name), { facts, place, understood })
    }
  }
  return { cards: [...cards.values()], left, problems: wrong }
}

/** A number, also in quotation marks. Empty values, dashes and X are not numbers. */
export function importedNumber(value: unknown): unknown {
  if (value === null || value === undefined) return undefined
  if (typeof value !== 'string') return value
  if (/^\s*(?:[-–—]|null|x)?\s*$/i.test(value)) return undefined
  return /^\s*\d+\s*$/.test(value) ? Number(value) : value
}

/** A list, also from one value, or from several in one string: “Human • Knight”; without blank entries. */
export function importedList(value: unknown): readonly unknown[] | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const all: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(/\s*[•,;|]\s*/)
      : [value]
  return all.filter((one) => typeof one !== 'string' || one.trim() !== '')
}
