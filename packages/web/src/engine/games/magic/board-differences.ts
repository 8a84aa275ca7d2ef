import { allOf, type Clause, clausesFor, says } from '../../../text/clauses.ts'
import { mtgWords } from '../../../words/magic.ts'
import { cardClauses, lethalDamage } from '../../narration/board-differences.ts'
import { changedClauses } from '../../narration/predicates.ts'
import { type MagicBoard, type MagicCard, nameOn } from '../../protocol/magic-board.ts'
import { predicates, wentTo, zones } from './change-sentences.ts'

/** What has changed. The boards in between show what destroyed a creature. */
export function clauses(
  before: MagicBoard,
  after: MagicBoard,
  boards: readonly MagicBoard[],
): readonly Clause[] {
  const players = after.players.flatMap((player) => {
    const was = before.players.find(({ id }) => id === player.id)
    if (was === undefined) return []
    return changedClauses(player.name, [was, player], ['lost', 'life', 'poison'], predicates())
  })
  const name = (id: number) => nameOn(after, id)
  // Leaving combat is not mentioned once combat is over.
  const goesOn = after.phase === 'combat' && Object.values(after.cards).some(({ attacks }) => attacks !== 0)
  const without = ({ cards }: MagicBoard, other: MagicBoard) =>
    Object.values(cards).filter(({ id }) => other.cards[id] === undefined)
  return [
    ...players,
    ...cardClauses(boards, (was, is, states) => cardDiffers(was, is, { name, goesOn, states })),
    ...without(after, before).flatMap(({ called }) => clausesFor(called, zones().battlefield ?? null)),
    ...without(before, after).flatMap(({ called }) => clausesFor(called, zones().nowhere ?? null)),
  ]
}

const COUNTED = ['damage', 'plus', 'minus', 'loyalty', 'defense'] as const

interface Naming {
  readonly name: (id: number) => string
  /** True while something still attacks. */
  readonly goesOn: boolean
  /** The card on each board of the move. */
  readonly states: readonly MagicCard[]
}

function cardDiffers(was: MagicCard, is: MagicCard, { name, goesOn, states }: Naming): readonly Clause[] {
  const { called } = is
  if (was.zone !== is.zone)
    return clausesFor(
      called,
      wentTo(
        is.zone,
        was,
        lethalDamage(states, 'battlefield', ({ toughness }) => toughness ?? 0),
      ),
    )
  if (is.zone !== 'battlefield') return []
  const now: Clause[] = [...changedClauses(called, [was, is], COUNTED, predicates())]
  const changes = (property: string, to: unknown) =>
    now.push(...clausesFor(called, predicates()[property]?.(null, to) ?? null))
  if (was.controller !== is.controller) changes('controller', name(is.controller))
  if (was.attacks !== is.attacks && (is.attacks !== 0 || goesOn))
    changes('attacks', is.attacks === 0 ? null : name(is.attacks))
  else if (was.blocks.join() !== is.blocks.join() && is.blocks.length > 0)
    now.push(...clausesFor(called, says(mtgWords.does.blocks(allOf(is.blocks.map(name))))))
  else if (was.tapped !== is.tapped) changes('tapped', is.tapped)
  if (was.power !== is.power || was.toughness !== is.toughness) {
    const does =
      is.power === null ? mtgWords.does.noCreature : mtgWords.does.isNow(is.power, is.toughness ?? 0)
    now.push(...clausesFor(called, says(does)))
  }
  return now
}
