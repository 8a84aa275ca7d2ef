import { keyforge } from '@battleline/keyforge'
import { EXIT, type Exit } from '../exit.ts'
import { factsLine } from '../facts-line.ts'
import { jsonText } from '../json-text.ts'
import type { Terminal } from '../terminal.ts'

/** Every card of the library by name, with its facts in a line. */
export async function listCards({ json }: { readonly json?: true }, out: Terminal): Promise<Exit> {
  const cards = keyforge().library.all()
  if (json) {
    out.print(jsonText(cards))
    return EXIT.well
  }
  const longest = Math.max(...cards.map(({ name }) => name.length))
  for (const card of cards) out.print(`${card.name.padEnd(longest)}  ${factsLine(card)}\n`)
  return EXIT.well
}
