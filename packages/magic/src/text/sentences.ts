import { impossible } from '@battleline/kernel'
import type {
  AmountText,
  ConditionText,
  EffectText,
  InnerText,
  Momentary,
  ObjectText,
  ThingText,
  TokenNode,
} from './sentence-text.ts'
import type {
  Amount,
  Condition,
  Instruction,
  Noun,
  Predicate,
  Replacement,
  Sentence,
  TokenText,
  Which,
  Who,
} from './structure.ts'

/** What the sentences of a spell or ability say, with their targets numbered in the order of the text. */
export const sentencesOf = (texts: readonly InnerText[]): Sentence[] => numbered(texts.flatMap(sentence))

function sentence({ does, if: condition, may }: InnerText & { readonly kind: string }): Sentence[] {
  const isMay = may === true
  return instructions(does).map((one, at) => ({
    does: one,
    // Who declines the first part of a sentence has declined the rest.
    ...(at === 0 && isMay && { may: true }),
    ...(condition !== undefined && { if: conditionOf(condition) }),
    ...(at > 0 && isMay && { if: { kind: 'did' } as const }),
  }))
}

/** Sentences with “you may” say so by their kind. */
export const withMay = (text: InnerText): InnerText => (text.kind === 'may' ? { ...text, may: true } : text)

export function conditionOf(text: ConditionText): Condition {
  if (text.kind === 'controls') return { kind: 'controls', of: whichOf(text.of) }
  return text
}

export function whichOf(text: ThingText, other = false): Which {
  const { nouns, spells, bare: _bare, kind: _kind, ...rest } = text
  const named: readonly Noun[] =
    spells === true
      ? ['instant', 'sorcery']
      : nouns === undefined
        ? // “Goblin” alone is a permanent of that type.
          ['permanent']
        : typeof nouns === 'string'
          ? [nouns]
          : nouns
  return { nouns: named, ...rest, ...(other && { other: true }) }
}

export function whoOf(text: ObjectText): Who {
  switch (text.kind) {
    case 'target': {
      const of: Which =
        text.any === true ? { nouns: ['any'] } : whichOf(text.of ?? { kind: 'which' }, text.other)
      return { kind: 'target', of, least: text.least, most: text.most }
    }
    case 'each':
      return { kind: 'each', of: whichOf(text.of, text.other) }
    case 'everything':
      return { kind: 'each', of: { nouns: ['creature', 'player'] } }
    case 'the one':
      return { kind: 'the one', of: whichOf(text.of) }
    default:
      return { kind: text.kind }
  }
}

function amountOf(text: AmountText): Amount {
  return text.kind === 'count' ? { kind: 'count', of: whichOf(text.of) } : text
}

const count = (value: number): Amount => ({ kind: 'number', value })

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

function instructions(text: EffectText): Instruction[] {
  switch (text.kind) {
    case 'deal': {
      const { by, amount, to, divided, excess } = text
      const source = by === undefined ? null : whoOf(by)
      const deals: Instruction = {
        kind: 'deal',
        by: source,
        amount: amount !== undefined ? amountOf(amount) : { kind: 'its power' },
        to: whoOf(to),
        divided: divided ?? null,
        excess: excess ?? null,
      }
      // Its own power, not that of what it has spoken of.
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
          to: whoOf(text.to),
          divided: 'chosen',
          excess: null,
        },
      ]
    default:
      return ofPermanents(text)
  }
}

type OfPermanents = Exclude<EffectText, { readonly kind: 'deal' | 'judgment' }>

