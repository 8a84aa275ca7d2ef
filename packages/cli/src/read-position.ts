import { isRefusal, type Position } from '@battleline/kernel'
import { gameOf, type KeyForge } from '@battleline/keyforge'
import type { Scenario } from '@battleline/scenario'
import { WrongInput } from './exit.ts'
import { nameOf, readInput } from './read-input.ts'

/** A save, and what it holds. */
export interface ReadPosition {
  readonly saved: unknown
  readonly game: KeyForge
  readonly position: Position
}

/** A saved position, or the one in the output of `resolve --json`. @throws WrongInput */
export async function readPosition(file: string): Promise<ReadPosition> {
  const text = await readInput(file)
  let why = ''
  try {
    const read: unknown = JSON.parse(text)
    const isOutput = typeof read === 'object' && read !== null && 'trace' in read && 'position' in read
    const saved: unknown = isOutput ? read.position : read
    const game = gameOf(saved)
    const position = isRefusal(game) ? game : game.load(saved)
    if (!isRefusal(game) && !isRefusal(position)) return { saved, game, position }
    // Of what looks like a saved position, what is amiss with it is worth knowing.
    if (isRefusal(position) && typeof saved === 'object' && saved !== null && 'position' in saved)
      why = `: ${position.reason}`
  } catch {
    // What is not JSON is no saved position either.
  }
  throw new WrongInput(`${nameOf(file)}: this is not a saved position${why}`)
}

/** A saved position as a scenario in which nothing is played: its own board is the one that is saved. */
export const scenarioOf = ({ game, position }: ReadPosition, file: string): Scenario => ({
  file: nameOf(file),
  text: '',
  document: 1,
  line: 1,
  name: 'A saved position',
  game: 'keyforge',
  edition: game.edition,
  cite: [],
  note: null,
  players: [game.player(position, 1).name, game.player(position, 2).name],
  active: game.active(position),
  cards: [],
  setup: { players: [{}, {}] },
  roster: [],
  play: [],
  goal: null,
  expect: [],
})
