import { because, chart, routine, say, stepVerbs, type World } from '@battleline/kernel'
import { addPendingTriggers, pendingAbility } from '../events/triggers.ts'
import {
  cardOf,
  type PlayerId,
  playerOf,
  type Ref,
  refsTo,
  refTo,
  tableOf,
  writeCard,
} from '../model/state.ts'
import { isStillOnField } from '../query/objects.ts'
import { canReserve } from '../query/payment.ts'
import { EXAMPLE_RESOLUTION, type Resolution } from '../query/resolution.ts'
import { destroyed, destroyedOf } from './destroyed.ts'
import { reservePayment, reservePaymentOf } from './payment.ts'

/** A player pays for objects with wither counters, or sacrifices them (GA-CTR-6). */
interface Withering {
  readonly you: PlayerId
  readonly cards: readonly Ref[]
  left: readonly Ref[]
  doomed: readonly Ref[]
  pays: boolean
}

const { act, ask, step } = stepVerbs<Withering>()
/** Nothing is played that could not pay for itself: a reservable object pays for its own counters (GA-KW-RESERVABLE). */
const NOTHING = 0
const next = (l: Withering): number => l.left[0]?.card ?? 0

export const withering = chart<Withering>(
  'grand-archive/withering',
  'Wither counters',
  {
    '1-pay': ask('It is paid for, or sacrificed', {
      who: (_, l) => l.you,
      options: (w, l) =>
        canReserve(w, l.you, cardOf(w, next(l)).wither, NOTHING) ? ['pay', 'decline'] : ['decline'],
      take: (_, l, [word]) => {
        l.pays = word === 'pay'
        if (!l.pays) l.doomed = [...l.doomed, ...l.left.slice(0, 1)]
      },
      label: (w, word, l) =>
        word === 'pay'
          ? say`pay ${cardOf(w, next(l)).wither} for ${cardOf(w, next(l)).name}`
          : say`sacrifice ${cardOf(w, next(l)).name}`,
    })
      .call(reservePayment, (w, l) =>
        l.pays ? reservePaymentOf(w, l.you, cardOf(w, next(l)).wither, NOTHING) : null,
      )
      .then((_, l) => {
        l.left = l.left.slice(1)
      })
      .when((_, l) => l.left.length > 0 || routine('nothing withers'))
      .backTo('1-pay', (_, l) => l.left.length > 0)
      .cite('GA-CTR-6', 'GA-CST-8'),
    '2-sacrifice': step('Objects that are not paid for are sacrificed')
      .call(destroyed, (_, l) => destroyedOf(l.doomed, true))
      .when((_, l) => l.doomed.length > 0 || because('all is paid for', 'GA-CTR-6'))
      .cite('GA-CTR-6'),
    '3-clear': act('The counters go', (w, l) => {
      for (const ref of l.cards) if (isStillOnField(w, ref)) writeCard(w, ref.card).wither = 0
    }).cite('GA-CTR-6'),
  },
  {
    subjects: (l) => l.cards.map(({ card }) => card),
    like: { you: 1, cards: [], left: [], doomed: [], pays: false },
  },
)

const witheringOf = (w: World, you: PlayerId): Withering => {
  const cards = refsTo(w, withered(w, you))
  return { you, cards, left: cards, doomed: [], pays: false }
}

const withered = (w: World, player: PlayerId): readonly number[] =>
  playerOf(w, player).field.filter((card) => cardOf(w, card).wither > 0)

export const wither = chart<Resolution>(
  'grand-archive/wither',
  'Wither',
  {
    '1-wither': stepVerbs<Resolution>()
      .step('The turn player pays for what withers')
      .call(withering, (w, l) => witheringOf(w, l.you))
      .cite('GA-CTR-6'),
  },
  { subjects: (l) => [l.source.card], like: EXAMPLE_RESOLUTION },
)

/** At the beginning of a main phase: one trigger for all objects of the turn player with wither counters. */
export function triggerWither(w: World): void {
  const { active } = tableOf(w)
  const [first] = withered(w, active)
  if (first !== undefined)
    addPendingTriggers(w, 'wither', first, [pendingAbility(w, refTo(w, first), wither.id, { you: active })])
}
