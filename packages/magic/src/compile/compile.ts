import { readText } from '../text/grammar.ts'
import type {
  CardText,
  Clause,
  ConditionNode,
  EffectNode,
  KeywordAbility,
  PredicateNode,
  SentenceNode,
  TextOf,
} from '../text/nodes.ts'
import { withPronouns } from '../text/pronouns.ts'
import { isNever, isNeverDone, isSetAside } from '../text/set-aside.ts'
import type { Ability, Condition, Instruction, Predicate, Reference, Sentence } from '../text/structure.ts'
import { readForCombat } from '../text/unread-abilities.ts'
import { ARTIFACT_TOKENS } from '../text/words.ts'
import { printAside, printMode } from './aside-text.ts'
import { damagesPlayer, withDealer } from './dealer.ts'
import { eventsIn } from './events.ts'
import { isKeywordAbility, textOf } from './keyword-abilities.ts'
import { settle } from './settle.ts'

type PredicateText = TextOf<Predicate>
type InstructionText = TextOf<Instruction>

/** The abilities of a text. Only what is short for several things differs from what the grammar reads. */
export const abilitiesOf = ({ clauses }: CardText): Ability[] =>
  clauses.flatMap((clause) =>
    isSetAside(clause) ? [] : abilityTexts(withPronouns(clause)).map((one) => settle<Ability>(one)),
  )

const SELF = { kind: 'self' } as const

function abilityTexts(clause: Clause): readonly TextOf<Ability>[] {
  switch (clause.kind) {
    case 'keywords': {
      const gains = { kind: 'gains', keywords: clause.keywords } as const
      return about(SELF, [gains, { kind: 'protected', from: clause.from ?? [] }])
    }
    case 'protection':
      return about(SELF, [{ kind: 'protected', from: clause.from }])
    case 'several':
      return clause.of.flatMap((one) => (isSetAside(one) ? [] : abilityTexts(withPronouns(one))))
    case 'about': {
      const { who, does, while: situation, if: condition } = clause
      const when = {
        ...(situation !== undefined && { while: situation }),
        ...(condition !== undefined && { if: condition as TextOf<Condition> }),
      }
      return about(who, does).map((one) => ({ ...one, ...when }))
    }
    case 'whenever':
      return triggeredTexts(clause)
    case 'ward': {
      const { cost, costs = cost === undefined ? [] : [{ kind: 'mana', symbols: cost } as const] } = clause
      const does = [{ kind: 'plain', does: { kind: 'counter unless', costs } } as const]
      return [{ kind: 'whenever', event: { kind: 'targeted', by: 'an opponent' }, does }]
    }
    case 'modal': {
      const { least, most, event } = clause
      const of = clause.modes.map((mode) => ({
        kind: 'mode',
        says: printMode(mode),
        does: sentences(mode.does),
      }))
      const modes = { kind: 'modes', least, most: most ?? of.length, of } as const
      return event === undefined
        ? [{ kind: 'spell', does: [], modes }]
        : eventsIn(event).map((one) => ({ kind: 'whenever', event: one, does: [], modes }))
    }
    case 'aside':
      return []
    case 'station level':
      return levelTexts(clause)
    case 'player has': {
      const { along, keyword } = clause
      const does = { kind: 'has', keyword } as const
      const others = { kind: 'creatures', whose: 'yours', other: true } as const
      return along === undefined
        ? [clause]
        : [
            { kind: 'player has', keyword },
            { kind: 'about', who: { kind: 'those', of: along }, does },
            { kind: 'about', who: others, does },
          ]
    }
    case 'unread ability':
      return unreadAbility(clause)
    case 'enters with': {
      const { if: condition, ...rest } = clause
      return [{ ...rest, ...(condition !== undefined && { if: condition as TextOf<Condition> }) }]
    }
    case 'activated':
      return [activatedText(clause)]
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
    default:
      if (isKeywordAbility(clause)) return keywordTexts(clause)
      return [clause]
  }
}

/** Conditions behind an effect: they are asked only as it resolves. */
const TRAILING: ReadonlySet<unknown> = new Set(['behind', 'unless'])

function triggeredTexts(clause: Triggered): readonly TextOf<Ability>[] {
  // A condition right after the trigger is checked twice: then and on resolution (MTG-NCD-10).
  const { if: first, ...plain } = clause.first
  const intervening = TRAILING.has(clause.first.as) ? undefined : first
  const said = [intervening === undefined ? clause.first : plain, ...(clause.more ?? [])]
  const does = sentences(damagesPlayer(clause.event) ? withDealer(said) : said)
  return eventsIn(clause.event).map((event) => ({
    kind: 'whenever',
    event,
    ...(intervening && { if: intervening as TextOf<Condition> }),
    does,
    ...(fromGraveyard(clause) && { from: 'graveyard' }),
    ...(clause.most !== undefined && { most: clause.most }),
  }))
}

