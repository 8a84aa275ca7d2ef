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

/** The words of a game for what changes on its boards. */
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

/** The words for getting or losing a mark. */
export const markWords = ({ word, off = `not ${word}` }: PropertyWords, after: Plain): string =>
  after === true ? word : off

function inWords(change: Change, words: Words): string {
  const { property, before, after } = change
  const how = words.properties[property]
  if (how?.kind === 'mark') return markWords(how, after)
  if (how?.kind === 'zone') return moved(change, words)
  if (how?.kind === 'others')
    return after === null ? (how.off ?? `${how.word} nothing`) : `${how.word} ${shown(after)}`
  if (how?.kind === 'cards') return `${how.word} is now ${shown(after)}`
  const word = how?.word ?? property
  if (before === null) return `${word} ${shown(after)}`
  return after === null ? `no ${word} any more` : `${word} ${shown(before)} → ${shown(after)}`
}

/** The zone of a player: “my discard pile”, “Oto’s hand”. */
export const zoneOf = (player: string, zone: Plain, words: Words): string =>
  `${possessive(player)} ${(words.zones[String(zone)] ?? String(zone)).replace(/^the /, '')}`

/** The new zone of a card, and the old one if the card was not in play. */
function moved({ before, after, of }: Change, words: Words): string {
  const place = (zone: Plain) => words.zones[String(zone)] ?? String(zone)
  const isNobodys = words.nobodys?.includes(String(after)) === true
  const from = words.inPlay.includes(String(before)) ? '' : `${place(before)} `
  return `${from}→ ${of === undefined || isNobodys ? place(after) : zoneOf(of, after, words)}`
}
