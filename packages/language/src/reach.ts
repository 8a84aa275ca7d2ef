import type { Token } from './lexer.ts'
import type { Need } from './needs.ts'
import type { Step } from './route.ts'
import type { CategoryEntry, PhraseEntry } from './table.ts'
import { Opening } from './terminal.ts'

/** One way to read a phrase. What few texts ask for is worked out when one does. */
export class Route {
  readonly entry: PhraseEntry
  readonly pattern: string
  readonly steps: readonly Step[]
  /** What it begins with; all is there once the grammar has been surveyed. */
  start: Start = NOTHING
  #words: ReadonlySet<string> | null = null
  #needs: readonly Need[] | null = null

  constructor(entry: PhraseEntry, pattern: string, steps: readonly Step[]) {
    this.entry = entry
    this.pattern = pattern
    this.steps = steps
  }

  /** Its literal words, to find the phrase that a clause comes close to. */
  get words(): ReadonlySet<string> {
    this.#words ??= new Set(
      this.steps.flatMap((step) => (step.op === 'word' && /\p{L}/u.test(step.text) ? [step.text] : [])),
    )
    return this.#words
  }

  /** Without one word of each of these nothing can be read so. */
  needs(find: (steps: readonly Step[]) => readonly Need[]): readonly Need[] {
    this.#needs ??= find(this.steps)
    return this.#needs
  }
}

/** What something may begin with: these words, a number, or something not known before the text is (`Opening`). */
export interface Start {
  readonly words: ReadonlySet<string>
  readonly numbers: boolean
  readonly opens: number
}

const NOTHING: Start = { words: new Set(), numbers: false, opens: 0 }

export interface Reach {
  readonly ofCategory: readonly Start[]
}

/** The steps reached without reading anything, those that read something among them, and whether the end is. */
const front = (route: Route, empty: ReadonlySet<number>): { steps: readonly Step[]; ends: boolean } => {
  const first = route.steps[0]
  // Most routes begin with a word.
  if (first?.op === 'word') return { steps: [first], ends: false }
  const seen = new Set<number>()
  const steps: Step[] = []
  const waiting = [0]
  let ends = false
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const step = route.steps[at]
    if (step === undefined || seen.has(at)) continue
    seen.add(at)
    if (step.op === 'end') ends = true
    else if (step.op === 'jump') waiting.push(step.to)
    else if (step.op === 'fork') waiting.push(step.to, at + 1)
    else if (step.op === 'set') waiting.push(at + 1)
    else {
      steps.push(step)
      // A full stop may be understood, and an empty category read as nothing.
      if (step.op === 'stop' || (step.op === 'category' && empty.has(step.category))) waiting.push(at + 1)
    }
  }
  return { steps, ends }
}

