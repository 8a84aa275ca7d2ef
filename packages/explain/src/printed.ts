import type { Entry } from './entry.ts'
import { happenings, type Manner, titled, undone } from './happenings.ts'
import { type Line, type Paint, plainly, span } from './layout.ts'
import { type Paragraph, withMargin, written } from './margin.ts'
import { type Branch, isEmpty, isOfCard, isSilent, isUnderWay, tree } from './outline.ts'
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
    if (all) return branches
    const told = branches.filter((branch) => !isEmpty(branch, words))
    return told.filter((branch, at) => !isPassedLike(told[at - 1], branch))
  }

  /** The steps of a move stand apart from each other where others run inside them. */
  #standsApart(former: Branch, { entry, inside }: Branch): boolean {
    if (entry.depth !== 1 || entry.again === true) return false
    return this.#shown(former.inside).length > 0 || this.#shown(inside).length > 0
  }

  #branch(branch: Branch, goesOn: boolean, ability: string | null): void {
    const { entry, inside } = branch
    const idle = this.#idle(branch)
    const told = idle.length > 0 ? titleOf(entry) : this.#toldInside(branch)
    const indent = indentOf(entry)
    if (entry.depth === 0) this.#heading(entry)
    else {
      const title = goesOn ? [] : [titled(entry, indent, ability)]
      this.#put([...title, ...happenings(entry, `${indent}    `, told, this.#manner)])
    }
    this.#put(idle.map((one, at) => titled(one, indentOf(one), at === 0 ? told : null)))
    const last = idle.at(-1)
    if (last !== undefined && !inside.some(isUnderWay))
      this.#put([undone(last.skipped?.reason ?? 'nothing changes', `${indentOf(last)}    `)])
    this.add(inside, told)
  }

  /**
   * The texts of an ability that a step started and that has changed nothing: its words are told all the same, each once.
   * None where something came of it.
   */
  #idle({ entry, inside }: Branch): readonly Entry[] {
    const [first] = inside
    if (titleOf(entry) === null || first === undefined || !isOfCard(first.entry)) return []
    if (this.#shown(inside).length > 0) return []
    const texts = inside.filter((one, at) => isOfCard(one.entry) && !sameWords(inside[at - 1] ?? null, one))
    // A sentence of several effects stands before each of these.
    const goesOn = ({ entry: one }: Branch, at: number) =>
      one.title.includes(texts[at + 1]?.entry.title ?? '')
    return texts.filter((one, at) => at === texts.length - 1 || !goesOn(one, at)).map((one) => one.entry)
  }

  /** The ability that a step started, where the text that it carries out comes first inside the step. */
  #toldInside({ entry, inside }: Branch): string | null {
    const title = titleOf(entry)
    const first = this.#shown(inside)[0]?.entry
    if (title === null || first === undefined || !isOfCard(first)) return null
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

const indentOf = ({ depth }: Entry): string => ' '.repeat(STEP * Math.min(DEEPEST, Math.max(0, depth - 1)))

/** What a step started last. */
const titleOf = ({ hooks }: Entry): string | null => hooks.at(-1)?.title ?? null

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** True where a step is passed over for the reason of the one before it, which is then told once. */
const isPassedLike = (former: Branch | undefined, { entry: { skipped } }: Branch): boolean =>
  skipped !== undefined && former?.entry.skipped?.reason === skipped.reason

/** True where two neighboring steps carry out the same words of a card, which are then printed once. */
const sameWords = (former: Branch | null, { entry }: Branch): boolean =>
  former !== null &&
  isOfCard(entry) &&
  former.entry.step.replace(/\d+$/, '') === entry.step.replace(/\d+$/, '') &&
  former.entry.title === entry.title
