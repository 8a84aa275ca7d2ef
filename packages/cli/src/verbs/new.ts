import { nearest } from '@battleline/language'
import { template } from '@battleline/scenario'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import type { Terminal } from '../terminal.ts'

const GAMES = ['keyforge']

/** Writes a commented scenario to start from. */
export async function newScenario(
  game: string,
  { json }: { readonly json?: true },
  out: Terminal,
): Promise<Exit> {
  const made = template(game)
  if (!made.ok) {
    const near = nearest(game, GAMES)
    throw new WrongInput(
      `${made.reason}${near === undefined || near === game ? '' : `; did you mean ${near}?`}`,
    )
  }
  out.print(json ? `${JSON.stringify({ game, text: made.text }, null, 2)}\n` : made.text)
  return EXIT.well
}
