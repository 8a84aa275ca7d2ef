import type { View } from '@battleline/kernel'
import type { Sayings } from './read.ts'
import { isCreature, type Permanent, permanentOf, playerOf, tableOf } from './state.ts'
import type { Keyword } from './vocabulary.ts'

/** A player as they stand. */
export interface PlayerReading {
  readonly name: string
  readonly life: number
}

/** A permanent as it stands. Players and permanents are named by their numbers. */
export interface CardReading
  extends Pick<
    Permanent,
    'controller' | 'tapped' | 'attacks' | 'blocked' | 'blocks' | 'attached' | 'protector'
  > {
  /** What it is called on this board. */
  readonly called: string
  readonly zone: 'battlefield'
  /** The name that is printed on it. */
  readonly name: string
  readonly types: readonly string[]
  readonly subtypes: readonly string[]
  readonly colors: readonly string[]
  /** Both null where it is no creature. */
  readonly power: number | null
  readonly toughness: number | null
  /** Its own, and those that others give it. */
  readonly keywords: readonly Keyword[]
  /** True where it came under its player's control this turn. */
  readonly isNew: boolean
}

export interface TableReading {
  readonly active: number
  /** True from the beginning of a combat phase to its end. */
  readonly combat: boolean
  /** How many combat phases follow this one. */
  readonly further: number
}

export function readPlayer(w: View, player: number): PlayerReading {
  const { name, life } = playerOf(w, player)
  return { name, life }
}

export function readTable(w: View): TableReading {
  const { active, combat, extra } = tableOf(w)
  return { active, combat, further: extra.length }
}

export function readCard(w: View, sayings: Sayings, number: number): CardReading {
  const one = permanentOf(w, number)
  const { name, controller, tapped, attacks, blocked, blocks, attached, protector, facts, settled } = one
  const creature = isCreature(one)
  const said = creature ? sayings.of(number) : []
  const keywords = said.flatMap(({ does }) => (does.kind === 'has' ? [does.keyword] : []))
  return {
    called: name,
    zone: 'battlefield',
    name: facts.name,
    types: [...facts.types],
    subtypes: [...facts.subtypes],
    colors: [...facts.colors],
    controller,
    tapped,
    attacks,
    blocked,
    blocks: [...blocks],
    attached,
    protector,
    power: creature ? facts.power : null,
    toughness: creature ? facts.toughness : null,
    keywords: [...new Set(keywords)],
    isNew: !settled,
  }
}
