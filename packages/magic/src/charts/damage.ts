import { NOT_DAMAGED } from '@battleline/card-game'
import { chart, routine, type Start, say, stepVerbs, type World } from '@battleline/kernel'
import { gainLife, loseLife } from '../effects/life.ts'
import {
  type Damage,
  type DamageInstance,
  type DamageRequest,
  damageLocals,
  startDamage,
  takesDamage,
} from '../events/damage.ts'
import { putCounters } from '../events/put-counters.ts'
import { triggerOn } from '../events/triggers.ts'
import { rememberHurt } from '../model/history.ts'
import {
  isCreature,
  isOfType,
  isPlayer,
  isThere,
  permanentOf,
  refTo,
  writePermanent,
  writePlayer,
} from '../model/state.ts'
import { abilitiesOfKind } from '../query/abilities.ts'

const { act, amend } = stepVerbs<Damage>()

export const damage = chart<Damage>(
  'magic/damage',
  'Damage',
  {
    '1-amount': act('The damage is determined; 0 or less is no damage', positive).cite('MTG-DMG-6'),
    '2-replace': amend('Damage is replaced and prevented, in the order chosen by the affected player').cite(
      'MTG-RPL-1',
      'MTG-RPL-2',
      'MTG-RPL-6',
    ),
    '3-deal': act('The remaining damage is dealt, all results at once', deal).cite(
      'MTG-DMG-9',
      'MTG-DMG-2',
      'MTG-DMG-3',
      'MTG-DMG-4',
    ),
    '4-following': act('What follows prevention happens at once', countUp)
      .run(follow)
      .when((_, l) => l.following.length > 0 || routine('nothing follows it'))
      .cite('MTG-RPL-12'),
  },
  {
    subjects: (l) => l.parts.map((one) => one.to.card),
    like: damageLocals([]),
  },
)

function positive(w: World, l: Damage): void {
  l.parts = l.parts.filter((one) => {
    const { to, amount } = one
    if (!takesDamage(w, to)) return false
    if (amount > 0) w.reportChange(to.card, 'pending', 0, amount)
    else
      w.reportNotDone(to.card, NOT_DAMAGED, say`the amount is ${amount}, and that is no damage`, 'MTG-DMG-6')
    return amount > 0
  })
}

/** Deals all damage together (MTG-DMG-10), then triggers abilities. */
function deal(w: World, l: Damage): void {
  const dealt = l.parts.filter((one) => one.amount > 0 && takesDamage(w, one.to))
  l.parts = dealt
  l.dealt = dealt.map(({ to }) => to)
  const losses = new Map<number, number>()
  // Each source with lifelink is a gain of its own (702.15f).
  const gains = new Map<number, { readonly player: number; readonly amount: number }>()
  for (const one of dealt) {
    if (!isPlayer(w, one.to.card)) mark(w, one)
    else if (one.keywords.includes('infect')) writePlayer(w, one.to.card).poison += one.amount
    else losses.set(one.to.card, (losses.get(one.to.card) ?? 0) + one.amount)
    if (one.combat && isPlayer(w, one.to.card)) addPoison(w, one)
    if (one.keywords.includes('lifelink')) {
      const { amount } = gains.get(one.from.card) ?? { amount: 0 }
      gains.set(one.from.card, { player: one.by, amount: amount + one.amount })
    }
  }
  for (const [player, loss] of losses) loseLife(w, player, loss)
  for (const { player, amount } of gains.values()) gainLife(w, player, amount)
  noteDealt(w, dealt)
}

/** Toxic: combat damage to a player gives poison counters besides (702.164). */
function addPoison(w: World, { from, to }: DamageInstance): void {
  const toxic = abilitiesOfKind(permanentOf(w, from.card).facts, 'toxic')
  const poison = toxic.reduce((sum, { amount }) => sum + amount, 0)
  if (poison > 0) writePlayer(w, to.card).poison += poison
}

/** What deals damage to creatures as -1/-1 counters. */
const WITHERING = ['wither', 'infect'] as const

/** Marks damage or changes counters, depending on the recipient (MTG-DMG-3, MTG-DMG-4). */
function mark(w: World, { to, amount, keywords }: DamageInstance): void {
  const one = writePermanent(w, to.card)
  if (isCreature(one)) {
    if (WITHERING.some((each) => keywords.includes(each))) one.minus += amount
    else one.damage += amount
    if (keywords.includes('deathtouch')) one.deathtouched = true
  }
  if (isOfType(one, 'planeswalker')) one.loyalty = Math.max(0, one.loyalty - amount)
  if (isOfType(one, 'battle')) one.defense = Math.max(0, one.defense - amount)
}

function noteDealt(w: World, dealt: readonly DamageInstance[]): void {
  const sums = new Map<number, number>()
  for (const { to, amount } of dealt)
    if (!isPlayer(w, to.card)) sums.set(to.card, (sums.get(to.card) ?? 0) + amount)
  rememberHurt(w, dealt)
  triggerOn(
    w,
    ...dealt.map(
      ({ from, by, to, amount, combat }) => ({ kind: 'deals damage', from, by, to, amount, combat }) as const,
    ),
    ...[...sums].map(([it, amount]) => ({ kind: 'dealt damage', it, amount }) as const),
    ...dealt.flatMap(({ by, to, amount, keywords }) =>
      !isPlayer(w, to.card) &&
      isCreature(permanentOf(w, to.card)) &&
      WITHERING.some((one) => keywords.includes(one))
        ? [{ kind: 'puts counters', by, it: to.card, which: 'minus', amount } as const]
        : [],
    ),
  )
}

/** Puts the counters that an effect adds to prevention. */
function countUp(w: World, l: Damage): void {
  for (const { does, source, you, amount } of l.following) {
    if (does === '-1/-1 counters' && isThere(w, source)) putCounters(w, you, source.card, 'minus', amount)
  }
}

/** Deals the damage that an effect adds to prevention: noncombat damage of the effect's source. */
function follow(w: World, l: Damage): Start | null {
  const dealing = l.following.flatMap(({ does, source, you, amount, fromBy, to }): DamageRequest[] => {
    const object =
      does === 'damage to its controller' ? refTo(w, fromBy) : does === 'damage to the chosen' ? to : null
    return object === null || amount <= 0 ? [] : [{ from: source, to: object, amount, by: you }]
  })
  l.following = []
  return dealing.length === 0 ? null : startDamage(w, dealing)
}
