import { keywordsIn } from '@battleline/ask'
import { capital } from '@battleline/card-game'
import { citations, prose } from '../base/citations.ts'
import { html } from '../base/html.ts'
import type { Games, Page } from '../base/layout.ts'
import { linksFrom } from '../base/links.ts'
import { indexPage } from '../base/paths.ts'
import { counted } from '../base/words.ts'
import type { RulingRecord } from '../ruling/record.ts'
import { entryList } from './entry-list.ts'
import { grouped, inOrder } from './groups.ts'
import { listPages } from './ruling-list.ts'

/** A page for each keyword that a ruling is about. */
export function keywordPages(records: readonly RulingRecord[], games: Games): readonly Page[] {
  const groups = grouped(records, ({ keywords }) => keywords)
  return games.flatMap(({ game, title }) => {
    const keywords = groups.get(game)
    if (keywords === undefined || keywords.size === 0) return []
    const at = indexPage('keyword', game)
    const heading = `Keywords of ${title}`
    const trail = [{ title, at: game }]
    const words = inOrder(keywords.keys())
    const pages = words.flatMap((word) => {
      const here = indexPage('keyword', game, word)
      const rulings = keywords.get(word) ?? []
      const rule = keywordsIn(word, game).find(({ keyword }) => keyword === word)?.rule
      return listPages({
        at: here,
        title: capital(word),
        description: `${counted(rulings.length, 'ruling')} about ${word} (${title})`,
        trail: [...trail, { title: 'Keywords', at }],
        intro:
          rule !== undefined &&
          html`<p class="plate">${prose(linksFrom(here), rule.text)} ${citations(linksFrom(here), [rule.id])}</p>`,
        rulings,
      })
    })
    const entries = words.map((word) => ({
      name: capital(word),
      at: indexPage('keyword', game, word),
      count: keywords.get(word)?.length ?? 0,
    }))
    return [
      ...pages,
      {
        at,
        title: heading,
        description: heading,
        trail,
        main: html`<h1>${heading}</h1>${entryList(at, entries)}`,
      },
    ]
  })
}
