import type { Token } from '../lexer/token.ts'
import { type Alternative, type CategoryEntry, EMPTY, type FirstSet } from './compiled-phrase.ts'
import type { Step } from './pattern-graph.ts'
import { Opening, type Source } from './terminal.ts'

export interface FirstSets {
  readonly ofCategory: readonly FirstSet[]
}

/** The steps of a pattern that can read first, and whether it can end without reading. */
interface FirstSteps {
  readonly steps: readonly Step[]
  readonly ends: boolean
}

/** The first steps of a parsed pattern. */
export const firstStepsIn = (steps: readonly Step[], empty: ReadonlySet<number>): FirstSteps => {
  const seen = new Set<number>()
  const firsts: Step[] = []
  const waiting = [0]
  let ends = false
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const step = steps[at]
    if (step === undefined || seen.has(at)) continue
    seen.add(at)
    if (step.op === 'end') ends = true
    else if (step.op === 'jump') waiting.push(step.to)
    else if (step.op === 'fork') waiting.push(step.to, at + 1)
    else if (step.op === 'set') waiting.push(at + 1)
    else {
      firsts.push(step)
      // A full stop may be implied, and an empty category reads nothing.
      if (step.op === 'stop' || (step.op === 'category' && empty.has(step.category))) waiting.push(at + 1)
    }
  }
  return { steps: firsts, ends }
}

const firstSteps = (alternative: Alternative, empty: ReadonlySet<number>): FirstSteps =>
  alternative.first?.every((step) => step.op !== 'category' || !empty.has(step.category))
    ? { steps: alternative.first, ends: false }
    : firstStepsIn(alternative.steps, empty)

/** The categories that can read nothing. */
export const emptyCategories = (categories: readonly CategoryEntry[]): ReadonlySet<number> => {
  const empty = new Set<number>()
  for (let before = -1; before !== empty.size; ) {
    before = empty.size
    for (const category of categories) {
      if (category.alternatives.some((alternative) => firstSteps(alternative, empty).ends))
        empty.add(category.index)
    }
  }
  return empty
}

const checkEmpty = (
  categories: readonly CategoryEntry[],
  empty: ReadonlySet<number>,
  root: CategoryEntry,
): void => {
  for (const category of categories) {
    if (!empty.has(category.index) || category === root) continue
    const alternative = category.alternatives.find((candidate) => firstSteps(candidate, empty).ends)
    throw new Error(
      `phrase "${alternative?.pattern ?? ''}" of ${category.name} can read nothing at all; make its slot optional`,
    )
  }
}

/** The first sets of all categories and alternatives. Throws on left recursion and on a category other than the root that can read nothing. */
export const computeFirstSets = (categories: readonly CategoryEntry[], root: CategoryEntry): FirstSets => {
  const empty = emptyCategories(categories)
  checkEmpty(categories, empty, root)
  const ofCategory: (FirstSet | 'open')[] = []
  const ofWord = new Map<string, FirstSet>()
  const beginning = (word: string): FirstSet => {
    const firstSet = ofWord.get(word) ?? { words: new Set([word]), numbers: /^\d/.test(word), opens: 0 }
    ofWord.set(word, firstSet)
    return firstSet
  }
  const ofFirst = (step: Step, path: readonly CategoryEntry[]): FirstSet => {
    if (step.op === 'word') return beginning(step.text)
    if (step.op === 'stop') return beginning('.')
    if (step.op === 'terminal') return step.terminal
    const category = step.op === 'category' ? categories[step.category] : undefined
    return category === undefined ? EMPTY : visit(category, path)
  }
  const visit = (category: CategoryEntry, path: readonly CategoryEntry[]): FirstSet => {
    const known = ofCategory[category.index]
    if (known === 'open') {
      const cycle = [...path.slice(path.indexOf(category)), category].map((each) => each.name).join(' > ')
      throw new Error(`a phrase may not begin with its own category: ${cycle}`)
    }
    if (known !== undefined) return known
    ofCategory[category.index] = 'open'
    const starts = category.alternatives.map((alternative) => {
      const { steps, ends } = firstSteps(alternative, empty)
      const firstSet = join(steps.map((step) => ofFirst(step, [...path, category])))
      alternative.firstSet = ends ? { ...firstSet, opens: firstSet.opens | Opening.anything } : firstSet
      return firstSet
    })
    const firstSet = join(starts)
    ofCategory[category.index] = firstSet
    return firstSet
  }
  return { ofCategory: categories.map((category) => visit(category, [])) }
}

const join = (starts: readonly FirstSet[]): FirstSet => {
  const [first, ...others] = starts
  if (first === undefined) return EMPTY
  if (others.length === 0) return first
  const words = new Set<string>()
  let numbers = false
  let opens = 0
  for (const firstSet of starts) {
    for (const word of firstSet.words) words.add(word)
    numbers ||= firstSet.numbers
    opens |= firstSet.opens
  }
  return { words, numbers, opens }
}

/** The openings that a token allows; all of them while diagnosing. */
const openingsOf = (token: Token | undefined, starts: FirstWords | null): number => {
  if (starts === null) return Opening.self | Opening.name | Opening.word | Opening.anything | Opening.further
  if (token === undefined) return Opening.anything
  const named = token.kind === 'word' ? Opening.word | (token.capital ? Opening.name : 0) : 0
  const own = starts.own.has(token.text) ? Opening.self : 0
  return Opening.anything | named | own | (starts.furtherStarts.has(token.text) ? Opening.further : 0)
}

/** The first words of the card's names, and of further words. */
type FirstWords = Pick<Source, 'own' | 'furtherStarts'>

/** The selected alternatives of each category, for tokens with equal openings. Only words of the grammar are cached. */
interface Selected {
  readonly numbered: (readonly Alternative[] | undefined)[]
  readonly other: (readonly Alternative[] | undefined)[]
  readonly byWord: readonly Map<string, readonly Alternative[]>[]
}

/**
 * The alternatives of a category that a token may begin, in order. `own`: the first words of the card's names; null while
 * diagnosing, when every opening is tried.
 */
export const alternativesFor = (categories: readonly CategoryEntry[], reach: FirstSets) => {
  const alike = new Map<number, Selected>()
  const selectedFor = (openings: number): Selected => {
    const known = alike.get(openings)
    if (known !== undefined) return known
    const made = { numbered: [], other: [], byWord: categories.map(() => new Map()) }
    alike.set(openings, made)
    return made
  }
  const select = (category: CategoryEntry, openings: number, accepts: (firstSet: FirstSet) => boolean) =>
    category.alternatives.filter(({ firstSet }) => (firstSet.opens & openings) !== 0 || accepts(firstSet))
  return {
    at: (
      category: CategoryEntry,
      token: Token | undefined,
      own: FirstWords | null,
    ): readonly Alternative[] => {
      const { index } = category
      const openings = openingsOf(token, own)
      const { numbered, other, byWord } = selectedFor(openings)
      if (token === undefined || token.kind === 'number' || !reach.ofCategory[index]?.words.has(token.text)) {
        const isNumber = token?.kind === 'number'
        const alone = isNumber ? numbered : other
        const found = alone[index] ?? select(category, openings, (firstSet) => isNumber && firstSet.numbers)
        alone[index] = found
        return found
      }
      const known = byWord[index]?.get(token.text)
      if (known !== undefined) return known
      const found = select(category, openings, (firstSet) => firstSet.words.has(token.text))
      byWord[index]?.set(token.text, found)
      return found
    },
    starts: (category: number): ReadonlySet<string> => reach.ofCategory[category]?.words ?? new Set(),
  }
}
