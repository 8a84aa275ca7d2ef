import { type Language, language, speakBy } from './catalogue.ts'

/** Loads a language and speaks it. English is built in; without a network the language stays as it is. */
export async function speak(next: Language): Promise<void> {
  if (next === language()) return
  if (next === 'en') return speakBy(next, {})
  try {
    speakBy(next, (await import('./german/german.ts')).german)
  } catch {}
}
