import { existsSync } from 'node:fs'
import { didYouMean, nearest } from '@battleline/language'
import type { Command } from 'commander'
import { WrongInput } from '../exit.ts'

/**
 * The verb of these words.
 * @throws WrongInput for an unknown one, with the nearest, else with all
 */
export function commandNamed(program: Command, words: readonly string[]): Command {
  let found = program
  for (const word of words) {
    const next = below(found, word)
    if (next === undefined) throw unknown(found, word)
    found = next
  }
  return found
}

/**
 * Refuses a command line whose first words name no verb. Where a verb takes a file or one below it, a word that is
 * nearly the latter, and no file, is taken for it: “simulate mrge shards”.
 * @throws WrongInput
 */
export function refuseUnknown(program: Command, args: readonly string[]): void {
  let found = program
  for (const word of args) {
    if (found.commands.length === 0 || word.startsWith('-')) return
    const next = below(found, word)
    if (next === undefined) {
      const isArgument = found.registeredArguments.length > 0
      if (isArgument && (nearestBelow(found, word) === undefined || existsSync(word))) return
      throw unknown(found, word)
    }
    found = next
  }
}

const below = (command: Command, word: string): Command | undefined =>
  command.commands.find((one) => one.name() === word)

const namesBelow = (command: Command): readonly string[] =>
  command
    .createHelp()
    .visibleCommands(command)
    .map((one) => one.name())

const nearestBelow = (command: Command, word: string): string | undefined =>
  nearest(word, namesBelow(command))

function unknown(command: Command, word: string): WrongInput {
  const near = nearestBelow(command, word)
  const all = near === undefined ? [`  = verbs: ${namesBelow(command).join(', ')}`] : []
  return new WrongInput('unknown-command', `unknown command “${word}”${didYouMean(near)}`, all)
}
