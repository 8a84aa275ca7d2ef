import { because, CHANCE, chart, type Start, type View, type World } from '@battleline/kernel'
import { type Deaths, startDeaths } from '../events/death.ts'
import { playerOf, playersOf, type Ref, refTo } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { sacrificeCandidates } from '../query/object-filter.ts'
import { amountOf, type Resolution, referencedPlayers } from '../query/resolution.ts'
import type { Cost, Instruction, ObjectFilter } from '../text/structure.ts'

/** Players choose their sacrifices one after the other; all are sacrificed together (MTG-GEN-2). */
export interface SacrificeChoice {
  readonly left: readonly number[]
  readonly amount: number
  readonly of: ObjectFilter
  /** The source of the instruction. */
  readonly source: number
  readonly chosen: readonly Ref[]
}

export function sacrifices(
  w: World,
  l: Resolution,
  one: Extract<Instruction, { readonly kind: 'sacrifices' }>,
): Start | null {
  const meant = referencedPlayers(w, l, one.who)
  const { source } = l.item
  const asked: SacrificeChoice = {
    left: playersOf(w).filter((player) => meant.includes(player)),
    amount: amountOf(w, l, one.amount),
    of: one.of,
    source,
    chosen: [],
  }
  const able = asked.left.filter((player) => ownOf(w, asked, player).length > 0)
  l.completed = able.length > 0 && asked.amount > 0
  return l.completed ? { chart: sacrifice.id, locals: { ...asked, left: able } } : null
}

const ownOf = (w: View, { of, source }: SacrificeChoice, player: number): number[] =>
  sacrificeCandidates(w, of, player, source)

const isAlong = (cost: Cost): boolean => cost.kind === 'sacrifice' && cost.along === true

/** A player sacrifices as a cost of an ability: its source, a choice, or both at once. */
export function startSacrifice(costs: readonly Cost[], player: number, self: Ref): Start | null {
  const chosen = costs.some((cost) => cost.kind === 'sacrifice self' || isAlong(cost)) ? [self] : []
  const [other] = costs.flatMap((cost) => (cost.kind === 'sacrifice' ? [cost] : []))
  if (other === undefined) return chosen.length === 0 ? null : startDeaths(chosen, 'sacrificed')
  const locals: SacrificeChoice = {
    left: [player],
    amount: other.amount,
    of: other.of,
    source: self.card,
    chosen,
  }
  return { chart: sacrifice.id, locals }
}

/** What a player sacrificed in a chart that has ended; null if nobody sacrifices in that chart. */
export function sacrificedIn(child: object): readonly Ref[] | null {
  if ('left' in child && 'of' in child && 'chosen' in child) return (child as SacrificeChoice).chosen
  if (!('deaths' in child)) return null
  const all = (child as Deaths).deaths.filter(({ cause }) => cause === 'sacrificed')
  return all.length === 0 ? null : all.map(({ ref }) => ref)
}

const asking = verbs<{ -readonly [K in keyof SacrificeChoice]: SacrificeChoice[K] }>()

export const sacrifice = chart<{ -readonly [K in keyof SacrificeChoice]: SacrificeChoice[K] }>(
  'magic/sacrifice',
  'Players sacrifice',
  {
    '1-choose': asking
      .choose('The permanents to sacrifice', {
        who: (_, { left: [player = 1] }) => player,
        options: (w, l) => ownOf(w, l, l.left[0] ?? 0),
        bounds: (_, l, count) => [Math.min(l.amount, count), Math.min(l.amount, count)],
        take: (w, l, cards) => {
          l.chosen = [...l.chosen, ...cards.map((card) => refTo(w, card))]
          l.left = l.left.slice(1)
        },
      })
      .backTo('1-choose', (_, l) => l.left.length > 0)
      .cite('MTG-GEN-2', 'MTG-KEY-17'),
    '2-go': asking
      .step('All of it goes together')
      .run((_, l) => startDeaths(l.chosen, 'sacrificed'))
      .cite('MTG-GEN-8'),
  },
  { like: { left: [], amount: 0, of: { nouns: [] }, source: 0, chosen: [] } },
)

/** A random opponent. */
export interface RandomOpponent {
  readonly you: number
  found: readonly Ref[]
}

export const randomOpponent = (_: World, l: Resolution): Start => ({
  chart: pickOpponent.id,
  locals: { you: l.item.you, found: [] } satisfies RandomOpponent,
})

export const pickOpponent = chart<RandomOpponent>(
  'magic/random-opponent',
  'An opponent is chosen at random',
  {
    '1-pick': verbs<RandomOpponent>()
      .choose('Chance picks an opponent', {
        who: () => CHANCE,
        options: (w, l) => playersOf(w).filter((player) => player !== l.you && !playerOf(w, player).lost),
        take: (w, l, [player]) => {
          l.found = [refTo(w, Number(player))]
        },
      })
      .when(
        (w, l) =>
          playersOf(w).some((player) => player !== l.you && !playerOf(w, player).lost) ||
          because('there is no opponent'),
      )
      .cite('MTG-CST-2'),
  },
  { like: { you: 1, found: [] } },
)
