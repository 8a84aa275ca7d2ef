import { type GameAdapter, type ReadScenarios, readScenariosWith } from '@battleline/scenario'
import { type Games, gameNames } from './games.ts'

/** The scenarios of a text; `games` are those that it is about. */
export const readWith = (games: Games, text: string): ReadScenarios =>
  readScenariosWith({ names: gameNames, of: (name) => adapterIn(games, name) }, text, { file: 'scenario' })

function adapterIn(games: Games, name: string): GameAdapter {
  const found = [...games].find(([game]) => game === name)
  if (found === undefined) throw new Error(`${name} was not loaded`)
  return found[1].form
}
