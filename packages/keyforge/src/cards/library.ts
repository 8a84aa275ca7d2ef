import { CompiledCards, type ReadCard } from '@battleline/card-game'
import { type Chart, link } from '@battleline/kernel'
import { type CardProblem, fold, memoize, type ReadableClause } from '@battleline/language'
import { conditionOf, hooksOf } from '../compile/collect-hooks.ts'
import { compile } from '../compile/compile.ts'
import { doesOf, notUnderstood, replacesDestruction } from '../compile/effect-steps.ts'
import type { LastingText } from '../compile/effects/lasting.ts'
import type { PrintParts } from '../compile/steps.ts'
import { boldAbilitiesByTrigger } from '../events/abilities.ts'
import type {
  Ability,
  CardFacts,
  Copies,
  Definition,
  Gigantic,
  OwnPlayCost,
  SelfRestriction,
} from '../model/definition.ts'
import { type Clause, type Granted, type Group, itself, type State } from '../text/structure.ts'
import { type TextNode, textVisitor } from '../text/visit.ts'
import { isKnown, vocabularyOf } from '../text/words/card-words.ts'
import { KEYWORD, KEYWORDS, withHouses } from '../vocabulary.ts'
import { isShipped, printOnce, shippedText } from './shipped-texts.ts'
import { NO_READER, type TextReader } from './text-reader.ts'

/** An unfinished definition. */
type Making = { -readonly [K in keyof Definition]: Definition[K] }

/** The cards of KeyForge, read and compiled. */
export class Library extends CompiledCards<CardFacts, Definition | CardProblem> {
  /** The halves of gigantic creatures that have no text, by name (KF-GIG-1). */
  readonly #halves = new Map<string, Half>()
  readonly #lasting = new Map<string, LastingText>()
  readonly #cards: readonly CardFacts[]
  readonly #texts: TextReader
  #readCard: ((card: CardFacts) => ReadCard<Clause>) | null = null
  #knowsWords: boolean | null = null

  /** `texts` reads the texts that the build has not read. */
  constructor(
    cards: readonly CardFacts[],
    charts: Map<string, Chart>,
    texts: TextReader = NO_READER,
    protected override readonly base: Library | null = null,
  ) {
    super(cards, charts, base)
    this.#cards = cards
    this.#texts = texts
    for (const card of cards) {
      if (card.gigantic !== true || super.facts(card.name) !== card) continue
      const half = halfOf(card)
      this.#halves.set(fold(half.name), half)
    }
  }

  override facts(name: string): CardFacts | undefined {
    const facts = super.facts(name) ?? this.#halves.get(fold(name))
    const isOfAnother =
      facts !== undefined && 'of' in facts && this.facts((facts as Half).of)?.gigantic !== true
    return isOfAnother ? undefined : facts
  }

  /** These cards and others of a game, which replace those with their names. */
  with(others: readonly CardFacts[], charts: Map<string, Chart>): Library {
    const areApart = this.knowsWords && others.every(isApart)
    return areApart
      ? new Library(others, charts, this.#texts, this)
      : new Library([...this.#cards, ...others], charts, this.#texts)
  }

  /** Whether the language knows the houses and traits of all cards. */
  get knowsWords(): boolean {
    this.#knowsWords ??= this.#cards.every((card) => isShipped(card) || hasKnownWords(card))
    return this.#knowsWords
  }

  /** The text of a lasting effect by its id; null for an unknown id. */
  lasting(text: string): LastingText | null {
    if (!this.charts.has(text)) this.compileCardOf(text)
    return this.#lasting.get(text) ?? this.base?.lasting(text) ?? null
  }

  /** Houses and traits that only these cards name are words of their texts. */
  #read(card: CardFacts): ReadCard<Clause> {
    const others = this.#readCard === null ? this.#cards.filter((one) => !hasKnownWords(one)) : []
    this.#readCard ??= this.#texts.cardsWith(others.length === 0 ? undefined : vocabularyOf(others))
    return this.#readCard(card)
  }

  protected read(facts: CardFacts): Definition | CardProblem {
    const read = this.#textOf(facts)
    if ('problems' in read) return read
    const made = this.#define(facts, read.clauses, read)
    if (facts.type !== 'upgrade')
      for (const clauses of upgradeTextsIn(read.clauses.map(({ clause }) => clause)))
        this.#asUpgrade(made, facts, clauses)
    return made
  }

  /** The build has read texts with the words of the cards that ship; other cards may bring more words. */
  #textOf(facts: CardFacts): ReadCard<Clause> {
    const known = this.knowsWords ? shippedText(facts) : null
    if (known === null) return this.#read(facts)
    const clauses = known.clauses.map((clause) => ({ clause, unread: null }))
    return { clauses, unread: [], text: facts.text ?? '' }
  }

  /** A card that can be an upgrade has a separate text for that. Its charts follow those of the card. */
  #asUpgrade(made: Making, facts: CardFacts, clauses: readonly Granted[]): void {
    const { power: _power, armor: _armor, ...rest } = facts
    const remaining = clauses.map((clause) => ({ clause, unread: null }))
    const structure = { kind: 'text', clauses } as const
    const text = printOnce(facts, structure, () => this.#texts.printText(structure, facts.name))
    made.instead = this.#define(
      { ...rest, type: 'upgrade' },
      remaining,
      { text, unread: [] },
      facts,
      made.abilities.length,
    )
    ;(made.instead as Making).instead = made
  }

