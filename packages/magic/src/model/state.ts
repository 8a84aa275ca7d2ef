import type { Ref } from '@battleline/card-game'
import type { StateRecord, View, World } from '@battleline/kernel'
import type { Ability, CounterKind, DeclarationRule, Predicate, Replacement } from '../text/structure.ts'
import { CREATURE_TYPES, OUTLAW, OUTLAWS } from '../text/subtypes.ts'
import type { Ahead, CardType, Color, Edition, NamedCounter, Phase, Zone } from '../vocabulary.ts'
import type { Item, PendingTrigger } from './stack-items.ts'

export type { Ref } from '@battleline/card-game'

/** The number of the table's record. Players follow, then cards in all zones. */
export const TABLE = 0

export interface Table extends StateRecord {
  readonly edition: Edition
  /** The number of players. */
  readonly players: number
  active: number
  /** True if the active player chooses the one opponent who can be attacked in a combat (MTG-CMB-4). */
  readonly oneDefends: boolean
  /** That opponent, in a combat phase; else 0. */
  defending: number
  /** The phases after this one, the next one first. Phases that effects add come first (MTG-CMB-9). */
  upcomingPhases: readonly Ahead[]
  /** True from the beginning of a combat phase to its end. */
  combat: boolean
  phase: Phase
  /** The stack: the last one resolves first. */
  stack: readonly Item[]
  /** Abilities that have triggered and are not on the stack yet. */
  triggered: readonly PendingTrigger[]
  /** Effects of resolved spells and abilities that replace events or are about no particular creature. */
  lasting: readonly Lasting[]
  /** Delayed triggered abilities. */
  delayed: readonly Delayed[]
  /** The last timestamp given to an item, effect or ability. */
  lastTimestamp: number
  /** What happened this turn, with its player, as far as a card asks for it: “attacked 1”. */
  history: readonly string[]
  /** Last known information about permanents that have left (MTG-GEN-7). */
  left: readonly LastKnown[]
  /** The winner; 0 for a draw, null while the game continues. */
  winner: number | null
}

/** How long an effect lasts. */
export type Until = 'combat' | 'turn' | 'game'

/** The combats in which a creature has to attack or block something. */
export type During = 'combat' | 'turn' | 'each combat'

/** An effect with a duration that replaces damage or deaths, or changes how players declare. */
export interface Lasting {
  readonly id: number
  readonly source: Ref
  readonly you: number
  readonly until: Until
  readonly does: Replacement | DeclarationRule
  /** The objects and players that it affects; null for those that its text describes. */
  readonly on: readonly Ref[] | null
  /** The chosen source of damage; null for any source. */
  readonly from: Ref | null
  /** The recipient of redirected or additional damage; null for none. */
  readonly to: Ref | null
  /** For a shield: the points that it can still prevent. */
  readonly left: number
}

/** A delayed triggered ability: it triggers once, later in the turn. */
export interface Delayed {
  readonly at: 'end of combat' | 'end step'
  readonly ability: PendingTrigger
}

/** Last known information: a permanent just before it left (MTG-SBA-10), or a spell. */
export interface LastKnown extends Ref {
  readonly controller: number
  readonly power: number
  readonly toughness: number
  readonly colors: readonly Color[]
  readonly predicates: readonly Predicate[]
  readonly plus?: number
  readonly minus?: number
  readonly counters?: readonly Effect[]
}

export interface Player extends StateRecord {
  readonly name: string
  life: number
  poison: number
  /** The number of unnamed cards in hand: libraries are not part of the board. */
  unseen: number
  lost: boolean
  /** How often the Ring has tempted this player; left out: never. */
  tempted?: number
}

