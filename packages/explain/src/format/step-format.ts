import type { Answered, Change, Entry } from '../trace/entry.ts'
import { isOfCard, labelOf, news } from '../trace/outline.ts'
import { spoken, type Words } from '../trace/property-words.ts'
import { about, chose, notDone, notDoneBelow } from '../trace/sentences.ts'
import { columns, held, type Span, type Style, span } from './layout.ts'
import type { Paragraph } from './rule-margin.ts'

/** How the steps of one run are printed. */
export interface RunFormat {
  readonly all: boolean
  readonly words: Words
}

/** The line above what happened: a step of a printed chart with its number, or what a card’s text does. */
export function titled(entry: Entry, indent: string, ability: string | null): Paragraph {
  const { subject, subjects, title, step, skipped } = entry
  const cite = skipped === undefined ? entry.cite : []
  const heading = subjects.length === 1 && title.startsWith('It ') ? about(subject, title) : title
  if (isOfCard(entry)) {
    const source = heading.startsWith(subject) ? '' : `${ability ?? subject}: `
    return {
      line: [span(indent), span(source, 'strong'), span(heading, 'strong')],
      hang: indent.length + 4,
      cite,
    }
  }
  const { chart, number } = labelOf(step)
  const label = `${held(`${chart} ${number}`)}\u00a0 `
  return {
    line: [span(indent), span(label, 'quiet'), span(heading, 'strong')],
    hang: indent.length + columns(label),
    cite,
  }
}

/**
 * The lines below the title of a step: why it was skipped, what was chosen, what intervened, what did not happen and what
 * changed. `shownAbility` is the title of an ability that another line shows.
 */
export function stepLines(
  entry: Entry,
  indent: string,
  shownAbility: string | null,
  kind: RunFormat,
): readonly Paragraph[] {
  const { hooks, not, skipped, answered } = entry
  const marked = (sign: string, text: string, style: Style, cite: readonly string[] = []): Paragraph =>
    signed(sign, text, indent, { style, cite })
  const lines: Paragraph[] = []
  if (skipped !== undefined) lines.push(marked('×', `skipped: ${skipped.reason}`, 'undone', skipped.cite))
  const chosen = answered !== undefined && isShown(answered, kind) ? answered.chosen : null
  if (answered !== undefined && chosen !== null) {
    lines.push(marked('◆', chose(answered.who, chosen), 'choice'))
  }
  for (const { card, title, cite } of hooks) {
    if (title !== shownAbility && !chosen?.includes(title))
      lines.push(marked('▸', about(card, title), 'effect', cite))
  }
  for (const { card, what, reason, cite } of not) {
    const isNamed = isOfCard(entry) && card === entry.subject
    const sentence = isNamed ? notDoneBelow(what, reason) : notDone(card, what, reason)
    lines.push(marked('×', sentence, 'undone', cite))
  }
  return [...lines, ...changed(entry, indent, kind)]
}

/** A line behind a sign. */
const signed = (
  sign: string,
  text: string,
  indent: string,
  { style, cite = [] }: { readonly style: Style; readonly cite?: readonly string[] },
): Paragraph => ({
  line: [span(`${indent.slice(2)}${sign} `, style), span(text)],
  hang: indent.length,
  cite,
})

/** A line for something that did not happen. */
export const undone = (text: string, indent: string): Paragraph =>
  signed('×', text, indent, { style: 'undone' })

/** Only a full trace shows a forced answer, and nothing shows an empty one. */
const isShown = ({ forced, chosen }: Answered, { all }: RunFormat): boolean =>
  !forced || (all && chosen.length > 0)

const WIDEST_NAME = 24

/** What changed, one line a card, the numbers below each other. */
function changed(entry: Entry, indent: string, { all, words }: RunFormat): readonly Paragraph[] {
  const cards = new Map<string, readonly Change[]>()
  for (const change of all ? entry.changes : news(entry, words)) {
    cards.set(change.what, added(cards.get(change.what) ?? [], change))
  }
  const widest = Math.min(WIDEST_NAME, Math.max(0, ...[...cards.keys()].map(columns)))
  return [...cards].map(([card, own]) => {
    const gap = '\u00a0'.repeat(Math.max(0, widest - columns(card)) + 1)
    const values = own.flatMap((change, n): Span[] => {
      const value = span(spoken(change, words), 'value')
      return n === 0 ? [value] : [span(', '), value]
    })
    return {
      line: [span(indent), span(`${held(card)}${gap} `), ...values],
      hang: indent.length + 2,
      cite: [],
    }
  })
}

/**
 * The changes of a card with one more. A number that changed more than once in a step appears once, with its first and
 * last value; parts of it may have changed by themselves, so the changes are added up.
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
