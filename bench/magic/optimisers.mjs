// The same questions put to two general optimisers, as linear programs with whole numbers. They know nothing of what the
// solver does: each pair, each creature and each span of numbers is a variable of its own.
import highsLoader from 'highs'
import { solve as solveWithYalps } from 'yalps'

/** @typedef {import('@battleline/magic').DeclarationProblem} DeclarationProblem */
/** @typedef {Map<string, number>} Sum */

const MANY = 1_000_000_000

/** A question as variables of 0 or 1, sums of them within bounds, and a sum to make large. */
class Model {
  /** @type {{ sum: Sum, least: number, most: number }[]} */
  rows = []
  /** @type {Sum} */
  gains = new Map()
  /** @type {Set<string>} */
  names = new Set()
  spans = 0

  constructor(/** @type {DeclarationProblem} */ board) {
    this.board = board
    this.creatures = singles(board.creatures)
    this.goals = singles(board.goals)
  }

  row(/** @type {Sum} */ sum, /** @type {number} */ least, /** @type {number} */ most) {
    for (const name of sum.keys()) this.names.add(name)
    this.rows.push({ sum, least, most })
  }

  gain(/** @type {string} */ name) {
    this.names.add(name)
    this.gains.set(name, (this.gains.get(name) ?? 0) + 1)
  }

  /** The variables of the pairs of some creatures with some goals, without illegal ones and those with a cost. */
  pairs(/** @type {Single[]} */ creatures, /** @type {Single[]} */ goals) {
    const { bars, costs } = this.board
    const isOpen = (/** @type {Single} */ { kind }, /** @type {Single} */ goal) =>
      bars[kind]?.[goal.kind] === null &&
      !costs.some((cost) => cost.creatures.includes(kind) && cost.goals.includes(goal.kind))
    return creatures.flatMap((creature) =>
      goals.filter((goal) => isOpen(creature, goal)).map((goal) => `x${creature.n}_${goal.n}`),
    )
  }

  of(/** @type {Single[]} */ singles, /** @type {readonly number[] | null} */ kinds) {
    return singles.filter(({ kind }) => kinds === null || kinds.includes(kind))
  }

  /** A creature is declared exactly if it chooses a goal, and chooses at most as many as it may. */
  declared() {
    for (const creature of this.creatures) {
      const own = this.pairs([creature], this.goals)
      const most = Math.min(own.length, this.board.creatures[creature.kind]?.most ?? 1)
      this.row(new Map([...ones(own), [`u${creature.n}`, -most]]), -MANY, 0)
      this.row(new Map([...ones(own), [`u${creature.n}`, -1]]), 0, MANY)
    }
  }

  /** A variable that is 1 only if the sum is between two numbers. */
  spanned(/** @type {string[]} */ sum, /** @type {{ least: number, most: number }} */ { least, most }) {
    const name = `s${this.spans++}`
    const all = sum.length
    this.row(new Map([...ones(sum), [name, -least]]), 0, MANY)
    this.row(new Map([...ones(sum), [name, all - Math.min(most, all)]]), -MANY, all)
    return name
  }

  counted(/** @type {import('@battleline/magic').Counted} */ { creatures, goals, together }) {
    const [some, chosen] = [this.of(this.creatures, creatures), this.of(this.goals, goals)]
    return together ? [this.pairs(some, chosen)] : chosen.map((goal) => this.pairs(some, [goal]))
  }

  restrict(/** @type {import('@battleline/magic').Restriction} */ one) {
    if (one.kind === 'number') {
      for (const sum of this.counted(one))
        this.row(ones(one.allowed.map((span) => this.spanned(sum, span))), 1, MANY)
      return
    }
    if (one.kind === 'creatures') {
      this.row(ones(this.creatures.map(({ n }) => `u${n}`)), -MANY, one.most)
      return
    }
    for (const { n } of this.of(this.creatures, [one.creature])) {
      const others = this.creatures.filter((other) => other.n !== n)
      const wanted = one.kind === 'beside' ? this.of(others, one.those) : others
      const sum = ones(wanted.map((other) => `u${other.n}`))
      if (one.kind === 'alone') this.row(new Map([...sum, [`u${n}`, others.length]]), -MANY, others.length)
      else this.row(new Map([...sum, [`u${n}`, one.kind === 'others' ? -one.least : -1]]), 0, MANY)
    }
  }

