import { type Clause, unlike } from '../../../text/clauses.ts'
import type { GrandArchiveBoard, GrandArchiveCard } from '../../protocol/grand-archive-board.ts'
import { doesOf, ZONES } from './change-sentences.ts'

/** What is not the same on two boards. */
export function clauses(before: GrandArchiveBoard, after: GrandArchiveBoard): readonly Clause[] {
  const ofCards = Object.values(after.cards).flatMap((card) => {
    const was = before.cards[card.id]
    return was === undefined || was === card ? [] : cardDiffers(was, card)
  })
  const come = after.inForce.filter((one) => !before.inForce.includes(one))
  const gone = before.inForce.filter((one) => !after.inForce.includes(one))
  return [...ofCards, ...come.map((one): Clause => [one, '']), ...gone.map((one): Clause => [one, 'is over'])]
}

/** Where it went. */
export function wentTo(is: GrandArchiveCard, was: GrandArchiveCard): string {
  if (is.zone === 'graveyard') return was.zone === 'field' ? 'is destroyed' : 'goes to the graveyard'
  return ZONES[is.zone] ?? `goes to the ${is.zone}`
}

function cardDiffers(was: GrandArchiveCard, is: GrandArchiveCard): readonly Clause[] {
  const { called } = is
  if (was.zone !== is.zone) return [[called, wentTo(is, was)]]
  if (is.zone !== 'field') return []
  const now: Clause[] = [...unlike(called, [was, is], ['damage', 'durability', 'rested'], doesOf)]
  const marks = is.marks.filter((mark) => !was.marks.includes(mark))
  if (marks.length > 0) now.push([called, `has ${marks.join(', ')}`])
  else if (was.marks.length > is.marks.length)
    now.push([called, `has lost ${was.marks.filter((mark) => !is.marks.includes(mark)).join(', ')}`])
  return now
}
