import type { View } from '@battleline/kernel'
import { titleOf } from './amendments/damage.ts'
import { type Damage, damage } from './charts/damage.ts'
import { attackPower } from './charts/damage-step.ts'
import { elementsOf, hasStayed, keywordOf, levelOf, lifeOf, powerOf } from './read.ts'
import { cardOf, type PlayerId, playerOf, tableOf, type Until } from './state.ts'
import {
  type CardType,
  type Class,
  COUNTERS,
  type Counter,
  type Element,
  KEYWORDS,
  type Keyword,
  type Pile,
  type Window,
  type Zone,
} from './vocabulary.ts'

/** What can be read of a card: printed facts and, on the field, values computed from everything in force. */
export interface CardReading extends Readonly<Record<Counter, number>> {
  readonly id: number
  readonly name: string
  /** What it is called on this board: its name, or what tells it from others of that name. */
  readonly called: string
  readonly type: CardType
  readonly subtypes: readonly string[]
  readonly classes: readonly Class[]
  readonly elements: readonly Element[]
  readonly text: string
  readonly owner: PlayerId
  readonly controller: PlayerId
  readonly zone: Zone
  /** Null where it has no such stat (GA-PWR-7). */
  readonly power: number | null
  readonly life: number | null
  readonly durability: number
  readonly damage: number
  readonly rested: boolean
  readonly distant: boolean
  readonly fostered: boolean
  /** What it is linked to; null where it is to nothing. */
  readonly linked: number | null
  /** Keywords it has now with their numbers; 1 for those without one. */
  readonly keywords: Readonly<Partial<Record<Keyword, number>>>
  readonly under: readonly number[]
}

export function readCard(w: View, id: number): CardReading {
  const card = cardOf(w, id)
  const { $def, owner, controller, zone, durability, damage, rested, distant, fostered, linked, under } = card
  const keywords = KEYWORDS.map((keyword) => [keyword, keywordOf(w, id, keyword)] as const)
  const counters = COUNTERS.map((counter) => [counter, card[counter]] as const)
  return {
    ...(Object.fromEntries(counters) as Record<Counter, number>),
    id,
    name: $def.name,
    called: card.name,
    type: $def.type,
    subtypes: $def.subtypes.slice(),
    classes: $def.classes.slice(),
    elements: elementsOf(w, id).slice(),
    text: $def.text,
    owner,
    controller,
    zone,
    power: powerOf(w, id),
    life: zone === 'field' ? lifeOf(w, id) : $def.life,
    durability,
    damage,
    rested,
    distant,
    fostered,
    linked: linked?.card ?? null,
    keywords: Object.fromEntries(keywords.filter(([, value]) => value > 0)),
    under: under.slice(),
  }
}

export interface PlayerReading extends Readonly<Record<Pile, readonly number[]>> {
  readonly name: string
  /** LV of the champion (GA-DEF-6). */
  readonly level: number
  readonly field: readonly number[]
}

export function readPlayer(w: View, player: PlayerId): PlayerReading {
  const { name, field, hand, memory, deck, material, graveyard, banishment } = playerOf(w, player)
  return {
    name,
    level: levelOf(w, player),
    field: field.slice(),
    hand: hand.slice(),
    memory: memory.slice(),
    deck: deck.slice(),
    material: material.slice(),
    graveyard: graveyard.slice(),
    banishment: banishment.slice(),
  }
}

/** The attack that is going on. */
export interface CombatReading {
  readonly attacker: number
  readonly attacking: boolean
  readonly weapons: readonly number[]
  readonly intent: readonly number[]
  readonly defenders: readonly number[]
  readonly retaliators: readonly number[]
  /** What it would deal to each defender now, before replacement and prevention. */
  readonly power: number
}

/** What can be read of the table. */
export interface TableReading {
  readonly active: PlayerId
  readonly turn: number
  /** Who has won; 0 for a draw, null while the game goes on. */
  readonly winner: PlayerId | 0 | null
  /** The window in which somebody has Opportunity; null in between. */
  readonly window: Window | null
  /** The cards whose abilities, or which themselves, are on the Effects Stack; the last resolves first. */
  readonly stack: readonly number[]
  readonly combat: CombatReading | null
  /** What will still be done about damage, by effects that last: shields and the like. */
  readonly shields: readonly ShieldReading[]
}

/** An effect that lasts and waits for damage. */
export interface ShieldReading {
  /** The card that made it. */
  readonly source: number
  /** The objects it is about; none where it is about what its words mean at any time. */
  readonly on: readonly number[]
  /** What it does, in a few words: “prevents the next 2”. */
  readonly does: string
  readonly until: Until
}

export function readTable(w: View): TableReading {
  const { active, turn, winner, stack, combat, lasting } = tableOf(w)
  const cards = (refs: readonly { readonly card: number }[]) => refs.map((ref) => ref.card)
  return {
    active,
    turn,
    winner,
    window: windowOf(w),
    stack: stack.map((item) => item.ability.source),
    combat:
      combat === null
        ? null
        : {
            attacker: combat.attacker.card,
            attacking: combat.attacking,
            weapons: cards(combat.weapons),
            intent: combat.intent.slice(),
            defenders: cards(combat.defenders),
            retaliators: cards(combat.retaliators),
            power: attackPower(w, combat),
          },
    shields: lasting.flatMap(({ is, on, source, until, left }): readonly ShieldReading[] => {
      if (is.kind !== 'would deal') return []
      const about = on.filter((ref) => hasStayed(w, ref))
      if (on.length > 0 && about.length === 0) return []
      return [{ source: source.card, on: cards(about), does: titleOf(is.becomes, left), until }]
    }),
  }
}

/** The window in which somebody is asked; a combat runs inside the window of the main phase, and is none of it. */
function windowOf(w: View): Window | null {
  const frame = w.stack[w.stack.length - 1]
  return frame?.chart.id !== 'grand-archive/opportunity'
    ? null
    : (frame.locals as { readonly window: Window }).window
}

/** What every recipient is about to be dealt, until it is dealt (GA-DMG-11). */
export function readPending(w: View): ReadonlyMap<number, number> {
  const frame = w.stack[w.find(damage.id)]
  const step = frame?.chart.nodes[frame.at]?.step.id
  const amounts = new Map<number, number>()
  if (frame === undefined || step === `${damage.id}.4-wear`) return amounts
  for (const { to, amount } of (frame.locals as unknown as Damage).instances)
    if (amount > 0) amounts.set(to.card, (amounts.get(to.card) ?? 0) + amount)
  return amounts
}
