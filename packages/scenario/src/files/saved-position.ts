import { because, isRecord, isRefusal, type Refusal, say } from '@battleline/kernel'
import type { Scenario } from '../model/scenario.ts'
import { adapters } from './adapters.ts'

/** A save of any game as a scenario that plays nothing; or why it is not a save. `file` is the save's file. */
export function scenarioFromSave(saved: unknown, file: string): Scenario | Refusal {
  const name = adapters.names.find((one) => isRecord(saved) && saved.game === one)
  if (name === undefined)
    return {
      refused: 'illegal',
      ...because(say`its game is unknown; the games are ${adapters.names.join(', ')}`),
    }
  const adapter = adapters.of(name)
  const game = adapter.gameOf(saved)
  if (isRefusal(game)) return game
  const position = game.load(saved)
  if (isRefusal(position)) return position
  const heading = { file, text: '', document: 1, line: 1, name: 'A saved position', cite: [], note: null }
  const content = { edition: game.edition, cards: [], play: [], goal: null, expect: [] }
  // Each adapter gives the content of its own game's scenarios.
  return {
    ...heading,
    game: name,
    ...content,
    ...adapter.savedContent(game, position),
  } as unknown as Scenario
}
