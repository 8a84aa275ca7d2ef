import { because, CHANCE, chart, type Start, type View, verbs, type World } from '@battleline/kernel'
import { type Acting, amountOf, playersMeant } from '../acting.ts'
import { nameOf } from '../asked.ts'
import { startDying } from '../charts/dies.ts'
import { permanentOf, permanents, playerOf, playersOf, type Ref, refTo } from '../state.ts'
import type { Cost, Instruction, Which } from '../text/structure.ts'
import { fits } from '../things.ts'

/** Players who pick what they sacrifice, one after the other; all of it goes together (MTG-GEN-2). */
export interface Sacrificing {
  readonly left: readonly number[]
  readonly amount: number
  readonly of: Which
  /** What says so. */
  readonly source: number
  readonly chosen: readonly Ref[]
}

export function sacrifices(
  w: World,
  l: Acting,
  one: Extract<Instruction, { readonly kind: 'sacrifices' }>,
): Start | null {
  const meant = playersMeant(w, l, one.who)
  const { source } = l.item
  const asked: Sacrificing = {
    left: playersOf(w).filter((player) => meant.includes(player)),
    amount: amountOf(w, l, one.amount),
    of: one.of,
    source,
    chosen: [],
  }
  const able = asked.left.filter((player) => ownOf(w, asked, player).length > 0)
  l.did = able.length > 0 && asked.amount > 0
  return l.did ? { chart: sacrifice.id, locals: { ...asked, left: able } } : null
}

/** What a player can sacrifice of what a text names; `source`: what says so. */
export const canBeSacrificed = (w: View, of: Which, player: number, source: number): number[] =>
  permanents(w).filter(
    (one) =>
      permanentOf(w, one).controller === player && fits(w, of, one, { you: player, self: source, player: 0 }),
  )

const ownOf = (w: View, { of, source }: Sacrificing, player: number): number[] =>
  canBeSacrificed(w, of, player, source)

/** A player sacrifices to pay for an ability: its source, what they choose, or both at one moment. */
export function sacrificing(costs: readonly Cost[], player: number, self: Ref): Start | null {
  const chosen = costs.some(({ kind }) => kind === 'sacrifice self') ? [self] : []
  const [other] = costs.flatMap((cost) => (cost.kind === 'sacrifice' ? [cost] : []))
  if (other === undefined) return chosen.length === 0 ? null : startDying(chosen, 'put into the graveyard')
  const locals: Sacrificing = {
    left: [player],
    amount: other.amount,
    of: other.of,
    source: self.card,
    chosen,
  }
  return { chart: sacrifice.id, locals }
}

const asking = verbs<{ -readonly [K in keyof Sacrificing]: Sacrificing[K] }>()

export const sacrifice = chart<{ -readonly [K in keyof Sacrificing]: Sacrificing[K] }>(
  'magic/sacrifice',
  'Players sacrifice',
  {
    '1-choose': asking
      .ask('What is sacrificed', {
        who: (_, { left: [player = 1] }) => player,
        options: (w, l) => ownOf(w, l, l.left[0] ?? 0),
        bounds: (_, l, count) => [Math.min(l.amount, count), Math.min(l.amount, count)],
        take: (w, l, cards) => {
          l.chosen = [...l.chosen, ...cards.map((card) => refTo(w, Number(card)))]
          l.left = l.left.slice(1)
        },
        label: (w, card) => nameOf(w, Number(card)),
        record: Number,
      })
      .backTo('1-choose', (_, l) => l.left.length > 0)
      .cite('MTG-GEN-2', 'MTG-KEY-17'),
    '2-go': asking
      .step('All of it goes together')
      .run((_, l) => startDying(l.chosen, 'put into the graveyard'))
      .cite('MTG-GEN-8'),
  },
  { like: { left: [], amount: 0, of: { nouns: [] }, source: 0, chosen: [] } },
)

/** An opponent whom chance picks, for somebody. */
export interface PickingOpponent {
  readonly you: number
  found: readonly Ref[]
}

export const randomOpponent = (_: World, l: Acting): Start => ({
  chart: pickOpponent.id,
  locals: { you: l.item.you, found: [] } satisfies PickingOpponent,
})

export const pickOpponent = chart<PickingOpponent>(
  'magic/random-opponent',
  'An opponent is chosen at random',
  {
    '1-pick': verbs<PickingOpponent>()
      .ask('Chance picks an opponent', {
        who: () => CHANCE,
        options: (w, l) => playersOf(w).filter((player) => player !== l.you && !playerOf(w, player).lost),
        take: (w, l, [player]) => {
          l.found = [refTo(w, Number(player))]
        },
        label: (w, player) => nameOf(w, Number(player)),
        record: Number,
      })
      .when(
        (w, l) =>
          playersOf(w).some((player) => player !== l.you && !playerOf(w, player).lost) ||
          because('there is no opponent'),
      ),
  },
  { like: { you: 1, found: [] } },
)
