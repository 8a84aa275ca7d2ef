import { CHANCE, chart, routine, type View } from '@battleline/kernel'
import { cardOf, type PlayerId, playerOf, tableOf, writeCard } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import type { Declaration } from '../query/attack.ts'
import { attackPrice } from '../query/attack-price.ts'
import { floating, kindling, reservable } from '../query/payment.ts'
import { move } from '../zones/move.ts'

/** A player pays a reserve cost. */
export interface ReservePayment {
  readonly by: PlayerId
  /** The part of the cost that is not paid yet. */
  count: number
  /** The card that is played or whose ability is used, which cannot pay for itself; 0 for none. */
  readonly except: number
  /** The cards of the hand that paid. */
  reserved: readonly number[]
}

/** The payment of a reserve cost; null for nothing to pay, and on a board of a single fight. */
export const reservePaymentOf = (
  w: View,
  by: PlayerId,
  count: number,
  except: number,
): ReservePayment | null => (tableOf(w).whole && count > 0 ? { by, count, except, reserved: [] } : null)

/** The attacker rests before, and does not pay for itself. */
export const attackPayment = (w: View, by: PlayerId, one: Declaration): ReservePayment | null =>
  reservePaymentOf(w, by, attackPrice(w, one), one.attacker)

/** Only the activation of a card can be paid for so. */
const mayKindle = (w: View, l: ReservePayment): boolean =>
  cardOf(w, l.except).zone === 'stack' && kindling(w, l.by, l.except).most > 0

export const reservePayment = chart<ReservePayment>(
  'grand-archive/reserve-payment',
  'A reserve cost is paid',
  {
    '0-kindle': verbs<ReservePayment>()
      .choose('Fire cards of the graveyard pay a part of it', {
        who: (_, l) => l.by,
        options: (w, l) => kindling(w, l.by, l.except).cards,
        bounds: (w, l) => [
          Math.max(0, l.count - reservable(w, l.by, l.except).length),
          Math.min(l.count, kindling(w, l.by, l.except).most),
        ],
        take: (w, l, cards) => {
          for (const card of cards) move(w, card, 'banishment')
          l.count -= cards.length
        },
      })
      .when((w, l) => mayKindle(w, l) || routine('nothing can be kindled'))
      .cite('GA-KEY-KINDLE'),
    '1-reserve': verbs<ReservePayment>()
      .choose('Cards of the hand are reserved', {
        who: (_, l) => l.by,
        options: (w, l) => reservable(w, l.by, l.except),
        bounds: (_w, l) => [l.count, l.count],
        take: (w, l, cards) => {
          l.reserved = cards.filter((card) => cardOf(w, card).zone === 'hand')
          for (const card of cards)
            if (cardOf(w, card).zone === 'hand') move(w, card, 'memory')
            else writeCard(w, card).rested = true
        },
      })
      .cite('GA-CST-1', 'GA-KW-RESERVABLE'),
  },
  { subjects: (l) => (l.except === 0 ? [] : [l.except]), like: { by: 1, count: 0, except: 0, reserved: [] } },
)

/** A player pays a memory cost. */
export interface MemoryPayment {
  readonly by: PlayerId
  readonly count: number
  /** True if only cards with floating memory can pay it. */
  readonly only: boolean
  /** The cards with floating memory that pay a part of it. */
  floating: readonly number[]
  /** The cards that chance picks from the memory. */
  random: readonly number[]
}

/** The payment of a memory cost; null for nothing to pay, and on a board of a single fight. */
export const memoryPaymentOf = (w: View, by: PlayerId, count: number, only: boolean): MemoryPayment | null =>
  tableOf(w).whole && count > 0 ? { by, count, only, floating: [], random: [] } : null

const { act, choose } = verbs<MemoryPayment>()
const left = (l: MemoryPayment): number => l.count - l.floating.length

export const memoryPayment = chart<MemoryPayment>(
  'grand-archive/memory-payment',
  'A memory cost is paid',
  {
    '1-floating': choose('Cards with floating memory may pay a part of it', {
      who: (_, l) => l.by,
      options: (w, l) => floating(w, l.by),
      bounds: (w, l, count) => [
        l.only ? l.count : Math.max(0, l.count - playerOf(w, l.by).memory.length),
        Math.min(count, l.count),
      ],
      take: (_, l, cards) => {
        l.floating = cards
      },
    })
      .when((w, l) => floating(w, l.by).length > 0 || routine('no card in the graveyard has floating memory'))
      .cite('GA-KW-FLOATING'),
    '2-random': choose('Cards of the memory are picked at random', {
      who: () => CHANCE,
      options: (w, l) => playerOf(w, l.by).memory,
      bounds: (_w, l) => [left(l), left(l)],
      take: (_, l, cards) => {
        l.random = cards
      },
    })
      .when((_, l) => left(l) > 0 || routine('floating memory has paid all of it'))
      .cite('GA-CST-2'),
    '3-banish': act('All of them are banished together', (w, l) => {
      for (const card of [...l.floating, ...l.random]) move(w, card, 'banishment')
    }).cite('GA-CST-2'),
  },
  { like: { by: 1, count: 0, only: false, floating: [], random: [] } },
)
