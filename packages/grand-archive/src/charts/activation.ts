import { chart, routine, type Start, stepVerbs, type View, type World } from '@battleline/kernel'
import { rememberActivation } from '../events/activations.ts'
import { emit, pendingAbility } from '../events/triggers.ts'
import { remember } from '../model/memory.ts'
import {
  cardOf,
  type PlayerId,
  type Remembered,
  refsTo,
  refTo,
  tableOf,
  writeCard,
  writeTable,
} from '../model/state.ts'
import { type Activation, activeVariants, preparationCost } from '../moves/activate.ts'
import { alternativeOf, reserveCost } from '../moves/activation-costs.ts'
import { openBonuses } from '../query/bonuses.ts'
import { isSpell } from '../query/empowered.ts'
import { waitingFor } from '../query/next-card.ts'
import { championOf, elementsOf } from '../query/objects.ts'
import { startResolution } from '../query/resolution.ts'
import { restrictionHolds } from '../query/values.ts'
import type { Paid } from '../vocabulary.ts'
import { move } from '../zones/move.ts'
import { addToStack } from '../zones/stack.ts'
import { brewing } from './brewing.ts'
import { type ReservePayment, reservePayment, reservePaymentOf } from './payment.ts'
import { type Targeting, targeting, targetingOf } from './targeting.ts'

const { act, ask, step } = stepVerbs<Activation>()

/** Activates a card: it is announced, its costs are paid, and it goes on the Effects Stack. */
export const activation = chart<Activation>(
  'grand-archive/activation',
  'Activation',
  {
    '1-announce': act('The card is announced; an attack card rests who attacks', announce).cite(
      'GA-CMB-4',
      'GA-CMB-5',
    ),
    '1-mode': ask('Its modes are chosen', {
      who: (_, l) => l.by,
      options: (w, l) => (activeVariants(w, l.by, l.card) ?? []).map(({ chartId = '' }) => chartId),
      take: (_, l, [word]) => {
        l.mode = String(word)
      },
      label: (w, word, l) =>
        activeVariants(w, l.by, l.card)?.find(({ chartId }) => chartId === word)?.words ?? String(word),
    })
      .when((w, l) => activeVariants(w, l.by, l.card) !== null || routine('it has no modes'))
      .cite('GA-ABL-3'),
    '1-targets': step('The targets of its modes are chosen')
      .call(
        targeting,
        (w, l) => targetingOf(pendingAbility(w, refTo(w, l.card), l.mode, { you: l.by })),
        (_, l, { targets }: Targeting) => {
          l.targets = targets
        },
      )
      .when((w, l) => activeVariants(w, l.by, l.card) !== null || routine('it has no modes'))
      .cite('GA-DMG-4'),
    '2-extra': step('Its other cost from the graveyard is paid')
      .run((w, l) => {
        const [next] = l.first
        l.first = []
        return next === undefined ? null : payment(w, l, next)
      })
      .when((_, l) => l.first.length > 0 || routine('it costs nothing besides'))
      .cite('GA-KEY-EPHEMERATE'),
    '2-reserve': step('Its reserve cost is paid')
      .call(
        reservePayment,
        (w, l) =>
          l.instead ? null : reservePaymentOf(w, l.by, reserveCost(w, l.card, targetsOf(l)), l.card),
        (_, l, { reserved }: ReservePayment) => {
          l.reserved = reserved
        },
      )
      .cite('GA-CST-1'),
    '2-brew': step('It is brewed instead')
      .call(brewing, (_w, l) => ({ by: l.by, card: l.card, chosen: [] }))
      .when((w, l) => (l.instead && isBrewed(w, l)) || routine('it is not brewed'))
      .cite('GA-KEY-BREW'),
    '2-imbue': ask('The reserved cards may be revealed, so that it becomes imbued', {
      who: (_, l) => l.by,
      options: () => ['reveal', 'decline'],
      take: (w, l, [word]) => {
        if (word === 'reveal') imbue(w, l)
      },
      label: (_, word) => (word === 'reveal' ? 'reveal the reserved cards' : 'decline'),
    })
      .when((w, l) => (!l.instead && canImbue(w, l)) || routine('it cannot be imbued'))
      .cite('GA-KEY-IMBUE'),
    '2-costs': step('Additional costs are paid')
      .run((w, l) => {
        const [next, ...left] = l.costs
        if (next === undefined) return null
        l.costs = left
        return payment(w, l, next)
      })
      .when((_, l) => l.costs.length > 0 || routine('there are no additional costs'))
      .backTo('2-costs', (_, l) => l.costs.length > 0)
      .cite('GA-REC-4'),
    '3-stack': act('It is put on the Effects Stack', stack).cite('GA-DEF-7'),
  },
  {
    subjects: (l) => [l.card],
    like: {
      by: 1,
      card: 0,
      prepared: false,
      instead: false,
      commands: null,
      targets: [],
      mode: '',
      first: [],
      costs: [],
      reserved: [],
    },
  },
)