  #define(
    facts: CardFacts,
    remaining: readonly ReadableClause<Clause>[],
    { text, unread }: Pick<Definition, 'text' | 'unread'>,
    card = facts,
    from = 0,
  ): Making {
    const clauses = remaining.map(({ clause }) => clause)
    const keywords = keywordsOf(clauses)
    const abilities = remaining.map(
      ({ clause, unread: words }, at): Ability => ({
        clause,
        chart: this.#compile(card, clause, from + at, words),
      }),
    )
    return {
      name: facts.name,
      type: facts.type,
      houses: withHouses(facts.house === undefined ? [] : [facts.house], facts.icons ?? []),
      power: facts.power ?? 0,
      armor: facts.armor ?? 0,
      icons: [...Array<'aember'>(facts.aember ?? 0).fill('aember'), ...(facts.icons ?? [])],
      traits: facts.traits ?? [],
      text,
      unread,
      keywords,
      abilities,
      playable: clauses.flatMap(playableIf),
      attachesTo: clauses.flatMap(attachesTo)[0] ?? null,
      copies: clauses.flatMap(copiesIn)[0] ?? null,
      prices: clauses.flatMap(priceIn),
      bold: boldAbilitiesByTrigger(clauses),
      bars: clauses.flatMap(barIn),
      ...hooksOf(abilities, keywords),
      tide: readsTide(clauses, unread),
      recalls: readsPreviousTurn(clauses),
      gigantic: giganticOf(facts),
      instead: null,
      reverse: this.#reverseOf(facts),
    }
  }

  /** A prophecy has another side if it names one or is named as one (KF-PRO-1). */
  #reverseOf({ name, type, reverse }: CardFacts): string {
    if (type !== 'prophecy') return ''
    const named =
      reverse === undefined
        ? this.all().find((card) => card.reverse !== undefined && fold(card.reverse) === fold(name))
        : this.facts(reverse)
    return named?.type === 'prophecy' ? named.name : ''
  }

  #compile(card: CardFacts, clause: Clause, at: number, unread: string | null): Chart | null {
    const does = unread === null ? doesOf(clause) : []
    if (does === null) return null
    const { name } = card
    const print: PrintParts = {
      effect: (effect) => printOnce(card, effect, () => this.#texts.printEffect(effect, name)),
      condition: (condition) =>
        printOnce(card, { condition }, () => this.#texts.printCondition(condition, name)),
    }
    const ending = unread !== null ? notUnderstood(unread) : savesCard(clause) ? replacesDestruction : []
    const made = compile(`card/${fold(name)}/${at}`, name, does, print, ending, isDestroyed(clause))
    for (const chart of made) {
      this.charts.set(chart.id, chart)
      for (const { args } of chart.nodes) if (isLastingText(args)) this.#lasting.set(args.text, args)
    }
    for (const chart of made) link(chart, this.charts)
    return made[0] ?? null
  }
}

/** Whether the language knows the house and the traits of a card; asked once of a card, for every library that has it. */
const hasKnownWords = memoize((card: CardFacts) => isKnown(vocabularyOf([card])))

/** Whether a card leaves others as they are: it has no words for their texts, and is not the other side of one (KF-PRO-1). */
const isApart = (card: CardFacts): boolean => hasKnownWords(card) && card.type !== 'prophecy'

