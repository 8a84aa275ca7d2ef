import type { Entry } from './entry.ts'
import { happenings, type Manner, titled } from './happenings.ts'
import { type Line, type Paint, plainly, span } from './layout.ts'
import { type Paragraph, withMargin, written } from './margin.ts'
import { type Branch, isEmpty, isOfCard, isSilent, tree } from './outline.ts'
import { keyforgeWords, type Words } from './words.ts'

export interface Printing {
  /** The columns of the page. */
  readonly width: number
  /** Left out: plain text. */
  readonly paint?: Paint
  /** True to print the steps in which nothing happened, and the bookkeeping. */
  readonly all?: boolean
  /** Left out: KeyForge’s. */
  readonly words?: Words
}

/** A run as text, one step after the other: what changed in it, what intervened, what did not happen and why. */
export function printed(entries: readonly Entry[], printing: Printing): string {
  const { paint = plainly, width, all = false, words = keyforgeWords } = printing
  const outlining = new Outlining(width, { all, words })
  outlining.add(tree(entries), null)
  return written(outlining.lines, paint)
}

/** How far a step is set in for each chart around it, beyond the outermost. */
const STEP = 2
const DEEPEST = 8

class Outlining {
  readonly lines: Line[] = []
  readonly #width: number
  readonly #manner: Manner

  constructor(width: number, manner: Manner) {
    this.#width = width
    this.#manner = manner
  }

  /** Prints the steps of a chart. `ability` is what the first of them belongs to, where it is a card’s. */
  add(branches: readonly Branch[], ability: string | null): void {
    let former: Branch | null = null
    for (const branch of this.#shown(branches)) {
      if (former !== null && this.#standsApart(former, branch)) this.lines.push([])
      const goesOn = branch.entry.again === true || (!this.#manner.all && sameWords(former, branch))
      this.#branch(branch, goesOn, former === null ? ability : null)
      former = branch
    }
  }

  #shown(branches: readonly Branch[]): readonly Branch[] {
    const { all, words } = this.#manner
    return all ? branches : branches.filter((branch) => !isEmpty(branch, words))
  }

  /** The steps of a move stand apart from each other where others run inside them. */
  #standsApart(former: Branch, { entry, inside }: Branch): boolean {
    if (entry.depth !== 1 || entry.again === true) return false
    return this.#shown(former.inside).length > 0 || this.#shown(inside).length > 0
  }

  #branch(branch: Branch, goesOn: boolean, ability: string | null): void {
    const { entry, inside } = branch
    const told = this.#toldInside(branch)
    const indent = ' '.repeat(STEP * Math.min(DEEPEST, Math.max(0, entry.depth - 1)))
    if (entry.depth === 0) this.#heading(entry)
    else {
      const title = goesOn ? [] : [titled(entry, indent, ability)]
      this.#put([...title, ...happenings(entry, `${indent}    `, told, this.#manner)])
    }
    this.add(inside, told)
  }

  /** The ability that a step started, where the text that it carries out comes first inside the step. */
  #toldInside({ entry, inside }: Branch): string | null {
    const title = entry.hooks.at(-1)?.title
    const first = this.#shown(inside)[0]?.entry
    if (title === undefined || first === undefined || !isOfCard(first)) return null
    return title.startsWith(`${first.subject}: `) ? title : null
  }

  /** A move stands above what came of it. */
  #heading(entry: Entry): void {
    const { answered } = entry
    if (answered === undefined && !this.#manner.all && isSilent(entry, this.#manner.words)) return
    if (this.lines.length > 0) this.lines.push([])
    const title = answered === undefined ? entry.title : answered.chosen.join(', ')
    this.#put([{ line: [span(capital(title), 'heading')], hang: 2, cite: entry.cite }])
  }

  #put(paragraphs: readonly Paragraph[]): void {
    this.lines.push(...withMargin(paragraphs, this.#width))
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** True where two neighboring steps carry out the same words of a card, which are then printed once. */
const sameWords = (former: Branch | null, { entry }: Branch): boolean =>
  former !== null &&
  isOfCard(entry) &&
  former.entry.step.replace(/\d+$/, '') === entry.step.replace(/\d+$/, '') &&
  former.entry.title === entry.title
