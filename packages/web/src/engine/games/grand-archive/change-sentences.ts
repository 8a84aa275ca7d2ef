import type { Change, Entry, Hook } from '@battleline/explain'
import { COUNTERS } from '@battleline/grand-archive'
import {
  type Clause,
  clausesFor,
  clauseText,
  counts,
  destroyedBy,
  line,
  listOf,
  type Predicate,
  says,
  sentence,
  undergoes,
} from '../../../text/clauses.ts'
import { titled } from '../../../text/title-case.ts'
import { pendingDamageText } from '../../narration/pending-damage.ts'
import {
  clausesOf,
  controlled,
  counted,
  damaged,
  marks,
  type Predicates,
  pendingDamage,
  won,
} from '../../narration/predicates.ts'
import type { GrandArchiveBoard, GrandArchiveCombat } from '../../protocol/grand-archive-board.ts'

/** The sentences of steps in which nothing happened. */
export const IDLE: Readonly<Record<string, string>> = {
  'retaliation.1-triggers': 'No ability answers the attack, and no ally intercepts',
  'retaliation.3-before': 'Nobody acts before retaliation',
  'retaliation.4-retaliate': 'Nobody retaliates',
  'intercept.1-intercept': 'No ally intercepts',
  'damage-step.1-before': 'Nobody acts before damage',
  'damage-step.2-order': 'There is no order to choose',
  'damage-step.3-deal': 'No damage is dealt',
  'damage.1-amount': 'There is no damage to deal',
  'damage.2-replace': 'Nothing replaces or prevents the damage',
  'damage.3-deal': 'No damage is dealt',
  'damage.4-wear': 'No weapon loses durability',
  'activation.3-stack': 'The card is on the Effects Stack',
  'end-of-combat.2-check': 'Nothing is destroyed',
  'end-of-combat.4-leave': 'Nobody is attacking or defending',
}

/** What a card does that comes to a zone. */
export const ZONES: Readonly<Record<string, Predicate>> = {
  field: says('enters the field'),
  hand: says('goes to hand', 'departure'),
  memory: says('goes to memory', 'departure'),
  graveyard: says('goes to the graveyard', 'departure'),
  banishment: undergoes('banished', 'departure'),
  deck: says('goes to the deck', 'departure'),
  material: says('goes to the material deck', 'departure'),
  stack: undergoes('put on the Effects Stack'),
  intent: says('becomes the intent'),
  lineage: says('becomes part of the lineage'),
  nowhere: says('ceases to exist', 'departure'),
}

const AMOUNT = ['gets', 'loses'] as const

export const PREDICATES: Predicates = {
  damage: damaged((before, after) => counts(`recovers ${Number(before) - Number(after)}`, 'other')),
  pending: pendingDamage((amount) => `is about to be dealt ${amount} damage`, 'is no longer dealt damage'),
  zone: (_, after) => ZONES[String(after)] ?? says(`goes to ${String(after)}`, 'departure'),
  durability: counted('durability', AMOUNT, 'counters'),
  rested: marks('rests', 'wakes up'),
  fostered: marks('becomes fostered', 'is no longer fostered'),
  distant: marks('becomes distant', 'is no longer distant'),
  controller: controlled,
  winner: won,
  ...Object.fromEntries(
    COUNTERS.map((one) => [one, counted(`${one} counters`, AMOUNT, 'counters', `${one} counter`)]),
  ),
}

/** The clauses for a change: units that go to the graveyard are destroyed. */
export function clausesIn(change: Change, { cards }: GrandArchiveBoard): readonly Clause[] {
  const { what, property, after } = change
  const was = Object.values(cards).find(({ called }) => called === what)
  const isDestroyed =
    property === 'zone' && after === 'graveyard' && was?.zone === 'field' && was.type !== 'weapon'
  return isDestroyed ? clausesFor(what, destroyedBy(undefined)) : clausesOf(PREDICATES, change)
}

const ATTACKS: ReadonlySet<string> = new Set([
  'grand-archive/declaration.1-declare',
  'grand-archive/attack-card.4-attack',
])

/** An ability that has triggered: “Hardy Veteran: its Intercept ability is put on the Effects Stack”. */
export function hookSentence({ card, ability }: Hook, step: string): string | null {
  if (step !== 'grand-archive/triggers.1-stack' || ability === undefined) return null
  const named = ability.kind === 'event' ? '' : `${titled(ability.triggers.join())} `
  return `${card}: its ${named}ability is put on the Effects Stack`
}

/** What a step did, from the board after it: damage about to be dealt, or the attack. */
export function summaryOf(
  { step }: Entry,
  _: GrandArchiveBoard,
  { cards, combat }: GrandArchiveBoard,
): string {
  const name = (id: number) => cards[id]?.called ?? ''
  if (step === 'grand-archive/damage.1-amount')
    return line(
      [damageSum(combat), pendingDamageText(Object.values(cards), ['is about to be dealt', 'to'])].filter(
        Boolean,
      ),
    )
  if (ATTACKS.has(step) && combat !== null) {
    const weapons = combat.weapons.length === 0 ? '' : ` with ${listOf(combat.weapons.map(name))}`
    return sentence(
      clauseText([name(combat.attacker)], `attacks ${listOf(combat.defenders.map(name))}${weapons}`),
    )
  }
  return ''
}

/** “4 damage is set: 2 (Savage Slash) + 1 (Sword) + 1 (Lorraine)”; empty where only one thing adds to it. */
function damageSum(combat: GrandArchiveCombat | null): string {
  if (combat === null || combat.parts.length < 2) return ''
  const parts = combat.parts.map(({ what, amount }) => `${amount} (${what})`)
  return `${combat.power} damage is set: ${parts.join(' + ')}`
}
