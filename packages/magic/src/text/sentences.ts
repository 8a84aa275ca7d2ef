import { assertNever } from '@battleline/kernel'

import { ofDamage, watching } from './lasting-effects.ts'
import { amountOf, backTo, count, filterOf, protectionFrom, referenceOf } from './references.ts'
import type { ConditionNode, EffectNode, Momentary, SentenceNode, TokenNode } from './sentence-nodes.ts'
import type {
  Amount,
  Condition,
  Instruction,
  ObjectFilter,
  Predicate,
  Reference,
  Sentence,
  TokenText,
} from './structure.ts'

/** The sentences of a spell or ability, with their targets numbered in the order of the text. */
export const sentencesOf = (texts: readonly SentenceNode[]): Sentence[] => numbered(texts.flatMap(sentence))

function sentence({ does, if: condition, may }: SentenceNode & { readonly kind: string }): Sentence[] {
  const isMay = may === true
  return instructions(does).map((one, at) => ({
    does: one,
    // A player who declines the first part of a sentence declines the rest.
    ...(at === 0 && isMay && { may: true }),
    ...(condition !== undefined && { if: conditionOf(condition) }),
    ...(at > 0 && isMay && { if: { kind: 'did' } as const }),
  }))
}

/** Sentences with “you may” have a kind of their own. */
export const withMay = (text: SentenceNode): SentenceNode =>
  text.kind === 'may' ? { ...text, may: true } : text

export function conditionOf(text: ConditionNode): Condition {
  if (text.kind === 'controls') return { kind: 'controls', of: filterOf(text.of) }
  return text
}

export const tokenOf = ({
  power,
  toughness,
  colors = [],
  subtypes,
  artifact,
  keywords = [],
}: TokenNode): TokenText => ({
  power,
  toughness,
  colors,
  subtypes,
  artifact: artifact === true,
  keywords,
})

function instructions(text: EffectNode): Instruction[] {
  switch (text.kind) {
    case 'deal': {
      const { by, amount, to, divided, excess } = text
      const source = by === undefined ? null : referenceOf(by)
      const deals: Instruction = {
        kind: 'deal',
        by: source,
        amount: amount !== undefined ? amountOf(amount) : { kind: 'its power' },
        to: referenceOf(to),
        divided: divided ?? null,
        excess: excess ?? null,
      }
      // Its own power, not that of the antecedent.
      return [
        amount?.kind === 'its power' && source === null
          ? { ...deals, amount: { kind: 'power of', who: { kind: 'self' } } }
          : deals,
      ]
    }
    case 'judgment':
      return [
        {
          kind: 'deal',
          by: null,
          amount: { kind: 'with madness', paid: { kind: 'X' }, else: count(text.amount) },
          to: referenceOf(text.to),
          divided: 'chosen',
          excess: null,
        },
      ]
    default:
      return ofPermanents(text)
  }
}

type OfPermanents = Exclude<EffectNode, { readonly kind: 'deal' | 'judgment' }>

/** Instructions about permanents and players. */
function ofPermanents(text: OfPermanents): Instruction[] {
  switch (text.kind) {
    case 'fight':
      return [
        {
          kind: 'fight',
          who: referenceOf(text.who),
          object: text.object === undefined ? null : referenceOf(text.object),
        },
      ]
    case 'destroy':
    case 'exile':
    case 'tap':
    case 'untap':
    case 'goad':
    case 'regenerate':
    case 'becomes blocked':
    case 'leaves combat':
    case 'attacks you':
    case 'attacks that player':
      return [{ kind: text.kind, who: referenceOf(text.who) }]
    case 'silenced':
      return [
        {
          kind: 'gets',
          who: referenceOf(text.who),
          does: [{ kind: 'assigns no combat damage' }],
          until: 'combat',
        },
      ]
    case 'blocks':
      return [{ kind: 'blocks', who: referenceOf(text.who), object: referenceOf(text.object), when: 'turn' }]
    case 'decides':
      return [{ kind: 'decides', action: text.action }]
    case 'counters':
      return [{ kind: 'counters', amount: count(text.amount), which: text.which, on: referenceOf(text.on) }]
    case 'exchange control':
      return [{ kind: 'exchange control', who: [referenceOf(text.first), referenceOf(text.second)] }]
    case 'copy':
      return [{ kind: 'copy', who: referenceOf(text.who), color: text.color ?? null }]
    case 'life':
      return [{ kind: 'life', who: referenceOf(text.who), does: text.does, amount: amountOf(text.amount) }]
    case 'drain':
      return [
        { kind: 'life', who: referenceOf(text.who), does: 'loses', amount: amountOf(text.amount) },
        { kind: 'life', who: { kind: 'you' }, does: 'gains', amount: amountOf(text.gain) },
      ]
    case 'tap both':
      return [{ kind: 'tap', who: { kind: 'both', of: [referenceOf(text.first), referenceOf(text.second)] } }]
    case 'draw':
      return [{ kind: 'draw', amount: count(text.amount) }]
    default:
      return ofPlayers(text)
  }
}

type OfPlayers = Extract<
  EffectNode,
  {
    readonly kind:
      | 'sacrifice'
      | 'sacrifices'
      | 'exile graveyards'
      | 'random opponent'
      | 'attach'
      | 'blocks as you choose'
      | 'blocks cost'
  }
>

