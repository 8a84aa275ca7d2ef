import { CHANCE, type Choice, isRefusal, randomChoice, type Seeded } from '@battleline/kernel'
import type { KeyForgePosition } from '@battleline/keyforge'
import { completeMove } from '../evaluation/complete-move.ts'
import { chanceToWin, evaluate } from '../evaluation/evaluate.ts'
import { playOut } from '../evaluation/play-out.ts'
import { HOUSE, MAIN } from '../evaluation/steps.ts'
import { answersTo } from '../model/answers.ts'
import type { Answer, Bot, Situation, Thinking } from '../model/bot.ts'
import { type Ranked, RankedAnswer } from '../model/ranked-answer.ts'

/** The worlds that are tried in turns. */
const WORLDS = 32
/** With no budget of its own. */
const DEFAULT_ITERATIONS = 400
/** The most answers to one decision that are compared. */
const MOST_ANSWERS = 40
/** How much more an answer is tried because it was tried seldom. */
const CURIOSITY = 0.25
/** An answer counts as tried this often with the value of the position after it. */
const TRUST = 3
/** Effort for the position after a move. */
const EFFORT = 16

/** A decision of the player after a line of answers, in any world. */
interface TreeNode {
  tries: number
  total: number
  /** How often it could have been tried. */
  offered: number
  /** The expected value before the first try; null if nobody looked. */
  prior: number | null
  readonly choice: Choice
  readonly children: Map<string, TreeNode>
}

const newNode = (choice: Choice): TreeNode => ({
  tries: 0,
  total: 0,
  offered: 0,
  prior: null,
  choice,
  children: new Map(),
})

/**
 * Information-set Monte Carlo tree search: one tree of the player's answers until the end of the turn, for worlds that are
 * dealt anew from what the player knows. Each iteration follows the tree in one world, adds one answer to it, plays on with
 * quick answers until the other player's next turn has ended, and takes the chance to win there.
 */
export const search: Bot = (situation, thinking) => {
  let answer: Answer | null = null
  for (const better of searching(situation, thinking)) answer = better
  if (answer === null) throw new Error('a search gives an answer at once')
  return answer
}

/** The search as a series of ever better answers, one after each iteration: stop it when you like. */
export function* searching(situation: Situation, thinking: Thinking): Generator<Answer> {
  const tree = new SearchTree(situation, thinking.random)
  yield tree.answer()
  if (tree.isForced) return
  const { budget, now, stopped } = thinking
  const { milliseconds } = budget
  const iterations =
    budget.iterations ?? (milliseconds === undefined ? DEFAULT_ITERATIONS : Number.POSITIVE_INFINITY)
  const end = milliseconds === undefined ? Number.POSITIVE_INFINITY : now() + milliseconds
  for (let made = 0; made < iterations && !stopped() && now() < end; made++) {
    tree.iterate(made)
    yield tree.answer()
  }
}

class SearchTree {
  /** True if there is only one answer. */
  readonly isForced: boolean
  readonly #situation: Situation
  readonly #random: Seeded
  readonly #root: TreeNode = newNode('')
  readonly #worlds: KeyForgePosition[] = []

  constructor(situation: Situation, random: Seeded) {
    this.#situation = situation
    this.#random = random
    const answers = situation.answers(MOST_ANSWERS, random)
    for (const choice of answers) this.#root.children.set(JSON.stringify(choice), newNode(choice))
    this.isForced = answers.length === 1
  }

  iterate(made: number): void {
    const at = made % WORLDS
    this.#worlds[at] ??= this.#situation.world(this.#random)
    const world = this.#worlds[at]
    const path = [this.#root]
    const end = this.#follow(world, path)
    const value = end === null ? 0 : playOut(this.#situation.game, end, this.#situation.player, this.#random)
    for (const node of path) {
      node.tries++
      node.total += value
    }
  }

  answer(): Answer {
    const compared = [...this.#root.children.values()]
    const first = compared[0] ?? newNode(this.#situation.asked.ids[0] ?? '')
    const best = compared.reduce((one, other) => (rankOf(other) > rankOf(one) ? other : one), first)
    return new RankedAnswer(
      this.#situation,
      best.choice,
      compared.map((node): Ranked => ({ choice: node.choice, value: meanOf(node), tries: node.tries })),
    )
  }

  /** Follows the tree in a world to a new node; null if the rules refuse an answer there. */
  #follow(world: KeyForgePosition, path: TreeNode[]): KeyForgePosition | null {
    const { game, player } = this.#situation
    let position = world
    let node = this.#root
    for (;;) {
      const asked = game.decision(position)
      if (asked === null) return position
      let choice: Choice
      let added = false
      if (asked.who === CHANCE) choice = randomChoice(asked, this.#random)
      else if (asked.who !== player || (asked.step === HOUSE && node !== this.#root)) return position
      else {
        const answers =
          node === this.#root
            ? [...node.children.values()].map((one) => one.choice)
            : answersTo(asked, MOST_ANSWERS, this.#random)
        const child = this.#select(node, position, answers, asked.step)
        path.push(child)
        added = child.tries === 0
        choice = child.choice
        node = child
      }
      const next = game.answer(position, choice)
      if (isRefusal(next)) return null
      position = next
      if (added) return position
    }
  }

  #select(node: TreeNode, position: KeyForgePosition, answers: readonly Choice[], step: string): TreeNode {
    let best: TreeNode | null = null
    let most = Number.NEGATIVE_INFINITY
    for (const choice of answers) {
      const key = JSON.stringify(choice)
      let child = node.children.get(key)
      if (child === undefined) {
        child = newNode(choice)
        node.children.set(key, child)
      }
      child.offered++
      child.prior ??= this.#valueAfter(position, choice, step)
      const curiosity = CURIOSITY * Math.sqrt(Math.log(1 + child.offered) / (1 + child.tries))
      const score = meanOf(child) + curiosity
      if (score > most) [best, most] = [child, score]
    }
    return best ?? newNode(answers[0] ?? '')
  }

  #valueAfter(position: KeyForgePosition, choice: Choice, step: string): number {
    const { game, player } = this.#situation
    if (step === MAIN && choice === 'end') return chanceToWin(evaluate(game, position, player))
    const completed = completeMove(game, position, choice, player, this.#random, { left: EFFORT })
    return completed === null ? 0 : chanceToWin(completed.value)
  }
}

/** The expected value: that of the tries, and for few of them that of the position after it. */
const meanOf = ({ tries, total, prior }: TreeNode): number =>
  (total + TRUST * (prior ?? 0.5)) / (tries + TRUST)

/** The most tried answer is best; of equally tried ones, that with the higher value. */
const rankOf = (node: TreeNode): number => node.tries + meanOf(node)
