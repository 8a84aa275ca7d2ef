import { FIRST_CARD, type PlayerId, type Ref, TABLE } from '@battleline/card-game'
import type { StateRecord, View, WaitingAbility, World } from '@battleline/kernel'
import type { Permitted, Printed } from '../text/structure.ts'
import type { ActiveHouse, CardType, House, Icon, Key, Keyword, Pile, Zone } from '../vocabulary.ts'
import type { EffectsByHook, TextNeeds } from './active-effect.ts'
import type { Definition } from './definition.ts'
import type { AffectedCard, Lasting } from './lasting-effect.ts'

export interface Table extends StateRecord {
  active: PlayerId
  /** Null without houses (a run outside a turn). */
  house: ActiveHouse | null
  /** The turn number: 1 for the first turn of the game; a board starts in a later one. */
  turn: number
  /** What was done this turn: written by `remember`, read by `timesThisTurn`. */
  memory: readonly HistoryEntry[]
  /** The state of step 3: nothing played, used or discarded yet (alpha), something, or ended by omega. */
  main: MainStep
  /** What effects of this turn allow beyond the active house (KF-TRN-6). */
  permits: readonly Permission[]
  /** Whose tide is high; null while it is neutral. */
  tide: PlayerId | null
  winner: PlayerId | null
  /** The players of extra turns after this one. */
  extra: readonly PlayerId[]
  /** The lasting effects (KF-LST-1), in order of creation; written by lasting.ts. */
  lasting: readonly Lasting[]
  /** Last known information about cards that left play, while an open ability may need it. */
  left: readonly LastKnown[]
  /** The creatures that have used armor this turn, by number; written by armor.ts. */
  worn: readonly WornArmor[]
  /** Æmber that several creatures would capture, until one is chosen; written by pool.ts. */
  undecided: readonly UndecidedCapture[]
  /** The active effects by hook; kept current as cards move. */
  $effects: EffectsByHook
  /** What the texts of all cards need, in any zone and on either face. */
  $needs: TextNeeds
}

/** The kinds of events that a turn records about cards. */
export const HISTORY_KINDS = [
  'played',
  // A use is recorded once: as fighting, reaping, or another use.
  'used',
  'fought',
  'reaped',
  'discarded',
  'from hand',
  // A destruction is recorded once.
  'destroyed',
  'destroyed in a fight',
  'forged',
  'forged red',
  'forged blue',
  'forged yellow',
  // Each Æmber counts.
  'stole',
  'exalted',
  'activated',
  // The name is that of the house; only if a text of the game refers to a previous turn.
  'chose house',
  // A card allowed a player to play a card outside the active house.
  'permitted',
] as const

export type HistoryKind = (typeof HISTORY_KINDS)[number]

/** An event of this turn with one object (or, without a card, with the player's record), and how often. */
export interface HistoryEntry {
  readonly deed: HistoryKind
  readonly by: PlayerId
  readonly card: number
  /** The object's life and name then; the card may be another object by now (KF-LVP-10, KF-LIM-1). */
  readonly life: number
  readonly name: string
  readonly times: number
}

export const MAIN_STEPS = ['fresh', 'begun', 'over'] as const

export type MainStep = (typeof MAIN_STEPS)[number]

/** A permission for this turn, used up by the first card that needs it (KF-TRN-6). */
export interface Permission {
  readonly by: PlayerId
  readonly does: Permitted
  readonly of: Printed
  /** The card with the permission, if it is for other cards. */
  readonly from?: number
}

export interface Barred {
  readonly house: House
  readonly with: Ref
}

export interface Player extends StateRecord, Record<Pile, readonly number[]> {
  name: string
  /** Æmber in the pool. */
  aember: number
  /** The forged keys, in the order of `KEYS`. */
  keys: readonly Key[]
  chains: number
  /** Houses that an effect forbids, each while a card stays in play. */
  barred: readonly Barred[]
  /** This player's previous turn, if a text of the game refers to it. */
  before: readonly HistoryEntry[]
  /** The houses on the identity card; empty in a run outside a turn. */
  houses: readonly House[]
  /** The token creature on the reference card, and its definition; empty and null if there is none (KF-TOK-3). */
  token: string
  $token: Definition | null
}

