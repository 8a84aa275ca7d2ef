import { isRefusal } from '@battleline/kernel'
import type { PartResult } from '@battleline/language'
import type { Magic } from '@battleline/magic'
import { searchFor } from '../goals/aim.ts'
import { boardNames, declaredOn } from '../magic/resolve-names.ts'
import { declarationAsked } from '../magic/run.ts'
import type { MagicScenario } from '../magic/scenario.ts'
import type { OpenScenario } from '../model/open-scenario.ts'
import type { Problem } from '../problems/problem.ts'
import { ofGame, openScenario, play } from './adapters.ts'
import { readScenarios } from './read-scenarios.ts'

/** A board of two players as plain JSON: `players` and `play`, and further keys, as a Magic scenario has them. */
export interface CombatBoard {
  readonly players: object
  readonly play?: readonly object[]
  readonly [key: string]: unknown
}

/** What is asked of a board. */
export interface CombatQuestion {
  /** What is wanted, in players' words, the most important first; default: “lose as little as possible”. */
  readonly goal?: string
  /** The player whose goal it is; default: who declares. */
  readonly for?: string
  /** A declaration to judge, as a scenario writes it: `{ block: { Wall: "Ogre" } }`. */
  readonly declaration?: object
  /** The most positions to look at; default: 100 000. */
  readonly limit?: number
}

/** A pair of names: a creature, and what it attacks or blocks. */
export type NamedPair = readonly [creature: string, goal: string]

/** What a line comes to if all answer as well as they can. */
export interface CombatLine {
  /** The goal in canonical words, and its player. */
  readonly goal: string
  readonly for: string
  /** What each part of the goal comes to at least and at most: the same if it is proven. */
  readonly least: readonly PartResult[]
  readonly most: readonly PartResult[]
  readonly proven: boolean
  /** What the result takes for granted. */
  readonly assumes: string
  /** The first declaration of the line; null if nothing was left to declare. */
  readonly declaration: readonly NamedPair[] | null
  /** Each answer in words, with who gives it. */
  readonly line: readonly { readonly who: string; readonly answer: string }[]
}

/** Whether a declaration is legal, and why. */
export interface CombatVerdict {
  /** Null if it is not proved. */
  readonly legal: boolean | null
  readonly reason: string
  readonly cite: readonly string[]
  /** A declaration that obeys more requirements, which proves the other one illegal. */
  readonly better: readonly NamedPair[] | null
}

/** The answer to a question about a combat. */
export interface CombatAnswer {
  /** What is wrong with the board, the goal or the declaration, with its place in the JSON; then all else is null. */
  readonly problems: readonly Pick<Problem, 'message' | 'line' | 'column'>[]
  /** What is to be declared, and by whom. */
  readonly asks: { readonly action: 'attack' | 'block'; readonly who: string } | null
  /** The best declaration. */
  readonly best: CombatLine | null
  /** The verdict on the given declaration; null without one. */
  readonly verdict: CombatVerdict | null
  /** What the given declaration comes to, if it is legal. */
  readonly declared: CombatLine | null
}

const NOTHING: CombatAnswer = { problems: [], asks: null, best: null, verdict: null, declared: null }

/**
 * Solves the combat of a board: whether a declaration is legal, with the proof; the best declaration for a goal; and what
 * both come to. It never throws for a wrong board or goal.
 */
export function solveCombat(board: CombatBoard, question: CombatQuestion = {}): CombatAnswer {
  const { declaration } = question
  const expected = declaration && { expect: { declarations: [{ ...declaration, legal: true }] } }
  const read = readBoard({ ...board, ...expected })
  if ('problems' in read) return { ...NOTHING, ...read }
  const { scenario } = read
  const open = openScenario(scenario, {}, { kind: 'turn' })
  const action = declarationAsked(open.choices.decision(open.start)?.step)
  const best = lineOf(open, question)
  if ('problems' in best) return { ...NOTHING, ...best }
  const verdict = verdictOn(scenario)
  const plays = [...(board.play ?? []), ...(declaration === undefined ? [] : [declaration])]
  const after = verdict?.legal === true ? readBoard({ ...board, play: plays }) : null
  const declared =
    after === null || 'problems' in after
      ? null
      : lineOf(openScenario(after.scenario, {}, { kind: 'turn' }), { ...question, for: best.for })
  return {
    problems: [],
    asks: action && { action, who: open.name(open.choices.decision(open.start)?.who ?? 0) },
    best,
    verdict,
    declared: declared === null || 'problems' in declared ? null : declared,
  }
}

