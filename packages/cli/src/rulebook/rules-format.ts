import { capital } from '@battleline/card-game'
import { explanationOf, nonBreaking, type Paragraph, page, span } from '@battleline/explain'
import type { Chart, Step } from '@battleline/kernel'
import type { RuleText } from '@battleline/rulebook'
import {
  chartsOf,
  citedBy,
  editionFacts,
  editionNames,
  editionsOf,
  type Found,
  gameOfRule,
  headingOf,
  rules,
  stepsFor,
  stepsOf,
  stepText,
  type WordMatches,
} from '@battleline/rulebook'
import type { Terminal } from '../terminal.ts'

/** The pages of `battleline rules`. */
type Look = Pick<Terminal, 'width' | 'paint'>

const prose = (text: string, cite: readonly string[] = [], indent = 0): Paragraph => ({
  line: [span(' '.repeat(indent)), span(text)],
  hang: indent,
  cite,
})

const heading = (id: string, title: string): Paragraph => ({
  line: [span(nonBreaking(id), 'heading'), span(nonBreaking('  ')), span(title)],
  hang: 2,
  cite: [],
})

/** Nonempty parts with a blank line in between. */
const pages = (parts: readonly (readonly Paragraph[])[], { width, paint }: Look): string =>
  parts
    .filter((part) => part.length > 0)
    .map((part) => page(part, width, paint))
    .join('\n')

/** Charts, editions, and the ids of all rules by their headings, game by game. */
export const contentsText = (games: readonly string[], look: Look): string =>
  games.map((game) => gameText(game, look)).join('\n')

function gameText(game: string, look: Look): string {
  const groups = new Map<string, string[]>()
  for (const rule of rules.filter((one) => gameOfRule(one) === game)) {
    const group = rule.id.startsWith('R-') ? 'Rulings' : rule.heading
    groups.set(group, [...(groups.get(group) ?? []), rule.id])
  }
  const listed = [...groups].map(([title, ids]) => [strong(title), prose(ids.join(' '), [], 2)])
  const title: Paragraph = { line: [span(explanationOf(game).title, 'heading')], hang: 0, cite: [] }
  return pages([[title], ...chartsOf(game).map(chartParagraphs), editionParagraphs(game), ...listed], look)
}

const strong = (text: string): Paragraph => ({ line: [span(text, 'strong')], hang: 2, cite: [] })

const editionParagraphs = (game: string): readonly Paragraph[] => [
  strong('Editions'),
  ...editionNames(game).map((edition) => named(edition, editionFacts(game, edition).title, 11, [])),
]

/** A name in a column, and its text. */
function named(name: string, text: string, column: number, cite: readonly string[]): Paragraph {
  const line = [span('  '), span(nonBreaking(`${name.padEnd(column)}  `), 'quiet'), span(text)]
  return { line, hang: column + 4, cite }
}

function chartParagraphs(chart: Chart): readonly Paragraph[] {
  const steps = stepsOf(chart).map((step) => ({ ...step, name: step.id.slice(chart.id.length + 1) }))
  const column = Math.max(...steps.map(({ name }) => name.length))
  return [
    heading(chart.id, chart.title),
    ...steps.map(({ name, title, cite }) => named(name, title, column, cite)),
  ]
}

const MOST_SAYING = 20

/** The steps and rules with some words; the first ones of a long list. */
export function matchesText(words: string, { steps, rules: found }: WordMatches, look: Look): string {
  const column = Math.max(0, ...found.map(({ id }) => id.length))
  const more = found.length - MOST_SAYING
  return pages(
    [
      [heading(words, 'steps and rules that say so')],
      steps.slice(0, MOST_SAYING).map(({ id, title, cite }) => named(id, title, 0, cite)),
      found.slice(0, MOST_SAYING).map(({ id, text }) => named(id, text.replaceAll('\n', ' '), column, [])),
      more > 0 ? [prose(`and ${more} more: further words leave fewer`, [], 2)] : [],
    ],
    look,
  )
}

export function textOf(found: Exclude<Found, { kind: 'game' }>, look: Look): string {
  switch (found.kind) {
    case 'chart':
      return pages([chartParagraphs(found.chart)], look)
    case 'step':
      return stepPage(found.step, look)
    case 'edition':
      return editionPage(found.game, found.edition, look)
    case 'rule':
      return rulePage(found.rule, look)
  }
}

function stepPage(step: Step, look: Look): string {
  const text = stepText(step)
  const others = editionsOf(step).map(({ edition, title, cite }) => named(edition, title, 11, cite))
  const cited = citedBy(step).map((rule) => named(rule.id, rule.text, 9, []))
  const parts = [
    [heading(step.id, step.title)],
    text === undefined ? [] : [prose(capital(text))],
    others.length === 0 ? [] : [strong('In other editions'), ...others],
    cited,
  ]
  return pages(parts, look)
}

function editionPage(game: string, edition: string, look: Look): string {
  const { title, changes, rules: parting } = editionFacts(game, edition)
  const listed = changes.map(({ at, title: what, cite }) => named(at, what, 0, cite))
  const body = changes.length === 0 ? [prose('The charts are those that “battleline rules” lists.')] : listed
  const differences = parting.map((rule) => named(rule.id, rule.text, 9, []))
  return pages([[heading(edition, title)], body, differences], look)
}

function rulePage(rule: RuleText, look: Look): string {
  const steps = stepsFor(rule)
  const column = Math.max(0, ...steps.map((step) => step.id.length))
  const parts = [
    [heading(rule.id, headingOf(rule)), { line: [span(rule.page, 'quiet')], hang: 0, cite: [] }],
    ...rule.text.split('\n\n').map((one) => [prose(one.replaceAll('\n', ' '))]),
    steps.length === 0
      ? []
      : [strong('Steps'), ...steps.map((step) => named(step.id, step.title, column, []))],
  ]
  return pages(parts, look)
}