/** The printed facts of a card. */
export interface Facts {
  readonly name: string
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
  readonly colors: readonly Color[]
  readonly power: number
  readonly toughness: number
  readonly loyalty: number
  readonly defense: number
  readonly legendary: boolean
  /** Left out: not known, or 0 of a land or a token. */
  readonly manaValue?: number
  readonly abilities: readonly Ability[]
  /** A card that nobody has named, face down: away from the battlefield it is no card of the board (708.9). */
  readonly hidden?: true
  /** It is face down; these are its facts as it is turned face up (708.2). */
  readonly under?: Facts
  /** A Spacecraft: with so many charge counters it is a creature as well (721.2b). */
  readonly station?: number
}

/** The effect of a spell or ability on a creature. */
export type Effect =
  /** `at`: its timestamp. It ends after this combat or turn, or never. */
  | {
      readonly kind: 'is'
      readonly does: Predicate
      readonly until: Until
      readonly at: number
      /** For as long as this permanent remains tapped. */
      readonly held?: Ref
      /** For as long as it bears the Ring for this player (701.54). */
      readonly ring?: number
    }
  | { readonly kind: 'goaded'; readonly by: number }
  /** It attacks this player or permanent if able, this turn or this combat. */
  | { readonly kind: 'attacks'; readonly object: number; readonly during: During }
  /** It blocks this creature this turn if able. */
  | { readonly kind: 'blocks'; readonly object: number; readonly during: During }
  /** This player chooses what it blocks this turn (MTG-BLK-38). */
  | { readonly kind: 'chosen'; readonly by: number }
  /** An ability that works only so often each turn, or only once, was used. */
  | { readonly kind: 'used'; readonly ability: string; readonly forever?: true }
  /** Counters other than +1/+1, -1/-1, loyalty and defense counters. `at`: the timestamp of the newest (613.7d). */
  | { readonly kind: 'counters'; readonly which: NamedCounter; readonly amount: number; readonly at: number }
  /** A card in exile, until a permanent leaves the battlefield. */
  | { readonly kind: 'exiled until'; readonly left: Ref }
  /** It attacks in a band, together with others of this number (MTG-KEY-58). */
  | { readonly kind: 'banded'; readonly band: number }
  /**
   * Under the control of somebody else until end of turn; `from`: the player to whom it returns. `while`: for as long as
   * another permanent is tapped, or under the control of `by`, instead.
   */
  | {
      readonly kind: 'borrowed'
      readonly from: number
      readonly while?: { readonly of: Ref; readonly tapped?: true; readonly by?: number }
    }

export interface Permanent extends StateRecord {
  /** Its unique name on this board. */
  readonly name: string
  /** Those of a face-down card, as long as it is one. */
  facts: Facts
  readonly owner: number
  readonly token: boolean
  controller: number
  zone: Zone
  /** The number of its zone changes: after each, the card is a new object. */
  life: number
  /** The timestamp of its last zone change. */
  at: number
  /** A battle's protector; else 0 (MTG-CMB-16). */
  protector: number
  /** The permanent or player that it is attached to; 0 if none. */
  attached: number
  tapped: boolean
  /** Under its controller's control since the turn began (MTG-ATK-2). */
  controlledSinceTurnBegan: boolean
  effects: readonly Effect[]
  /** The player or permanent that it attacks; 0 for none; -1 for one that has left combat (MTG-CMB-13). */
  attacks: number
  /** The defending player if the attacked permanent has left combat; else 0. */
  formerDefender: number
  /** True once it was blocked in this combat (MTG-BLK-4). */
  blocked: boolean
  blocks: readonly number[]
  /** Whether it was declared as an attacker, or blocker, this turn (MTG-EDN-1). */
  attacked: boolean
  didBlock: boolean
  /** Marked damage (MTG-DMG-3). */
  damage: number
  /** True if a source with deathtouch dealt it damage since the last check (MTG-SBA-8). */
  deathtouched: boolean
  /** Counters: +1/+1, -1/-1, loyalty, defense. */
  plus: number
  minus: number
  loyalty: number
  defense: number
  /** Whether a loyalty ability was activated this turn. */
  loyaltyActivated: boolean
  /** E16: the order in which it assigns damage among its blockers, or among what it blocks (MTG-BLK-6). */
  damageOrder: readonly number[]
}

