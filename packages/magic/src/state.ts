import type { Owned, View, World } from '@battleline/kernel'
import type { Ability, Predicate } from './text/structure.ts'
import type { CardType, Color } from './vocabulary.ts'

/** The record of the table; players follow it, then permanents. */
export const TABLE = 0

export interface Table extends Owned {
  /** The number of players. */
  readonly players: number
  active: number
  /** The combat phases that come after this one; true: what attacked this turn untaps first. */
  extra: readonly boolean[]
  /** True from the beginning of a combat phase to its end. */
  combat: boolean
}

export interface Player extends Owned {
  readonly name: string
  life: number
}

/** The printed facts of a permanent. */
export interface Facts {
  readonly name: string
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
  readonly colors: readonly Color[]
  readonly power: number
  readonly toughness: number
  readonly abilities: readonly Ability[]
}

/** An effect that a spell or ability left on a creature. */
export type Effect =
  | { readonly kind: 'is'; readonly does: Predicate }
  | { readonly kind: 'goaded'; readonly by: number }
  /** It attacks this player or permanent if able, this turn or this combat. */
  | { readonly kind: 'attacks'; readonly whom: number; readonly during: 'combat' | 'turn' }
  /** It blocks this creature this turn if able. */
  | { readonly kind: 'blocks'; readonly whom: number; readonly during: 'combat' | 'turn' }
  /** This player chooses what it blocks this turn (MTG-BLK-38). */
  | { readonly kind: 'chosen'; readonly by: number }

export interface Permanent extends Owned {
  /** What it is called on this board. */
  readonly name: string
  readonly facts: Facts
  controller: number
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
}

/** Attacking what has left combat: still an attacking creature. */
export const NOTHING = -1

export const tableOf = (w: View): Table => w.rows[TABLE] as Table
export const playerOf = (w: View, player: number): Player => w.rows[player] as Player
export const permanentOf = (w: View, permanent: number): Permanent => w.rows[permanent] as Permanent
export const writeTable = (w: World): Table => w.write(TABLE) as Table
export const writePermanent = (w: World, permanent: number): Permanent => w.write(permanent) as Permanent

export const isPlayer = (w: View, record: number): boolean => record > TABLE && record <= tableOf(w).players

export const isPermanent = (w: View, record: number): boolean =>
  Number.isInteger(record) && record > tableOf(w).players && record < w.rows.length

/** The numbers of all players, in turn order from the active one. */
export function playersOf(w: View): number[] {
  const { players, active } = tableOf(w)
  return Array.from({ length: players }, (_, n) => ((active - 1 + n) % players) + 1)
}

/** The numbers of all permanents. */
export function permanents(w: View): number[] {
  const first = tableOf(w).players + 1
  return Array.from({ length: w.rows.length - first }, (_, n) => n + first)
}

export const isCreature = ({ facts }: Permanent): boolean =>
  facts.types.includes('creature') && !facts.types.includes('battle')

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
  if (id === TABLE) {
    const { players: count, active, extra, combat } = row as Table
    return { own: null, $hash: 0, players: count, active, extra, combat } as Table
  }
  if (!('facts' in row)) {
    const { name, life } = row as Player
    return { own: null, $hash: 0, name, life } as Player
  }
  const one = row as Permanent
  const copy: Permanent = {
    own: null,
    $hash: 0,
    name: one.name,
    facts: one.facts,
    controller: one.controller,
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
  }
  return copy
}