/** Instructions for players to give up, choose and pay. */
function ofPlayers(text: OfPlayers | OfObjects): Instruction[] {
  switch (text.kind) {
    case 'sacrifice':
      return [{ kind: 'sacrifice', who: { kind: 'self' } }]
    case 'sacrifices': {
      const who: Reference = text.who === undefined ? { kind: 'you' } : referenceOf(text.who)
      return [{ kind: 'sacrifices', who, amount: count(text.amount), of: filterOf(text.of) }]
    }
    case 'exile graveyards':
    case 'random opponent':
      return [{ kind: text.kind }]
    case 'attach':
      return [{ kind: 'attach', to: referenceOf(text.to) }]
    case 'blocks as you choose': {
      const who = referenceOf(text.who)
      const must: Predicate = { kind: 'must', action: 'block', during: 'turn' }
      return [
        { kind: 'gets', who, does: [must], until: 'turn' },
        { kind: 'you choose blocks', who: backTo(who) },
      ]
    }
    case 'blocks cost':
      return [{ kind: 'blocks cost', amount: amountOf(text.amount) }]
    default:
      return ofObjects(text)
  }
}

type OfObjects = Extract<
  EffectNode,
  {
    readonly kind:
      | 'create'
      | 'copies'
      | 'exile later'
      | 'put attacking'
      | 'more combat'
      | 'shield'
      | 'next time'
      | 'points redirected'
      | 'no damage'
      | 'exiled instead'
      | 'gets'
      | 'gets each'
  }
>

/** Instructions that create objects, have a duration, or replace events. */
function ofObjects(text: OfObjects): Instruction[] {
  switch (text.kind) {
    case 'create':
      return [
        {
          kind: 'create',
          amount: text.amount === 'X' ? { kind: 'X' } : count(text.amount),
          token: tokenOf(text.token),
          tapped: text.combat === 'attacking',
          combat: text.combat ?? null,
          object: text.object === undefined ? null : referenceOf(text.object),
        },
      ]
    case 'copies': {
      const amount: Amount = { kind: 'count', of: filterOf(text.of) }
      return [{ kind: 'create', amount, token: null, tapped: true, combat: 'attacking', object: null }]
    }
    case 'exile later':
      return [{ kind: 'exile later', who: referenceOf(text.who), at: text.at }]
    case 'put attacking':
      return [{ kind: 'put attacking', of: text.of }]
    case 'more combat':
      return [{ kind: 'more combat', main: text.main }]
    case 'exiled instead':
      return [
        watching(
          { kind: 'exiled instead', of: null, anywhere: false, token: null },
          { on: [referenceOf(text.who)] },
        ),
      ]
    case 'gets': {
      const does = [...text.does, ...(text.more === undefined ? [] : [text.more])]
      const who = referenceOf(text.who)
      const [now, turn] = [does.filter(isForCombat), does.filter((one) => !isForCombat(one))]
      const parts = [
        { until: 'turn', does: turn.flatMap(predicates) },
        { until: 'combat', does: now.flatMap(predicates) },
      ] as const
      return parts
        .filter((part) => part.does.length > 0)
        .map((part, at) => ({ kind: 'gets', who: at === 0 ? who : backTo(who), ...part }))
    }
    case 'gets each': {
      const gets: Predicate = { kind: 'gets', power: text.power, toughness: text.toughness }
      const each = filterOf(text.of, text.other)
      return [{ kind: 'gets', who: referenceOf(text.who), does: [gets], until: 'turn', each }]
    }
    default:
      return ofDamage(text)
  }
}

/** Whether a predicate lasts for this combat instead of the turn. */
const isForCombat = (text: Momentary): boolean => text.kind === 'must attack now'

function predicates(text: Momentary): Predicate[] {
  switch (text.kind) {
    case 'gets':
      return [{ kind: 'gets', power: text.power, toughness: text.toughness }]
    case 'gains':
      return text.keywords.map((keyword) => ({ kind: 'has', keyword }))
    case 'protected':
      return protectionFrom(text.from)
    case 'loses':
      return [{ kind: 'loses', keyword: text.keyword }]
    case 'becomes':
      return [
        {
          kind: 'becomes',
          power: text.power,
          toughness: text.toughness,
          types: ['creature'],
          subtypes: text.subtypes,
        },
      ]
    case 'base':
      return [{ kind: 'becomes', power: text.power, toughness: text.toughness, types: [], subtypes: [] }]
    case 'switched':
      return [{ kind: 'switched' }]
    case 'colored':
      return [{ kind: 'is colored', color: text.color }]
    case 'unblockable':
      return [{ kind: 'cannot be blocked', by: null }]
    case 'cannot block':
      return [{ kind: 'cannot', action: 'block' }]
    case 'must attack':
      return [{ kind: 'must', action: 'attack', during: 'turn' }]
    case 'must attack now':
      return [{ kind: 'must', action: 'attack', during: 'combat' }]
    case 'must block':
      return [{ kind: 'must', action: 'block', during: 'turn' }]
    case 'must be blocked':
      return [{ kind: 'must be blocked', least: 1, most: null, by: null }]
    case 'can block any':
      return [{ kind: 'blocks more', many: null }, { kind: 'blocks each attacker' }]
    default:
      return assertNever(text)
  }
}

/** Numbers the targets, and turns references back to them into these numbers. */
function numbered(does: readonly Sentence[]): Sentence[] {
  const targets: ObjectFilter[] = []
  const place = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(place)
    if (typeof value !== 'object' || value === null) return value
    const one = value as Reference
    if (one.kind === 'target') {
      targets.push(one.of)
      return { ...one, at: targets.length - 1 }
    }
    if (one.kind === 'the one') {
      const same = targets.findIndex((of) => one.of.whose === undefined || of.whose === one.of.whose)
      return { kind: 'chosen', at: Math.max(0, same) }
    }
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, place(inner)]))
  }
  return place(does) as Sentence[]
}
