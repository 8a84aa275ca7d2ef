import type { Name } from '@battleline/explain'
import type { Position } from '@battleline/kernel'
import type { Engine } from '@battleline/scenario'
import type { CardText, PageBoard } from './board.ts'
import { grandArchiveBoard, grandArchiveCard } from './grand-archive.ts'
import { keyforgeBoard, keyforgeCard } from './keyforge.ts'
import { magicBoard, magicCard } from './magic.ts'
import { simpleBoard, simpleCard } from './simple.ts'

/** How the boards of one game are read. */
interface BoardReader {
  board(game: Engine, position: Position, name: Name): PageBoard
  card(game: Engine, position: Position, id: number): CardText
}

const readers = new Map<string, BoardReader>([
  ['keyforge', { board: keyforgeBoard, card: keyforgeCard }],
  ['magic', { board: magicBoard, card: magicCard }],
  ['grand-archive', { board: grandArchiveBoard, card: grandArchiveCard }],
])

/** How the boards of a game are read: its own way, or that of simple games. */
export const readerOf = (game: string): BoardReader =>
  readers.get(game) ?? { board: simpleBoard, card: simpleCard }
