import { grammarOf, type TypedGrammar } from '@battleline/language'
import type { CardType, Color, CombatAction, Keyword } from '../vocabulary.ts'
import type { OwnKeyword } from './keyword-texts.ts'
import type {
  Ability,
  Amount,
  CastWhen,
  Condition,
  Cost,
  CounterKind,
  Event,
  Guard,
  Instruction,
  Noun,
  Predicate,
  Quality,
  Reference,
  Sentence,
  Side,
  Situation,
  Source,
  State,
  Subject,
  TokenText,
} from './structure.ts'
import type {
  AsideNode,
  BuriedNode,
  CardsNode,
  FilterNode,
  ManaNode,
  ManaSymbol,
  ShortPredicate,
  SpellNode,
  TextOf,
  Wording,
} from './text-of.ts'

export type { KeywordAbility } from './keyword-texts.ts'
export type { AsideNode, BuriedNode, FilterNode, ManaNode, ManaSymbol, TextOf } from './text-of.ts'

// The nodes that the grammar reads are those of `structure.ts`, as `TextOf` says. The kinds that exist only in texts are
// below; `compile/` turns them into the others.

type Actions = CombatAction | 'both'
type OfActions = Extract<Predicate, { readonly kind: 'cannot' | 'not alone' | 'costs' }>

export type PredicateNode =
  | TextOf<Exclude<Predicate, { readonly kind: 'becomes' | 'grants' }>>
  | ShortPredicate
  /** Abilities in quotation marks, or keywords that stand for some. */
  | { readonly kind: 'grants'; readonly texts: readonly Clause[]; readonly as?: string }
  | (TextOf<OfActions> extends infer One
      ? One extends unknown
        ? Omit<One, 'action'> & { readonly kind: OfActions['kind']; readonly actions: Actions }
        : never
      : never)
  /** Keywords, the last of which stands for an ability. */
  | {
      readonly kind: 'has with'
      readonly keywords: readonly Keyword[]
      readonly texts: readonly Clause[]
      readonly as?: string
    }

type ReferenceNode = TextOf<Reference>
type AmountNode = TextOf<Amount>

/** A token with its texts. */
type CreatureToken = Omit<TextOf<TokenText>, 'abilities'> & {
  readonly kind: string
  readonly texts?: readonly Clause[]
}
/** A token, or one that the rules describe by its name. */
export type TokenNode = CreatureToken | { readonly kind: 'artifact token'; readonly name: string }
type Create = Extract<Instruction, { readonly kind: 'create' }>

export type EffectNode =
  | AsideNode
  | BuriedNode
  /** `legend`: the name of the token, which is legendary. */
  | (Omit<TextOf<Create>, 'token'> & {
      readonly kind: 'create'
      readonly token?: TokenNode | null
      readonly legend?: string
    })
  | TextOf<
      Exclude<
        Instruction,
        { readonly kind: 'gets' | 'exchange control' | 'create' | 'aside' | 'reflexive' | 'later' | 'draw' }
      >
    >
  /** `also`: it loses as much life. */
  | (TextOf<Extract<Instruction, { readonly kind: 'draw' }>> & {
      readonly kind: 'draw'
      readonly also?: true
    })
  | (Omit<TextOf<Extract<Instruction, { readonly kind: 'gets' }>>, 'does'> & {
      readonly kind: 'gets'
      readonly does: readonly PredicateNode[]
      readonly more?: PredicateNode
    })
  | {
      readonly kind: 'exchange control' | 'tap both' | 'exile both'
      readonly first: ReferenceNode
      readonly second: ReferenceNode
    }
  /** Each gets something, for as long. */
  | {
      readonly kind: 'get'
      readonly who: ReferenceNode
      readonly does: readonly PredicateNode[]
      readonly also: ReferenceNode
      readonly alsoDoes: readonly PredicateNode[]
      readonly until: 'turn'
    }
  /** Done at the beginning of the next end step. */
  | { readonly kind: 'later'; readonly does: EffectNode; readonly at: 'end step' }
  /** Combat damage to and by it is prevented. */
  | { readonly kind: 'no combat damage' | 'blocks as you choose'; readonly who: ReferenceNode }
  /** To one recipient, and so much to another. */
  | {
      readonly kind: 'deal both'
      readonly amount: AmountNode
      readonly to: ReferenceNode
      /** Default: as much. */
      readonly more?: AmountNode
      readonly also: ReferenceNode
    }
  /** A triggered ability of its own, once the sentence before was done (603.12). */
  | { readonly kind: 'reflexive'; readonly then: SentenceNode }
  /** It draws, and then discards. */
  | {
      readonly kind: 'loot'
      readonly who: ReferenceNode
      readonly amount: AmountNode
      readonly discards: AmountNode
    }
  | {
      readonly kind: 'drain'
      readonly who: ReferenceNode
      readonly amount: AmountNode
      /** Default: as much. */
      readonly gain?: AmountNode
    }