/** What is done to permanents and players. */
function ofPermanents(text: OfPermanents): Instruction[] {
  switch (text.kind) {
    case 'fight':
      return [
        { kind: 'fight', who: whoOf(text.who), whom: text.whom === undefined ? null : whoOf(text.whom) },
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
      return [{ kind: text.kind, who: whoOf(text.who) }]
    case 'silenced':
      return [
        { kind: 'gets', who: whoOf(text.who), does: [{ kind: 'assigns no combat damage' }], until: 'combat' },
      ]
    case 'blocks':
      return [{ kind: 'blocks', who: whoOf(text.who), whom: whoOf(text.whom) }]
    case 'counters':
      return [{ kind: 'counters', amount: count(text.amount), which: text.which, on: whoOf(text.on) }]
    case 'exchange control':
      return [{ kind: 'exchange control', who: [whoOf(text.first), whoOf(text.second)] }]
    case 'copy':
      return [{ kind: 'copy', who: whoOf(text.who), color: text.color ?? null }]
    case 'life':
      return [{ kind: 'life', who: whoOf(text.who), does: text.does, amount: amountOf(text.amount) }]
    case 'draw':
      return [{ kind: 'draw', amount: count(text.amount) }]
    default:
      return ofObjects(text)
  }
}

type OfObjects = Extract<
  EffectText,
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

/** What makes objects, lasts, or watches from now on. */
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
          whom: text.whom === undefined ? null : whoOf(text.whom),
        },
      ]
    case 'copies': {
      const amount: Amount = { kind: 'count', of: whichOf(text.of) }
      return [{ kind: 'create', amount, token: null, tapped: true, combat: 'attacking', whom: null }]
    }
    case 'exile later':
      return [{ kind: 'exile later', who: whoOf(text.who), at: text.at }]
    case 'put attacking':
      return [{ kind: 'put attacking', of: text.of }]
    case 'more combat':
      return [{ kind: 'more combat', untap: false, main: text.main }]
    case 'exiled instead':
      return [
        watching(
          { kind: 'exiled instead', of: null, anywhere: false, token: null },
          { on: [whoOf(text.who)] },
        ),
      ]
    case 'gets': {
      const does = [...text.does, ...(text.more === undefined ? [] : [text.more])]
      return [{ kind: 'gets', who: whoOf(text.who), does: does.flatMap(predicates), until: 'turn' }]
    }
    case 'gets each': {
      const gets: Predicate = { kind: 'gets', power: text.power, toughness: text.toughness }
      const each = whichOf(text.of, text.other)
      return [{ kind: 'gets', who: whoOf(text.who), does: [gets], until: 'turn', each }]
    }
    default:
      return ofDamage(text)
  }
}

type OfDamage = Extract<
  OfObjects,
  { readonly kind: 'shield' | 'next time' | 'points redirected' | 'no damage' }
>

function ofDamage(text: OfDamage): Instruction[] {
  switch (text.kind) {
    case 'shield': {
      const rider = text.rider === undefined ? null : 'damage to the chosen'
      const is: Replacement = {
        kind: 'damage',
        of: text.to === undefined ? { to: 'you and permanents' } : {},
        becomes: { kind: 'shield', rider },
      }
      return [
        watching(is, {
          amount: amountOf(text.amount),
          ...(text.to !== undefined && { on: [whoOf(text.to)] }),
          ...(text.rider !== undefined && { to: whoOf(text.rider) }),
        }),
      ]
    }
    case 'next time': {
      const rider = text.rider === true ? 'damage to its controller' : null
      return [
        watching(
          { kind: 'damage', of: { to: 'you' }, becomes: { kind: 'next time', rider } },
          { source: true },
        ),
      ]
    }
    case 'points redirected': {
      const is: Replacement = {
        kind: 'damage',
        of: { to: 'you and permanents' },
        becomes: { kind: 'points redirected' },
      }
      return [watching(is, { source: true, to: whoOf(text.to), amount: amountOf(text.amount) })]
    }
    case 'no damage': {
      const combat = text.combat === true ? { combat: true } : {}
      const prevent: Replacement = {
        kind: 'damage',
        of: combat,
        becomes: { kind: 'prevent all', rider: null },
      }
      if (text.all === true || text.who === undefined) return [watching(prevent, {})]
      const who = whoOf(text.who)
      const to = watching(prevent, { on: [who] })
      const by = watching(prevent, { by: who })
      if (text.both === true) return [to, { ...by, by: backTo(who) }]
      return [text.by === true ? by : to]
    }
    default:
      return impossible(text)
  }
}

/** What was chosen before is spoken of again. */
const backTo = (who: Who): Who => (who.kind === 'target' ? { kind: 'it' } : who)

type Watching = Extract<Instruction, { readonly kind: 'from now' }>
const watching = (is: Replacement, more: Partial<Watching>): Watching => ({
  kind: 'from now',
  is,
  on: [],
  by: null,
  source: false,
  to: null,
  amount: null,
  ...more,
})

function predicates(text: Momentary): Predicate[] {
  switch (text.kind) {
    case 'gets':
      return [{ kind: 'gets', power: text.power, toughness: text.toughness }]
    case 'gains':
      return text.keywords.map((keyword) => ({ kind: 'has', keyword }))
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
      return [{ kind: 'cannot', deed: 'block' }]
    case 'must attack':
      return [{ kind: 'must', deed: 'attack', during: 'turn' }]
    case 'must attack now':
      return [{ kind: 'must', deed: 'attack', during: 'combat' }]
    case 'must block':
      return [{ kind: 'must', deed: 'block', during: 'turn' }]
    case 'must be blocked':
      return [{ kind: 'must be blocked', least: 1, most: null, by: null }]
    case 'can block any':
      return [{ kind: 'blocks more', many: null }, { kind: 'blocks each attacker' }]
    default:
      return impossible(text)
  }
}

/** Targets get their places, and what speaks of one of them again names its place. */
function numbered(does: readonly Sentence[]): Sentence[] {
  const targets: Which[] = []
  const place = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(place)
    if (typeof value !== 'object' || value === null) return value
    const one = value as Who
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
