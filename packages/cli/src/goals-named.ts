import { type Goal, opponentOf, type PlayerId } from '@battleline/keyforge'
import {
  type LeftOpen,
  leftOpen,
  OVER_WORDS,
  type Over,
  overNamed,
  type Scenario,
} from '@battleline/scenario'
import { WrongInput } from './exit.ts'

/** What the command line says about a goal; what it leaves out is as the scenario says. */
export interface GoalOptions {
  readonly goal?: string
  readonly for?: string
  readonly over?: string
}

/** A goal, and the choices that a best line to it is looked for over. */
export interface Sought {
  readonly goal: Goal
  readonly over: Over
  readonly left: LeftOpen
}

/**
 * What a best line of a scenario is looked for to; null where nobody wants anything.
 * @throws WrongInput where an option cannot be understood
 */
export function soughtIn(
  scenario: Scenario,
  options: GoalOptions,
  how: Parameters<typeof leftOpen>[1],
): Sought | null {
  const { goal: own, active, players, play } = scenario
  const wanted = options.goal ?? own?.wanted
  if (wanted === undefined) {
    const idle = options.for === undefined ? (options.over === undefined ? null : 'over') : 'for'
    if (idle === null) return null
    throw new WrongInput(`--${idle} needs a goal: neither “${scenario.name}” nor --goal names one`)
  }
  const player = options.for === undefined ? (own?.player ?? active) : playerNamed(options.for, players)
  const usual: Over = own?.over ?? { kind: play.length > 0 ? 'play' : 'turn' }
  const over = options.over === undefined ? usual : overIn(options.over)
  const left = leftOpen(scenario, how, over)
  return { goal: goalIn(left, wanted, player), over, left }
}

function playerNamed(word: string, players: Scenario['players']): PlayerId {
  const same = (name: string) => name.toLowerCase() === word.trim().toLowerCase()
  if (same(players[0])) return 1
  if (same(players[1])) return opponentOf(1)
  throw new WrongInput(`--for names a player, ${players.join(' or ')}; this is “${word}”`)
}

function overIn(words: string): Over {
  const over = overNamed(words)
  if (over !== null) return over
  throw new WrongInput(`--over takes ${OVER_WORDS.join(', ')} or the like; this is “${words}”`)
}

function goalIn(left: LeftOpen, wanted: string, player: PlayerId): Goal {
  const read = left.readGoal({ wanted, player })
  if (read.ok) return read.goal
  const [problem] = read.problems
  if (problem === undefined) throw new WrongInput(`“${wanted}” is no goal`)
  const { from, to, message, expected, nearest } = problem
  throw new WrongInput(`the goal cannot be understood: ${message}`, [
    `  ${wanted}`,
    `  ${' '.repeat(from)}${'^'.repeat(Math.max(1, to - from))}`,
    ...(nearest === undefined ? [] : [`  did you mean "${nearest}"?`]),
    ...(expected.length === 0 ? [] : [`  expected ${expected.slice(0, 8).join(', ')}`]),
  ])
}
