import { type Decision, isRefusal, type Position, type Refusal, type TraceEvent } from '@battleline/kernel'
import {
  type CardFacts,
  type CardReading,
  type CardSetup,
  type Edition,
  type House,
  type KeyForge,
  keyforge,
  type PlayerId,
  type PlayerReading,
  type Setup,
} from '../src/index.ts'

type Printed = Partial<Omit<CardFacts, 'name' | 'type' | 'power'>>

/** A test card, or the name of a library card; marked ones come from `on`. */
export type Thing = CardFacts | string | Marked
export interface Marked {
  readonly card: CardFacts | string
  readonly marks: Marks
}
export interface Marks extends Omit<CardSetup, 'name' | 'upgrades'> {
  readonly upgrades?: readonly Thing[]
}

export const creature = (name: string, power: number, printed: Printed = {}): CardFacts => ({
  name,
  type: 'creature',
  house: 'dis',
  power,
  ...printed,
})
export const upgrade = (name: string, text: string): CardFacts => ({
  name,
  type: 'upgrade',
  house: 'dis',
  text,
})
export const artifact = (name: string, text: string): CardFacts => ({
  name,
  type: 'artifact',
  house: 'dis',
  text,
})
export const action = (name: string, text: string): CardFacts => ({
  name,
  type: 'action',
  house: 'dis',
  text,
})
/** A card with marks on it: `on(creature('Brute', 5), { damage: 2 })`. */
export const on = (card: CardFacts | string, marks: Marks): Marked => ({ card, marks })

export interface Side {
  readonly aember?: number
  readonly artifacts?: readonly Thing[]
  readonly hand?: readonly Thing[]
  readonly deck?: readonly Thing[]
  readonly discard?: readonly Thing[]
}

/** A board: `mine` are the active player's creatures, `theirs` the opponent's, left to right. */
export interface Board {
  readonly mine?: readonly Thing[]
  readonly theirs?: readonly Thing[]
  readonly me?: Side
  readonly they?: Side
  readonly house?: House
  readonly tide?: 'mine' | 'theirs'
  readonly edition?: Edition
  /** True to ask for the order of cards that reach a discard pile; else they go in the order offered. */
  readonly orders?: boolean
}

const ME = 1
const THEY = 2

/** A board with its game and the trace of all moves, with readings in a player's words. */
export class Table {
  readonly kf: KeyForge
  position: Position
  trace: TraceEvent[] = []
  readonly #orders: boolean

  constructor(kf: KeyForge, position: Position, orders: boolean) {
    this.kf = kf
    this.position = position
    this.#orders = orders
    this.#passOrders()
  }

  // Moves and answers. They throw if refused.

