import { type GameAdapter, type ReadScenarios, readScenariosWith } from '@battleline/scenario'
import { setUpWords } from '../../words/set-up.ts'
import { type Games, gameNamed, gameNames, gamesIn, withMore } from './games.ts'
import type { TableGame } from './table-game.ts'

/** The scenarios of a text; `games` are those that it is about. */
export const readWith = (games: Games, text: string): ReadScenarios =>
  readScenariosWith({ names: gameNames, of: (name) => adapterIn(games, name) }, text, { file: 'scenario' })

interface ReadText extends ReadScenarios {
  readonly games: Games
}

/** The scenarios of a text and the games that it is about. Parts of games are loaded only if the text needs them. */
export async function readText(text: string, load = gameNamed): Promise<ReadText> {
  const games = await gamesIn(text, load)
  const read = readWith(games, text)
  const lacking = [...games].filter(([name, game]) => isLacking(read, name, game))
  if (lacking.length === 0) return { games, ...read }
  await Promise.all(lacking.map(([name, game]) => withMore(name, game, text)))
  return readText(text, load)
}

const isLacking = ({ scenarios, problems }: ReadScenarios, name: string, { unloaded }: TableGame): boolean =>
  unloaded !== undefined &&
  (problems.length > 0 || scenarios.some((one) => one.game === name && unloaded.isNeeded(one)))

function adapterIn(games: Games, name: string): GameAdapter {
  const found = [...games].find(([game]) => game === name)
  if (found === undefined) throw new Error(setUpWords.notLoaded(name))
  return found[1].form
}
