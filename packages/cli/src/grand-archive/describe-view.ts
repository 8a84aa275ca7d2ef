import type { CardFacts, CardReading, GrandArchive, PlayersView, PlayerView } from '@battleline/grand-archive'
import type { BoardDescription, DescribedCard } from '../board/board-format.ts'
import { marksOf, ZONE_WORDS } from './board-format.ts'

/** The zones that are shown card by card, as far as the player may look at them. */
const LISTED = ['field', 'hand', 'memory'] as const
/** The zones that are listed when a player wants to see everything. */
const PILES_TOO = [...LISTED, 'material', 'graveyard', 'banishment'] as const
/** The zones whose size a player knows, and what is counted there. */
const COUNTED = {
  hand: 'in hand',
  memory: 'in memory',
  deck: 'in deck',
  material: 'in the material deck',
  graveyard: 'in the graveyard',
  banishment: 'banished',
} as const

/** A board as one player may know it, the other player above. `all`: with the piles card by card. */
export function describeView(game: GrandArchive, view: PlayersView, all: boolean): BoardDescription {
  const listed: readonly (typeof PILES_TOO)[number][] = all ? PILES_TOO : LISTED
  const cards = new Map(view.cards.map((card) => [card.id, card]))
  const name = (id: number): string => cards.get(id)?.called ?? view.players[id - 1]?.name ?? 'a hidden card'
  const cardsIn = (player: PlayerView, zone: (typeof PILES_TOO)[number]) =>
    zone === 'field' ? player.field : (player[zone].cards ?? [])
  const seats = view.players.map((player, at) => ({ player, number: at + 1 }))
  const ordered = [...seats].sort((one) => (one.number === view.player ? 1 : -1))
  return {
    sides: ordered.map(({ player }) => ({
      player: player.name,
      has: numbersOf(player),
      zones: listed
        .filter((zone) => zone === 'field' || cardsIn(player, zone).length > 0)
        .map((zone) => ({ name: ZONE_WORDS[zone] ?? zone, cards: cardsIn(player, zone) })),
    })),
    cards: new Map(
      view.cards.map((card) => [card.id, describeCard(card, game.library.facts(card.name), name)]),
    ),
    notes: notesOn(view, name),
  }
}

const numbersOf = (player: PlayerView): readonly string[] => [
  `LV ${player.level}`,
  ...Object.entries(COUNTED).flatMap(([zone, what]) => {
    const { count, cards } = player[zone as keyof typeof COUNTED]
    const isListed = cards !== null && LISTED.some((one) => one === zone)
    return count === 0 || isListed ? [] : [`${count} ${what}`]
  }),
]

const describeCard = (
  card: CardReading,
  facts: CardFacts | undefined,
  name: (id: number) => string,
): DescribedCard => ({
  name: card.called,
  place: card.zone,
  isInPlay: false,
  marks: card.zone === 'field' ? marksOf(card, name) : printed(card, facts),
})

/** What a card that is not on the field is, and what it costs: “fire ally 2/3, reserve 3”. */
function printed(
  { elements, type, power, life }: CardReading,
  facts: CardFacts | undefined,
): readonly string[] {
  const kind = [...elements.filter((element) => element !== 'norm'), type].join(' ')
  const stats =
    power === null && life === null ? '' : ` ${[power ?? '–', ...(life === null ? [] : [life])].join('/')}`
  const { reserve, memory } = facts ?? {}
  const cost =
    reserve !== undefined ? [`reserve ${reserve}`] : memory !== undefined ? [`memory ${memory}`] : []
  return [`${kind}${stats}`, ...cost]
}

/** The Effects Stack and the attack. */
function notesOn({ table }: PlayersView, name: (id: number) => string): readonly string[] {
  const { stack, combat } = table
  const attack =
    combat === null ? '' : `${name(combat.attacker)} attacks ${combat.defenders.map(name).join(' and ')}`
  const using = combat === null ? [] : [...combat.weapons, ...combat.intent].map(name)
  return [
    ...(attack === '' ? [] : [`${attack}${using.length === 0 ? '' : ` with ${using.join(' and ')}`}`]),
    ...(stack.length === 0
      ? []
      : [`on the Effects Stack, the last resolves first: ${stack.map(name).join(', ')}`]),
  ]
}