type Read = { readonly scenario: MagicScenario } | Pick<CombatAnswer, 'problems'>

function readBoard(board: CombatBoard): Read {
  const text = JSON.stringify({ name: 'a combat', game: 'magic', ...board }, null, 1)
  const { scenarios, problems } = readScenarios(text, { file: 'board.json' })
  const [scenario] = ofGame(scenarios, 'magic')
  if (problems.length > 0 || scenario === undefined) return { problems }
  const { refusal, problems: faults } = play(scenario)
  const wrong = faults.filter(({ line }) => line > 0)
  if (refusal !== null) return { problems: [{ message: refusal.reason, line: 1, column: 1 }] }
  return wrong.length > 0 ? { problems: wrong } : { scenario }
}

function lineOf(open: OpenScenario, question: CombatQuestion): CombatLine | Pick<CombatAnswer, 'problems'> {
  const { goal: wanted = 'lose as little as possible', limit } = question
  const problem = (message: string) => ({ problems: [{ message, line: 1, column: 1 }] })
  const named = ([1, 2] as const).find((player) => open.name(player) === question.for)
  if (question.for !== undefined && named === undefined)
    return problem(`no player is called “${question.for}”`)
  const read = open.readGoal?.({ wanted, player: named ?? open.active ?? 1 })
  if (read?.ok !== true) return problem(read?.problems[0]?.message ?? 'the goal cannot be read')
  const { goal } = read
  const search = searchFor(open, goal, limit === undefined ? {} : { limit })
  search.go()
  const { best, bounds, proven } = search.found()
  const line = best?.line ?? []
  const [first] = line.filter(({ decision }) => declarationAsked(decision.step) !== null)
  return {
    goal: goal.text,
    for: open.name(goal.player),
    least: goal.resultsOf(bounds?.least ?? []),
    most: goal.resultsOf(bounds?.most ?? []),
    proven,
    assumes: open.assumes ?? '',
    declaration: first === undefined ? null : pairsOf(String(first.answer), open.name),
    line: line.map(({ decision, answer }) => ({
      who: open.name(decision.who),
      answer: decision.options.find(({ id }) => id === answer)?.label ?? String(answer),
    })),
  }
}

/** The pairs of an answer such as `4>2 5>2`. */
const pairsOf = (answer: string, name: (record: number) => string): NamedPair[] =>
  answer === 'none'
    ? []
    : answer.split(' ').map((pair) => {
        const [creature = 0, goal = 0] = pair.split('>').map(Number)
        return [name(creature), name(goal)]
      })

/** The verdict on the declaration that the scenario expects to be legal; null without one. */
function verdictOn(scenario: MagicScenario): CombatVerdict | null {
  const claim = scenario.expect.find((one) => one.kind === 'declared')
  if (claim === undefined) return null
  const { game, position, name } = play(scenario)
  const magic: Magic = game
  const names = boardNames(magic, position)
  const declared = declaredOn(names, claim.declaration)
  const ruling = declared === null ? null : magic.judge(position, declared)
  if (ruling === null) return { legal: false, reason: names.faults[0]?.message ?? '', cite: [], better: null }
  if (isRefusal(ruling)) return { legal: false, reason: ruling.reason, cite: ruling.cite, better: null }
  const { legal, reason, cite, better } = ruling
  const pairs = better?.map(([creature, goal]): NamedPair => [name(creature), name(goal)])
  return { legal, reason, cite, better: pairs ?? null }
}
