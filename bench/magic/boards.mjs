// Random questions about declarations, the same for the same seed everywhere. What is drawn:
//
// - creatures and goals: so many as asked, each a kind of its own, or in kinds of several where `kinds` is true;
// - a pair is barred with a chance of its own for each board, so that there are sparse and dense ones;
// - blocks: one creature in eight may choose two goals, one in twenty any number; attacks: every creature one;
// - each goal, with one chance in four, is chosen by at least two or three creatures or by none, by at most one, or by
//   all or none (menace and the like); rarely by at most two creatures of a part of them;
// - each creature, with one chance in eight, is not declared alone, only alone, only with two others, or only beside one
//   of a few; one board in four has a cap on all declared creatures, one in four a cap over some of the goals;
// - requirements, about one and a half for each creature: it is declared, it chooses a certain goal (all creatures choose
//   one goal: a lure), one of several; and for goals: at least one, at least two, exactly one, at least one of a part of
//   the creatures; rarely one over several goals together, or one in force only if some creature is declared;
// - costs, on one board in three: for single creatures, for all creatures at some goals, or for pairs.
//
// `mix` turns all of it on; `plain` leaves only what one flow answers.

/** @typedef {import('@battleline/magic').DeclarationProblem} DeclarationProblem */

const MANY = 1_000_000_000

/** Numbers for a seed (mulberry32). */
export function seeded(/** @type {number} */ seed) {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (/** @type {number} */ count) => Math.floor(next() * count)
  return {
    below,
    /** @type {(chance: number) => boolean} */
    chance: (chance) => next() < chance,
    /** Some of the numbers below `count`, one at least. @type {(count: number, most: number) => number[]} */
    some: (count, most) => {
      const wanted = 1 + below(Math.min(count, most))
      const left = Array.from({ length: count }, (_, n) => n)
      return Array.from({ length: wanted }, () => left.splice(below(left.length), 1)[0] ?? 0).sort(
        (a, b) => a - b,
      )
    },
  }
}

/**
 * @param {number} seed
 * @param {{ creatures: number, goals: number, kind: 'attack' | 'block', mix?: boolean, kinds?: boolean, costs?: boolean }} size
 * @returns {DeclarationProblem}
 */
export function randomBoard(seed, { creatures, goals, kind, mix = true, kinds = false, costs = true }) {
  const draw = seeded(seed)
  const barred = [0, 0.2, 0.5, 0.8][draw.below(4)] ?? 0
  const mostOf = () => (kind === 'attack' ? 1 : draw.chance(1 / 20) ? MANY : draw.chance(1 / 8) ? 2 : 1)
  const copies = () => (kinds ? 1 + draw.below(3) : 1)
  const board = {
    creatures: Array.from({ length: creatures }, (_, n) => ({
      name: `c${n}`,
      count: copies(),
      most: mostOf(),
    })),
    goals: Array.from({ length: goals }, (_, n) => ({ name: `g${n}`, count: copies() })),
    bars: Array.from({ length: creatures }, () =>
      Array.from({ length: goals }, () => (draw.chance(barred) ? because('barred') : null)),
    ),
  }
  return {
    ...board,
    restrictions: mix ? restrictions(draw, board) : [],
    requirements: requirements(draw, board, mix),
    costs: mix && costs && draw.chance(1 / 3) ? prices(draw, board) : [],
  }
}

const because = (/** @type {string} */ reason) => ({ reason, cite: [] })
const all = (/** @type {readonly unknown[]} */ things) => things.map((_, n) => n)

/** @typedef {ReturnType<typeof seeded>} Draw */
/** @typedef {Pick<DeclarationProblem, 'creatures' | 'goals' | 'bars'>} Sides */

/**
 * @param {Draw} draw
 * @param {Sides} sides
 * @returns {DeclarationProblem['restrictions']}
 */
function restrictions(draw, { creatures, goals }) {
  const inAll = creatures.reduce((sum, { count }) => sum + count, 0)
  /** @type {import('@battleline/magic').Restriction[]} */
  const found = []
  for (const goal of all(goals)) {
    if (!draw.chance(1 / 4)) continue
    const allowed = [
      [span(0, 0), span(2, MANY)],
      [span(0, 0), span(3, MANY)],
      [span(0, 1)],
      [span(0, 0), span(inAll, inAll)],
      [span(0, 2)],
    ][draw.below(5)] ?? [span(0, MANY)]
    const part = draw.chance(1 / 10) ? draw.some(creatures.length, 4) : null
    found.push({
      kind: 'number',
      creatures: part,
      goals: [goal],
      together: false,
      allowed,
      ...because('number'),
    })
  }
  for (const creature of all(creatures)) {
    if (!draw.chance(1 / 8)) continue
    const why = because('company')
    found.push(
      [
        { kind: /** @type {const} */ ('others'), creature, least: 1, ...why },
        { kind: /** @type {const} */ ('alone'), creature, ...why },
        { kind: /** @type {const} */ ('others'), creature, least: 2, ...why },
        { kind: /** @type {const} */ ('beside'), creature, those: draw.some(creatures.length, 3), ...why },
      ][draw.below(4)] ?? { kind: 'alone', creature, ...why },
    )
  }
  if (draw.chance(1 / 4)) found.push({ kind: 'creatures', most: 1 + draw.below(inAll), ...because('cap') })
  if (draw.chance(1 / 4)) {
    const some = draw.some(goals.length, goals.length)
    const allowed = [span(0, 1 + draw.below(inAll))]
    found.push({ kind: 'number', creatures: null, goals: some, together: true, allowed, ...because('cap') })
  }
  return found
}