/** `kind`: “you may” and “if” are phrases of their own. `more`: what is done along with the first. */
export type SentenceNode = Omit<TextOf<Sentence>, 'kind' | 'does' | 'if'> & {
  readonly kind: 'plain' | 'may' | 'if' | 'instead'
  /** The effect in place of the others if the condition is true. */
  readonly instead?: EffectNode
  readonly if?: ConditionNode
  readonly does: EffectNode
  readonly more?: readonly EffectNode[]
  readonly unless?: TextOf<Cost>
}
type Sentences = readonly SentenceNode[]

/** `never`: it cannot be true on a board. */
export type ConditionNode =
  | TextOf<Condition>
  | AsideNode
  | { readonly kind: 'never'; readonly as?: string }
  | { readonly kind: 'not'; readonly of: ConditionNode }

/** Two events in one phrase: it attacks, or blocks; it blocks, or becomes blocked by, a creature of a kind. */
export type JoinedHappening = 'attacks or blocks' | 'fights'

type Happening = Pick<
  TextOf<Event>,
  | 'first'
  | 'least'
  | 'alone'
  | 'besideGreater'
  | 'object'
  | 'combat'
  | 'by'
  | 'as'
  | 'spells'
  | 'alive'
  | 'which'
  | 'each'
> & {
  readonly while?: ConditionNode
  readonly kind: Event['kind'] | JoinedHappening
}

/** Whom something happens to. `self or`: the permanent itself, and others. */
export type DoerNode =
  | ({ readonly kind: 'self' | 'attached' } & Wording)
  | ({
      readonly kind: 'self or' | 'some'
      readonly of: FilterNode
      readonly batch?: true
      readonly many?: number
    } & Wording)

export type EventNode =
  /** Two events; each triggers the ability. */
  | { readonly kind: 'either'; readonly first: EventNode; readonly second: EventNode; readonly as?: string }
  | (Omit<TextOf<Event>, 'spell' | 'while'> & { readonly spell?: SpellNode })
  | AsideNode
  /** `entering`: also as it enters. */
  | {
      readonly kind: 'happens'
      readonly as?: string
      readonly who?: DoerNode
      readonly does: readonly Happening[]
      readonly entering?: true
    }

export type Clause =
  | TextOf<
      Exclude<
        Ability,
        {
          readonly kind:
            | 'about'
            | 'whenever'
            | 'activated'
            | 'spell'
            | 'enters with'
            | 'station level'
            | 'player has'
            | 'more tokens'
            | 'morph'
        }
      >
    >
  | { readonly kind: 'more tokens'; readonly token: TokenNode }
  /** `along`: these and the other creatures of the player have it, too. */
  | { readonly kind: 'player has'; readonly keyword: 'hexproof' | 'shroud'; readonly along?: FilterNode }
  /** Abilities that it has with so many charge counters. */
  | { readonly kind: 'station level'; readonly least: number; readonly of: readonly Clause[] }
  | (Omit<TextOf<Extract<Ability, { readonly kind: 'enters with' }>>, 'if'> & {
      readonly kind: 'enters with'
      readonly if?: ConditionNode
    })
  | { readonly kind: 'keywords'; readonly keywords: readonly Keyword[]; readonly from?: readonly Guard[] }
  | { readonly kind: 'protection'; readonly from: readonly Guard[] }
  | {
      readonly kind: 'about'
      readonly who: TextOf<Subject>
      readonly does: readonly PredicateNode[]
      readonly while?: Situation
      readonly if?: ConditionNode
      readonly as?: string
    }
  | {
      readonly kind: 'whenever'
      readonly event: EventNode
      readonly first: SentenceNode
      readonly more?: Sentences
      readonly most?: number
      readonly as?: string
    }
  | {
      readonly kind: 'activated'
      readonly costs: readonly TextOf<Cost>[]
      /** Or these, which differ only in mana. */
      readonly orCosts?: readonly TextOf<Cost>[]
      readonly does: Sentences
      readonly slow?: true
      readonly most?: number
      readonly once?: true
      /** Foraging is another cost. */
      readonly forages?: true
      readonly yours?: true
      readonly when?: CastWhen
      readonly if?: ConditionNode
      readonly as?: string
    }
  | AsideNode
  | { readonly kind: 'spell'; readonly does: Sentences }
  /** Damage to, or to and by, this permanent or what it is attached to. */
  | {
      readonly kind: 'prevents'
      readonly combat?: true
      readonly counters?: true
      readonly deals?: true
      readonly who: 'self' | 'attached'
    }
  | { readonly kind: 'ward'; readonly cost?: ManaNode; readonly costs?: readonly TextOf<Cost>[] }
  | OwnKeyword
  | {
      readonly kind: 'modal'
      readonly event?: EventNode
      readonly if?: ConditionNode
      readonly modes: readonly ModeNode[]
      readonly least: number
      /** Default: all of them. */
      readonly most?: number
      readonly as?: string
    }
  /** `words`: those before an ability, which mean nothing (207.2d). */
  | { readonly kind: 'several'; readonly of: readonly Clause[]; readonly words?: string }
  /**
   * Only when it happens is read: on this event, for these costs as a sorcery, or as the sorcery resolves; without them
   * it is about casting.
   */
  | {
      readonly kind: 'unread ability'
      readonly event?: EventNode
      readonly costs?: readonly TextOf<Cost>[]
      readonly spell?: true
      readonly says: string
    }

