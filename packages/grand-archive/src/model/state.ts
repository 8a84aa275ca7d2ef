import { FIRST_CARD, opponentOf, PLAYERS, type PlayerId, type Ref, TABLE } from '@battleline/card-game'
import type { GameEvent, StateRecord, Value, View, WaitingAbility, World } from '@battleline/kernel'
import type { ContinuousText } from '../text/structure.ts'
import type { Counter, Direction, Edition, Element, Paid, Phase, Pile, Zone } from '../vocabulary.ts'
import type { Definition, HookedText } from './definition.ts'
import type { Remembered } from './remembered.ts'

export type { Later, NextCard, Remembered } from './remembered.ts'
export { FIRST_CARD, opponentOf, PLAYERS, type PlayerId, type Ref, TABLE }

/** Whether a value is the number of a card. */
export const isCard = (w: View, value: Value): value is number =>
  Number.isInteger(value) && Number(value) >= FIRST_CARD && Number(value) < w.rows.length

export const isPlayer = (value: Value): value is PlayerId => value === 1 || value === 2

export interface Table extends StateRecord {
  readonly edition: Edition
  /** The turn player. */
  active: PlayerId
  /** The turn number: 1 for the first turn of the game. */
  turn: number
  /** The phase of the turn. */
  phase: Phase
  /** True in a whole game: costs are paid, elements are needed, and who draws from an empty deck loses. */
  whole: boolean
  /** The winner; 0 for a draw, null while the game continues. */
  winner: PlayerId | 0 | null
  /** The Effects Stack: the last one resolves first. */
  stack: readonly StackItem[]
  /** Abilities that have triggered and are not on the stack yet. */
  pendingTriggers: readonly GameEvent[]
  combat: Combat | null
  /** Lasting effects, oldest first. */
  lasting: readonly Lasting[]
  /** The newest number of a lasting effect or stack item. */
  lastId: number
  /** What was done this turn and still counts. */
  memory: readonly Remembered[]
  /** Last known information about objects that left, while an effect may still need it (GA-TRG-8). */
  left: readonly LastKnown[]
  /** The effects of objects and intents by hook; kept current as cards move. */
  $effects: readonly (readonly HookedText[])[]
  /** Finds a card of the library by name, for tokens. */
  $find: (name: string) => Definition | null
}

/** The current attack. */
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
  /** True if a player was attacked instead of a target (GA-KW-CLEAVE). */
  readonly cleaves: boolean
  /** The cards of the intent that were prepared. */
  readonly prepared: readonly number[]
  /** Lethal damage by one unit to another, until the death is decided (GA-TRG-2, GA-TRG-3). */
  readonly blows: readonly Blow[]
  /** True once an effect has ended it: only the end of combat step is left (GA-TRN-6). */
  readonly ended?: true
}

export interface Blow {
  readonly to: Ref
  readonly by: Ref
  /** The weapons and cards of the intent that the attack used for it. */
  readonly using: readonly Ref[]
}

/** A card or an ability on the Effects Stack. */
export interface StackItem {
  readonly id: number
  readonly kind: 'card' | 'ability'
  readonly ability: PendingAbility
  /** True if the optional additional cost of a card was paid (prepare). */
  readonly prepared: boolean
  /** The ally that performs a command instead of the champion; null for everything else. */
  readonly commands: Ref | null
  /** True for a card of the material deck that is being materialized. */
  readonly materialized?: true
}

/** An ability that is on the stack, or about to be, with everything it needs to resolve. */
export interface PendingAbility extends WaitingAbility {
  /** The zone changes of its source when it triggered or was activated. */
  readonly life: number
  /** The id of the chart that resolves the ability. */
  readonly chartId: string
  /** The player whom the text calls "you". */
  readonly you: PlayerId
  /** The objects chosen as its targets, in the order of the text. */
  readonly targets: readonly Ref[]
  /** The objects that the text calls "it". */
  readonly antecedent: readonly Ref[]
  /** The number that the text calls "that much": the damage dealt. */
  readonly amount: number
  /** True for the ability of a prepared attack card. */
  readonly prepared: boolean
  /** What was done to pay for its source. */
  readonly paid: readonly Paid[]
  /** The attacker when it triggered: the combat may be over before it resolves. Null outside of combat. */
  readonly attacker: Ref | null
  /** The numbers of the abilities of an action whose brackets have held since it was activated (GA-BON-3). */
  readonly bonuses?: readonly number[]
}

