import { capital } from '@battleline/card-game'
import type { Name } from '@battleline/explain'
import type { Position } from '@battleline/kernel'
import type { CardReading, Magic } from '@battleline/magic'
import { type BoardCard, type CardText, gameFacts, type Mark, mark, type PageBoard } from './board.ts'

const PILES = ['stack', 'hand', 'graveyard', 'exile'] as const

/** A board of Magic for a page. */
export function magicBoard(game: Magic, position: Position, name: Name): PageBoard {
  const cards = game.cards(position).map((id) => ({ id, reading: game.card(position, id) }))
  const { active, winner } = game.table(position)
  return {
    sides: [...game.players(position)].sort().map((player) => {
      const { life, poison, lost } = game.player(position, player)
      const inZone = (zone: string) =>
        cards.filter(({ reading }) => reading.zone === zone && reading.controller === player)
      return {
        player: name(player),
        has: [`${life} life`, ...(poison > 0 ? [`${poison} poison`] : []), ...(lost ? ['has lost'] : [])],
        rows: [
          {
            zone: 'battlefield',
            cards: inZone('battlefield').map(({ id, reading }) => boardCard(id, reading, name)),
          },
        ],
        piles: PILES.map((zone) => ({
          zone,
          cards: inZone(zone).map(({ id }) => ({ id, name: name(id) })),
        })).filter((pile) => pile.cards.length > 0),
      }
    }),
    facts: gameFacts(active, winner, name),
  }
}

export function magicCard(game: Magic, position: Position, id: number): CardText {
  const { name, ...reading } = game.card(position, id)
  // What only the board describes, such as a token, is in no library.
  const facts = game.library.facts(name)
  const { types, subtypes = [] } = facts ?? reading
  const power = facts === undefined ? reading.power : facts.power
  const toughness = (facts === undefined ? reading.toughness : facts.toughness) ?? 0
  const stats = power === undefined || power === null ? [] : [`${power}/${toughness}`]
  return { name, kind: [[...types, ...subtypes].join(' '), ...stats].join(', '), text: facts?.text ?? '' }
}

function boardCard(id: number, card: CardReading, name: Name): BoardCard {
  const { power, toughness, types, subtypes, colors, keywords } = card
  return {
    id,
    name: name(id),
    look: colors.length > 1 ? 'many' : (colors[0] ?? 'plain'),
    kind: capital([...(subtypes.length > 0 ? subtypes : types)].join(' ')),
    numbers: power === null ? [] : [{ what: 'power/toughness', value: `${power}/${toughness}` }],
    keywords,
    marks: marksOf(card, name),
    isTurned: card.tapped,
    attached: [],
  }
}

function marksOf(card: CardReading, name: Name): readonly Mark[] {
  const { damage, plus, minus, types, loyalty, defense, attached, protector, attacks, blocks } = card
  const marks: Mark[] = []
  if (damage > 0) marks.push(mark(`${damage} damage`, 'damage'))
  if (plus > 0) marks.push(mark(`${plus} +1/+1`))
  if (minus > 0) marks.push(mark(`${minus} -1/-1`))
  if (types.includes('planeswalker') && loyalty > 0) marks.push(mark(`loyalty ${loyalty}`))
  if (types.includes('battle') && defense > 0) marks.push(mark(`defense ${defense}`))
  if (card.isNew) marks.push(mark('new this turn'))
  if (card.tapped) marks.push(mark('tapped'))
  if (attached > 0)
    marks.push(mark(attached === card.controller ? 'on its controller' : `on ${name(attached)}`))
  if (protector > 0) marks.push(mark(`protected by ${name(protector)}`))
  if (attacks !== 0) marks.push(mark(attacks > 0 ? `attacks ${name(attacks)}` : 'attacks nothing'))
  if (card.blocked) marks.push(mark('blocked'))
  if (blocks.length > 0) marks.push(mark(`blocks ${blocks.map(name).join(' and ')}`))
  return marks
}
