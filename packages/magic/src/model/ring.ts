import type { World } from '@battleline/kernel'
import type { Ability, Predicate, Sentence } from '../text/structure.ts'
import { type Effect, permanentOf, permanents, writePermanent } from './state.ts'

// The Ring: what the emblem of a player says of the creature that bears the Ring for them (701.54c). The emblem gets one
// more ability each of the first four times.

const ONE = { kind: 'number', value: 1 } as const
const OPPONENTS = { kind: 'each', of: { nouns: ['opponent'] } } as const

const whenever = (
  event: (Ability & { readonly kind: 'whenever' })['event'],
  ...does: Sentence[]
): Predicate => ({
  kind: 'grants',
  abilities: [{ kind: 'whenever', event, does }],
})

const ABILITIES: readonly (readonly Predicate[])[] = [
  [{ kind: 'is legendary' }, { kind: 'cannot be blocked', by: { kind: 'greater power' } }],
  [
    whenever(
      { kind: 'attacks' },
      { does: { kind: 'draw', amount: ONE } },
      { does: { kind: 'discards', who: { kind: 'you' }, amount: ONE } },
    ),
  ],
  [
    whenever(
      { kind: 'blocked by', object: { nouns: ['creature'] } },
      { does: { kind: 'sacrifice later', who: { kind: 'it' }, at: 'end of combat' } },
    ),
  ],
  [
    whenever(
      { kind: 'deals damage', combat: true, object: 'a player' },
      { does: { kind: 'life', who: OPPONENTS, does: 'loses', amount: { kind: 'number', value: 3 } } },
    ),
  ],
]

/** What the Ring says of its bearer once it has tempted the bearer's player so often. */
export const ringEffects = (you: number, tempted: number, at: number): readonly Effect[] =>
  ABILITIES.slice(0, tempted)
    .flat()
    .map((does) => ({ kind: 'is', does, until: 'game', at, ring: you }))

export const isOfRing = (one: Effect): boolean => one.kind === 'is' && one.ring !== undefined

/** Nothing bears the Ring for a player any more. */
export function layDownRing(w: World, you: number): void {
  for (const card of permanents(w)) {
    const { effects } = permanentOf(w, card)
    const left = effects.filter((one) => one.kind !== 'is' || one.ring !== you)
    if (left.length < effects.length) writePermanent(w, card).effects = left
  }
}
