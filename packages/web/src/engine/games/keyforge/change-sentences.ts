import type { Change, Entry } from '@battleline/explain'
import { type Clause, line, listOf, sentence } from '../../../text/clauses.ts'
import { pendingDamageText } from '../../narration/pending-damage.ts'
import type { Board, Card } from '../../protocol/keyforge-board.ts'

/** The sentence of a step in which nothing happened. */
const IDLE: Readonly<Record<string, string>> = {
  'damage.1-pending': 'No damage is pending',
  'damage.2-prevent': 'Nothing prevents the damage',
  'damage.3-ward': 'No ward is spent',
  'damage.4-armor': 'No armor absorbs damage',
  'damage.5-place': 'No damage is left to place',
  'damage.6-after': 'No ability triggers from this damage',
  'destroyed.1-tag': 'No card is tagged',
  'destroyed.2-abilities': 'No Destroyed: ability resolves',
  'destroyed.3-leave': 'No card leaves play',
  'destroyed.4-after': 'No ability triggers from this destruction',
  'fight.2-before': 'Nothing happens before the fight',
  'fight.3-exchange': 'No damage is dealt in the fight',
  'fight.4-after': 'Nothing happens after the fight',
  'reap.2-before': 'Nothing happens before the reap',
  'reap.4-after': 'Nothing happens after the reap',
  'action.3-after': 'No ability triggers from this use',
  'play.4-abilities': 'No ability triggers from playing this card',
  'play.3-icons': 'The card has no bonus icon',
  'leave.1-ward': 'No ward keeps anything in play',
  'leave.2-witness': 'The leaving cards and their witnesses are recorded',
  'leave.3-aember': 'The leaving cards have no Æmber',
  'leave.4-tokens': 'The leaving cards have no counters or upgrades',
  'leave.6-under': 'The leaving cards have no cards under them',
  'turn.2-archives': 'The archives stay where they are',
}

export const idleSentence = (step: string): string | null => IDLE[step.replace('keyforge/', '')] ?? null

/** What a card does that comes to a zone. */
export const ZONES: Readonly<Record<string, string>> = {
  battleline: 'enters the battleline',
  artifacts: 'enters play',
  attached: 'is attached',
  discard: 'goes to the discard pile',
  hand: 'goes to its owner’s hand',
  archives: 'is archived',
  deck: 'goes to the deck',
  purged: 'is purged',
  revealed: 'is revealed',
  under: 'is put under a card',
}

/** A number that has changed, in a sentence: “gains 2 Æmber”, “loses 1 chain”. */
export function amountOf(unit: string, before: number, after: number): string {
  const by = Math.abs(after - before)
  return `${after > before ? 'gains' : 'loses'} ${by} ${by === 1 ? unit.replace(/s$/, '') : unit}`
}

/** The keys that one list has and the other has not: “the red key”. */
function keysIn(these: unknown, others: unknown): string {
  const [all, without] = [these, others].map((keys) => (Array.isArray(keys) ? keys.map(String) : []))
  const colors = (all ?? []).filter((key) => without?.includes(key) !== true)
  return `the ${listOf(colors)} ${colors.length === 1 ? 'key' : 'keys'}`
}

/** “forges the red key”. */
export const forgedKeysText = (before: unknown, after: unknown): string =>
  (Array.isArray(after) ? after.length : 0) > (Array.isArray(before) ? before.length : 0)
    ? `forges ${keysIn(after, before)}`
    : `unforges ${keysIn(before, after)}`

/** The clause for a change. */
export function clauseOf({ what, property, before, after }: Change): Clause | null {
  const does = predicateOf(property, before, after)
  return does === '' ? null : [what, does]
}

/** The predicate for a changed property; empty where it is not mentioned. */
export const predicateOf = (property: string, before: unknown, after: unknown): string =>
  DOES[property]?.(before, after) ?? ''

const marked =
  (on: string, off: string) =>
  (_: unknown, after: unknown): string =>
    after === true ? on : off
const counted =
  (unit: string) =>
  (before: unknown, after: unknown): string =>
    amountOf(unit, Number(before), Number(after))

const DOES: Readonly<Record<string, (before: unknown, after: unknown) => string>> = {
  damage: (before, after) =>
    Number(after) > Number(before)
      ? `takes ${Number(after) - Number(before)} damage`
      : counted('damage')(before, after),
  zone: (before, after) =>
    before === 'deck' && after === 'hand' ? 'is drawn' : (ZONES[String(after)] ?? `goes to ${String(after)}`),
  tagged: marked('is tagged for destruction', 'is no longer tagged'),
  aember: counted('Æmber'),
  warded: marked('gets a ward', 'loses its ward'),
  armorUsed: (before, after) =>
    Number(after) > Number(before)
      ? `absorbs ${Number(after) - Number(before)} with its armor`
      : 'regains its armor',
  pending: (_, after) =>
    Number(after) === 0 ? 'has no pending damage left' : `has ${String(after)} pending damage`,
  ready: marked('readies', 'exhausts'),
  stunned: marked('is stunned', 'is no longer stunned'),
  enraged: marked('is enraged', 'is no longer enraged'),
  powerCounters: counted('+1 power counters'),
  keys: forgedKeysText,
  chains: counted('chains'),
  controller: (_, after) => `is controlled by ${String(after)}`,
  house: (_, after) => `chooses house ${sentence(String(after))}`,
  tide: (_, after) => `changes: high tide for ${String(after)}`,
  winner: (_, after) => `ends: ${String(after)} wins`,
}

/** Sums for more cards than this are not shown. */
const MOST_SUMS = 2

/** How damage is set, absorbed and adds up: “Sequis: 4 − 1 armor = 3”, “Troll: 1 + 3 = 4 damage on 8 power”. */
export function summaryOf({ step }: Entry, before: Board, after: Board): string {
  if (step.endsWith('damage.1-pending'))
    return pendingDamageText(Object.values(after.cards), ['is pending', 'on'])
  const all = Object.values(after.cards).flatMap((card) => {
    const was = before.cards[card.id]
    const sum = was === undefined || was === card ? '' : damageSum(step, was, card)
    return sum === '' ? [] : [sum]
  })
  if (all.length > MOST_SUMS) return ''
  return line(all)
}

function damageSum(step: string, was: Card, { called, damage, pending, power, armorLeft }: Card): string {
  const taken = was.pending - pending
  if (step.endsWith('damage.4-armor') && armorLeft < was.armorLeft)
    return `${called}: ${was.pending} − ${taken} armor = ${pending}`
  if (step.endsWith('damage.5-place') && damage > was.damage) {
    const added = was.damage === 0 ? '' : `${was.damage} + ${damage - was.damage} = `
    return `${called}: ${added}${damage} damage on ${power} power`
  }
  return ''
}

/** A resolving ability, by its keyword, bold word or trigger. */
export function abilitySentence(words: string): string | null {
  const [, elusive, what] = /^(.+) · Elusive: (.+)$/.exec(words) ?? []
  if (elusive !== undefined) return `${what}: ${elusive} is elusive`
  const [, card = '', ability = ''] = /^([^·]+): (.+)$/.exec(words) ?? []
  if (/^[a-z-]+$/.test(ability)) return `${card}: ${sentence(ability)} resolves`
  if (/^(?:[A-Z][a-z]+ ?)+$/.test(ability)) return `${card}: its ${ability}: ability resolves`
  return /^(?:after|each time|when|at) /.test(ability) ? `${card}: its ability resolves ${ability}` : null
}
