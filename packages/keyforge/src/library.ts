import type { Chart } from '@battleline/kernel'
import { fold, nearest } from '@battleline/language'
import { compile } from './compile.ts'
import type { Ability, CardFacts, Definition, Gigantic } from './definition.ts'
import type { LastingText } from './effects/lasting.ts'
import { hooksOf } from './in-force.ts'
import { notUnderstood, replacesDestruction, sentencesOf } from './parts.ts'
import {
  type Clause,
  type Constant,
  type Effect,
  grantedBy,
  type Sentence,
  sentencesIn,
} from './text/structure.ts'
import { printEffect, printText, readRemains, readText, type TextProblem } from './text/text.ts'
import { KEYWORD, KEYWORDS, withHouses } from './vocabulary.ts'

/** A card that cannot be used: what is wrong with its text or its facts. */
export interface CardProblem {
  readonly card: string
  readonly problems: readonly TextProblem[]
}

/** The cards of one game: read and compiled when first asked for, by name without regard to case, accents and punctuation. */
export class Library {
  readonly #facts = new Map<string, CardFacts>()
  /** The halves of gigantic creatures that have no text, by name (KF-GIG-1). */
  readonly #halves = new Map<string, Half>()
  readonly #made = new Map<string, Definition | CardProblem>()
  readonly #lasting = new Map<string, LastingText>()
  readonly #charts: Map<string, Chart>

  /** Later cards of a name replace earlier ones. `charts` is where the charts of texts are put, and what they call. */
  constructor(cards: readonly CardFacts[], charts: Map<string, Chart>) {
    for (const card of cards) this.#facts.set(fold(card.name), card)
    for (const card of this.#facts.values()) {
      if (card.gigantic !== true) continue
      const half = halfOf(card)
      this.#halves.set(fold(half.name), half)
    }
    this.#charts = charts
  }

