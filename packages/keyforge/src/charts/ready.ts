import type { PlayerId } from '@battleline/card-game'
import { chart, type GameEvent, routine, say, type View, type World } from '@battleline/kernel'
import { expireInReadyStep } from '../effects/lasting.ts'
import { facts } from '../events/triggers.ts'
import { damageBatch, damageInstance } from '../model/damage.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf, playerOf, refTo, tableOf, writeCard } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { activeEffects, effectsFor, isKeywordAround } from '../query/active-effects.ts'
import { isInPlay } from '../query/board.ts'
import { playerRulesFor } from '../query/player-rules.ts'
import { matchesPrinted } from '../query/printed-filter.ts'
import { has } from '../query/values.ts'
import { KEYWORD } from '../vocabulary.ts'
import { damage } from './damage.ts'
import { window, windowOver } from './window.ts'

/** Step 4 of a turn. */
export interface Readying {
  readonly you: PlayerId
  /** The exhausted cards still to be readied. */
  left: readonly number[]
  /** The card whose text replaces readying creatures, and the number of exhausted ones. */
  instead: { readonly card: number; readonly amount: number } | null
  facts: readonly GameEvent[]
}

export const readying = (you: PlayerId): Readying => ({ you, left: [], instead: null, facts: [] })

const { act, choose } = verbs<Readying>()

export const ready = chart<Readying>(
  'keyforge/ready',
  'Ready cards',
  {
    '1-exhausted': act('Every exhausted card is to be readied', (w, l) => {
      l.left = exhausted(w, l.you)
      expireInReadyStep(w, l.you)
    }).cite('KF-RDY-1'),
    '2-instead': choose('Something else happens instead of readying creatures', {
      who: (w) => tableOf(w).active,
      options: (w, l) => replacing(w, l),
      take: (w, l, [card]) => replace(w, l, Number(card)),
    })
      .when((w, l) => replacing(w, l).length > 0 || NOT_REPLACED)
      .call(damage, (w, { instead }) =>
        instead === null
          ? null
          : damageBatch([damageInstance(refTo(w, instead.card), instead.card, 'ability', instead.amount)]),
      )
      .cite('KF-RPL-1', 'KF-RPL-3'),
    '3-entrench': choose('Entrenched creatures may stay exhausted', {
      who: (w) => tableOf(w).active,
      options: (w, l) => l.left.filter((card) => has(w, card, KEYWORD.entrench)),
      bounds: (_w, _l, count) => [0, count],
      take: (_, l, chosen) => {
        l.left = l.left.filter((card) => !chosen.includes(card))
      },
      label: (w, card) => say`${cardOf(w, Number(card)).name} stays exhausted`,
    })
      .when((w, l) => anyEntrenched(w, l) || NOBODY_ENTRENCHED)
      .cite('KF-ENT-1'),
    '3-limit': choose('A limited number becomes ready', {
      who: (w) => tableOf(w).active,
      options: (w, l) => limited(w, l)?.cards ?? NOBODY,
      bounds: (w, l) => {
        const most = limited(w, l)?.most ?? 0
        return [most, most]
      },
      take: (w, l, chosen) => {
        const { cards = NOBODY } = limited(w, l) ?? {}
        l.left = l.left.filter((card) => !cards.includes(card) || chosen.includes(card))
      },
    })
      .when((w, l) => limited(w, l) !== null || NO_LIMIT)
      .backTo('3-limit', (w, l) => limited(w, l) !== null)
      .cite('KF-GEN-2', 'KF-RDY-1'),
    '4-ready': act('Cards are readied', readyAll)
      .when(
        (w, l) => !isWatched(w) || l.left.length < 2 || routine('something watches the order', 'KF-RDY-1'),
      )
      .call(window, (_, l) => windowOver(l.facts))
      .cite('KF-RDY-1'),
    '5-one': choose('The next card is readied', {
      who: (w) => tableOf(w).active,
      options: (w, l) => pendingTrigger(w, l),
      take: (w, l, [card]) => readyOne(w, l, Number(card)),
    })
      .when((w, l) => pendingTrigger(w, l).length > 0 || NOTHING_LEFT)
      .call(window, (_, l) => windowOver(l.facts))
      .backTo('5-one', (w, l) => pendingTrigger(w, l).length > 0)
      .cite('KF-RDY-1'),
  },
  { subjects: (l) => [l.you], like: readying(1) },
)

const NOBODY: readonly number[] = []
const NOT_REPLACED = routine('nothing replaces it', 'KF-RPL-1')
const NOTHING_LEFT = routine('nothing is left to be readied', 'KF-RDY-1')
const NOBODY_ENTRENCHED = routine('nothing is entrenched', 'KF-ENT-1')

const anyEntrenched = (w: View, l: Readying): boolean =>
  isKeywordAround(w, KEYWORD.entrench) && l.left.some((card) => has(w, card, KEYWORD.entrench))

const NO_LIMIT = routine('nothing limits how many', 'KF-RDY-1')

/** The cards to ready if a text limits their number; null if none does. */
function limited(w: View, l: Readying): { readonly cards: readonly number[]; readonly most: number } | null {
  for (const { is } of playerRulesFor(w, HOOK.ready, 'ready limit', l.you)) {
    const cards = l.left.filter((card) => matchesPrinted(w, is.of, card))
    if (cards.length > is.most) return { cards, most: is.most }
  }
  return null
}

/** Whether a text prevents a card from readying: always, or in the ready step. */
export const staysExhausted = (w: View, card: number, inStep = false): boolean =>
  effectsFor(w, HOOK.stays, card).some(({ is }) => inStep || is?.kind === 'cannot ready')

function exhausted(w: View, player: PlayerId): readonly number[] {
  const { battleline, artifacts } = playerOf(w, player)
  return [...battleline, ...artifacts].filter(
    (card) => !cardOf(w, card).ready && !staysExhausted(w, card, true),
  )
}

const creatures = (w: View, l: Readying): readonly number[] =>
  l.left.filter((card) => cardOf(w, card).zone === 'battleline')

/** The opponent's cards that replace readying with damage. After the first there is nothing left to replace. */
function replacing(w: View, l: Readying): readonly number[] {
  const effects = activeEffects(w, HOOK.ready)
  if (effects.length === 0 || l.instead !== null || creatures(w, l).length === 0) return NOBODY
  return effects
    .filter((effect) => effect.is?.kind === 'damage instead of readying' && effect.isMet(w))
    .map(({ row }) => row)
    .filter((card) => cardOf(w, card).controller !== l.you)
}

function replace(w: World, l: Readying, card: number): void {
  const stay = creatures(w, l)
  l.instead = { card, amount: stay.length }
  l.left = l.left.filter((one) => !stay.includes(one))
}

/** Without triggers for readying, the order makes no difference. */
const isWatched = (w: View): boolean => activeEffects(w, HOOK.readied).length > 0

/** The cards still to be readied that are still in play and exhausted. */
const pendingTrigger = (w: View, l: Readying): readonly number[] =>
  l.left.length === 0
    ? NOBODY
    : l.left.filter(
        (card) => isInPlay(w, card) && cardOf(w, card).controller === l.you && !cardOf(w, card).ready,
      )

function readyAll(w: World, l: Readying): void {
  const cards = pendingTrigger(w, l)
  for (const card of cards) writeCard(w, card).ready = true
  l.facts = facts(w, 'readied', cards, { user: l.you })
  l.left = []
}

function readyOne(w: World, l: Readying, card: number): void {
  writeCard(w, card).ready = true
  l.facts = facts(w, 'readied', [card], { user: l.you })
  l.left = l.left.filter((one) => one !== card)
}