function levelTexts({ least, of }: Clause & { readonly kind: 'station level' }): readonly TextOf<Ability>[] {
  const has = { kind: 'counters', which: 'charge', least } as const
  const texts = of.flatMap((one) => {
    if (isSetAside(one)) return []
    const all = abilityTexts(withPronouns(one))
    // The next level is read as the end of this one.
    return one.kind === 'station level' ? all : all.map((each) => atLevel(each, has))
  })
  return [{ kind: 'station level', least }, ...texts]
}

/** An ability that a permanent has only as long as a condition is true. */
function atLevel(one: TextOf<Ability>, has: TextOf<Condition>): TextOf<Ability> {
  if (one.kind === 'about' || one.kind === 'activated') return { ...one, if: has }
  return one.kind === 'whenever' ? { ...one, event: { ...one.event, while: has } } : one
}

type Activated = Extract<Clause, { readonly kind: 'activated' }>
type Triggered = Extract<Clause, { readonly kind: 'whenever' }>

function activatedText(clause: Activated): TextOf<Ability> {
  const { if: condition, orCosts: _, ...rest } = clause
  return {
    ...rest,
    ...fromElsewhere(clause),
    does: sentences(clause.does),
    ...(condition !== undefined && { if: condition as TextOf<Condition> }),
  }
}

/** Whether a node says “this card from your graveyard”. */
const namesOwnGraveyard = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('as' in value && value.as === 'in graveyard') || Object.values(value).some(namesOwnGraveyard))

/** A card returns itself from the graveyard only if it is there; what waits for its own death is not. */
const fromGraveyard = ({ event, first, more }: Triggered): boolean =>
  !(event.kind === 'happens' && (event.who?.kind ?? 'self') === 'self') && namesOwnGraveyard([first, more])

/** Where a card is as its ability is activated, if not on the battlefield. */
function fromElsewhere({ costs, does }: Activated): { readonly from?: 'graveyard' | 'hand' } {
  if (costs.some(({ kind }) => kind === 'discard self')) return { from: 'hand' }
  const leaves = costs.some(({ kind }) => kind === 'exile self')
  return leaves || namesOwnGraveyard(does) ? { from: 'graveyard' } : {}
}

/** An ability that waits for its event or its costs, or the words of a sorcery; then it does nothing. */
function unreadAbility({
  event,
  costs,
  spell,
  says,
}: Clause & { readonly kind: 'unread ability' }): readonly TextOf<Ability>[] {
  const does = [{ kind: 'plain', does: { kind: 'unread', says } } as const]
  if (spell === true) return [{ kind: 'spell', does }]
  if (costs !== undefined) return [{ kind: 'activated', costs, does, slow: true }]
  if (event === undefined || isNever(event)) return []
  return eventsIn(event).map((one) => ({ kind: 'whenever', event: one, does }))
}

/** The abilities that a keyword stands for. */
function keywordTexts(keyword: KeywordAbility): readonly TextOf<Ability>[] {
  const read = readText(textOf(keyword), '')
  if (!read.ok) throw new Error(`the text of ${keyword.kind} cannot be read: ${read.problems[0]?.message}`)
  return read.text.clauses.flatMap(abilityTexts)
}

const about = (who: (Clause & { kind: 'about' })['who'], does: readonly PredicateNode[]) =>
  does.flatMap(predicates).map((one) => ({ kind: 'about', who, does: one }) as const)