/** The goal of an attacking creature whose goal has left combat. */
export const NOTHING = -1

export const tableOf = (w: View): Table => w.rows[TABLE] as Table
export const playerOf = (w: View, player: number): Player => w.rows[player] as Player
export const permanentOf = (w: View, permanent: number): Permanent => w.rows[permanent] as Permanent
export const writeTable = (w: World): Table => w.write(TABLE) as Table
export const writePlayer = (w: World, player: number): Player => w.write(player) as Player
export const writePermanent = (w: World, permanent: number): Permanent => w.write(permanent) as Permanent

export const isPlayer = (w: View, record: number): boolean => record > TABLE && record <= tableOf(w).players

export const isCard = (w: View, record: number): boolean =>
  Number.isInteger(record) && record > tableOf(w).players && record < w.rows.length

export const isPermanent = (w: View, record: number): boolean =>
  isCard(w, record) && permanentOf(w, record).zone === 'battlefield'

/** The numbers of all players, in turn order from the active one. */
export function playersOf(w: View): number[] {
  const { players, active } = tableOf(w)
  return Array.from({ length: players }, (_, n) => ((active - 1 + n) % players) + 1)
}

/** Sorts by the turn order of the players that something belongs to, then by number. */
export function byTurnOrder<T>(w: View, playerOf: (one: T) => number, numberOf: (one: T) => number) {
  const order = playersOf(w)
  return (a: T, b: T): number =>
    order.indexOf(playerOf(a)) - order.indexOf(playerOf(b)) || numberOf(a) - numberOf(b)
}

/** Sorts cards by the turn order of their controllers. */
export const byController = (w: View) =>
  byTurnOrder<number>(
    w,
    (card) => permanentOf(w, card).controller,
    (card) => card,
  )

/** The numbers of all cards, in every zone. */
export function cardsOf(w: View): number[] {
  const first = tableOf(w).players + 1
  return Array.from({ length: w.rows.length - first }, (_, n) => n + first)
}

/** The numbers of all permanents. */
export function permanents(w: View): number[] {
  const found: number[] = []
  for (let one = tableOf(w).players + 1; one < w.rows.length; one++)
    if (permanentOf(w, one).zone === 'battlefield') found.push(one)
  return found
}

/** The cards of a player in a zone. */
export const cardsIn = (w: View, player: number, zone: Zone): number[] =>
  cardsOf(w).filter((one) => permanentOf(w, one).zone === zone && permanentOf(w, one).owner === player)

/** How many cards a player has in hand. */
export const handOf = (w: View, player: number): number =>
  cardsIn(w, player, 'hand').length + playerOf(w, player).unseen

export const refTo = (w: View, record: number): Ref => ({
  card: record,
  life: isPlayer(w, record) ? 0 : permanentOf(w, record).life,
})

/** Whether the object is still on the battlefield or on the stack. */
export const isThere = (w: View, { card, life }: Ref): boolean =>
  isPlayer(w, card)
    ? !playerOf(w, card).lost
    : isCard(w, card) && permanentOf(w, card).life === life && PRESENT.includes(permanentOf(w, card).zone)
const PRESENT: readonly Zone[] = ['battlefield', 'stack']

/** Whether a card is of a type, printed or by an effect. */
export const isOfType = ({ facts, effects }: Permanent, type: CardType): boolean =>
  facts.types.includes(type) ||
  effects.some((one) => one.kind === 'is' && makesType(one.does, type)) ||
  (type === 'creature' && facts.station !== undefined && countersIn(effects, 'charge') >= facts.station)

/** Whether it is legendary, printed or by an effect. */
export const isLegendary = ({ facts, effects }: Permanent): boolean =>
  facts.legendary || effects.some((one) => one.kind === 'is' && one.does.kind === 'is legendary')

/** How many counters of a kind effects put on a permanent. */
export const countersIn = (effects: readonly Effect[], which: CounterKind): number =>
  effects.reduce((sum, one) => (one.kind === 'counters' && one.which === which ? sum + one.amount : sum), 0)

