import { phrase } from '@battleline/language'
import type { Effect } from '../effects/effect.ts'
import type { Target } from '../selections/target-nodes.ts'
import type { Sentence } from '../structure.ts'

/*
 * "Deal 2 damage to a creature. If it is stunned, deal 4 damage instead.": to the same. Reading writes out to whom.
 * "If there are 6 or more glory counters on Brute, remove 6 of them.": of those that were asked for, in the same way.
 */

const THE_SAME = { kind: 'the same' } as const
const REMOVE = '{may=you may} remove {effects.amount:removed-amount} of them'
/** "If there are 6 or more, gain 3Æ.": of what the sentence before has counted. */
const COUNTED = [
  '{condition.least:#} or more',
  'exactly {condition.exactly:#}',
  '{condition.most:#} or fewer',
]
const countedAgain = COUNTED.map((many) =>
  phrase('plain-sentence', 'if', `if there are ${many}, {effects:effect+", and"}`, {
    fixed: { condition: { kind: 'there are', of: THE_SAME } },
  }),
)

const AND_MORE = ' and {besides:effect+" and "}'
const OF_THEM = {
  condition: { kind: 'has counters' },
  effects: [{ kind: 'remove counters', from: THE_SAME }],
} as const

/** "Each creature with armor loses all armor this turn and is dealt 1 damage": each of them is; reading makes a sentence of it. */
export const dealtToThem = [
  phrase(
    'plain-sentence',
    'do',
    '{effects:cards-last+"; "} and (is|are) dealt {also.effects:dealt-to-them+"; "}',
    {
      fixed: { also: { kind: 'do' } },
    },
  ),
  phrase('cards-last', 'lasting', '{is:lasting} {until:span}'),
  phrase('dealt-to-them', 'for each', '{does.amount:number} (damage|<D>|) for each {of:counted~one}', {
    fixed: { does: { kind: 'deal', to: { kind: 'it', many: true } } },
  }),
  phrase('dealt-to-them', 'deal', '{amount:number} (damage|<D>)', {
    fixed: { to: { kind: 'it', many: true } },
  }),
]

// Their nodes are no effects until the target is written out, so that the compiler does not check these phrases.
export const elliptic = [
  ...countedAgain,
  phrase(
    'plain-sentence',
    'if',
    'deal {effects.amount:number} (damage|<D>|) instead if {condition:condition}',
    { fixed: { instead: true, effects: [{ kind: 'deal', to: THE_SAME }] } },
  ),
  phrase(
    'plain-sentence',
    'if',
    'if {condition:condition}, deal {effects.amount:number} (damage|<D>|) instead',
    {
      fixed: { instead: true, effects: [{ kind: 'deal', to: THE_SAME }] },
    },
  ),
  phrase(
    'plain-sentence',
    'if',
    `if there are {condition.least:#} or more {condition.counter:word} counters on {condition.of:own-card-or-it}, ${REMOVE}`,
    {
      fixed: OF_THEM,
      reads: [
        `if {condition.of:own-card-or-it} has {condition.least:#} or more {condition.counter:word} counters [on it], ${REMOVE}`,
        `if there are at least {condition.least:#} {condition.counter:word} counters on {condition.of:own-card-or-it}, ${REMOVE}`,
      ],
    },
  ),
  phrase(
    'plain-sentence',
    'if',
    `if there are {condition.least:#} or more {condition.counter:word} counters on {condition.of:own-card-or-it}, ${REMOVE}${AND_MORE}`,
    {
      fixed: OF_THEM,
      reads: [
        `if there are {condition.least:#} or more {condition.counter:word} counters on {condition.of:own-card-or-it}, ${REMOVE.replace(' of them', '')}${AND_MORE}`,
      ],
    },
  ),
]

type Damaging = Extract<Effect, { readonly kind: 'deal' }>

/** Only as it was read: nothing else has such a target. */
export const isTheSame = ({ kind }: { readonly kind: string }): boolean => kind === 'the same'

const isOfTheSame = (effect: Effect): effect is Damaging => effect.kind === 'deal' && isTheSame(effect.to)

/** With the counters that the condition asks for written out: their name, and the card that they lie on. */
export function ofThoseCounted(sentence: Conditional): Conditional {
  const { condition } = sentence
  if (condition.kind !== 'has counters') return sentence
  const { counter, of } = condition
  const effects = sentence.effects.map((one) =>
    one.kind === 'remove counters' && isTheSame(one.from) ? { ...one, from: of, counter } : one,
  )
  return { ...sentence, effects }
}
type Conditional = Extract<Sentence, { readonly kind: 'if' }>

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
    if (isCountedAgain(sentence)) return withCounted(sentences.slice(0, at), sentence)
    if (!isElliptic(sentence)) return sentence
    const to = dealtTo(sentences[at - 1])
    if (to === null || !('effects' in sentence)) return sentence
    const same: Target = CHOSEN.includes(to.kind) ? { kind: 'it' } : to
    return {
      ...sentence,
      effects: sentence.effects.map((one) => (isOfTheSame(one) ? { ...one, to: same } : one)),
    }
  })

/** Only as it was read. */
export const isCountedAgain = (sentence: Sentence): sentence is Conditional =>
  sentence.kind === 'if' && sentence.condition.kind === 'there are' && isTheSame(sentence.condition.of)

/** With what an earlier sentence has counted written out. */
function withCounted(before: readonly Sentence[], sentence: Conditional): Conditional {
  const counted = before.flatMap((one) =>
    one.kind === 'if' && one.condition.kind === 'there are' && !isTheSame(one.condition.of)
      ? one.condition.of
      : [],
  )
  const of = counted.at(-1)
  const { condition } = sentence
  return of === undefined || condition.kind !== 'there are'
    ? sentence
    : { ...sentence, condition: { ...condition, of } }
}

/** "If …, gain 3Æ, otherwise steal 1Æ.", "Steal 1Æ and, if …, draw a card." */
export function sentencesApart(sentence: Sentence): readonly Sentence[] {
  if (sentence.kind === 'do' && sentence.also !== undefined) {
    const { also, ...first } = sentence
    return [first, ...sentencesApart(also)]
  }
  if (sentence.kind === 'do' && sentence.unless !== undefined) {
    const { unless, effects } = sentence
    const [first] = effects
    // "They" are those who would do it.
    const who = first?.kind === 'does' ? first.who : 'that player'
    const own = unless.map((one) =>
      one.kind === 'does' && one.who === 'that player' ? { ...one, who } : one,
    )
    return [
      { kind: 'do', may: true, effects: own },
      { kind: 'if', condition: { kind: 'did not' }, effects },
    ]
  }
  if (sentence.kind === 'if' && sentence.besides !== undefined) {
    const { besides, ...first } = sentence
    return sentencesApart({ ...first, effects: [...first.effects, ...besides] })
  }
  if (sentence.kind !== 'if' || sentence.otherwise === undefined) return [sentence]
  const { otherwise, ...first } = sentence
  return [first, { kind: 'otherwise', effects: otherwise }]
}
