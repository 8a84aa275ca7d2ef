import type { Answered, Change, Entry } from '../trace/entry.ts'
import { nonBreaking } from '../trace/non-breaking.ts'
import { isOfCard, labelOf, news } from '../trace/outline.ts'
import { spoken, type Words } from '../trace/property-words.ts'
import { about, chose, notDone, notDoneBelow } from '../trace/sentences.ts'
import { columns, type Span, type Style, span } from './layout.ts'
import type { Paragraph } from './rule-margin.ts'

/** The format of one run. */
export interface RunFormat {
  readonly all: boolean
  readonly words: Words
}

/** The heading of a step: its number in a printed chart, or the text of a card. */
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
  const label = `${nonBreaking(`${chart} ${number}`)}\u00a0 `
  return {
    line: [span(indent), span(label, 'quiet'), span(heading, 'strong')],
    hang: indent.length + columns(label),
    cite,
  }
}

/**
 * The lines below a step's heading: why it was skipped, the choices, interventions, what did not happen, and changes.
 * `shownAbility` is an ability title that another line shows.
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

/** A line after a sign. */
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

/** The changes, one line for each card, with aligned numbers. */
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
      line: [span(indent), span(`${nonBreaking(card)}${gap} `), ...values],
      hang: indent.length + 2,
      cite: [],
    }
  })
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