/** The real face of a facedown card. */
export interface Facedown {
  readonly name: string
  readonly definition: string
}

/** Last known information about a card, from just before it left play (KF-LVP-7). */
export interface LastKnown {
  readonly card: number
  readonly life: number
  readonly controller: PlayerId
  readonly power: number
  readonly neighbors: readonly Ref[]
  readonly houses: readonly House[]
  /** Its type then: a token creature is one until it has left (KF-TOK-2). */
  readonly type: CardType
  readonly traits: readonly string[]
  /** Its printed name then, or that of the token creature that it was. */
  readonly title: string
  readonly armor: number
  readonly damage: number
  readonly aember: number
  readonly powerCounters: number
  readonly counters: readonly NamedCounters[]
  readonly ready: boolean
  readonly stunned: boolean
  readonly warded: boolean
  readonly enraged: boolean
  readonly flank: boolean
  readonly center: boolean
  readonly keywords: readonly Keyword[]
  readonly icons: readonly Icon[]
  /** The number of upgrades attached to it. */
  readonly attached: number
  /** The card that it was attached to; -1 for other cards. */
  readonly host: number
  /** How many creatures to its left did not leave with it; -1 for other cards. */
  readonly place: number
  /** Its other half, which left with it (KF-GIG-1); null for other cards. */
  readonly half: Ref | null
}

/** The number of counters of one name on a card: at least one. */
export interface NamedCounters {
  readonly name: string
  readonly count: number
}

export interface Card extends StateRecord {
  /** Its label on this board: its name, distinct among cards of that name. */
  name: string
  /** The name of its definition, and the definition. */
  definition: string
  $def: Definition
  /** Its printed definition, while an effect makes it another card; null for others (KF-FRM-2). */
  $printed: Definition | null
  /** The real card, and its definition, of a token creature in play; null for others (KF-TOK-1). */
  facedown: Facedown | null
  $facedown: Definition | null
  /** The other side of a prophecy; null for other cards (KF-PRO-1). */
  $reverse: Definition | null
  readonly owner: PlayerId
  controller: PlayerId
  zone: Zone
  /** How often it has left play: distinguishes old objects of the card (KF-LVP-10). */
  life: number
  damage: number
  /** Armor used up this turn; never more than its armor (KF-ARM-3). */
  armorUsed: number
  /** Æmber on it. */
  aember: number
  /** +1 power counters. */
  powerCounters: number
  /** Named counters, whose meaning is in the text that placed them (KF-CTR-1), sorted by name. */
  counters: readonly NamedCounters[]
  ready: boolean
  stunned: boolean
  warded: boolean
  enraged: boolean
  /** Tagged for destruction (KF-DST-2). */
  tagged: boolean
  /** How often it was picked as a defender this turn; in `essay-early`, how often it was fought. */
  fought: number
  /** The card that it is attached to, under, or the other half of; or -1. */
  host: number
  upgrades: readonly number[]
  /** The cards under it; they are not in play (KF-UND-1). */
  under: readonly number[]
  /** True if it is faceup under a card: grafted (KF-UND-1). */
  grafted: boolean
  /** Its other half while in play, or -1 (KF-GIG-1). */
  half: number
  /** Bonus icons added below the printed ones. */
  readonly icons: readonly Icon[]
  /** The house on this copy, a maverick, in place of the one that the card usually has; null for others. */
  readonly maverick: House | null
}

/** A copy of a record, one level deep: one literal for each kind, so that V8 gives a kind one object layout. */
export function copyRecord(row: StateRecord, id: number): StateRecord {
  if (id === TABLE) return copyTable(row as Table)
  return id < FIRST_CARD ? copyPlayer(row as Player) : copyCard(row as Card)
}

