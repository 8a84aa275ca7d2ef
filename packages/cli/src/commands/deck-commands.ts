import type { Command } from 'commander'
import { DECK_HELP, PLAY_HELP } from '../help-texts.ts'
import type { Start } from '../start.ts'

const CARDS = [
  '--cards <file>',
  'a card file of the community, or of “cards import”: more cards, and their sets and rarities',
] as const
const GAME = ['--game <game>', 'keyforge or grand-archive; else the decks tell'] as const
const TO = ['--to <file>', 'the file to write; else the deck is printed'] as const
const FORCE = ['--force', 'write over a file that is there'] as const
const JSON_OPTION = ['--json', 'print one JSON document'] as const

/** The verbs about decks, and the game with them. */
export function deckCommands(program: Command, start: Start): void {
  const verbs = program
    .command('deck')
    .description('read, check and make decks of KeyForge and Grand Archive')
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
    .option(...GAME)
    .option(...CARDS)
    .option(...JSON_OPTION)
    .action((file, options) =>
      start(async (out) => (await import('../verbs/deck-import.ts')).importDeck(file, options, out)),
    )
  verbs
    .command('check')
    .description('is a deck legal, and if not, which rules it breaks')
    .argument('<file>', 'a deck in any format that “deck import” reads; - reads standard input')
    .option(...GAME)
    .option(...CARDS)
    .option(...JSON_OPTION)
    .action((file, options) =>
      start(async (out) => (await import('../verbs/deck-check.ts')).checkDecks(file, options, out)),
    )
  verbs
    .command('random')
    .description('make a legal deck by chance, the same for the same seed')
    .option('--seed <number>', 'a whole number', '1')
    .option('--game <game>', 'keyforge or grand-archive', 'keyforge')
    .option(
      '--set <set>',
      'KeyForge: the set that says the houses: Mass Mutation, MM or 479; else all sets together',
    )
    .option(...TO)
    .option(...FORCE)
    .option(...CARDS)
    .option(...JSON_OPTION)
    .action((options) =>
      start(async (out) => (await import('../verbs/deck-random.ts')).makeRandomDeck(options, out)),
    )
  playCommand(program, start)
}

/** A whole game with decks. */
function playCommand(program: Command, start: Start): void {
  program
    .command('play')
    .description('play a whole game of KeyForge or Grand Archive against a bot')
    .addHelpText('after', PLAY_HELP)
    .option('--deck <file>', 'a deck; first yours, then the bot’s. Left out: random ones', collected)
    .option(
      '--bot <bot>',
      'random, greedy, planner or search (search: KeyForge alone); with a budget: search@200ms (default: greedy)',
      collected,
    )
    .option('--seed <number>', 'decides the dice and random decks', '1')
    .option('--set <set>', 'KeyForge: random decks are of this set')
    .option(
      '--chains <number>',
      'KeyForge: with so many chains a player begins; first you, then the bot',
      collected,
    )
    .option(...GAME)
    .option(...CARDS)
    .option('--auto', 'let bots play both seats, and print the result')
    .option('--to <file>', 'save the game there at its end, as a scenario')
    .option(...FORCE)
    .option(...JSON_OPTION)
    .action((options) => start(async (out) => (await import('../verbs/play.ts')).playWhole(options, out)))
}

/** Values of an option that may be repeated. */
const collected = (one: string, others: readonly string[] = []): readonly string[] => [...others, one]
