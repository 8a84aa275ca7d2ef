import { isRefusal, seeded } from '@battleline/kernel'
import { adapters, readScenarios, type Scenario } from '@battleline/scenario'
import type { Boards } from '../boards/board-document.ts'
import { duelBoards } from '../boards/duel.ts'
import { grandArchiveBoards } from '../boards/grand-archive.ts'
import { keyforgeBoards } from '../boards/keyforge.ts'
import { magicBoards } from '../boards/magic.ts'
import type { CountCase } from '../model/case.ts'
import { OVER } from '../runner/answer-case.ts'
import { countEndings } from '../runner/count-endings.ts'
import { factsOnBoard } from './card-facts.ts'
import { numbersOn } from './numbers.ts'

const GENERATORS: readonly Boards[] = [keyforgeBoards, magicBoards, grandArchiveBoards, duelBoards]

/** A board with more positions says little more, and takes long. */
const MOST_POSITIONS = 5000

/** The generated boards of each game that is known, numbered from 1. A board with too many positions is left out. */
export function countCases(boards: number): readonly CountCase[] {
  return GENERATORS.filter(({ game }) => adapters.names.includes(game)).flatMap((generator) =>
    Array.from({ length: boards }, (_, at) => countCase(generator, at + 1)).filter((one) => one !== null),
  )
}

function countCase({ game: name, over, board }: Boards, number: number): CountCase | null {
  const scenario = scenarioOf({ name: `board ${number}`, ...board(seeded(number)) })
  const game = adapters.of(name).game(scenario, scenario.edition)
  const start = game.begin(scenario.setup)
  if (isRefusal(start)) throw new Error(`${name}, board ${number}: ${start.reason}`)
  const counted = countEndings(game, start, OVER[over], MOST_POSITIONS)
  if (counted === null) return null
  const { sequences, endings, digest } = counted
  return {
    kind: 'count',
    id: `${name}/board ${number}`,
    game: name,
    edition: scenario.edition,
    cards: factsOnBoard(scenario),
    board: scenario.setup,
    numbers: numbersOn(game, start, scenario.players),
    over,
    expect: { sequences, endings, digest },
  }
}

function scenarioOf(document: object): Scenario {
  const { scenarios, problems } = readScenarios(JSON.stringify(document), { file: 'board.json' })
  const [scenario] = scenarios
  if (scenario === undefined) throw new Error(problems.map(({ message }) => message).join('; '))
  return scenario
}
