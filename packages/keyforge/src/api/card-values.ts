import type { View } from '@battleline/kernel'
import type { PlayerId } from '../model/reference.ts'
import { cardOf, type NamedCounters, playerOf, tableOf } from '../model/state.ts'
import { isCreature, isInPlay, isOnFlank, neighborsOf } from '../query/board.ts'
import { armorOf, powerOf } from '../query/power.ts'
import { armorLeft, housesOf, keywordOf, traitsOf } from '../query/values.ts'
import {
  type ActiveHouse,
  type CardType,
  type House,
  KEYWORD,
  KEYWORDS,
  type Key,
  type Keyword,
  type Pile,
  type Zone,
} from '../vocabulary.ts'

/** What can be read of a card: printed facts and, in play, values computed from everything in force. */
export interface CardReading {
  readonly id: number
  readonly name: string
  /** What it is called on this board: its name, or what tells it from others of that name. */
  readonly called: string
  readonly type: CardType
  readonly text: string
  readonly owner: PlayerId
  readonly controller: PlayerId
  readonly zone: Zone
  /** The creature it is attached to, or null. */
  readonly host: number | null
  readonly upgrades: readonly number[]
  /** Its other half, for a gigantic creature in play; else null. */
  readonly half: number | null
  /** The cards that lie under it. */
  readonly under: readonly number[]
  /** Those of them that are grafted: they lie faceup. */
  readonly grafted: readonly number[]
  /** The card that lies facedown as this token creature, by its name; null for others. */
  readonly facedown: string | null
  /** The other side of a prophecy, by its name; null for other cards. */
  readonly reverse: string | null
  readonly houses: readonly House[]
  readonly traits: readonly string[]
  readonly printedPower: number
  readonly power: number
  readonly armor: number
  /** Armor that is not used up this turn. */
  readonly armorLeft: number
  /** Keywords it has now with their numbers; 1 for those without one. */
  readonly keywords: Readonly<Partial<Record<Keyword, number>>>
  readonly neighbors: readonly number[]
  readonly flank: boolean
  readonly damage: number
  readonly aember: number
  readonly powerCounters: number
  /** Counters with a name. */
  readonly counters: readonly NamedCounters[]
  readonly ready: boolean
  readonly stunned: boolean
  readonly warded: boolean
  readonly enraged: boolean
  readonly tagged: boolean
  /** How often it was chosen to be fought this turn. */
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

export interface PlayerReading extends Readonly<Record<Pile, readonly number[]>> {
  readonly name: string
  readonly aember: number
  /** How many keys are forged, and which. */
  readonly keys: number
  readonly forged: readonly Key[]
  readonly chains: number
  /** The houses on the identity card; none where nobody said. */
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
  }
}

/** What can be read of the table. */
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
