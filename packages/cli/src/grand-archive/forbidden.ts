import { type GrandArchive, opponentOf, type PlayerId } from '@battleline/grand-archive'
import type { Position } from '@battleline/kernel'
import type { Forbidden } from '../cards/deck-catalog.ts'

const ACT = 'grand-archive/opportunity.3-act'

/** Why the player who acts cannot activate cards of the hand, or attack with units. Cards have that player's names. */
export function forbidden(game: GrandArchive, position: Position): readonly Forbidden[] {
  const asked = game.decision(position)
  if (asked?.step !== ACT) return []
  const who = asked.who as PlayerId
  const { hand, field } = game.player(position, who)
  const champion = game
    .player(position, opponentOf(who))
    .field.find((card) => game.card(position, card).type === 'champion')
  const isOffered = (move: string) => asked.ids.some((id) => `${id} `.startsWith(`${move} `))
  const { seen, view } = game.observation(position, who)
  const numbers = new Map(seen.map(({ card, number }) => [card, number]))
  const names = new Map(view.cards.map(({ id, called }) => [id, called]))
  const nameOf = (card: number) => names.get(numbers.get(card) ?? -1) ?? game.card(position, card).name
  const why = (word: string, card: number, rest = ''): readonly Forbidden[] => {
    const move = `${word} ${card}`
    const refused = isOffered(move) ? null : game.whyNot(position, `${move}${rest}`)
    if (refused === null) return []
    const { reason, cite } = refused
    const name = nameOf(card)
    return [
      { label: `${word} ${name}`, reason: reason.replaceAll(game.card(position, card).called, name), cite },
    ]
  }
  const units = field.filter((card) => ['ally', 'champion'].includes(game.card(position, card).type))
  return [
    ...hand.flatMap((card) => why('activate', card)),
    ...(champion === undefined ? [] : units.flatMap((card) => why('attack', card, ` at ${champion}`))),
  ]
}
