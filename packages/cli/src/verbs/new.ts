import { template } from '@battleline/scenario'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import type { Terminal } from '../terminal.ts'

/** Writes a commented scenario to start from. */
export async function newScenario(
  game: string,
  { json }: { readonly json?: true },
  out: Terminal,
): Promise<Exit> {
  const made = template(game)
  if (!made.ok) throw new WrongInput(made.reason)
  out.print(json ? jsonText({ game, text: made.text }) : made.text)
  return EXIT.well
}
