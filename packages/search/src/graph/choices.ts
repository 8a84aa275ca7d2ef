import type { Choice, Decision, Value } from '@battleline/kernel'

/** Every answer to a decision, in the order of its options. */
export function* choices(decision: Decision): Generator<Choice> {
  const { kind, least, most, ids } = decision
  if (kind === 'order') yield* orders(ids)
  else if (kind === 'divide') yield* divisions(ids.length, least, most)
  else if (least === 1 && most === 1) yield* ids
  else yield* subsets(ids, least, most)
}

/**
 * The answer for a decision without consequences: options in listed order, as few as allowed. In a division the first
 * option gets everything beyond the least shares of the others.
 */
export function defaultChoice({ kind, least, most, ids }: Decision): Choice {
  if (kind === 'divide') return ids.map((_, at) => (at === 0 ? most - least * (ids.length - 1) : least))
  return kind === 'order' ? ids : ids.slice(0, least)
}

/** The number of answers to a decision. */
export function countOf({ kind, least, most, ids: { length } }: Decision): number {
  if (kind === 'order') return factorial(length)
  if (kind === 'divide') return binomial(most - least * length + length - 1, length - 1)
  let count = 0
  for (let chosen = least; chosen <= most; chosen++) count += binomial(length, chosen)
  return count
}

/** An answer, and the number of answers that equal cards make equivalent to it, itself included. */
export interface WeightedChoice {
  readonly choice: Choice
  readonly ways: number
}

/**
 * Answers that are not equivalent: of answers that differ only in which options of a class they choose, the one that
 * takes them in order.
 */
export function* distinctChoices(
  decision: Decision,
  classes: readonly (readonly Value[])[],
): Generator<WeightedChoice> {
  for (const choice of choices(decision)) {
    const ways = multiplicity(decision, choice, classes)
    if (ways > 0) yield { choice, ways }
  }
}

/** The number of answers equivalent to this one; 0 if another one represents it. */
function multiplicity(
  { kind, ids }: Decision,
  choice: Choice,
  classes: readonly (readonly Value[])[],
): number {
  const chosen = (Array.isArray(choice) ? choice : [choice]) as readonly Value[]
  let ways = 1
  for (const group of classes) {
    if (kind === 'divide') {
      ways *= sharings(group.map((id) => Number(chosen[ids.indexOf(id)])))
      continue
    }
    const taken = chosen.filter((id) => group.includes(id))
    if (taken.some((id, at) => id !== group[at])) return 0
    ways *= kind === 'order' ? factorial(group.length) : binomial(group.length, taken.length)
  }
  return ways
}

/** The number of permutations of shares; 0 unless they are in descending order. */
function sharings(shares: readonly number[]): number {
  let ways = factorial(shares.length)
  let run = 0
  for (const [at, share] of shares.entries()) {
    const before = shares[at - 1]
    if (before !== undefined && share > before) return 0
    run = share === before ? run + 1 : 1
    ways /= run
  }
  return ways
}

function factorial(count: number): number {
  let product = 1
  for (let factor = 2; factor <= count; factor++) product *= factor
  return product
}

function binomial(of: number, chosen: number): number {
  if (chosen < 0 || chosen > of) return 0
  let count = 1
  for (let at = 1; at <= chosen; at++) count = (count * (of - chosen + at)) / at
  return Math.round(count)
}

/** Every division of a whole into shares of at least `least`, in ascending order of the first share. */
function* divisions(count: number, least: number, whole: number): Generator<readonly number[]> {
  if (count <= 1) {
    if (count === 1 && whole >= least) yield [whole]
    return
  }
  for (let first = least; first <= whole - least * (count - 1); first++) {
    for (const rest of divisions(count - 1, least, whole - first)) yield [first, ...rest]
  }
}

function* orders(ids: readonly Value[]): Generator<readonly Value[]> {
  if (ids.length < 2) {
    yield ids
    return
  }
  for (const [at, first] of ids.entries()) {
    const rest = ids.filter((_, other) => other !== at)
    for (const order of orders(rest)) yield [first, ...order]
  }
}

/** The subsets of `least` to `most` ids; among those with a common beginning the smaller ones come first. */
function* subsets(ids: readonly Value[], least: number, most: number): Generator<readonly Value[]> {
  if (least <= 0) yield []
  if (most <= 0) return
  for (const [at, first] of ids.entries()) {
    const rest = ids.slice(at + 1)
    if (rest.length < least - 1) return
    for (const others of subsets(rest, Math.max(least, 1) - 1, most - 1)) yield [first, ...others]
  }
}
