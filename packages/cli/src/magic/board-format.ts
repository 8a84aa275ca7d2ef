import { type BoardCard, board, type Name } from '@battleline/explain'
import type { Position } from '@battleline/kernel'
import type { CardReading, Magic } from '@battleline/magic'
import type { EndingFacts } from '../format/game-formatter.ts'
import type { Terminal } from '../terminal.ts'

/** From this many on, permanents that are alike are shown as one entry. */
const MANY = 4

/** What can be seen of a permanent, as "2/2, flying, tapped, attacks Jace". */
function marksOf(one: CardReading, name: Name): readonly string[] {
  const { power, toughness, keywords, name: card, called, types, controller } = one
  const marks: string[] = power === null ? [] : [`${power}/${toughness}`]
  if (power === null && card === called && !types.includes('enchantment')) marks.push(types.join(' '))
  if (card !== called && !called.startsWith(card)) marks.push(card)
  marks.push(...keywords)
  if (one.damage > 0) marks.push(`damage ${one.damage}`)
  if (one.plus > 0) marks.push(`${one.plus} +1/+1`)
  if (one.minus > 0) marks.push(`${one.minus} -1/-1`)
  if (types.includes('planeswalker') && one.loyalty > 0) marks.push(`loyalty ${one.loyalty}`)
  if (types.includes('battle') && one.defense > 0) marks.push(`defense ${one.defense}`)
  if (one.isNew) marks.push('new')
  if (one.tapped) marks.push('tapped')
  if (one.attached > 0)
    marks.push(one.attached === controller ? 'on its controller' : `on ${name(one.attached)}`)
  if (one.protector > 0) marks.push(`protected by ${name(one.protector)}`)
  if (one.attacks !== 0) marks.push(one.attacks > 0 ? `attacks ${name(one.attacks)}` : 'attacks nothing')
  if (one.blocked) marks.push('blocked')
  if (one.blocks.length > 0) marks.push(`blocks ${one.blocks.map(name).join(' and ')}`)
  return marks
}

/** Permanents that only their numbers tell apart stand together where they are many. */
function together(cards: readonly BoardCard[]): readonly BoardCard[] {
  const like = new Map<string, BoardCard[]>()
  for (const card of cards) {
    const key = `${card.name.replace(/ \d+$/, '')} ${card.marks.join()}`
    like.set(key, [...(like.get(key) ?? []), card])
  }
  return [...like.values()].flatMap((same) => {
    const [first] = same
    if (first === undefined || same.length < MANY) return same
    return [{ ...first, name: `${same.length} ${first.name.replace(/ \d+$/, '')}` }]
  })
}

/** A position as text. */
export function boardText(game: Magic, position: Position, name: Name, { width, paint }: Terminal): string {
  const all = game.cards(position).map((one) => ({ one, reading: game.card(position, one) }))
  const sides = [...game.players(position)].sort().map((player) => {
    const inZone = (zone: CardReading['zone']) =>
      all.filter(({ reading }) => reading.zone === zone && reading.controller === player)
    const cards = inZone('battlefield').map(({ one, reading }) => ({
      name: name(one),
      marks: marksOf(reading, name),
    }))
    const others = (['stack', 'hand', 'graveyard', 'exile'] as const).flatMap((zone) => {
      const found = inZone(zone).map(({ one }) => ({ name: name(one), marks: [] }))
      return found.length === 0 ? [] : [{ name: zone, cards: found }]
    })
    const { life, poison, lost } = game.player(position, player)
    return {
      player: name(player),
      has: [`${life} life`, ...(poison > 0 ? [`${poison} poison`] : []), ...(lost ? ['has lost'] : [])],
      zones: [{ name: 'battlefield', cards: together(cards) }, ...others],
    }
  })
  return board(sides, width, paint)
}

/** A position as data: every player, and every permanent with what it does in combat. */
export function boardDocument(game: Magic, position: Position, name: Name) {
  const nameOrNull = (record: number) => (record > 0 ? name(record) : null)
  const cards = game.cards(position).map((id) => {
    const {
      called: _,
      name: card,
      controller,
      owner,
      attached,
      protector,
      attacks,
      blocks,
      ...values
    } = game.card(position, id)
    return {
      id,
      name: name(id),
      card,
      ...values,
      controller: name(controller),
      owner: name(owner),
      attached: nameOrNull(attached),
      protector: nameOrNull(protector),
      attacks: attacks < 0 ? 'nothing' : nameOrNull(attacks),
      blocks: blocks.map(name),
    }
  })
  const players = game.players(position).map((player) => {
    const { life, poison, hand: size } = game.player(position, player)
    const inZone = (zone: CardReading['zone']) =>
      cards
        .filter((card) => card.zone === zone && card.controller === name(player))
        .map(({ zone: _, ...card }) => card)
    const others = Object.fromEntries(
      (['stack', 'hand', 'graveyard', 'exile'] as const).flatMap((zone) =>
        inZone(zone).length === 0 ? [] : [[zone, inZone(zone).map((card) => card.name)]],
      ),
    )
    return [
      name(player),
      { life, poison, cardsInHand: size, battlefield: inZone('battlefield'), ...others },
    ] as const
  })
  const { active, combat, further } = game.table(position)
  return { active: name(active), combat, furtherCombats: further, players: Object.fromEntries(players) }
}

/** The facts in which endings can differ. */
export function endingFacts(game: Magic, position: Position, name: Name): EndingFacts {
  const plain = new Map(
    [...game.players(position)].map((one) => {
      const { life, poison } = game.player(position, one)
      return [name(one), poison > 0 ? `${life} life, ${poison} poison` : `${life} life`]
    }),
  )
  const cards = game.cards(position).map((card) => {
    const reading = game.card(position, card)
    const place = reading.zone === 'battlefield' ? 'in play' : reading.zone
    return [card, { place, marks: place === 'in play' ? marksOf(reading, name) : [] }] as const
  })
  return { plain, cards: new Map(cards) }
}
