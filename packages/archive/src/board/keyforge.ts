import type { Name } from '@battleline/explain'
import type { Position } from '@battleline/kernel'
import { type CardReading, KEYWORDS, type KeyForge, PILES, type PlayerId, VALUED } from '@battleline/keyforge'
import { titled } from '../base/words.ts'
import { type BoardCard, type CardText, gameFacts, type Mark, mark, type PageBoard } from './board.ts'

const PLAYERS: readonly PlayerId[] = [1, 2]
const ROWS = ['battleline', 'artifacts'] as const

/** A board of KeyForge for a page. */
export function keyforgeBoard(game: KeyForge, position: Position, name: Name): PageBoard {
  const { house, tide, winner } = game.table(position)
  const called = (id: number) => ({ id, name: nameOf(game.card(position, id), name) })
  return {
    sides: PLAYERS.map((player) => {
      const reading = game.player(position, player)
      const { aember, keys, chains, houses } = reading
      const has = [`${aember} Æ`]
      if (keys > 0) has.push(keys === 1 ? '1 key' : `${keys} keys`)
      if (chains > 0) has.push(chains === 1 ? '1 chain' : `${chains} chains`)
      if (tide === player) has.push('high tide')
      if (houses.length > 0) has.push(houses.map(titled).join(', '))
      const isRow = (zone: string) => ROWS.some((row) => row === zone)
      return {
        player: name(player),
        has,
        rows: ROWS.filter((zone) => zone === 'battleline' || reading[zone].length > 0).map((zone) => ({
          zone,
          cards: reading[zone].map((id) => boardCard(game, position, id, name)),
        })),
        piles: PILES.filter((zone) => !isRow(zone) && reading[zone].length > 0).map((zone) => ({
          zone,
          cards: reading[zone].map(called),
        })),
      }
    }),
    facts: gameFacts(
      game.active(position),
      winner,
      name,
      house === null ? [] : [`active house ${titled(house)}`],
    ),
  }
}

export const keyforgeCard = (game: KeyForge, position: Position, id: number): CardText => {
  const { name, text, type, houses, traits, printedPower } = game.card(position, id)
  const kind = [...houses.map(titled), type].join(' ')
  const power = type === 'creature' ? [`power ${printedPower}`] : []
  return { name, kind: [kind, ...traits, ...power].join(', '), text }
}

/** A token creature has the name of its token (KF-TOK-1). */
const nameOf = (card: CardReading, name: Name): string =>
  card.facedown === null ? name(card.id) : card.called

function boardCard(game: KeyForge, position: Position, id: number, name: Name): BoardCard {
  const card = game.card(position, id)
  const { type, houses, power, armor, armorLeft, keywords } = card
  const isCreature = type === 'creature'
  return {
    id,
    name: nameOf(card, name),
    look: houses[0] ?? 'plain',
    kind: houses.length === 0 ? type : houses.map(titled).join(', '),
    numbers: [
      ...(isCreature ? [{ what: 'power', value: String(power) }] : []),
      ...(armor > 0
        ? [{ what: 'armor', value: armorLeft === armor ? String(armor) : `${armorLeft} of ${armor}` }]
        : []),
    ],
    keywords: KEYWORDS.filter((word) => keywords[word] !== undefined).map((word) =>
      VALUED.has(word) ? `${word} ${keywords[word]}` : word,
    ),
    marks: marksOf(card),
    isTurned: !card.ready,
    attached: [...card.upgrades, ...card.under].map((on) => ({
      name: name(on),
      look: game.card(position, on).houses[0] ?? 'plain',
    })),
  }
}

function marksOf(card: CardReading): readonly Mark[] {
  const marks: Mark[] = []
  if (card.damage > 0) marks.push(mark(`${card.damage} damage`, 'damage'))
  if (card.aember > 0) marks.push(mark(`${card.aember} Æ`, 'aember'))
  if (card.powerCounters > 0) marks.push(mark(`+${card.powerCounters} power`))
  for (const { count, name } of card.counters) marks.push(mark(`${count} ${name}`))
  if (card.warded) marks.push(mark('ward', 'ward'))
  if (card.stunned) marks.push(mark('stun', 'stun'))
  if (card.enraged) marks.push(mark('enraged'))
  if (!card.ready) marks.push(mark('exhausted'))
  if (card.tagged) marks.push(mark('tagged for destruction', 'tag'))
  return marks
}
