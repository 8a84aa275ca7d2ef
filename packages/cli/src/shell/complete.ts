import { BOTS } from '@battleline/bots'
import { QUESTIONS } from '@battleline/explain'
import { RANDOM_SETS } from '@battleline/keyforge'
import { ids } from '@battleline/rulebook'
import { adapters } from '@battleline/scenario'
import type { Command } from 'commander'
import { formatterOf } from '../games/game-formatter.ts'
import { SHELLS } from './scripts.ts'

/** What can be written next. */
export interface Completion {
  readonly value: string
  readonly text?: string
}

/** In place of the names of files, which the shell knows. */
export const FILES = ':files'

const valuesOf = (values: readonly string[]): readonly Completion[] => values.map((value) => ({ value }))
const games = () => valuesOf(adapters.names)
const files = (): readonly Completion[] => [{ value: FILES }]

/** The cards of all games that ship cards, each name once. */
const cards = () =>
  valuesOf([
    ...new Set(
      adapters.names.flatMap((game) =>
        formatterOf(game)
          .catalog.library.all()
          .map(({ name }) => name),
      ),
    ),
  ])

/** The values of options, by their long names; of another one nothing is known. */
const OPTIONS: Readonly<Record<string, () => readonly Completion[]>> = {
  '--game': games,
  '--edition': () => valuesOf([...new Set(adapters.names.flatMap((game) => adapters.of(game).editions))]),
  '--position': files,
  '--scenarios': files,
  '--cards-below': files,
  '--to': files,
  '--decks': files,
  '--out': files,
  '--cards': files,
  '--deck': files,
  '--bot': () => valuesOf(Object.keys(BOTS)),
  '--set': () => valuesOf(RANDOM_SETS.map(({ name }) => name)),
}

/** The values of an argument, by the words of its verb; of another verb they are files. */
const ARGUMENTS: Readonly<Record<string, readonly (() => readonly Completion[])[]>> = {
  ask: [],
  arena: [() => valuesOf(Object.keys(BOTS))],
  new: [games],
  serve: [],
  wire: [],
  mcp: [],
  completions: [() => valuesOf(SHELLS)],
  man: [],
  rules: [() => valuesOf(ids())],
  why: [files, () => valuesOf([...new Set(QUESTIONS.map((question) => question.split(' ')[0] ?? ''))])],
  'cards list': [],
  'cards parse': [files],
  'cards show': [cards],
  'deck random': [],
  play: [],
  'simulate merge': [files],
  'simulate status': [],
  worker: [],
}

/**
 * What can be written in place of the last of these words, the words of a command line after its name: verbs, options with their
 * descriptions, values, or `:files`.
 */
export function completions(program: Command, words: readonly string[]): readonly Completion[] {
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
      ? (OPTIONS[option]?.() ?? [])
      : typed.startsWith('-')
        ? optionsOf(command)
        : command.commands.length > 0
          ? verbsOf(command)
          : valuesOfArgument(verb.join(' '), given)
  const begins = typed.toLowerCase()
  return found.filter(({ value }) => value === FILES || value.toLowerCase().startsWith(begins))
}

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

function valuesOfArgument(verb: string, given: number): readonly Completion[] {
  const known = ARGUMENTS[verb]
  if (known === undefined) return files()
  return (known[given] ?? known.at(-1))?.() ?? []
}
