import { FORAGING } from '../text/forage-phrases.ts'
import { readText } from '../text/grammar.ts'
import type {
  CardText,
  Clause,
  EffectNode,
  KeywordAbility,
  PredicateNode,
  SentenceNode,
  TextOf,
  TokenNode,
} from '../text/nodes.ts'
import { somePart, withPronouns } from '../text/pronouns.ts'
import { isNeverDone, isSetAside } from '../text/set-aside.ts'
import type {
  Ability,
  Condition,
  Instruction,
  Predicate,
  Reference,
  Sentence,
  TokenText,
} from '../text/structure.ts'
import { readForCombat } from '../text/unread-abilities.ts'
import { ARTIFACT_TOKENS } from '../text/words.ts'
import { printAside, printMode } from './aside-text.ts'
import { buried } from './buried.ts'
import { damagesPlayer, withDealer } from './dealer.ts'
import { eitherOf, isCertain } from './either-of.ts'
import { eventsIn } from './events.ts'
import { faceDownTexts } from './face-down.ts'
import { fromElsewhere, fromGraveyard } from './from-elsewhere.ts'
import { isKeywordAbility, textOf } from './keyword-abilities.ts'
import { ofDeath } from './of-death.ts'
import { settle } from './settle.ts'
import { turningInto } from './turning-into.ts'
import { unreadAbility } from './unread-ability.ts'
import { wardText } from './ward.ts'

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
    case 'ward':
      return [wardText(clause)]
    case 'modal': {
      const { least, most, event, if: condition } = clause
      const when = condition === undefined ? {} : { if: condition as TextOf<Condition> }
      const of = clause.modes.map((mode) => ({
        kind: 'mode',
        says: printMode(mode),
        does: sentences(mode.does),
      }))
      const modes = { kind: 'modes', least, most: most ?? of.length, of } as const
      return event === undefined
        ? [{ kind: 'spell', does: [], modes }]
        : eventsIn(event).map((one) => ({ kind: 'whenever', event: one, ...when, does: [], modes }))
    }
    case 'aside':
      return []
    case 'more tokens':
      return [{ kind: 'more tokens', token: tokenOf(clause.token) }]
    case 'face down':
      return faceDownTexts(clause)
    case 'station level':
      return levelTexts(clause)
    case 'player has':
      return playerHas(clause)
    case 'unread ability':
      return unreadAbility(clause)
    case 'enters with': {
      const { if: condition, ...rest } = clause
      return [{ ...rest, ...(condition !== undefined && { if: condition as TextOf<Condition> }) }]
    }
    case 'activated':
      // A cost that is paid in one of two ways: an ability for each.
      return clause.forages === true
        ? [FORAGING.costs, FORAGING.or].map((more) =>
            activatedText({ ...clause, costs: [...clause.costs, ...more] }),
          )
        : [activatedText(clause)]
    case 'spell':
      return [{ ...clause, does: sentences(clause.does) }]
    case 'prevents':
      return preventsTexts(clause)
    default:
      if (isKeywordAbility(clause)) return keywordTexts(clause)
      return [clause]
  }
}

function playerHas({ along, keyword }: Clause & { readonly kind: 'player has' }): readonly TextOf<Ability>[] {
  const player = { kind: 'player has', keyword } as const
  if (along === undefined) return [player]
  const does = { kind: 'has', keyword } as const
  const others = { kind: 'creatures', whose: 'yours', other: true } as const
  return [
    player,
    { kind: 'about', who: { kind: 'those', of: along }, does },
    { kind: 'about', who: others, does },
  ]
}

function preventsTexts({
  who,
  combat,
  counters,
  deals,
}: Clause & { readonly kind: 'prevents' }): readonly TextOf<Ability>[] {
  const becomes = { kind: 'prevent all', ...(counters && { rider: '-1/-1 counters' as const }) } as const
  return [{ to: who }, ...(deals === true ? [{ by: who }] : [])].map((side) => ({
    kind: 'replaces',
    is: { kind: 'damage', of: { kind: 'which damage', ...(combat && { combat }), ...side }, becomes },
  }))
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
    does: event.kind === 'dies' ? does.map(ofDeath) : does,
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
  const { if: condition, orCosts: _, forages: __, ...rest } = clause
  return {
    ...rest,
    ...fromElsewhere(clause),
    does: sentences(clause.does),
    ...(condition !== undefined && { if: condition as TextOf<Condition> }),
  }
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
    case 'turns into':
      return turningInto(node)
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
  const all = withTypeNamed([does, ...more].flatMap(instructions))
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
/** A type is named before the creatures of the type are. */
const withTypeNamed = (all: readonly InstructionText[]): readonly InstructionText[] =>
  somePart(all, ({ kind }) => kind === 'of the type') ? [{ kind: 'name a type' }, ...all] : all

const NOT_DONE = { kind: 'did not' } as const

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
    case 'buried':
      return [buried(text)]
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
  const { token, legend, ...rest } = text
  if (token == null) return text as InstructionText
  const made = { ...tokenOf(token), ...(legend !== undefined && { name: legend, legendary: true }) }
  return { ...rest, token: made } as InstructionText
}

/** A token with its abilities; those that the rules describe have no text of their own. */
function tokenOf(token: TokenNode): TextOf<TokenText> {
  if (!('name' in token)) {
    const { texts, ...plain } = token
    const abilities = abilitiesOf({ kind: 'text', clauses: texts ?? [] })
    return (texts === undefined ? plain : { ...plain, abilities }) as TextOf<TokenText>
  }
  const made = { kind: 'token', power: 0, toughness: 0, lifeless: true, subtypes: [token.name] } as const
  return { ...made, abilities: abilitiesOfToken(token.name) } as unknown as TextOf<TokenText>
}

/** The abilities of an artifact token (111.10), its other texts set aside. */
function abilitiesOfToken(name: string): Ability[] {
  const read = readForCombat(ARTIFACT_TOKENS[name] ?? '', '')
  if (read === null) throw new Error(`the text of a ${name} cannot be read`)
  return abilitiesOf(read)
}

const isForCombat = (one: PredicateText): boolean => one.kind === 'must' && one.during === 'combat'
