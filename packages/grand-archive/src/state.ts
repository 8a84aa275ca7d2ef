import type { Entry, Fact, Owned, Value, View, World } from '@battleline/kernel'
import type { Definition } from './definition.ts'
import type { Hooked } from './in-force.ts'
import type { Forced } from './text/structure.ts'
import type { Counter, Edition, Element, Pile, Zone } from './vocabulary.ts'

/** The records of a position: the table, the two players, then the cards in the order they came. */
export const TABLE = 0
/** A player's number is that of their record. */
export type PlayerId = 1 | 2
export const PLAYERS: readonly PlayerId[] = [1, 2]
export const opponentOf = (player: PlayerId): PlayerId => (player === 1 ? 2 : 1)
/** The first number that is a card's, and not a player's or the table's. */
export const FIRST_CARD = 3
/** Whether a value is the number of a card. */
export const isCard = (w: View, value: Value): value is number =>
  Number.isInteger(value) && Number(value) >= FIRST_CARD && Number(value) < w.rows.length

/** A card as it was when somebody pointed at it: a card that left and came back is another object. */
export interface Ref {
  readonly card: number
  readonly life: number
}

export interface Table extends Owned {
  readonly edition: Edition
  /** The turn player. */
  active: PlayerId
  /** The number of the turn, the first of the game being 1. */
  turn: number
  /** Who has won; 0 for a draw, null while the game goes on. */
  winner: PlayerId | 0 | null
  /** The Effects Stack: the last one resolves first. */
  stack: readonly Item[]
  /** What happened since triggered abilities were last put on the stack. */
  happened: readonly Fact[]
  combat: Combat | null
  /** Effects of what has resolved, as long as they last. */
  lasting: readonly Lasting[]
  /** How many lasting effects and stack items there have been: their numbers. */
  made: number
  /** What was done this turn that a text may ask for. */
  memory: readonly Deed[]
  /** What is known of objects that have left, while something may still ask for it (GA-TRG-8). */
  left: readonly LastKnown[]
  /** The effects of objects and intents, by what they hook; kept current as cards move. */
  $effects: readonly (readonly Hooked[])[]
  /** The card of a name in the library: for tokens. */
  $find: (name: string) => Definition | null
}

/** An attack that is going on. */
export interface Combat {
  readonly attacker: Ref
  readonly by: PlayerId
  /** False once the attacker has stopped attacking (GA-ROL-2). */
  readonly attacking: boolean
  /** The wielded weapons, and the cards of the intent (GA-DEF-3, GA-DEF-4). */
  readonly weapons: readonly Ref[]
  readonly intent: readonly number[]
  readonly defenders: readonly Ref[]
  readonly retaliators: readonly Ref[]
  /** True where a player was attacked, not a target (GA-KW-CLEAVE). */
  readonly cleaves: boolean
  /** The cards of the intent that were prepared. */
  readonly prepared: readonly number[]
  /** Which unit brought which other to lethal damage: until it is settled who dies of it (GA-TRG-2, GA-TRG-3). */
  readonly blows: readonly Blow[]
}

export interface Blow {
  readonly to: Ref
  readonly by: Ref
  /** Where the attack dealt it: the weapons and the cards of the intent that it used then. */
  readonly using: readonly Ref[]
}

/** A card or an ability on the Effects Stack. */
export interface Item {
  readonly id: number
  readonly kind: 'card' | 'ability'
  readonly ability: Waiting
  /** True where the additional cost of a card was paid that it may do without (prepare). */
  readonly prepared: boolean
  /** The ally that performs a command instead of the champion; null for everything else. */
  readonly commands: Ref | null
}

/** An ability that waits, with what it needs when its turn comes. */
export interface Waiting extends Entry {
  /** Its source's life when it was noted. */
  readonly life: number
  /** What resolves: the id of the chart that the ability compiled to. */
  readonly runs: string
  /** The player it speaks to as "you". */
  readonly you: PlayerId
  /** The objects that were chosen as its targets, in the order of the text. */
  readonly targets: readonly Ref[]
  /** What it speaks of as "it". */
  readonly it: readonly Ref[]
  /** The number that it speaks of as "that much": the damage dealt. */
  readonly amount: number
  /** True for the ability of an attack card that was prepared. */
  readonly prepared: boolean
  /** Who attacked as it was noted: an ability resolves when the combat may be over. Null outside of combat. */
  readonly attacker: Ref | null
}

/** What charts that remember an ability give as an example of one. */
export const SOME_ABILITY: Waiting = {
  id: '',
  source: 0,
  life: 0,
  runs: '',
  you: 1,
  targets: [],
  it: [],
  amount: 0,
  prepared: false,
  attacker: null,
}

/** How long an effect lasts; one of the next attack is not true yet, and then lasts until the end of that combat. */
export type Until = 'next attack' | 'end of turn' | 'end of combat' | 'your next turn' | 'the game'