  fight(attacker: string, defender: string): this {
    return this.move(`fight ${this.id(attacker)} ${this.id(defender)}`)
  }
  reap(creature: string): this {
    return this.move(`reap ${this.id(creature)}`)
  }
  use(card: string, nth = 0): this {
    return this.move(nth === 0 ? `action ${this.id(card)}` : `action ${this.id(card)} ${nth}`)
  }
  unstun(card: string): this {
    return this.move(`unstun ${this.id(card)}`)
  }
  play(card: string): this {
    return this.move(`play ${this.id(card)}`)
  }
  discard(card: string): this {
    return this.move(`discard ${this.id(card)}`)
  }
  end(): this {
    return this.move('end')
  }
  move(word: string): this {
    return this.#go(this.kf.answer(this.position, word, { trace: this.#watch }))
  }
  /** Answers with the options that have these labels, in this order; `Gub#2` is the second option called Gub. */
  answer(...labels: string[]): this {
    const ids = labels.map((label) => this.#optionId(label))
    return this.#go(this.kf.answer(this.position, ids, { trace: this.#watch }))
  }
  /** Divides among the options with these labels. */
  share(shares: Readonly<Record<string, number>>): this {
    const given = this.asked.options.map(({ label }) => shares[label] ?? 0)
    return this.#go(this.kf.answer(this.position, given, { trace: this.#watch }))
  }
  /** The refusal of a move. */
  refused(word: string): Refusal {
    const got = this.kf.answer(this.position, word)
    if (!isRefusal(got)) throw new Error(`${word} is not refused`)
    return got
  }

  // The pending decision.

  get asked(): Decision {
    const decision = this.kf.decision(this.position)
    if (decision === null) throw new Error('no decision is pending')
    return decision
  }
  askedAt(): string {
    return short(this.asked.step)
  }
  askedLabels(): readonly string[] {
    return this.asked.options.map(({ label }) => label)
  }

  // The board.

  /** The number of the n-th card of a name: `Gub`, `Gub#2`. */
  id(name: string): number {
    const [bare, nth] = numbered(name)
    const found = this.kf
      .cards(this.position)
      .filter((card) => this.kf.card(this.position, card).name === bare)[nth]
    if (found === undefined) throw new Error(`there is no card ${name}`)
    return found
  }
  card(name: string): CardReading {
    return this.kf.card(this.position, this.id(name))
  }
  damageOn(name: string): number {
    return this.card(name).damage
  }
  zoneOf(name: string): CardReading['zone'] {
    return this.card(name).zone
  }
  powerOf(name: string): number {
    return this.card(name).power
  }
  player(id: PlayerId): PlayerReading {
    return this.kf.player(this.position, id)
  }
  /** Æmber in the pools, the active player's first. */
  pools(): readonly [number, number] {
    return [this.player(ME).aember, this.player(THEY).aember]
  }
  line(whose: 'mine' | 'theirs'): readonly string[] {
    return this.#names(this.player(whose === 'mine' ? ME : THEY).battleline)
  }
  pile(
    whose: 'mine' | 'theirs',
    pile: 'hand' | 'deck' | 'discard' | 'archives' | 'purged' | 'artifacts',
  ): readonly string[] {
    return this.#names(this.player(whose === 'mine' ? ME : THEY)[pile])
  }
  #names(cards: readonly number[]): readonly string[] {
    return cards.map((card) => this.kf.card(this.position, card).name)
  }

  // The trace. Step ids are without the name of the game: `damage.4-armor`.

  /** Every step that began, in order; for one chart if given. */
  steps(chart?: string): readonly string[] {
    const all = this.trace.flatMap((event) => (event.kind === 'step' ? [short(event.step.id)] : []))
    return chart === undefined ? all : all.filter((step) => step.startsWith(`${chart}.`))
  }
  /** The skipped steps, with the rules of the reasons. */
  skipped(): readonly (readonly [step: string, ...cite: string[]])[] {
    return this.trace.flatMap((event) =>
      event.kind === 'skip' ? [[short(event.step.id), ...event.why.cite] as const] : [],
    )
  }
  /** The changes in this step: `Brute damage 0 → 3`. Explanations and the turn history are left out. */
  changedAt(step: string): readonly string[] {
    return this.#during(step).flatMap((event) =>
      event.kind === 'change' && !EXPLANATIONS.includes(event.property)
        ? [`${this.#name(event.record)} ${event.property} ${event.before} → ${event.after}`]
        : [],
    )
  }
  /** The effects that applied in this step: `Brute elusive`. */
  hooksAt(step: string): readonly string[] {
    return this.#during(step).flatMap((event) =>
      event.kind === 'hook' ? [`${this.#name(event.record)} ${event.id.replace(/[:@].*/, '')}`] : [],
    )
  }
  /** What did not happen: `Brute: destruction (KF-WRD-2 KF-WRD-5)`. */
  notHappened(): readonly string[] {
    return this.trace.flatMap((event) =>
      event.kind === 'not'
        ? [`${this.#name(event.record)}: ${event.what.text} (${event.why.cite.join(' ')})`]
        : [],
    )
  }
  forget(): this {
    this.trace = []
    return this
  }

  #during(step: string): readonly TraceEvent[] {
    return this.trace.filter((event) => short(event.step.id) === step)
  }
  #name(record: number): string {
    if (record === 0) return 'table'
    return record <= THEY ? ['me', 'they'][record - 1]! : this.kf.card(this.position, record).name
  }
  readonly #watch = (event: TraceEvent): void => {
    this.trace.push(event)
  }
  #optionId(label: string): number | string {
    const [bare, nth] = numbered(label)
    const found = this.asked.options.filter((option) => option.label === bare)[nth]
    if (found === undefined) throw new Error(`“${label}” is not among ${this.askedLabels().join(', ')}`)
    return found.id
  }
  #go(got: Position | Refusal): this {
    if (isRefusal(got)) throw new Error(`${got.refused}: ${got.reason} ${got.cite.join(' ')}`)
    this.position = got
    this.#passOrders()
    return this
  }
  #passOrders(): void {
    const asked = this.kf.decision(this.position)
    if (this.#orders || asked === null || !asked.free) return
    this.#go(
      this.kf.answer(
        this.position,
        asked.options.slice(0, asked.least).map(({ id }) => id),
        { trace: this.#watch },
      ),
    )
  }
}

