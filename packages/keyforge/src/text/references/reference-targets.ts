import { sentencesApart } from '../sentences/omitted-words.ts'
import {
  type Bold,
  type Condition,
  type Effect,
  eventsIn,
  type Printed,
  type Sentence,
  type Standing,
  type Target,
} from '../structure.ts'
import { GIVEN, mentions } from './references.ts'

/** An ability that speaks of cards as it resolves. */
export type Speaking = Exclude<Bold | Standing, { readonly kind: 'constant' }>

/**
 * The sentence or effect with the first pronoun that nothing before it, and nothing beside it, can be meant by; null
 * where all have something to point at. It would be carried out with no card and do nothing.
 */
export function pointsAtNothing(ability: Speaking): object | null {
  switch (ability.kind) {
    case 'replacement': {
      // "It" is the card that would be destroyed, unless the condition speaks of others.
      const { condition, cost = [], effects, named } = ability.does
      const isClear = named === true || condition === undefined || !names(condition) || finds(condition)
      return inEffects([...cost, ...effects], isClear).astray
    }
    case 'bold': {
      // A fight speaks of the creature that is fought.
      const fights = ability.triggers.some((trigger) => trigger.endsWith('fight'))
      return inSentences([...ability.does, ...(ability.more ?? [])], fights).astray
    }
    case 'after':
      return inSentences(
        [ability.first, ...(ability.more ?? [])],
        eventsIn(ability.event).every((one) => 'of' in one),
      ).astray
    case 'whenever':
      return inSentences([ability.first, ...(ability.more ?? [])], names(ability.condition)).astray
  }
}

/** How far it was read: whether something was spoken of, and what points at nothing. */
interface Heard {
  readonly spoken: boolean
  readonly astray: object | null
}

function inSentences(said: readonly Sentence[], before: boolean): Heard {
  const sentences = said.flatMap(sentencesApart)
  let spoken = before
  // What was spoken of before the sentence that did not happen.
  let earlier = before
  for (const [at, sentence] of sentences.entries()) {
    const last = sentences[at - 1]
    if (isOfWhatComes(last, sentence)) continue
    const known = sentence.kind === 'otherwise' && last?.kind === 'if' ? earlier || leavesKnown(last) : spoken
    const heard = inSentence(sentence, known)
    if (heard.astray !== null) return heard
    earlier = spoken
    spoken ||= heard.spoken
  }
  return { spoken, astray: null }
}

function inSentence(sentence: Sentence, before: boolean): Heard {
  if (sentence.kind === 'choose one') {
    const heard = sentence.options.map(({ does }) => inSentences(does, before))
    return (
      heard.find(({ astray }) => astray !== null) ?? { spoken: heard.some((one) => one.spoken), astray: null }
    )
  }
  const condition = 'condition' in sentence ? sentence.condition : undefined
  if (condition !== undefined && !before && points(condition)) return { spoken: before, astray: sentence }
  const asked = before || (condition !== undefined && finds(condition))
  const follows = 'to' in sentence ? (sentence.to ?? []) : []
  return inEffects([...sentence.effects, ...follows], asked)
}

function inEffects(effects: readonly Effect[], before: boolean): Heard {
  let spoken = before
  for (const effect of effects) {
    spoken ||= names(effect)
    if (!spoken && points(effect)) return { spoken, astray: effect }
  }
  return { spoken, astray: null }
}

/** A condition speaks of its card also where it is not true; and a card that lies somewhere is known there. */
const leavesKnown = (sentence: Extract<Sentence, { kind: 'if' }>): boolean =>
  finds(sentence.condition) || lying(sentence) !== null

/** The card that lies somewhere, which a sentence with a condition speaks of first: nobody chooses it. */
export function lying(sentence: Sentence | undefined): Target | null {
  if (sentence?.kind !== 'if') return null
  const [first] = sentence.effects
  const what = first !== undefined && 'what' in first ? first.what : null
  return what !== null && typeof what === 'object' && LYING.includes(what.kind) ? what : null
}

const LYING: readonly Target['kind'][] = ['under', 'top', 'topmost']

/** What enters play in a way of its own when it comes: "the next creature you play enters play ready". */
export function whatComes(sentence: Sentence | undefined): Printed | null {
  if (sentence?.kind !== 'do' || sentence.may === true) return null
  const [only, ...more] = sentence.effects
  if (only?.kind !== 'lasting' || only.is.kind !== 'next played' || more.length > 0) return null
  return only.is.of
}

/** "… enters play ready. It gains …": what is said of a card that is still to come. */
export const isOfWhatComes = (last: Sentence | undefined, sentence: Sentence): sentence is Plain =>
  whatComes(last) !== null &&
  sentence.kind === 'do' &&
  sentence.may !== true &&
  sentence.to === undefined &&
  sentence.effects.every(points)
type Plain = Extract<Sentence, { readonly kind: 'do' }>

/** What a condition has found, or the card of which it asks something: what follows can speak of that. */
const finds = (condition: Condition): boolean =>
  (condition.kind === 'all of' && condition.of.some(finds)) ||
  condition.kind === 'this way' ||
  (condition.kind === 'controls' && condition.exactly === 1) ||
  (condition.kind === 'there are' && names(condition)) ||
  (['is', 'is a', 'was destroyed', 'bears', 'has counters'].includes(condition.kind) && names(condition))

/** Targets, kinds of cards and what is made, other than by a pronoun; a card that is still to come is not there to be meant. */
export const names = (part: unknown): boolean =>
  mentions(part, ({ kind }) => NAMING.includes(String(kind)), [...GIVEN, 'next played'])
const NAMING = [
  ...[
    'self',
    'self lying',
    'host',
    'fought',
    'chosen',
    'each',
    'choose',
    'up to',
    'some',
    'any number',
    'one of each',
    'neighbors',
  ],
  ...[
    'neighbor',
    'neighbor on side',
    'most powerful',
    'least powerful',
    'top',
    'bottom',
    'topmost',
    'of those',
  ],
  ...['draw', 'the others', 'done', 'one of', 'on flank', 'under', 'group', 'printed', 'make token'],
]

/** A pronoun, or a player who is told by one. */
const points = (part: unknown): boolean =>
  mentions(
    part,
    (one) =>
      one.kind === 'it' ||
      ASKING.includes(String(one.kind)) ||
      (one.kind === 'is a' && !('who' in one)) ||
      Object.values(one).some((field) => typeof field === 'string' && BY_CARD.includes(field)),
    GIVEN,
  )
const BY_CARD = ['controller', 'owner', 'its opponent']
const ASKING = ['destroys it', 'does not destroy it', 'share a house', 'share a type', 'are the named cards']
