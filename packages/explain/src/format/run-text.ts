import { columns } from '@battleline/language'
import type { Entry } from '../trace/entry.ts'
import { nonBreaking } from '../trace/non-breaking.ts'
import type { Words } from '../trace/property-words.ts'
import { type Line, type Paint, plainly, type Span, type Style, span } from './layout.ts'
import { type Paragraph, withMargin, written } from './rule-margin.ts'
import { type ChangesRow, type NoteRow, type RunRow, runBlocks, type StepRow } from './run-rows.ts'

/** How a run is printed. */
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
  const lines = runBlocks(entries, { all, words }).flatMap((block): Line[] =>
    block.length === 0 ? [[]] : withMargin(block.flatMap(paragraphs), width),
  )
  return written(lines, paint)
}

function paragraphs(row: RunRow): readonly Paragraph[] {
  switch (row.kind) {
    case 'move':
      return [{ line: [span(row.title, 'heading')], hang: 2, cite: row.cite }]
    case 'step':
      return [heading(row)]
    case 'changes':
      return changes(row)
    default:
      return [note(row)]
  }
}

/** The indent of a step for each chart around it beyond the outermost. */
const STEP = 2
const DEEPEST = 8
/** The further indent of the lines below its heading. */
const BELOW = 4

const indentOf = (depth: number): number => STEP * Math.min(DEEPEST, Math.max(0, depth - 1))

function heading({ depth, label, source, title, cite }: StepRow): Paragraph {
  const indent = indentOf(depth)
  const start = span(' '.repeat(indent))
  if (label === null) {
    const from = span(source === '' ? '' : `${source}: `, 'strong')
    return { line: [start, from, span(title, 'strong')], hang: indent + BELOW, cite }
  }
  const text = `${nonBreaking(label)}\u00a0 `
  return { line: [start, span(text, 'quiet'), span(title, 'strong')], hang: indent + columns(text), cite }
}

const SIGNS: Readonly<Record<NoteRow['kind'], { readonly sign: string; readonly style: Style }>> = {
  undone: { sign: '×', style: 'undone' },
  choice: { sign: '◆', style: 'choice' },
  effect: { sign: '▸', style: 'effect' },
}

function note({ kind, depth, text, cite }: NoteRow): Paragraph {
  const hang = indentOf(depth) + BELOW
  const { sign, style } = SIGNS[kind]
  return { line: [span(`${' '.repeat(hang - 2)}${sign} `, style), span(text)], hang, cite }
}

const WIDEST_NAME = 24

/** The changes, one line for each card, with aligned numbers. */
function changes({ depth, cards }: ChangesRow): readonly Paragraph[] {
  const indent = indentOf(depth) + BELOW
  const widest = Math.min(WIDEST_NAME, Math.max(0, ...cards.map(({ card }) => columns(card))))
  return cards.map(({ card, values }) => {
    const gap = '\u00a0'.repeat(Math.max(0, widest - columns(card)) + 1)
    const spans = values.flatMap((value, n): Span[] =>
      n === 0 ? [span(value, 'value')] : [span(', '), span(value, 'value')],
    )
    const line = [span(' '.repeat(indent)), span(`${nonBreaking(card)}${gap} `), ...spans]
    return { line, hang: indent + 2, cite: [] }
  })
}
