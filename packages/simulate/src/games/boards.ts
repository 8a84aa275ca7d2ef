import { type PlacedChoice, placed } from '@battleline/bots'
import { isRefusal, randomChoice, seeded } from '@battleline/kernel'
import type { Goal, KeyForge, PlayerId } from '@battleline/keyforge'
import {
  type OpenPosition,
  type OpenScenario,
  ofGame,
  openScenario,
  readScenarios,
} from '@battleline/scenario'
import { BOARD_MEASURES, type BoardStudy } from '../study/study.ts'
import { goalValue } from './goal-values.ts'
import type { Cell, Plan } from './plan.ts'

const OF_SEEDS = 1_000_003
/** Moves that ask more than this go round in a circle. */
const MOST_DECISIONS = 500
const ME: PlayerId = 1

/** Moves on boards: the combinations take turns, and all have the same dice. */
export function boards(study: BoardStudy): Plan {
  const { seed, goals } = study
  const opened = openBoards(
    study,
    goals.map(({ text }) => text),
  )
  const cellOf = (number: number) => number % opened.length
  return {
    cells: opened.map(({ cell }) => cell),
    measures: [...BOARD_MEASURES, ...goals.map(({ name }) => name)],
    isMutual: false,
    cellOf,
    async play(number, stopped) {
      const one = opened[cellOf(number)]
      if (one === undefined) throw new RangeError(`there is no game ${number}`)
      if (stopped()) return null
      const { open, game } = one
      const random = seeded(seed * OF_SEEDS + Math.floor(number / opened.length))
      const choices: PlacedChoice[] = []
      let position: OpenPosition = open.start
      while (choices.length < MOST_DECISIONS) {
        const asked = open.choices.decision(position)
        if (asked === null) break
        const choice = randomChoice(asked, random)
        const next = open.choices.answer(position, choice)
        if (isRefusal(next)) break
        choices.push(placed(asked, choice))
        position = next
      }
      if (position.refusal !== null)
        throw new Error(`${Object.values(one.cell).join(', ')}: ${position.refusal.reason}`)
      const { players } = game.summary(position.at)
      const [mine, theirs] = players
      const found = one.goals.map((goal) => goalValue(goal, position.at))
      return { values: [mine.keys, theirs.keys, mine.aember, theirs.aember, ...found], choices }
    },
  }
}

interface OpenedBoard {
  readonly open: OpenScenario
  readonly game: KeyForge
  readonly goals: readonly Goal[]
  readonly cell: Cell
}

function openBoards(study: BoardStudy, wanted: readonly string[]): readonly OpenedBoard[] {
  const { editions, variants } = study
  const names = new Set(study.boards.map(({ name }) => name))
  return editions.flatMap((edition) =>
    variants.flatMap((variant) =>
      study.boards.map(({ name, moves, text }) => {
        const [scenario] = ofGame(readScenarios(text, { file: name }).scenarios, 'keyforge')
        if (scenario === undefined) throw new Error(`the board ${name} cannot be read`)
        const changed = { ...scenario, cards: [...scenario.cards, ...variant.cards] }
        const open = openScenario(changed, { edition })
        if (open.refusal !== null) throw new Error(`the board ${name}: ${open.refusal.reason}`)
        const game = open.game as KeyForge
        return {
          open,
          game,
          goals: wanted.map((text) => goalOn(game, open.start, text)),
          cell: {
            ...(editions.length > 1 && { edition }),
            ...(variants.length > 1 && { texts: variant.name }),
            ...((names.size > 1 || moves === null) && { board: name }),
            ...(moves !== null && { moves }),
          },
        }
      }),
    ),
  )
}

function goalOn(game: KeyForge, { at }: OpenPosition, text: string): Goal {
  const read = game.goal(at as Parameters<KeyForge['goal']>[0], text, ME)
  if (!read.ok) throw new Error(`the goal “${text}” cannot be read`)
  return read.goal
}
