import type { View } from '@battleline/kernel'
import { cardOf, type PendingTrigger } from '../model/state.ts'
import { type Clause, eventsIn, itself, type Ongoing } from '../text/structure.ts'
import { KEYWORDS, TRIGGERS } from '../vocabulary.ts'
import { abilityOf } from './abilities.ts'

/** Finds the texts of lasting effects by their ids. */
interface LastingTexts {
  lasting(text: string): { readonly is: Clause | Ongoing } | null
}

/** Triggers of several cards at once include the card: "Gub: after a creature is destroyed (Troll)". */
export function labelAmong(
  w: View,
  entry: PendingTrigger,
  among: readonly PendingTrigger[],
  library: LastingTexts,
): string {
  const own = label(w, entry, library)
  const isAlike = (other: PendingTrigger) => other.id !== entry.id && label(w, other, library) === own
  const [about] = entry.antecedent
  return about !== undefined && among.some(isAlike) ? `${own} (${cardOf(w, about.card).name})` : own
}

/** An ability in a player's words: "Dust Imp: Destroyed", "Dust Imp: Destroyed (from Soulkeeper)". */
function label(w: View, entry: PendingTrigger, library: LastingTexts): string {
  const { source, from } = entry
  const triggers = triggersOf(w, entry, library)
  const isBold = triggers.every((word) => TRIGGERS.some((one) => one === word))
  const words = isBold ? triggers.map(capital).join('/') : triggers.join(' or ')
  const gained = from.card === source ? '' : ` (from ${cardOf(w, from.card).name})`
  return `${cardOf(w, source).name}: ${words}${gained}`
}

/** What triggers an ability, in words: "destroyed", "after a creature fights", or its keyword. */
export function triggersOf(w: View, entry: PendingTrigger, library: LastingTexts): readonly string[] {
  const { runs, delayed } = entry
  if (delayed) return ['after it left play']
  if (KEYWORDS.some((keyword) => keyword === runs)) return [runs]
  const lasting = library.lasting(runs)
  const bold = itself((lasting === null ? abilityOf(w, entry)?.clause : lasting.is) ?? null)
  if (bold?.kind === 'after') return [...new Set(eventsIn(bold.event).map(({ kind }) => EVENT_WORDS[kind]))]
  return bold?.kind === 'bold' ? bold.triggers : ['destroyed']
}

const EVENT_WORDS = {
  destroyed: 'after a creature is destroyed',
  'dealt damage': 'after damage is dealt',
  fights: 'after a creature fights',
  'fight begins': 'before a fight',
  readied: 'after a card is readied',
  'hands drawn': 'before starting hands are drawn',
  'opening hand drawn': 'after an opening hand is drawn',
  'turn starts': 'at the start of the turn',
  'turn ends': 'at the end of the turn',
  'house chosen': 'after a house is chosen',
  'key forged': 'after a key is forged',
  'armor prevents': 'after its armor prevents damage',
  enters: 'after a card enters play',
  played: 'after a card is played',
  discarded: 'after a card is discarded',
  reaps: 'after a creature reaps',
  used: 'after a card is used',
  'leaves play': 'after a card leaves play',
  'dealt icon damage': 'after a damage icon deals damage',
  'tide raised': 'after the tide is raised',
  attached: 'after an upgrade is attached',
  'placed under': 'after a card is placed under it',
  'deals damage': 'after it deals damage',
  attacked: 'after a creature is attacked',
  gains: 'after Æmber is gained',
  loses: 'after Æmber is lost',
  purged: 'after a card is purged',
  draws: 'after a card is drawn',
  'draw step starts': 'at the start of the draw step',
  'ready step ends': 'at the end of the ready step',
  'archives taken': 'after archives are taken',
  'icon resolved': 'after a bonus icon is resolved',
  stolen: 'after Æmber is stolen',
  exalted: 'after a creature is exalted',
  stunned: 'after a creature is stunned',
  warded: 'after a creature is warded',
  enraged: 'after a creature is enraged',
  exhausted: 'after a card is exhausted',
  healed: 'after a creature is healed',
  captures: 'after a creature captures Æmber',
  archives: 'after a card is archived',
  shuffles: 'after a deck is shuffled',
  'token made': 'after a token creature is made',
}

/** The words of triggers that watch for something. */
export const EVENT_TRIGGERS: readonly string[] = Object.values(EVENT_WORDS)

const capital = (words: string): string => words.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
