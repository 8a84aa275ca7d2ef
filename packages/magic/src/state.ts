import type { Owned, View, World } from '@battleline/kernel'
import type { Item, Waiting } from './stack-items.ts'
import type { Ability, Decree, Predicate, Replacement } from './text/structure.ts'
import type { Ahead, CardType, Color, Edition, Phase, Zone } from './vocabulary.ts'

/** The record of the table; players follow it, then cards: permanents, and what is or was elsewhere. */
export const TABLE = 0

export interface Table extends Owned {
  readonly edition: Edition
  /** The number of players. */
  readonly players: number
  active: number
  /** True where only one opponent is attacked in a combat, whom the active player chooses (MTG-CMB-4). */
  readonly oneDefends: boolean
  /** That opponent, in a combat phase; else 0. */
  defending: number
  /** The phases that come after this one, the next one first: those that effects add come before all others (MTG-CMB-9). */
  ahead: readonly Ahead[]
  /** True from the beginning of a combat phase to its end. */
  combat: boolean
  phase: Phase
  /** The stack: the last one resolves first. */
  stack: readonly Item[]
  /** What has triggered and is not on the stack yet. */
  happened: readonly Waiting[]
  /** Effects of what has resolved that are not about certain creatures, or watch for what would happen to them. */
  lasting: readonly Lasting[]
  /** What triggers once at the end of combat or of the turn. */
  delayed: readonly Delayed[]
  /** How many items, effects and abilities there have been: their numbers, and the order in which they came. */
  made: number
  /** What is known of permanents that have left (MTG-GEN-7). */
  left: readonly LastKnown[]
  /** Who has won; 0 for a draw, null while the game goes on. */
  winner: number | null
}

/** An object as it was when somebody pointed at it: one that left and came back is another (MTG-GEN-6). A player's life is 0. */
export interface Ref {
  readonly card: number
  readonly life: number
}

/** How long an effect lasts. */
export type Until = 'combat' | 'turn' | 'game'

/** When a creature is told to attack or block something. */
export type During = 'combat' | 'turn' | 'each combat'

/** An effect that watches for damage or for something to die, or says how is declared, as long as it lasts. */
export interface Lasting {
  readonly id: number
  readonly source: Ref
  readonly you: number
  readonly until: Until
  readonly does: Replacement | Decree
  /** The objects and players that it is about; null where its words say it. */
  readonly on: readonly Ref[] | null
  /** The source that was chosen for it; null where any will do. */
  readonly from: Ref | null
  /** Whom it gives damage to instead, or deals damage as well; null where nobody. */
  readonly to: Ref | null
  /** Of a shield: the points that it can still prevent. */
  readonly left: number
}

/** What triggers once, later in the turn. */
export interface Delayed {
  readonly at: 'end of combat' | 'end step'
  readonly ability: Waiting
}

/** What was true of a permanent the moment before it left (MTG-SBA-10), or of a spell. */
export interface LastKnown extends Ref {
  readonly controller: number
  readonly power: number
  readonly toughness: number
  readonly colors: readonly Color[]
  readonly says: readonly Predicate[]
}

export interface Player extends Owned {
  readonly name: string
  life: number
  poison: number
  /** Cards in hand that nobody has named: libraries are not part of the board. */
  unseen: number
  lost: boolean
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
  readonly abilities: readonly Ability[]
}

/** An effect that a spell or ability left on a creature. */
export type Effect =
  /** `at`: when it came, among all effects; it is over after this combat or turn, or never. */
  | { readonly kind: 'is'; readonly does: Predicate; readonly until: Until; readonly at: number }
  | { readonly kind: 'goaded'; readonly by: number }
  /** It attacks this player or permanent if able, this turn or this combat. */
  | { readonly kind: 'attacks'; readonly whom: number; readonly during: During }
  /** It blocks this creature this turn if able. */
  | { readonly kind: 'blocks'; readonly whom: number; readonly during: During }
  /** This player chooses what it blocks this turn (MTG-BLK-38). */
  | { readonly kind: 'chosen'; readonly by: number }

export interface Permanent extends Owned {
  /** What it is called on this board. */
  readonly name: string
  readonly facts: Facts
  readonly owner: number
  readonly token: boolean
  controller: number
  zone: Zone
  /** How often it has changed zones: tells the object that was from the one that came back. */
  life: number
  /** When it came to where it is, among all effects. */
  at: number
  /** For a battle the player who protects it, else 0 (MTG-CMB-16). */
  protector: number
  /** The permanent or player it is attached to; 0 where it is to none. */
  attached: number
  tapped: boolean
  /** Under its controller's control since the turn began (MTG-ATK-2). */
  settled: boolean
  effects: readonly Effect[]
  /** What it attacks: a player or permanent; 0 while it does not, -1 where that has left combat (MTG-CMB-13). */
  attacks: number
  /** The player who defends against it where what it attacked has left combat; else 0. */
  against: number
  /** True once it was blocked in this combat (MTG-BLK-4). */
  blocked: boolean
  blocks: readonly number[]
  /** Whether it was declared as an attacker, or blocker, this turn (MTG-EDN-1). */
  attacked: boolean
  didBlock: boolean
  /** Marked damage (MTG-DMG-3). */
  damage: number
  /** Dealt damage by a source with deathtouch since the last check (MTG-SBA-8). */
  deathtouched: boolean
  /** Counters: +1/+1, -1/-1, loyalty, defense. */
  plus: number
  minus: number
  loyalty: number
  defense: number
  /** Whether a loyalty ability was activated this turn. */
  spent: boolean
  /** E16: the order in which it assigns damage among its blockers, or among what it blocks (MTG-BLK-6). */
  order: readonly number[]
}

