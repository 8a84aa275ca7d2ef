import { readdirSync, readFileSync } from 'node:fs'
import { duelAdapter } from '@battleline/duel'
import { adapters } from '@battleline/scenario'
import {
  type RulingRecord,
  recordsOf,
  type SiteFile,
  type SiteOptions,
  siteFiles,
  updated,
} from '../src/index.ts'
import { currentOf, type Source } from '../src/ruling/sources.ts'

const root = new URL('../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

export const sourceOf = (file: string): Source => ({ file, text: read(`scenarios/${file}.yaml`) })

/** Files of every game; among them refusals, open choices, older editions, and readings where the rules are silent. */
const SAMPLE: readonly string[] = [
  'duel/strikes',
  'grand-archive/editions',
  'keyforge/essay/dino-fiend-fights-faust',
  'keyforge/essay/leaving-the-window',
  'keyforge/cases/splash-attack',
  'magic/fights',
]

let made: readonly RulingRecord[] | null = null

/** The records of the sample: playing it takes some seconds, so all tests share them. */
export function sampleRecords(): readonly RulingRecord[] {
  if (!adapters.names.includes('duel')) adapters.add(duelAdapter)
  made ??= SAMPLE.flatMap((file) => recordsOf(sourceOf(file), '../'))
  return made
}

let site: ReadonlyMap<string, string> | null = null

/** The files of the site of the sample. */
export function sampleSite(): ReadonlyMap<string, string> {
  site ??= siteOf(sampleRecords())
  return site
}

/** The files of a site of some rulings, by path. */
export function siteOf(
  records: readonly RulingRecord[],
  options: Partial<SiteOptions> = {},
): ReadonlyMap<string, string> {
  const readings = readdirSync(new URL('docs/rulings', root))
    .flatMap(
      (name) => /^R-\d+/.exec(name)?.map((id) => ({ id, markdown: read(`docs/rulings/${name}`) })) ?? [],
    )
    .sort((one, other) => one.id.localeCompare(other.id))
  const ledger = updated(
    {
      rulings: new Map(),
      former: new Map([
        ['duel/strikes/an-older-sentence', { to: records[0]?.address ?? null, on: '2026-01-02' }],
      ]),
    },
    SAMPLE.flatMap((file) => currentOf(sourceOf(file))),
    '2026-01-01',
  )
  const files: SiteFile[] = [
    ...siteFiles(
      records,
      readings,
      { ledger, former: ledger.former },
      { origin: null, app: '../', hasPictures: false, ...options },
    ),
  ]
  return new Map(files.map(({ path, content }) => [path, content]))
}

/** What links of some files lead to nothing: “page → link”. Addresses of other sites and of the app are not followed. */
export function brokenLinks(
  files: ReadonlyMap<string, string>,
  also: readonly string[] = [],
): readonly string[] {
  const there = new Set([...files.keys(), ...also])
  return [...files].flatMap(([path, content]) => {
    if (!path.endsWith('.html')) return []
    const from = new URL(path.replace(/index\.html$/, ''), 'http://site/rulings/')
    const ids = new Set([...content.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
    return [...content.matchAll(/ (?:href|src)="([^"]*)"/g)].flatMap(([, link = '']) => {
      if (link.startsWith('#')) return ids.has(link.slice(1)) ? [] : [`${path} → ${link}`]
      const to = new URL(link.replaceAll('&amp;', '&'), from)
      if (!to.pathname.startsWith('/rulings/')) return []
      const target = decodeURI(to.pathname.slice('/rulings/'.length))
      const file = target === '' || target.endsWith('/') ? `${target}index.html` : target
      return there.has(file) ? [] : [`${path} → ${link}`]
    })
  })
}
