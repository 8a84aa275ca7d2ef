/** A division as the id of an answer: `7=2 8=1`, recipients in order, without those that get nothing; or `none`. */
export const divisionId = (recipients: readonly number[], shares: readonly number[]): string =>
  recipients.flatMap((one, at) => ((shares[at] ?? 0) > 0 ? [`${one}=${shares[at]}`] : [])).join(' ') || 'none'

/** The division of an id among these recipients, in any order; null for any other id. */
export function parseDivision(id: unknown, recipients: readonly number[]): readonly number[] | null {
  if (id === 'none') return recipients.map(() => 0)
  if (typeof id !== 'string' || !/^\d{1,6}=\d{1,9}( \d{1,6}=\d{1,9})*$/.test(id)) return null
  const shares = recipients.map(() => 0)
  for (const pair of id.split(' ')) {
    const [to = 0, amount = 0] = pair.split('=').map(Number)
    const at = recipients.indexOf(to)
    if (at < 0 || amount === 0 || shares[at] !== 0) return null
    shares[at] = amount
  }
  return shares
}

/** Divisions of a number with a maximum for each recipient that pass a check, up to a number of them. */
export function divisionsOf(
  whole: number,
  limits: readonly number[],
  most: number,
  passes: (shares: readonly number[]) => boolean = () => true,
): number[][] {
  const found: number[][] = []
  let looked = 0
  const room = limits.map((_, at) => limits.slice(at + 1).reduce((sum, limit) => sum + limit, 0))
  const go = (at: number, left: number, shares: number[]): void => {
    if (found.length >= most || looked > LOOKED) return
    if (at === limits.length) {
      looked++
      if (left === 0 && passes(shares)) found.push(shares.slice())
      return
    }
    const high = Math.min(limits[at] ?? 0, left)
    for (let share = high; share >= Math.max(0, left - (room[at] ?? 0)); share--)
      go(at + 1, left - share, [...shares, share])
  }
  go(0, whole, [])
  return found
}

/** The search for divisions ends after this many. */
const LOOKED = 20_000

/** Whether the search finds all divisions of a number among this many. */
export function areAllListed(whole: number, among: number): boolean {
  let ways = 1
  for (let one = 1; one < among && ways <= LOOKED; one++) ways = (ways * (whole + one)) / one
  return ways <= LOOKED
}