const EXPLANATIONS: readonly string[] = ['dealt', 'lethal', 'memory']

const short = (step: string): string => step.replace('keyforge/', '')

function numbered(name: string): readonly [bare: string, nth: number] {
  const [bare = '', nth] = name.split('#')
  return [bare, nth === undefined ? 0 : Number(nth) - 1]
}

const factsOf = (thing: Thing): readonly CardFacts[] => {
  if (typeof thing === 'string') return []
  if (!('card' in thing)) return [thing]
  return [...factsOf(thing.card), ...(thing.marks.upgrades ?? []).flatMap(factsOf)]
}

const nameOf = (card: CardFacts | string): string => (typeof card === 'string' ? card : card.name)

const setupOf = (thing: Thing): CardSetup => {
  if (typeof thing === 'string' || !('card' in thing)) return { name: nameOf(thing) }
  const { upgrades, ...marks } = thing.marks
  return { name: nameOf(thing.card), ...marks, upgrades: (upgrades ?? []).map(setupOf) }
}

/** The custom cards of a board, and the board for the game. */
export function boardOf({
  mine = [],
  theirs = [],
  me = {},
  they = {},
  house,
  tide,
}: Board): readonly [CardFacts[], Setup] {
  const piles = ['artifacts', 'hand', 'deck', 'discard'] as const
  const side = (line: readonly Thing[], { aember = 0, ...rest }: Side) => ({
    aember,
    battleline: line.map(setupOf),
    ...Object.fromEntries(piles.map((pile) => [pile, (rest[pile] ?? []).map(setupOf)])),
  })
  const things = [mine, theirs, ...[me, they].flatMap((one) => piles.map((pile) => one[pile] ?? []))].flat()
  const setup: Setup = {
    players: [side(mine, me), side(theirs, they)],
    ...(house && { house }),
    ...(tide && { tide: tide === 'mine' ? ME : THEY }),
  }
  return [things.flatMap(factsOf), setup]
}

/** Sets up a board. Throws if it is invalid. */
export function table(board: Board): Table {
  const [cards, setup] = boardOf(board)
  const kf = keyforge({ cards, ...(board.edition && { edition: board.edition }) })
  const position = kf.begin(setup)
  if (isRefusal(position)) throw new Error(position.reason)
  return new Table(kf, position, board.orders ?? false)
}

/** Answers every decision with the first options until the active player may act. */
export function settled(t: Table): Table {
  while (t.kf.decision(t.position)?.options.every(({ id }) => id !== 'end') === true) {
    const { options, least } = t.asked
    t.answer(...options.slice(0, Math.max(1, least)).map(({ label }) => label))
  }
  return t
}
