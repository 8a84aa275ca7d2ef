import type { Chart, Step } from '@battleline/kernel'
import type { Change, Entry } from './entry.ts'
import type { Words } from './property-words.ts'

/** An entry with the steps that ran inside it. */
export interface Branch {
  readonly entry: Entry
  readonly inside: readonly Branch[]
}

/** The steps as a tree, by their depths. */
export function tree(entries: readonly Entry[]): readonly Branch[] {
  const top: Branch[] = []
  const open: { entry: Entry; inside: Branch[] }[] = []
  for (const entry of entries) {
    while ((open.at(-1)?.entry.depth ?? -1) >= entry.depth) open.pop()
    const branch = { entry, inside: [] }
    ;(open.at(-1)?.inside ?? top).push(branch)
    open.push(branch)
  }
  return top
}

/** The changes of a step to show: neither bookkeeping nor the changes that leaving play causes. */
export function news({ changes }: Entry, words: Words): readonly Change[] {
  const left = changes.filter(
    ({ property, after }) => property === 'zone' && !words.inPlay.includes(String(after)),
  )
  return changes.filter((change) => {
    const how = words.properties[change.property]
    if (how === undefined || how.quiet === true) return false
    if (how.kind === 'cards') return isReordered(change)
    return how.kind === 'zone' || !left.some(({ what }) => what === change.what)
  })
}

function isReordered({ before, after }: Change): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return false
  return [...before].sort().join('\n') === [...after].sort().join('\n')
}

/** Changes by what they change. */
export function byCard(changes: readonly Change[]): readonly (readonly [string, readonly Change[]])[] {
  const cards = new Map<string, readonly Change[]>()
  for (const change of changes) cards.set(change.what, added(cards.get(change.what) ?? [], change))
  return [...cards]
}

/**
 * Adds a change to those of a card. A number that changed more than once in a step appears once, with its first and
 * last value; parts may have changed separately, so the changes are added.
 */
function added(changes: readonly Change[], change: Change): readonly Change[] {
  const same = changes.find(({ property }) => property === change.property)
  const sum = sumOf(same, change)
  return sum === null ? [...changes, change] : changes.map((one) => (one === same ? sum : one))
}

function sumOf(one: Change | undefined, { before, after }: Change): Change | null {
  if (typeof one?.after !== 'number' || typeof before !== 'number' || typeof after !== 'number') return null
  return { ...one, after: one.after + after - before }
}

/** Whether a step itself has nothing to show. */
export function isSilent(entry: Entry, words: Words): boolean {
  const chosen = entry.answered !== undefined && !entry.answered.forced
  // The step that finds the reason of a skipped text shows it; the steps of the text do not repeat it.
  const { skipped } = entry
  // A lasting effect is shown by the words of its text.
  if (entry.unseen === true && isOfCard(entry)) return false
  const isNotableSkip = skipped !== undefined && !isOfCard(entry) && skipped.reasonKind !== 'routine'
  return (
    !chosen &&
    !isNotableSkip &&
    entry.hooks.length === 0 &&
    entry.not.length === 0 &&
    news(entry, words).length === 0
  )
}

/** Whether neither a step nor the steps inside it have anything to show. */
export const isEmpty = ({ entry, inside }: Branch, words: Words): boolean =>
  isSilent(entry, words) && inside.every((branch) => isEmpty(branch, words))

/** Whether a decision is pending in a step or inside it. */
export const isUnderWay = ({ entry, inside }: Branch): boolean =>
  (entry.asked !== undefined && entry.answered === undefined) || inside.some(isUnderWay)

/** True for a step of a card’s text, and not of a printed chart. */
export const isOfCard = ({ step }: Entry): boolean => isStepOfText(step)

export const isStepOfText = (step: string): boolean => step.startsWith('card/')

/** The steps of a chart, each once. */
export const stepsOf = (chart: Chart): readonly Step[] =>
  chart.nodes.filter((node) => node.isFirst).map((node) => node.step)

/** The chart of a step in words, and the step’s number there: `keyforge/damage.5-place` is damage 5. */
export function labelOf(step: string): { readonly chart: string; readonly number: string } {
  const [, chart = step, number = ''] = /^(?:.*\/)?([^/.]+)\.(\d+)?.*$/.exec(step) ?? []
  return { chart: chart.replaceAll('-', ' '), number }
}

/** A step with the steps around it, outermost first. */
export function pathTo(entries: readonly Entry[], at: number): readonly Entry[] {
  const path: Entry[] = []
  for (let index = at; index >= 0; index--) {
    const entry = entries[index]
    const [inner] = path
    if (entry !== undefined && (inner === undefined || entry.depth < inner.depth)) path.unshift(entry)
  }
  return path
}