const span = (/** @type {number} */ least, /** @type {number} */ most) => ({ least, most })

/**
 * @param {Draw} draw
 * @param {Sides} sides
 * @param {boolean} mix
 * @returns {DeclarationProblem['requirements']}
 */
function requirements(draw, { creatures, goals }, mix) {
  const many = Math.ceil(creatures.length * 1.5)
  return Array.from({ length: many }, () => requirement(draw, creatures.length, goals.length, mix)).flat()
}

/** @returns {import('@battleline/magic').Requirement[]} */
function requirement(
  /** @type {Draw} */ draw,
  /** @type {number} */ creatures,
  /** @type {number} */ goals,
  /** @type {boolean} */ mix,
) {
  const why = because('required')
  const ifDeclared = mix && draw.chance(1 / 15) ? draw.some(creatures, 3) : null
  const creature = draw.below(creatures)
  const goal = draw.below(goals)
  const counted = { kind: /** @type {const} */ ('number'), creatures: null, goals: [goal], together: false }
  switch (draw.below(mix ? 10 : 6)) {
    case 0:
    case 1:
      return [{ kind: 'declared', creature, ifDeclared, ...why }]
    case 2:
    case 3:
      return [{ kind: 'chooses', creature, goals: [goal], each: true, ifDeclared, ...why }]
    case 4:
    case 5:
      return [{ ...counted, wanted: span(1, MANY), ifDeclared, ...why }]
    case 6:
      return [{ ...counted, wanted: draw.chance(0.5) ? span(2, MANY) : span(1, 1), ifDeclared, ...why }]
    case 7:
      return [{ ...counted, creatures: draw.some(creatures, 4), wanted: span(1, MANY), ifDeclared, ...why }]
    case 8: {
      const some = draw.some(goals, 3)
      if (draw.chance(0.5))
        return [{ kind: 'chooses', creature, goals: some, each: false, ifDeclared, ...why }]
      return [{ ...counted, goals: some, together: true, wanted: span(1, MANY), ifDeclared, ...why }]
    }
    default:
      if (!draw.chance(1 / 3)) return []
      return Array.from({ length: creatures }, (_, lured) => ({
        kind: /** @type {const} */ ('chooses'),
        creature: lured,
        goals: [goal],
        each: true,
        ifDeclared,
        ...why,
      }))
  }
}

/**
 * @param {Draw} draw
 * @param {Sides} sides
 * @returns {DeclarationProblem['costs']}
 */
function prices(draw, { creatures, goals }) {
  return Array.from({ length: 1 + draw.below(2) }, () => ({
    creatures: draw.chance(0.5) ? all(creatures) : draw.some(creatures.length, 3),
    goals: draw.chance(0.5) ? all(goals) : draw.some(goals.length, 2),
    per: draw.chance(1 / 4) ? /** @type {const} */ ('pair') : /** @type {const} */ ('creature'),
    ...because('cost'),
  }))
}

/** Any declaration, mostly an illegal one: each creature makes a legal choice with some probability. */
export function randomDeclaration(
  /** @type {number} */ seed,
  /** @type {DeclarationProblem} */ { creatures, goals, bars },
) {
  const draw = seeded(seed)
  /** @type {[number, number][]} */
  const pairs = []
  let creature = 0
  creatures.forEach(({ count, most }, kind) => {
    for (let copy = 0; copy < count; copy++, creature++) {
      if (draw.chance(0.5)) continue
      let goal = 0
      /** @type {number[]} */
      const open = []
      goals.forEach(({ count: many }, other) => {
        for (let n = 0; n < many; n++, goal++) if (bars[kind]?.[other] === null) open.push(goal)
      })
      const wanted = Math.min(open.length, most, 1 + draw.below(2))
      for (let n = 0; n < wanted; n++) pairs.push([creature, open.splice(draw.below(open.length), 1)[0] ?? 0])
    }
  })
  return pairs
}
