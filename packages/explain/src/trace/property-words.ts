import { possessive } from '@battleline/card-game'
import type { Plain } from '@battleline/kernel'
import type { Change } from './entry.ts'
import { nonBreaking } from './non-breaking.ts'

/**
 * The words for a property of a record.
 * - `number`: what it counts. `mark`: what getting and losing it means. `zone`: where the card goes.
 * - `cards`: a list of cards, shown only if its order changed and no card entered or left it.
 * - `player`: a player’s name. `plain`: the value. `others`: the names of the records it refers to, or that there are
 * none.
 * Only a full trace shows `quiet` properties, which are bookkeeping; nothing shows properties without words.
 */
export interface PropertyWords {
  readonly kind: 'number' | 'mark' | 'zone' | 'cards' | 'player' | 'others' | 'plain'
  /** For a mark: the words for getting it. */
  readonly word: string
  /** The words for losing a mark, or for having no value. */
  readonly off?: string
  readonly quiet?: true
}

export interface Words {
  readonly properties: Readonly<Record<string, PropertyWords>>
  /** The players' names of zones. */
  readonly zones: Readonly<Record<string, string>>
  /** The zones of cards that are in play. */
  readonly inPlay: readonly string[]
  /** The rules by which cards out of play have no effect. */
  readonly outOfPlay: readonly string[]
  /** Zones that belong to no player: “under a card”. Default: none. */
  readonly nobodys?: readonly string[]
}

export const number = (word: string): PropertyWords => ({ kind: 'number', word })
export const mark = (word: string, off: string): PropertyWords => ({ kind: 'mark', word, off })
export const cards = (word: string): PropertyWords => ({ kind: 'cards', word })

const shown = (value: Plain): string =>
  Array.isArray(value)
    ? value.map((one) => nonBreaking(String(one))).join(', ') || 'empty'
    : value === null
      ? '–'
      : String(value)

/** A change in the words of players, without its card: "damage 0 → 4", "→ my discard pile". Only lists may be broken. */
export function spoken(change: Change, words: Words): string {
  const text = inWords(change, words)
  return Array.isArray(change.after) ? text : nonBreaking(text)
}

function inWords(change: Change, words: Words): string {
  const { property, before, after } = change
  const how = words.properties[property]
  if (how?.kind === 'mark') return after === true ? how.word : (how.off ?? `not ${how.word}`)
  if (how?.kind === 'zone') return moved(change, words)
  if (how?.kind === 'others')
    return after === null ? (how.off ?? `${how.word} nothing`) : `${how.word} ${shown(after)}`
  if (how?.kind === 'cards') return `${how.word} is now ${shown(after)}`
  return `${how?.word ?? property} ${shown(before)} → ${shown(after)}`
}

/** The new zone of a card, and the old one if the card was not in play. */
function moved({ before, after, of }: Change, words: Words): string {
  const place = (zone: Plain) => words.zones[String(zone)] ?? String(zone)
  const isNobodys = words.nobodys?.includes(String(after)) === true
  const whose = of === undefined || isNobodys ? '' : `${possessive(of)} `
  const from = words.inPlay.includes(String(before)) ? '' : `${place(before)} `
  return `${from}→ ${whose}${place(after)}`
}
