import { useSyncExternalStore } from 'react'
import { LANGUAGES, type Language, language, onLanguage } from '../words/catalogue.ts'
import { speak } from '../words/speak.ts'
import { keepLanguage, keptLanguage } from './kept.ts'

const isLanguage = (word: string | null | undefined): word is Language =>
  LANGUAGES.some(({ code }) => code === word)

/** The first of these that the app speaks, whatever the country; else English. */
export const spokenOf = (wanted: readonly (string | null)[]): Language =>
  wanted.map((one) => one?.toLowerCase().replace(/-.*/, '')).find(isLanguage) ?? 'en'

/** The language that the user chose, else the first one of the browser that the app speaks. */
export const preferredLanguage = (): Language => spokenOf([keptLanguage(), ...navigator.languages])

/** Speaks a language from now on, and says so to the browser. */
export async function speakOnPage(next: Language): Promise<void> {
  await speak(next)
  document.documentElement.lang = language()
}

/** Chooses a language, which the browser keeps. */
export async function chooseLanguage(next: Language): Promise<void> {
  keepLanguage(next)
  await speakOnPage(next)
}

/** The language of the page: what uses it is drawn anew when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, language)
