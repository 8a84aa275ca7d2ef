import { declared } from '../../board/magic/board-wires.ts'
import { kindOf, ownText } from '../../board/magic/card-kind.ts'
import { sidesOf } from '../../board/magic/seating.ts'
import { houseKey, lookKey, titled } from '../../components/glyph.tsx'
import type { MagicBoard, MagicCard, MagicPlayer } from '../../engine/protocol/magic-board.ts'
import type { MagicRun } from '../../engine/protocol/protocol.ts'
import { linesOf } from '../../text/card-text.ts'
import { appWords } from '../../words/app.ts'
import { mtgWords } from '../../words/magic.ts'
import { term } from '../../words/terms.ts'
import type { Pictured, PicturedCard, PicturedSide, PicturedTab } from './picture.ts'

/** Everybody sits as on the table. */
export const magicPictured =
  (run: MagicRun): Pictured =>
  (at) => {
    const board = run.boards[at] as MagicBoard
    const [own, others] = sidesOf(board)
    const side = (player: MagicPlayer) => sideOf(board, player)
    return { far: others.map(side), near: own === undefined ? [] : [side(own)], wires: declared(board) }
  }

function sideOf({ cards, active, stack }: MagicBoard, player: MagicPlayer): PicturedSide {
  const { id, name, life, poison, hand, lost } = player
  const all = Object.values(cards)
  const own = all.filter(({ controller, zone }) => controller === id && zone === 'battlefield')
  const attachedTo = (host: number) =>
    all.filter(({ attached, zone }) => attached === host && zone === 'battlefield')
  const inZone = (zone: string) => all.filter((card) => card.zone === zone && card.owner === id).length
  const spells = stack
    .filter(({ by }) => by === id)
    .map(({ source }) => mtgWords.onStack(cards[source]?.called ?? ''))
  return {
    name,
    facts: [
      ...(active === id ? [appWords.roles.active] : []),
      mtgWords.lifeOf(life),
      ...(poison > 0 ? [mtgWords.poison(poison)] : []),
      ...(lost ? [mtgWords.hasLost] : []),
      ...spells,
    ],
    piles: [
      ...(hand > 0 ? [mtgWords.hand(hand)] : []),
      ...['graveyard', 'exile'].flatMap((zone) =>
        inZone(zone) > 0 ? [`${term(zone)} ${inZone(zone)}`] : [],
      ),
    ],
    chips: own.filter(({ power, attached }) => power === null && attached === 0).map(tabOf),
    cards: own.filter(({ power }) => power !== null).map((card) => cardOf(card, attachedTo(card.id))),
  }
}

const tabOf = ({ called, colors }: MagicCard): PicturedTab => ({
  name: called,
  look: lookKey(colors[0] ?? null),
})

function cardOf(card: MagicCard, attached: readonly MagicCard[]): PicturedCard {
  const { id, power, toughness, damage, pending, plus, minus, loyalty, tapped, attacks } = card
  return {
    ...tabOf(card),
    id,
    kind: kindOf(card),
    glyph: houseKey(card.colors[0] ?? null),
    words: [
      ...(card.isNew ? [{ text: mtgWords.new, gained: true }] : []),
      ...card.keywords.map((keyword) => ({ text: titled(keyword), gained: false })),
    ],
    says: linesOf(ownText(card), card.keywords),
    strength: `${power}/${toughness}`,
    armor: null,
    damage,
    pending,
    aember: 0,
    marks: [
      ...(plus > 0 ? [`+${plus}/+${plus}`] : []),
      ...(minus > 0 ? [`−${minus}/−${minus}`] : []),
      ...(loyalty > 0 ? [mtgWords.loyaltyShort(loyalty)] : []),
      ...(attacks > 0 ? [card.blocked ? 'blocked' : 'attacks'] : []),
    ],
    warded: false,
    labels: [],
    tabs: attached.map(tabOf),
    turned: tapped && attacks === 0,
    tagged: false,
  }
}
