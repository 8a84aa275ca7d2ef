import { opponentOf, type PlayerId } from '@battleline/card-game'
import {
  because,
  chart,
  type GameEvent,
  type Message,
  type Reason,
  routine,
  say,
  type View,
  type World,
  word,
} from '@battleline/kernel'
import { playerFacts, triggersOf } from '../events/triggers.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf, playerOf, tableOf, writeCard, writePlayer, writeTable } from '../model/state.ts'
import { recordHistory } from '../model/turn-history.ts'
import { verbs } from '../model/verbs.ts'
import { activeEffects } from '../query/active-effects.ts'
import { youOf } from '../query/board.ts'
import {
  keepsFromForging,
  keyCost,
  limitsForging,
  needsAnotherKey,
  spendable,
  spendableCards,
  unforged,
} from '../query/keys.ts'
import { addToPool } from '../rules/pool.ts'
import { KEYS, type Key } from '../vocabulary.ts'
import { afterLeaving, type Leaving, leave, leaving } from './leave.ts'

/** A key to be forged. */
export interface Forging {
  /** The player who forges it. */
  readonly you: PlayerId
  /** Added to the current cost. */
  readonly change: number
  /** The only key that may be forged; null for any. */
  readonly only: Key | null
  /** The Æmber still to be paid, and all that is paid. */
  left: number
  paid: number
  /** The cards whose Æmber may be spent, as far as they were not asked about yet. */
  sources: readonly number[]
  /** The cards that may be spent themselves, each as 1 Æmber, until they were asked about. */
  cards: readonly number[]
  /** The events of those that left play. */
  gone: readonly GameEvent[]
  key: Key | null
  forged: boolean
  /** True if another effect replaces it. */
  instead: boolean
  facts: readonly GameEvent[]
}

/** A change that makes any cost 0, whatever effects add. */
export const AT_NO_COST = -1_000_000

export const forging = (you: PlayerId, change = 0, only: Key | null = null): Forging => ({
  you,
  change,
  only,
  left: 0,
  paid: 0,
  sources: [],
  cards: [],
  gone: [],
  key: null,
  forged: false,
  instead: false,
  facts: [],
})

const { act, amend, ask, choose } = verbs<Forging>()

/** Forging is mandatory if it can be paid, and the active player decides all of it (KF-FRG-1, KF-FRG-4). */
/** Whether the player can forge another key in the step for it. */
export const canForge = (w: View, you: PlayerId): boolean => {
  const l = forging(you)
  const left = Math.min(...costsOf(w, l))
  return affordable(w, { ...l, left, sources: spendable(w, you), cards: spendableCards(w, you) }) === true
}

