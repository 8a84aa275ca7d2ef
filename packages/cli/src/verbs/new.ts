import { template } from '@battleline/scenario'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import { schemaComment, schemaFiles } from '../input/schemas.ts'
import type { Terminal } from '../terminal.ts'

/** Writes a commented scenario to start from. */
export async function newScenario(
  game: string,
  { json }: { readonly json?: true },
  out: Terminal,
): Promise<Exit> {
  const made = template(game)
  if (!made.ok) throw new WrongInput('unknown-game', made.reason)
  // A game of one’s own has no schema.
  const text = schemaFiles().has(game) ? `${schemaComment(game)}${made.text}` : made.text
  out.print(json ? jsonText({ game, text }) : text)
  return EXIT.well
}
