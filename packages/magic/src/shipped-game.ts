import type { Refusal } from '@battleline/kernel'
import { LIBRARY } from './cards/library.generated.ts'
import { gameWith, Magic, type Options } from './game.ts'
import { textReader } from './text-reader.ts'

const SHIPPED: Options = { library: LIBRARY, texts: textReader }

/** Magic's combat by the rules of an edition, with the cards that ship and custom cards. */
export const magic = (options: Options = {}): Magic => new Magic({ ...SHIPPED, ...options })

/** The game that a save belongs to, with the library's cards; or why the save is invalid. */
export const gameOf = (saved: unknown): Magic | Refusal => gameWith(SHIPPED, saved)
