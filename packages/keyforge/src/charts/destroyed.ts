import { NOT_DESTROYED, PLAYERS } from '@battleline/card-game'
import { chart, type View, type World } from '@battleline/kernel'
import { isProtectedFrom } from '../effects/protection.ts'
import { abilitiesOf, pendingTrigger } from '../events/abilities.ts'
import { triggersOf } from '../events/triggers.ts'
import type { DestructionEntry } from '../model/damage.ts'
import { cardOf, tableOf, writeCard } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { isCreature, isInPlay } from '../query/board.ts'
import { DESTROYED, type Destruction, taggedCards } from '../query/open-destruction.ts'
import { isPowerAtMost } from '../query/power.ts'
import { isInvulnerable } from '../query/values.ts'
import { TRIGGER } from '../vocabulary.ts'
import { leave, leaving, uncoverAll } from './leave.ts'

const nothingTagged = (): Destruction => ({
  incoming: [],
  batch: [],
  locked: [],
  fresh: false,
  order: [],
  facts: [],
})

const { act, amend, choose, offer, step } = verbs<Destruction>()

export const destroyed = chart<Destruction, readonly DestructionEntry[]>(
  DESTROYED,
  'Destroyed',
  {
    '1-tag': act('Cards are tagged; a ward is spent instead', tag).cite('KF-DST-1'),
    '2-abilities': act('Destroyed: abilities', seeAll)
      .cite('KF-DST-4', 'KF-DST-7')
      .offer({ entries: (_, l) => l.locked }),
    '3-replace': amend('Destructions are replaced')
      .cite('KF-RPL-4', 'KF-RPL-6')
      .backTo('2-abilities', (_, l) => l.fresh),
    '3-order': choose('The order in which cards reach a discard pile', {
      kind: 'order',
      free: true,
      who: (w) => tableOf(w).active,
      options: (w, l) => sharingPiles(w, taggedCards(w, l)),
      take: (_, l, chosen) => {
        l.order = chosen
      },
    }).cite('KF-GEN-4'),
    '3-leave': step('Tagged cards leave play together')
      .call(leave, (w, l) => leaving(inOrder(taggedCards(w, l), l.order), 'discard'))
      .cite('KF-DST-2', 'KF-LVP-6'),
    '4-after': offer('After a creature is destroyed', { entries: (_, l) => triggersOf(l.facts) }).cite(
      'KF-DST-12',
      'KF-ABL-8',
    ),
    '4-under': act('Cards that were under them are discarded', uncoverAll).cite('KF-UND-1', 'KF-DST-14'),
  },
  {
    subjects: (l) => (l.incoming.length > 0 ? l.incoming : l.batch).map((one) => one.card),
    join: {
      at: '1-tag',
      until: '3-order',
      start: nothingTagged,
      put: (l, toDestroy) => {
        const known = l.incoming
        const isNew = (one: DestructionEntry) => !known.some((other) => other.card === one.card)
        l.incoming = known.length === 0 ? toDestroy : [...known, ...toDestroy.filter(isNew)]
      },
    },
    like: nothingTagged(),
    copy: (l) => ({
      incoming: l.incoming,
      batch: l.batch,
      locked: l.locked,
      fresh: l.fresh,
      order: l.order,
      facts: l.facts,
    }),
  },
)

function tag(w: World, l: Destruction): void {
  const batch = l.batch.slice()
  for (const toDestroy of l.incoming) {
    const { card } = toDestroy
    if (!mayTag(w, toDestroy)) continue
    writeCard(w, card).tagged = true
    l.fresh = true
    const { life } = cardOf(w, card)
    // A saved card that is tagged again is already in the batch: the new tag counts (KF-DST-13).
    const known = batch.findIndex((one) => one.card === card && one.life === life)
    if (known >= 0) w.reportRule('KF-RPL-8')
    batch[known < 0 ? batch.length : known] = { ...toDestroy, life }
    const own = abilitiesOf(w, card, TRIGGER.destroyed)
    if (own.length === 0) continue
    const locked = own.filter((one) => one.clause.kind === 'bold')
    l.locked = [...l.locked, ...locked.map((one) => pendingTrigger(w, one))]
  }
  l.batch = batch
  l.incoming = []
}

function mayTag(w: World, { card, ignoring }: DestructionEntry): boolean {
  const { tagged, warded } = cardOf(w, card)
  if (!isInPlay(w, card)) return false
  if (tagged) {
    w.reportNotDone(card, NOT_DESTROYED, 'it is tagged already', 'KF-DST-5')
    return false
  }
  if (isInvulnerable(w, card)) {
    w.reportNotDone(card, NOT_DESTROYED, 'it is invulnerable', 'KF-INV-1')
    return false
  }
  if (isProtectedFrom(w, card, 'destroyed')) {
    w.reportNotDone(card, NOT_DESTROYED, 'a text forbids it', 'KF-GEN-2', 'KF-PWR-6')
    return false
  }
  if (warded && isCreature(w, card) && ignoring !== true) {
    w.reportNotDone(card, NOT_DESTROYED, 'its ward is spent instead', 'KF-WRD-2', 'KF-WRD-5')
    writeCard(w, card).warded = false
    if (w.trace !== null && isPowerAtMost(w, card, cardOf(w, card).damage, true)) w.reportRule('KF-WRD-7')
    return false
  }
  return true
}

function seeAll(_: World, l: Destruction): void {
  l.fresh = false
}

/** Cards whose order in a pile matters: those of an owner who loses two or more. */
export function sharingPiles(w: View, cards: readonly number[]): readonly number[] {
  if (cards.length < 2) return []
  const crowded = PLAYERS.filter(
    (player) => cards.filter((card) => cardOf(w, card).owner === player).length > 1,
  )
  return cards.filter((card) => crowded.includes(cardOf(w, card).owner))
}

const inOrder = (cards: readonly number[], order: readonly number[]): readonly number[] =>
  order.length === 0 ? cards : [...order, ...cards.filter((card) => !order.includes(card))]
