import { explanationOf } from '@battleline/explain'
import { adapters } from '@battleline/scenario'
import { Html, html } from './base/html.ts'
import { type Page, pageHtml, type Site } from './base/layout.ts'
import { FEED } from './base/paths.ts'
import { historyOf } from './history/changes.ts'
import { feedXml } from './history/feed.ts'
import { changesPage, formerPages } from './history/history-pages.ts'
import type { Ledger, Recorded } from './history/ledger.ts'
import { cardPages } from './lists/by-card.ts'
import { editionPages } from './lists/by-edition.ts'
import { keywordPages } from './lists/by-keyword.ts'
import { rulePages } from './lists/by-rule.ts'
import { stepPages } from './lists/by-step.ts'
import { homePage } from './lists/home.ts'
import { topicPages, trailTo } from './lists/topics.ts'
import { type Reading, readingPages } from './readings/reading-pages.ts'
import type { RulingRecord } from './ruling/record.ts'

/** A file of the site: its path below `rulings/`, and its text. */
export interface SiteFile {
  readonly path: string
  readonly content: string
}

export interface SiteOptions {
  /** Where the site will be, as `https://example.org/rulings/`; null if nobody knows. */
  readonly origin: string | null
  /** Where the app is, as seen from `rulings/`: `../`; null for a site without it. */
  readonly app: string | null
  readonly hasPictures: boolean
}

/** The recorded rulings and their former addresses, also former addresses that are not recorded yet. */
export interface Histories {
  readonly ledger: Ledger
  readonly former: Ledger['former']
}

/** Every file of the archive but style sheet and pictures. The same rulings, readings and histories give the same files. */
export function* siteFiles(
  records: readonly RulingRecord[],
  readings: readonly Reading[],
  { ledger, former }: Histories,
  { origin, app, hasPictures }: SiteOptions,
): Generator<SiteFile> {
  const present = new Set(records.map(({ game }) => game))
  const games = adapters.names
    .filter((game) => present.has(game))
    .map((game) => ({ game, title: explanationOf(game).title }))
  const site: Site = { games, origin, hasPictures }
  const history = historyOf(ledger, records)
  const indexes = [cardPages, keywordPages, rulePages, stepPages, editionPages].flatMap((make) =>
    make(records, games),
  )
  const made = new Set(indexes.map(({ at }) => at))
  const pages: Iterable<Page>[] = [
    records.map((record) => rulingPage(record, site, ledger.rulings.get(record.address))),
    indexes,
    topicPages(records, games, made),
    readingPages(readings, records),
    [
      changesPage(history, records.length),
      homePage(records, games, { readings: readings.length, app, made }),
    ],
  ]
  const addresses: string[] = []
  for (const page of pages.flatMap((some) => [...some])) {
    addresses.push(page.at)
    yield { path: pathOf(page), content: pageHtml(page, site) }
  }
  for (const page of formerPages(former)) yield { path: pathOf(page), content: pageHtml(page, site) }
  yield { path: FEED, content: feedXml(history, records.length, origin) }
  if (origin !== null) yield { path: 'sitemap.xml', content: sitemapXml(addresses, origin) }
}

const pathOf = ({ at }: Page): string => (at === '' ? 'index.html' : `${at}/index.html`)

/** The page of a ruling. `recorded` is what the ledger says of it. */
function rulingPage(record: RulingRecord, { games }: Site, recorded: Recorded | undefined): Page {
  const { address, sentence, because, file, main } = record
  return {
    at: address,
    title: sentence,
    description:
      because?.text ?? `A ruling of ${games.find(({ game }) => game === record.game)?.title ?? ''}`,
    trail: trailTo(file, games),
    kind: 'article',
    picture: `${address}/preview.png`,
    main: html`${new Html(main)}
${recorded !== undefined && datesHtml(recorded)}`,
  }
}

const datesHtml = ({ since, changed }: Recorded) =>
  html`<p class="dates">Recorded <time datetime="${since}">${since}</time>${
    changed !== since && html`, last changed <time datetime="${changed}">${changed}</time>`
  }. This address stays.</p>`

const sitemapXml = (addresses: readonly string[], origin: string): string =>
  html`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map(
  (at) => html`<url><loc>${origin}${at === '' ? '' : `${encodeURI(at)}/`}</loc></url>
`,
)}</urlset>
`.text
