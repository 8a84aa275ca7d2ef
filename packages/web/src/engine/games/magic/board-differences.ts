import { allOf, type Clause, changedClauses, destroyedBy } from '../../../text/clauses.ts'
import { type MagicBoard, type MagicCard, type MagicPlayer, nameOn } from '../../protocol/magic-board.ts'
import { predicateOf, ZONES } from './change-sentences.ts'

/** The differences between two boards. */
export const clauses = (before: MagicBoard, after: MagicBoard): readonly Clause[] =>
  moveClauses([before, after])

/** What a move changed; what destroyed a creature shows on the boards in between. */
export function moveClauses(boards: readonly MagicBoard[]): readonly Clause[] {
  const [before, after] = [boards[0], boards.at(-1)]
  if (before === undefined || after === undefined) return []
  const players = after.players.flatMap((player) => {
    const was = before.players.find(({ id }) => id === player.id)
    return was === undefined ? [] : playerDiffers(was, player)
  })
  const name = (id: number) => nameOn(after, id)
  // Leaving combat is not mentioned once combat is over.
  const goesOn = after.phase === 'combat' && Object.values(after.cards).some(({ attacks }) => attacks !== 0)
  const cards = Object.values(after.cards).flatMap((card): readonly Clause[] => {
    const was = before.cards[card.id]
    if (was === undefined) return [[card.called, 'enters the battlefield']]
    if (was === card) return []
    const states = boards.flatMap((board) => board.cards[card.id] ?? [])
    return cardDiffers(was, card, { name, goesOn, states })
  })
  const gone = Object.values(before.cards).filter(({ id }) => after.cards[id] === undefined)
  return [...players, ...cards, ...gone.map(({ called }): Clause => [called, 'ceases to exist'])]
}

/** Where it went. */
export function wentTo(is: MagicCard, was: MagicCard, states: readonly MagicCard[] = []): string {
  if (is.zone !== 'graveyard') return ZONES[is.zone] ?? `goes to ${is.zone}`
  if (was.zone !== 'battlefield' || was.power === null) return 'goes to the graveyard'
  const damage = lethalDamage(states)
  return damage === undefined ? 'dies' : destroyedBy(damage)
}

/** The damage on a creature just before it died, where that was lethal. */
const lethalDamage = (states: readonly MagicCard[]): number | undefined =>
  states.findLast(
    ({ zone, damage, toughness }) => zone === 'battlefield' && damage > 0 && damage >= (toughness ?? 0),
  )?.damage

const playerDiffers = (was: MagicPlayer, is: MagicPlayer): readonly Clause[] =>
  changedClauses(is.name, [was, is], ['lost', 'life', 'poison'], predicateOf)

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
  if (was.zone !== is.zone) return [[called, wentTo(is, was, states)]]
  if (is.zone !== 'battlefield') return []
  const now: Clause[] = [...changedClauses(called, [was, is], COUNTED, predicateOf)]
  const does = (what: string) => now.push([called, what])
  if (was.controller !== is.controller) does(predicateOf('controller', null, name(is.controller)))
  if (was.attacks !== is.attacks && (is.attacks !== 0 || goesOn))
    does(predicateOf('attacks', null, is.attacks === 0 ? null : name(is.attacks)))
  else if (was.blocks.join() !== is.blocks.join() && is.blocks.length > 0)
    does(`blocks ${allOf(is.blocks.map(name))}`)
  else if (was.tapped !== is.tapped) does(predicateOf('tapped', was.tapped, is.tapped))
  if (was.power !== is.power || was.toughness !== is.toughness)
    does(is.power === null ? 'is no longer a creature' : `is ${is.power}/${is.toughness} now`)
  return now
}
