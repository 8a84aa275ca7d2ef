import type { Plain } from '@battleline/kernel'
import type { Change } from './entry.ts'
import { possessive } from './grammar.ts'
import { held } from './layout.ts'

/**
 * How a property of a record is spoken of.
 * - `number`: by what it counts. `mark`: by what it means to get and to lose it. `zone`: by where the card goes.
 * - `cards`: a list of cards, told only where its order changed and nothing entered or left it.
 * - `player`: by a player's name. `plain`: by its value. `others`: by the names of the records it refers to, or that there
 *   are none.
 * `quiet` properties are bookkeeping that only a full trace shows; those without words are never told.
 */
export interface PropertyWords {
  readonly kind: 'number' | 'mark' | 'zone' | 'cards' | 'player' | 'others' | 'plain'
  /** For a mark: what is said when it is put on. */
  readonly word: string
  /** For a mark: what is said when it comes off; for others: when there are none any more. */
  readonly off?: string
  readonly quiet?: true
}

export interface Words {
  readonly properties: Readonly<Record<string, PropertyWords>>
  /** Zones as players call them. */
  readonly zones: Readonly<Record<string, string>>
  /** The zones of cards that are in play. */
  readonly inPlay: readonly string[]
  /** The rules by which cards out of play do nothing. */
  readonly outOfPlay: readonly string[]
  /** Places that are no player's: “under a card”. Left out: there are none. */
  readonly nobodys?: readonly string[]
  /** Why steps for a special case are usually passed over: that goes without saying. */
  readonly usual: readonly string[]
}

const number = (word: string): PropertyWords => ({ kind: 'number', word })
const mark = (word: string, off: string): PropertyWords => ({ kind: 'mark', word, off })
const cards = (word: string): PropertyWords => ({ kind: 'cards', word })

/** Why a step of the turn is passed over where there is nothing in it to be done. */
const NOT_NOW = [
  'the board stands at a later step of the turn',
  'the game is under way',
  'the turn is under way',
  'nobody said which houses the identity card has',
  'there is a house to choose',
  'nothing is archived',
  'nothing replaces it',
  'nothing is entrenched',
  'something watches the order',
  'nothing is left to be readied',
  'chains stopped no draw',
  'there is no Æmber on cards that may be spent',
  'every key costs as much',
  'none of them can be paid for',
  'there are cards in the deck',
  'the discard pile is empty, too',
  'no card is to be drawn',
  'no key was forged',
  'nothing makes it ready',
]

/** KeyForge’s words for what its records hold. */
export const keyforgeWords: Words = {
  properties: {
    pending: number('pending damage'),
    damage: number('damage'),
    aember: number('Æmber'),
    powerCounters: number('+1 power counters'),
    armorUsed: number('armor used'),
    keys: { kind: 'plain', word: 'keys' },
    chains: number('chains'),
    fought: { ...number('times chosen to be fought'), quiet: true },
    ready: mark('exhausted → ready', 'ready → exhausted'),
    stunned: mark('stunned', 'not stunned any more'),
    warded: mark('gets a ward', 'loses its ward'),
    enraged: mark('enraged', 'not enraged any more'),
    tagged: mark('tagged for destruction', 'not tagged any more'),
    zone: { kind: 'zone', word: 'zone' },
    definition: { kind: 'plain', word: 'counts as' },
    controller: { kind: 'player', word: 'controlled by' },
    winner: { kind: 'player', word: 'winner' },
    house: { kind: 'plain', word: 'active house' },
    tide: { kind: 'player', word: 'high tide' },
    battleline: cards('battleline'),
    artifacts: cards('artifacts'),
    hand: cards('hand'),
    deck: cards('deck'),
    discard: cards('discard pile'),
    archives: cards('archives'),
    purged: cards('purged cards'),
    prophecies: cards('prophecies'),
    upgrades: cards('upgrades'),
    under: cards('cards under it'),
  },
  zones: {
    battleline: 'battleline',
    artifacts: 'row of artifacts',
    attached: 'attached',
    discard: 'discard pile',
    purged: 'purged cards',
    revealed: 'revealed',
    under: 'under a card',
    joined: 'with its other half',
    prophecies: 'prophecies',
  },
  inPlay: ['battleline', 'artifacts', 'attached'],
  outOfPlay: ['KF-ABL-3'],
  nobodys: ['attached', 'revealed', 'under', 'joined'],
  usual: [
    'it is not stunned',
    'an action is only revealed',
    'it is no action',
    'the text says where',
    'it has one side',
    ...NOT_NOW,
  ],
}

const shown = (value: Plain): string =>
  Array.isArray(value)
    ? value.map((one) => held(String(one))).join(', ') || 'empty'
    : value === null
      ? '–'
      : String(value)

/** A change in the words of players, without its card: "damage 0 → 4", "→ my discard pile". Only lists may be broken. */
export function spoken(change: Change, words: Words): string {
  const text = inWords(change, words)
  return Array.isArray(change.after) ? text : held(text)
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

/** Where a card goes; where it comes from is said only of cards that were not in play. */
function moved({ before, after, of }: Change, words: Words): string {
  const place = (zone: Plain) => words.zones[String(zone)] ?? String(zone)
  const isNobodys = words.nobodys?.includes(String(after)) === true
  const whose = of === undefined || isNobodys ? '' : `${possessive(of)} `
  const from = words.inPlay.includes(String(before)) ? '' : `${place(before)} `
  return `${from}→ ${whose}${place(after)}`
}
