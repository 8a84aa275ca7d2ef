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
import { inLanguage } from '../../../words/catalogue.ts'
import { gaWords } from '../../../words/grand-archive.ts'
import { term } from '../../../words/terms.ts'
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

/** What a card does that comes to a zone. */
export const zones = inLanguage((): Readonly<Record<string, Predicate>> => {
  const { does } = gaWords
  return {
    field: says(does.entersField),
    hand: says(does.toHand, 'departure'),
    memory: says(does.toMemory, 'departure'),
    graveyard: says(does.toGraveyard, 'departure'),
    banishment: undergoes(does.banished, does.banishedParticiple, 'departure'),
    deck: says(does.toDeck, 'departure'),
    material: says(does.toMaterial, 'departure'),
    stack: undergoes(does.onStack, does.onStackParticiple),
    intent: says(does.becomesIntent),
    lineage: says(does.becomesLineage),
    nowhere: says(does.ceases, 'departure'),
  }
})

export const predicates = inLanguage((): Predicates => {
  const { does, units } = gaWords
  const amount = [does.gets, does.loses] as const
  return {
    damage: damaged((before, after) => counts(does.recovers(Number(before) - Number(after)), 'other')),
    pending: pendingDamage(does.pending, does.nonePending),
    zone: (_, after) => zones()[String(after)] ?? says(does.toZone(term(String(after))), 'departure'),
    durability: counted(units.durability, amount, 'counters'),
    rested: marks(does.rests, does.wakes),
    fostered: marks(does.fostered, does.unfostered),
    distant: marks(does.distant, does.near),
    controller: controlled,
    winner: won,
    ...Object.fromEntries(
      COUNTERS.map((one) => [one, counted(units.counters(one), amount, 'counters', units.counter(one))]),
    ),
  }
})

/** The clauses for a change: units that go to the graveyard are destroyed. */
export function clausesIn(change: Change, { cards }: GrandArchiveBoard): readonly Clause[] {
  const { what, property, after } = change
  const was = Object.values(cards).find(({ called }) => called === what)
  const isDestroyed =
    property === 'zone' && after === 'graveyard' && was?.zone === 'field' && was.type !== 'weapon'
  return isDestroyed ? clausesFor(what, destroyedBy(undefined)) : clausesOf(predicates(), change)
}

const ATTACKS: ReadonlySet<string> = new Set([
  'grand-archive/declaration.1-declare',
  'grand-archive/attack-card.4-attack',
])

/** An ability that has triggered: “Hardy Veteran: its Intercept ability is put on the Effects Stack”. */
export function hookSentence({ card, ability }: Hook, step: string): string | null {
  if (step !== 'grand-archive/triggers.1-stack' || ability === undefined) return null
  const named = ability.kind === 'event' ? '' : `${titled(ability.triggers.join())} `
  return gaWords.abilityOnStack(card, named)
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
      [
        damageSum(combat),
        pendingDamageText(Object.values(cards), gaWords.aboutToBeDealt, gaWords.aboutToBeDealtOn),
      ].filter(Boolean),
    )
  if (ATTACKS.has(step) && combat !== null) {
    const weapons = combat.weapons.length === 0 ? '' : gaWords.does.with(listOf(combat.weapons.map(name)))
    return sentence(
      clauseText([name(combat.attacker)], gaWords.does.attacks(listOf(combat.defenders.map(name)), weapons)),
    )
  }
  return ''
}

/** “4 damage is set: 2 (Savage Slash) + 1 (Sword) + 1 (Lorraine)”; empty where only one thing adds to it. */
function damageSum(combat: GrandArchiveCombat | null): string {
  if (combat === null || combat.parts.length < 2) return ''
  const parts = combat.parts.map(({ what, amount }) => `${amount} (${what})`)
  return gaWords.damageIsSet(combat.power, parts.join(' + '))
}