/** An effect of something that has resolved. It is about the objects it was made for, and no others (GA-LAY-2). */
export interface Lasting {
  readonly id: number
  readonly is: Forced
  /** The objects it is about; none where it is about what its words mean at any time. */
  readonly on: readonly Ref[]
  readonly source: Ref
  readonly you: PlayerId
  readonly until: Until
  /** For a shield: the points it can still prevent. */
  readonly left: number
}

/** Something that a turn remembers: the effects that work once a turn. */
export interface Deed {
  readonly deed: 'used'
  readonly card: number
  readonly life: number
  readonly ability: number
}

/** What was true of an object the moment before it left the field. */
export interface LastKnown {
  readonly card: number
  readonly life: number
  readonly controller: PlayerId
  readonly power: number
  readonly elements: readonly Element[]
  readonly counters: Readonly<Record<Counter, number>>
}

export interface Player extends Owned, Record<Pile, readonly number[]> {
  name: string
  /** True once the player has had a champion: without one they lose then (GA-CHP-3). */
  hadChampion: boolean
  /** The objects on the field that this player controls, in the order they came. */
  field: readonly number[]
}

export interface Card extends Owned, Record<Counter, number> {
  /** What it is called on this board: its name, or what tells it from others of that name. */
  readonly name: string
  /** The name of its definition, and what stands there. */
  readonly definition: string
  readonly $def: Definition
  readonly owner: PlayerId
  controller: PlayerId
  zone: Zone
  /** How often it has changed zones: tells the object that was from the one that came back. */
  life: number
  rested: boolean
  /** Damage marks on an ally, damage counters on a champion (GA-DEF-8). */
  damage: number
  durability: number
  distant: boolean
  fostered: boolean
  /** True once it was dealt damage after its controller's last turn (GA-KW-FOSTER). */
  harmed: boolean
  /** What a shield is linked to; null for everything else (GA-RPL-7). */
  linked: Ref | null
  /** The inner lineage of a champion, top first; the cards loaded into a weapon. */
  under: readonly number[]
  /** The card that it lies under, or -1. */
  host: number
}

/** A copy of a record, one level deep. Each kind has a literal of its own: V8 then lays all records of a kind out alike. */
export function copyRecord(row: Owned, id: number): Owned {
  if (id === TABLE) return copyTable(row as Table)
  return id < FIRST_CARD ? copyPlayer(row as Player) : copyCard(row as Card)
}

const copyTable = (one: Table): Table => ({
  own: null,
  edition: one.edition,
  active: one.active,
  turn: one.turn,
  winner: one.winner,
  stack: one.stack,
  happened: one.happened,
  combat: one.combat,
  lasting: one.lasting,
  made: one.made,
  memory: one.memory,
  left: one.left,
  $effects: one.$effects,
  $find: one.$find,
})

const copyPlayer = (one: Player): Player => ({
  own: null,
  name: one.name,
  hadChampion: one.hadChampion,
  field: one.field,
  hand: one.hand,
  memory: one.memory,
  deck: one.deck,
  material: one.material,
  graveyard: one.graveyard,
  banishment: one.banishment,
})

const copyCard = (one: Card): Card => ({
  own: null,
  name: one.name,
  definition: one.definition,
  $def: one.$def,
  owner: one.owner,
  controller: one.controller,
  zone: one.zone,
  life: one.life,
  rested: one.rested,
  damage: one.damage,
  durability: one.durability,
  distant: one.distant,
  fostered: one.fostered,
  harmed: one.harmed,
  linked: one.linked,
  buff: one.buff,
  debuff: one.debuff,
  level: one.level,
  bulwark: one.bulwark,
  charge: one.charge,
  enlighten: one.enlighten,
  lash: one.lash,
  preparation: one.preparation,
  refinement: one.refinement,
  static: one.static,
  under: one.under,
  host: one.host,
})

export const tableOf = (w: View): Table => w.rows[TABLE] as Table
export const playerOf = (w: View, player: number): Player => w.rows[player] as Player
export const cardOf = (w: View, card: number): Card => w.rows[card] as Card
export const refTo = (w: View, card: number): Ref => ({ card, life: cardOf(w, card).life })
export const isSame = (one: Ref, other: Ref): boolean => one.card === other.card && one.life === other.life

/** Records to change. What was read of one before is the record as it was, not as it is now. */
export const writeCard = (w: World, card: number): Card => w.write(card) as Card
export const writePlayer = (w: World, player: number): Player => w.write(player) as Player
export const writeTable = (w: World): Table => w.write(TABLE) as Table

/** Changes the attack that is going on, if one is. */
export function writeCombat(w: World, change: Partial<Combat>): void {
  const { combat } = tableOf(w)
  if (combat !== null) writeTable(w).combat = { ...combat, ...change }
}
