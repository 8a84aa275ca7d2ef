import { pairUp } from '../judge/pair-up.ts'
import type { CardPattern, PropertyClaim } from './expected.ts'
import { markNamed } from './marks.ts'
import type { PositionView } from './position-view.ts'

/** Whether a card has all expected properties. */
export const isTrue = (view: PositionView, record: number, says: readonly PropertyClaim[]): boolean =>
  says.every((one) => holds(view, record, one))

function holds(view: PositionView, record: number, says: PropertyClaim): boolean {
  const card = view.card(record)
  switch (says.what) {
    case 'mark':
      return markNamed(says.mark)?.read(card) === says.is
    case 'in':
      return card.zone === says.zone
    case 'owner':
    case 'controller':
      return card[says.what] === says.player
    case 'keywords':
      return hasKeywords(card.keywords, says.are)
    case 'upgrades':
    case 'under':
    case 'grafted':
      return fits(view, card[says.what], says.are)
    default:
      return says satisfies never
  }
}

/** Exactly these keywords, with their values if the file gives them. */
function hasKeywords(
  has: Readonly<Record<string, number>>,
  are: readonly { readonly keyword: string; readonly value: number | null }[],
): boolean {
  const all = are.every(({ keyword, value }) => (value === null ? keyword in has : has[keyword] === value))
  return all && Object.keys(has).every((keyword) => are.some((one) => one.keyword === keyword))
}

const matches = (view: PositionView, record: number, { among, says }: CardPattern): boolean =>
  among.some((card) => view.cast.record(card) === record) && isTrue(view, record, says)

/** Whether cards match a list one by one, in its order. */
export const fitsInOrder = (
  view: PositionView,
  records: readonly number[],
  patterns: readonly CardPattern[],
): boolean =>
  records.length === patterns.length &&
  patterns.every((pattern, at) => matches(view, records[at] ?? -1, pattern))

/** Whether cards match a list one by one, in any order. */
export function fits(
  view: PositionView,
  records: readonly number[],
  patterns: readonly CardPattern[],
): boolean {
  if (records.length !== patterns.length) return false
  return pairUp(patterns.length, records.length, (pattern, record) => {
    const [wanted, found] = [patterns[pattern], records[record]]
    return wanted !== undefined && found !== undefined && matches(view, found, wanted)
  })
}
