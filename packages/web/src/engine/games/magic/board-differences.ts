import { allOf, type Clause, unlike } from '../../../text/clauses.ts'
import { type MagicBoard, type MagicCard, type MagicPlayer, nameOn } from '../../protocol/magic-board.ts'
import { doesOf, ZONES } from './change-sentences.ts'

/** What is not the same on two boards. */
export function clauses(before: MagicBoard, after: MagicBoard): readonly Clause[] {
  const players = after.players.flatMap((player) => {
    const was = before.players.find(({ id }) => id === player.id)
    return was === undefined ? [] : playerDiffers(was, player)
  })
  const name = (id: number) => nameOn(after, id)
  // Once combat is over, nobody is told that they have left it.
  const goesOn = after.phase === 'combat' && Object.values(after.cards).some(({ attacks }) => attacks !== 0)
  const cards = Object.values(after.cards).flatMap((card): readonly Clause[] => {
    const was = before.cards[card.id]
    if (was === undefined) return [[card.called, 'enters the battlefield']]
    return was === card ? [] : cardDiffers(was, card, { name, goesOn })
  })
  const gone = Object.values(before.cards).filter(({ id }) => after.cards[id] === undefined)
  return [...players, ...cards, ...gone.map(({ called }): Clause => [called, 'ceases to exist'])]
}

/** Where it went. */
export function wentTo(is: MagicCard, was: MagicCard): string {
  if (is.zone !== 'graveyard') return ZONES[is.zone] ?? `goes to ${is.zone}`
  return was.zone === 'battlefield' && was.power !== null ? 'dies' : 'goes to the graveyard'
}

const playerDiffers = (was: MagicPlayer, is: MagicPlayer): readonly Clause[] =>
  unlike(is.name, [was, is], ['lost', 'life', 'poison'], doesOf)

const COUNTED = ['damage', 'plus', 'minus', 'loyalty', 'defense'] as const

interface Naming {
  readonly name: (id: number) => string
  /** True while something still attacks. */
  readonly goesOn: boolean
}

function cardDiffers(was: MagicCard, is: MagicCard, { name, goesOn }: Naming): readonly Clause[] {
  const { called } = is
  if (was.zone !== is.zone) return [[called, wentTo(is, was)]]
  if (is.zone !== 'battlefield') return []
  const now: Clause[] = [...unlike(called, [was, is], COUNTED, doesOf)]
  const does = (what: string) => now.push([called, what])
  if (was.controller !== is.controller) does(doesOf('controller', null, name(is.controller)))
  if (was.attacks !== is.attacks && (is.attacks !== 0 || goesOn))
    does(doesOf('attacks', null, is.attacks === 0 ? null : name(is.attacks)))
  else if (was.blocks.join() !== is.blocks.join() && is.blocks.length > 0)
    does(`blocks ${allOf(is.blocks.map(name))}`)
  else if (was.tapped !== is.tapped) does(doesOf('tapped', was.tapped, is.tapped))
  if (was.power !== is.power || was.toughness !== is.toughness)
    does(is.power === null ? 'is no creature any more' : `is ${is.power}/${is.toughness} now`)
  return now
}