/** An example, for the charts whose locals hold an ability. */
export const EXAMPLE_ABILITY: PendingAbility = {
  id: '',
  source: 0,
  life: 0,
  chartId: '',
  you: 1,
  targets: [],
  antecedent: [],
  amount: 0,
  prepared: false,
  paid: [],
  attacker: null,
}

/**
 * How long an effect lasts. An effect on the next attack starts with that attack and lasts until the end of that
 * combat.
 */
export type Until =
  /** The next attack without a weapon. */
  | 'next attack'
  | 'any next attack'
  | 'end of turn'
  | 'end of combat'
  | 'your next turn'
  | 'end of your next turn'
  | 'the game'

/** A lasting effect. It affects the objects it was created for, and no others (GA-LAY-2). */
export interface Lasting {
  readonly id: number
  readonly is: ContinuousText
  /** The objects it affects; empty for an effect that affects whatever its text describes at the time. */
  readonly on: readonly Ref[]
  readonly source: Ref
  readonly you: PlayerId
  readonly until: Until
  /** For a shield: the points it can still prevent. */
  readonly left: number
}

/** Last known information: an object the moment before it left the field. */
export interface LastKnown {
  readonly card: number
  readonly life: number
  readonly controller: PlayerId
  readonly power: number
  /** Its life stat; left out in saves of earlier versions. */
  readonly stamina?: number | null
  readonly elements: readonly Element[]
  readonly counters: Readonly<Record<Counter, number>>
  readonly rested: boolean
  readonly distant: boolean
  readonly fostered: boolean
}

export interface Player extends StateRecord, Record<Pile, readonly number[]> {
  name: string
  /** No zone changes: a player can be a target as a card can. */
  readonly life: number
  /** True once the player has had a champion: without one they lose from then on (GA-CHP-3). */
  hadChampion: boolean
  /** True once the player should have drawn from an empty deck: they lose (GA-END-2). */
  decked: boolean
  /** The direction of the player's Shifting Currents; null without that mastery (GA-MST-1). */
  currents: Direction | null
  /** The counters on the mastery that collects sheen or haunt counters; null without it (GA-MST-1). */
  memories: number | null
  phantasmagoria: number | null
  /** The objects on the field that this player controls, in order of arrival. */
  field: readonly number[]
}

export interface Card extends StateRecord, Record<Counter, number> {
  /** Its name on this board, distinct from other cards of the same name. */
  readonly name: string
  /** The name of its definition, and the definition. */
  readonly definition: string
  readonly $def: Definition
  readonly owner: PlayerId
  controller: PlayerId
  zone: Zone
  /** The number of its zone changes: a card that returns is a new object. */
  life: number
  rested: boolean
  /** Damage marks on an ally, damage counters on a champion (GA-DEF-8). */
  damage: number
  durability: number
  distant: boolean
  fostered: boolean
  /** True if it was dealt damage since its controller's last turn (GA-KW-FOSTER). */
  harmed: boolean
  /** A token copy of an object (GA-CPY-1). */
  copy: boolean
  /** What was done to pay for it: on the stack, and for the object or intent that it becomes. */
  paid: readonly Paid[]
  /** The linked object of a shield; null for other cards (GA-RPL-7). */
  linked: Ref | null
  /** The inner lineage of a champion, top first; the cards loaded into a weapon. */
  under: readonly number[]
  /** The card above it in a lineage or a loaded weapon, or -1. */
  host: number
}

