import type { Goal } from '@battleline/keyforge'
import { columns, visible } from '@battleline/language'
import {
  type OpenScenario,
  OVER_WORDS,
  type Over,
  openScenario,
  overNamed,
  type Scenario,
} from '@battleline/scenario'
import { WrongInput } from '../exit.ts'

/** A goal on the command line; defaults come from the scenario. */
export interface GoalOptions {
  readonly goal?: string
  readonly for?: string
  readonly over?: string
}

/** A goal, and the span of its search. */
export interface Sought {
  readonly game: string
  readonly goal: Goal
  readonly over: Over
  readonly left: OpenScenario
}

/**
 * The goal of a scenario's search; null if there is none.
 * @throws WrongInput if an option cannot be read
 */
export function soughtIn(
  scenario: Scenario,
  options: GoalOptions,
  how: Parameters<typeof openScenario>[1],
): Sought | null {
  const { game, players, play } = scenario
  const own = scenario.goal
  const wanted = options.goal ?? own?.wanted
  if (wanted === undefined) {
    if (options.for !== undefined)
      throw new WrongInput(
        'conflicting-options',
        `--for needs a goal: neither “${scenario.name}” nor --goal names one`,
      )
    if (options.over === undefined) return null
    // Without a goal, it is the span of the endings.
    const { kind } = overIn(options.over)
    if (kind === 'play' || kind === 'turn') return null
    requireMoves(openScenario(scenario, how), game)
    return null
  }
  const { goalOver } = openScenario(scenario, how)
  const usual: Over = own?.over ?? goalOver ?? { kind: play.length > 0 ? 'play' : 'turn' }
  const over = options.over === undefined ? usual : overIn(options.over)
  const left = openScenario(scenario, how, over)
  if (over.kind === 'uses' || over.kind === 'moves') requireMoves(left, game)
  const player =
    options.for === undefined ? (own?.player ?? left.active ?? 1) : playerNamed(options.for, players)
  return { game, goal: goalIn(left, scenario, wanted, player), over, left }
}

/** @throws WrongInput if the game counts no moves */
function requireMoves({ lineFormat }: OpenScenario, game: string): void {
  if (lineFormat?.isMove === undefined)
    throw new WrongInput(
      'option-value',
      `in scenarios of ${game} --over takes play or turn: no moves are counted there`,
    )
}

function playerNamed(word: string, players: Scenario['players']): 1 | 2 {
  const at = players.findIndex((name) => name.toLowerCase() === word.trim().toLowerCase())
  if (at === 0 || at === 1) return at === 0 ? 1 : 2
  throw new WrongInput('option-value', `--for names a player, ${players.join(' or ')}; this is “${word}”`)
}

export function overIn(words: string): Over {
  const over = overNamed(words)
  if (over !== null) return over
  throw new WrongInput(
    'option-value',
    `--over takes ${OVER_WORDS.join(', ')} or the like; this is “${words}”`,
  )
}

function goalIn(left: OpenScenario, { game }: Scenario, wanted: string, player: 1 | 2): Goal {
  if (left.readGoal === undefined)
    throw new WrongInput(
      'wrong-game',
      `no best line is looked for in scenarios of ${game}: nothing can be wanted there yet`,
    )
  const read = left.readGoal({ wanted, player })
  if (read.ok) return read.goal
  const [problem] = read.problems
  if (problem === undefined) throw new WrongInput('goal-text', `“${wanted}” is no goal`)
  const { from, to, message, expected, nearest } = problem
  throw new WrongInput('goal-text', `the goal cannot be understood: ${message}`, [
    `  ${visible(wanted)}`,
    `  ${' '.repeat(columns(wanted.slice(0, from)))}${'^'.repeat(Math.max(1, columns(wanted.slice(from, to))))}`,
    ...(nearest === undefined ? [] : [`  did you mean "${nearest}"?`]),
    ...(expected.length === 0 ? [] : [`  expected ${expected.slice(0, 8).join(', ')}`]),
  ])
}
