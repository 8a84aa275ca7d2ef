import { capital } from '@battleline/card-game'
import type { Answered, Entry } from '../trace/entry.ts'
import {
  type Branch,
  byCard,
  isEmpty,
  isOfCard,
  isSilent,
  isUnderWay,
  labelOf,
  news,
  tree,
} from '../trace/outline.ts'
import { spoken, type Words } from '../trace/property-words.ts'
import { chose, hookText, notDone, notDoneBelow, stepText } from '../trace/sentences.ts'

/** The format of one run. */
export interface RunFormat {
  /** True to show steps without effects, and bookkeeping. */
  readonly all: boolean
  readonly words: Words
}

/** A line of a run. `depth` is the number of open charts around it; a move has none. */
export type RunRow = MoveRow | StepRow | NoteRow | ChangesRow

export interface MoveRow {
  readonly kind: 'move'
  readonly title: string
  readonly cite: readonly string[]
}

/** The heading of a step. */
export interface StepRow {
  readonly kind: 'step'
  readonly depth: number
  readonly step: string
  /** Its place in a printed chart: "damage 5"; null for the text of a card. */
  readonly label: string | null
  /** The card or ability whose text it is, where the title does not begin with it; else empty. */
  readonly source: string
  readonly title: string
  readonly cite: readonly string[]
}

/** A line below a step: why it was skipped, a choice, an effect that intervened, or what did not happen. */
export interface NoteRow {
  readonly kind: 'undone' | 'choice' | 'effect'
  readonly depth: number
  readonly text: string
  readonly cite: readonly string[]
}

/** What changed in a step, card by card. */
export interface ChangesRow {
  readonly kind: 'changes'
  readonly depth: number
  readonly cards: readonly { readonly card: string; readonly values: readonly string[] }[]
}

/** The rows that belong together; an empty block separates steps of a move. */
export type RunBlock = readonly RunRow[]

/** A run step by step: changes, interventions, and what did not happen, with reasons. */
export function runBlocks(entries: readonly Entry[], format: RunFormat): readonly RunBlock[] {
  const writer = new RunWriter(format)
  writer.add(tree(entries), null)
  return writer.blocks
}

class RunWriter {
  readonly blocks: RunBlock[] = []
  readonly #format: RunFormat

  constructor(format: RunFormat) {
    this.#format = format
  }

  /** Adds the steps of a chart. `ability` is the ability of the first step, if it is a card’s. */
  add(branches: readonly Branch[], ability: string | null): void {
    let former: Branch | null = null
    for (const branch of this.#shown(branches)) {
      if (former !== null && this.#standsApart(former, branch)) this.blocks.push([])
      const goesOn = branch.entry.again === true || (!this.#format.all && sameWords(former, branch))
      this.#branch(branch, goesOn, former === null ? ability : null)
      former = branch
    }
  }

  #shown(branches: readonly Branch[]): readonly Branch[] {
    const { all, words } = this.#format
    if (all) return branches
    const visible = branches.filter((branch) => !isEmpty(branch, words))
    return visible.filter((branch, at) => !isSkippedLike(visible[at - 1], branch))
  }

  /** Whether something separates the steps of a move. */
  #standsApart(former: Branch, { entry, inside }: Branch): boolean {
    if (entry.depth !== 1 || entry.again === true) return false
    return this.#shown(former.inside).length > 0 || this.#shown(inside).length > 0
  }

  #branch(branch: Branch, goesOn: boolean, ability: string | null): void {
    const { entry, inside } = branch
    const idle = this.#idle(branch)
    const shownAbility = idle.length > 0 ? titleOf(entry) : this.#abilityInside(branch)
    if (entry.depth === 0) this.#heading(entry)
    else {
      const title = goesOn ? [] : [titled(entry, ability)]
      this.#put([...title, ...notes(entry, shownAbility, this.#format)])
    }
    this.#put(idle.map((one, at) => titled(one, at === 0 ? shownAbility : null)))
    const last = idle.at(-1)
    if (last !== undefined && !inside.some(isUnderWay))
      this.#put([undone(last.depth, last.skipped?.reason ?? 'nothing changes')])
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
    const hook = entry.hooks.at(-1)
    const first = this.#shown(inside)[0]?.entry
    if (hook === undefined || first === undefined || !isOfCard(first)) return null
    const isNamed = hook.subject === 'label' && hook.card === first.subject && hookText(hook) === hook.title
    return isNamed ? hook.title : null
  }

  /** A move is the heading of its steps. */
  #heading(entry: Entry): void {
    const { answered } = entry
    if (answered === undefined && !this.#format.all && isSilent(entry, this.#format.words)) return
    if (this.blocks.length > 0) this.blocks.push([])
    const title = answered === undefined ? entry.title : answered.chosen.join(', ')
    this.#put([{ kind: 'move', title: capital(title), cite: entry.cite }])
  }

  #put(block: RunBlock): void {
    if (block.length > 0) this.blocks.push(block)
  }
}

