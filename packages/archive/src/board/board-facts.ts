import { possessive } from '@battleline/card-game'
import type { PageBoard } from './board.ts'

/** What can differ between two ends of a run, by its subject: a player’s values, a card’s place and marks. */
export function boardFacts({ sides, facts }: PageBoard): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { player, has, rows, piles } of sides) {
    found.set(player, has.join(', '))
    const place = (zone: string) => `${possessive(player)} ${zone}`
    for (const { zone, cards } of rows)
      for (const { name, numbers, keywords, marks, attached } of cards)
        found.set(
          name,
          [
            `in ${place(zone)}`,
            ...numbers.map(({ what, value }) => `${what} ${value}`),
            ...keywords,
            ...marks.map(({ text }) => text),
            ...attached.map((one) => `with ${one.name}`),
          ].join(', '),
        )
    for (const { zone, cards } of piles) for (const { name } of cards) found.set(name, `in ${place(zone)}`)
  }
  found.set('the table', facts.join(', '))
  return found
}

export interface BoardDifference {
  readonly what: string
  readonly here: string
  readonly there: string
}

const NOWHERE = 'not there'

/** Where two boards differ. */
export function boardDifferences(one: PageBoard, other: PageBoard): readonly BoardDifference[] {
  const here = boardFacts(one)
  const there = boardFacts(other)
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((what) => {
    const difference = { what, here: here.get(what) ?? NOWHERE, there: there.get(what) ?? NOWHERE }
    return difference.here === difference.there ? [] : [difference]
  })
}
