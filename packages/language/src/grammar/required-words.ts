import { EMPTY, type FirstSet, type RequiredWords } from './compiled-phrase.ts'
import type { Step } from './pattern-graph.ts'

/** Nearly every text has one word of a larger set. */
const MOST = 40

/**
 * Finds the required words of an alternative, so that the reader skips alternatives whose words the text lacks: "capture"
 * or "captures", the first words of an event, a quotation mark.
 */
export function requiredWordsFinder(
  starts: readonly FirstSet[],
): (steps: readonly Step[]) => readonly RequiredWords[] {
  // What a category begins with is known without parsing its patterns.
  const ofCategory = (index: number): Words | null => needOfStart(starts[index] ?? EMPTY)
  const numbered = new Map<string, RequiredWords>()
  const needFor = (words: Words): RequiredWords => {
    const name = [...words].join(' ')
    const need = numbered.get(name) ?? { id: numbered.size, words }
    numbered.set(name, need)
    return need
  }
  return (steps) => requiredWordsIn(steps, 0, steps.length, ofCategory).map(needFor)
}

const needOfStart = ({ words, numbers, opens }: FirstSet): Words | null =>
  opens !== 0 || numbers || words.size > MOST ? null : words

type Words = ReadonlySet<string>

/** The word sets that every path through these steps needs. */
function requiredWordsIn(
  steps: readonly Step[],
  from: number,
  to: number,
  ofCategory: (index: number) => Words | null,
): readonly Words[] {
  const requiredWords: Words[] = []
  for (let at = from; at < to; at++) {
    const step = steps[at]
    if (step?.op === 'fork') {
      const { ways, exit } = waysAt(steps, at, step.to)
      const one = wordPattern(ways, ([start, end]) => least(requiredWordsIn(steps, start, end, ofCategory)))
      if (one !== null) requiredWords.push(one)
      at = exit - 1
      continue
    }
    const one = step === undefined ? null : needOf(step, ofCategory)
    if (one !== null) requiredWords.push(one)
  }
  return requiredWords
}

/** The branches of a fork as ranges of steps; another round of a list is optional, so it has no branches. */
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
  return step.op === 'terminal' ? needOfStart(step.terminal) : null
}

const least = (requiredWords: readonly Words[]): Words | null =>
  requiredWords.reduce<Words | null>(
    (best, one) => (best === null || one.size < best.size ? one : best),
    null,
  )

/** The union of what the branches require; null as soon as one requires nothing. */
function wordPattern<T>(ways: readonly T[], needOfWay: (way: T) => Words | null): Words | null {
  const all = new Set<string>()
  for (const way of ways) {
    const need = needOfWay(way)
    if (need === null) return null
    for (const word of need) all.add(word)
    if (all.size > MOST) return null
  }
  return all.size === 0 ? null : all
}
