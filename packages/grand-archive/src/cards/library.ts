import { CompiledCards } from '@battleline/card-game'
import type { Chart } from '@battleline/kernel'
import { type CardProblem, fold, type Node, type ReadableClause } from '@battleline/language'
import { withCardsThatLeft } from '../compile/cards-that-left.ts'
import { compile, type PrintParts } from '../compile/compile.ts'
import { numberTargets } from '../compile/granted-abilities.ts'
import { withVariants } from '../compile/mode-variants.ts'
import { withOwnPower } from '../compile/own-power.ts'
import { withSameObject } from '../compile/same-object.ts'
import { withSharedZones } from '../compile/shared-zones.ts'
import type { Ability, CardFacts, Definition } from '../model/definition.ts'
import { collectHooks } from '../model/hooks.ts'
import { withNamedIt } from '../text/named-it.ts'
import type { Clause, Effect, PlainSentence } from '../text/structure.ts'
import { modesOf, sentencesOf, withBonus } from '../text/target-slots.ts'
import type { TextReader } from './text-reader.ts'

/** The cards of Grand Archive, read and compiled. */
export class Library extends CompiledCards<CardFacts, Definition | CardProblem> {
  constructor(
    cards: readonly CardFacts[],
    charts: Map<string, Chart>,
    private readonly texts: TextReader,
  ) {
    super(cards, charts)
  }

  protected read(facts: CardFacts): Definition | CardProblem {
    const { name } = facts
    const read = this.texts.readCard(facts)
    if ('problems' in read) return read
    const { clauses: remaining, text, unread } = read
    const written = remaining.map(({ clause }) =>
      withSharedZones(withNamedIt(clause as unknown as Node) as unknown as Clause),
    )
    const varied = withVariants(written, (does) => this.texts.printModes(does, name))
    const numbered = numberTargets(withCardsThatLeft(withOwnPower(varied)), (at) => this.#id(name, at))
    const clauses = withSameObject(numbered.clauses)
    const { granted } = numbered
    for (const { chartId, does } of granted) this.#compile(chartId, name, does)
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
      text,
      unread,
      aside: this.texts.printAside(
        remaining.map(({ clause }) => clause),
        name,
      ),
      ...this.#abilities(
        name,
        clauses.map((clause, at) => ({ clause, unread: remaining[at]?.unread ?? null })),
      ),
    }
  }

  readonly #id = (name: string, at: string): string => `card/${fold(name)}/${at}`

  /** All sentences of an action resolve as one chart, that of the first sentence. */
  #abilities(
    name: string,
    clauses: readonly ReadableClause<Clause>[],
  ): Pick<Definition, 'abilities' | 'hooks'> {
    const resolving = clauses.flatMap((one, at) => (one.clause.kind === 'resolve' ? [{ ...one, at }] : []))
    const whole = resolving.length === 0 ? null : this.#resolving(name, resolving)
    const abilities = clauses.map(({ clause, unread }, at): Ability => {
      if (clause.kind === 'resolve') return { clause, chart: whole }
      return { clause, chart: this.#chartOf(name, clause, at, unread) }
    })
    return { abilities, hooks: collectHooks(abilities) }
  }

  #resolving(name: string, parts: readonly (ReadableClause<Clause> & { readonly at: number })[]): Chart {
    const does = parts.flatMap(({ clause, at }) =>
      sentencesOf(clause).map((one) => withBonus(one, clause.when && at)),
    )
    return this.#compile(this.#id(name, `${parts[0]?.at}`), name, does, parts.flatMap(unreadWords))
  }

  #chartOf(name: string, clause: Clause, at: number, unread: string | null): Chart | null {
    const id = this.#id(name, `${at}`)
    if (clause.kind === 'additional cost' || clause.kind === 'alternative cost')
      return this.#compile(id, name, [{ kind: 'do', effects: [asPayment(clause.effect)] }])
    if (clause.kind === 'ephemerate' && clause.effect !== undefined)
      return this.#compile(id, name, [{ kind: 'do', effects: [clause.effect] }])
    const does = sentencesOf(clause)
    return does.length === 0 && unread === null && modesOf(clause) === null
      ? null
      : this.#compile(id, name, does, unreadWords({ unread }))
  }

  #compile(id: string, name: string, does: readonly PlainSentence[], unread: readonly string[] = []): Chart {
    const print: PrintParts = {
      effect: (effect) => this.texts.printEffect(effect, name),
      condition: (condition) => this.texts.printCondition(condition, name),
    }
    const made = compile(id, name, does, print, unread)
    this.charts.set(id, made)
    return made
  }
}

/** Only an awake object can be rested to pay (GA-CST-10). */
const asPayment = (effect: Effect): Effect =>
  effect.kind === 'rest' && 'of' in effect.what
    ? { ...effect, what: { ...effect.what, of: { ...effect.what.of, is: 'awake' } } }
    : effect

const unreadWords = ({ unread }: Pick<ReadableClause<Clause>, 'unread'>): readonly string[] =>
  unread === null ? [] : [unread]
