import { shippedCards, slugOf } from '@battleline/ask'
import { html } from '../base/html.ts'
import type { Games, Page } from '../base/layout.ts'
import { indexPage, linkTo } from '../base/paths.ts'
import { counted } from '../base/words.ts'
import type { RulingRecord } from '../ruling/record.ts'
import { type Entry, entryList } from './entry-list.ts'
import { grouped, inOrder } from './groups.ts'
import { listPages } from './ruling-list.ts'

/** More cards than this are split by their first letters. */
const MOST_ON_A_PAGE = 250

/** A page for each card with a ruling, and the lists of them. */
export function cardPages(records: readonly RulingRecord[], games: Games): readonly Page[] {
  const facts = new Map(shippedCards().map((card) => [`${card.game} ${card.name}`, card]))
  const groups = grouped(records, ({ cards }) => cards)
  return games.flatMap(({ game, title }) => {
    const cards = groups.get(game)
    if (cards === undefined) return []
    const at = indexPage('card', game)
    const trail = [
      { title, at: game },
      { title: 'Cards', at },
    ]
    // Two spellings of one name have one page.
    const bySlug = new Map<string, { name: string; rulings: readonly RulingRecord[] }>()
    for (const name of inOrder(cards.keys())) {
      const former = bySlug.get(slugOf(name))
      const rulings = [...new Set([...(former?.rulings ?? []), ...(cards.get(name) ?? [])])]
      bySlug.set(slugOf(name), { name: former?.name ?? name, rulings })
    }
    const list = [...bySlug.values()]
    const pages = list.flatMap(({ name, rulings }) => {
      const card = facts.get(`${game} ${name}`)
      // First those whose sentence names it.
      const named = rulings.filter(({ sentence }) => sentence.includes(name))
      const ordered = [...named, ...rulings.filter(({ sentence }) => !sentence.includes(name))]
      return listPages({
        at: indexPage('card', game, name),
        title: name,
        description: `${counted(rulings.length, 'ruling')} with ${name} (${title})`,
        trail,
        intro:
          card !== undefined &&
          html`<div class="plate"><p class="kind">${card.kind}</p>${card.text !== '' && html`<p class="text">${card.text}</p>`}</div>`,
        rulings: ordered,
      })
    })
    const entries = list.map(
      ({ name, rulings }): Entry => ({ name, at: indexPage('card', game, name), count: rulings.length }),
    )
    return [...pages, ...listOf(entries, at, title, trail)]
  })
}

function listOf(entries: readonly Entry[], at: string, title: string, trail: Page['trail']): readonly Page[] {
  const heading = `Cards of ${title}`
  const description = `${counted(entries.length, 'card')} of ${title} with rulings`
  const page = { at, title: heading, description, trail: trail.slice(0, 1) }
  if (entries.length <= MOST_ON_A_PAGE)
    return [{ ...page, main: html`<h1>${heading}</h1>${entryList(at, entries)}` }]
  const letters = new Map<string, Entry[]>()
  for (const entry of entries) {
    const letter = /^[a-z]/.exec(slugOf(entry.name))?.[0] ?? '0-9'
    letters.set(letter, [...(letters.get(letter) ?? []), entry])
  }
  const pageOf = (letter: string) => `${at}/letter-${letter}`
  const nav = (from: string) =>
    html`<nav class="pages" aria-label="Letters"><ol>${inOrder(letters.keys()).map(
      (letter) =>
        html`<li><a href="${linkTo(from, pageOf(letter))}"${from === pageOf(letter) && html` aria-current="page"`}>${letter.toUpperCase()}</a></li>`,
    )}</ol></nav>`
  const most = [...entries].sort((one, other) => other.count - one.count).slice(0, 60)
  return [
    {
      ...page,
      main: html`<h1>${heading}</h1>
<p class="count">${counted(entries.length, 'card')} with rulings</p>${nav(at)}
<h2>Those with the most rulings</h2>${entryList(at, most)}`,
    },
    ...[...letters].map(([letter, some]): Page => {
      const here = pageOf(letter)
      const name = `${heading}: ${letter.toUpperCase()}`
      return {
        at: here,
        title: name,
        description: name,
        trail,
        main: html`<h1>${name}</h1>${nav(here)}${entryList(here, some)}`,
      }
    }),
  ]
}
