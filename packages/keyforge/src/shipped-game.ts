import type { Refusal } from '@battleline/kernel'
import { LIBRARY } from './cards/shipped-library.ts'
import { gameWith, KeyForge, type Options } from './game.ts'
import { textReader } from './text-reader.ts'

const SHIPPED: Options = { library: LIBRARY, texts: textReader }

/** KeyForge by the rules of an edition, with the cards that ship and custom cards. */
export const keyforge = (options: Options = {}): KeyForge => new KeyForge({ ...SHIPPED, ...options })

/** The game that a save belongs to, with its edition and custom cards; or why the save is invalid. */
export const gameOf = (saved: unknown): KeyForge | Refusal => gameWith(SHIPPED, saved)
