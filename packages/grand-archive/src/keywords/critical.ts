import { type Amendment, because, chart, say, type View } from '@battleline/kernel'
import { cardOf, opponentOf, type PlayerId, playerOf, tableOf } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { attackSources } from '../query/attack.ts'
import { keywordOf } from '../query/values.ts'
import type { DamageInstance } from '../replacement/pending-damage.ts'
import { move } from '../zones/move.ts'

/** Whether the opponent discards cards to prevent the doubling of combat damage (GA-KW-CRITICAL). */
export interface Critical {
  readonly opponent: PlayerId
  readonly cards: number
  readonly instance: number
  refused: boolean
}

export const criticalOf = (opponent: PlayerId, cards: number, instance: number): Critical => ({
  opponent,
  cards,
  instance,
  // An opponent with too few cards has no choice.
  refused: true,
})

const { ask, choose } = verbs<Critical>()
const canDiscard = (w: View, l: Critical) =>
  playerOf(w, l.opponent).hand.length >= l.cards ||
  because('the opponent has too few cards in hand', 'GA-KW-CRITICAL')

export const criticalDiscard = chart<Critical>(
  'grand-archive/critical',
  'Critical',
  {
    '1-agree': ask('The opponent may discard to keep the damage from being doubled', {
      who: (_, l) => l.opponent,
      options: () => ['discard', 'refuse'],
      take: (_, l, [word]) => {
        l.refused = word !== 'discard'
      },
      label: (_, word, l) => (word === 'discard' ? say`discard ${l.cards}` : 'refuse'),
    })
      .when(canDiscard)
      .cite('GA-KW-CRITICAL'),
    '2-discard': choose('The cards are discarded', {
      who: (_, l) => l.opponent,
      options: (w, l) => playerOf(w, l.opponent).hand,
      bounds: (_, l) => [l.cards, l.cards],
      take: (w, _, chosen) => {
        for (const card of chosen) move(w, card, 'graveyard')
      },
    })
      .when((_, l) => !l.refused || because('nothing is discarded', 'GA-KW-CRITICAL'))
      .cite('GA-KW-CRITICAL'),
  },
  { like: criticalOf(1, 0, 0) },
)

/** The values of the source and, for an attack, of its weapons and intent add up. The damage doubles once. */
function criticalOn(w: View, one: DamageInstance): number {
  const { combat } = tableOf(w)
  const made = one.attack && combat !== null ? attackSources(w, combat) : [one.from.card]
  return made.reduce((sum, card) => sum + keywordOf(w, card, 'critical'), 0)
}

export function critical(w: View, one: DamageInstance): readonly Amendment[] {
  if (!one.combat || one.amount <= 0) return []
  const cards = criticalOn(w, one)
  if (cards === 0) return []
  const title = say`critical ${cards} doubles it`
  return [
    {
      id: `critical@${one.id}`,
      group: one.id,
      commutes: null,
      who: cardOf(w, one.to.card).controller,
      source: one.from.card,
      title,
      label: say`${cardOf(w, one.from.card).name}: ${title}`,
      cite: ['GA-KW-CRITICAL'],
      apply: () => ({
        chart: criticalDiscard.id,
        locals: criticalOf(opponentOf(one.by), cards, one.id),
      }),
    },
  ]
}
