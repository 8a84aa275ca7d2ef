import { type Clause, clausesFor, counts, destroyedBy, type Predicate, says } from '../../../text/clauses.ts'
import { grammar } from '../../../words/grammar.ts'
import { gaWords } from '../../../words/grand-archive.ts'
import { term } from '../../../words/terms.ts'
import { cardClauses, lethalDamage } from '../../narration/board-differences.ts'
import { changedClauses } from '../../narration/predicates.ts'
import type { GrandArchiveBoard, GrandArchiveCard } from '../../protocol/grand-archive-board.ts'
import { isHiddenZone } from '../../protocol/hidden-zones.ts'
import { predicates, zones } from './change-sentences.ts'

/**
 * What has changed. The boards in between show what destroyed a unit. `conceals`: cards that only one player may see, or none, have no
 * names.
 */
export function clauses(
  before: GrandArchiveBoard,
  after: GrandArchiveBoard,
  boards: readonly GrandArchiveBoard[],
  conceals = false,
): readonly Clause[] {
  const come = after.inForce.filter((one) => !before.inForce.includes(one))
  const gone = before.inForce.filter((one) => !after.inForce.includes(one))
  const differs: typeof cardDiffers = (was, is, states) => {
    const isHidden = conceals && isHiddenZone(was.zone) && isHiddenZone(is.zone)
    return cardDiffers(was, isHidden ? { ...is, called: grammar.hiddenCard } : is, states)
  }
  return [
    ...cardClauses(boards, differs),
    ...come.flatMap((one) => clausesFor(one, says(''))),
    ...gone.flatMap((one) => clausesFor(one, says(gaWords.does.ends))),
  ]
}

/** Where it went. */
export function wentTo(
  is: GrandArchiveCard,
  was: GrandArchiveCard,
  states: readonly GrandArchiveCard[] = [],
): Predicate {
  if (is.zone === 'graveyard' && was.zone === 'field')
    return destroyedBy(lethalDamage(states, 'field', ({ life }) => life))
  return zones()[is.zone] ?? says(gaWords.does.toZone(term(is.zone)), 'departure')
}

function cardDiffers(
  was: GrandArchiveCard,
  is: GrandArchiveCard,
  states: readonly GrandArchiveCard[],
): readonly Clause[] {
  const { called } = is
  if (was.zone !== is.zone) return clausesFor(called, wentTo(is, was, states))
  if (is.zone !== 'field') return []
  const come = is.marks.filter((mark) => !was.marks.includes(mark))
  const gone = was.marks.filter((mark) => !is.marks.includes(mark))
  const marked =
    come.length > 0
      ? counts(gaWords.does.has(come.join(', ')), 'other')
      : was.marks.length > is.marks.length
        ? counts(gaWords.does.losesMarks(gone.join(', ')), 'other')
        : null
  return [
    ...changedClauses(called, [was, is], ['damage', 'durability', 'rested'], predicates()),
    ...clausesFor(called, marked),
  ]
}