const payment = (w: World, { card, by }: Activation, chart: string): Start => ({
  chart,
  locals: startResolution(pendingAbility(w, refTo(w, card), chart, { you: by })),
})

const targetsOf = ({ targets }: Activation): readonly number[] => targets.map(({ card }) => card)

const isBrewed = (w: View, { card }: Pick<Activation, 'card'>): boolean =>
  alternativeOf(w, card)?.clause.kind === 'brew'

function announce(w: World, { card, by, commands, prepared, instead }: Activation): void {
  const paid: readonly Paid[] = [
    ...(cardOf(w, card).zone === 'graveyard' ? (['ephemeral'] as const) : []),
    ...(prepared ? (['prepared'] as const) : []),
    ...(instead && isBrewed(w, { card }) ? (['brewed'] as const) : []),
  ]
  move(w, card, 'stack', by)
  if (paid.length > 0) writeCard(w, card).paid = paid
  if (isSpell(w, card)) empower(w, card, by)
  useNext(w, card, by)
  const champion = championOf(w, by)
  if (prepared && champion >= 0) writeCard(w, champion).preparation -= preparationCost(w, card)
  if (cardOf(w, card).$def.type !== 'attack') return
  const attacker = commands === null ? champion : commands.card
  if (attacker >= 0) writeCard(w, attacker).rested = true
}

/** The fewest revealed cards of its element that imbue a card; several numbers of one card count once. */
function canImbue(w: View, { by, card, reserved }: Activation): boolean {
  const numbers = cardOf(w, card).$def.abilities.flatMap(({ clause }) =>
    clause.kind === 'keyword' &&
    clause.keyword === 'imbue' &&
    (clause.when === undefined || restrictionHolds(w, clause.when, card, by))
      ? [clause.value]
      : [],
  )
  if (numbers.length === 0) return false
  // Where costs are paid outside the engine, the player says what was revealed.
  if (!tableOf(w).whole) return true
  const ofElement = reserved.filter((one) => sharesElement(w, one, card))
  return ofElement.length >= Math.min(...numbers)
}

const sharesElement = (w: View, one: number, other: number): boolean =>
  elementsOf(w, one).some((element) => elementsOf(w, other).includes(element))

/** The cards lie face up in the memory until the card is activated; they are not revealed from it. */
function imbue(w: World, { card, reserved }: Activation): void {
  remember(w, ...refsTo(w, reserved).map((ref) => ({ kind: 'revealed', ...ref }) as const))
  writeCard(w, card).paid = [...cardOf(w, card).paid, 'imbued']
}

/** A Spell card uses up everything that waits for one (GA-KEY-EMPOWER). */
function empower(w: World, card: number, by: PlayerId): void {
  const { memory } = tableOf(w)
  const waits = (one: Remembered) => one.kind === 'empowered' && one.spell === null && one.you === by
  if (!memory.some(waits)) return
  w.reportRule('GA-KEY-EMPOWER')
  writeTable(w).memory = memory.map((one) => (waits(one) ? { ...one, spell: refTo(w, card) } : one))
}

/** The next card of a kind uses up what waits for it. */
function useNext(w: World, card: number, by: PlayerId): void {
  const waiting = waitingFor(w, by, card)
  if (waiting.length === 0) return
  writeTable(w).memory = tableOf(w).memory.map((one) =>
    one.kind === 'next card' && waiting.includes(one) ? { ...one, used: refTo(w, card) } : one,
  )
}

function stack(w: World, { card, by, targets, prepared, commands, mode }: Activation): void {
  const resolves = cardOf(w, card).$def.abilities.find(({ clause }) => clause.kind === 'resolve')
  const ability = pendingAbility(w, refTo(w, card), mode === '' ? (resolves?.chart?.id ?? '') : mode, {
    you: by,
    targets,
  })
  addToStack(w, 'card', { ...ability, bonuses: openBonuses(w, card, by) }, { prepared, commands })
  emit(w, { kind: 'activated', it: refTo(w, card) })
  if (cardOf(w, card).paid.includes('brewed')) emit(w, { kind: 'brewed', it: refTo(w, card) })
  rememberActivation(w, by, card)
}
