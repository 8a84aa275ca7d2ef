import type { StateRecord, View, WaitingAbility, World } from '@battleline/kernel'
import type { Permitted, Printed } from '../text/structure.ts'
import type { ActiveHouse, CardType, House, Icon, Key, Keyword, Pile, Zone } from '../vocabulary.ts'
import type { EffectsByHook, TextNeeds } from './active-effect.ts'
import type { Definition } from './definition.ts'
import type { AffectedCard, Lasting } from './lasting-effect.ts'
import { FIRST_CARD, type PlayerId, type Ref, TABLE } from './reference.ts'

export interface Table extends StateRecord {
  active: PlayerId
  /** Null where no house was chosen: then houses are not asked about (a question outside a turn). */
  house: ActiveHouse | null
  /** The number of the turn, the first of the game being 1; a board that was drawn stands in a later one. */
  turn: number
  /** What was done this turn: written by `remember`, read by `timesThisTurn`. */
  memory: readonly HistoryEntry[]
  /** Where step 3 stands: nothing was played, used or discarded yet (alpha), something was, or omega ended it. */
  main: MainStep
  /** What effects of this turn let players play or use beside what the active house allows (KF-TRN-6). */
  permits: readonly Permission[]
  /** Whose tide is high; null while it is neutral. */
  tide: PlayerId | null
  winner: PlayerId | null
  /** Whose turns follow this one before the players take turns as usual. */
  extra: readonly PlayerId[]
  /** The lasting effects (KF-LST-1), in the order in which they were made; written by lasting.ts. */
  lasting: readonly Lasting[]
  /** What is known of cards that left play, while an ability is open that may ask for it. */
  left: readonly LastKnown[]
  /** The creatures that have used armor this turn, in the order of their numbers; written by armor.ts. */
  worn: readonly WornArmor[]
  /** Æmber that several creatures would capture, until it is said which; written by pool.ts. */
  undecided: readonly UndecidedCapture[]
  /** The effects in force, by what they hook; kept current as cards move. */
  $effects: EffectsByHook
  /** What the texts of the position's cards ask for, wherever these lie and whatever face shows. */
  $needs: TextNeeds
}

/** What a turn remembers that was done with a card. */
export const HISTORY_KINDS = [
  'played',
  // A use is noted once: that it was to fight or to reap, or else that it was a use.
  'used',
  'fought',
  'reaped',
  'discarded',
  'from hand',
  // A destruction is noted once.
  'destroyed',
  'destroyed in a fight',
  'forged',
  // So much Æmber, each counted.
  'stole',
  'exalted',
  'activated',
  // A card lets a player play one that the active house does not.
  'permitted',
] as const

export type HistoryKind = (typeof HISTORY_KINDS)[number]

/** Something done this turn with one object (or, where no card did it, with that player's record), and how often. */
export interface HistoryEntry {
  readonly deed: HistoryKind
  readonly by: PlayerId
  readonly card: number
  /** Which object the card was then, and what it was called: it can be another one since (KF-LVP-10, KF-LIM-1). */
  readonly life: number
  readonly name: string
  readonly times: number
}

export const MAIN_STEPS = ['fresh', 'begun', 'over'] as const

export type MainStep = (typeof MAIN_STEPS)[number]

/** A permission that lasts for this turn and that the first card uses up that needs it (KF-TRN-6). */
export interface Permission {
  readonly by: PlayerId
  readonly does: Permitted
  readonly of: Printed
  /** The card that gives it, where it is for other ones. */
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
  /** The keys that are forged, in the order of `KEYS`. */
  keys: readonly Key[]
  chains: number
  /** The houses that an effect forbids to choose, each while a card stays in play. */
  barred: readonly Barred[]
  /** What was done in the previous turn of this player, where a text of the game asks for it. */
  before: readonly HistoryEntry[]
  /** The houses on the identity card; none where a question outside a turn is asked. */
  houses: readonly House[]
  /** The token creature on the reference card, and its definition; empty and null where there is none (KF-TOK-3). */
  token: string
  $token: Definition | null
}

/** The face of a card that lies facedown. */
export interface Facedown {
  readonly name: string
  readonly definition: string
}

/** What was true of a card the moment before it left play (KF-LVP-7). */
export interface LastKnown {
  readonly card: number
  readonly life: number
  readonly controller: PlayerId
  readonly power: number
  readonly neighbors: readonly Ref[]
  readonly houses: readonly House[]
  /** What it counted as: a token creature is one until it has left (KF-TOK-2). */
  readonly type: CardType
  readonly traits: readonly string[]
  /** The name that is printed on it, or on the token creature that it was. */
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
  /** How many upgrades were attached to it. */
  readonly attached: number
  /** What it was attached to; -1 for other cards. */
  readonly host: number
  /** How many creatures stood to its left that did not leave with it; -1 for other cards. */
  readonly place: number
  /** The other half, which has left with it (KF-GIG-1); null for cards that are one. */
  readonly half: Ref | null
}

