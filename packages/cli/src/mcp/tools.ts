import { z } from 'zod'

/** A tool: a verb of the command line, or an edit of a scenario. */
export interface Tool {
  readonly title: string
  readonly description: string
  readonly input: z.ZodRawShape
  /** The command line for these inputs; a scenario is in the file `scenario.yaml`. */
  line?(input: Record<string, unknown>): readonly string[]
}

/** The file in which verbs find the scenario of a call. */
export const SCENARIO = 'scenario.yaml'

const scenario = z
  .string()
  .max(200_000)
  .describe('a scenario in YAML: a board and its play; new_board writes one to start from')
const game = z.enum(['keyforge', 'magic', 'grand-archive'])
const edition = z.string().optional().describe('a rules edition, instead of that of the scenario')
const json = z
  .boolean()
  .optional()
  .describe('true for the JSON document of the command line in place of text')

const option = (name: string, value: unknown): readonly string[] =>
  value === undefined ? [] : [`--${name}=${String(value)}`]

/** Words that are no options, whatever they begin with. */
const words = (...all: readonly unknown[]): readonly string[] => ['--', ...all.map(String)]

export const TOOLS: Readonly<Record<string, Tool>> = {
  search_rulings: {
    title: 'Search rulings',
    description:
      'Rulings, cards, keywords and rules that answer a question as players ask it, the best first. Begin here: the ruling may be there already.',
    input: {
      question: z.string().max(2_000),
      game: game.optional(),
      most: z.number().int().min(1).max(50).optional().describe('how many rulings; 5 if left out'),
      json,
    },
    line: (input) => [
      'ask',
      ...option('game', input.game),
      ...option('most', input.most),
      ...words(input.question),
    ],
  },
  look_up_rule: {
    title: 'Look up a rule',
    description:
      'A chart, a step such as “keyforge/damage.4-armor”, a rule such as “KF-DMG-6”, a ruling such as “R-012”, or every rule that uses a word.',
    input: { query: z.string().max(2_000), json },
    line: (input) => ['rules', ...words(input.query)],
  },
  look_up_card: {
    title: 'Look up a card',
    description: 'The facts and the text of a card that ships with Battleline.',
    input: { name: z.string().max(500), game: game.optional(), json },
    line: (input) => ['cards', 'show', ...option('game', input.game), ...words(input.name)],
  },
  read_card_text: {
    title: 'Read a card text',
    description:
      'Whether Battleline understands the text of a card of your own, with its canonical form or the words that it cannot read.',
    input: { text: z.string().max(20_000), game: z.enum(['keyforge', 'grand-archive']).optional(), json },
    line: (input) => ['cards', 'parse', ...option('game', input.game), ...words(input.text)],
  },
  new_board: {
    title: 'New board',
    description:
      'A commented scenario to start from: it shows how a board, a play and expectations are written.',
    input: { game },
    line: (input) => ['new', ...words(input.game)],
  },
  show_board: {
    title: 'Show a board',
    description:
      'The board of a scenario as it is read, before anything is played, or its mistakes with place and nearest word.',
    input: { scenario },
  },
  edit_board: {
    title: 'Edit a board',
    description:
      'Sets or removes values of a scenario, and returns the new scenario and the board as it is read.',
    input: {
      scenario,
      changes: z
        .array(
          z.object({
            at: z
              .array(z.union([z.string(), z.number().int().min(0)]))
              .min(1)
              .describe('the path: ["players", "me", "aember"]; lists are numbered from 0'),
            value: z.unknown().optional().describe('the new value; left out: removed'),
          }),
        )
        .min(1)
        .max(200),
    },
  },
  resolve: {
    title: 'Play a scenario',
    description:
      'Plays a scenario step by step, each step with its rule, and shows the final board or the open decision.',
    input: {
      scenario,
      edition,
      all: z.boolean().optional().describe('true to show steps without effects, too'),
      json,
    },
    line: (input) => [
      'resolve',
      ...option('edition', input.edition),
      ...(input.all === true ? ['--all'] : []),
      SCENARIO,
    ],
  },
  why: {
    title: 'Ask why',
    description:
      'Answers one question about what happened in a scenario, with the rules. Questions: “destroyed CARD”, “survived CARD”, “not ABILITY of CARD”, “not keyword KEYWORD of CARD”, “cannot MOVE”, “step ID”, “value PROPERTY of CARD”.',
    input: { scenario, question: z.string().max(2_000), edition, json },
    line: (input) => ['why', ...option('edition', input.edition), ...words(SCENARIO, input.question)],
  },
  outcomes: {
    title: 'List all outcomes',
    description:
      'Every ending over all choices that a scenario leaves open, which choices decide, and the best line to a goal.',
    input: {
      scenario,
      edition,
      goal: z.string().max(2_000).optional().describe('“as many enemy creatures destroyed as possible”'),
      over: z
        .string()
        .max(200)
        .optional()
        .describe('the span: play, turn, 2 uses, 3 moves (Magic: play or turn)'),
      seconds: z.number().positive().max(120).optional().describe('the most time to take; 10 if left out'),
      json,
    },
    line: (input) => [
      'outcomes',
      ...option('edition', input.edition),
      ...option('goal', input.goal),
      ...option('over', input.over),
      ...option('seconds', input.seconds ?? 10),
      SCENARIO,
    ],
  },
  check_declarations: {
    title: 'Check attacks and blocks',
    description:
      'Magic: whether the attacks and blocks that a scenario declares are legal, with the proof; without any, the legal ones.',
    input: { scenario, edition, json },
    line: (input) => ['check', ...option('edition', input.edition), SCENARIO],
  },
  compare_editions: {
    title: 'Compare editions',
    description:
      'Plays a scenario in two rules editions, or in all: the first difference, and how each ends.',
    input: {
      scenario,
      editions: z.string().max(200).optional().describe('two of them: current,mrb17.4'),
      json,
    },
    line: (input) => ['diff', ...option('editions', input.editions), SCENARIO],
  },
}
