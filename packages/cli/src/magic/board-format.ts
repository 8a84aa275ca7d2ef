import type { Name } from '@battleline/explain'
import type { Position } from '@battleline/kernel'
import type { CardReading, Magic } from '@battleline/magic'
import type { BoardDescription, DescribedCard } from '../board/board-format.ts'

/** The zones beside the battlefield, in the order shown. */
const OTHER_ZONES = ['stack', 'hand', 'graveyard', 'exile'] as const

/** The visible marks of a permanent: "2/2, flying, tapped, attacks Jace". */
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

/** A position in words. */
export function describeBoard(game: Magic, position: Position, name: Name): BoardDescription {
  const cards = game.cards(position)
  return {
    sides: [...game.players(position)].sort().map((player) => {
      const inZone = (zone: CardReading['zone']) =>
        cards.filter((card) => {
          const reading = game.card(position, card)
          return reading.zone === zone && reading.controller === player
        })
      const { life, poison, lost } = game.player(position, player)
      return {
        player: name(player),
        has: [`${life} life`, ...(poison > 0 ? [`${poison} poison`] : []), ...(lost ? ['has lost'] : [])],
        zones: [
          { name: 'battlefield', cards: inZone('battlefield') },
          ...OTHER_ZONES.map((zone) => ({ name: zone, cards: inZone(zone) })).filter(
            (zone) => zone.cards.length > 0,
          ),
        ],
      }
    }),
    cards: new Map(cards.map((card) => [card, describeCard(game.card(position, card), name(card), name)])),
    groupsFrom: 4,
  }
}

const describeCard = (card: CardReading, called: string, name: Name): DescribedCard =>
  card.zone === 'battlefield'
    ? { name: called, place: 'in play', isInPlay: true, marks: marksOf(card, name) }
    : { name: called, place: card.zone, isInPlay: false, marks: [] }

/** A position as data: every player, and every permanent with its role in combat. */
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
      OTHER_ZONES.flatMap((zone) =>
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
