// Boards that are intentionally hard or large.
import { seeded } from './boards.mjs'

/** @typedef {import('@battleline/magic').DeclarationProblem} DeclarationProblem */

const MANY = 1_000_000_000
const why = (/** @type {string} */ reason) => ({ reason, cite: [] })
const menace = (/** @type {number} */ least) => [
  { least: 0, most: 0 },
  { least, most: MANY },
]

/**
 * Blocking with everything, where that is legal exactly if no choice of three-blocker attackers can be blocked by each
 * creature once: every blocker is told to block the attackers that its number is in, all but one are told to block an
 * attacker that is blocked by all or none, and the question is whether all may block that one.
 * @param {number} seed
 * @param {{ blockers: number, attackers: number, solvable: boolean }} size
 * @returns {{ board: DeclarationProblem, pairs: [number, number][] }}
 */
export function exactCover(seed, { blockers, attackers, solvable }) {
  const draw = seeded(seed)
  const triples = Array.from({ length: attackers }, () => three(draw, blockers))
  if (solvable) {
    const left = Array.from({ length: blockers }, (_, n) => n)
    for (let n = 0; n < blockers / 3; n++)
      triples[n] = Array.from({ length: 3 }, () => left.splice(draw.below(left.length), 1)[0] ?? 0)
  }
  const last = attackers
  const goals = [...triples.map((_, n) => ({ name: `A${n + 1}`, count: 1 })), { name: 'Kraken', count: 1 }]
  const creatures = Array.from({ length: blockers }, (_, n) => ({ name: `${n + 1}`, count: 1, most: 1 }))
  const blocks = (/** @type {number} */ creature, /** @type {number} */ goal) => ({
    kind: /** @type {const} */ ('chooses'),
    creature,
    goals: [goal],
    each: true,
    ifDeclared: null,
    ...why('is told to'),
  })
  const number = { kind: /** @type {const} */ ('number'), creatures: null, together: false }
  return {
    board: {
      creatures,
      goals,
      bars: creatures.map(() => goals.map(() => null)),
      costs: [],
      restrictions: [
        ...triples.map((_, goal) => ({
          ...number,
          goals: [goal],
          allowed: menace(3),
          ...why('three or more'),
        })),
        {
          ...number,
          goals: [last],
          allowed: [
            { least: 0, most: 0 },
            { least: blockers, most: blockers },
          ],
          ...why('all'),
        },
      ],
      requirements: [
        ...triples.flatMap((triple, goal) => triple.map((creature) => blocks(creature, goal))),
        ...creatures.slice(1).map((_, n) => blocks(n + 1, last)),
      ],
    },
    pairs: creatures.map((_, n) => [n, last]),
  }
}

function three(/** @type {ReturnType<typeof seeded>} */ draw, /** @type {number} */ count) {
  const left = Array.from({ length: count }, (_, n) => n)
  return Array.from({ length: 3 }, () => left.splice(draw.below(left.length), 1)[0] ?? 0)
}

/**
 * Swarms: so many attackers and blockers, in so many kinds of each. Attackers with menace, that must be blocked, that
 * all must block, or none of it; blockers that must block, that can block two, that cannot block fliers, or none of it.
 * @param {{ creatures: number, kinds: number }} size
 * @returns {{ board: DeclarationProblem, pairs: [number, number][] }}
 */
export function swarm({ creatures: many, kinds }) {
  const sizes = Array.from(
    { length: kinds },
    (_, n) => Math.floor((many * (n + 1)) / kinds) - Math.floor((many * n) / kinds),
  )
  const all = sizes.map((_, n) => n)
  const creatures = sizes.map((count, n) => ({ name: `blocker ${n}`, count, most: n % 5 === 3 ? 2 : 1 }))
  const goals = sizes.map((count, n) => ({ name: `attacker ${n}`, count }))
  const number = { kind: /** @type {const} */ ('number'), creatures: null, together: false }
  const board = {
    creatures,
    goals,
    bars: all.map((creature) =>
      all.map((goal) => ((creature * 3 + goal * 2) % 7 === 0 ? why('flying') : null)),
    ),
    costs: [],
    restrictions: [
      ...all
        .filter((n) => n % 5 === 1)
        .map((n) => ({ ...number, goals: [n], allowed: menace(2), ...why('menace') })),
      { kind: /** @type {const} */ ('creatures'), most: Math.ceil(many * 0.9), ...why('cap') },
    ],
    requirements: [
      ...all
        .filter((n) => n % 5 < 3)
        .map((n) => ({
          ...number,
          goals: [n],
          wanted: { least: 1, most: MANY },
          ifDeclared: null,
          ...why('must be'),
        })),
      ...all
        .filter((n) => n % 5 === 2)
        .map((creature) => ({
          kind: /** @type {const} */ ('declared'),
          creature,
          ifDeclared: null,
          ...why('must'),
        })),
      ...all.map((creature) => ({
        kind: /** @type {const} */ ('chooses'),
        creature,
        goals: [kinds - 1],
        each: true,
        ifDeclared: null,
        ...why('lure'),
      })),
    ],
  }
  // The first blockers block the first attackers that they may.
  /** @type {[number, number][]} */
  const pairs = []
  for (let n = 0; n < many; n += 3) pairs.push([n, n])
  return { board, pairs }
}
