import type { Command } from 'commander'
import { DECK_HELP } from './help-texts.ts'
import type { Start } from './start.ts'

const CARDS = [
  '--cards <file>',
  'a card file of the community, or of “cards import”: more cards, and their sets and rarities',
] as const
const TO = ['--to <file>', 'the file to write; else the deck is printed'] as const
const FORCE = ['--force', 'write over a file that is there'] as const
const JSON_OPTION = ['--json', 'print one JSON document'] as const

/** The verbs about decks of KeyForge. */
export function deckCommands(program: Command, start: Start): void {
  const verbs = program
    .command('deck')
    .description('read, check and make decks of KeyForge')
    .helpCommand(false)
    .addHelpText('after', DECK_HELP)
  verbs
    .command('import')
    .description(
      'read a deck of the official registry, of a community site or a plain list, and write it as a file',
    )
    .argument('<file>', 'JSON, a table (CSV) or a plain list; - reads standard input')
    .option(...TO)
    .option(...FORCE)
    .option(...CARDS)
    .option(...JSON_OPTION)
    .action((file, options) =>
      start(async (out) => (await import('./verbs/deck-import.ts')).importDeck(file, options, out)),
    )
  verbs
    .command('check')
    .description('is a deck legal, and if not, which rules it breaks')
    .argument('<file>', 'a deck in any format that “deck import” reads; - reads standard input')
    .option(...CARDS)
    .option(...JSON_OPTION)
    .action((file, options) =>
      start(async (out) => (await import('./verbs/deck-check.ts')).checkDecks(file, options, out)),
    )
  verbs
    .command('random')
    .description('make a legal deck by chance, the same for the same seed')
    .option('--seed <number>', 'a whole number', '1')
    .option('--set <set>', 'the set that says the houses: Mass Mutation, MM or 479; else all sets together')
    .option(...TO)
    .option(...FORCE)
    .option(...CARDS)
    .option(...JSON_OPTION)
    .action((options) =>
      start(async (out) => (await import('./verbs/deck-random.ts')).makeRandomDeck(options, out)),
    )
}
