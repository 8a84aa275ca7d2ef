import type { Command } from 'commander'
import { EXIT, type Exit } from '../exit.ts'
import { completions } from '../shell/complete.ts'
import type { Terminal } from '../terminal.ts'

/** Prints what can be written next, for the script of a shell. */
export async function complete(program: Command, words: readonly string[], out: Terminal): Promise<Exit> {
  for (const { value, text } of await completions(program, words))
    out.print(text === undefined ? `${value}\n` : `${value} :: ${text}\n`)
  return EXIT.well
}