const makesType = (one: Predicate, type: CardType): boolean =>
  one.kind === 'becomes'
    ? one.types.includes(type)
    : one.kind === 'crewed' && (type === 'artifact' || type === 'creature')

export function isOfSubtype(one: Permanent, subtype: string): boolean {
  if (subtype === OUTLAW) return OUTLAWS.some((each) => isOfSubtype(one, each))
  const at = one.effects.map((effect) => effect.kind === 'is' && isOnly(effect.does)).lastIndexOf(true)
  if (at < 0 || !CREATURE_TYPES.includes(subtype)) return hasSubtype(one, subtype)
  // It has lost its other creature types.
  return one.effects.slice(at).some((effect) => effect.kind === 'is' && makesSubtype(effect.does, subtype))
}

const isOnly = (does: Predicate): boolean => does.kind === 'is of' && does.only === true

/** Whether a subtype is printed on a card. */
export const isPrintedSubtype = ({ subtypes }: Facts, subtype: string): boolean =>
  isAmongSubtypes(subtypes, subtype)

/** Whether a subtype is among those of an object, which may be every creature type. */
export const isAmongSubtypes = (subtypes: readonly string[], subtype: string): boolean =>
  subtypes.includes(subtype) || (subtypes.includes(EVERY_CREATURE_TYPE) && CREATURE_TYPES.includes(subtype))

const hasSubtype = ({ facts, effects }: Permanent, subtype: string): boolean =>
  isPrintedSubtype(facts, subtype) ||
  effects.some((one) => one.kind === 'is' && makesSubtype(one.does, subtype))

const makesSubtype = (one: Predicate, subtype: string): boolean =>
  one.kind === 'becomes' ? one.subtypes.includes(subtype) : one.kind === 'is of' && one.subtype === subtype

/** Among the subtypes of a card: it is every creature type. */
export const EVERY_CREATURE_TYPE = 'every creature type'

/** The colors of a card: of the latest effect that sets them, or printed. */
export function colorsOf({ facts, effects }: Permanent): readonly Color[] {
  let colors = facts.colors
  for (const one of effects)
    if (one.kind === 'is' && one.does.kind === 'is colored')
      colors = one.does.color === undefined ? [] : [one.does.color]
  return colors
}

/** The mana value of an object; setting a board up refuses texts that ask for one that is not known. */
export const manaValueOf = ({ facts }: Permanent): number => facts.manaValue ?? 0

export const isCreature = (one: Permanent): boolean =>
  isOfType(one, 'creature') && !one.facts.types.includes('battle')

export const creaturesOf = (w: View, player: number): number[] =>
  permanents(w).filter((one) => permanentOf(w, one).controller === player && isCreature(permanentOf(w, one)))

/** Every attacking creature, including those whose goal has left combat. */
export const attackers = (w: View): number[] =>
  permanents(w).filter((one) => permanentOf(w, one).attacks !== 0)

/** The defending player of an attacked player, planeswalker (its controller) or battle (its protector). */
export function defenderOf(w: View, attacked: number): number {
  if (attacked <= 0) return 0
  if (isPlayer(w, attacked)) return attacked
  const { controller, protector } = permanentOf(w, attacked)
  return protector > 0 ? protector : controller
}

/** The player who may block an attacker. */
export const defenderAgainst = (w: View, attacker: number): number => {
  const { attacks, formerDefender } = permanentOf(w, attacker)
  return attacks === NOTHING ? formerDefender : defenderOf(w, attacks)
}

/** The name of a player or a card; cards in hand that nobody knows are no records. */
export function nameOf(w: View, record: number): string {
  if (record <= TABLE) return 'an unknown card'
  return isPlayer(w, record) ? playerOf(w, record).name : permanentOf(w, record).name
}

/** The next timestamp. */
export function nextTimestamp(w: World): number {
  const table = writeTable(w)
  table.lastTimestamp += 1
  return table.lastTimestamp
}
