import type { PlayerId } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import { cardOf, type NamedCounters, playerOf, tableOf } from '../model/state.ts'
import { isCreature, isInPlay, neighborsOf } from '../query/board.ts'
import { isOnFlank } from '../query/flank.ts'
import { armorOf, powerOf } from '../query/power.ts'
import { armorLeft, housesOf, iconsOf, keywordOf, traitsOf } from '../query/values.ts'
import {
  type ActiveHouse,
  type CardType,
  type House,
  type Icon,
  KEYWORD,
  KEYWORDS,
  type Key,
  type Keyword,
  type Pile,
  type Zone,
} from '../vocabulary.ts'

/** The readings of a card: printed facts and, in play, the computed values. */
export interface CardReading {
  readonly id: number
  readonly name: string
  /** Its label on this board: its name, distinct among cards of that name. */
  readonly called: string
  readonly type: CardType
  readonly text: string
  readonly owner: PlayerId
  readonly controller: PlayerId
  readonly zone: Zone
  /** The creature that it is attached to, or null. */
  readonly host: number | null
  readonly upgrades: readonly number[]
  /** Its other half, for a gigantic creature in play; else null. */
  readonly half: number | null
  /** The cards under it. */
  readonly under: readonly number[]
  /** The grafted ones among them, which are faceup. */
  readonly grafted: readonly number[]
  /** The name of the card that is facedown as this token creature; null for other cards. */
  readonly facedown: string | null
  /** The name of a prophecy's other side; null for other cards. */
  readonly reverse: string | null
  readonly houses: readonly House[]
  /** Its bonus icons from the top down. */
  readonly icons: readonly Icon[]
  readonly traits: readonly string[]
  readonly printedPower: number
  readonly power: number
  readonly armor: number
  /** Unused armor this turn. */
  readonly armorLeft: number
  /** Its current keywords with their values; 1 for keywords without one. */
  readonly keywords: Readonly<Partial<Record<Keyword, number>>>
  readonly neighbors: readonly number[]
  readonly flank: boolean
  readonly damage: number
  readonly aember: number
  readonly powerCounters: number
  /** Named counters. */
  readonly counters: readonly NamedCounters[]
  readonly ready: boolean
  readonly stunned: boolean
  readonly warded: boolean
  readonly enraged: boolean
  readonly tagged: boolean
  /** How often it was picked as a defender this turn. */
  readonly fought: number
}

export function readCard(w: View, id: number): CardReading {
  const card = cardOf(w, id)
  const {
    $def,
    host,
    half,
    upgrades,
    under,
    owner,
    controller,
    zone,
    damage,
    aember,
    powerCounters,
    fought,
  } = card
  const { ready, stunned, warded, enraged, tagged } = card
  const creature = isCreature(w, id)
  return {
    id,
    name: $def.name,
    called: card.name,
    type: $def.type,
    text: $def.text,
    owner,
    controller,
    zone,
    host: host < 0 ? null : host,
    upgrades: upgrades.slice(),
    half: half < 0 ? null : half,
    under: under.slice(),
    grafted: under.filter((below) => cardOf(w, below).grafted),
    facedown: card.facedown?.definition ?? null,
    reverse: card.$reverse?.name ?? null,
    houses: housesOf(w, id).slice(),
    icons: iconsOf(w, id),
    traits: traitsOf(w, id).slice(),
    printedPower: $def.power,
    power: creature ? powerOf(w, id) : $def.power,
    armor: creature ? armorOf(w, id) : $def.armor,
    armorLeft: creature ? armorLeft(w, id) : 0,
    keywords: keywordsNow(w, id),
    neighbors: neighborsOf(w, id),
    flank: isOnFlank(w, id),
    damage,
    aember,
    powerCounters,
    counters: card.counters,
    ready: isInPlay(w, id) && ready,
    stunned,
    warded,
    enraged,
    tagged,
    fought,
  }
}

function keywordsNow(w: View, id: number): CardReading['keywords'] {
  const values = KEYWORDS.map((keyword) => [keyword, keywordOf(w, id, KEYWORD[keyword])] as const)
  return Object.fromEntries(values.filter(([, value]) => value > 0))
}

/** The values of a player, and the numbers of the cards in each of their zones. */
export interface PlayerReading extends Readonly<Record<Pile, readonly number[]>> {
  readonly name: string
  readonly aember: number
  /** The forged keys. */
  readonly keys: number
  readonly forged: readonly Key[]
  readonly chains: number
  /** The houses on the identity card; empty if unknown. */
  readonly houses: readonly House[]
  /** The token creature on the reference card, or null. */
  readonly token: string | null
}

export function readPlayer(w: View, player: PlayerId): PlayerReading {
  const { name, aember, keys, chains, houses, token, ...record } = playerOf(w, player)
  return {
    name,
    aember,
    keys: keys.length,
    forged: keys.slice(),
    chains,
    houses: houses.slice(),
    token: token === '' ? null : token,
    battleline: record.battleline.slice(),
    artifacts: record.artifacts.slice(),
    hand: record.hand.slice(),
    deck: record.deck.slice(),
    discard: record.discard.slice(),
    archives: record.archives.slice(),
    purged: record.purged.slice(),
    prophecies: record.prophecies.slice(),
    powers: record.powers.slice(),
  }
}

/** The readings of the table. */
export interface TableReading {
  readonly house: ActiveHouse | null
  readonly turn: number
  readonly tide: PlayerId | null
  readonly winner: PlayerId | null
}

export function readTable(w: View): TableReading {
  const { house, turn, tide, winner } = tableOf(w)
  return { house, turn, tide, winner }
}
