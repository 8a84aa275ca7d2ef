import { CHANCE, type Choice, isRefusal, randomChoice, type Seeded, seeded } from '@battleline/kernel'
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
const CURIOSITY = 0.18
/** The value of the position after a move counts like so many tries. */
const TRUST = 6
/** The answers after a line are compared when the line was tried this often; before, play-outs go on from there. */
const GROWN = 5
/** Effort for the position after a move. */
const EFFORT = 16

/** A decision of the player after a line of answers, in any world. */
interface TreeNode {
  tries: number
  total: number
  /** How often it could have been tried. */
  offered: number
  /** The value of the position after its move, before the first try; null if nobody looked. */
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
 * dealt anew from what the player knows. Each iteration follows the tree in one world, plays on with
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
    if (tree.isDecided(iterations - made)) return
    tree.iterate()
    yield tree.answer()
  }
}

class SearchTree {
  /** True if there is only one answer. */
  readonly isForced: boolean
  readonly #situation: Situation
  readonly #random: Seeded
  readonly #root: TreeNode = newNode('')
  readonly #answers: readonly Choice[]
  readonly #worlds: KeyForgePosition[] = []
  /** The same for all answers, so that they are tried with the same dice. */
  readonly #dice: number

  constructor(situation: Situation, random: Seeded) {
    this.#situation = situation
    this.#random = random
    this.#dice = random.below(2 ** 30)
    this.#answers = situation.answers(MOST_ANSWERS, random)
    for (const choice of this.#answers) childOf(this.#root, choice)
    this.isForced = this.#answers.length === 1
  }

  /** Tries the most promising answer once more. Each answer is tried in the same worlds in the same order. */
  iterate(): void {
    const { game, player, asked } = this.#situation
    const first = this.#select(this.#root, this.#world(0), this.#answers, asked.step)
    const world = this.#world(first.tries % WORLDS)
    const random = seeded(this.#dice + first.tries)
    const path = [this.#root, first]
    const end = this.#follow(world, first, path, random)
    const value = end === null ? 0 : playOut(game, end, player, random)
    for (const node of path) {
      node.tries++
      node.total += value
    }
  }

  /** True if so many more iterations cannot change the answer. */
  isDecided(left: number): boolean {
    let [most, second] = [0, 0]
    for (const { tries } of this.#root.children.values()) {
      if (tries > most) [most, second] = [tries, most]
      else if (tries > second) second = tries
    }
    return most - second > left
  }

  #world(at: number): KeyForgePosition {
    this.#worlds[at] ??= this.#situation.world(this.#random)
    return this.#worlds[at]
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

  /**
   * Follows an answer and the tree below it in a world, to a decision that was not tried often; null if the rules refuse an
   * answer there.
   */
  #follow(
    world: KeyForgePosition,
    first: TreeNode,
    path: TreeNode[],
    random: Seeded,
  ): KeyForgePosition | null {
    const { game, player } = this.#situation
    let node = first
    let position = game.answer(world, first.choice)
    for (;;) {
      if (isRefusal(position)) return null
      const asked = game.decision(position)
      if (asked === null) return position
      let choice: Choice
      if (asked.who === CHANCE) choice = randomChoice(asked, random)
      else {
        if (asked.who !== player || asked.step === HOUSE || node.tries < GROWN) return position
        node = this.#select(node, position, answersTo(asked, MOST_ANSWERS, random), asked.step)
        path.push(node)
        choice = node.choice
      }
      position = game.answer(position, choice)
    }
  }

  #select(node: TreeNode, position: KeyForgePosition, answers: readonly Choice[], step: string): TreeNode {
    let best: TreeNode | null = null
    let most = Number.NEGATIVE_INFINITY
    for (const choice of answers) {
      const child = childOf(node, choice)
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

/** The node after an answer; a new one if it has not been thought of. */
function childOf(node: TreeNode, choice: Choice): TreeNode {
  const key = typeof choice === 'string' ? choice : JSON.stringify(choice)
  const known = node.children.get(key)
  if (known !== undefined) return known
  const child = newNode(choice)
  node.children.set(key, child)
  return child
}

/** The expected value: that of the tries, and for few of them that of the position after it. */
const meanOf = ({ tries, total, prior }: TreeNode): number =>
  (total + TRUST * (prior ?? 0.5)) / (tries + TRUST)

/** The most tried answer is best; of equally tried ones, that with the higher value. */
const rankOf = (node: TreeNode): number => node.tries + meanOf(node)
