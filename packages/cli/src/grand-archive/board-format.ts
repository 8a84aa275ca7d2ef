import type { Name } from '@battleline/explain'
import {
  type CardReading,
  COUNTERS,
  type GrandArchive,
  PILES,
  type PlayerId,
  VALUED,
} from '@battleline/grand-archive'
import type { Position } from '@battleline/kernel'
import type { BoardDescription, DescribedCard } from '../board/board-format.ts'

const PLAYERS: readonly PlayerId[] = [1, 2]
const ZONES = ['field', ...PILES] as const
export const ZONE_WORDS: Readonly<Record<string, string>> = { material: 'material deck' }

/** A position in words, without empty zones except the field. */
export const describeBoard = (game: GrandArchive, position: Position, name: Name): BoardDescription => ({
  sides: PLAYERS.map((player) => {
    const reading = game.player(position, player)
    const zones = ZONES.filter((zone) => zone === 'field' || reading[zone].length > 0).map((zone) => ({
      name: ZONE_WORDS[zone] ?? zone,
      cards: reading[zone],
      isOrdered: zone === 'deck',
    }))
    return { player: name(player), has: [`LV ${reading.level}`], zones }
  }),
  cards: new Map(game.cards(position).map((card) => [card, describeCard(game.card(position, card), name)])),
  facts: factsOf(game, position, name),
})

function describeCard(card: CardReading, name: Name): DescribedCard {
  const { id, zone, owner, controller } = card
  if (zone !== 'field')
    return { name: name(id), place: `in ${ZONE_WORDS[zone] ?? zone}`, isInPlay: false, marks: [] }
  const place = controller === owner ? 'in play' : `in play, ${name(controller)} controls it`
  return { name: name(id), place, isInPlay: true, marks: marksOf(card, name) }
}

/** The active shields, and the winner. */
function factsOf(game: GrandArchive, position: Position, name: Name): ReadonlyMap<string, string> {
  const facts = new Map<string, string>()
  const { winner, shields } = game.table(position)
  const left = shields.map(({ source, on, does }) =>
    [name(source), does, ...on.map((card) => `on ${name(card)}`)].join(' '),
  )
  if (left.length > 0) facts.set('in force:', left.join('; '))
  if (winner !== null) facts.set('the game:', winner === 0 ? 'a draw' : `${name(winner)} wins`)
  return facts
}

/** The visible marks of an object: "2/3, 1 damage, rested". */
export function marksOf(card: CardReading, name: Name): readonly string[] {
  const { power, life, damage, durability, type, keywords, under } = card
  const stats = [power ?? '–', ...(life === null ? [] : [life])].join('/')
  const marks = power === null && life === null ? [] : [stats]
  if (type === 'weapon' || durability > 0) marks.push(`durability ${durability}`)
  for (const [keyword, value] of Object.entries(keywords))
    marks.push([...VALUED].some((one) => one === keyword) ? `${keyword} ${value}` : keyword)
  if (damage > 0) marks.push(`${damage} damage`)
  for (const counter of COUNTERS) if (card[counter] > 0) marks.push(`${card[counter]} ${counter}`)
  if (card.rested) marks.push('rested')
  if (card.distant) marks.push('distant')
  if (card.fostered) marks.push('fostered')
  if (card.linked !== null) marks.push(`linked to ${name(card.linked)}`)
  if (under.length > 0) marks.push(`on ${under.map(name).join(' and ')}`)
  return marks
}

/** A position as data: every player's values, and every card with its values, zone by zone. */
export function boardDocument(game: GrandArchive, position: Position, name: Name) {
  const card = (id: number): object => cardState(game.card(position, id), name, card)
  const players = PLAYERS.map((player) => {
    const reading = game.player(position, player)
    const zones = ZONES.map((zone) => [zone, reading[zone].map(card)] as const)
    return [name(player), { level: reading.level, ...Object.fromEntries(zones) }] as const
  })
  const { turn, winner, shields } = game.table(position)
  return {
    active: name(game.active(position)),
    turn,
    winner,
    players: Object.fromEntries(players),
    shields: shields.map(({ source, on, does, until }) => ({
      source: name(source),
      on: on.map(name),
      does,
      until,
    })),
  }
}

function cardState(reading: CardReading, name: Name, card: (id: number) => object): object {
  const { id, owner, controller, under, called: _, text: __, name: plain, zone, ...values } = reading
  const known = { id, name: name(id), card: plain, owner: name(owner) }
  return zone === 'field'
    ? { ...known, ...values, controller: name(controller), under: under.map(card) }
    : known
}
