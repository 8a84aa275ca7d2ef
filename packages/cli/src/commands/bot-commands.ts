import type { Command } from 'commander'
import { ARENA_HELP, WIRE_HELP } from '../help-texts.ts'
import type { Start } from '../start.ts'

/** The verbs with bots and programs that play. */
export function botCommands(program: Command, start: Start, version: string): void {
  program
    .command('arena')
    .description('let bots play mirrored games of KeyForge or Grand Archive, and rate them')
    .argument(
      '<bot...>',
      'random, greedy, planner or search (search: KeyForge alone), two or more, or one with --deck or --decks; with a budget: search@200ms, search@500',
    )
    .addHelpText('after', ARENA_HELP)
    .option(
      '--decks <folder>',
      'play with the decks in this folder, else with random ones; one bot plays each deck against each other',
    )
    .option(
      '--deck <file>',
      'rate this deck: one bot plays it against those of --decks, or against 24 that are always the same',
    )
    .option('--game <game>', 'keyforge or grand-archive; else the decks tell')
    .option('--games <number>', 'the games of each two bots', '100')
    .option('--seed <number>', 'decides decks, dice and what bots do at random', '1')
    .option(
      '--sprt <elo0,elo1>',
      'stop as soon as the first bot is elo0 or elo1 stronger than the second, beyond doubt',
    )
    .option('--out <folder>', 'keep every game there; the same command goes on after Ctrl-C')
    .option('--json', 'print one JSON document')
    .action((bots: readonly string[], options) =>
      start(async (out) => (await import('../verbs/arena.ts')).arena(bots, options, out)),
    )
  program
    .command('wire')
    .description(
      'for programs: games of KeyForge and Grand Archive by requests and replies, JSON lines on standard input and output',
    )
    .addHelpText('after', WIRE_HELP)
    .action(() => start(async (out) => (await import('../verbs/wire.ts')).wire(version, out)))
}
