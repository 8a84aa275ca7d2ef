import type { Change, Entry } from './entry.ts'
import type { Words } from './words.ts'

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

/** The changes of a step that are news: not bookkeeping, and not what a card’s way to another zone brings with it. */
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

/** Whether nothing is to be told of a step itself. */
export function isSilent(entry: Entry, words: Words): boolean {
  const chosen = entry.answered !== undefined && !entry.answered.forced
  // Why a text was not carried out is told where that was found out, not again for each of its steps.
  const { skipped } = entry
  // What lasts is told by the words of the text that says so.
  if (entry.unseen === true && isOfCard(entry)) return false
  const passed = skipped !== undefined && !isOfCard(entry) && !words.usual.includes(skipped.reason)
  return (
    !chosen &&
    !passed &&
    entry.hooks.length === 0 &&
    entry.not.length === 0 &&
    news(entry, words).length === 0
  )
}

/** Whether nothing is to be told of a step and of those inside it. */
export const isEmpty = ({ entry, inside }: Branch, words: Words): boolean =>
  isSilent(entry, words) && inside.every((branch) => isEmpty(branch, words))

/** Whether a question stands open in a step or inside it. */
export const isUnderWay = ({ entry, inside }: Branch): boolean =>
  (entry.asked !== undefined && entry.answered === undefined) || inside.some(isUnderWay)

/** True for a step of a card’s text, as against one of a printed chart. */
export const isOfCard = ({ step }: Entry): boolean => step.startsWith('card/')

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
