import { commaList, type Message, type Plain, say, sentenceOf, word } from '@battleline/kernel'
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

/** The value of a property; `as`: how its parts are written. */
const shown = (value: Plain, as: (text: string) => string): Message | string =>
  Array.isArray(value)
    ? value.length === 0
      ? word('empty')
      : commaList(value.map((one) => as(String(one))))
    : value === null
      ? '–'
      : String(value)

/** A change in the words of players, without its card: "damage 0 → 4", "→ my discard pile". Only lists may be broken. */
export function spoken(change: Change, words: Words): string {
  const text = sentenceOf(changeMessage(change, words, nonBreaking))
  return Array.isArray(change.after) ? text : nonBreaking(text)
}

/** The words for getting or losing a mark. */
export const markWords = ({ word, off = `not ${word}` }: PropertyWords, after: Plain): string =>
  after === true ? word : off

/** A change in the words of players as a message; `as`: how the names in lists are written. */
export function changeMessage(
  change: Change,
  words: Words,
  as: (text: string) => string = (text) => text,
): Message {
  const { property, before, after } = change
  const how = words.properties[property]
  const what = word(how?.word ?? property)
  if (how?.kind === 'mark') return word(markWords(how, after))
  if (how?.kind === 'zone') return moved(change, words)
  if (how?.kind === 'others') {
    if (after !== null) return say`${what} ${shown(after, as)}`
    return how.off === undefined ? say`${what} nothing` : word(how.off)
  }
  if (how?.kind === 'cards') return say`${what} is now ${shown(after, as)}`
  if (before === null) return say`${what} ${shown(after, as)}`
  return after === null ? say`no ${what} any more` : say`${what} ${shown(before, as)} → ${shown(after, as)}`
}

/** The zone of a player: “my discard pile”, “Oto’s hand”. */
export function zoneOf(player: string, zone: Plain, words: Words): Message {
  const place = word(zoneWord(zone, words).replace(/^the /, ''))
  if (player === 'me') return say`my ${place}`
  return player === 'you' ? say`your ${place}` : say`${player}’s ${place}`
}

const zoneWord = (zone: Plain, words: Words): string => words.zones[String(zone)] ?? String(zone)

/** The new zone of a card, and the old one if the card was not in play. */
function moved({ before, after, of }: Change, words: Words): Message {
  const isNobodys = words.nobodys?.includes(String(after)) === true
  const to = of === undefined || isNobodys ? word(zoneWord(after, words)) : zoneOf(of, after, words)
  return words.inPlay.includes(String(before)) ? say`→ ${to}` : say`${word(zoneWord(before, words))} → ${to}`
}
