import { capital } from '@battleline/card-game'
import { chartsOf, stepsOf, stepText, withoutGame } from '@battleline/rulebook'
import { citations, prose } from '../base/citations.ts'
import { html } from '../base/html.ts'
import type { Games, Page } from '../base/layout.ts'
import { linksFrom } from '../base/links.ts'
import { indexPage } from '../base/paths.ts'
import { counted, titled } from '../base/words.ts'
import type { RulingRecord } from '../ruling/record.ts'
import { entryList } from './entry-list.ts'
import { grouped, inOrder } from './groups.ts'
import { listPages } from './ruling-list.ts'

/** A page for each step of the printed charts, with the rulings in which something happens there. */
export function stepPages(records: readonly RulingRecord[], games: Games): readonly Page[] {
  const groups = grouped(records, ({ steps }) => steps)
  return games.flatMap(({ game, title }) => {
    const charts = chartsOf(game).map((chart) => ({ name: withoutGame(chart.id), steps: stepsOf(chart) }))
    const known = new Map(
      charts.flatMap(({ steps }) => steps.map((step) => [withoutGame(step.id), step] as const)),
    )
    // Older editions have steps that the newest one does not have.
    const names = [...new Set([...known.keys(), ...inOrder(groups.get(game)?.keys() ?? [])])]
    if (names.length === 0) return []
    const at = indexPage('step', game)
    const heading = `Steps of ${title}`
    const trail = [{ title, at: game }]
    const countOf = (name: string) => groups.get(game)?.get(name)?.length ?? 0
    const pages = names.flatMap((name) => {
      const here = indexPage('step', game, name)
      const step = known.get(name)
      const text = step === undefined ? undefined : stepText(step)
      const description = step === undefined ? 'A step of an older edition.' : step.title
      return listPages({
        at: here,
        title: name,
        description,
        trail: [...trail, { title: 'Steps', at }],
        intro: html`<div class="plate"><p><b>${description}</b> ${step !== undefined && citations(linksFrom(here), step.cite)}</p>${text !== undefined && html`<p>${prose(linksFrom(here), capital(text))}</p>`}</div>`,
        rulings: groups.get(game)?.get(name) ?? [],
      })
    })
    const entriesOf = (own: readonly string[]) =>
      own.map((name) => ({
        name: `${name}${known.has(name) ? ` · ${known.get(name)?.title}` : ''}`,
        at: indexPage('step', game, name),
        count: countOf(name),
      }))
    const older = names.filter((name) => !known.has(name))
    const index: Page = {
      at,
      title: heading,
      description: `${counted(names.length, 'step')} of the timing charts of ${title}`,
      trail,
      main: html`<h1>${heading}</h1>${charts.map(
        ({ name, steps }) =>
          html`<h2>${titled(name)}</h2>${entryList(at, entriesOf(steps.map(({ id }) => withoutGame(id))), 'entries steps')}`,
      )}${older.length > 0 && html`<h2>Steps of older editions</h2>${entryList(at, entriesOf(older), 'entries steps')}`}`,
    }
    return [...pages, index]
  })
}
