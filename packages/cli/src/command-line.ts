import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { botCommands } from './commands/bot-commands.ts'
import { commandNamed, refuseUnknown } from './commands/command-named.ts'
import { deckCommands } from './commands/deck-commands.ts'
import { studyCommands } from './commands/study-commands.ts'
import { EXIT, type Exit } from './exit.ts'
import { failure } from './failure.ts'
import {
  ASK_HELP,
  COMPLETIONS_HELP,
  CONFORMANCE_HELP,
  EDITION_NAMES,
  PROGRAM_HELP,
  RULES_HELP,
  SERVE_HELP,
  SHOW_HELP,
  WHY_HELP,
} from './help-texts.ts'
import type { Start } from './start.ts'
import type { Terminal } from './terminal.ts'

/** Runs one command line. It never throws: problems go to standard error. */
export async function run(given: readonly string[], terminal: Terminal): Promise<Exit> {
  const { args, quiet } = withoutQuiet(given)
  const out = quiet ? { ...terminal, remark: () => {}, progress: () => {} } : terminal
  const misused: Misused = { usage: null }
  try {
    let exit: Exit = EXIT.well
    const ofTheCommand: Start = async (verb) => {
      exit = await verb(out)
    }
    const withGames: Start = async (verb) => {
      const { registerGames } = await import('./games.ts')
      registerGames()
      await ofTheCommand(verb)
    }
    const program = commands(out, misused, { withGames, ofTheCommand })
    refuseUnknown(program, args)
    if (args.length === 0) program.outputHelp()
    else await program.parseAsync(args, { from: 'user' })
    return exit
  } catch (error) {
    out.progress('')
    return failure(error, { json: args.includes('--json'), ...misused }, out)
  }
}

/** The usage of the verb whose arguments cannot be read. */
interface Misused {
  usage: string | null
}

/** The words of a command line without `--quiet`, which every verb takes; what follows `--` is no option. */
function withoutQuiet(given: readonly string[]) {
  const end = given.indexOf('--')
  const options = end < 0 ? given : given.slice(0, end)
  const args = [...options.filter((word) => word !== '--quiet'), ...(end < 0 ? [] : given.slice(end))]
  return { args, quiet: args.length < given.length }
}

/** Leaves the errors of a command and its subcommands to `failure`. */
function reportElsewhere(command: Command, name: string, misused: Misused): void {
  command.configureOutput({
    outputError: () => {
      misused.usage = `${name} ${command.usage()}`
    },
  })
  for (const one of command.commands) reportElsewhere(one, `${name} ${one.name()}`, misused)
}

