import type { Name } from '@battleline/explain'
import type { Position } from '@battleline/kernel'
import {
  type CardReading,
  inPlayZone,
  KEYWORDS,
  type KeyForge,
  PILES,
  type PlayerId,
  VALUED,
} from '@battleline/keyforge'
import type { BoardDescription, DescribedCard } from '../board/board-format.ts'

const PLAYERS: readonly PlayerId[] = [1, 2]

/** A position in words, without empty zones except the battleline. */
export function describeBoard(game: KeyForge, position: Position, name: Name): BoardDescription {
  const { tide } = game.table(position)
  return {
    sides: PLAYERS.map((player) => {
      const reading = game.player(position, player)
      const { aember, keys, chains } = reading
      const has = [`${aember} Æ`]
      if (keys > 0) has.push(keys === 1 ? '1 key' : `${keys} keys`)
      if (chains > 0) has.push(chains === 1 ? '1 chain' : `${chains} chains`)
      if (tide === player) has.push('high tide')
      const zones = PILES.filter((zone) => zone === 'battleline' || reading[zone].length > 0).map((zone) => ({
        name: zone,
        cards: reading[zone],
        isOrdered: zone === 'battleline' || zone === 'deck',
      }))
      return { player: name(player), has, zones }
    }),
    cards: new Map(game.cards(position).map((card) => [card, describeCard(game.card(position, card), name)])),
    notes: lethalIn(game, position).map(
      (card) => `${name(card)} has lethal damage: it is destroyed with the first move`,
    ),
  }
}

const describeCard = (card: CardReading, name: Name): DescribedCard => ({
  // A token creature has the name of its token (KF-TOK-1).
  name: card.facedown === null ? name(card.id) : card.called,
  place: placeOf(card, name),
  isInPlay: card.host === null && inPlayZone(card.zone),
  marks: inPlayZone(card.zone) ? marksOf(card, name) : [],
})

/** Creatures with lethal damage before the first move, which destroys them. */
const lethalIn = (game: KeyForge, position: Position): readonly number[] =>
  PLAYERS.flatMap((player) => game.player(position, player).battleline).filter((id) => {
    const { damage, power, keywords, tagged } = game.card(position, id)
    return damage >= power && !tagged && keywords.invulnerable === undefined
  })

const keywordsOf = ({ keywords }: CardReading): readonly string[] =>
  KEYWORDS.filter((word) => keywords[word] !== undefined).map((word) =>
    VALUED.has(word) ? `${word} ${keywords[word]}` : word,
  )

/** The visible marks of a card in play: "power 4, 2 damage, ward". */
export function marksOf(card: CardReading, name: Name): readonly string[] {
  const { damage, aember, armor, armorLeft, powerCounters, upgrades, under } = card
  const marks = card.zone === 'battleline' ? [`power ${card.power}`] : []
  if (armor > 0) marks.push(armorLeft === armor ? `armor ${armor}` : `armor ${armorLeft} of ${armor}`)
  marks.push(...keywordsOf(card))
  if (damage > 0) marks.push(`${damage} damage`)
  if (aember > 0) marks.push(`${aember} Æ`)
  if (powerCounters > 0) marks.push(`+${powerCounters} power counters`)
  for (const one of card.counters) marks.push(`${one.count} ${one.name} counters`)
  if (card.warded) marks.push('ward')
  if (card.stunned) marks.push('stunned')
  if (card.enraged) marks.push('enraged')
  if (!card.ready) marks.push('exhausted')
  if (card.tagged) marks.push('tagged')
  if (upgrades.length > 0) marks.push(`with ${upgrades.map(name).join(' and ')}`)
  if (under.length > 0) marks.push(`over ${under.map(name).join(' and ')}`)
  return marks
}

/** A position as data: every player's values, and every card with its values, zone by zone. */
export function boardDocument(game: KeyForge, position: Position, name: Name) {
  const card = (id: number): object => cardState(game.card(position, id), name, card)
  const players = PLAYERS.map((player) => {
    const { aember, keys, chains, ...reading } = game.player(position, player)
    const zones = PILES.map((zone) => [zone, reading[zone].map(card)] as const)
    return [name(player), { aember, keys, chains, ...Object.fromEntries(zones) }] as const
  })
  return { active: name(game.active(position)), players: Object.fromEntries(players) }
}

function cardState(reading: CardReading, name: Name, card: (id: number) => object): object {
  const { id, owner, controller } = reading
  const known = { id, name: name(id), card: reading.name, owner: name(owner) }
  if (!inPlayZone(reading.zone)) return known
  const { power, armor, armorLeft, damage, aember, powerCounters, ready, stunned, warded, enraged, tagged } =
    reading
  const numbers = { power, armor, armorLeft, damage, aember, powerCounters }
  const marks = { ready, stunned, warded, enraged, tagged }
  const named = reading.counters.length === 0 ? {} : { counters: reading.counters }
  const { keywords, upgrades, under } = reading
  return {
    ...known,
    controller: name(controller),
    ...numbers,
    ...named,
    ...marks,
    keywords,
    upgrades: upgrades.map(card),
    under: under.map(card),
  }
}

function placeOf({ zone, host, owner, controller }: CardReading, name: Name): string {
  if (host !== null) return `${zone === 'attached' ? 'on' : 'under'} ${name(host)}`
  if (!inPlayZone(zone)) return zone === 'purged' ? zone : `in ${zone}`
  return controller === owner ? 'in play' : `in play, ${name(controller)} controls it`
}