  require(/** @type {import('@battleline/magic').Requirement} */ one) {
    if (one.kind === 'number') {
      for (const sum of this.counted(one)) this.gain(this.spanned(sum, one.wanted))
      return
    }
    for (const creature of this.of(this.creatures, [one.creature])) {
      if (one.kind === 'declared') this.gain(`u${creature.n}`)
      else {
        const sum = this.pairs([creature], this.of(this.goals, one.goals))
        if (one.each) for (const name of sum) this.gain(name)
        else this.gain(this.spanned(sum, { least: 1, most: MANY }))
      }
    }
  }
}

/** @param {DeclarationProblem} board with the requirements that are in force; without payments */
export function programOf(board) {
  const model = new Model(board)
  model.declared()
  for (const one of board.restrictions) model.restrict(one)
  for (const one of board.requirements) model.require(one)
  return { rows: model.rows, gains: model.gains, binaries: [...model.names] }
}

/** @typedef {{ kind: number, n: number }} Single */

const singles = (/** @type {readonly { count: number }[]} */ kinds) =>
  kinds
    .flatMap(({ count }, kind) => Array.from({ length: count }, () => kind))
    .map((kind, n) => ({ n, kind }))

/** @returns {Sum} */
const ones = (/** @type {string[]} */ names) => new Map(names.map((name) => [name, 1]))

/** The most requirements by yalps; -1 if no declaration is possible, null if it ran out of time. */
export function mostByYalps(
  /** @type {ReturnType<typeof programOf>} */ { rows, gains, binaries },
  timeout = 10_000,
) {
  /** @type {Record<string, Record<string, number>>} */
  const variables = Object.fromEntries(binaries.map((name) => [name, { gain: gains.get(name) ?? 0 }]))
  /** @type {Record<string, { min?: number, max?: number }>} */
  const constraints = {}
  rows.forEach(({ sum, least, most }, n) => {
    constraints[`r${n}`] = { ...(least > -MANY && { min: least }), ...(most < MANY && { max: most }) }
    for (const [name, factor] of sum) Object.assign(variables[name] ?? {}, { [`r${n}`]: factor })
  })
  const solution = solveWithYalps(
    { direction: 'maximize', objective: 'gain', constraints, variables, binaries },
    { timeout, maxIterations: 1e6 },
  )
  if (solution.status === 'infeasible') return -1
  return solution.status === 'optimal' ? Math.round(solution.result) + 0 : null
}

/** @returns {Promise<(program: ReturnType<typeof programOf>) => number | null>} the same by highs */
export async function highs() {
  // Its types describe it as a CommonJS module.
  const load = /** @type {typeof highsLoader.default} */ (/** @type {unknown} */ (highsLoader))
  const solver = await load()
  return ({ rows, gains, binaries }) => {
    const text = (/** @type {Iterable<[string, number]>} */ sum) =>
      [...sum].map(([name, factor]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`).join('\n ')
    const lines = rows.flatMap(({ sum, least, most }, n) => {
      const factors = [...sum].filter(([, factor]) => factor !== 0)
      // The format requires a variable in each row; one that is always 0 changes nothing.
      const left = text(factors.length > 0 ? factors : [['nothing', 1]])
      return [
        ...(least > -MANY ? [` a${n}: ${left} >= ${least}`] : []),
        ...(most < MANY ? [` b${n}: ${left} <= ${most}`] : []),
      ]
    })
    const objective = text([...gains, ['nothing', 0]])
    const program = `Maximize\n obj: ${objective}\nSubject To\n${lines.join('\n')}\nBounds\n nothing = 0\nBinary\n ${binaries.join('\n ')}\nEnd\n`
    const { Status: status, ObjectiveValue: value } = solver.solve(program, {
      mip_rel_gap: 0,
      mip_abs_gap: 0.5,
      output_flag: false,
    })
    if (status === 'Infeasible') return -1
    return status === 'Optimal' ? Math.round(value) + 0 : null
  }
}
