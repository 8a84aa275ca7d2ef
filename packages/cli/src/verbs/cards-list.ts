import { EXIT, type Exit } from '../exit.ts'
import { jsonText } from '../json-text.ts'
import { gameNamed, tellerOf } from '../teller.ts'
import type { Terminal } from '../terminal.ts'

export interface ListOptions {
  readonly game: string
  readonly json?: true
}

/** Every card of the library of a game by name, with its facts in a line. */
export async function listCards({ game, json }: ListOptions, out: Terminal): Promise<Exit> {
  const { shelf } = tellerOf(gameNamed(game))
  const cards = shelf.library.all()
  if (json) {
    out.print(jsonText(cards))
    return EXIT.well
  }
  const longest = Math.max(...cards.map(({ name }) => name.length))
  for (const card of cards) out.print(`${card.name.padEnd(longest)}  ${shelf.line(card)}\n`)
  return EXIT.well
}
