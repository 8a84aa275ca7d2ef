import type { Command } from 'commander'
import { type Completion, FILES } from './completion.ts'

/**
 * What can be written in place of the last of these words, the words of a command line after its name: verbs, options with their
 * descriptions, values, or `:files`.
 */
export async function completions(
  program: Command,
  words: readonly string[],
): Promise<readonly Completion[]> {
  const typed = words.at(-1) ?? ''
  let command = program
  const verb: string[] = []
  let given = 0
  let option: string | null = null
  for (const word of words.slice(0, -1)) {
    const below = command.commands.find((one) => one.name() === word)
    if (option !== null) option = null
    else if (word.startsWith('-')) option = takesValue(command, word) ? word : null
    else if (below !== undefined && given === 0) {
      command = below
      verb.push(word)
    } else given++
  }
  const found =
    option !== null
      ? (await values()).valuesOfOption(option)
      : typed.startsWith('-')
        ? optionsOf(command)
        : command.commands.length > 0
          ? verbsOf(command)
          : (await values()).valuesOfArgument(verb.join(' '), given)
  const begins = typed.toLowerCase()
  return found.filter(({ value }) => value === FILES || value.toLowerCase().startsWith(begins))
}

/** The games, which verbs and options do not need: a shell waits at each press of a key. */
const values = () => import('./completion-values.ts')

const takesValue = (command: Command, word: string): boolean =>
  command.options.some(({ long, short, required }) => required && (long === word || short === word))

const optionsOf = (command: Command): readonly Completion[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .flatMap(({ long, description }) => (long ? [{ value: long, text: description }] : []))

const verbsOf = (command: Command): readonly Completion[] =>
  command
    .createHelp()
    .visibleCommands(command)
    .map((one) => ({ value: one.name(), text: one.description() }))
