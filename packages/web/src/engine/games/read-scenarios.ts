import { type GameAdapter, type ReadScenarios, readScenariosWith } from '@battleline/scenario'
import { setUpWords } from '../../words/set-up.ts'
import { type Games, gameNames, gamesIn, gameWithCards } from './games.ts'
import type { TableGame } from './table-game.ts'

/** The scenarios of a text; `games` are those that it is about. */
export const readWith = (games: Games, text: string): ReadScenarios =>
  readScenariosWith({ names: gameNames, of: (name) => adapterIn(games, name) }, text, { file: 'scenario' })

interface ReadText extends ReadScenarios {
  readonly games: Games
}

/** The scenarios of a text and the games that it is about. Cards are loaded only if the text needs some. */
export async function readText(text: string): Promise<ReadText> {
  const games = await gamesIn(text)
  const read = readWith(games, text)
  if (![...games].some(([name, game]) => needsCards(read, name, game))) return { games, ...read }
  const complete = await gamesIn(text, gameWithCards)
  return { games: complete, ...readWith(complete, text) }
}

const needsCards = ({ scenarios, problems }: ReadScenarios, name: string, { unloaded }: TableGame): boolean =>
  unloaded !== undefined &&
  (problems.length > 0 || scenarios.some((one) => one.game === name && unloaded.isNeeded(one)))

function adapterIn(games: Games, name: string): GameAdapter {
  const found = [...games].find(([game]) => game === name)
  if (found === undefined) throw new Error(setUpWords.notLoaded(name))
  return found[1].form
}
