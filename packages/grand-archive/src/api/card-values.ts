import { textOf, type View } from '@battleline/kernel'
import { damage } from '../charts/damage.ts'
import { attackPower } from '../charts/damage-step.ts'
import { cardOf, countersOn, type PlayerId, playerOf, tableOf, type Until } from '../model/state.ts'
import { keywordsOf } from '../query/keywords.ts'
import { elementsOf, isSameCard } from '../query/objects.ts'
import { levelOf, lifeOf, powerOf } from '../query/values.ts'
import { replacementTitle } from '../replacement/damage.ts'
import type { Damage } from '../replacement/pending-damage.ts'
import type {
  CardType,
  Class,
  Counter,
  Direction,
  Element,
  Keyword,
  Pile,
  Window,
  Zone,
} from '../vocabulary.ts'

/** The values of a card: printed facts and, on the field, values computed from the effects in force. */
export interface CardReading extends Readonly<Record<Counter, number>> {
  readonly id: number
  readonly name: string
  /** Its name on this board, distinct from other cards of the same name. */
  readonly called: string
  readonly type: CardType
  readonly subtypes: readonly string[]
  readonly classes: readonly Class[]
  readonly elements: readonly Element[]
  readonly text: string
  readonly owner: PlayerId
  readonly controller: PlayerId
  readonly zone: Zone
  /** Null without such a stat (GA-PWR-7). */
  readonly power: number | null
  readonly life: number | null
  readonly durability: number
  readonly damage: number
  readonly rested: boolean
  readonly distant: boolean
  readonly fostered: boolean
  /** The linked object, or null. */
  readonly linked: number | null
  /** Its current keywords with their values; 1 for keywords without one. */
  readonly keywords: Readonly<Partial<Record<Keyword, number>>>
  readonly under: readonly number[]
}

export function readCard(w: View, id: number): CardReading {
  const card = cardOf(w, id)
  const { $def, owner, controller, zone, durability, damage, rested, distant, fostered, linked, under } = card
  return {
    ...countersOn(card),
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
    keywords: keywordsOf(w, id),
    under: under.slice(),
  }
}

/** The values of a player, and the numbers of the cards in each of their piles. */
export interface PlayerReading extends Readonly<Record<Pile, readonly number[]>> {
  readonly name: string
  /** LV of the champion (GA-DEF-6). */
  readonly level: number
  /** The direction of their Shifting Currents; null without that mastery. */
  readonly currents: Direction | null
  /** The sheen counters on their Fractured Memories, and the haunt counters on their Phantasmagoria; null without it. */
  readonly memories: number | null
  readonly phantasmagoria: number | null
  readonly field: readonly number[]
}

export function readPlayer(w: View, player: PlayerId): PlayerReading {
  const {
    name,
    currents,
    memories,
    phantasmagoria,
    field,
    hand,
    memory,
    deck,
    material,
    graveyard,
    banishment,
  } = playerOf(w, player)
  return {
    name,
    level: levelOf(w, player),
    currents,
    memories,
    phantasmagoria,
    field: field.slice(),
    hand: hand.slice(),
    memory: memory.slice(),
    deck: deck.slice(),
    material: material.slice(),
    graveyard: graveyard.slice(),
    banishment: banishment.slice(),
  }
}

/** The current attack. */
export interface CombatReading {
  readonly attacker: number
  readonly attacking: boolean
  readonly weapons: readonly number[]
  readonly intent: readonly number[]
  readonly defenders: readonly number[]
  readonly retaliators: readonly number[]
  /** The damage to each defender now, before replacement and prevention. */
  readonly power: number
}

/** The state of the table. */
export interface TableReading {
  readonly active: PlayerId
  readonly turn: number
  /** The winner; 0 for a draw, null while the game continues. */
  readonly winner: PlayerId | 0 | null
  /** The window in which a player has Opportunity; null in between. */
  readonly window: Window | null
  /** The cards on the Effects Stack, and the sources of the abilities there; the last resolves first. */
  readonly stack: readonly number[]
  readonly combat: CombatReading | null
  /** Lasting effects that replace or prevent damage. */
  readonly shields: readonly ShieldReading[]
}

/** A lasting effect that replaces or prevents damage. */
export interface ShieldReading {
  /** The card that made it. */
  readonly source: number
  /** The objects it affects; empty for an effect that affects whatever its text describes at the time. */
  readonly on: readonly number[]
  /** Its effect in a few words: “prevents the next 2”. */
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
      const about = on.filter((ref) => isSameCard(w, ref))
      if (on.length > 0 && about.length === 0) return []
      return [
        { source: source.card, on: cards(about), does: textOf(replacementTitle(is.becomes, left)), until },
      ]
    }),
  }
}

/** The window whose player has the decision. A combat inside the main phase window belongs to no window. */
function windowOf(w: View): Window | null {
  const frame = w.stack[w.stack.length - 1]
  return frame?.chart.id !== 'grand-archive/opportunity'
    ? null
    : (frame.locals as { readonly window: Window }).window
}

/** The pending damage of each recipient (GA-DMG-11). */
export function readPending(w: View): ReadonlyMap<number, number> {
  const frame = w.stack[w.find(damage.id)]
  const step = frame?.chart.nodes[frame.at]?.step.id
  const amounts = new Map<number, number>()
  if (frame === undefined || step === `${damage.id}.4-wear`) return amounts
  for (const { to, amount } of (frame.locals as unknown as Damage).instances)
    if (amount > 0) amounts.set(to.card, (amounts.get(to.card) ?? 0) + amount)
  return amounts
}
