import { CHANCE, type Choice, isRefusal, randomChoice, type Seeded, seeded } from '@battleline/kernel'
import type { KeyForgePosition } from '@battleline/keyforge'
import { planTurn } from '../bots/plan-turn.ts'
import { completeMove } from '../evaluation/complete-move.ts'
import { answersTo } from '../model/answers.ts'
import type { Answer, Bot, Situation, Thinking } from '../model/bot.ts'
import { type Ranked, RankedAnswer } from '../model/ranked-answer.ts'
import { actorsIn } from './actors.ts'
import { ACTS, chanceToWin, evaluate } from './evaluate.ts'
import { EVALUATION } from './evaluation.ts'
import { playOut } from './play-out.ts'
import { HOUSE, MAIN } from './steps.ts'

/** The worlds that are tried in turns. */
const WORLDS = 32
/** With no budget of its own. */
const DEFAULT_ITERATIONS = 400
/** The most answers to one decision that are compared. */
const MOST_ANSWERS = 40
/** How much more an answer is tried because it was tried seldom. */
const CURIOSITY = 0.1
/** The value of the position after a move counts like so many tries. */
const TRUST = 20
/** The most answers of a line: some combinations of cards go on for very long. */
const LONGEST = 60
/** Effort for the position after a move. */
const EFFORT = 16
/** What a move gains that the rules refuse in a world. */
const REFUSED = -100

/** A decision of the player after a line of answers, in any world. */
interface TreeNode {
  tries: number
  total: number
  /** The value of the position after its move, before the first try; null if nobody looked. */
  prior: number | null
  readonly choice: Choice
}

const newNode = (choice: Choice): TreeNode => ({ tries: 0, total: 0, prior: null, choice })

