import type { Change, Entry } from '@battleline/explain'
import { type Clause, clauseText, line, listOf, sentence } from '../../../text/clauses.ts'
import { pendingDamageText } from '../../narration/pending-damage.ts'
import type { GrandArchiveBoard, GrandArchiveCombat } from '../../protocol/grand-archive-board.ts'

/** The sentence of a step in which nothing happened. */
const IDLE: Readonly<Record<string, string>> = {
  'retaliation.1-before': 'Nothing happens before retaliation',
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

export const idleSentence = (step: string): string | null => IDLE[step.replace('grand-archive/', '')] ?? null

/** What a card does that comes to a zone. */
export const ZONES: Readonly<Record<string, string>> = {
  field: 'enters the field',
  hand: 'goes to hand',
  memory: 'goes to memory',
  graveyard: 'goes to the graveyard',
  banishment: 'is banished',
  deck: 'goes to the deck',
  material: 'goes to the material deck',
  stack: 'is put on the Effects Stack',
  intent: 'becomes the intent',
  lineage: 'becomes part of the lineage',
  nowhere: 'ceases to exist',
}

/** A number that has changed, in a sentence. */
function amountOf(unit: string, before: number, after: number): string {
  const by = Math.abs(after - before)
  return `${after > before ? 'gets' : 'loses'} ${by} ${unit}`
}

const PLAIN: Readonly<Record<string, (before: unknown, after: unknown) => string>> = {
  damage: (before, after) => {
    const more = Number(after) - Number(before)
    return more > 0 ? `takes ${more} damage` : `recovers ${-more}`
  },
  pending: (_, after) =>
    Number(after) === 0 ? 'is no longer dealt damage' : `is about to be dealt ${String(after)} damage`,
  zone: (_, after) => ZONES[String(after)] ?? `goes to ${String(after)}`,
  durability: (before, after) => amountOf('durability', Number(before), Number(after)),
  rested: (_, after) => (after === true ? 'rests' : 'wakes up'),
  fostered: (_, after) => (after === true ? 'becomes fostered' : 'is no longer fostered'),
  distant: (_, after) => (after === true ? 'becomes distant' : 'is no longer distant'),
  controller: (_, after) => `is controlled by ${String(after)}`,
  winner: (_, after) => `ends: ${String(after)} wins`,
}

const COUNTED = /^(?:buff|debuff|level|bulwark|charge|enlighten|lash|preparation|refinement|static)$/

/** The clause for a change. */
export function clauseOf(
  { what, property, before, after }: Change,
  { cards }: GrandArchiveBoard,
): Clause | null {
  if (COUNTED.test(property)) {
    const by = Math.abs(Number(after) - Number(before))
    return [what, amountOf(`${property} ${by === 1 ? 'counter' : 'counters'}`, Number(before), Number(after))]
  }
  if (property === 'zone' && after === 'graveyard') {
    const was = Object.values(cards).find(({ called }) => called === what)
    if (was?.zone === 'field' && was.type !== 'weapon') return [what, 'is destroyed']
  }
  const does = predicateOf(property, before, after)
  return does === '' ? null : [what, does]
}

/** The predicate for a changed property; empty where it is not mentioned. */
export const predicateOf = (property: string, before: unknown, after: unknown): string =>
  PLAIN[property]?.(before, after) ?? ''

const ATTACKS: ReadonlySet<string> = new Set([
  'grand-archive/declaration.1-declare',
  'grand-archive/attack-card.4-attack',
])

/** An ability that has triggered: “Hardy Veteran: its Intercept is put on the Effects Stack”. */
export function abilitySentence(words: string, step: string): string | null {
  const [, card = '', ability = ''] = /^([^·]+): (.+)$/.exec(words) ?? []
  if (step !== 'grand-archive/triggers.1-stack' || card === '') return null
  const named = ability.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  return `${card}: its ${/^(?:on |intercept)/.test(ability) ? `${named} ability` : 'ability'} is put on the Effects Stack`
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
