import { grandArchiveWords, keyforgeWords, type Name, type Words } from '@battleline/explain'
import { CHANGES as GRAND_ARCHIVE_EDITIONS } from '@battleline/grand-archive'
import type { Position } from '@battleline/kernel'
import { CHANGES as KEYFORGE_EDITIONS } from '@battleline/keyforge'
import type { Engine, PlayedGame } from '@battleline/scenario'
import { boardText, stateOf } from './boards.ts'
import * as grandArchive from './grand-archive/boards.ts'
import type { Terminal } from './terminal.ts'

/** How a game is told of. */
export interface Teller {
  /** What it is called. */
  readonly title: string
  /** Its words for what changes. */
  readonly words: Words
  /** Its editions, by name. */
  readonly editions: Readonly<Record<string, { readonly title: string }>>
  /** A position of the game as text. */
  board(game: Engine, position: Position, name: Name, out: Terminal): string
  /** The same as data. */
  state(game: Engine, position: Position, name: Name): object
}

const TELLERS: Readonly<Record<PlayedGame, Teller>> = {
  keyforge: {
    title: 'KeyForge',
    words: keyforgeWords,
    editions: KEYFORGE_EDITIONS,
    board: boardText,
    state: stateOf,
  },
  'grand-archive': {
    title: 'Grand Archive',
    words: grandArchiveWords,
    editions: GRAND_ARCHIVE_EDITIONS,
    board: grandArchive.boardText,
    state: grandArchive.stateOf,
  },
}

export const tellerOf = (game: PlayedGame): Teller => TELLERS[game]
