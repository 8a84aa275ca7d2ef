import {
  CHANCE,
  type Choice,
  type Decision,
  isRefusal,
  type Position,
  type Refusal,
  randomChoice,
  seeded,
} from '@battleline/kernel'
import { readScenarios } from '../src/files/read-scenarios.ts'

interface Game<P extends Position> {
  decision(position: P): Decision | null
  answer(position: P, choice: Choice): P | Refusal
}

/** A game played at random from a position, up to its end or this many decisions of players. */
export function playedAtRandom<P extends Position>(game: Game<P>, start: P, seed: number, most: number) {
  const [dice, random] = [seeded(seed), seeded(seed + 1000)]
  const choices: { readonly position: P; readonly choice: Choice }[] = []
  let position = start
  for (;;) {
    const asked = game.decision(position)
    if (asked === null || (choices.length >= most && asked.who !== CHANCE)) break
    const choice = randomChoice(asked, asked.who === CHANCE ? dice : random)
    if (asked.who !== CHANCE) choices.push({ position, choice })
    position = accepted(game.answer(position, choice))
  }
  return { choices, end: position }
}

export function accepted<P extends Position>(position: P | Refusal): P {
  if (isRefusal(position)) throw new Error(position.reason)
  return position
}

/** The scenarios of a text beside which these files lie. */
export function readBeside(text: string, files: Readonly<Record<string, string>> = {}) {
  const readCards = (path: string) => {
    const found = files[path]
    return found === undefined ? { reason: 'no such file' } : { text: found }
  }
  return readScenarios(text, { file: 'game.yaml', readCards })
}