const copyTable = ({
  active,
  house,
  turn,
  memory,
  main,
  permits,
  tide,
  winner,
  extra,
  lasting,
  left,
  worn,
  undecided,
  $effects,
  $needs,
}: Table): Table => ({
  own: null,
  $hash: 0,
  active,
  house,
  turn,
  memory,
  main,
  permits,
  tide,
  winner,
  extra,
  lasting,
  left,
  worn,
  undecided,
  $effects,
  $needs,
})

const copyPlayer = (one: Player): Player => ({
  own: null,
  $hash: 0,
  name: one.name,
  aember: one.aember,
  keys: one.keys,
  chains: one.chains,
  barred: one.barred,
  before: one.before,
  houses: one.houses,
  token: one.token,
  $token: one.$token,
  battleline: one.battleline,
  artifacts: one.artifacts,
  hand: one.hand,
  deck: one.deck,
  discard: one.discard,
  archives: one.archives,
  purged: one.purged,
  prophecies: one.prophecies,
  powers: one.powers,
})

const copyCard = (one: Card): Card => ({
  own: null,
  $hash: 0,
  name: one.name,
  definition: one.definition,
  $def: one.$def,
  $printed: one.$printed,
  facedown: one.facedown,
  $facedown: one.$facedown,
  $reverse: one.$reverse,
  owner: one.owner,
  controller: one.controller,
  zone: one.zone,
  life: one.life,
  damage: one.damage,
  armorUsed: one.armorUsed,
  aember: one.aember,
  powerCounters: one.powerCounters,
  counters: one.counters,
  ready: one.ready,
  stunned: one.stunned,
  warded: one.warded,
  enraged: one.enraged,
  tagged: one.tagged,
  fought: one.fought,
  host: one.host,
  upgrades: one.upgrades,
  under: one.under,
  grafted: one.grafted,
  half: one.half,
  icons: one.icons,
  maverick: one.maverick,
})

/** A pending trigger, with what it needs to resolve. */
export interface PendingTrigger extends WaitingAbility {
  /** The life of its source when it triggered. */
  readonly life: number
  /** The card with the text: another card if it was gained. */
  readonly from: Ref
  /** The ability's place in the definition of `from`; -1 for a keyword, and less for a lasting effect. */
  readonly ability: number
  /** Its "you". */
  readonly you: PlayerId
  /** Its amount: "just prevented". */
  readonly amount?: number
  /** Its "that player". */
  readonly player?: PlayerId
  /** Its "that house", after a house was chosen. */
  readonly house?: House
  /** Its "that creature". */
  readonly antecedent: readonly Ref[]
  /** The creature that the source fights or fought: "the creature it fights". */
  readonly fought: Ref | null
  /** Works without its source: the delayed part of an ability (KF-ABL-7). */
  readonly delayed: boolean
  /** From a lasting effect, which needs no card in play (KF-LST-1). */
  readonly lasting?: true
  /** The lasting effect that ends when this starts, and without which it cannot start (KF-LST-3). */
  readonly once?: number
  /** The cards affected by the ability that created it. */
  readonly affectedThisWay?: readonly AffectedCard[]
  /** The keyword, or the id of the ability's chart. */
  readonly runs: string
}

export const tableOf = (w: View): Table => w.rows[TABLE] as Table

export const playerOf = (w: View, player: number): Player => w.rows[player] as Player

export const cardOf = (w: View, card: number): Card => w.rows[card] as Card

export const refTo = (w: View, card: number): Ref => ({ card, life: cardOf(w, card).life })

/** Gives the record to write to. Objects read before this call keep the old values. */
export const writeCard = (w: World, card: number): Card => w.write(card) as Card

export const writePlayer = (w: World, player: number): Player => w.write(player) as Player

export const writeTable = (w: World): Table => w.write(TABLE) as Table

/** A creature with used armor, and its armor at the last check: a later loss is found by comparing (KF-ARM-3). */
export interface WornArmor {
  readonly card: number
  readonly armor: number
}

/** Æmber that several creatures would capture before it reaches a pool: the active player chooses (KF-RPL-3). */
export interface UndecidedCapture {
  readonly player: PlayerId
  readonly amount: number
  readonly among: readonly number[]
}
