import type { Ref } from '@battleline/card-game'
import type { AbilityFacts, Chart, View } from '@battleline/kernel'
import { cardOf, type PendingTrigger, tableOf } from '../model/state.ts'
import { type Clause, eventsIn, itself, type Ongoing } from '../text/structure.ts'
import { KEYWORD_RULES, KEYWORDS } from '../vocabulary.ts'
import { abilityOf, placeOfLasting } from './abilities.ts'

/** Finds the texts of lasting effects, and charts, by their ids. */
interface Texts {
  lasting(text: string): { readonly is: Clause | Ongoing } | null
  chart(id: string): Chart | null
}

/**
 * The labels of the abilities in a window. One that others would share says what makes it another one: "Gub: after a
 * creature is destroyed (Troll)". Abilities that differ in nothing are numbered.
 */
export function labelsAmong(w: View, entries: readonly PendingTrigger[], texts: Texts): readonly string[] {
  const labels = entries.map((entry) => abilityLabel(w, entry, texts))
  let groups = alike([...entries.keys()], (at) => labels[at] ?? '')
  for (const detailOf of DETAILS) {
    const detailAt = new Map(
      groups.flat().map((at) => [at, detailOf(w, entries[at] as PendingTrigger, texts)] as const),
    )
    const finer = groups.map((group) => alike(group, (at) => detailAt.get(at) ?? '', 1))
    for (const parts of finer) {
      if (parts.length < 2) continue
      for (const at of parts.flat()) if (detailAt.get(at) !== '') labels[at] += ` (${detailAt.get(at)})`
    }
    groups = finer.flat().filter(({ length }) => length > 1)
  }
  for (const group of groups) for (const [nth, at] of group.entries()) labels[at] += ` (${nth + 1})`
  return labels
}

/** The numbers in groups by what they have, in their order; only groups of at least so many. */
function alike(
  numbers: readonly number[],
  keyOf: (at: number) => string,
  least = 2,
): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>()
  for (const at of numbers) groups.set(keyOf(at), [...(groups.get(keyOf(at)) ?? []), at])
  return [...groups.values()].filter(({ length }) => length >= least)
}

/** What can tell abilities apart: what they are about, the cards affected before, and what they do first. */
const DETAILS: readonly ((w: View, entry: PendingTrigger, texts: Texts) => string)[] = [
  (w, { antecedent }) => namesOf(w, antecedent),
  (w, { affectedThisWay = [] }) => namesOf(w, affectedThisWay),
  (_, { runs }, texts) => texts.chart(runs)?.nodes[0]?.step.title ?? '',
]

const namesOf = (w: View, refs: readonly Ref[]): string =>
  refs.map(({ card }) => cardOf(w, card).name).join(', ')

/** An ability in a player's words: "Dust Imp: Destroyed", "Dust Imp: Destroyed (from Soulkeeper)". */
export function abilityLabel(w: View, entry: PendingTrigger, texts: Texts): string {
  const { kind, triggers, giver } = describeAbility(w, entry, texts)
  const words = kind === 'word' ? triggers.map(capital).join('/') : triggers.join(' or ')
  const gained = giver === undefined ? '' : ` (from ${cardOf(w, giver).name})`
  return `${cardOf(w, entry.source).name}: ${words}${gained}`
}

/** The card with the text, or that made the lasting effect; the ability's own card if that effect is over. */
export function giverOf(w: View, { from, ability }: Pick<PendingTrigger, 'from' | 'ability'>): number {
  const lasting = tableOf(w).lasting.find((one) => placeOfLasting(one) === ability)
  return (lasting?.from ?? from).card
}

/** What an ability is: its keyword, its bold words such as "destroyed", or events such as "after a creature fights". */
export function describeAbility(w: View, entry: PendingTrigger, texts: Texts): AbilityFacts {
  const giver = giverOf(w, entry)
  return { ...triggersOf(w, entry, texts), ...(giver !== entry.source && { giver }) }
}

function triggersOf(w: View, entry: PendingTrigger, texts: Texts): Omit<AbilityFacts, 'giver'> {
  const { runs, delayed } = entry
  if (delayed) return { kind: 'event', triggers: ['after it left play'] }
  const keyword = KEYWORDS.find((one) => one === runs)
  if (keyword !== undefined) return { kind: 'keyword', triggers: [runs], cite: KEYWORD_RULES[keyword] }
  const lasting = texts.lasting(runs)
  const bold = itself((lasting === null ? abilityOf(w, entry)?.clause : lasting.is) ?? null)
  if (bold?.kind === 'after')
    return {
      kind: 'event',
      triggers: [...new Set(eventsIn(bold.event).map(({ kind }) => EVENT_WORDS[kind]))],
    }
  return { kind: 'word', triggers: bold?.kind === 'bold' ? bold.triggers : ['destroyed'] }
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
