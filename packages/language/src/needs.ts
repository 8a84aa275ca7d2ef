import type { Step } from './route.ts'
import type { CategoryEntry } from './table.ts'

/** Words of which a text must have one, whatever else it says; equal ones are one, by their number. */
export interface Need {
  readonly id: number
  readonly words: ReadonlySet<string>
}

/** Of more words than these nearly every text has one. */
const MOST = 40

/**
 * Finds what a route needs, so that those are not tried for which the text has not got the words: "capture" or
 * "captures", what an event can begin with, a quotation mark.
 */
export function needing(categories: readonly CategoryEntry[]): (steps: readonly Step[]) => readonly Need[] {
  const known = new Map<number, Words | null>()
  const ofCategory = (index: number): Words | null => {
    const found = known.get(index)
    if (found !== undefined) return found
    // What is asked for while it is looked for is not known yet: nothing is needed, to be on the safe side.
    known.set(index, null)
    const routes = categories[index]?.routes ?? []
    const need = anyOf(routes, ({ steps }) => least(needsIn(steps, 0, steps.length, ofCategory)))
    known.set(index, need)
    return need
  }
  // All at once, so that what is found does not hang on which text is read first.
  for (const { index } of categories) ofCategory(index)
  const numbered = new Map<string, Need>()
  const needFor = (words: Words): Need => {
    const name = [...words].join(' ')
    const need = numbered.get(name) ?? { id: numbered.size, words }
    numbered.set(name, need)
    return need
  }
  return (steps) => needsIn(steps, 0, steps.length, ofCategory).map(needFor)
}
type Words = ReadonlySet<string>

/** What no way through these steps goes without. */
function needsIn(
  steps: readonly Step[],
  from: number,
  to: number,
  ofCategory: (index: number) => Words | null,
): readonly Words[] {
  const needs: Words[] = []
  for (let at = from; at < to; at++) {
    const step = steps[at]
    if (step?.op === 'fork') {
      const { ways, exit } = waysAt(steps, at, step.to)
      const one = anyOf(ways, ([start, end]) => least(needsIn(steps, start, end, ofCategory)))
      if (one !== null) needs.push(one)
      at = exit - 1
      continue
    }
    const one = step === undefined ? null : needOf(step, ofCategory)
    if (one !== null) needs.push(one)
  }
  return needs
}

/** The ways that a fork leads to, each from a step up to another; a further round of a list is no way that must be taken. */
function waysAt(steps: readonly Step[], fork: number, other: number) {
  const ways: (readonly [start: number, end: number])[] = []
  const last = steps[other - 1]
  if (last?.op !== 'jump' || last.to < other) return { ways, exit: other }
  const exit = last.to
  ways.push([fork + 1, other - 1])
  for (let at = other; ; ) {
    const step = steps[at]
    const end = step?.op === 'fork' ? steps[step.to - 1] : undefined
    if (step?.op !== 'fork' || end?.op !== 'jump' || end.to !== exit) {
      ways.push([at, exit])
      return { ways, exit }
    }
    ways.push([at + 1, step.to - 1])
    at = step.to
  }
}

function needOf(step: Step, ofCategory: (index: number) => Words | null): Words | null {
  if (step.op === 'word') return new Set([step.text])
  if (step.op === 'category') return ofCategory(step.category)
  if (step.op !== 'terminal' || step.terminal.opens !== 0 || step.terminal.numbers) return null
  return step.terminal.words.size > MOST ? null : step.terminal.words
}

const least = (needs: readonly Words[]): Words | null =>
  needs.reduce<Words | null>((best, one) => (best === null || one.size < best.size ? one : best), null)

/** One of what these need is needed; nothing where one of them needs nothing, and nobody looks further then. */
function anyOf<T>(ways: readonly T[], needOfWay: (way: T) => Words | null): Words | null {
  const all = new Set<string>()
  for (const way of ways) {
    const need = needOfWay(way)
    if (need === null) return null
    for (const word of need) all.add(word)
    if (all.size > MOST) return null
  }
  return all.size === 0 ? null : all
}
