/** Whether a contestant is `elo0` or `elo1` points stronger than the other one. */
export interface Hypotheses {
  readonly elo0: number
  readonly elo1: number
}

/** The state of a sequential probability ratio test. */
export interface SequentialTest {
  /** The logarithm of how much likelier the pairs are if `elo1` is true. */
  readonly ratio: number
  /** At or below `lower`, `elo0` is accepted; at or above `upper`, `elo1`. */
  readonly lower: number
  readonly upper: number
  readonly accepted: 'elo0' | 'elo1' | null
}

/** Each hypothesis is rejected wrongly in one test of twenty. */
const MISTAKE = 0.05
/** Fewer pairs say nothing about how much pairs differ. */
const FEWEST = 8

/** The share of games that a lead in Elo wins. */
const shareOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400))

/**
 * A sequential probability ratio test on the results of mirrored pairs, each the share of the two games that the
 * contestant won (0, ½ or 1): the results of pairs are independent, and of about normal distribution in sum.
 */
export function sequentialTest(pairs: readonly number[], { elo0, elo1 }: Hypotheses): SequentialTest {
  const upper = Math.log((1 - MISTAKE) / MISTAKE)
  const lower = -upper
  const count = pairs.length
  const mean = pairs.reduce((sum, result) => sum + result, 0) / Math.max(1, count)
  const spread = pairs.reduce((sum, result) => sum + (result - mean) ** 2, 0)
  // Equal results so far do not mean that all will be: one more pair of each kind is counted.
  const variance = (spread + 0.25 + (1 - mean) ** 2 + mean ** 2) / (count + 3)
  const [share0, share1] = [shareOf(elo0), shareOf(elo1)]
  const ratio =
    count < FEWEST ? 0 : (count * (share1 - share0) * (2 * mean - share0 - share1)) / (2 * variance)
  return {
    ratio,
    lower,
    upper,
    accepted: ratio >= upper ? 'elo1' : ratio <= lower ? 'elo0' : null,
  }
}
