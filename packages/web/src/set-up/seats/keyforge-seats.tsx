import { CardView } from '../../board/keyforge/card-view.tsx'
import { titled } from '../../components/glyph.tsx'
import type { Board, Card } from '../../engine/protocol/keyforge-board.ts'
import { keyforgeFacts } from '../../text/card-facts.ts'
import { appWords } from '../../words/app.ts'
import { kfWords } from '../../words/keyforge.ts'
import type { Mark, PlacedCard, Seats } from './seats.ts'

const PILES = ['hand', 'deck', 'artifacts', 'discard', 'archives']

/** The pile of a type beside the deck; shown if it has cards. */
const BESIDE_THE_DECK = { prophecy: 'prophecies', 'archon power': 'powers' }

/** A board of KeyForge as it is set up. */
export function keyforgeSeats(board: Board): Seats {
  const plates = (ids: readonly number[] = []): readonly PlacedCard[] =>
    ids.flatMap((id) => board.cards[id] ?? []).map((card) => plateOf(card, plates))
  const beside = Object.values(BESIDE_THE_DECK).filter((pile) =>
    board.sides.some(({ zones }) => (zones[pile]?.length ?? 0) > 0),
  )
  const piles = [...PILES, ...beside]
  return {
    row: 'battleline',
    piles,
    seats: board.sides.map(({ name, aember, keys, chains, houses, zones }, at) => ({
      name,
      active: board.active === at + 1,
      says: saysOf(board, at + 1),
      counts: [
        { key: 'aember', name: 'Æmber', value: aember },
        { key: 'keys', name: 'keys', value: keys },
        { key: 'chains', name: 'chains', value: chains },
      ],
      houses,
      row: plates(zones.battleline),
      piles: Object.fromEntries(piles.map((pile) => [pile, plates(zones[pile])])),
    })),
    turn: [{ key: 'house', name: 'active house', value: board.house }],
    pileFor,
    face: (id, { chosen, onTouch }) => {
      const card = board.cards[id] as Card
      const upgrades = card.upgrades.flatMap((one) => board.cards[one] ?? [])
      return <CardView card={card} upgrades={upgrades} tabStop chosen={chosen} onTouch={onTouch} />
    },
  }
}

const saysOf = ({ active, house }: Board, player: number): string =>
  active !== player
    ? appWords.roles.opponent
    : house === null
      ? appWords.roles.active
      : kfWords.activeHouse(titled(house))

/** Only creatures are in a battleline, and only artifacts beside it. */
function pileFor(type: string, meant: string): string {
  if (type === 'prophecy' || type === 'archon power') return BESIDE_THE_DECK[type]
  if (meant !== 'battleline' && meant !== 'artifacts') return meant
  return type.includes('creature') ? 'battleline' : type === 'artifact' ? 'artifacts' : 'hand'
}

function plateOf(card: Card, plates: (ids: readonly number[]) => readonly PlacedCard[]): PlacedCard {
  const { id, called, house, zone, upgrades, text } = card
  const inLine = zone === 'battleline'
  return {
    id,
    called,
    look: house,
    kind: keyforgeFacts(card),
    text,
    marks: marksOf(card, inLine),
    takes: inLine ? { name: 'upgrade', list: 'upgrades' } : null,
    under: plates(upgrades),
  }
}

const armorUsed = ({ armor, armorLeft }: Card): Mark => {
  return { kind: 'count', key: 'armor used', name: 'armor used', value: armor - armorLeft, most: armor }
}

function marksOf(card: Card, inLine: boolean): readonly Mark[] {
  const aember: Mark = { kind: 'count', key: 'aember', name: 'Æmber', value: card.aember }
  const ready: Mark = { kind: 'toggle', key: 'exhausted', name: 'ready', on: card.ready, inverted: true }
  if (!inLine) return card.zone === 'artifacts' ? [aember, ready] : []
  return [
    { kind: 'count', key: 'damage', name: 'damage', value: card.damage },
    aember,
    ...(card.armor > 0 ? [armorUsed(card)] : []),
    { kind: 'count', key: 'counters', name: '+1 power', value: card.powerCounters },
    { kind: 'toggle', key: 'ward', name: 'ward', on: card.warded },
    { kind: 'toggle', key: 'stun', name: 'stun', on: card.stunned },
    { kind: 'toggle', key: 'enrage', name: 'enrage', on: card.enraged },
    ready,
  ]
}
