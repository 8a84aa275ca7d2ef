import type { Choice, Decision, Value } from '@battleline/kernel'

/** Every way to answer a decision, one after the other, in the order of its options; a free one only by its default. */
export function* choices(decision: Decision): Generator<Choice> {
  if (decision.free) {
    yield defaultChoice(decision)
    return
  }
  const { manner, least, most, options } = decision
  const ids = options.map((option) => option.id)
  if (manner === 'order') yield* orders(ids)
  else if (manner === 'divide') yield* divisions(ids.length, least, most)
  else if (least === 1 && most === 1) yield* ids
  else yield* subsets(ids, least, most)
}

/**
 * The answer where nothing can read the difference: options in the order in which they are listed, as few as may be;
 * of what is divided the first gets all that the others need not have.
 */
export function defaultChoice({ manner, least, most, options }: Decision): Choice {
  const ids = options.map((option) => option.id)
  if (manner === 'divide') return ids.map((_, at) => (at === 0 ? most - least * (ids.length - 1) : least))
  return manner === 'order' ? ids : ids.slice(0, least)
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
