import { type Clause, changedClauses, destroyedBy } from '../../../text/clauses.ts'
import type { GrandArchiveBoard, GrandArchiveCard } from '../../protocol/grand-archive-board.ts'
import { predicateOf, ZONES } from './change-sentences.ts'

/** The differences between two boards. */
export const clauses = (before: GrandArchiveBoard, after: GrandArchiveBoard): readonly Clause[] =>
  moveClauses([before, after])

/** What a move changed; what destroyed a unit shows on the boards in between. */
export function moveClauses(boards: readonly GrandArchiveBoard[]): readonly Clause[] {
  const [before, after] = [boards[0], boards.at(-1)]
  if (before === undefined || after === undefined) return []
  const ofCards = Object.values(after.cards).flatMap((card) => {
    const was = before.cards[card.id]
    if (was === undefined || was === card) return []
    return cardDiffers(
      was,
      card,
      boards.flatMap((board) => board.cards[card.id] ?? []),
    )
  })
  const come = after.inForce.filter((one) => !before.inForce.includes(one))
  const gone = before.inForce.filter((one) => !after.inForce.includes(one))
  return [...ofCards, ...come.map((one): Clause => [one, '']), ...gone.map((one): Clause => [one, 'ends'])]
}

/** Where it went. */
export function wentTo(
  is: GrandArchiveCard,
  was: GrandArchiveCard,
  states: readonly GrandArchiveCard[] = [],
): string {
  if (is.zone === 'graveyard')
    return was.zone === 'field' ? destroyedBy(lethalDamage(states)) : 'goes to the graveyard'
  return ZONES[is.zone] ?? `goes to the ${is.zone}`
}

/** The damage on a unit just before it left the field, where that was lethal. */
const lethalDamage = (states: readonly GrandArchiveCard[]): number | undefined =>
  states.findLast(
    ({ zone, damage, life }) => zone === 'field' && life !== null && damage > 0 && damage >= life,
  )?.damage

function cardDiffers(
  was: GrandArchiveCard,
  is: GrandArchiveCard,
  states: readonly GrandArchiveCard[],
): readonly Clause[] {
  const { called } = is
  if (was.zone !== is.zone) return [[called, wentTo(is, was, states)]]
  if (is.zone !== 'field') return []
  const now: Clause[] = [
    ...changedClauses(called, [was, is], ['damage', 'durability', 'rested'], predicateOf),
  ]
  const marks = is.marks.filter((mark) => !was.marks.includes(mark))
  if (marks.length > 0) now.push([called, `has ${marks.join(', ')}`])
  else if (was.marks.length > is.marks.length)
    now.push([called, `loses ${was.marks.filter((mark) => !is.marks.includes(mark)).join(', ')}`])
  return now
}
