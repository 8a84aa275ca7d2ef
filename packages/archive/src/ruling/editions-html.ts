import { capital } from '@battleline/card-game'
import { editionNames } from '@battleline/rulebook'
import { linked } from '../base/citations.ts'
import { type Html, html } from '../base/html.ts'
import type { Links } from '../base/links.ts'
import { shortened } from '../base/words.ts'
import { type Comparison, editionTitle, type Outcome, type Path } from '../run/editions.ts'
import { endHtml } from './end-html.ts'

/** The most rows: more of them would not help. */
const MOST_DIFFERENT = 40

/** Where a ruling is: what its page leads to, its game and its edition. */
export interface Place {
  readonly links: Links
  readonly game: string
  readonly edition: string
}

/** The editions of the rules in which a ruling comes out otherwise, and those in which it does not. */
export function editionsHtml({ same, paths, others }: Comparison, place: Place): Html | false {
  if (same.length + paths.length + others.length === 0) return false
  return html`<section class="paper editions" aria-labelledby="editions"><h2 id="editions">In other editions of the rules</h2>
${others.map((one) => otherHtml(one, place))}
${paths.map((one) => pathHtml(one, place))}
${same.length > 0 && html`<p class="same"><b>The same result</b> in ${links(same, place)}.</p>`}
</section>`
}

const links = (editions: readonly string[], { links: pages, game }: Place): Html =>
  html`${editions.map((edition, n) => {
    const before = n === 0 ? '' : n === editions.length - 1 ? ' and ' : ', '
    return html`${before}${linked(pages.edition(game, edition), editionTitle(game, edition))}`
  })}`

const pathHtml = ({ editions, here, there }: Path, place: Place): Html =>
  html`<p class="path"><b>The same result by other steps</b> in ${links(editions, place)}. ${
    there === null ? `What comes here does not come there: ${here}.` : `There: ${there}.`
  }${there !== null && here !== null && ` Here: ${here}.`}</p>
`

function otherHtml(outcome: Outcome, place: Place): Html {
  const { editions, broken } = outcome
  const all = editionNames(place.game)
  const isOlder = (edition: string) => all.indexOf(edition) > all.indexOf(place.edition)
  const older = editions.filter(isOlder)
  const newer = editions.filter((edition) => !isOlder(edition))
  return html`<div class="differs"><h3>It comes out otherwise in ${links(editions, place)}</h3>
<p class="hint">${older.length > 0 && `This ruling replaces that of ${titles(older, place)}. `}${newer.length > 0 && `It is replaced by that of ${titles(newer, place)}.`}</p>
${outcomeHtml(outcome, place)}
${
  broken.length > 0 &&
  html`<details><summary>What does not hold there</summary><ul>${broken.map(
    ({ text, actual }) => html`<li>${shortened(text)}${actual !== '' && `: but ${shortened(actual)}`}</li>`,
  )}</ul></details>`
}</div>
`
}

const titles = (editions: readonly string[], { game }: Place): string =>
  editions.map((edition) => editionTitle(game, edition)).join(', ')

/** The differences at the end of a run in other editions. */
export const outcomeHtml = ({ editions, differences, end }: Outcome, place: Place): Html =>
  html`${
    differences.length > 0 &&
    html`<div class="wide"><table><thead><tr><td></td><th scope="col">${editionTitle(place.game, place.edition)}</th><th scope="col">${titles(editions, place)}</th></tr></thead>
<tbody>${differences.slice(0, MOST_DIFFERENT).map(
      ({
        what,
        here,
        there,
      }) => html`<tr><th scope="row">${capital(what)}</th><td>${capital(here)}</td><td>${capital(there)}</td></tr>
`,
    )}</tbody></table></div>`
  }${endHtml(end, place.links)}${
    differences.length === 0 && end.kind === 'ended' && html`<p>There, it ends without that.</p>`
  }`