/** Attacking what has left combat: still an attacking creature. */
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

/** The numbers of all cards, wherever they are. */
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

/** Whether the object that was pointed at is still there: on the battlefield, or on the stack. */
export const isThere = (w: View, { card, life }: Ref): boolean =>
  isPlayer(w, card)
    ? !playerOf(w, card).lost
    : isCard(w, card) && permanentOf(w, card).life === life && PRESENT.includes(permanentOf(w, card).zone)
const PRESENT: readonly Zone[] = ['battlefield', 'stack']

/** Whether a card is of a type: as printed, or as an effect makes it. */
export const isOfType = ({ facts, effects }: Permanent, type: CardType): boolean =>
  facts.types.includes(type) ||
  effects.some((one) => one.kind === 'is' && one.does.kind === 'becomes' && one.does.types.includes(type))

export const isOfSubtype = ({ facts, effects }: Permanent, subtype: string): boolean =>
  facts.subtypes.includes(subtype) ||
  effects.some(
    (one) => one.kind === 'is' && one.does.kind === 'becomes' && one.does.subtypes.includes(subtype),
  )

/** The colors of a card: the last effect that gives it one, or the printed ones. */
export function colorsOf({ facts, effects }: Permanent): readonly Color[] {
  let colors = facts.colors
  for (const one of effects)
    if (one.kind === 'is' && one.does.kind === 'is colored') colors = [one.does.color]
  return colors
}

export const isCreature = (one: Permanent): boolean =>
  isOfType(one, 'creature') && !one.facts.types.includes('battle')

export const creaturesOf = (w: View, player: number): number[] =>
  permanents(w).filter((one) => permanentOf(w, one).controller === player && isCreature(permanentOf(w, one)))

/** Every attacking creature, also one that attacks nothing any more. */
export const attackers = (w: View): number[] =>
  permanents(w).filter((one) => permanentOf(w, one).attacks !== 0)

/** Who declares blockers against what is attacked: the player, a planeswalker's controller, a battle's protector. */
export function defenderOf(w: View, attacked: number): number {
  if (attacked <= 0) return 0
  if (isPlayer(w, attacked)) return attacked
  const { controller, protector } = permanentOf(w, attacked)
  return protector > 0 ? protector : controller
}

/** Who may block an attacker. */
export const blockedBy = (w: View, attacker: number): number => {
  const { attacks, against } = permanentOf(w, attacker)
  return attacks === NOTHING ? against : defenderOf(w, attacks)
}

/** A copy of a record, one level deep; each kind is laid out alike. */
export function copyRecord(row: Owned, id: number): Owned {
  if (id === TABLE) return copyTable(row as Table)
  if ('facts' in row) return copyPermanent(row as Permanent)
  const { name, life, poison, unseen, lost } = row as Player
  return { own: null, $hash: 0, name, life, poison, unseen, lost } as Player
}

const copyTable = (one: Table): Table => ({
  own: null,
  $hash: 0,
  edition: one.edition,
  players: one.players,
  active: one.active,
  oneDefends: one.oneDefends,
  defending: one.defending,
  ahead: one.ahead,
  combat: one.combat,
  phase: one.phase,
  stack: one.stack,
  happened: one.happened,
  lasting: one.lasting,
  delayed: one.delayed,
  made: one.made,
  left: one.left,
  winner: one.winner,
})

const copyPermanent = (one: Permanent): Permanent => ({
  own: null,
  $hash: 0,
  name: one.name,
  facts: one.facts,
  owner: one.owner,
  token: one.token,
  controller: one.controller,
  zone: one.zone,
  life: one.life,
  at: one.at,
  protector: one.protector,
  attached: one.attached,
  tapped: one.tapped,
  settled: one.settled,
  effects: one.effects,
  attacks: one.attacks,
  against: one.against,
  blocked: one.blocked,
  blocks: one.blocks,
  attacked: one.attacked,
  didBlock: one.didBlock,
  damage: one.damage,
  deathtouched: one.deathtouched,
  plus: one.plus,
  minus: one.minus,
  loyalty: one.loyalty,
  defense: one.defense,
  spent: one.spent,
  order: one.order,
})