export const forge = chart<Forging>(
  'keyforge/forge',
  'Forge a key',
  {
    '1-cost': act('The cost of a key', workOut).cite('KF-FRG-1'),
    '1-color': ask('Which key is forged if their costs differ', {
      who: (w) => tableOf(w).active,
      options: payable,
      take: (w, l, [key]) => {
        l.key = key as Key
        l.left = costOf(w, l, l.key)
        l.paid = l.left
      },
      label: (_, key) => say`the ${word(String(key))} key`,
    })
      .when((w, l) => (costsOf(w, l).size < 2 ? ONE_COST : payable(w, l).length > 0 || TOO_DEAR))
      .cite('KF-FRG-2'),
    '1-instead': amend('A key would be forged').when(affordable).cite('KF-RPL-1'),
    '2-spend': ask('Æmber on cards is spent', {
      who: (w) => tableOf(w).active,
      options: (w, l) => amounts(w, l),
      take: (w, l, [amount]) => spend(w, l, Number(amount)),
      label: (w, amount, l) => say`${amount} from ${cardOf(w, l.sources[0] ?? l.you).name}`,
    })
      .when((w, l) => (l.sources.length > 0 && affordable(w, l) === true ? true : NO_SOURCE))
      .backTo('2-spend', (_, l) => l.sources.length > 0)
      .cite('KF-FRG-2', 'KF-FRG-4'),
    '2-cards': choose('Cards are spent as Æmber', {
      who: (w) => tableOf(w).active,
      options: (_, l) => l.cards,
      bounds: (w, l, count) => [
        Math.min(count, Math.max(0, l.left - playerOf(w, l.you).aember)),
        Math.min(count, l.left),
      ],
      take: (_, l, cards) => {
        l.cards = cards
        l.left -= cards.length
      },
    })
      .when((w, l) => (l.cards.length > 0 && affordable(w, l) === true ? true : NO_CARD))
      .call(leave, (_, l) => (l.cards.length > 0 ? leaving(l.cards, 'discard') : null), takeFacts)
      .call(afterLeaving, (_, l) => (l.gone.length > 0 ? { facts: l.gone } : null))
      .cite('KF-FRG-2', 'KF-FRG-4', 'KF-WRD-8'),
    '3-key': ask('Which key is forged', {
      free: true,
      who: (w) => tableOf(w).active,
      options: (w, l) => KEYS.filter((key) => isChoosable(w, l, key)),
      take: (_, l, [key]) => {
        l.key = key as Key
      },
      label: (_, key) => say`the ${word(String(key))} key`,
    })
      .when(hasColor)
      .cite('KF-FRG-2'),
    '4-forge': act('The cost goes to the common supply, the key is forged', forgeKey)
      .when(affordable)
      .cite('KF-FRG-2', 'KF-TRN-3'),
    '5-after': act('After a key is forged', (w, l) => {
      l.facts = playerFacts(w, 'key forged', l.you, {
        amount: l.paid,
        how: isInStep(w, l) ? 'in step' : undefined,
      })
    })
      .when((_, l) => l.forged || NOT_FORGED)
      .offer({ entries: (_, l) => triggersOf(l.facts) })
      .cite('KF-FRG-3'),
  },
  { subjects: (l) => [l.you], like: forging(1) },
)

const ONE_COST = routine('every key costs as much', 'KF-FRG-1')
const TOO_DEAR = routine('none of them can be paid for', 'KF-FRG-1')
const NO_SOURCE = routine('there is no Æmber on cards that may be spent', 'KF-FRG-2')
const NO_CARD = routine('no card may be spent', 'KF-FRG-2')
const INSTEAD = because('something else happens instead', 'KF-RPL-1')
const COLORLESS = routine('every key is forged, and this is one more', 'KF-FRG-2')
const NOT_FORGED = routine('no key was forged', 'KF-FRG-3')

/** Whether it is forged in the step of the turn for it, by the rule or by a text of that step. */
const isInStep = (w: View, { you }: Forging): boolean =>
  tableOf(w).active === you &&
  w.stack.some(({ chart: { nodes }, at }) => FORGE_STEPS.includes(nodes[at]?.step.id ?? ''))
const FORGE_STEPS = ['keyforge/turn.1-forge', 'keyforge/turn.1-another']

const costOf = (w: View, { you, change }: Forging, key: Key | null): number =>
  Math.max(0, keyCost(w, you, key) + change)

/** The different costs of the keys that the player can forge. */
function costsOf(w: View, l: Forging): ReadonlySet<number> {
  if (isAnother(w, l)) return new Set([costOf(w, l, null)])
  const keys = KEYS.filter((key) => isChoosable(w, l, key))
  // Without cost effects, all keys cost the same.
  const distinct = activeEffects(w, HOOK.keyCost).length === 0 ? keys.slice(0, 1) : keys
  return new Set(distinct.map((key) => costOf(w, l, key)))
}

/** The keys that the player can forge and pay for. */
function payable(w: View, l: Forging): readonly Key[] {
  return KEYS.filter((key) => isChoosable(w, l, key) && canPay(w, { ...l, left: costOf(w, l, key) }))
}

function workOut(w: World, l: Forging): void {
  const costs = costsOf(w, l)
  l.left = costs.size === 0 ? 0 : Math.min(...costs)
  l.paid = l.left
  l.sources = spendable(w, l.you)
  l.cards = spendableCards(w, l.you)
}

