import type { CombatAction } from '../vocabulary.ts'
import type {
  CardText,
  Clause,
  CombatActions,
  PredicateNode,
  QualityText,
  SubjectNode,
} from './card-nodes.ts'
import { effectsOf } from './clauses.ts'
import { filterOf, protectionFrom } from './references.ts'
import { type Ability, type Predicate, type Quality, SACRIFICED_LAND, type Subject } from './structure.ts'

/** The abilities of a text, in the terms of declarations. */
export const abilitiesOf = ({ clauses }: CardText): Ability[] => clauses.flatMap(meaning)

const SELF: Subject = { kind: 'self' }
type About = Extract<Ability, { readonly kind: 'about' }>
const about = (who: Subject, ...does: Predicate[]): About[] =>
  does.map((one) => ({ kind: 'about', who, does: one }))

function meaning(clause: Clause): Ability[] {
  switch (clause.kind) {
    case 'keywords':
      return about(
        SELF,
        ...clause.keywords.map((keyword): Predicate => ({ kind: 'has', keyword })),
        ...protectionFrom(clause.from ?? []),
      )
    case 'protection':
      return about(SELF, ...protectionFrom(clause.from))
    case 'cap':
      return [{ kind: 'cap', action: clause.action, most: clause.most, you: false }]
    case 'cap you':
      return [{ kind: 'cap', action: 'attack', most: clause.most, you: true }]
    case 'tax':
      return [
        {
          kind: 'tax',
          cost: `{${clause.pay}}`,
          yours: clause.yours,
          ...(clause.while === undefined ? {} : { while: clause.while }),
        },
      ]
    case 'block tax':
      return [{ kind: 'block tax', cost: `{${clause.pay}}`, while: clause.while }]
    case 'attack me':
      return [clause.anybody === true ? { kind: 'attack me', anybody: true } : { kind: 'attack me' }]
    case 'all attack':
      return [{ kind: 'all attack' }]
    case 'those cannot': {
      const which = qualityOf(clause.those)
      const cannot = actionsOf(clause.actions).map((action): Predicate => ({ kind: 'cannot', action, which }))
      return about({ kind: 'creatures', whose: 'each', other: false, subtype: null }, ...cannot)
    }
    case 'lures':
      return about(subject(clause.who), { kind: 'lures' })
    case 'about':
      return about(subject(clause.who), ...clause.does.flatMap(predicates)).map((one) =>
        clause.while === undefined ? one : { ...one, while: clause.while.is },
      )
    case 'within hand': {
      const who: Subject = { kind: 'creatures', whose: 'each', other: false, subtype: null }
      return about(who, { kind: 'attacks within hand' })
    }
    default:
      return effectsOf(clause)
  }
}

function subject(who: SubjectNode): Subject {
  if (who.kind === 'those') return { kind: 'those', of: { nouns: ['creature'], state: who.state } }
  if (who.kind !== 'creatures') return { kind: who.kind }
  return { kind: 'creatures', whose: who.whose, other: who.other, subtype: who.subtype ?? null }
}

/** A quality without fields for printing only. */
function qualityOf(text: QualityText): Quality {
  return text.kind === 'keyword'
    ? { kind: 'keyword', keyword: text.keyword, without: text.without === true }
    : text
}

const actionsOf = (actions: CombatActions): readonly CombatAction[] =>
  actions === 'both' ? ['attack', 'block'] : [actions]

function predicates(node: PredicateNode): Predicate[] {
  switch (node.kind) {
    case 'must':
      return [{ kind: 'must', action: node.action, during: node.during }]
    case 'must attack':
      return [{ kind: 'must attack', object: node.object }]
    case 'blocks each attacker':
      return [{ kind: 'blocks each attacker' }]
    case 'gains':
      return [{ kind: 'has', keyword: node.keyword }]
    case 'protected':
      return protectionFrom(node.from)
    case 'cannot':
    case 'not alone':
      return actionsOf(node.actions).map((action) => ({ kind: node.kind, action }))
    case 'not unless':
      return [{ kind: 'not alone', action: node.action, least: node.least }]
    case 'only where':
      return [{ kind: 'only where', controls: filterOf(node.controls) }]
    case 'cannot attack you': {
      const object = node.planeswalkers === true ? 'you and planeswalkers' : 'you'
      return [{ kind: 'cannot', action: 'attack', object }]
    }
    case 'only alone':
      return [{ kind: 'only alone', action: 'attack' }]
    case 'only beside':
      return [{ kind: 'only beside', action: node.action, quality: node.companion }]
    case 'costs':
      return actionsOf(node.actions).map((action) => ({
        kind: 'costs',
        action,
        cost: `{${node.pay}}`,
        quality: null,
      }))
    case 'costs a land':
      return [{ kind: 'costs', action: 'attack', cost: SACRIFICED_LAND, quality: null }]
    case 'costs to block':
      return [{ kind: 'costs', action: 'block', cost: `{${node.pay}}`, quality: qualityOf(node.quality) }]
    default:
      return blockedOr(node)
  }
}

type OfBlockers = Exclude<
  PredicateNode,
  {
    readonly kind:
      | 'must'
      | 'must attack'
      | 'blocks each attacker'
      | 'gains'
      | 'protected'
      | 'cannot'
      | 'not alone'
      | 'not unless'
      | 'only where'
      | 'cannot attack you'
      | 'only alone'
      | 'only beside'
      | 'costs'
      | 'costs a land'
      | 'costs to block'
  }
>

/** Predicates about being blocked, and about the number of blocked creatures. */
function blockedOr(node: OfBlockers): Predicate[] {
  switch (node.kind) {
    case 'by all or none':
      return [{ kind: 'blocked by all or none' }]
    case 'by one':
      return [{ kind: 'blockers', least: 1, most: 1 }]
    case 'by so many':
      return [{ kind: 'blockers', least: node.least, most: null }]
    case 'unblockable':
      return [{ kind: 'cannot be blocked', by: null }]
    case 'by at most':
      return [{ kind: 'blockers', least: 1, most: node.most }]
    case 'evades':
      return [{ kind: 'cannot be blocked', by: qualityOf(node.quality) }]
    case 'blocked only by':
      return [{ kind: 'blocked only by', by: qualityOf(node.quality) }]
    case 'blocks only':
      return [{ kind: 'blocks only', which: qualityOf(node.quality) }]
    case 'must be blocked':
      return [{ kind: 'must be blocked', least: node.least, most: null, by: null }]
    case 'must be blocked by one':
      return [{ kind: 'must be blocked', least: 1, most: 1, by: null }]
    case 'must be blocked by':
      return [{ kind: 'must be blocked', least: 1, most: null, by: node.companion }]
    case 'blocks any':
      return [{ kind: 'blocks more', many: null }]
    case 'blocks more':
      return [{ kind: 'blocks more', many: 1 }]
    case 'blocks so many more':
      return [{ kind: 'blocks more', many: node.many }]
    case 'as though unblocked':
      return [{ kind: 'as though unblocked' }]
    case 'gets':
      return [{ kind: 'gets', power: node.power, toughness: node.toughness }]
    case 'gets each':
      return [{ kind: 'gets', power: node.power, toughness: node.toughness, each: filterOf(node.each) }]
    default:
      return node satisfies never
  }
}
