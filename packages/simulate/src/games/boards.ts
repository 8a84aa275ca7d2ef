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
import { goalOf, goalValue } from './goal-values.ts'
import { type Cell, gameSeed, type Plan } from './plan.ts'

/** Moves that ask more than this go round in a circle. */
const MOST_DECISIONS = 500
const ME: PlayerId = 1

/** Moves on boards: the combinations take turns, and all have the same dice. */
export function boards(study: BoardStudy): Plan {
  const { seed, goals } = study
  const opened = openBoards(study)
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
      const random = seeded(gameSeed(seed, Math.floor(number / opened.length)))
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

function openBoards({ editions, variants, goals, boards: given }: BoardStudy): readonly OpenedBoard[] {
  const names = new Set(given.map(({ name }) => name))
  const read = given.map(({ name, moves, text }) => {
    const [scenario] = ofGame(readScenarios(text, { file: name }).scenarios, 'keyforge')
    if (scenario === undefined) throw new Error(`the board ${name} cannot be read`)
    return { name, moves, scenario }
  })
  return editions.flatMap((edition) =>
    variants.flatMap((variant) =>
      read.map(({ name, moves, scenario }) => {
        const changed = { ...scenario, cards: [...scenario.cards, ...variant.cards] }
        const open = openScenario(changed, { edition })
        if (open.refusal !== null) throw new Error(`the board ${name}: ${open.refusal.reason}`)
        const game = open.game as KeyForge
        return {
          open,
          game,
          goals: goals.map(({ text }) => goalOf(game, text, ME, open.start.at)),
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
