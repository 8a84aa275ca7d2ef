import type { Choice, Decision, Value } from '@battleline/kernel'

/** Every way to answer a decision, one after the other, in the order of its options. */
export function* choices(decision: Decision): Generator<Choice> {
  const { manner, least, most, ids } = decision
  if (manner === 'order') yield* orders(ids)
  else if (manner === 'divide') yield* divisions(ids.length, least, most)
  else if (least === 1 && most === 1) yield* ids
  else yield* subsets(ids, least, most)
}

/**
 * The answer where nothing can read the difference: options in the order in which they are listed, as few as may be;
 * of what is divided the first gets all that the others need not have.
 */
export function defaultChoice({ manner, least, most, ids }: Decision): Choice {
  if (manner === 'divide') return ids.map((_, at) => (at === 0 ? most - least * (ids.length - 1) : least))
  return manner === 'order' ? ids : ids.slice(0, least)
}

/** In how many ways a decision can be answered. */
export function countOf({ manner, least, most, ids: { length } }: Decision): number {
  if (manner === 'order') return factorial(length)
  if (manner === 'divide') return binomial(most - least * length + length - 1, length - 1)
  let count = 0
  for (let chosen = least; chosen <= most; chosen++) count += binomial(length, chosen)
  return count
}

/** One way to answer, and how many ways equal cards make like it, itself among them. */
export interface Weighed {
  readonly choice: Choice
  readonly ways: number
}

/**
 * The ways to answer that are not alike: of those that only differ in which options of a class are chosen, the one that
 * takes them in their order.
 */
export function* unlike(decision: Decision, classes: readonly (readonly Value[])[]): Generator<Weighed> {
  for (const choice of choices(decision)) {
    const ways = weight(decision, choice, classes)
    if (ways > 0) yield { choice, ways }
  }
}

/** How many choices are like this one; 0 where another one stands for it. */
function weight({ manner, ids }: Decision, choice: Choice, classes: readonly (readonly Value[])[]): number {
  const chosen = (Array.isArray(choice) ? choice : [choice]) as readonly Value[]
  let ways = 1
  for (const group of classes) {
    if (manner === 'divide') {
      ways *= sharings(group.map((id) => Number(chosen[ids.indexOf(id)])))
      continue
    }
    const taken = chosen.filter((id) => group.includes(id))
    if (taken.some((id, at) => id !== group[at])) return 0
    ways *= manner === 'order' ? factorial(group.length) : binomial(group.length, taken.length)
  }
  return ways
}

/** In how many orders shares can be given out; 0 where they are not given out largest first. */
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

/** Every way to divide a whole into so many shares of at least `least`, the first share smallest first. */
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

/** Those of `least` to `most` ids, the smaller ones first among those that begin alike. */
function* subsets(ids: readonly Value[], least: number, most: number): Generator<readonly Value[]> {
  if (least <= 0) yield []
  if (most <= 0) return
  for (const [at, first] of ids.entries()) {
    const rest = ids.slice(at + 1)
    if (rest.length < least - 1) return
    for (const others of subsets(rest, Math.max(least, 1) - 1, most - 1)) yield [first, ...others]
  }
}
