import { columns, padded } from '@battleline/language'
import { EXIT, type Exit } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import { formatterOf, gameNamed } from '../games/game-formatter.ts'
import type { Terminal } from '../terminal.ts'

export interface ListOptions {
  readonly game: string
  readonly json?: true
}

/** Every library card of a game by name, with its facts as one line. */
export async function listCards({ game, json }: ListOptions, out: Terminal): Promise<Exit> {
  const { catalog } = formatterOf(gameNamed(game))
  const cards = catalog.library.all()
  if (json) {
    out.print(jsonText(cards))
    return EXIT.well
  }
  const longest = Math.max(...cards.map(({ name }) => columns(name)))
  for (const card of cards) out.print(`${padded(card.name, longest)}  ${catalog.line(card)}\n`)
  return EXIT.well
}
