import type { Refusal } from '@battleline/kernel'
import { LIBRARY } from './cards/shipped-library.ts'
import { gameWith, KeyForge, type Options } from './game.ts'
import { textReader } from './text-reader.ts'

/** KeyForge by the rules of an edition, with the cards that ship and custom cards. */
export const keyforge = (options: Options = {}): KeyForge =>
  new KeyForge({ library: LIBRARY, texts: textReader, ...options })

/** The game that a save belongs to, with its edition and custom cards; or why the save is invalid. */
export const gameOf = (saved: unknown): KeyForge | Refusal => gameWith(LIBRARY, saved, textReader)
