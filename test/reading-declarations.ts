import type { Counted, DeclarationProblem, Kind, Pair, Requirement, Restriction } from '@battleline/magic'

// The rules of declarations applied pair by pair, slowly, without any code of the solver.

/** The violations of a declaration, and for each active requirement the obeyed and all instances. */
export interface Read {
  readonly broken: number
  readonly obeyed: number
  readonly requirements: readonly { readonly obeyed: number; readonly instances: number }[]
}

const numbered = (kinds: readonly Kind[]): number[] =>
  kinds.flatMap(({ count }, kind) => new Array<number>(count).fill(kind))
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

export const readDeclaration = (board: DeclarationProblem, pairs: readonly Pair[]): Read =>
  new Reading(board, pairs).all()

class Reading {
  readonly #board: DeclarationProblem
  readonly #pairs: readonly Pair[]
  /** The kind of each creature and of each goal. */
  readonly #from: readonly number[]
  readonly #to: readonly number[]
  readonly #declared: readonly number[]

  constructor(board: DeclarationProblem, pairs: readonly Pair[]) {
    this.#board = board
    this.#pairs = pairs
    this.#from = numbered(board.creatures)
    this.#to = numbered(board.goals)
    this.#declared = this.#from.flatMap((_, one) => (this.#chosenBy(one).length > 0 ? [one] : []))
  }

  all(): Read {
    const [from, to, declared, { bars, creatures }] = [this.#from, this.#to, this.#declared, this.#board]
    const barred = this.#pairs.filter(([one, goal]) => bars[from[one]!]![to[goal]!] !== null).length
    const greedy = declared.filter((one) => this.#chosenBy(one).length > creatures[from[one]!]!.most)
    const twice = declared.filter((one) => new Set(this.#chosenBy(one)).size < this.#chosenBy(one).length)
    const requirements = this.#board.requirements
      .filter(({ ifDeclared }) => ifDeclared === null || this.#ofKinds(ifDeclared) > 0)
      .map((one) => {
        const instances = this.#instancesOf(one)
        return { obeyed: instances.filter(Boolean).length, instances: instances.length }
      })
    const violated = this.#board.restrictions.filter((one) => this.#violates(one)).length
    return {
      // Impossible pairs are not checked further.
      broken: (barred > 0 ? barred : greedy.length + twice.length) + violated,
      obeyed: sum(requirements.map(({ obeyed }) => obeyed)),
      requirements,
    }
  }

  #chosenBy = (creature: number): number[] =>
    this.#pairs.filter(([one]) => one === creature).map(([, goal]) => goal)

  #ofKinds = (kinds: readonly number[]): number =>
    this.#declared.filter((one) => kinds.includes(this.#from[one]!)).length

  #counts({ creatures, goals, together }: Counted): number[] {
    const each = this.#to.flatMap((kind, goal) => {
      if (!goals.includes(kind)) return []
      const by = this.#pairs.filter(([, chosen]) => chosen === goal).map(([one]) => this.#from[one]!)
      return [by.filter((own) => creatures === null || creatures.includes(own)).length]
    })
    return together ? [sum(each)] : each
  }

  #violates(one: Restriction): boolean {
    const declared = this.#declared
    const isAllowed = (count: number) =>
      one.kind === 'number' && one.allowed.some(({ least, most }) => count >= least && count <= most)
    switch (one.kind) {
      case 'number':
        return !this.#counts(one).every(isAllowed)
      case 'creatures':
        return declared.length > one.most
      case 'alone':
        return this.#ofKinds([one.creature]) > 0 && declared.length > 1
      case 'others':
        return this.#ofKinds([one.creature]) > 0 && declared.length - 1 < one.least
      case 'beside': {
        const fits = (other: number) => one.those.includes(this.#from[other]!)
        const own = declared.filter((other) => this.#from[other] === one.creature)
        return own.some((creature) => !declared.some((other) => other !== creature && fits(other)))
      }
    }
  }

  #instancesOf(one: Requirement): boolean[] {
    if (one.kind === 'number')
      return this.#counts(one).map((count) => count >= one.wanted.least && count <= one.wanted.most)
    const able = this.#from.flatMap((kind, creature) => (kind === one.creature ? [creature] : []))
    if (one.kind === 'declared') return able.map((creature) => this.#declared.includes(creature))
    return able.flatMap((creature) => {
      const chosen = this.#chosenBy(creature)
      const met = this.#to.flatMap((kind, goal) => (one.goals.includes(kind) ? [chosen.includes(goal)] : []))
      return one.each ? met : [met.includes(true)]
    })
  }
}
