import { html } from '../base/html.ts'
import type { Games, Page } from '../base/layout.ts'
import { type IndexKind, indexPage, linkTo } from '../base/paths.ts'
import { counted, titled } from '../base/words.ts'
import type { RulingRecord } from '../ruling/record.ts'
import { entryList } from './entry-list.ts'
import { inOrder } from './groups.ts'
import { listPages } from './ruling-list.ts'

/** The indexes of a game. */
export const KINDS: readonly { readonly kind: IndexKind; readonly title: string; readonly says: string }[] = [
  { kind: 'card', title: 'Cards', says: 'every card with a ruling' },
  { kind: 'keyword', title: 'Keywords', says: 'what each does, and its rulings' },
  { kind: 'rule', title: 'Rules', says: 'each in our words, with the rulings that rest on it' },
  { kind: 'step', title: 'Steps', says: 'the timing charts, step by step' },
  { kind: 'edition', title: 'Editions', says: 'where older rules come out otherwise' },
]

/** The way to a folder of topics: the game, and the folders in it. */
export function trailTo(folder: string, games: Games): Page['trail'] {
  const parts = folder.split('/')
  return parts.map((part, n) => ({
    title: n === 0 ? (games.find(({ game }) => game === part)?.title ?? part) : titled(part),
    at: parts.slice(0, n + 1).join('/'),
  }))
}

/** A page for each game, each folder and each file of scenarios. `made` are the pages of the other indexes. */
export function topicPages(
  records: readonly RulingRecord[],
  games: Games,
  made: ReadonlySet<string>,
): readonly Page[] {
  const folders = new Map<string, Set<string>>()
  const byFile = new Map<string, RulingRecord[]>()
  const counts = new Map<string, number>()
  for (const record of records) {
    byFile.set(record.file, [...(byFile.get(record.file) ?? []), record])
    const parts = record.file.split('/')
    for (let n = 1; n < parts.length; n++) {
      const folder = parts.slice(0, n).join('/')
      folders.set(folder, (folders.get(folder) ?? new Set()).add(parts.slice(0, n + 1).join('/')))
    }
    for (let n = 1; n <= parts.length; n++) {
      const place = parts.slice(0, n).join('/')
      counts.set(place, (counts.get(place) ?? 0) + 1)
    }
  }
  const pagesOfFiles = [...byFile].flatMap(([file, rulings]) => {
    const trail = trailTo(file, games)
    const title = trail.at(-1)?.title ?? file
    const description = `${counted(rulings.length, 'ruling')}: ${trail.map((one) => one.title).join(', ')}`
    return listPages({ at: file, title, description, trail: trail.slice(0, -1), intro: null, rulings })
  })
  const pagesOfFolders = [...folders].map(([folder, inside]): Page => {
    const trail = trailTo(folder, games)
    const title = trail.at(-1)?.title ?? folder
    const count = counts.get(folder) ?? 0
    const entries = inOrder(inside).map((at) => ({
      name: titled(at.slice(folder.length + 1)),
      at,
      count: counts.get(at) ?? 0,
    }))
    const topics = entries.filter(({ at }) => folders.has(at))
    const files = entries.filter(({ at }) => !folders.has(at))
    const isGame = !folder.includes('/')
    return {
      at: folder,
      title: isGame ? `Rulings of ${title}` : title,
      description: `${counted(count, 'ruling')} of ${trail.map((one) => one.title).join(', ')}`,
      trail: trail.slice(0, -1),
      main: html`<h1>${isGame ? `Rulings of ${title}` : title}</h1>
<p class="count">${counted(count, 'ruling')}</p>
${isGame && indexesHtml(folder, made)}
${isGame && html`<h2>By topic</h2>`}
${topics.length > 0 && entryList(folder, topics, 'entries topics')}
${files.length > 0 && entryList(folder, files)}`,
    }
  })
  return [...pagesOfFiles, ...pagesOfFolders]
}

const indexesHtml = (game: string, made: ReadonlySet<string>) => html`<ul class="tiles">
${KINDS.filter(({ kind }) => made.has(indexPage(kind, game))).map(
  ({
    kind,
    title,
    says,
  }) => html`<li><a href="${linkTo(game, indexPage(kind, game))}"><b>${title}</b> <span>${says}</span></a></li>
`,
)}</ul>`
