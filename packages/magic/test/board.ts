import {
  type Ability,
  type Edit,
  type Edition,
  isRefusal,
  type Magic,
  magic,
  type PermanentSetup,
  type Position,
  type Predicate,
} from '../src/index.ts'

// Cards by their words, and declarations by name.

export const self = (does: Predicate): Ability => ({ kind: 'about', who: { kind: 'self' }, does })
export const attached = (does: Predicate): Ability => ({ kind: 'about', who: { kind: 'attached' }, does })
export const every = (does: Predicate, whose: 'each' | 'yours' | 'opponents' = 'each'): Ability => ({
  kind: 'about',
  who: { kind: 'creatures', whose, other: false, subtype: null },
  does,
})
export const creature = (name: string, ...says: (Predicate | Ability)[]): PermanentSetup => ({
  name,
  abilities: says.map((one) => (isAbility(one) ? one : self(one))),
})
const isAbility = (one: Predicate | Ability): one is Ability =>
  ['about', 'cap', 'tax', 'attack me', 'all attack'].includes(one.kind)

export const enchantment = (name: string, ...abilities: Ability[]): PermanentSetup => ({
  name,
  types: ['enchantment'],
  abilities,
})
export const aura = (name: string, on: string, ...says: Predicate[]): PermanentSetup => ({
  name,
  types: ['enchantment'],
  attached: on,
  abilities: says.map(attached),
})
export const planeswalker = (name: string): PermanentSetup => ({ name, types: ['planeswalker'] })

export const attacks: Predicate = { kind: 'must', action: 'attack', during: 'combat' }
export const blocks: Predicate = { kind: 'must', action: 'block', during: 'combat' }
export const mustBeBlocked: Predicate = { kind: 'must be blocked', least: 1, most: null, by: null }
export const lures: Predicate = { kind: 'lures' }
export const menace: Predicate = { kind: 'has', keyword: 'menace' }
export const flying: Predicate = { kind: 'has', keyword: 'flying' }
/** “Attacks this turn if able”, of a spell. */
export const incited = { is: { kind: 'must', action: 'attack', during: 'turn' } } as const
export const propaganda = enchantment('Propaganda', { kind: 'tax', cost: '{2}', yours: false })

export interface Board {
  readonly AP: readonly PermanentSetup[]
  readonly NAP?: readonly PermanentSetup[]
  /** More opponents. */
  readonly others?: Readonly<Record<string, readonly PermanentSetup[]>>
  readonly extraCombats?: readonly boolean[]
  readonly edition?: Edition
}

/** Each creature with its goal or goals. */
export type Names = Readonly<Record<string, string | readonly string[]>>

export class Table {
  readonly game: Magic
  readonly position: Position

  constructor(game: Magic, position: Position) {
    this.game = game
    this.position = position
  }

  static of({ AP, NAP = [], others = {}, extraCombats = [], edition = 'current' }: Board): Table {
    const game = magic({ edition })
    const players = Object.entries({ AP, NAP, ...others }).map(([name, permanents]) => ({ name, permanents }))
    const position = game.begin({ players, extraCombats })
    if (isRefusal(position)) throw new Error(position.reason)
    return new Table(game, position)
  }

  #number(name: string): number {
    const number = this.game.find(this.position, name)
    if (number === null) throw new Error(`nothing is called ${name}`)
    return number
  }

  id(names: Names): string {
    const pairs = Object.entries(names).flatMap(([creature, chosen]) =>
      [chosen].flat().map((goal) => [this.#number(creature), this.#number(goal)] as const),
    )
    pairs.sort(([a, b], [c, d]) => a - c || b - d)
    return pairs.length === 0 ? 'none' : pairs.map((pair) => pair.join('>')).join(' ')
  }

  /** `legal 1`, `1/2`, or `broken`, and the sentence. */
  judge(names: Names): string {
    const ruling = this.game.judge(this.position, this.id(names))
    if (isRefusal(ruling)) throw new Error(ruling.reason)
    const { verdict } = ruling
    if (verdict.kind === 'outdone') return `${verdict.obeyed}/${verdict.possible}`
    return verdict.kind === 'legal' ? `legal ${verdict.obeyed}` : verdict.kind
  }

  why(names: Names): string {
    const ruling = this.game.judge(this.position, this.id(names))
    return ruling.reason
  }

  /** The same game after an answer: a declaration by names, or a word. */
  after(answer: Names | 'pay' | 'decline' | 'pass'): Table {
    const after = this.game.answer(this.position, typeof answer === 'string' ? answer : this.id(answer))
    if (isRefusal(after)) throw new Error(after.reason)
    return new Table(this.game, after)
  }

  refused(answer: Names): string {
    const after = this.game.answer(this.position, this.id(answer))
    return isRefusal(after) ? after.reason : 'not refused'
  }

  edited(edit: Edit): Table {
    const after = this.game.edit(this.position, edit)
    if (isRefusal(after)) throw new Error(after.reason)
    return new Table(this.game, after)
  }

  number(name: string): number {
    return this.#number(name)
  }

  asks(): string | null {
    return this.game.decision(this.position)?.step ?? null
  }

  is(name: string) {
    return this.game.card(this.position, this.#number(name))
  }
}
