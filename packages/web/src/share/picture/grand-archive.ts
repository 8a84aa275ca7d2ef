import { wiresOf } from '../../board/grand-archive/board-wires.ts'
import { kindOf } from '../../board/grand-archive/card-kind.ts'
import { houseKey, lookKey, titled } from '../../components/glyph.tsx'
import type { GrandArchiveBoard, GrandArchiveCard } from '../../engine/protocol/grand-archive-board.ts'
import type { GrandArchiveRun } from '../../engine/protocol/protocol.ts'
import { linesOf } from '../../text/card-text.ts'
import { appWords } from '../../words/app.ts'
import { gaWords } from '../../words/grand-archive.ts'
import { term } from '../../words/terms.ts'
import type { Pictured, PicturedCard, PicturedSide, PicturedTab } from './picture.ts'

const PILES = ['memory', 'hand', 'material', 'deck', 'graveyard', 'banishment'] as const

/** Fields face each other, each with its champion first. */
export const grandArchivePictured =
  (run: GrandArchiveRun): Pictured =>
  (at) => {
    const board = run.boards[at] as GrandArchiveBoard
    return { far: [sideOf(board, 2)], near: [sideOf(board, 1)], wires: wiresOf(board) }
  }

function sideOf({ sides, cards, active, combat }: GrandArchiveBoard, player: 1 | 2): PicturedSide {
  const { name, zones } = sides[player - 1] as GrandArchiveBoard['sides'][0]
  const of = (ids: readonly number[] = []) => ids.flatMap((id) => cards[id] ?? [])
  const field = of(zones.field)
  const attacks = combat !== null && cards[combat.attacker]?.controller === player
  const intent = attacks ? of(combat.intent).filter((card) => !field.includes(card)) : []
  const first = field.filter(({ type }) => type === 'champion')
  const others = field.filter(({ type }) => type !== 'champion')
  return {
    name,
    facts: active === player ? [appWords.roles.turn] : [],
    piles: PILES.flatMap((pile) =>
      (zones[pile]?.length ?? 0) > 0 ? [`${term(pile)} ${zones[pile]?.length}`] : [],
    ),
    chips: intent.map((card) => ({ ...tabOf(card), name: gaWords.picture.intent(card.called) })),
    cards: [...first, ...others].map((card) =>
      cardOf(card, of(card.under), combat?.weapons.includes(card.id) === true),
    ),
  }
}

const tabOf = ({ called, elements }: GrandArchiveCard): PicturedTab => ({
  name: called,
  look: lookKey(elements[0] ?? null),
})

const printed = (text: string) => ({ text, gained: false })

/** Champions show their remaining life in words. */
function strengthOf({ type, power, life }: GrandArchiveCard): string {
  if (type === 'champion') return power === null || power === 0 ? '' : String(power)
  return life === null ? String(power ?? '') : `${power ?? 0}/${life}`
}

function cardOf(card: GrandArchiveCard, under: readonly GrandArchiveCard[], wielded: boolean): PicturedCard {
  const { id, type, elements, life, level, durability, damage, pending, rested } = card
  const isChampion = type === 'champion'
  const left = Math.max(0, (life ?? 0) - damage)
  return {
    ...tabOf(card),
    id,
    kind: kindOf(card),
    glyph: houseKey(elements[0] ?? null),
    words: [
      ...(wielded ? [{ text: gaWords.wielded, gained: true }] : []),
      ...(isChampion
        ? [printed(gaWords.picture.level(level ?? 0)), printed(gaWords.picture.life(left, life ?? 0))]
        : []),
      ...(durability > 0 ? [printed(gaWords.picture.durability(durability))] : []),
      ...card.keywords.map(({ word, value, gained }) => ({
        text: value === null ? titled(word) : `${titled(word)} ${value}`,
        gained,
      })),
    ],
    says: linesOf(
      card.text,
      card.keywords.map(({ word }) => word),
    ),
    strength: strengthOf(card),
    armor: null,
    damage,
    pending,
    aember: 0,
    marks: card.marks,
    warded: false,
    labels: [],
    tabs: under.map(tabOf),
    turned: rested,
    tagged: false,
  }
}
