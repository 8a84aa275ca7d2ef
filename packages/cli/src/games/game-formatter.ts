import type { Name } from '@battleline/explain'
import type { Position } from '@battleline/kernel'
import { adapters, type Engine, noSuchGame } from '@battleline/scenario'
import type { BoardDescription } from '../board/board-format.ts'
import type { CardCatalog } from '../cards/card-catalog.ts'
import type { DeckCatalog } from '../cards/deck-catalog.ts'
import { WrongInput } from '../exit.ts'
import * as grandArchive from '../grand-archive/board-format.ts'
import { catalog as grandArchiveCatalog } from '../grand-archive/card-catalog.ts'
import { decks as grandArchiveDecks } from '../grand-archive/deck-catalog.ts'
import * as keyforge from '../keyforge/board-format.ts'
import { catalog as keyforgeCatalog } from '../keyforge/card-catalog.ts'
import { decks as keyforgeDecks } from '../keyforge/deck-catalog.ts'
import * as magic from '../magic/board-format.ts'
import { catalog as magicCatalog } from '../magic/card-catalog.ts'
import * as simple from '../simple/board-format.ts'
import { simpleCatalog } from '../simple/card-catalog.ts'

/** The format of one game's boards and cards. */
export interface GameFormatter {
  /** Whether `choose` in an entry of a file answers decisions of the entry. */
  readonly hasChoose: boolean
  readonly catalog: CardCatalog
  /** Its decks; left out by a game without them. */
  readonly decks?: DeckCatalog
  /** A position in words. */
  describeBoard(game: Engine, position: Position, name: Name): BoardDescription
  /** A position as data. */
  boardDocument(game: Engine, position: Position, name: Name): object
}

/** The formatters by game; `formatters.set` adds another. */
export const formatters = new Map<string, GameFormatter>([
  ['keyforge', { hasChoose: true, catalog: keyforgeCatalog, decks: keyforgeDecks, ...keyforge }],
  ['magic', { hasChoose: false, catalog: magicCatalog, ...magic }],
  [
    'grand-archive',
    { hasChoose: true, catalog: grandArchiveCatalog, decks: grandArchiveDecks, ...grandArchive },
  ],
])

/**
 * A game by its name.
 * @throws WrongInput
 */
export function gameNamed(word: string): string {
  const found = adapters.names.find((game) => game === word.toLowerCase())
  if (found !== undefined) return found
  throw new WrongInput('unknown-game', noSuchGame(word))
}

/** The formatter of a game: its own, or that of simple games. */
export function formatterOf(game: string): GameFormatter {
  const formatter = formatters.get(game)
  if (formatter !== undefined) return formatter
  const { spec } = adapters.of(game)
  if (spec === undefined) throw new Error(`no formatter is registered for the game “${game}”`)
  const usual = { hasChoose: true, catalog: simpleCatalog(spec), ...simple }
  formatters.set(game, usual)
  return usual
}