  /** The facts of every card, by name. */
  all(): readonly CardFacts[] {
    return [...this.#facts.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  facts(name: string): CardFacts | undefined {
    return this.#facts.get(fold(name)) ?? this.#halves.get(fold(name))
  }

  /** The name that comes nearest to one that is not there. */
  near(name: string): string | undefined {
    return nearest(
      name,
      [...this.#facts.values()].map((card) => card.name),
    )
  }

  /** The compiled card, what is wrong with its text, or null where no card has this name. */
  find(name: string): Definition | CardProblem | null {
    const key = fold(name)
    const made = this.#made.get(key)
    if (made !== undefined) return made
    const facts = this.facts(name)
    if (facts === undefined) return null
    const definition = this.#define(facts)
    this.#made.set(key, definition)
    return definition
  }

  /** What a lasting effect says, by its id; null where no text has it. */
  lasting(text: string): LastingText | null {
    const card = /^card\/(.+)\/\d+/.exec(text)?.[1]
    if (card !== undefined) this.find(card)
    return this.#lasting.get(text) ?? null
  }

  /** The chart of a card's text with this id, compiling the card where that has not been done; or null. */
  chart(id: string): Chart | null {
    const known = this.#charts.get(id)
    if (known !== undefined) return known
    const card = /^card\/(.+)\/\d+/.exec(id)?.[1]
    if (card !== undefined) this.find(card)
    return this.#charts.get(id) ?? null
  }

  #define(facts: CardFacts): Definition | CardProblem {
    const read = readText(facts.text ?? '', facts.name)
    if (!read.ok && facts.unknown !== 'allow') return { card: facts.name, problems: read.problems }
    const { clauses: remaining, unread } = read.ok
      ? { clauses: read.text.clauses.map((clause) => ({ clause, unread: null })), unread: [] }
      : readRemains(facts.text ?? '', facts.name)
    const clauses = remaining.map(({ clause }) => clause)
    const keywords = keywordsOf(clauses)
    const abilities = remaining.map(
      ({ clause, unread: words }, at): Ability => ({
        clause,
        chart: this.#compile(facts.name, clause, at, words),
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
      text: read.ok ? printText(read.text, facts.name) : (facts.text ?? '').trim(),
      unread,
      keywords,
      abilities,
      bold: abilities.flatMap(({ clause }, at) =>
        clause.kind === 'bold' || clause.kind === 'replacement' ? [at] : [],
      ),
      hooks: hooksOf(abilities, keywords),
      tide: /\btide\b/i.test(facts.text ?? ''),
      gigantic: giganticOf(facts),
      reverse: this.#reverseOf(facts),
    }
  }

  /** A prophecy has another side where it names one, or is named as one (KF-PRO-1). */
  #reverseOf({ name, type, reverse }: CardFacts): string {
    if (type !== 'prophecy') return ''
    const named =
      reverse === undefined
        ? this.all().find((card) => card.reverse !== undefined && fold(card.reverse) === fold(name))
        : this.facts(reverse)
    return named?.type === 'prophecy' ? named.name : ''
  }

  #compile(name: string, clause: Clause, at: number, unread: string | null): Chart | null {
    const does = unread === null ? doneBy(clause) : []
    if (does === null) return null
    const print = (effect: Effect) => printEffect(effect, name)
    const ending = unread !== null ? notUnderstood(unread) : savesCard(clause) ? replacesDestruction : []
    const made = compile(`card/${fold(name)}/${at}`, name, does, print, ending, isDestroyed(clause))
    for (const chart of made) {
      this.#charts.set(chart.id, chart)
      for (const { args } of chart.nodes) if (isLastingText(args)) this.#lasting.set(args.text, args)
    }
    return made[0] ?? null
  }
}

/** The half without text: it has the facts of the creature, and its bonus icons are those of the other (KF-GIG-1). */
interface Half extends CardFacts {
  readonly of: string
}
function halfOf({ text: _, aember: _none, icons: _either, gigantic: _is, ...facts }: CardFacts): Half {
  return { ...facts, name: `${facts.name} (other half)`, of: facts.name }
}

function giganticOf(facts: CardFacts | Half): Gigantic | null {
  if (facts.gigantic === true) return { other: halfOf(facts).name, leads: true }
  return 'of' in facts ? { other: facts.of, leads: false } : null
}

const isLastingText = (args: unknown): args is LastingText =>
  (args as Partial<LastingText> | undefined)?.kind === 'lasting'

/** What a clause does when its time comes; null for one that is only true. */
function doneBy(clause: Clause): readonly Sentence[] | null {
  switch (clause.kind) {
    case 'bold':
      return sentencesIn(clause)
    case 'replacement':
      return sentencesOf(clause.does)
    case 'after':
      return [clause.first, ...(clause.more ?? [])]
    case 'keyword':
    case 'enhance':
      return null
    case 'constant':
      return doneInstead(clause.is)
  }
}

function doneInstead(is: Constant): readonly Sentence[] | null {
  if (is.kind === 'costs to use') return [{ kind: 'do', effects: [is.cost] }]
  if (is.kind === 'damage becomes' || is.kind === 'reap becomes') return [{ kind: 'do', effects: is.effects }]
  const granted = grantedBy(is)
  return granted === null ? null : doneBy(granted)
}

const isDestroyed = (clause: Clause): boolean => {
  const bold = clause.kind === 'constant' ? grantedBy(clause.is) : clause
  return bold?.kind === 'bold' && bold.triggers.every((trigger) => trigger === 'destroyed')
}

const savesCard = (clause: Clause): boolean =>
  clause.kind === 'replacement' ||
  (clause.kind === 'constant' && grantedBy(clause.is)?.kind === 'replacement')

/** Printed keywords, those with a value added up. */
function keywordsOf(clauses: readonly Clause[]): readonly number[] {
  const values = KEYWORDS.map(() => 0)
  for (const clause of clauses) {
    if (clause.kind === 'keyword')
      values[KEYWORD[clause.keyword]] = (values[KEYWORD[clause.keyword]] ?? 0) + clause.value
  }
  return values
}
