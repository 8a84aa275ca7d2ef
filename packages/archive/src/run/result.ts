import { capital, playerClause, possessive, says } from '@battleline/card-game'
import type { BoardCard, PageBoard } from '../board/board.ts'
import { endOf, type Run } from './run.ts'

/** More sentences than this are a number. */
const MOST = 6

/** What has become of a card: where it is now, or what it has now. */
export interface Fate {
  readonly name: string
  /** Where it is now, as “Ben’s discard”; null where it stays in its zone. */
  readonly to: string | null
  readonly hasNow: readonly string[]
}

/** What has become of the cards that a run has changed, by card; those that leave the table first. */
export function fatesOf({ before, after }: Run): ReadonlyMap<number, Fate> {
  const was = cardsOf(before)
  const fates = [...cardsOf(after)].flatMap(([id, now]): [number, Fate][] => {
    const then = was.get(id)
    if (then === undefined) return []
    if (then.place !== now.place) return [[id, { name: then.name, to: now.place, hasNow: [] }]]
    const hasNow = now.has.filter((one) => !then.has.includes(one))
    const lost = then.marks
      .filter((one) => !now.marks.includes(one) && !/\d/.test(one))
      .map((one) => `no ${one}`)
    const all = [...hasNow, ...lost]
    return all.length === 0 ? [] : [[id, { name: now.name, to: null, hasNow: all }]]
  })
  return new Map(fates.toSorted(([, one], [, other]) => Number(one.to === null) - Number(other.to === null)))
}

interface Placed {
  readonly name: string
  readonly place: string
  readonly has: readonly string[]
  readonly marks: readonly string[]
}

function cardsOf({ sides }: PageBoard): ReadonlyMap<number, Placed> {
  const found = new Map<number, Placed>()
  for (const { player, rows, piles } of sides) {
    for (const { zone, cards } of rows)
      for (const card of cards)
        found.set(card.id, { ...readingOf(card), place: `${possessive(player)} ${zone}` })
    for (const { zone, cards } of piles)
      for (const { id, name } of cards)
        found.set(id, { name, place: `${possessive(player)} ${zone}`, has: [], marks: [] })
  }
  return found
}

const readingOf = ({ name, numbers, keywords, marks, attached }: BoardCard) => {
  const words = marks.map(({ text }) => text)
  return {
    name,
    has: [
      ...numbers.map(({ what, value }) => `${what} ${value}`),
      ...keywords,
      ...words,
      ...attached.map((one) => one.name),
    ],
    marks: words,
  }
}

/** What comes out of a run, in a few sentences. */
export function resultOf(run: Run): readonly string[] {
  const { before, after } = run
  const end = endOf(run)
  if (end.kind === 'refused') return [`The rules forbid it: ${end.reason}`]
  if (end.kind === 'limit') return [`It does not end: ${end.reason}`]
  const won = after.facts.filter((fact) => /\bwins?$|a draw$/.test(fact) && !before.facts.includes(fact))
  const cards = [...fatesOf(run).values()].map(({ name, to, hasNow }) =>
    to === null ? `${name}: ${hasNow.join(', ')}` : `${name} goes to ${to}`,
  )
  const players = after.sides.flatMap(({ player, has }, at) => {
    const then = before.sides[at]?.has ?? []
    const now = has.filter((one) => !then.includes(one))
    return now.length === 0 ? [] : [playerClause(player, `has ${now.join(', ')}`)]
  })
  const asks = end.kind === 'asking' ? [`Then ${says(end.who, 'choose')}: ${end.title}`] : []
  const all = [...won, ...cards, ...players]
  const shown = all.slice(0, MOST)
  if (all.length > MOST) shown.push(`${all.length - MOST} more changes`)
  return [...shown, ...asks].map(capital)
}