/** One of the modes to choose among. */
export interface ModeNode {
  readonly kind: 'mode'
  readonly does: Sentences
}

export interface CardText {
  readonly kind: 'text'
  readonly clauses: readonly Clause[]
}

/** The nodes of each category, and the entries of each word set. */
export interface MagicNodes {
  text: CardText
  clause: Clause
  'keyword-clause': Clause
  mode: ModeNode
  subject: TextOf<Subject>
  predicate: PredicateNode
  quality: TextOf<Quality>
  guard: Guard
  companion: TextOf<Quality>
  'granted-keyword': Clause
  'hand-card': FilterNode
  'card-object': ReferenceNode
  'target-card': ReferenceNode
  'dead-card': FilterNode
  'card-noun': Noun
  sentence: SentenceNode
  inner: SentenceNode
  effect: EffectNode
  momentary: PredicateNode
  'this-turn': PredicateNode
  event: EventNode
  trigger: EventNode
  once: Happening
  happening: Happening
  doer: DoerNode
  'spell-filter': SpellNode
  cards: CardsNode
  'card-kinds': CardsNode
  lands: CardsNode
  'land-kinds': CardsNode
  spells: CardsNode
  energy: CardsNode
  condition: ConditionNode
  'state-of': TextOf<Condition>
  cost: TextOf<Cost>
  payment: TextOf<Cost>
  extra: TextOf<Cost>
  'mana-cost': TextOf<Cost>
  mana: ManaNode
  symbol: ManaSymbol
  amount: AmountNode
  measure: AmountNode
  object: ReferenceNode
  thing: FilterNode
  'last-thing': FilterNode
  newcomer: FilterNode
  'creature-token': CreatureToken
  'creature-tokens': CreatureToken
  token: TokenNode
  tokens: TokenNode
  source: TextOf<Source>
  situation: Situation
  damaged: 'a player' | 'an opponent' | 'a creature'
  keyword: Keyword
  color: Color
  'non-color': Color
  'card-type': 'artifact' | 'enchantment' | 'creature' | 'land'
  'non-type': 'artifact' | 'enchantment' | 'creature' | 'land'
  counter: CounterKind
  'artifact-token': string
  rounded: 'up' | 'down'
  ordinal: '1' | '2' | '3'
  per: AmountNode
  'ability-word': string
  'card-word': string
  'land-word': string
  'card-types': CardType
  'type-word': CardType
  action: CombatAction
  actions: Actions
  subtype: string
  noun: Noun
  whose: Exclude<Side, 'its controller'>
  state: State
  pip: string
}

const typed: TypedGrammar<MagicNodes> = grammarOf()

export const phrase: TypedGrammar<MagicNodes>['phrase'] = typed.phrase
export const include: TypedGrammar<MagicNodes>['include'] = typed.include
export const grammar: TypedGrammar<MagicNodes>['grammar'] = typed.grammar
