import type { Entry, Hook } from '@battleline/explain'
import { counts, line, listOf, type Predicate, says, sentence } from '../../../text/clauses.ts'
import { titled } from '../../../text/title-case.ts'
import { inLanguage } from '../../../words/catalogue.ts'
import { spoken } from '../../../words/engine.ts'
import { kfWords } from '../../../words/keyforge.ts'
import { narrationWords } from '../../../words/narration.ts'
import { outcomesWords } from '../../../words/outcomes.ts'
import { term } from '../../../words/terms.ts'
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

/** What a card does that comes to a zone. */
export const zones = inLanguage((): Readonly<Record<string, Predicate>> => {
  const { does } = kfWords
  return {
    battleline: says(does.entersBattleline),
    artifacts: says(does.entersPlay),
    attached: says(does.attached),
    discard: says(does.toDiscard, 'departure'),
    hand: says(does.toHand, 'departure'),
    archives: says(does.archived),
    deck: says(does.toDeck, 'departure'),
    purged: says(does.purged, 'departure'),
    revealed: says(does.revealed),
    under: says(does.underCard),
  }
})

/** The keys that one list has and the other has not: “the red key”. */
function keysIn(these: unknown, others: unknown): string {
  const [all, without] = [these, others].map((keys) => (Array.isArray(keys) ? keys.map(String) : []))
  const colors = (all ?? []).filter((key) => without?.includes(key) !== true)
  const named = colors.map((color) => Object.entries(kfWords.keyColors).find(([one]) => one === color)?.[1])
  return kfWords.theKeys(listOf(named.map(String)), colors.length)
}

/** “forges the red key”. */
export const forgedKeysText = (before: unknown, after: unknown): string =>
  (Array.isArray(after) ? after.length : 0) > (Array.isArray(before) ? before.length : 0)
    ? kfWords.does.forges(keysIn(after, before))
    : kfWords.does.unforges(keysIn(before, after))

export const predicates = inLanguage((): Predicates => {
  const { does, units } = kfWords
  const amount = [does.gains, does.loses] as const
  return {
    damage: damaged(counted(units.damage, amount, 'damage')),
    zone: (before, after) =>
      before === 'deck' && after === 'hand'
        ? says(does.drawn)
        : (zones()[String(after)] ?? says(does.toZone(term(String(after))), 'departure')),
    tagged: marks(does.tagged, does.untagged),
    aember: counted(units.aember, amount, 'amount'),
    warded: marks(does.getsWard, does.losesWard),
    armorUsed: (before, after) => {
      const by = Number(after) - Number(before)
      return by > 0 ? counts(does.absorbs(by), 'other') : says(does.regainsArmor)
    },
    pending: pendingDamage(does.pending, does.nonePending),
    ready: marks(does.readies, does.exhausts),
    stunned: marks(does.stunned, does.unstunned),
    enraged: marks(does.enraged, does.calm),
    powerCounters: counted(units.counters, amount, 'counters', units.counter),
    keys: (before, after) => says(forgedKeysText(before, after), 'amount'),
    chains: counted(units.chains, amount, 'other', units.chain),
    controller: controlled,
    house: (_, after) => says(does.choosesHouse(sentence(String(after)))),
    tide: (_, after) => says(does.changesTide(String(after))),
    winner: won,
  }
})

/** Sums for more cards than this are not shown. */
const MOST_SUMS = 2

/** How damage is set, absorbed and adds up: “Sequis: 4 − 1 armor = 3”, “Troll: 1 + 3 = 4 damage on 8 power”. */
export function summaryOf({ step }: Entry, before: Board, after: Board): string {
  if (step.endsWith('damage.1-pending'))
    return pendingDamageText(Object.values(after.cards), narrationWords.isPending)
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
    return kfWords.sums.armor(called, was.pending, taken, pending)
  if (step.endsWith('damage.5-place') && damage > was.damage) {
    const added = was.damage === 0 ? '' : `${was.damage} + ${damage - was.damage} = `
    return kfWords.sums.damage(called, added, damage, power)
  }
  return ''
}

/** An effect or ability that intervened, by its keyword, bold word or trigger; null where its title says it best. */
export function hookSentence({ id, card, ability }: Hook): string | null {
  if (id.startsWith('elusive:')) return kfWords.hooks.elusive(card)
  if (ability === undefined) return null
  const { kind, triggers, giver } = ability
  const from = giver === undefined ? '' : kfWords.hooks.from(giver)
  if (kind === 'keyword') return kfWords.hooks.keyword(card, sentence(triggers.join()), from)
  return kind === 'word'
    ? kfWords.hooks.ability(card, triggers.map(titled).join('/'), from)
    : kfWords.hooks.trigger(card, triggers.map(spoken).join(outcomesWords.or), from)
}
