/**
 * The words of the app. A catalogue holds those of one room or game in English, the language that is built in. A translation
 * replaces its entries, so that whoever reads an entry gets it in the language that is spoken.
 */

/** The languages of the app, and what their speakers call them. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
] as const
export type Language = (typeof LANGUAGES)[number]['code']

/** A sentence, or how one is made of what it is about. */
type Entry = string | ((...given: never[]) => unknown)
export interface Catalogue {
  readonly [entry: string]: Entry | Catalogue
}

/** A catalogue in another language: the same entries, about the same things. */
export type Translation<C> = {
  readonly [K in keyof C]: C[K] extends string
    ? string
    : C[K] extends (...given: infer G) => infer R
      ? (...given: G) => R
      : Translation<C[K]>
}

/** The translations of all catalogues, by their names. */
export type Translations = Readonly<Record<string, Catalogue>>

interface Known {
  readonly words: Catalogue
  readonly english: Catalogue
}

const known = new Map<string, Known>()
let spoken: Language = 'en'
let translations: Translations = {}
const listeners = new Set<() => void>()

/** Makes a catalogue of its English entries. */
export function catalogue<C extends Catalogue>(name: string, english: C): C {
  known.set(name, { words: english, english: copied(english) })
  const translated = translations[name]
  if (translated !== undefined) rewrite(english, translated)
  return english
}

const copied = (words: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(words).map(([key, entry]) => [key, typeof entry === 'object' ? copied(entry) : entry]),
  )

/** Writes the entries of a catalogue over those of another: whoever holds a part of it keeps holding it. */
function rewrite(words: Catalogue, by: Catalogue): void {
  for (const [key, entry] of Object.entries(by)) {
    const former = words[key]
    if (typeof entry === 'object' && typeof former === 'object') rewrite(former, entry)
    else (words as Record<string, Catalogue[string]>)[key] = entry
  }
}

/** All loaded catalogues by their names, as they speak now. */
export const catalogues = (): ReadonlyMap<string, Catalogue> =>
  new Map([...known].map(([name, { words }]) => [name, words]))

/** The language of all catalogues. */
export const language = (): Language => spoken

/** Lets all catalogues speak a language. `all`: its translations; none for English. */
export function speakBy(next: Language, all: Translations): void {
  spoken = next
  translations = all
  for (const [name, { words, english }] of known) {
    rewrite(words, english)
    rewrite(words, all[name] ?? {})
  }
  for (const tell of listeners) tell()
}

/** Hears of every change of the language, until the returned function is called. */
export function onLanguage(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Makes something of words once for each language. */
export function inLanguage<T>(make: () => T): () => T {
  let made: { readonly of: Language; readonly value: T } | null = null
  return () => {
    if (made?.of !== spoken) made = { of: spoken, value: make() }
    return made.value
  }
}
