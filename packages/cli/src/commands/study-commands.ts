import type { Command } from 'commander'
import { SIMULATE_HELP } from '../help-texts.ts'
import type { Start } from '../start.ts'

/** The verbs that play studies of many games. */
export function studyCommands(program: Command, version: string, start: Start): void {
  const verb = program
    .command('simulate')
    .description('KeyForge: play a study of many games, the same however it is spread')
    .argument('<study>', 'a file that says what to vary and to measure; - reads standard input')
    .usage('<study> [options]')
    .helpCommand(false)
    .enablePositionalOptions()
    .addHelpText('after', SIMULATE_HELP)
    .option('--games <number>', 'play so many games instead of those of the study')
    .option('--seed <number>', 'another seed than that of the study')
    .option('--shard <part>', 'play one part of the games, as 3/100; with --out into one file')
    .option('--out <folder>', 'keep what was played there; the same command goes on after Ctrl-C')
    .option('--queue <url>', 'let workers play it: redis://host:port')
    .option('--threads <number>', 'how many threads play; else as many as there are processors')
    .option('--json', 'print one JSON document')
    .action((file, options) =>
      start(async (out) => (await import('../verbs/simulate.ts')).simulate(file, options, version, out)),
    )
  verb
    .command('merge')
    .description('put the shards of a folder together, if every game is there exactly once')
    .argument('<folder>', 'with the files that --shard and --out have written')
    .option(
      '--again <study>',
      'play one shard of each hundred again, by the file of the study; stop if one differs',
    )
    .option('--threads <number>', 'how many threads play again; else as many as there are processors')
    .option('--json', 'print one JSON document')
    .action((folder, options) =>
      start(async (out) =>
        (await import('../verbs/simulate-merge.ts')).mergeShards(folder, options, version, out),
      ),
    )
  queueCommands(verb, start)
  program
    .command('worker')
    .description('play shards of the studies on a queue, until Ctrl-C')
    .requiredOption('--queue <url>', 'redis://host:port')
    .option('--threads <number>', 'how many threads play; else as many as there are processors')
    .action((options) =>
      start(async (out) => (await import('../verbs/worker.ts')).worker(options, version, out)),
    )
}

/** The verbs about the studies on a queue, below that which submits them. */
function queueCommands(verb: Command, start: Start): void {
  verb
    .command('status')
    .description('how far the studies on a queue are')
    .requiredOption('--queue <url>', 'redis://host:port')
    .option('--json', 'print one JSON document')
    .action((options) =>
      start(async (out) => (await import('../verbs/simulate-status.ts')).studyStatus(options, out)),
    )
  for (const [name, description] of [
    ['pause', 'let the workers of a queue rest after the shards that they play'],
    ['resume', 'let the workers of a paused queue go on'],
  ] as const)
    verb
      .command(name)
      .description(description)
      .requiredOption('--queue <url>', 'redis://host:port')
      .action(({ queue }) =>
        start(async (out) =>
          (await import('../verbs/simulate-pause.ts')).pauseQueue(queue, name === 'pause', out),
        ),
      )
}
