import { EXIT, type Exit, type Kind } from '../exit.ts'
import type { Explanation } from './explanation.ts'
import { OF_COMMANDS } from './of-commands.ts'
import { OF_EXITS } from './of-exits.ts'
import { OF_FILES } from './of-files.ts'
import { OF_NAMES } from './of-names.ts'
import { OF_PLAY } from './of-play.ts'

/** Every kind of problem by its name. The compiler asserts that none is missing. */
export const EXPLANATIONS: Readonly<Record<Kind, Explanation>> = {
  ...OF_FILES,
  ...OF_NAMES,
  ...OF_PLAY,
  ...OF_COMMANDS,
}

/** The kinds under the headings of the list. */
export const SECTIONS: readonly (readonly [heading: string, kinds: readonly Kind[]])[] = [
  ['Files, keys and values', keysOf(OF_FILES)],
  ['Names, cards and decks', keysOf(OF_NAMES)],
  ['Goals, moves and answers', keysOf(OF_PLAY)],
  ['The command line', keysOf(OF_COMMANDS)],
]

/** The exit codes, the least first. */
export const EXITS: readonly (readonly [exit: Exit, explanation: Explanation])[] = Object.values(EXIT).map(
  (exit) => [exit, OF_EXITS[exit]],
)

function keysOf<K extends string>(table: Readonly<Record<K, Explanation>>): readonly K[] {
  return Object.keys(table) as K[]
}
