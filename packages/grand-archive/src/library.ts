import type { Chart } from '@battleline/kernel'
import { type CardProblem, Cards, fold, onceFor, type Remaining } from '@battleline/language'
import { compile } from './compile.ts'
import type { Ability, CardFacts, Definition } from './definition.ts'
import { hooksOf } from './in-force.ts'
import { numbered } from './numbered.ts'
import { sentencesOf } from './targeting.ts'
import type { Clause, Effect, Sentence } from './text/structure.ts'
import { printEffect, printText, readRemains, readText } from './text/text.ts'

/** The text of a card, read: reading it takes longer than anything else that is made of a card. */
const readOnce = onceFor(({ text = '', name }: CardFacts) => readText(text, name))

/** The cards of Grand Archive, read and compiled. */
export class Library extends Cards<CardFacts, Definition | CardProblem> {
  readonly #charts: Map<string, Chart>

  /** Later cards of a name replace earlier ones. `charts` is where the charts of texts are put, and what they call. */
  constructor(cards: readonly CardFacts[], charts: Map<string, Chart>) {
    super(cards)
    this.#charts = charts
  }

  /** The chart of a card's text with this id, compiling the card where that has not been done; or null. */
  chart(id: string): Chart | null {
    const known = this.#charts.get(id)
    if (known !== undefined) return known
    const card = /^card\/(.+)\/\d+/.exec(id)?.[1]
    if (card !== undefined) this.find(card)
    return this.#charts.get(id) ?? null
  }

  protected read(facts: CardFacts): Definition | CardProblem {
    const { name } = facts
    const read = readOnce(facts)
    if (!read.ok && facts.unknown !== 'allow') return { card: name, problems: read.problems }
    const { clauses: remaining, unread } = read.ok
      ? { clauses: read.text.clauses.map((clause) => ({ clause, unread: null })), unread: [] }
      : readRemains(facts.text ?? '', name)
    const { clauses, granted } = numbered(
      remaining.map(({ clause }) => clause),
      (at) => this.#id(name, at),
    )
    for (const { runs, ability } of granted) this.#compile(runs, name, sentencesOf(ability))
    return {
      name,
      type: facts.type,
      supertypes: facts.supertypes ?? [],
      subtypes: facts.subtypes ?? [],
      elements: facts.elements ?? ['norm'],
      classes: facts.classes ?? [],
      memory: facts.memory ?? null,
      reserve: facts.reserve ?? null,
      speed: facts.speed ?? 'slow',
      level: facts.level ?? 0,
      life: facts.life ?? null,
      power: facts.power ?? null,
      durability: facts.durability ?? null,
      text: read.ok ? printText(read.text, name) : (facts.text ?? '').trim(),
      unread,
      ...this.#abilities(
        name,
        clauses.map((clause, at) => ({ clause, unread: remaining[at]?.unread ?? null })),
      ),
    }
  }

  readonly #id = (name: string, at: string): string => `card/${fold(name)}/${at}`

  /** What an action does as it resolves is one chart, that of its first sentence. */
  #abilities(name: string, clauses: readonly Remaining<Clause>[]): Pick<Definition, 'abilities' | 'hooks'> {
    const resolving = clauses.filter(({ clause }) => clause.kind === 'resolve')
    const [first] = resolving
    const whole = first === undefined ? null : this.#resolving(name, clauses.indexOf(first), resolving)
    const abilities = clauses.map(({ clause, unread }, at): Ability => {
      if (clause.kind === 'resolve') return { clause, chart: whole }
      return { clause, chart: this.#chartOf(name, clause, at, unread) }
    })
    return { abilities, hooks: hooksOf(abilities) }
  }

  #resolving(name: string, at: number, parts: readonly Remaining<Clause>[]): Chart {
    const does = parts.flatMap(({ clause }) =>
      sentencesOf(clause).map((one) => (clause.when === undefined ? one : { ...one, when: clause.when })),
    )
    return this.#compile(this.#id(name, `${at}`), name, does, parts.flatMap(wordsLeft))
  }

  #chartOf(name: string, clause: Clause, at: number, unread: string | null): Chart | null {
    const id = this.#id(name, `${at}`)
    if (clause.kind === 'additional cost')
      return this.#compile(id, name, [{ kind: 'do', effects: [clause.effect] }])
    const does = sentencesOf(clause)
    return does.length === 0 && unread === null ? null : this.#compile(id, name, does, wordsLeft({ unread }))
  }

  #compile(id: string, name: string, does: readonly Sentence[], unread: readonly string[] = []): Chart {
    const made = compile(id, name, does, (effect: Effect) => printEffect(effect, name), unread)
    this.#charts.set(id, made)
    return made
  }
}

const wordsLeft = ({ unread }: Pick<Remaining<Clause>, 'unread'>): readonly string[] =>
  unread === null ? [] : [unread]