/** How many counters of each kind a card has. */
export const countersOn = (card: Card): Readonly<Record<Counter, number>> => ({
  buff: card.buff,
  debuff: card.debuff,
  level: card.level,
  age: card.age,
  bulwark: card.bulwark,
  charge: card.charge,
  enlighten: card.enlighten,
  glimmer: card.glimmer,
  lash: card.lash,
  preparation: card.preparation,
  quest: card.quest,
  refinement: card.refinement,
  sheen: card.sheen,
  wither: card.wither,
  omen: card.omen,
  static: card.static,
  blood: card.blood,
  prize: card.prize,
})

/** A copy of a record, one level deep: one literal for each kind, so that V8 gives a kind one object layout. */
export function copyRecord(row: StateRecord, id: number): StateRecord {
  if (id === TABLE) return copyTable(row as Table)
  return id < FIRST_CARD ? copyPlayer(row as Player) : copyCard(row as Card)
}

const copyTable = (table: Table): Table => ({
  own: null,
  edition: table.edition,
  active: table.active,
  turn: table.turn,
  phase: table.phase,
  whole: table.whole,
  winner: table.winner,
  stack: table.stack,
  pendingTriggers: table.pendingTriggers,
  combat: table.combat,
  lasting: table.lasting,
  lastId: table.lastId,
  memory: table.memory,
  left: table.left,
  $effects: table.$effects,
  $find: table.$find,
})

const copyPlayer = (player: Player): Player => ({
  own: null,
  name: player.name,
  life: player.life,
  hadChampion: player.hadChampion,
  decked: player.decked,
  currents: player.currents,
  memories: player.memories,
  phantasmagoria: player.phantasmagoria,
  field: player.field,
  hand: player.hand,
  memory: player.memory,
  deck: player.deck,
  material: player.material,
  graveyard: player.graveyard,
  banishment: player.banishment,
})

const copyCard = (card: Card): Card => ({
  own: null,
  name: card.name,
  definition: card.definition,
  $def: card.$def,
  owner: card.owner,
  controller: card.controller,
  zone: card.zone,
  life: card.life,
  rested: card.rested,
  damage: card.damage,
  durability: card.durability,
  distant: card.distant,
  fostered: card.fostered,
  harmed: card.harmed,
  copy: card.copy,
  paid: card.paid,
  linked: card.linked,
  buff: card.buff,
  debuff: card.debuff,
  level: card.level,
  age: card.age,
  bulwark: card.bulwark,
  charge: card.charge,
  enlighten: card.enlighten,
  glimmer: card.glimmer,
  lash: card.lash,
  preparation: card.preparation,
  quest: card.quest,
  refinement: card.refinement,
  sheen: card.sheen,
  wither: card.wither,
  omen: card.omen,
  static: card.static,
  blood: card.blood,
  prize: card.prize,
  under: card.under,
  host: card.host,
})

export const tableOf = (w: View): Table => w.rows[TABLE] as Table
export const playerOf = (w: View, player: number): Player => w.rows[player] as Player
export const cardOf = (w: View, card: number): Card => w.rows[card] as Card
export const refTo = (w: View, card: number): Ref => ({ card, life: cardOf(w, card).life })
export const isSameObject = (one: Ref, other: Ref): boolean =>
  one.card === other.card && one.life === other.life

/** Gives the record to write to. Objects read before this call keep the old values. */
export const writeCard = (w: World, card: number): Card => w.write(card) as Card
export const writePlayer = (w: World, player: number): Player => w.write(player) as Player
export const writeTable = (w: World): Table => w.write(TABLE) as Table

/** Changes the current attack, if there is one. */
export function writeCombat(w: World, change: Partial<Combat>): void {
  const { combat } = tableOf(w)
  if (combat !== null) writeTable(w).combat = { ...combat, ...change }
}

export const refsTo = (w: View, cards: readonly number[]): readonly Ref[] =>
  cards.map((card) => refTo(w, card))