/** How many counters of one name lie on a card: at least one. */
export interface NamedCounters {
  readonly name: string
  readonly count: number
}

export interface Card extends StateRecord {
  /** What it is called on this board: its name, or what tells it from others of that name. */
  name: string
  /** The name of its definition, and what stands there. */
  definition: string
  $def: Definition
  /** The real card, and what stands there, of one that is a token creature in play; null for others (KF-TOK-1). */
  facedown: Facedown | null
  $facedown: Definition | null
  /** The other side of a prophecy; null for other cards (KF-PRO-1). */
  $reverse: Definition | null
  readonly owner: PlayerId
  controller: PlayerId
  zone: Zone
  /** How often it has left play: tells the object that was from the one that came back (KF-LVP-10). */
  life: number
  damage: number
  /** Armor used up this turn; never more than its armor (KF-ARM-3). */
  armorUsed: number
  /** Æmber on it. */
  aember: number
  /** +1 power counters. */
  powerCounters: number
  /** Counters that mean what the card says that placed them (KF-CTR-1), by their names in order. */
  counters: readonly NamedCounters[]
  ready: boolean
  stunned: boolean
  warded: boolean
  enraged: boolean
  /** Tagged for destruction (KF-DST-2). */
  tagged: boolean
  /** How often it was chosen to be fought this turn; for `essay-early`, how often it has been fought. */
  fought: number
  /** What it is attached to, lies under or is the other half of; or -1. */
  host: number
  upgrades: readonly number[]
  /** The cards that lie under it; they are not in play (KF-UND-1). */
  under: readonly number[]
  /** Lies faceup where it lies under a card: it is grafted to it (KF-UND-1). */
  grafted: boolean
  /** The card that is its other half while it is in play, or -1 (KF-GIG-1). */
  half: number
  /** Bonus icons beside the printed ones, below them. */
  readonly icons: readonly Icon[]
}

/** A copy of a record, one level deep. Each kind has a literal of its own: V8 then lays all records of a kind out alike. */
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
  $needs: $asks,
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
  $needs: $asks,
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
})

const copyCard = (one: Card): Card => ({
  own: null,
  $hash: 0,
  name: one.name,
  definition: one.definition,
  $def: one.$def,
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
})

/** An ability that waits, with what it needs when its turn comes. */
export interface PendingTrigger extends WaitingAbility {
  /** Its source's life when it was noted. */
  readonly life: number
  /** Whose text it is: another card's where it was gained. */
  readonly from: Ref
  /** The ability's place in the definition of `from`; -1 for a keyword. */
  readonly ability: number
  /** The player it speaks to as "you". */
  readonly you: PlayerId
  /** How much of something it speaks of: "just prevented". */
  readonly amount?: number
  /** Whom it speaks of as "that player". */
  readonly player?: PlayerId
  /** The house that was chosen, where it answers that: "that house". */
  readonly house?: House
  /** What it speaks of as "that creature". */
  readonly antecedent: readonly Ref[]
  /** The creature that the source fights or fought: "the creature it fights". */
  readonly fought: Ref | null
  /** Works though its source has gone: the delayed part of an ability (KF-ABL-7). */
  readonly delayed: boolean
  /** There for a lasting effect, which is no card and needs none in play (KF-LST-1). */
  readonly lasting?: true
  /** The lasting effect that is over when this starts, and without which it cannot (KF-LST-3). */
  readonly once?: number
  /** What the ability that made it had done. */
  readonly affectedThisWay?: readonly AffectedCard[]
  /** What resolves: a keyword's name, or the id of the chart that the ability compiled to. */
  readonly runs: string
}

export const tableOf = (w: View): Table => w.rows[TABLE] as Table

export const playerOf = (w: View, player: number): Player => w.rows[player] as Player

export const cardOf = (w: View, card: number): Card => w.rows[card] as Card

export const refTo = (w: View, card: number): Ref => ({ card, life: cardOf(w, card).life })

/** Records to change. What was read of one before is the record as it was, not as it is now. */
export const writeCard = (w: World, card: number): Card => w.write(card) as Card

export const writePlayer = (w: World, player: number): Player => w.write(player) as Player

export const writeTable = (w: World): Table => w.write(TABLE) as Table

/** A creature with used armor, and the armor that it had when it was last looked at: what it loses since is told by that (KF-ARM-3). */
export interface WornArmor {
  readonly card: number
  readonly armor: number
}

/** Æmber on its way to a pool that each of several creatures captures instead: the active player says which (KF-RPL-3). */
export interface UndecidedCapture {
  readonly player: PlayerId
  readonly amount: number
  readonly among: readonly number[]
}