/** What was spent is spent; the triggers for leaving play follow. */
function takeFacts(_: World, l: Forging, { facts }: Leaving): void {
  l.cards = []
  l.gone = facts
}

function onSources(w: View, { sources }: Forging): number {
  let sum = 0
  for (const card of sources) sum += cardOf(w, card).aember
  return sum
}

const canPay = (w: View, l: Forging): boolean =>
  playerOf(w, l.you).aember + onSources(w, l) + l.cards.length >= l.left

const isChoosable = (w: View, { you, only, key: chosen }: Forging, key: Key): boolean =>
  (only === null || key === only) &&
  (chosen === null || key === chosen) &&
  !playerOf(w, you).keys.includes(key)

/** One more than the three, which has no color. */
const isAnother = (w: View, { you, only }: Forging): boolean => only === null && needsAnotherKey(w, you)

function hasColor(w: View, l: Forging): true | Reason {
  return isAnother(w, l) ? COLORLESS : affordable(w, l)
}

function affordable(w: View, l: Forging): true | Reason {
  const { name } = playerOf(w, l.you)
  if (l.instead) return INSTEAD
  if (!isAnother(w, l) && !KEYS.some((key) => isChoosable(w, l, key)))
    return because('there is no such unforged key', 'KF-FRG-2')
  const barred = keepsFromForging(w, l.you, 'cannot forge')
  if (barred >= 0) return because(say`${cardOf(w, barred).name} prevents ${name} from forging`, 'KF-GEN-2')
  const limit = limitsForging(w, l.you)
  if (limit >= 0)
    return because(say`${cardOf(w, limit).name} lets ${name} forge no more keys this turn`, 'KF-GEN-2')
  return canPay(w, l) || because(tooFewFor(name, l.left), 'KF-FRG-1')
}

function tooFewFor(player: string, cost: number): Message {
  if (player === 'me') return say`a key costs ${cost} Æmber, and I have not got that much`
  return player === 'you'
    ? say`a key costs ${cost} Æmber, and you have not got that much`
    : say`a key costs ${cost} Æmber, and ${player} has not got that much`
}

/** How much of the next card's Æmber may be spent; at least what the pool and the later cards cannot pay. */
function amounts(w: View, l: Forging): readonly number[] {
  const [card] = l.sources
  if (card === undefined) return []
  const { aember } = cardOf(w, card)
  const elsewhere = playerOf(w, l.you).aember + onSources(w, l) - aember + l.cards.length
  const least = Math.max(0, l.left - elsewhere)
  const most = Math.min(aember, l.left)
  return Array.from({ length: most - least + 1 }, (_, n) => least + n)
}

function spend(w: World, l: Forging, amount: number): void {
  const [card, ...rest] = l.sources
  if (card === undefined) return
  if (amount > 0) writeCard(w, card).aember = cardOf(w, card).aember - amount
  l.left -= amount
  l.sources = rest
}

/** What is spent goes to the opponent's pool if a text of theirs says so. */
function payTo(w: World, { you, paid }: Forging): void {
  const other = opponentOf(you)
  const getsIt = activeEffects(w, HOOK.keyPaid).some(
    (effect) => youOf(w, effect) === other && effect.isMet(w),
  )
  if (getsIt) addToPool(w, other, paid)
}

function forgeKey(w: World, l: Forging): void {
  const { aember, keys } = playerOf(w, l.you)
  const isLast = isAnother(w, l)
  const player = writePlayer(w, l.you)
  player.aember = aember - l.left
  player.keys = KEYS.filter((key) => keys.includes(key) || key === l.key)
  l.forged = true
  payTo(w, l)
  recordHistory(w, 'forged', l.you, l.you)
  if (l.key !== null && !isLast) recordHistory(w, `forged ${l.key}`, l.you, l.you)
  if (isLast || (unforged(w, l.you).length === 0 && !needsAnotherKey(w, l.you))) writeTable(w).winner = l.you
}
