/** How many games of a pair of contestants each of them won; a game without a winner is half a win for both. */
export interface Score {
  readonly one: number
  readonly other: number
  readonly wins: number
  readonly losses: number
}

/** A rating and the half of its 95 % interval, both in Elo. */
export interface Rating {
  readonly rating: number
  readonly error: number
}

/** The rating of the contestant that the others are compared with. */
const ANCHOR = 1000
/** Elo: 400 points are odds of ten to one. */
const POINTS = 400 / Math.log(10)
/** The normal distribution has 95 % within so many standard deviations. */
const WITHIN = 1.96
const ROUNDS = 60

/**
 * Elo ratings of maximum likelihood (Bradley and Terry's model, by Newton's method), with one contestant at 1000. Each pair
 * that met gets one more game without a winner, so that a rating is finite when a contestant won every game. The errors come from
 * the curvature of the likelihood there; they take games as independent.
 */
export function ratings(count: number, scores: readonly Score[], anchor: number): readonly Rating[] {
  const pairs = scores
    .filter(({ wins, losses }) => wins + losses > 0)
    .map(({ one, other, wins, losses }) => ({ one, other, wins: wins + 0.5, games: wins + losses + 1 }))
  const strength = Array.from({ length: count }, () => 0)
  const free = strength.map((_, at) => at).filter((at) => at !== anchor)
  let covariance: number[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const slope = strength.map(() => 0)
    const curve = strength.map(() => strength.map(() => 0))
    for (const { one, other, wins, games } of pairs) {
      const chance = 1 / (1 + Math.exp((strength[other] ?? 0) - (strength[one] ?? 0)))
      const weight = games * chance * (1 - chance)
      add(slope, one, wins - games * chance)
      add(slope, other, games * chance - wins)
      for (const [row, column, by] of [
        [one, one, weight],
        [other, other, weight],
        [one, other, -weight],
        [other, one, -weight],
      ] as const)
        add(curve[row] ?? [], column, by)
    }
    // Contestants that have not played stay where they are.
    for (const at of free) if ((curve[at]?.[at] ?? 0) === 0) add(curve[at] ?? [], at, 1e-9)
    covariance = inverse(free.map((row) => free.map((column) => curve[row]?.[column] ?? 0)))
    for (const [row, at] of free.entries()) {
      const step = free.reduce(
        (sum, other, column) => sum + (covariance[row]?.[column] ?? 0) * (slope[other] ?? 0),
        0,
      )
      add(strength, at, Math.max(-1, Math.min(1, step)))
    }
  }
  return strength.map((value, at) => {
    const place = free.indexOf(at)
    const variance = place < 0 ? 0 : (covariance[place]?.[place] ?? 0)
    return { rating: ANCHOR + value * POINTS, error: WITHIN * Math.sqrt(Math.max(0, variance)) * POINTS }
  })
}

function add(list: number[], at: number, by: number): void {
  list[at] = (list[at] ?? 0) + by
}

/** The inverse of a symmetric positive matrix, by elimination. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, at) => [...row, ...row.map((_, other) => (other === at ? 1 : 0))])
  for (let at = 0; at < size; at++) {
    const pivot = rows[at] ?? []
    const by = pivot[at] ?? 1
    for (let column = 0; column < 2 * size; column++) pivot[column] = (pivot[column] ?? 0) / by
    for (const [other, row] of rows.entries()) {
      const times = other === at ? 0 : (row[at] ?? 0)
      if (times !== 0)
        for (let column = 0; column < 2 * size; column++) add(row, column, -times * (pivot[column] ?? 0))
    }
  }
  return rows.map((row) => row.slice(size))
}
