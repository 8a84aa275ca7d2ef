import { didYouMean, nearest } from '@battleline/language'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { SCRIPTS, SHELLS } from '../shell/scripts.ts'
import type { Terminal } from '../terminal.ts'

/** Prints what a shell must run to complete command lines. */
export async function completionScript(word: string, out: Terminal): Promise<Exit> {
  const shell = SHELLS.find((one) => one === word)
  if (shell === undefined)
    throw new WrongInput(
      'unknown-word',
      `completions are for ${SHELLS.join(', ')}, not “${word}”${didYouMean(nearest(word, SHELLS))}`,
    )
  out.print(SCRIPTS[shell])
  return EXIT.well
}
