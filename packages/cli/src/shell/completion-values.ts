import { BOTS } from '@battleline/bots'
import { QUESTIONS } from '@battleline/explain'
import { RANDOM_SETS } from '@battleline/keyforge'
import { ids } from '@battleline/rulebook'
import { adapters } from '@battleline/scenario'
import { formatterOf } from '../games/game-formatter.ts'
import { registerGames } from '../games.ts'
import { type Completion, FILES } from './completion.ts'
import { SHELLS } from './scripts.ts'

registerGames()

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

/** The values of options, by their long names. */
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

/** The values of an option, by its long name; of another one nothing is known. */
export const valuesOfOption = (option: string): readonly Completion[] => OPTIONS[option]?.() ?? []

/** The values of an argument of a verb. `given`: how many arguments come before it. */
export function valuesOfArgument(verb: string, given: number): readonly Completion[] {
  const known = ARGUMENTS[verb]
  if (known === undefined) return files()
  return (known[given] ?? known.at(-1))?.() ?? []
}
