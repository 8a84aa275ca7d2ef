import { editionFacts, editionNames, withoutGame } from '@battleline/rulebook'
import { citations, prose } from '../base/citations.ts'
import { html } from '../base/html.ts'
import type { Games, Page } from '../base/layout.ts'
import { linksFrom } from '../base/links.ts'
import { indexPage, linkTo } from '../base/paths.ts'
import { counted } from '../base/words.ts'
import type { RulingRecord } from '../ruling/record.ts'
import { editionTitle } from '../run/editions.ts'
import { grouped } from './groups.ts'
import { listPages } from './ruling-list.ts'

/** A page for each edition of the rules: what it changes, and the rulings that come out otherwise in it. */
export function editionPages(records: readonly RulingRecord[], games: Games): readonly Page[] {
  const groups = grouped(records, ({ differs }) => differs.flatMap(({ editions }) => editions))
  return games.flatMap(({ game, title }) => {
    const at = indexPage('edition', game)
    const trail = [{ title, at: game }]
    const editions = editionNames(game)
    const pages = editions.flatMap((edition) => {
      const rulings = groups.get(game)?.get(edition) ?? []
      return listPages({
        at: indexPage('edition', game, edition),
        title: editionTitle(game, edition),
        description: `${counted(rulings.length, 'ruling')} that come out otherwise by ${editionTitle(game, edition)}`,
        trail: [...trail, { title: 'Editions', at }],
        intro: editionIntro(game, edition),
        rulings,
      })
    })
    const heading = `Editions of the rules of ${title}`
    const index: Page = {
      at,
      title: heading,
      description: heading,
      trail,
      main: html`<h1>${heading}</h1>
<p>Every ruling is played in each of them. A number says how many come out otherwise than on their page.</p>
<ul class="entries wide">${editions.map(
        (edition) =>
          html`<li><a href="${linkTo(at, indexPage('edition', game, edition))}">${editionTitle(game, edition)}</a> <span class="n">${groups.get(game)?.get(edition)?.length ?? 0}</span></li>`,
      )}</ul>`,
    }
    return [...pages, index]
  })
}

function editionIntro(game: string, edition: string) {
  const at = indexPage('edition', game, edition)
  const { changes, rules } = editionFacts(game, edition)
  return html`${
    changes.length > 0 &&
    html`<div class="plate"><p><b>Steps that it has otherwise</b></p><ul>${changes.map(
      ({ at: step, title, cite }) =>
        html`<li>${withoutGame(step)}: ${title} ${citations(linksFrom(at), cite)}</li>`,
    )}</ul></div>`
  }${
    rules.length > 0 &&
    html`<dl class="rules plate">${rules.map(({ id, text }) => html`<div><dt>${citations(linksFrom(at), [id])}</dt><dd>${prose(linksFrom(at), text)}</dd></div>`)}</dl>`
  }<p>The rulings below come out otherwise in this edition than on their page.</p>`
}
