import type { CardPattern, PropertyClaim } from './expected.ts'
import { markNamed } from './marks.ts'
import type { PositionView } from './position-view.ts'

/** The expected properties of a card, as a file writes them. */
export function saysText(view: PositionView, says: readonly PropertyClaim[]): string {
  return braced(says.map((one) => `${keyOf(one)}: ${expectedValue(view, one)}`))
}

/** The actual values of the expected properties of a card. */
export function trueText(view: PositionView, record: number, says: readonly PropertyClaim[]): string {
  return braced(says.map((one) => `${keyOf(one)}: ${trueValue(view, record, one)}`))
}

/** A list of cards, as a file writes it. */
export const patternsText = (view: PositionView, patterns: readonly CardPattern[]): string =>
  listed(patterns.map(({ text, says }) => `${text}${behind(saysText(view, says))}`))

/** The actual cards, each with the properties that the list expects of any card. */
export function cardsText(
  view: PositionView,
  records: readonly number[],
  patterns: readonly CardPattern[],
): string {
  const says = new Map(patterns.flatMap((pattern) => pattern.says.map((one) => [keyOf(one), one] as const)))
  return listed(
    records.map((record) => `${view.cast.name(record)}${behind(trueText(view, record, [...says.values()]))}`),
  )
}

const braced = (parts: readonly string[]): string => (parts.length === 0 ? '' : `{ ${parts.join(', ')} }`)
const behind = (text: string): string => (text === '' ? '' : `: ${text}`)
const listed = (parts: readonly string[]): string => `[${parts.join(', ')}]`

const keyOf = (says: PropertyClaim): string => (says.what === 'mark' ? says.mark : says.what)

function expectedValue(view: PositionView, says: PropertyClaim): string {
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

function trueValue(view: PositionView, record: number, says: PropertyClaim): string {
  const card = view.card(record)
  switch (says.what) {
    case 'mark':
      return String(markNamed(says.mark)?.read(card))
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
