import type { Route } from './reach.ts'
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
 * Finds what each route needs, so that those are not tried for which the text has not got the words: "capture" or
 * "captures", what an event can begin with, a quotation mark.
 */
export function findNeeds(categories: readonly CategoryEntry[]): void {
  const known = new Map<number, Words | null>()
  const ofCategory = (index: number): Words | null => {
    const found = known.get(index)
    if (found !== undefined) return found
    // What is asked for while it is looked for is not known yet: nothing is needed, to be on the safe side.
    known.set(index, null)
    const routes = categories[index]?.routes ?? []
    const need = anyOf(routes.map(({ steps }) => least(needsIn(steps, 0, steps.length, ofCategory))))
    known.set(index, need)
    return need
  }
  const numbered = new Map<string, Need>()
  const needFor = (words: Words): Need => {
    const name = [...words].join(' ')
    const need = numbered.get(name) ?? { id: numbered.size, words }
    numbered.set(name, need)
    return need
  }
  for (const { routes } of categories)
    for (const route of routes as { -readonly [K in keyof Route]: Route[K] }[])
      route.needs = needsIn(route.steps, 0, route.steps.length, ofCategory).map(needFor)
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
      const one = anyOf(ways.map(([start, end]) => least(needsIn(steps, start, end, ofCategory))))
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

/** One of them is needed; nothing where one of them needs nothing. */
function anyOf(needs: readonly (Words | null)[]): Words | null {
  if (needs.length === 0 || needs.includes(null)) return null
  const all = new Set(needs.flatMap((one) => [...(one ?? [])]))
  return all.size > MOST ? null : all
}
