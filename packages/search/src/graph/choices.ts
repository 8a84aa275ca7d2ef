import type { Choice, Decision, Value } from '@battleline/kernel'

const NONE: Before = new Map()

/**
 * Every answer to a decision, in the order of its options. With equal options, only those that take none of them
 * without the one before it, or give it no more than that one.
 */
export function* choices(decision: Decision, equal: Before = NONE): Generator<Choice> {
  const { kind, least, most, ids } = decision
  if (kind === 'order') yield* orders(ids, equal)
  else if (kind === 'divide') yield* divisions(ids, least, most, equal)
  else if (least === 1 && most === 1) yield* ids.filter((id) => !equal.has(id))
  else yield* subsets(ids, least, most, equal)
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
  for (const choice of choices(decision, before(classes)))
    yield { choice, ways: multiplicity(decision, choice, classes) }
}

/** The equal option that a choice takes before each option: the first of a class has none. */
type Before = ReadonlyMap<Value, Value>

const before = (classes: readonly (readonly Value[])[]): Before =>
  new Map(classes.flatMap((group) => group.slice(1).map((id, at) => [id, group[at] as Value] as const)))

/** The number of answers equivalent to this one, which represents them. */
function multiplicity(
  { kind, ids }: Decision,
  choice: Choice,
  classes: readonly (readonly Value[])[],
): number {
  const chosen = (Array.isArray(choice) ? choice : [choice]) as readonly Value[]
  let ways = 1
  for (const group of classes) {
    if (kind === 'divide') ways *= sharings(group.map((id) => Number(chosen[ids.indexOf(id)])))
    else if (kind === 'order') ways *= factorial(group.length)
    else ways *= binomial(group.length, chosen.filter((id) => group.includes(id)).length)
  }
  return ways
}

/** The number of permutations of shares in descending order. */
function sharings(shares: readonly number[]): number {
  let ways = factorial(shares.length)
  let run = 0
  for (const [at, share] of shares.entries()) {
    run = share === shares[at - 1] ? run + 1 : 1
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
function* divisions(
  ids: readonly Value[],
  least: number,
  whole: number,
  equal: Before,
  given: readonly number[] = [],
): Generator<readonly number[]> {
  const left = ids.length - given.length
  if (left === 0) {
    if (whole === 0) yield given
    return
  }
  const caps = capsOf(ids, equal, given, whole)
  if (caps.reduce((sum, cap) => sum + cap, 0) < whole) return
  const most = Math.min(caps[0] ?? whole, whole - least * (left - 1))
  for (let share = least; share <= most; share++)
    yield* divisions(ids, least, whole - share, equal, [...given, share])
}

/** The most that each option without a share can get: no more than an equal one before it. */
function capsOf(
  ids: readonly Value[],
  equal: Before,
  given: readonly number[],
  whole: number,
): readonly number[] {
  const caps = [...given]
  for (const id of ids.slice(given.length)) {
    const earlier = equal.get(id)
    caps.push(earlier === undefined ? whole : Math.min(whole, caps[ids.indexOf(earlier)] ?? whole))
  }
  return caps.slice(given.length)
}

function* orders(ids: readonly Value[], equal: Before): Generator<readonly Value[]> {
  if (ids.length < 2) {
    yield ids
    return
  }
  for (const [at, first] of ids.entries()) {
    const earlier = equal.get(first)
    if (earlier !== undefined && ids.includes(earlier)) continue
    const rest = ids.filter((_, other) => other !== at)
    for (const order of orders(rest, equal)) yield [first, ...order]
  }
}

/** The subsets of `least` to `most` ids; among those with a common beginning the smaller ones come first. */
function* subsets(
  ids: readonly Value[],
  least: number,
  most: number,
  equal: Before,
): Generator<readonly Value[]> {
  if (least <= 0) yield []
  if (most <= 0) return
  const passed = new Set<Value>()
  for (const [at, first] of ids.entries()) {
    // Without an option, those after it of its class are not taken either.
    const isBehind = (id: Value) => {
      for (let one = equal.get(id); one !== undefined; one = equal.get(one)) if (passed.has(one)) return true
      return false
    }
    if (isBehind(first)) continue
    const rest = ids.slice(at + 1).filter((id) => !isBehind(id))
    if (rest.length < least - 1) return
    for (const others of subsets(rest, Math.max(least, 1) - 1, most - 1, equal)) yield [first, ...others]
    passed.add(first)
  }
}