const emptyCategories = (categories: readonly CategoryEntry[]): ReadonlySet<number> => {
  const empty = new Set<number>()
  for (let before = -1; before !== empty.size; ) {
    before = empty.size
    for (const category of categories) {
      if (category.routes.some((route) => front(route, empty).ends)) empty.add(category.index)
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
    const route = category.routes.find((candidate) => front(candidate, empty).ends)
    throw new Error(
      `phrase "${route?.pattern ?? ''}" of ${category.name} can read nothing at all; make its slot optional`,
    )
  }
  for (const category of categories) {
    const route = category.routes.find(({ steps }) =>
      steps.some((step) => step.op === 'category' && empty.has(step.category)),
    )
    if (route !== undefined)
      throw new Error(`phrase "${route.pattern}" of ${category.name} uses a root that may be empty`)
  }
}

/** What each category and route begins with. Throws where one begins with itself, or wrongly may read nothing. */
export const survey = (categories: readonly CategoryEntry[], root: CategoryEntry): Reach => {
  const empty = emptyCategories(categories)
  checkEmpty(categories, empty, root)
  const ofCategory: (Start | 'open')[] = []
  const ofWord = new Map<string, Start>()
  const beginning = (word: string): Start => {
    const start = ofWord.get(word) ?? { words: new Set([word]), numbers: /^\d/.test(word), opens: 0 }
    ofWord.set(word, start)
    return start
  }
  const ofFirst = (step: Step, path: readonly CategoryEntry[]): Start => {
    if (step.op === 'word') return beginning(step.text)
    if (step.op === 'stop') return beginning('.')
    if (step.op === 'terminal') return step.terminal
    const category = step.op === 'category' ? categories[step.category] : undefined
    return category === undefined ? NOTHING : visit(category, path)
  }
  const visit = (category: CategoryEntry, path: readonly CategoryEntry[]): Start => {
    const known = ofCategory[category.index]
    if (known === 'open') {
      const cycle = [...path.slice(path.indexOf(category)), category].map((each) => each.name).join(' > ')
      throw new Error(`a phrase may not begin with its own category: ${cycle}`)
    }
    if (known !== undefined) return known
    ofCategory[category.index] = 'open'
    const starts = category.routes.map((route) => {
      const { steps, ends } = front(route, empty)
      const start = join(steps.map((step) => ofFirst(step, [...path, category])))
      route.start = ends ? { ...start, opens: start.opens | Opening.anything } : start
      return start
    })
    const start = join(starts)
    ofCategory[category.index] = start
    return start
  }
  return { ofCategory: categories.map((category) => visit(category, [])) }
}

const join = (starts: readonly Start[]): Start => {
  const [first, ...others] = starts
  if (first === undefined) return NOTHING
  if (others.length === 0) return first
  const words = new Set<string>()
  let numbers = false
  let opens = 0
  for (const start of starts) {
    for (const word of start.words) words.add(word)
    numbers ||= start.numbers
    opens |= start.opens
  }
  return { words, numbers, opens }
}

/** The ways in which a token can begin what is not known before the text is; all of them where it is to be tried. */
const openingsOf = (token: Token | undefined, own: ReadonlySet<string> | null): number => {
  if (own === null) return Opening.self | Opening.name | Opening.word | Opening.anything
  if (token === undefined) return Opening.anything
  const named = token.kind === 'word' ? Opening.word | (token.capital ? Opening.name : 0) : 0
  return Opening.anything | named | (own.has(token.text) ? Opening.self : 0)
}

/** The routes of each category that were selected for tokens that open alike. Only words the grammar knows are remembered. */
interface Selected {
  readonly numbered: (readonly Route[] | undefined)[]
  readonly other: (readonly Route[] | undefined)[]
  readonly byWord: readonly Map<string, readonly Route[]>[]
}

/**
 * The routes of a category that a token may begin, in order. `own`: what the names of the card begin with; null where
 * whatever is not known is tried, to tell how far reading came.
 */
export const routesFor = (categories: readonly CategoryEntry[], reach: Reach) => {
  const alike = new Map<number, Selected>()
  const selectedFor = (openings: number): Selected => {
    const known = alike.get(openings)
    if (known !== undefined) return known
    const made = { numbered: [], other: [], byWord: categories.map(() => new Map()) }
    alike.set(openings, made)
    return made
  }
  const select = (category: CategoryEntry, openings: number, fits: (start: Start) => boolean) =>
    category.routes.filter(({ start }) => (start.opens & openings) !== 0 || fits(start))
  return {
    at: (
      category: CategoryEntry,
      token: Token | undefined,
      own: ReadonlySet<string> | null,
    ): readonly Route[] => {
      const { index } = category
      const openings = openingsOf(token, own)
      const { numbered, other, byWord } = selectedFor(openings)
      if (token === undefined || token.kind === 'number' || !reach.ofCategory[index]?.words.has(token.text)) {
        const isNumber = token?.kind === 'number'
        const alone = isNumber ? numbered : other
        const found = alone[index] ?? select(category, openings, (start) => isNumber && start.numbers)
        alone[index] = found
        return found
      }
      const known = byWord[index]?.get(token.text)
      if (known !== undefined) return known
      const found = select(category, openings, (start) => start.words.has(token.text))
      byWord[index]?.set(token.text, found)
      return found
    },
    starts: (category: number): ReadonlySet<string> => reach.ofCategory[category]?.words ?? new Set(),
  }
}
