import { capital } from '@battleline/card-game'
import { type Html, html, type Part } from '../base/html.ts'
import { lookClass } from '../base/styles.ts'
import type { BoardCard, BoardSide, Mark, PageBoard } from './board.ts'

/** Zones with more cards than this are a number; the names of so many say nothing. */
const MOST_NAMED = 12

/** A board: the opponent above, the first player below, as they sit at the table. */
export function boardHtml({ sides, facts }: PageBoard, label: string): Html {
  return html`<div class="board" role="group" aria-label="${label}">
${[...sides].reverse().map(sideHtml)}
</div>
${facts.length > 0 && html`<p class="facts">${capital(facts.join(' · '))}</p>`}`
}

const sideHtml = ({ player, has, rows, piles }: BoardSide): Html => html`<div class="side">
<p class="who"><b>${player}</b> ${has.map((value) => html`<span${value.endsWith(' Æ') && html` class="gem"`}>${value}</span> `)}</p>
${rows.map(
  ({ zone, cards }) => html`<div class="row"><h3>${capital(zone)}</h3>${
    cards.length === 0
      ? html`<p class="empty">empty</p>`
      : html`<ul class="cards">
${together(cards).map(cardHtml)}</ul>`
  }</div>
`,
)}${piles.length > 0 && html`<dl class="piles">${piles.map(pileHtml)}</dl>`}
</div>
`

/** Rows of more cards than this show equal cards as one. */
const MOST_APART = 16

/** The cards of a row; where there are many, those that differ only in the numbers of their names are one. */
function together(cards: readonly BoardCard[]): readonly BoardCard[] {
  if (cards.length <= MOST_APART) return cards
  const alike = new Map<string, BoardCard[]>()
  for (const card of cards) {
    const key = JSON.stringify({ ...card, id: 0, name: unnumbered(card.name) })
    const list = alike.get(key)
    if (list === undefined) alike.set(key, [card])
    else list.push(card)
  }
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    return [
      others.length === 0 ? first : { ...first, name: `${others.length + 1} × ${unnumbered(first.name)}` },
    ]
  })
}

const unnumbered = (name: string): string => name.replace(/ \(?\d+\)?$/, '')

const pileHtml = ({ zone, cards }: BoardSide['piles'][number]): Html => {
  const names = cards.slice(0, MOST_NAMED).map(({ name }) => name)
  const more = cards.length - names.length
  return html`<div><dt>${capital(zone)}</dt><dd>${names.join(', ')}${more > 0 && ` and ${more} more`}</dd></div>
`
}

function cardHtml(card: BoardCard): Html {
  const { name, look, kind, numbers, keywords, marks, isTurned, attached } = card
  const [first, ...others] = numbers
  return html`<li class="card ${lookClass(look)}${isTurned && ' turned'}"><b class="name">${name}</b>
${kind !== '' && html`<span class="kind">${kind}</span>`}
${keywords.length > 0 && html`<span class="keywords">${keywords.map((word) => html`<i>${word}</i> `)}</span>`}
<span class="foot">${first !== undefined && numberHtml(first, 'power')}${others.map((one) => numberHtml(one, 'other'))}${marks.map(markHtml)}</span>
${attached.length > 0 && attachedHtml(attached)}</li>
`
}

const numberHtml = ({ what, value }: BoardCard['numbers'][number], look: string): Html =>
  html`<span class="number ${look}"><small>${what}</small> ${value}</span> `

const markHtml = ({ text, look }: Mark): Html => html`<span class="mark-of ${look}">${text}</span> `

const attachedHtml = (attached: BoardCard['attached']): Part =>
  html`<ul class="attached">${attached.map(
    ({ name, look }) => html`<li class="${lookClass(look)}">${name}</li>`,
  )}</ul>`
