import { readText } from '../text/grammar.ts'
import type { CardText, Clause, EffectNode, PredicateNode, SentenceNode, TextOf } from '../text/nodes.ts'
import type { Ability, Instruction, Predicate, Reference, Sentence } from '../text/structure.ts'
import { textOf } from './keyword-abilities.ts'
import { settle } from './settle.ts'

type PredicateText = TextOf<Predicate>
type InstructionText = TextOf<Instruction>

/** The abilities of a text. Only what is short for several things differs from what the grammar reads. */
export const abilitiesOf = ({ clauses }: CardText): Ability[] =>
  clauses.flatMap((clause) => abilityTexts(clause).map((one) => settle<Ability>(one)))

const SELF = { kind: 'self' } as const

function abilityTexts(clause: Clause): readonly TextOf<Ability>[] {
  switch (clause.kind) {
    case 'keywords': {
      const gains = { kind: 'gains', keywords: clause.keywords } as const
      return about(SELF, [gains, { kind: 'protected', from: clause.from ?? [] }])
    }
    case 'protection':
      return about(SELF, [{ kind: 'protected', from: clause.from }])
    case 'about': {
      const { while: situation } = clause
      const abilities = about(clause.who, clause.does)
      return situation === undefined ? abilities : abilities.map((one) => ({ ...one, while: situation }))
    }
    case 'whenever': {
      // A condition right after the trigger is checked twice: then and on resolution (MTG-NCD-10).
      const { if: intervening, ...plain } = clause.first
      const does = sentences([plain, ...(clause.more ?? [])])
      return [{ kind: 'whenever', event: clause.event, ...(intervening && { if: intervening }), does }]
    }
    case 'activated':
    case 'spell':
      return [{ ...clause, does: sentences(clause.does) }]
    case 'prevents': {
      const { who, combat, counters } = clause
      const becomes = { kind: 'prevent all', ...(counters && { rider: '-1/-1 counters' as const }) } as const
      return [{ to: who }, ...(clause.deals === true ? [{ by: who }] : [])].map((side) => ({
        kind: 'replaces',
        is: { kind: 'damage', of: { kind: 'which damage', ...(combat && { combat }), ...side }, becomes },
      }))
    }
    case 'battle cry':
    case 'provoke':
    case 'mentor':
    case 'annihilator':
    case 'equip': {
      const read = readText(textOf(clause), '')
      return read.ok ? read.text.clauses.flatMap(abilityTexts) : []
    }
    default:
      return [clause]
  }
}

const about = (who: (Clause & { kind: 'about' })['who'], does: readonly PredicateNode[]) =>
  does.flatMap(predicates).map((one) => ({ kind: 'about', who, does: one }) as const)

/** A predicate of its own for each keyword, quality and action. */
function predicates(node: PredicateNode): readonly PredicateText[] {
  switch (node.kind) {
    case 'gains':
      return node.keywords.map((keyword) => ({ kind: 'has', keyword }))
    case 'protected':
      return node.from.map((from) => ({ kind: 'protection', from }))
    case 'becomes':
      return [{ ...node, types: ['creature'] }]
    case 'base':
      return [{ ...node, kind: 'becomes', types: [], subtypes: [] }]
    case 'can block any':
      return [{ kind: 'blocks more', many: null }, { kind: 'blocks each attacker' }]
    default: {
      if (!('actions' in node)) return [node]
      const { actions, ...rest } = node
      return (['attack', 'block'] as const).flatMap((action) =>
        actions === 'both' || actions === action ? [{ ...rest, action } as PredicateText] : [],
      )
    }
  }
}

const sentences = (texts: readonly SentenceNode[]): TextOf<Sentence>[] => texts.flatMap(sentence)

function sentence({ does, may, ...rest }: SentenceNode): TextOf<Sentence>[] {
  return instructions(does).map((one, at) =>
    at > 0 && may === true
      ? // A player who declines the first part of a sentence declines the rest.
        { ...rest, does: one, if: { kind: 'did' } }
      : { ...rest, does: one, ...(may === true && { may }) },
  )
}

/** Refers back to an earlier choice. */
const backTo = (who: TextOf<Reference>): TextOf<Reference> => (who.kind === 'target' ? { kind: 'it' } : who)

const NO_COMBAT_DAMAGE = {
  kind: 'damage',
  of: { kind: 'which damage', combat: true },
  becomes: { kind: 'prevent all' },
} as const

function instructions(text: EffectNode): readonly InstructionText[] {
  switch (text.kind) {
    case 'drain': {
      const { who, amount, gain } = text
      return [
        { kind: 'life', who, does: 'loses', amount },
        { kind: 'life', who: { kind: 'you' }, does: 'gains', amount: gain },
      ]
    }
    case 'tap both':
      return [{ kind: 'tap', who: { kind: 'both', of: [text.first, text.second] } }]
    case 'exchange control':
      return [{ kind: text.kind, who: [text.first, text.second] }]
    case 'no combat damage':
      return [
        { kind: 'from now', is: NO_COMBAT_DAMAGE, on: text.who },
        { kind: 'from now', is: NO_COMBAT_DAMAGE, by: backTo(text.who) },
      ]
    case 'blocks as you choose': {
      const must = { kind: 'must', action: 'block', during: 'turn' } as const
      return [
        { kind: 'gets', who: text.who, does: [must], until: 'turn' },
        { kind: 'you choose blocks', who: backTo(text.who) },
      ]
    }
    case 'gets': {
      const { more, does, who, ...rest } = text
      const all = [...does, ...(more === undefined ? [] : [more])].flatMap(predicates)
      // A requirement for this combat ends with it.
      const [now, later] = [all.filter(isForCombat), all.filter((one) => !isForCombat(one))]
      if (now.length === 0) return [{ ...rest, who, does: later }]
      const combat = { ...rest, does: now, until: 'combat' } as const
      return later.length === 0
        ? [{ ...combat, who }]
        : [
            { ...rest, who, does: later },
            { ...combat, who: backTo(who) },
          ]
    }
    default:
      return [text]
  }
}

const isForCombat = (one: PredicateText): boolean => one.kind === 'must' && one.during === 'combat'
