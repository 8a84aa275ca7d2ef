import type { Decision, TraceEvent } from '@battleline/kernel'
import {
  type CardFacts,
  type CardReading,
  type CardSetup,
  type Edition,
  type GrandArchive,
  grandArchive,
  isRefusal,
  type PlayerReading,
  type PlayerSetup,
  type Position,
  type Refusal,
  type Setup,
} from '../src/index.ts'

/** A card of a test: its facts, and its marks on the board. */
export interface Put {
  readonly facts: CardFacts
  readonly setup: CardSetup
}

type Stats = Partial<Omit<CardFacts, 'name' | 'type'>>
const put =
  (type: CardFacts['type']) =>
  (name: string, stats: Stats = {}, setup: Partial<CardSetup> = {}): Put => ({
    facts: { name, type, ...stats },
    setup: { name, ...setup },
  })

export const champion = (name: string, stats: Stats = {}, setup: Partial<CardSetup> = {}) =>
  put('champion')(name, { level: 1, life: 20, ...stats }, setup)
export const ally = (name: string, power: number, life: number, text = '', setup: Partial<CardSetup> = {}) =>
  put('ally')(name, { power, life, text }, setup)
export const weapon = (name: string, power: number, durability: number, stats: Stats = {}, setup = {}) =>
  put('weapon')(name, { power, durability, ...stats }, setup)
export const slash = (name: string, power: number, stats: Stats = {}) =>
  put('attack')(name, { power, ...stats })
export const action = (name: string, text: string, stats: Stats = {}) =>
  put('action')(name, { text, speed: 'fast', ...stats })
export const item = (name: string, text: string, setup: Partial<CardSetup> = {}) =>
  put('item')(name, { text }, setup)

type Given = Put | string
type Side = {
  readonly [zone in 'field' | 'hand' | 'memory' | 'deck' | 'material' | 'graveyard']?: readonly Given[]
}

const isPut = (one: Given): one is Put => typeof one !== 'string'
const facts = (side: Side): readonly CardFacts[] =>
  Object.values(side)
    .flat()
    .filter(isPut)
    .map((one) => one.facts)
    .filter((one) => one.name !== '')
const setupOf = (name: string, side: Side): PlayerSetup => ({
  name,
  ...Object.fromEntries(
    Object.entries(side).map(([zone, cards]) => [zone, cards.map((one) => (isPut(one) ? one.setup : one))]),
  ),
})

export interface Options extends Pick<Setup, 'active' | 'turn'> {
  readonly edition?: Edition
}

/** A board in play. Players pass and decline unless the test says otherwise. */
export class Table {
  readonly ga: GrandArchive
  readonly position: Position
  readonly events: readonly TraceEvent[]

  constructor(ga: GrandArchive, position: Position, events: readonly TraceEvent[] = []) {
    this.ga = ga
    this.position = position
    this.events = events
  }

  /** Answers with the option of this label, passing and declining until it is offered. */
  do(...labels: readonly string[]): Table {
    return labels.reduce<Table>((table, label) => table.#one(label), this)
  }

  #one(label: string): Table {
    for (let table: Table = this, tries = 0; tries < 40; tries++) {
      const ask = table.ask
      const wanted = label.split(' & ')
      const found = wanted.map((word) => ask?.options.find((option) => option.label === word))
      if (ask !== null && found.every((one) => one !== undefined))
        return table.#answer(
          found.length === 1 && ask.kind !== 'order' ? found[0]!.id : found.map((one) => one!.id),
        )
      table = table.#decline(label)
    }
    throw new Error(`“${label}” is never offered`)
  }

  #decline(label: string): Table {
    const { ask } = this
    if (ask === null) throw new Error(`nothing is asked, for “${label}” to answer`)
    const no = ask.options.find((option) => ['pass', 'decline', 'refuse'].includes(option.label))
    if (no === undefined && ask.least > 0 && ask.kind === 'pick')
      throw new Error(`asked is ${ask.options.map((option) => option.label).join(' | ')}, not “${label}”`)
    if (ask.kind === 'order') return this.#answer(ask.options.map((option) => option.id))
    return this.#answer(no?.id ?? [])
  }

  #answer(choice: Parameters<GrandArchive['answer']>[1]): Table {
    const events = [...this.events]
    const next = this.ga.answer(this.position, choice, { trace: (event) => events.push(event) })
    if (isRefusal(next)) throw new Error(`refused: ${next.reason}`)
    return new Table(this.ga, next, events)
  }

  /** Passes until the turn player can act in the main phase again, or the game is over. */
  settle(): Table {
    let table: Table = this
    while (table.ask !== null && table.ga.table(table.position).window !== 'main phase')
      table = table.#decline('')
    while (table.ask !== null && table.ga.table(table.position).stack.length > 0) table = table.#decline('')
    return table
  }

  /** Ends the turn: passes to the next main phase. */
  endTurn(): Table {
    const { turn } = this.ga.table(this.position)
    let table: Table = this
    while (table.ask !== null && table.ga.table(table.position).turn === turn) table = table.#decline('')
    return table.settle()
  }

  get ask(): Decision | null {
    return this.ga.decision(this.position)
  }

  get offered(): readonly string[] {
    return this.ask?.options.map((option) => option.label) ?? []
  }

  /** Why a move by its engine word, cards by their names, would be refused. */
  whyNot(word: string): Refusal | null {
    const named = word.replace(/\{([^}]+)\}/g, (_, name) => String(this.number(name)))
    return this.ga.whyNot(this.position, named)
  }

  number(name: string): number {
    const found = this.ga
      .cards(this.position)
      .find((card) => this.ga.card(this.position, card).called === name)
    if (found === undefined) throw new Error(`there is no ${name}`)
    return found
  }

  card(name: string): CardReading {
    return this.ga.card(this.position, this.number(name))
  }

  player(player: 1 | 2): PlayerReading {
    return this.ga.player(this.position, player)
  }

  /** What did not happen, and why. */
  get not(): readonly string[] {
    return this.events.flatMap((event) => (event.kind === 'not' ? [event.why.reason] : []))
  }

  /** The reasons of skipped steps. */
  get skipped(): readonly string[] {
    return this.events.flatMap((event) => (event.kind === 'skip' ? [event.why.reason] : []))
  }

  /** The steps that began, without the name of the game. */
  get steps(): readonly string[] {
    return this.events.flatMap((event) =>
      event.kind === 'step' ? [event.step.id.replace('grand-archive/', '')] : [],
    )
  }
}

export function table(mine: Side, theirs: Side, { edition = 'cr-26', ...rest }: Options = {}): Table {
  const ga = grandArchive({ edition, cards: [...facts(mine), ...facts(theirs)] })
  const begun = ga.begin({ players: [setupOf('A', mine), setupOf('B', theirs)], ...rest })
  if (isRefusal(begun)) throw new Error(begun.reason)
  return new Table(ga, begun)
}

export const CA = champion('CA')
export const CB = champion('CB')