/**
 * Information-set Monte Carlo tree search: one tree of the player's answers until the end of the turn, for worlds that are
 * dealt anew from what the player knows. Each iteration follows the most promising answers in one world to the end of the
 * turn, plays the other player's next turn with quick answers, and takes the chance to win after it. Before the first one,
 * answers are expected to come to what the planner finds.
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
  tree.plan(() => stopped() || now() >= end)
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
  readonly #answers: readonly Choice[]
  /** By the answers that led there, in any order: most moves of a turn lead to the same in each order. */
  readonly #nodes = new Map<string, TreeNode>()
  readonly #gains = new Map<string, number>()
  readonly #worlds: KeyForgePosition[] = []
  /** The same for all answers, so that they are tried with the same dice. */
  readonly #dice: number
  #made = 0
  /** The sum of how much less likely a win is after the other player's turn than before it. */
  #lost = 0

  constructor(situation: Situation, random: Seeded) {
    this.#situation = situation
    this.#random = random
    this.#dice = random.below(2 ** 30)
    this.#answers = situation.answers(MOST_ANSWERS, random)
    this.isForced = this.#answers.length === 1
  }

  /** Plans the rest of the turn after each answer, for what is expected of answers before they are tried. */
  plan(stopped: () => boolean): void {
    const { game, player, asked } = this.#situation
    const random = this.#random
    const planning = { game, by: EVALUATION, player, random, stopped }
    const planned = planTurn(planning, this.#world(0), this.#answers, asked)
    for (const [choice, lead] of planned) this.#nodeAfter([], choice).prior = chanceToWin(lead)
  }

  /** Tries the most promising line once more. Each answer is tried in the same worlds in the same order. */
  iterate(): void {
    const { game, player, asked } = this.#situation
    const first = this.#select([], this.#world(0), this.#answers, asked.step)
    const path = [first]
    const random = seeded(this.#dice + first.tries)
    const end = this.#follow(this.#world(first.tries % WORLDS), path, random)
    const value = end === null ? 0 : playOut(game, end, player, random)
    this.#made++
    this.#lost += (path.at(-1)?.prior ?? value) - value
    for (const node of path) {
      node.tries++
      node.total += value
    }
  }

  /** True if so many more iterations cannot change the answer. */
  isDecided(left: number): boolean {
    const tries = this.#compared().map((node) => node.tries)
    const [most = 0, second = 0] = tries.sort((one, other) => other - one)
    return most - second > left
  }

  answer(): Answer {
    const compared = this.#compared()
    const best = compared.reduce((one, other) => (this.#rank(other) > this.#rank(one) ? other : one))
    return new RankedAnswer(
      this.#situation,
      best.choice,
      compared.map((node): Ranked => ({ choice: node.choice, value: this.#mean(node), tries: node.tries })),
    )
  }

  #compared(): readonly TreeNode[] {
    return this.#answers.map((choice) => this.#nodeAfter([], choice))
  }

  #world(at: number): KeyForgePosition {
    this.#worlds[at] ??= this.#situation.world(this.#random)
    return this.#worlds[at]
  }

  /** Follows an answer and what is best after it in a world to the end of the turn; null if the rules refuse it there. */
  #follow(world: KeyForgePosition, path: TreeNode[], random: Seeded): KeyForgePosition | null {
    const { game, player } = this.#situation
    const taken: string[] = []
    let choice = path[0]?.choice ?? ''
    let position = game.answer(world, choice)
    while (!isRefusal(position)) {
      const asked = game.decision(position)
      if (asked === null) return position
      if (asked.who === CHANCE) choice = randomChoice(asked, random)
      else {
        // After the last answer of the turn the other player decides, or the next turn begins.
        if (asked.who !== player || asked.step === HOUSE || path.length > LONGEST) return position
        taken.push(keyOf(path.at(-1)?.choice ?? ''))
        const answers = answersTo(asked, MOST_ANSWERS, random)
        const node = this.#select(taken, position, answers, asked.step)
        path.push(node)
        choice = node.choice
      }
      position = game.answer(position, choice)
    }
    return null
  }

  /** The answer with the best expectation, and some curiosity, after the taken ones. */
  #select(
    taken: readonly string[],
    position: KeyForgePosition,
    answers: readonly Choice[],
    step: string,
  ): TreeNode {
    let best: TreeNode | null = null
    let most = Number.NEGATIVE_INFINITY
    const nodes = answers.map((choice) => this.#nodeAfter(taken, choice))
    const tries = nodes.reduce((sum, node) => sum + node.tries, 0)
    const curious = CURIOSITY * Math.sqrt(Math.log(1 + tries))
    const lead = evaluate(this.#situation.game, position, this.#situation.player)
    for (const node of nodes) {
      node.prior ??= chanceToWin(lead + this.#gain(position, lead, node.choice, step, taken.at(-1)))
      const score = this.#mean(node) + curious / Math.sqrt(1 + node.tries)
      if (score > most) [best, most] = [node, score]
    }
    return best ?? newNode(answers[0] ?? '')
  }

  #nodeAfter(taken: readonly string[], choice: Choice): TreeNode {
    const key = taken.length === 0 ? keyOf(choice) : [...taken].sort().concat(keyOf(choice)).join('|')
    const known = this.#nodes.get(key)
    if (known !== undefined) return known
    const node = newNode(choice)
    this.#nodes.set(key, node)
    return node
  }

  /**
   * What a move gains in Æmber: measured in the first position that offers it, for its later ones are alike. `after` tells
   * questions within different moves apart.
   */
  #gain(position: KeyForgePosition, lead: number, choice: Choice, step: string, after = ''): number {
    if (step === MAIN && choice === 'end') return 0
    const key = `${step === MAIN ? '' : `${step} ${after} `}${keyOf(choice)}`
    const known = this.#gains.get(key)
    if (known !== undefined) return known
    const { game, player } = this.#situation
    const how = { game, by: EVALUATION, player, random: this.#random }
    const completed = completeMove(how, position, choice, { left: EFFORT })
    const acts = completed === null || step !== HOUSE ? 0 : ACTS * actorsIn(game, completed.position)
    const gain = completed === null ? REFUSED : completed.value + acts - lead
    this.#gains.set(key, gain)
    return gain
  }

  /** The expected value: that of the tries, and for few of them that of the position after it. */
  #mean({ tries, total, prior }: TreeNode): number {
    const loss = this.#made === 0 ? 0 : this.#lost / this.#made
    return (total + TRUST * ((prior ?? 0.5) - loss)) / (tries + TRUST)
  }

  /** An answer that was tried more often is more certain. */
  #rank(node: TreeNode): number {
    return this.#mean(node) - CURIOSITY / Math.sqrt(TRUST + node.tries)
  }
}

const keyOf = (choice: Choice): string => (typeof choice === 'string' ? choice : JSON.stringify(choice))
