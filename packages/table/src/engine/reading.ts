import { type PlayedGame, type ReadScenarios, readScenariosWith } from '@battleline/scenario'
import type { Games } from './games.ts'

/** The scenarios of a text; `games` are those that it is about. */
export const readWith = (games: Games, text: string): ReadScenarios =>
  readScenariosWith((name) => formIn(games, name), text, { file: 'scenario' })

function formIn(games: Games, name: PlayedGame) {
  const game = games.get(name)
  if (game === undefined) throw new Error(`${name} was not loaded`)
  return game.form
}