/** The title of what a step started last. */
const titleOf = ({ hooks }: Entry): string | null => hooks.at(-1)?.title ?? null

/** Whether a step is skipped for the same reason as the step before, which is then shown once. */
const isSkippedLike = (former: Branch | undefined, { entry: { skipped } }: Branch): boolean =>
  skipped !== undefined && former?.entry.skipped?.reason === skipped.reason

/** True where two neighboring steps carry out the same words of a card, which are then shown once. */
const sameWords = (former: Branch | null, { entry }: Branch): boolean =>
  former !== null &&
  isOfCard(entry) &&
  former.entry.step.replace(/\d+$/, '') === entry.step.replace(/\d+$/, '') &&
  former.entry.title === entry.title

/** The heading of a step: its number in a printed chart, or the text of a card. */
function titled(entry: Entry, ability: string | null): StepRow {
  const { depth, subject, subjects, step, skipped } = entry
  const cite = skipped === undefined ? entry.cite : []
  const title =
    subjects.length === 1 && entry.title.startsWith('It ') ? stepText(subject, entry.title) : entry.title
  if (isOfCard(entry)) {
    const source = title.startsWith(subject) ? '' : (ability ?? subject)
    return { kind: 'step', depth, step, label: null, source, title, cite }
  }
  const { chart, number } = labelOf(step)
  return { kind: 'step', depth, step, label: `${chart} ${number}`, source: '', title, cite }
}

/**
 * The rows below a step's heading: why it was skipped, the choices, interventions, what did not happen, and changes.
 * `shownAbility` is an ability title that another row shows.
 */
function notes(entry: Entry, shownAbility: string | null, format: RunFormat): readonly RunRow[] {
  const { depth, hooks, not, skipped, answered } = entry
  const rows: RunRow[] = []
  if (skipped !== undefined) rows.push(undone(depth, `skipped: ${skipped.reason}`, skipped.cite))
  const chosen = answered !== undefined && isShown(answered, format) ? answered.chosen : null
  if (answered !== undefined && chosen !== null) {
    rows.push({ kind: 'choice', depth, text: chose(answered.who, chosen), cite: [] })
  }
  for (const hook of hooks) {
    const { title, cite } = hook
    if (title !== shownAbility && !chosen?.includes(title))
      rows.push({ kind: 'effect', depth, text: hookText(hook), cite })
  }
  for (const { card, what, why } of not) {
    const { reason, cite } = why
    const isNamed = isOfCard(entry) && card === entry.subject
    rows.push(undone(depth, isNamed ? notDoneBelow(what, reason) : notDone(card, what, reason), cite))
  }
  return [...rows, ...changed(entry, format)]
}

/** A row for something that did not happen. */
const undone = (depth: number, text: string, cite: readonly string[] = []): NoteRow => ({
  kind: 'undone',
  depth,
  text,
  cite,
})

/** Only a full trace shows a forced answer, and nothing shows an empty one. */
const isShown = ({ forced, chosen }: Answered, { all }: RunFormat): boolean =>
  !forced || (all && chosen.length > 0)

function changed(entry: Entry, { all, words }: RunFormat): readonly ChangesRow[] {
  const cards = byCard(all ? entry.changes : news(entry, words))
  if (cards.length === 0) return []
  const listed = cards.map(([card, own]) => ({
    card,
    values: own.map((change) => spoken(change, words)),
  }))
  return [{ kind: 'changes', depth: entry.depth, cards: listed }]
}
