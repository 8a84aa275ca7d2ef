import type { Refusal } from '@battleline/kernel'
import { LIBRARY } from './cards/own-cards.ts'
import { GrandArchive, gameWith, type Options } from './game.ts'
import { textReader } from './text-reader.ts'

const SHIPPED: Options = { library: LIBRARY, texts: textReader }

/** Grand Archive by the rules of an edition, with the library's cards and custom cards. */
export const grandArchive = (options: Options = {}): GrandArchive =>
  new GrandArchive({ ...SHIPPED, ...options })

/** The game that a save belongs to, with its edition and custom cards; or why the save is invalid. */
export const gameOf = (saved: unknown): GrandArchive | Refusal => gameWith(SHIPPED, saved)
