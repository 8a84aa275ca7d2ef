import type { Entry } from '../trace/entry.ts'
import { type Branch, isEmpty, isOfCard, isSilent, isUnderWay, tree } from '../trace/outline.ts'
import type { Words } from '../trace/property-words.ts'
import { type Line, type Paint, plainly, span } from './layout.ts'
import { type Paragraph, withMargin, written } from './rule-margin.ts'
import { type RunFormat, stepLines, titled, undone } from './step-format.ts'

export interface Printing {
  /** In columns. */
  readonly width: number
  /** Default: plain text. */
  readonly paint?: Paint
  /** True to print steps without effects, and bookkeeping. */
  readonly all?: boolean
  readonly words: Words
}

/** A run as text, step by step: changes, interventions, and what did not happen, with reasons. */
export function printed(entries: readonly Entry[], printing: Printing): string {
  const { paint = plainly, width, all = false, words } = printing
  const writer = new RunWriter(width, { all, words })
  writer.add(tree(entries), null)
  return written(writer.lines, paint)
}

/** The indent of a step for each chart around it beyond the outermost. */
const STEP = 2
const DEEPEST = 8

class RunWriter {
  readonly lines: Line[] = []
  readonly #width: number
  readonly #kind: RunFormat

  constructor(width: number, kind: RunFormat) {
    this.#width = width
    this.#kind = kind
  }

  /** Prints the steps of a chart. `ability` is the ability of the first step, if it is a card’s. */
  add(branches: readonly Branch[], ability: string | null): void {
    let former: Branch | null = null
    for (const branch of this.#shown(branches)) {
      if (former !== null && this.#standsApart(former, branch)) this.lines.push([])
      const goesOn = branch.entry.again === true || (!this.#kind.all && sameWords(former, branch))
      this.#branch(branch, goesOn, former === null ? ability : null)
      former = branch
    }
  }

  #shown(branches: readonly Branch[]): readonly Branch[] {
    const { all, words } = this.#kind
    if (all) return branches
    const visible = branches.filter((branch) => !isEmpty(branch, words))
    return visible.filter((branch, at) => !isSkippedLike(visible[at - 1], branch))
  }

  /** Whether a blank line separates the steps of a move. */
  #standsApart(former: Branch, { entry, inside }: Branch): boolean {
    if (entry.depth !== 1 || entry.again === true) return false
    return this.#shown(former.inside).length > 0 || this.#shown(inside).length > 0
  }

  #branch(branch: Branch, goesOn: boolean, ability: string | null): void {
    const { entry, inside } = branch
    const idle = this.#idle(branch)
    const shownAbility = idle.length > 0 ? titleOf(entry) : this.#abilityInside(branch)
    const indent = indentOf(entry)
    if (entry.depth === 0) this.#heading(entry)
    else {
      const title = goesOn ? [] : [titled(entry, indent, ability)]
      this.#put([...title, ...stepLines(entry, `${indent}    `, shownAbility, this.#kind)])
    }
    this.#put(idle.map((one, at) => titled(one, indentOf(one), at === 0 ? shownAbility : null)))
    const last = idle.at(-1)
    if (last !== undefined && !inside.some(isUnderWay))
      this.#put([undone(last.skipped?.reason ?? 'nothing changes', `${indentOf(last)}    `)])
    this.add(inside, shownAbility)
  }

  /** The texts of an ability without any effect: its words are shown once each. Empty if it had an effect. */
  #idle({ entry, inside }: Branch): readonly Entry[] {
    const [first] = inside
    if (titleOf(entry) === null || first === undefined || !isOfCard(first.entry)) return []
    if (this.#shown(inside).length > 0) return []
    const texts = inside.filter((one, at) => isOfCard(one.entry) && !sameWords(inside[at - 1] ?? null, one))
    // The title of a sentence with several effects repeats for each effect.
    const goesOn = ({ entry: one }: Branch, at: number) =>
      one.title.includes(texts[at + 1]?.entry.title ?? '')
    return texts.filter((one, at) => at === texts.length - 1 || !goesOn(one, at)).map((one) => one.entry)
  }

  /** The ability that a step started, if its text comes first inside the step. */
  #abilityInside({ entry, inside }: Branch): string | null {
    const title = titleOf(entry)
    const first = this.#shown(inside)[0]?.entry
    if (title === null || first === undefined || !isOfCard(first)) return null
    return title.startsWith(`${first.subject}: `) ? title : null
  }

  /** A move is the heading of its steps. */
  #heading(entry: Entry): void {
    const { answered } = entry
    if (answered === undefined && !this.#kind.all && isSilent(entry, this.#kind.words)) return
    if (this.lines.length > 0) this.lines.push([])
    const title = answered === undefined ? entry.title : answered.chosen.join(', ')
    this.#put([{ line: [span(capital(title), 'heading')], hang: 2, cite: entry.cite }])
  }

  #put(paragraphs: readonly Paragraph[]): void {
    this.lines.push(...withMargin(paragraphs, this.#width))
  }
}

const indentOf = ({ depth }: Entry): string => ' '.repeat(STEP * Math.min(DEEPEST, Math.max(0, depth - 1)))

/** The title of what a step started last. */
const titleOf = ({ hooks }: Entry): string | null => hooks.at(-1)?.title ?? null

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Whether a step is skipped for the same reason as the step before, which is then shown once. */
const isSkippedLike = (former: Branch | undefined, { entry: { skipped } }: Branch): boolean =>
  skipped !== undefined && former?.entry.skipped?.reason === skipped.reason

/** True where two neighboring steps carry out the same words of a card, which are then printed once. */
const sameWords = (former: Branch | null, { entry }: Branch): boolean =>
  former !== null &&
  isOfCard(entry) &&
  former.entry.step.replace(/\d+$/, '') === entry.step.replace(/\d+$/, '') &&
  former.entry.title === entry.title