/** A predicate of its own for each keyword, quality and action. */
function predicates(node: PredicateNode): readonly PredicateText[] {
  switch (node.kind) {
    case 'grants':
      return granted(node.texts)
    case 'has with':
      return [...node.keywords.map((keyword) => ({ kind: 'has', keyword }) as const), ...granted(node.texts)]
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

/** What a creature is given: abilities that it uses, and predicates that describe it alone. */
function granted(texts: readonly Clause[]): readonly PredicateText[] {
  const all = abilitiesOf({ kind: 'text', clauses: texts })
  const abilities = all.filter(({ kind }) => kind !== 'about')
  const said = all.flatMap((one) => (one.kind === 'about' ? [one.does] : []))
  const given = { kind: 'grants', abilities } as const
  return [...said, ...(abilities.length === 0 ? [] : [given])] as readonly PredicateText[]
}

const sentences = (texts: readonly SentenceNode[]): TextOf<Sentence>[] => texts.flatMap(sentence)

/** A sentence for each thing that is done; all of them, or none if its condition is false or its player declines. */
function sentence(text: SentenceNode): TextOf<Sentence>[] {
  if (isNeverDone(text)) return []
  const { does, more = [], may, by, unless, instead } = text
  const condition = isCertain(text.if) ? undefined : text.if
  const all = [does, ...more].flatMap(instructions)
  if (instead !== undefined && condition !== undefined)
    return eitherOf(condition as TextOf<Condition>, all, instructions(instead))
  if (unless !== undefined) {
    const pays = { kind: 'pays', costs: [unless] } as const
    return [
      { kind: 'may', does: pays, may: true },
      ...all.map((one) => ({ kind: 'if', does: one, if: NOT_DONE })),
    ]
  }
  const first = {
    ...(by !== undefined && { by }),
    ...(may === true && { may }),
    ...(condition && { if: condition as TextOf<Condition> }),
  }
  const rest = may === true || condition !== undefined ? { also: true } : {}
  return all.map((one, at) => ({ kind: 'plain', does: one, ...(at === 0 ? first : rest) }))
}
const NOT_DONE = { kind: 'did not' } as const

/** The first, or the other if the condition is true. One that cannot be true on a board leaves the first. */
function eitherOf(
  condition: TextOf<Condition> | { readonly kind: 'never' },
  all: readonly InstructionText[],
  instead: readonly InstructionText[],
): TextOf<Sentence>[] {
  if (condition.kind === 'never') return all.map((does) => ({ kind: 'plain', does }))
  const unless = { if: { kind: 'not', of: condition } } as const
  return [
    ...all.map((does, at) => ({ kind: 'plain', does, ...(at === 0 ? unless : { also: true }) }) as const),
    ...instead.map(
      (does, at) => ({ kind: 'plain', does, ...(at === 0 ? { otherwise: true } : { also: true }) }) as const,
    ),
  ]
}

const isCertain = (one: ConditionNode | undefined): boolean =>
  one?.kind === 'not' && (one.of as ConditionNode).kind === 'never'

/** Refers back to an earlier choice. */
const backTo = (who: TextOf<Reference>): TextOf<Reference> => (who.kind === 'target' ? { kind: 'it' } : who)

const NO_COMBAT_DAMAGE = {
  kind: 'damage',
  of: { kind: 'which damage', combat: true },
  becomes: { kind: 'prevent all' },
} as const

function instructions(text: EffectNode): readonly InstructionText[] {
  switch (text.kind) {
    case 'aside':
      return [{ kind: 'aside', says: printAside({ category: 'effect', node: text }) }]
    case 'create':
      return [created(text)]
    case 'deal': {
      const { by, ...rest } = text
      return [by?.kind === 'self' ? rest : text]
    }
    case 'draw': {
      const { who, also, ...rest } = text
      const draws = also === true ? { ...rest, loses: rest.amount } : rest
      return [who === undefined || who.kind === 'you' ? draws : { ...draws, who }]
    }
    case 'drain': {
      const { who, amount, gain = amount } = text
      return [
        { kind: 'life', who, does: 'loses', amount },
        { kind: 'life', who: { kind: 'you' }, does: 'gains', amount: gain },
      ]
    }
    case 'deal both': {
      const { amount, to, more = amount, also } = text
      return [
        { kind: 'deal', amount, to },
        { kind: 'deal', amount: more, to: also },
      ]
    }
    case 'reflexive':
      return [{ kind: 'reflexive', does: sentences([text.then]) }]
    case 'loot': {
      const { who, amount, discards } = text
      return [
        { kind: 'draw', who, amount },
        { kind: 'discards', who: backTo(who), amount: discards },
      ]
    }
    case 'tap both':
    case 'exile both': {
      const kind = text.kind === 'tap both' ? 'tap' : 'exile'
      return [{ kind, who: { kind: 'both', of: [text.first, text.second] } }]
    }
    case 'get': {
      const { who, does, also, alsoDoes, until } = text
      return [
        { kind: 'gets', who, does, until } as const,
        { kind: 'gets', who: also, does: alsoDoes, until } as const,
      ].flatMap(instructions)
    }
    case 'later':
      return instructions(text.does).map((does) => ({ kind: 'later', does, at: text.at }))
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

function created(text: EffectNode & { readonly kind: 'create' }): InstructionText {
  const { token, ...rest } = text
  if (token == null) return text as InstructionText
  if (!('name' in token)) {
    const { texts, ...plain } = token
    const abilities = abilitiesOf({ kind: 'text', clauses: texts ?? [] })
    const made = texts === undefined ? plain : { ...plain, abilities }
    return { ...rest, token: made } as InstructionText
  }
  const made = { kind: 'token', power: 0, toughness: 0, lifeless: true, subtypes: [token.name] } as const
  return { ...rest, token: { ...made, abilities: abilitiesOfToken(token.name) } } as InstructionText
}

/** The abilities of an artifact token (111.10), its other texts set aside. */
function abilitiesOfToken(name: string): Ability[] {
  const read = readForCombat(ARTIFACT_TOKENS[name] ?? '', '')
  if (read === null) throw new Error(`the text of a ${name} cannot be read`)
  return abilitiesOf(read)
}

const isForCombat = (one: PredicateText): boolean => one.kind === 'must' && one.during === 'combat'
