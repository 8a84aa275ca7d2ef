import type { RuleAnswer } from '@battleline/ask'
import { capital } from '@battleline/card-game'
import { explanationOf, type RunBlock } from '@battleline/explain'
import { editionNames } from '@battleline/rulebook'
import type { Scenario } from '@battleline/scenario'
import { citations, linked, prose } from '../base/citations.ts'
import { type Html, html } from '../base/html.ts'
import type { Links } from '../base/links.ts'
import { plainHeading, ruleOf } from '../base/rules.ts'
import { shortened } from '../base/words.ts'
import type { CardText } from '../board/board.ts'
import { boardHtml } from '../board/board-html.ts'
import { chartHtml, movesAndChoices } from '../run/chart-html.ts'
import { type Comparison, editionTitle } from '../run/editions.ts'
import { endOf, type Run } from '../run/run.ts'
import { editionsHtml } from './editions-html.ts'
import { endHtml } from './end-html.ts'

export interface RulingParts {
  /** The heading of the page. */
  readonly sentence: string
  /** What comes out, where the heading does not say it. */
  readonly comesOut: readonly string[]
  readonly game: string
  readonly rules: readonly string[]
  readonly links: Links
  readonly because: RuleAnswer | null
  readonly scenario: Scenario
  readonly run: Run
  readonly blocks: readonly RunBlock[]
  readonly comparison: Comparison
  readonly cardTexts: readonly CardText[]
  /** The names of the cards that have a page. */
  readonly library: ReadonlySet<string>
  /** The board in the app; null without one. */
  readonly open: string | null
}

/** The middle of the page of a ruling, or of a question. */
export function mainHtml(parts: RulingParts): Html {
  const { game, links, rules, run, blocks, comparison } = parts
  const end = endOf(run)
  return html`<article>
${headHtml(parts)}
<div class="run">
<div class="table">
<section aria-labelledby="before"><h2 id="before">The board before</h2>
${boardHtml(run.before, 'The board before')}</section>
${playHtml(run, blocks)}
<section aria-labelledby="after"><h2 id="after">The board after</h2>
${isUnchanged(run) ? html`<p class="empty">As before</p>` : boardHtml(run.after, 'The board after')}
${endHtml(end, links)}</section>
</div>
<section class="paper" aria-labelledby="chart"><h2 id="chart">What happens, step by step</h2>
${blocks.length > 0 ? chartHtml(blocks, links, game) : html`<p class="hint">${end.kind === 'refused' ? 'The rules forbid the move, so that nothing happens.' : 'Nothing is played: the board itself is the question.'}</p>`}
</section>
</div>
${editionsHtml(comparison, { links, game, edition: run.played.edition })}
${rulesHtml(rules, links)}
${cardsHtml(parts)}
${checkedHtml(run)}
</article>`
}

const isUnchanged = ({ before, after }: Run): boolean => JSON.stringify(before) === JSON.stringify(after)

function headHtml({ sentence, comesOut, game, links, because, scenario, run, open }: RulingParts): Html {
  const [newest] = editionNames(game)
  const { edition } = run.played
  const { title } = explanationOf(game)
  return html`<header class="answer">
<h1>${sentence}</h1>
${comesOut.length > 0 && html`<ul class="comes-out">${comesOut.map((one) => html`<li>${one}</li>`)}</ul>`}
${because !== null && html`<p class="because"><span class="word">Because</span> ${because.text} ${citations(links, [because.id])}</p>`}
${scenario.note !== null && html`<p class="hint">${scenario.note}</p>`}
<p class="meta">${title}, ${editionTitle(game, edition)}${edition !== newest && ' (an older edition)'}${
    open !== null && html` <a class="open" href="${open}">Open this board in the app</a>`
  }</p>
</header>`
}

function playHtml({ played }: Run, blocks: readonly RunBlock[]): Html | false {
  const last = played.moves.at(-1)
  // The chart of a refused move is empty, so that its words come from the file.
  const refused = played.status === 'refused' && last !== undefined && last.trace >= played.trace.length
  const moves = [
    ...movesAndChoices(blocks),
    ...(refused ? [capital(shortened(last.text.replaceAll('->', '→')))] : []),
  ]
  return (
    moves.length > 0 &&
    html`<section aria-labelledby="done"><h2 id="done">What is done</h2>
<ol class="deeds">${moves.map((move) => html`<li>${move}</li>`)}</ol></section>`
  )
}

function rulesHtml(rules: readonly string[], links: Links): Html | false {
  const known = rules.flatMap((id) => ruleOf(id) ?? [])
  return (
    known.length > 0 &&
    html`<section class="paper" aria-labelledby="rules"><h2 id="rules">The rules that it rests on</h2>
<dl class="rules">${known.map(
      (rule) => html`
<div id="${rule.id}"><dt>${citations(links, [rule.id])}<span>${plainHeading(rule)}</span></dt><dd>${prose(links, firstParagraph(rule.text))}</dd></div>`,
    )}</dl></section>`
  )
}

/** A reading is long, and has a page of its own: here is its first paragraph. */
const firstParagraph = (text: string): string => capital(text.split('\n\n')[0] ?? text)

/** More cards than this are on the board only for what they are. */
const MOST_CARDS = 24

function cardsHtml({ game, links, scenario, cardTexts, library }: RulingParts): Html | false {
  const own = new Set(scenario.cards.map(({ name }) => name))
  const shown = cardTexts.slice(0, MOST_CARDS)
  return (
    shown.length > 0 &&
    html`<section class="paper" aria-labelledby="cards"><h2 id="cards">The cards</h2>
<dl class="texts">${shown.map(
      ({ name, kind, text }) => html`
<div><dt>${library.has(name) ? linked(links.card(game, name), name) : name}</dt><dd><span class="kind">${kind}${own.has(name) && (library.has(name) ? ', changed for this question' : ', made for this question')}</span>${text !== '' && html` <span class="text">${text}</span>`}</dd></div>`,
    )}</dl></section>`
  )
}

function checkedHtml({ played }: Run): Html | false {
  const { expectations } = played
  return (
    expectations.length > 0 &&
    html`<details class="checked"><summary>What the tests of Battleline check of it</summary>
<ul>${expectations.map(({ text, holds }) => html`<li>${holds ? '✓' : '✗'} ${shortened(text)}</li>`)}</ul></details>`
  )
}
