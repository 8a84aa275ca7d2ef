import { phrase } from '@battleline/language'
import type { Effect } from './effects/effect.ts'
import type { Sentence } from './structure.ts'
import type { Target } from './targets.ts'

/*
 * "Deal 2 damage to a creature. If it is stunned, deal 4 damage instead.": to the same. Reading writes out to whom.
 */

export const elliptic = [
  phrase('plain', 'if', 'if {condition:condition}, {effects:elliptic+" and "}', { fixed: { instead: true } }),
  phrase('elliptic', 'deal', 'deal {amount:number} (damage|<D>|) {to:the-same}'),
  phrase('the-same', 'the same', 'instead'),
]

type Damaging = Extract<Effect, { readonly kind: 'deal' }>

/** Only as it was read: nothing else has such a target. */
const isOfTheSame = (effect: Effect): effect is Damaging =>
  effect.kind === 'deal' && (effect.to as { readonly kind: string }).kind === 'the same'

export const isElliptic = (sentence: Sentence): boolean =>
  typeof sentence === 'object' && 'effects' in sentence && sentence.effects.some(isOfTheSame)

/** What the sentence before deals damage to; null where it deals none. */
export function dealtTo(before: Sentence | undefined): Target | null {
  const last = typeof before === 'object' && 'effects' in before ? before.effects.at(-1) : undefined
  return last?.kind === 'deal' ? last.to : null
}

const CHOSEN: readonly Target['kind'][] = [
  ...(['choose', 'up to', 'some', 'any number', 'neighbor'] as const),
  ...(['most powerful', 'least powerful'] as const),
]

/** Sentences with the target of the one before written out: “it”, where that is chosen. */
export const filledIn = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.map((sentence, at) => {
    if (!isElliptic(sentence)) return sentence
    const to = dealtTo(sentences[at - 1])
    if (to === null || !('effects' in sentence)) return sentence
    const same: Target = CHOSEN.includes(to.kind) ? { kind: 'it' } : to
    return {
      ...sentence,
      effects: sentence.effects.map((one) => (isOfTheSame(one) ? { ...one, to: same } : one)),
    }
  })
