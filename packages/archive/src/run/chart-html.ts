import { capital } from '@battleline/card-game'
import type { RunBlock, RunRow } from '@battleline/explain'
import { withoutGame } from '@battleline/rulebook'
import { citations, linked } from '../base/citations.ts'
import { type Html, html } from '../base/html.ts'
import type { Links } from '../base/links.ts'
import { shortened } from '../base/words.ts'

/** A step of the chart with the rows below it; null for what comes before the first step. */
interface Step {
  readonly heading: Extract<RunRow, { kind: 'step' }> | null
  readonly rows: RunRow[]
}

/** A move and the steps that follow from it. */
interface Move {
  readonly heading: Extract<RunRow, { kind: 'move' }> | null
  readonly steps: Step[]
}

/** Longer charts are cut off: the app shows all of it. */
const MOST_STEPS = 70
const DEEPEST = 8
/** If more cards than this change in one step, only their number is shown. */
const MOST_CHANGED = 40

/** The timing chart of a run: each step with what changed in it, or why nothing did. */
export function chartHtml(blocks: readonly RunBlock[], links: Links, game: string): Html {
  const moves = movesOf(blocks)
  const count = moves.reduce((sum, { steps }) => sum + steps.length, 0)
  let left = MOST_STEPS
  const shown = moves.flatMap(({ heading, steps }) => {
    if (left <= 0) return []
    const kept = steps.slice(0, left)
    left -= Math.max(1, kept.length)
    return [{ heading, steps: kept }]
  })
  return html`${shown.map(({ heading, steps }) => moveHtml({ heading, steps }, links, game))}
${
  count > MOST_STEPS &&
  html`<p class="more">${count - MOST_STEPS} more steps follow. The board in the app shows all of them.</p>`
}`
}

function movesOf(blocks: readonly RunBlock[]): readonly Move[] {
  const moves: Move[] = []
  for (const row of blocks.flat()) {
    if (row.kind === 'move') moves.push({ heading: row, steps: [] })
    else {
      if (moves.length === 0) moves.push({ heading: null, steps: [] })
      const steps = moves.at(-1)?.steps
      if (row.kind === 'step') steps?.push({ heading: row, rows: [] })
      else if (steps?.at(-1) === undefined) steps?.push({ heading: null, rows: [row] })
      else steps.at(-1)?.rows.push(row)
    }
  }
  return moves
}

const moveHtml = ({ heading, steps }: Move, links: Links, game: string): Html => html`
${heading !== null && html`<h3 class="move">${shortened(heading.title)} ${citations(links, heading.cite)}</h3>`}
${
  steps.length > 0 &&
  html`<ol class="chart">
${steps.map((step) => stepHtml(step, links, game))}</ol>`
}`

function stepHtml({ heading, rows }: Step, links: Links, game: string): Html {
  const depth = Math.min(DEEPEST, Math.max(1, heading?.depth ?? 1))
  return html`<li class="d${depth}">${heading !== null && titleHtml(heading, links, game)}${
    rows.length > 0 && html`<ul>${rows.map((row) => rowHtml(row, links))}</ul>`
  }</li>
`
}

function titleHtml(
  { label, source, step, title, cite }: Extract<RunRow, { kind: 'step' }>,
  links: Links,
  game: string,
) {
  const place =
    label === null
      ? source !== '' && html`<span class="source">${source}:</span> `
      : html`${linked(links.step(game, withoutGame(step)), label, 'label')} `
  return html`<p>${place}<b>${title}</b> ${citations(links, cite)}</p>`
}

const SIGNS = { undone: 'not:', choice: 'choice:', effect: 'effect:' } as const

function rowHtml(row: RunRow, links: Links): Html {
  switch (row.kind) {
    case 'changes':
      return html`${row.cards
        .slice(0, MOST_CHANGED)
        .map(
          ({ card, values }) =>
            html`<li class="change"><b>${card}</b> <span>${shortened(spaced(values.join(', ')))}</span></li>`,
        )}`
    case 'undone':
    case 'choice':
    case 'effect':
      return html`<li class="${row.kind}"><span class="visually-hidden">${SIGNS[row.kind]}</span> ${capital(shortened(row.text))} ${citations(links, row.cite)}</li>`
    default:
      return html``
  }
}

/** Text that may be broken at its spaces. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')

/** The moves and the choices, in sentences. */
export const movesAndChoices = (blocks: readonly RunBlock[]): readonly string[] =>
  blocks.flat().flatMap((row) => {
    if (row.kind === 'move') return [shortened(row.title)]
    return row.kind === 'choice' ? [capital(shortened(row.text))] : []
  })

/** The steps of printed charts that had an effect, each once, without the name of the game. */
export const stepsIn = (blocks: readonly RunBlock[]): readonly string[] => [
  ...new Set(
    blocks
      .flat()
      .flatMap((row) => (row.kind === 'step' && row.label !== null ? [withoutGame(row.step)] : [])),
  ),
]
