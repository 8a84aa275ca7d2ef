import { html } from '../base/html.ts'
import type { Games, Page } from '../base/layout.ts'
import { CHANGES, HOME, indexPage, linkTo, READINGS } from '../base/paths.ts'
import { counted } from '../base/words.ts'
import type { RulingRecord } from '../ruling/record.ts'
import { KINDS } from './topics.ts'

/** The first page. `made` are the pages of the indexes. */
export function homePage(
  records: readonly RulingRecord[],
  games: Games,
  {
    readings,
    app,
    made,
  }: { readonly readings: number; readonly app: string | null; readonly made: ReadonlySet<string> },
): Page {
  const count = (game: string) => records.filter((one) => one.game === game).length
  const description = `${counted(records.length, 'ruling')} about fights in card games, each played step by step with the rule behind it`
  return {
    at: HOME,
    title: 'Battleline rulings',
    description,
    trail: [],
    main: html`<h1>The archive of rulings</h1>
<p class="lead">${description}. Every ruling has a page at an address that stays: the answer in a sentence, the board before and after, the timing chart as it went, the rules, and the editions in which it comes out otherwise.</p>
${app !== null && html`<p><a class="open" href="${app}">Ask in your own words</a></p>`}
<ul class="games">
${games.map(
  ({ game, title }) => html`<li><h2><a href="${linkTo(HOME, game)}">${title}</a></h2>
<p class="hint">${counted(count(game), 'ruling')}</p>
<ul>${KINDS.filter(({ kind }) => made.has(indexPage(kind, game))).map(
    (one) => html`<li><a href="${linkTo(HOME, indexPage(one.kind, game))}">${one.title}</a></li>`,
  )}</ul></li>
`,
)}</ul>
<ul class="tiles">
<li><a href="${linkTo(HOME, READINGS)}"><b>Unsettled questions</b> <span>${counted(readings, 'reading')} where the rules are silent</span></a></li>
<li><a href="${linkTo(HOME, CHANGES)}"><b>What changed</b> <span>new, changed and withdrawn rulings, also as a feed</span></a></li>
</ul>`,
  }
}
