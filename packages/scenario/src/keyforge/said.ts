import type { CardPattern, Says } from '../expected.ts'
import { pairUp } from '../judging/pair-up.ts'
import { MARKS } from './marks.ts'
import type { View } from './view.ts'

/** Whether everything that is said of a card is true of it. */
export const isTrue = (view: View, record: number, says: readonly Says[]): boolean =>
  says.every((one) => holds(view, record, one))

function holds(view: View, record: number, says: Says): boolean {
  const card = view.card(record)
  switch (says.what) {
    case 'mark':
      return MARKS[says.mark]?.read(card) === says.is
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

/** Exactly these, with their numbers where those are said. */
function hasKeywords(
  has: Readonly<Record<string, number>>,
  are: readonly { readonly keyword: string; readonly value: number | null }[],
): boolean {
  const all = are.every(({ keyword, value }) => (value === null ? keyword in has : has[keyword] === value))
  return all && Object.keys(has).every((keyword) => are.some((one) => one.keyword === keyword))
}

const matches = (view: View, record: number, { among, says }: CardPattern): boolean =>
  among.some((card) => view.cast.record(card) === record) && isTrue(view, record, says)

/** Whether cards are those of a list, one for each, in its order. */
export const fitsInOrder = (
  view: View,
  records: readonly number[],
  patterns: readonly CardPattern[],
): boolean =>
  records.length === patterns.length &&
  patterns.every((pattern, at) => matches(view, records[at] ?? -1, pattern))

/** Whether cards are those of a list, one for each, in any order. */
export function fits(view: View, records: readonly number[], patterns: readonly CardPattern[]): boolean {
  if (records.length !== patterns.length) return false
  return pairUp(patterns.length, records.length, (pattern, record) => {
    const [wanted, found] = [patterns[pattern], records[record]]
    return wanted !== undefined && found !== undefined && matches(view, found, wanted)
  })
}