function version(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

/** How verbs start that are about games, and those about the command itself: a game takes four times as long to load. */
interface Starts {
  readonly withGames: Start
  readonly ofTheCommand: Start
}

function commands(
  out: Terminal,
  misused: Misused,
  { withGames: start, ofTheCommand: light }: Starts,
): Command {
  const program = new Command('battleline')
    .description('Resolves card-game fights step by step, each step with the rule that caused it.')
    .exitOverride()
    .configureOutput({ writeOut: out.print, writeErr: out.complain })
    .configureHelp({ helpWidth: out.width, showGlobalOptions: false })
    .helpCommand(false)
    // “simulate merge DIR --json” is about the merge, not about “simulate”.
    .enablePositionalOptions()
    .helpOption('-h, --help', 'show this help')
    .version(version(), '-V, --version', 'print the version')
    .usage('<verb> …')
    .addHelpText('after', PROGRAM_HELP)
  playing(program, start)
  searching(program, start)
  reading(program, start)
  serving(program, start)
  cards(program, start)
  deckCommands(program, start)
  studyCommands(program, version(), start)
  botCommands(program, start, version())
  ofTheCommand(program, light)
  program
    .command('help')
    .description('what a verb does and takes')
    .argument('[verb...]', 'the verb: resolve, cards show')
    .action((words: readonly string[]) => commandNamed(program, words).outputHelp())
  reportElsewhere(program, 'battleline', misused)
  return program
}

/** Folders that are named one by one. */
const collected = (one: string, others: readonly string[] = []): readonly string[] => [...others, one]

const CARDS_BELOW = [
  '--cards-below <folder>',
  'also read card files below this folder that the scenario names; may be repeated',
  collected,
] as const

function playing(program: Command, start: Start): void {
  program
    .command('resolve')
    .description('play scenarios and print each step with its rules, cards and numbers')
    .argument('[file...]', 'scenario files; - reads standard input')
    .option('--position <file>', 'go on from a saved position instead of the scenario’s board')
    .option('--edition <edition>', `the rules edition, instead of the scenario’s: ${EDITION_NAMES}`)
    .option('--all', 'also print steps without effects')
    .option(...CARDS_BELOW)
    .option('--json', 'print one JSON document')
    .action((files, options) =>
      start(async (out) => (await import('./verbs/resolve.ts')).resolve(files, options, out)),
    )
  program
    .command('why')
    .description('answer one question about what happened in a scenario, with the rules')
    .argument('<file>', 'a scenario file; - reads standard input')
    .argument('<question...>', 'the question, as below')
    .addHelpText('after', WHY_HELP)
    .option('--edition <edition>', `the rules edition, instead of the scenario’s: ${EDITION_NAMES}`)
    .option(...CARDS_BELOW)
    .option('--json', 'print one JSON document')
    .action((file, words: readonly string[], options) =>
      start(async (out) => (await import('./verbs/why.ts')).why(file, words.join(' '), options, out)),
    )
  program
    .command('diff')
    .description('play a scenario in two rules editions, or in all: the first difference, and each end')
    .argument('<file>', 'a scenario file; - reads standard input')
    .option('--editions <a,b>', `the two editions, of ${EDITION_NAMES}; else the newest with each other one`)
    .option(...CARDS_BELOW)
    .option('--json', 'print one JSON document')
    .action((file, options) =>
      start(async (out) => (await import('./verbs/diff.ts')).diff(file, options, out)),
    )
  program
    .command('check')
    .description('Magic: are the attacks and blocks that a scenario declares legal, and what proves it')
    .argument('<file>', 'a scenario file; - reads standard input')
    .option('--edition <edition>', 'the rules edition, instead of the scenario’s: current, e16')
    .option(
      '--best <number>',
      'list this many legal declarations without a payment at the end of play, and the creatures in all or some of them',
    )
    .option(...CARDS_BELOW)
    .option('--json', 'print one JSON document')
    .action((file, options) =>
      start(async (out) => (await import('./verbs/check.ts')).check(file, options, out)),
    )
  program
    .command('test')
    .description('play every scenario below a folder and judge its expectations')
    .argument('[dir]', 'a folder or a file', 'scenarios')
    .option('--forked', 'save, reload and fork at every decision as well')
    .option('--edition <edition>', `the rules edition, instead of each scenario’s: ${EDITION_NAMES}`)
    .option(...CARDS_BELOW)
    .option('--json', 'print one JSON document')
    .action((dir, options) => start(async (out) => (await import('./verbs/test.ts')).test(dir, options, out)))
}

function searching(program: Command, start: Start): void {
  program
    .command('outcomes')
    .description(
      'every ending over all choices a scenario leaves open, which choices decide, and the best line to a goal',
    )
    .argument('[file]', 'a scenario file; - reads standard input')
    .option('--position <file>', 'go on from a saved position')
    .option('--edition <edition>', `the rules edition, instead of the scenario’s: ${EDITION_NAMES}`)
    .option('--limit <positions>', 'the most positions to look at', '100000')
    .option('--seconds <seconds>', 'the most time to take, all in all', '60')
    .option('--memory <megabytes>', 'the most memory that the search may use', '1000')
    .option('--goal <words>', 'look for the best line: “as many enemy creatures destroyed as possible”')
    .option(
      '--over <what>',
      'the span of endings and of the best line: play, turn, 2 uses, 3 moves (Magic: play or turn)',
    )
    .option('--for <player>', 'whose goal it is; else the active player’s')
    .option('--all', 'show every ending, not only the first hundred')
    .option('--free', 'also follow choices that make no difference')
    .option('--apart', 'distinguish equal cards, as the expectation “endings” does')
    .option(...CARDS_BELOW)
    .option('--json', 'print one JSON document')
    .action((file, options) =>
      start(async (out) => (await import('./verbs/outcomes.ts')).outcomes(file, options, out)),
    )
}

function reading(program: Command, start: Start): void {
  program
    .command('ask')
    .description('the rulings, cards, keywords and rules that answer a question, the best first')
    .argument('<question...>', 'the question as a player asks it: dino faust, can I fight past taunt')
    .addHelpText('after', ASK_HELP)
    .option('--game <game>', 'answers about one game: keyforge, magic or grand-archive')
    .option('--most <rulings>', 'how many rulings to print', '5')
    .option('--json', 'print one JSON document')
    .action((words: readonly string[], options) =>
      start(async (out) => (await import('./verbs/ask.ts')).askQuestion(words.join(' '), options, out)),
    )
  program
    .command('rules')
    .description('the charts, steps, rules and rulings of this version, and the scenarios that show them')
    .argument(
      '[id...]',
      'a game, a chart, a step, a rule such as KF-DMG-6, a ruling or an edition; or words in rules',
    )
    .addHelpText('after', RULES_HELP)
    .option('--scenarios <dir>', 'the folder of the scenarios; else the one here, or the project’s')
    .option('--json', 'print one JSON document')
    .action((words: readonly string[], options) =>
      start(async (out) => (await import('./verbs/rules.ts')).rules(words.join(' '), options, out)),
    )
  program
    .command('conformance')
    .description('give the rulings as plain data to other engines, and say who differs where')
    .argument('[runner...]', 'programs that answer a case, a line of JSON, with a line; else this engine')
    .addHelpText('after', CONFORMANCE_HELP)
    .option('--only <part>', 'cases with this in their id: magic, keyforge/board')
    .option('--page <file>', 'write a page of HTML about the differences')
    .option('--write <file>', 'only write the cases, as lines of JSON; - is standard output')
    .option('--show <id>', 'only print one case, and the endings that it counts')
    .option('--cases <file>', 'cases that --write has written, instead of those that ship')
    .option('--edition <edition>', `this engine by the rules of another edition: ${EDITION_NAMES}`)
    .option('--json', 'print one JSON document')
    .action((runners: readonly string[], options) =>
      start(async (out) => (await import('./verbs/conformance.ts')).conformance(runners, options, out)),
    )
  program
    .command('mcp')
    .description('a Model Context Protocol server on standard input and output: rulings for assistants')
    .option('--app <address>', 'the web app that links lead to; else one that is served meanwhile')
    .action((options) => start(async () => (await import('./verbs/mcp.ts')).mcp(options, version(), run)))
  program
    .command('new')
    .description('write a commented scenario to start from')
    .argument('<game>', 'keyforge, magic, grand-archive or duel')
    .option('--json', 'print one JSON document')
    .action((game, options) =>
      start(async (out) => (await import('./verbs/new.ts')).newScenario(game, options, out)),
    )
}

function serving(program: Command, start: Start): void {
  program
    .command('serve')
    .description('the web app, for a browser on this machine, until Ctrl-C')
    .option('--port <number>', 'the port to listen on; 0 takes any free one', '0')
    .option('--json', 'print the address as one JSON document')
    .option('--public', 'also games between two machines, to everybody who reaches this one')
    .option('--data <dir>', 'with --public: the folder of its data (default: battleline-data)')
    .option('--database <url>', 'PostgreSQL instead: postgres://…; or from the variable BATTLELINE_DATABASE')
    .option('--host <address>', 'with --public: the address to listen at (default: 0.0.0.0)')
    .option('--origin <origin>', 'an origin of other pages that may use it; may be repeated', collected)
    .option('--behind-proxy', 'believe the address that the proxy before it adds to X-Forwarded-For')
    .option('--backup <file>', 'write everything that is stored into a file, and end')
    .option('--restore <file>', 'fill an empty database from a backup, and end')
    .addHelpText('after', SERVE_HELP)
    .action(({ data: folder, ...options }) =>
      start(async (out) => {
        const { serve } = await import('./verbs/serve.ts')
        return serve({ ...options, ...(folder !== undefined && { folder }) }, version(), out)
      }),
    )
}

function cards(program: Command, start: Start): void {
  const verbs = program.command('cards').description('read card texts, and show cards').helpCommand(false)
  verbs
    .command('parse')
    .description('read card text: its canonical form, or the unreadable words')
    .argument('<text>', 'the text, a file that holds it, or - for standard input')
    .option('--name <name>', 'the card’s own name')
    .option('--game <game>', 'whose cards: keyforge, magic or grand-archive', 'keyforge')
    .option('--json', 'print one JSON document')
    .action((text, options) =>
      start(async (out) => (await import('./verbs/cards-parse.ts')).parseCard(text, options, out)),
    )
  verbs
    .command('list')
    .description('the cards of the library and their facts')
    .option('--game <game>', 'whose cards: keyforge, magic or grand-archive', 'keyforge')
    .option('--json', 'print one JSON document')
    .action((options) =>
      start(async (out) => (await import('./verbs/cards-list.ts')).listCards(options, out)),
    )
  verbs
    .command('show')
    .description('the facts and the text of a card, and the scenarios that use it')
    .addHelpText('after', SHOW_HELP)
    .argument('<name...>', 'the name; case, accents and punctuation do not matter')
    .option('--game <game>', 'keyforge, magic or grand-archive; else whichever has a card of the name')
    .option('--scenarios <dir>', 'the folder of the scenarios; else the one here, or the project’s')
    .option('--json', 'print one JSON document')
    .action((words: readonly string[], options) =>
      start(async (out) => (await import('./verbs/cards-show.ts')).showCard(words.join(' '), options, out)),
    )
  verbs
    .command('coverage')
    .description(
      'how many cards of a card file are understood, played, and used by scenarios; which phrases are missing',
    )
    .argument('<file...>', 'files of cards in JSON, as the community has them; - reads standard input')
    .option('--game <game>', 'whose cards: keyforge, magic or grand-archive', 'keyforge')
    .option('--scenarios <dir>', 'the folder of the scenarios; else the one here, or the project’s')
    .option('--top <phrases>', 'how many missing phrases to show', '40')
    .option('--json', 'print one JSON document')
    .action((files, options) =>
      start(async (out) => (await import('./verbs/cards-coverage.ts')).coverage(files, options, out)),
    )
  verbs
    .command('import')
    .description('make a file of cards for scenarios out of a card file of the community')
    .argument('<file>', 'a file of cards in JSON; - reads standard input')
    .option('--game <game>', 'whose cards: keyforge, magic or grand-archive', 'keyforge')
    .requiredOption('--to <file>', 'the file to write; - is standard output')
    .option('--force', 'write over a file that is there')
    .option('--json', 'print one JSON document')
    .action((file, options) =>
      start(async (out) => (await import('./verbs/cards-import.ts')).importFile(file, options, out)),
    )
}

/** The verbs about the command itself. */
function ofTheCommand(program: Command, start: Start): void {
  program
    .command('explain')
    .description('what a kind of problem or an exit code means, by an example; else the list of them')
    .argument('[kind]', 'as in the brackets behind a message: unknown-card; or an exit code: 2')
    .option('--json', 'print one JSON document')
    .action((word: string | undefined, options) =>
      start(async (out) => (await import('./verbs/explain.ts')).explainProblem(word, options, out)),
    )
  program
    .command('schema')
    .description('a JSON Schema of scenarios, decks, cards, studies, saves or output; else the list of them')
    .argument('[name]', 'keyforge, magic, grand-archive, duel, deck, cards, study, save or output')
    .option('--json', 'print the list as one JSON document')
    .action((name: string | undefined, options) =>
      start(async (out) => (await import('./verbs/schema.ts')).printSchema(name, options, out)),
    )
  program
    .command('completions')
    .description('what bash, zsh or fish must run to complete command lines')
    .argument('<shell>', 'bash, zsh or fish')
    .addHelpText('after', COMPLETIONS_HELP)
    .action((shell) =>
      start(async (out) => (await import('./verbs/completions.ts')).completionScript(shell, out)),
    )
  program
    .command('complete', { hidden: true })
    .argument('[word...]')
    .action((words: readonly string[]) =>
      start(async (out) => (await import('./verbs/complete.ts')).complete(program, words, out)),
    )
  program
    .command('man')
    .description('the manual page, for man -l -')
    .action(() =>
      start(async (out) => {
        out.print((await import('./shell/man-page.ts')).manPage(program))
        return EXIT.well
      }),
    )
}