/** The conditions for playing the card, from "unless" and "while" clauses. */
function playableIf(clause: Clause): readonly State[] {
  if (clause.kind !== 'constant') return []
  if (clause.is.kind === 'playable') return [clause.is.condition]
  const condition = conditionOf(clause)
  return clause.is.kind === 'cannot be played' && condition !== null ? [{ kind: 'not', of: condition }] : []
}

/** What an upgrade can be attached to, if its text says so. */
const attachesTo = (clause: Clause): readonly Group[] =>
  clause.kind === 'constant' && clause.is.kind === 'attached only' ? [clause.is.of] : []

/** What it becomes a copy of as it is played. */
const copiesIn = (clause: Clause): readonly Copies[] =>
  clause.kind === 'constant' && clause.is.kind === 'is a copy as played' ? [clause.is] : []

/** The additional costs of playing the card. */
const priceIn = (clause: Clause, ability: number): readonly OwnPlayCost[] =>
  clause.kind === 'constant' && clause.is.kind === 'costs to play' && clause.is.of === undefined
    ? [{ ability, condition: conditionOf(clause), cost: clause.is.cost }]
    : []

/** The texts that a card can have as an upgrade: if played as one, or if attached by its own effect. */
function upgradeTextsIn(clauses: readonly Clause[]): readonly (readonly Granted[])[] {
  const found: (readonly Granted[])[] = []
  textVisitor().visit(clauses, (node) => {
    if (node.kind === 'as upgrade') found.push(node.text)
    else if (node.kind === 'upgrade text') found.push(node.clauses)
    else return true
    return false
  })
  return found
}

/** Whether a text reads or moves the tide. Unread words have no structure, so they are searched (KF-TID-2). */
const readsTide = (clauses: readonly Clause[], unread: readonly string[]): boolean =>
  textVisitor().some(clauses, (node) =>
    node.kind === 'deed becomes' ? node.deed === 'raise tide' : TIDE.includes(node.kind),
  ) || unread.some((words) => /\btide\b/i.test(words))
const TIDE: readonly string[] = [
  'tide',
  'raise tide',
  'reset tide',
  'tide raised',
  'cannot raise tide',
] satisfies TextNode['kind'][]

/** Whether a text refers to a previous turn. */
const readsPreviousTurn = (clauses: readonly Clause[]): boolean =>
  textVisitor().some(clauses, (node) => 'last' in node && node.last === true)

/** Restrictions that always apply. */
const barIn = (clause: Clause): readonly SelfRestriction[] =>
  clause.kind === 'constant' &&
  conditionOf(clause) === null &&
  (clause.is.kind === 'cannot be played' || clause.is.kind === 'cannot be discarded')
    ? [clause.is.kind]
    : []

/** The half without text: it has the creature's facts and the bonus icons of the other half (KF-GIG-1). */
interface Half extends CardFacts {
  readonly of: string
}
function halfOf({ text: _, aember: _none, icons: _either, gigantic: _is, ...facts }: CardFacts): Half {
  return { ...facts, name: otherHalfOf(facts.name), of: facts.name }
}

/** The name of the half without text of a gigantic creature (KF-GIG-1). */
export const otherHalfOf = (name: string): string => `${name} (other half)`

function giganticOf(facts: CardFacts | Half): Gigantic | null {
  if (facts.gigantic === true) return { other: halfOf(facts).name, leads: true }
  return 'of' in facts ? { other: facts.of, leads: false } : null
}

const isLastingText = (args: unknown): args is LastingText =>
  (args as Partial<LastingText> | undefined)?.kind === 'lasting'

const isDestroyed = (clause: Clause): boolean => {
  const bold = itself(clause)
  return bold?.kind === 'bold' && bold.triggers.every((trigger) => trigger === 'destroyed')
}

const savesCard = (clause: Clause): boolean => itself(clause)?.kind === 'replacement'

/** Printed keywords; the values of repeated ones are added. */
function keywordsOf(clauses: readonly Clause[]): readonly number[] {
  const values = KEYWORDS.map(() => 0)
  for (const clause of clauses) {
    if (clause.kind === 'keyword')
      values[KEYWORD[clause.keyword]] = (values[KEYWORD[clause.keyword]] ?? 0) + clause.value
  }
  return values
}
