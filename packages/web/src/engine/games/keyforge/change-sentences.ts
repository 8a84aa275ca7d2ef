import type { Entry, Hook } from '@battleline/explain'
import { counts, line, listOf, type Predicate, says, sentence } from '../../../text/clauses.ts'
import { titled } from '../../../text/title-case.ts'
import { pendingDamageText } from '../../narration/pending-damage.ts'
import {
  controlled,
  counted,
  damaged,
  marks,
  type Predicates,
  pendingDamage,
  won,
} from '../../narration/predicates.ts'
import type { Board, Card } from '../../protocol/keyforge-board.ts'

/** The sentences of steps in which nothing happened. */
export const IDLE: Readonly<Record<string, string>> = {
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

/** What a card does that comes to a zone. */
export const ZONES: Readonly<Record<string, Predicate>> = {
  battleline: says('enters the battleline'),
  artifacts: says('enters play'),
  attached: says('is attached'),
  discard: says('goes to the discard pile', 'departure'),
  hand: says('goes to its owner’s hand', 'departure'),
  archives: says('is archived'),
  deck: says('goes to the deck', 'departure'),
  purged: says('is purged', 'departure'),
  revealed: says('is revealed'),
  under: says('is put under a card'),
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

const AMOUNT = ['gains', 'loses'] as const

export const PREDICATES: Predicates = {
  damage: damaged(counted('damage', AMOUNT, 'damage')),
  zone: (before, after) =>
    before === 'deck' && after === 'hand'
      ? says('is drawn')
      : (ZONES[String(after)] ?? says(`goes to ${String(after)}`, 'departure')),
  tagged: marks('is tagged for destruction', 'is no longer tagged'),
  aember: counted('Æmber', AMOUNT, 'amount'),
  warded: marks('gets a ward', 'loses its ward'),
  armorUsed: (before, after) => {
    const by = Number(after) - Number(before)
    return by > 0 ? counts(`absorbs ${by} with its armor`, 'other') : says('regains its armor')
  },
  pending: pendingDamage((amount) => `has ${amount} pending damage`, 'has no pending damage left'),
  ready: marks('readies', 'exhausts'),
  stunned: marks('is stunned', 'is no longer stunned'),
  enraged: marks('is enraged', 'is no longer enraged'),
  powerCounters: counted('+1 power counters', AMOUNT, 'counters', '+1 power counter'),
  keys: (before, after) => says(forgedKeysText(before, after), 'amount'),
  chains: counted('chains', AMOUNT, 'other', 'chain'),
  controller: controlled,
  house: (_, after) => says(`chooses house ${sentence(String(after))}`),
  tide: (_, after) => says(`changes: high tide for ${String(after)}`),
  winner: won,
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

/** An effect or ability that intervened, by its keyword, bold word or trigger; null where its title says it best. */
export function hookSentence({ id, card, ability }: Hook): string | null {
  if (id.startsWith('elusive:')) return `no damage is exchanged: ${card} is elusive`
  if (ability === undefined) return null
  const { kind, triggers, giver } = ability
  const from = giver === undefined ? '' : ` (from ${giver})`
  if (kind === 'keyword') return `${card}: ${sentence(triggers.join())} resolves${from}`
  return kind === 'word'
    ? `${card}: its ${triggers.map(titled).join('/')}: ability resolves${from}`
    : `${card}: its ability resolves ${triggers.join(' or ')}${from}`
}
