import { type BoardCard, type BoardSide, board, type Name } from '@battleline/explain'
import {
  type CardReading,
  COUNTERS,
  type GrandArchive,
  PILES,
  type PlayerId,
  VALUED,
} from '@battleline/grand-archive'
import type { Position } from '@battleline/kernel'
import type { EndingFacts } from '../format/game-formatter.ts'
import type { Terminal } from '../terminal.ts'

const PLAYERS: readonly PlayerId[] = [1, 2]
const ZONES = ['field', ...PILES] as const
const ZONE_WORDS: Readonly<Record<string, string>> = { material: 'material deck' }

/** Both sides of a board in words; zones that are empty are left out, but for the field. */
const sidesOf = (game: GrandArchive, position: Position, name: Name): readonly BoardSide[] =>
  PLAYERS.map((player) => {
    const reading = game.player(position, player)
    const zones = ZONES.filter((zone) => zone === 'field' || reading[zone].length > 0).map((zone) => ({
      name: ZONE_WORDS[zone] ?? zone,
      cards: reading[zone].map((card) => cardIn(game.card(position, card), name)),
    }))
    return { player: name(player), has: [`LV ${reading.level}`], zones }
  })

const cardIn = (card: CardReading, name: Name): BoardCard => ({
  name: name(card.id),
  marks: card.zone === 'field' ? marksOf(card, name) : [],
})

/** What can be seen of an object, as "2/3, 1 damage, rested". */
function marksOf(card: CardReading, name: Name): readonly string[] {
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

/** A position as data: what every player has, and every card with its values, zone by zone. */
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

/** A position as text. */
export const boardText = (
  game: GrandArchive,
  position: Position,
  name: Name,
  { width, paint }: Terminal,
): string => board(sidesOf(game, position, name), width, paint)

/** The facts in which endings can differ. */
export function endingFacts(game: GrandArchive, position: Position, name: Name): EndingFacts {
  const plain = new Map<string, string>()
  for (const { player, has, zones } of sidesOf(game, position, name)) {
    plain.set(player, has.join(', '))
    for (const { name: zone, cards } of zones)
      if (zone === 'deck') plain.set(`${player} ${zone}: `, cards.map((card) => card.name).join(', '))
  }
  const { winner, shields } = game.table(position)
  const left = shields.map(({ source, on, does }) =>
    [name(source), does, ...on.map((card) => `on ${name(card)}`)].join(' '),
  )
  if (left.length > 0) plain.set('in force:', left.join('; '))
  if (winner !== null) plain.set('the game:', winner === 0 ? 'a draw' : `${name(winner)} wins`)
  const cards = game.cards(position).map((card) => {
    const reading = game.card(position, card)
    const { zone, owner, controller } = reading
    const whose = controller === owner ? 'in play' : `in play, ${name(controller)} controls it`
    const place = zone === 'field' ? whose : `in ${ZONE_WORDS[zone] ?? zone}`
    return [card, { place, marks: zone === 'field' ? marksOf(reading, name) : [] }] as const
  })
  return { plain, cards: new Map(cards) }
}
