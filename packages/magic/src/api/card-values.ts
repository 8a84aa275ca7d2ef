import type { View } from '@battleline/kernel'
import type { Item } from '../model/stack-items.ts'
import {
  colorsOf,
  handOf,
  isCreature,
  isOfType,
  type Permanent,
  permanentOf,
  playerOf,
  tableOf,
} from '../model/state.ts'
import type { Characteristics } from '../query/characteristics.ts'
import { CARD_TYPES, type Color, type Keyword, type Phase, type Zone } from '../vocabulary.ts'

/** The values of a player. */
export interface PlayerReading {
  readonly name: string
  readonly life: number
  readonly poison: number
  /** The number of cards in hand. */
  readonly hand: number
  readonly lost: boolean
}

/** The values of a card. Players and permanents go by their numbers. */
export interface CardReading
  extends Pick<
    Permanent,
    | 'controller'
    | 'owner'
    | 'token'
    | 'tapped'
    | 'attacks'
    | 'blocked'
    | 'blocks'
    | 'attached'
    | 'protector'
    | 'damage'
    | 'plus'
    | 'minus'
    | 'loyalty'
    | 'defense'
  > {
  /** Its unique name on this board. */
  readonly called: string
  readonly zone: Zone
  /** The printed name. */
  readonly name: string
  readonly types: readonly string[]
  readonly subtypes: readonly string[]
  readonly colors: readonly Color[]
  /** Null for noncreatures. */
  readonly power: number | null
  readonly toughness: number | null
  /** Its own keywords and granted ones. */
  readonly keywords: readonly Keyword[]
  /** True if it came under its player's control this turn. */
  readonly isNew: boolean
}

/** The values of the game as a whole. */
export interface TableReading {
  readonly active: number
  /** True from the beginning of a combat phase to its end. */
  readonly combat: boolean
  /** The number of combat phases that follow this one without a main phase in between. */
  readonly further: number
  readonly phase: Phase
  /** The sources of the items on the stack: the last one resolves first. */
  readonly stack: readonly number[]
  /** The items on the stack, in the same order. */
  readonly items: readonly ItemReading[]
  /** The winner; 0 for a draw, null while the game continues. */
  readonly winner: number | null
}

/** A spell or an ability on the stack. */
export interface ItemReading {
  readonly source: number
  readonly kind: 'spell' | 'ability'
  /** Its controller. */
  readonly by: number
  readonly x: number
  /** The chosen players and objects, each with its share of a divided amount, else 0. */
  readonly targets: readonly { readonly record: number; readonly share: number }[]
}

function itemValues({ source, kind, you, x, targets, shares }: Item): ItemReading {
  const chosen = targets.flatMap((slot, at) =>
    slot.map(({ card }, place) => ({ record: card, share: shares[at]?.[place] ?? 0 })),
  )
  return { source, kind, by: you, x, targets: chosen }
}

export function playerValues(w: View, player: number): PlayerReading {
  const { name, life, poison, lost } = playerOf(w, player)
  return { name, life, poison, hand: handOf(w, player), lost }
}

export function tableValues(w: View): TableReading {
  const { active, combat, upcomingPhases, phase, stack, winner } = tableOf(w)
  return {
    active,
    combat,
    further: [...upcomingPhases, 'main'].indexOf('main'),
    phase,
    stack: stack.map(({ source }) => source),
    items: stack.map(itemValues),
    winner,
  }
}

export function cardValues(w: View, characteristics: Characteristics, number: number): CardReading {
  const one = permanentOf(w, number)
  const {
    name,
    controller,
    tapped,
    attacks,
    blocked,
    blocks,
    attached,
    protector,
    facts,
    controlledSinceTurnBegan,
  } = one
  const creature = isCreature(one) && one.zone === 'battlefield'
  const effects = creature ? characteristics.effectsOn(number) : []
  const keywords = effects.flatMap(({ predicate: does }) =>
    does.kind === 'has' && characteristics.has(number, does.keyword) ? [does.keyword] : [],
  )
  return {
    called: name,
    zone: one.zone,
    owner: one.owner,
    token: one.token,
    damage: one.damage,
    plus: one.plus,
    minus: one.minus,
    loyalty: one.loyalty,
    defense: one.defense,
    colors: colorsOf(one),
    name: facts.name,
    types: CARD_TYPES.filter((type) => isOfType(one, type)),
    subtypes: [...facts.subtypes],
    controller,
    tapped,
    attacks,
    blocked,
    blocks: [...blocks],
    attached,
    protector,
    power: creature ? characteristics.power(number) : null,
    toughness: creature ? characteristics.toughness(number) : null,
    keywords: [...new Set(keywords)],
    isNew: !controlledSinceTurnBegan,
  }
}
