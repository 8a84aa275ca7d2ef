import { inPlayZone, type Zone } from '@battleline/keyforge'
import { type Clause, clausesFor, destroyedBy, type Predicate, says } from '../../../text/clauses.ts'
import { inLanguage } from '../../../words/catalogue.ts'
import { grammar } from '../../../words/grammar.ts'
import { kfWords } from '../../../words/keyforge.ts'
import { term } from '../../../words/terms.ts'
import { cardClauses, lethalDamage } from '../../narration/board-differences.ts'
import { changedClauses } from '../../narration/predicates.ts'
import { isHiddenZone } from '../../protocol/hidden-zones.ts'
import type { Board, Card } from '../../protocol/keyforge-board.ts'
import { predicates, zones } from './change-sentences.ts'

/**
 * What has changed, as a judge would describe it. The boards in between show what destroyed or played a card. `conceals`: cards that
 * only one player may see, or none, have no names.
 */
export function clauses(
  before: Board,
  after: Board,
  boards: readonly Board[],
  conceals: boolean,
): readonly Clause[] {
  const sides = after.sides.flatMap((side, at) => {
    const was = before.sides[at]
    if (was === undefined || was === side) return []
    const keys = was.keys === side.keys ? null : forged(side.keys - was.keys)
    return [
      ...changedClauses(side.name, [was, side], ['aember'], predicates()),
      ...clausesFor(side.name, keys),
    ]
  })
  const differs: typeof cardDiffers = (was, is, states) => {
    const isHidden = conceals && isHiddenZone(was.zone) && isHiddenZone(is.zone)
    return cardDiffers(was, isHidden ? { ...is, called: grammar.hiddenCard } : is, states)
  }
  return [...cardClauses(boards, differs), ...sides]
}

/** Cards that moved more than once are described by their last zone. */
const lastZones = inLanguage(
  (): ReturnType<typeof zones> => ({
    ...zones(),
    hand: says(kfWords.does.returned, 'departure'),
    deck: says(kfWords.does.intoDeck, 'departure'),
    battleline: says(kfWords.does.entersPlay),
  }),
)

const MARKS = ['damage', 'aember', 'powerCounters', 'warded', 'stunned', 'enraged'] as const

function cardDiffers(was: Card, is: Card, states: readonly Card[]): readonly Clause[] {
  if (was.zone !== is.zone) return clausesFor(is.called, moved(was, is, states))
  return inPlayZone(is.zone as Zone) ? changedClauses(is.called, [was, is], MARKS, predicates()) : []
}

function moved(was: Card, is: Card, states: readonly Card[]): Predicate {
  if (was.zone === 'deck' && is.zone === 'hand') return says(kfWords.does.drawn)
  if (is.zone === 'discard' && was.zone === 'battleline')
    return destroyedBy(lethalDamage(states, 'battleline', ({ power }) => power))
  if (is.zone === 'discard')
    return says(states.some(({ zone }) => zone === 'revealed') ? kfWords.does.played : kfWords.does.discarded)
  return lastZones()[is.zone] ?? says(kfWords.does.inZone(term(is.zone)))
}

const forged = (by: number): Predicate =>
  says(by > 0 ? kfWords.does.forgesCount(by) : kfWords.does.unforgesCount(-by), 'amount')
