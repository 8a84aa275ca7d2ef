import { type Language, language, speakBy } from './catalogue.ts'

/** Loads a language and speaks it. English is built in. */
export async function speak(next: Language): Promise<void> {
  if (next === language()) return
  speakBy(next, next === 'de' ? (await import('./german/german.ts')).german : {})
}
