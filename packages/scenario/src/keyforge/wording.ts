import type { CardPattern, Says } from '../expected.ts'
import { MARKS } from './marks.ts'
import type { View } from './view.ts'

/** What is said of a card, as a file writes it. */
export function saysText(view: View, says: readonly Says[]): string {
  return braced(says.map((one) => `${keyOf(one)}: ${expectedValue(view, one)}`))
}

/** What is true of a card, where something is said of it. */
export function trueText(view: View, record: number, says: readonly Says[]): string {
  return braced(says.map((one) => `${keyOf(one)}: ${trueValue(view, record, one)}`))
}

/** A list of cards, as a file writes it. */
export const patternsText = (view: View, patterns: readonly CardPattern[]): string =>
  listed(patterns.map(({ text, says }) => `${text}${behind(saysText(view, says))}`))

/** The cards that are there, each with whatever the list says of any. */
export function cardsText(view: View, records: readonly number[], patterns: readonly CardPattern[]): string {
  const says = new Map(patterns.flatMap((pattern) => pattern.says.map((one) => [keyOf(one), one] as const)))
  return listed(
    records.map((record) => `${view.cast.name(record)}${behind(trueText(view, record, [...says.values()]))}`),
  )
}

const braced = (parts: readonly string[]): string => (parts.length === 0 ? '' : `{ ${parts.join(', ')} }`)
const behind = (text: string): string => (text === '' ? '' : `: ${text}`)
const listed = (parts: readonly string[]): string => `[${parts.join(', ')}]`

const keyOf = (says: Says): string => (says.what === 'mark' ? says.mark : says.what)

function expectedValue(view: View, says: Says): string {
  switch (says.what) {
    case 'mark':
      return String(says.is)
    case 'in':
      return says.zone
    case 'owner':
    case 'controller':
      return view.playerName(says.player)
    case 'keywords':
      return listed(says.are.map(({ keyword, value }) => (value === null ? keyword : `${keyword} ${value}`)))
    case 'upgrades':
    case 'under':
    case 'grafted':
      return patternsText(view, says.are)
    default:
      return says satisfies never
  }
}

function trueValue(view: View, record: number, says: Says): string {
  const card = view.card(record)
  switch (says.what) {
    case 'mark':
      return String(MARKS[says.mark]?.read(card))
    case 'in':
      return card.zone
    case 'owner':
    case 'controller':
      return view.playerName(card[says.what])
    case 'keywords':
      return listed(
        Object.entries(card.keywords).map(([keyword, value]) =>
          value === 1 ? keyword : `${keyword} ${value}`,
        ),
      )
    case 'upgrades':
    case 'under':
    case 'grafted':
      return cardsText(view, card[says.what], says.are)
    default:
      return says satisfies never
  }
}
