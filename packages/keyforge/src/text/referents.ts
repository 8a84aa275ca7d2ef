import type { Bold, Condition, Effect, Sentence, Standing } from './structure.ts'

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
      return inSentences([ability.first, ...(ability.more ?? [])], 'of' in ability.event).astray
    case 'whenever':
      return inSentences([ability.first, ...(ability.more ?? [])], names(ability.condition)).astray
  }
}

/** How far it was read: whether something was spoken of, and what points at nothing. */
interface Heard {
  readonly spoken: boolean
  readonly astray: object | null
}

function inSentences(sentences: readonly Sentence[], before: boolean): Heard {
  let spoken = before
  for (const sentence of sentences) {
    const heard = inSentence(sentence, spoken)
    if (heard.astray !== null) return heard
    spoken = heard.spoken
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
  const follows = sentence.kind === 'do' ? (sentence.to ?? []) : []
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

/** What a condition has found, or the card of which it asks something: what follows can speak of that. */
const finds = (condition: Condition): boolean =>
  condition.kind === 'this way' ||
  (condition.kind === 'there are' && names(condition)) ||
  (['is', 'bears', 'has counters'].includes(condition.kind) && names(condition))

/** Targets, kinds of cards and what is made, other than by a pronoun. */
const names = (part: unknown): boolean =>
  some(part, (one) => 'kind' in one && NAMING.includes(String(one.kind)))
const NAMING = [
  ...[
    'self',
    'self lying',
    'host',
    'fought',
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
  ...['the others', 'done', 'one of', 'on flank', 'under', 'group', 'printed', 'make token'],
]

/** A pronoun, or a player who is told by one. */
const points = (part: unknown): boolean =>
  some(
    part,
    (one) =>
      ('kind' in one && (one.kind === 'it' || ASKING.includes(String(one.kind)))) ||
      Object.values(one).some((field) => typeof field === 'string' && BY_CARD.includes(field)),
  )
const BY_CARD = ['controller', 'owner', 'its opponent']
const ASKING = ['destroys it', 'does not destroy it', 'share a house']

/** An ability that is given has pronouns of its own. */
const some = (part: unknown, is: (one: object) => boolean): boolean =>
  typeof part === 'object' &&
  part !== null &&
  !('kind' in part && part.kind === 'grants') &&
  (is(part) || Object.values(part).some((field) => some(field, is)))
