import { fightersAt } from '../../board/keyforge/fighters.ts'
import { houseKey, titled } from '../../components/glyph.tsx'
import type { Board, Card } from '../../engine/protocol/keyforge-board.ts'
import type { KeyForgeRun } from '../../engine/protocol/protocol.ts'
import { linesOf } from '../../text/card-text.ts'
import { appWords } from '../../words/app.ts'
import { kfWords } from '../../words/keyforge.ts'
import { term } from '../../words/terms.ts'
import type { Pictured, PicturedCard, PicturedSide, PicturedTab } from './picture.ts'

const PILES = ['hand', 'deck', 'archives', 'discard', 'purged'] as const

/** Battlelines face each other, artifacts behind them. */
export const keyforgePictured =
  (run: KeyForgeRun): Pictured =>
  (at, row) => {
    const board = run.boards[at] as Board
    const [from, to] = fightersAt(run, row)
    const stand = [from, to].every((card) => card !== undefined && board.cards[card]?.zone === 'battleline')
    return {
      far: [sideOf(board, 2)],
      near: [sideOf(board, 1)],
      wires: stand && from !== undefined && to !== undefined ? [{ from, to, kind: 'attack' }] : [],
    }
  }

function sideOf(board: Board, player: 1 | 2): PicturedSide {
  const side = board.sides[player - 1] as Board['sides'][0]
  const { name, aember, keys, chains, zones } = side
  const of = (ids: readonly number[] = []) => ids.flatMap((id) => board.cards[id] ?? [])
  const isActive = board.active === player
  return {
    name,
    facts: [
      ...(isActive
        ? [board.house === null ? appWords.roles.active : kfWords.activeHouse(titled(board.house))]
        : []),
      kfWords.aember(aember),
      ...(keys > 0 ? [kfWords.keys(keys)] : []),
      ...(chains > 0 ? [kfWords.chains(chains)] : []),
    ],
    piles: PILES.flatMap((pile) =>
      (zones[pile]?.length ?? 0) > 0 ? [`${term(pile)} ${zones[pile]?.length}`] : [],
    ),
    chips: of(zones.artifacts).map(tabOf),
    cards: of(zones.battleline).map((card) => cardOf(card, of(card.upgrades))),
  }
}

const tabOf = ({ called, house }: Card): PicturedTab => ({ name: called, look: houseKey(house) })

function cardOf(card: Card, upgrades: readonly Card[]): PicturedCard {
  const { id, house, power, armor, armorLeft, damage, pending, aember, tagged, warded } = card
  return {
    ...tabOf(card),
    id,
    kind: house === null ? kfWords.noHouse : titled(house),
    glyph: houseKey(house),
    words: [
      ...card.abilities.map(({ trigger, gained }) => ({
        text: trigger,
        gained,
        ...(!gained && { leads: true as const }),
      })),
      ...card.keywords.map(({ word, value, gained }) => ({
        text: value === null ? titled(word) : `${titled(word)} ${value}`,
        gained,
      })),
    ],
    says: linesOf(
      card.text,
      card.keywords.map(({ word }) => word),
    ),
    strength: String(power),
    armor: armor > 0 ? { amount: armorLeft || armor, used: armorLeft === 0 } : null,
    damage,
    pending,
    aember,
    marks: [
      ...(card.powerCounters > 0 ? [`+${card.powerCounters}`] : []),
      ...card.counters.map(({ name, count }) => `${count} ${name}`),
    ],
    warded,
    labels: [...(card.stunned ? [kfWords.stun] : []), ...(card.enraged ? [kfWords.enraged] : [])],
    tabs: upgrades.map(tabOf),
    turned: !card.ready,
    tagged,
  }
}
