import { gameOf } from '../text/game-of.ts'
import type { Cause } from './history.ts'
import { read, write } from './kept.ts'
import { hasBoard, isChoice, type Route } from './route.ts'

/** A board that was set up or played on this device. */
export interface RecentBoard extends Pick<Route, 'text' | 'document' | 'edition' | 'answers'> {
  readonly name: string
  readonly game: string
  /** When it was last changed, in milliseconds since 1970. */
  readonly at: number
}

const BOARDS = 'boards'
const MOST_KEPT = 20

/** The entry that the board on the page is kept as, so that its next change replaces it. */
let current: RecentBoard | null = null

/** The boards of this device, the newest first. Storage may be forbidden or hold anything; then there are none. */
export function recentBoards(): readonly RecentBoard[] {
  try {
    const kept: unknown = JSON.parse(read(BOARDS) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isBoard).slice(0, MOST_KEPT) : []
  } catch {
    return []
  }
}

/** Keeps the board of a route. A changed board replaces what it was; another one is kept beside it. */
export function keepBoard(route: Route, cause: Cause): void {
  const { view, text, document, edition, answers, match } = route
  // A ruling that is only read is no board of the reader, and a whole game is kept by itself.
  if (!hasBoard(view) || view === 'answer' || match !== null || isEmpty(text)) {
    current = null
    return
  }
  const next = {
    name: nameIn(text, document),
    game: gameOf(text),
    text,
    document,
    edition,
    answers,
    at: Date.now(),
  }
  const boards = recentBoards()
  const former =
    boards.find((one) => isSame(one, next)) ??
    (current !== null && comesFrom(current, next, cause) ? current : null)
  const others = boards.filter((one) => former === null || !isSame(one, former))
  current = next
  keepBoards([next, ...others])
}

/** Removes a board, and gives the boards that are left. */
export const forgetBoard = (board: RecentBoard): readonly RecentBoard[] =>
  keepBoards(recentBoards().filter((one) => !isSame(one, board)))

/** Puts a removed board back in its place. */
export const restoreBoard = (board: RecentBoard): readonly RecentBoard[] =>
  keepBoards([...recentBoards(), board].sort((one, other) => other.at - one.at))

function keepBoards(boards: readonly RecentBoard[]): readonly RecentBoard[] {
  const kept = boards.slice(0, MOST_KEPT)
  write(BOARDS, JSON.stringify(kept))
  return kept
}

const isSame = (one: RecentBoard, other: RecentBoard): boolean =>
  one.text === other.text && one.document === other.document

/** Whether a board was made of another by a change on this page, not opened in its place. */
const comesFrom = (former: RecentBoard, next: RecentBoard, cause: Cause): boolean =>
  cause === 'typed' || (cause === 'changed' && former.game === next.game && former.name === next.name)

/** Whether no player has a card. */
const isEmpty = (text: string): boolean => !/\[\s*[^\s\]]|^\s*-\s/m.test(text)

const nameIn = (text: string, document: number): string =>
  /^name: *["']?(.*?)["']?\s*$/m.exec(text.split(/^---.*$/m)[document] ?? text)?.[1] ?? ''

function isBoard(value: unknown): value is RecentBoard {
  const { name, game, text, document, edition, answers, at } = Object(value)
  return (
    [name, game, text].every((word) => typeof word === 'string') &&
    Number.isInteger(document) &&
    Number.isFinite(at) &&
    (edition === null || typeof edition === 'string') &&
    (answers === null || (Array.isArray(answers) && answers.every(isChoice)))
  )
}
