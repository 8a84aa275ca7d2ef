import type { Declared } from '../declarations/declaration-question.ts'
import { type Blocking, exchange, type Outcome } from './exchange.ts'
import { type LocalLegality, localLegality } from './local-legality.ts'
import type { Fighter, PlainCombat } from './plain-combat.ts'
import type { Stakes } from './stakes.ts'

/** The best block for the defending player, and what it is worth if the damage is divided as well as possible. */
export interface BestBlock {
  readonly block: Declared
  readonly worth: number
  /** True if the defending player loses whatever they block. Then only the first part of the goal is certain. */
  readonly isLost: boolean
}

/** The most steps of the search. */
const MOST_WORK = 300_000_000
/** The most pairs of a set of blockers and a part of it. */
const MOST_PARTS = 6_000_000

/**
 * The best block of a plain combat. Blockers are shared out among the attackers, one attacker after another, for every set
 * of blockers that is in use; what comes of an attacker depends only on its own blockers. Null if the combat is not of
 * that kind, or too large.
 */
export function bestBlock(combat: PlainCombat, stakes: Stakes, life: number): BestBlock | null {
  const sharing = Sharing.of(combat, stakes)
  if (sharing === null) return null
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  const dealt = sum(combat.attackers.map(({ power, double }) => power * (double ? 2 : 1)))
  if (dealt < life) return sharing.anyBlock()
  const dealtFirst = sum(combat.attackers.map(({ first, double, power }) => (first || double ? power : 0)))
  const isSplit = [...combat.attackers, ...combat.blockers].some(({ first, double }) => first || double)
  // Whoever loses in the first of two steps is spared the second one, and gains no life in it.
  const losesEarly = isSplit && dealtFirst >= life
  if (losesEarly && combat.blockers.some(({ lifelink }) => lifelink)) return null
  if (stakes.isLossFirst) return stakes.isLossOnly ? sharing.leastLoss(life) : sharing.safeBlock(life)
  if (losesEarly) return null
  const isSame = !stakes.hasCreatures && stakes.base === stakes.baseLost
  return isSame ? sharing.anyBlock() : sharing.safeOrLost(life)
}

/** What an attacker and a set of blockers come to, if the attacker divides its damage as well as possible. */
interface Entry {
  readonly worth: number
  readonly worthLost: number
  /** The most damage to the player, less what they gain. */
  readonly loss: number
  /** Whether no division makes a difference. */
  readonly isOne: boolean
  readonly obeyed: number
}

/** Blockers shared out among all attackers. */
interface Shared {
  readonly value: number
  readonly loss: number
  readonly block: Declared
  readonly obeyed: number
}

/** Interchangeable blockers, by their places among the creatures of the declaration. */
interface Kind {
  readonly one: Fighter
  readonly places: readonly number[]
}

/** Sets of blockers are numbered: how many of each kind, as the digits of a number. */
class Sharing {
  readonly #combat: PlainCombat
  readonly #stakes: Stakes
  readonly #kinds: readonly Kind[]
  readonly #strides: readonly number[]
  readonly #sets: number
  /** The parts of each set: for set `n` those from `#from[n]` on. */
  readonly #parts: Int32Array
  readonly #from: Int32Array
  /** For each attacker and each set of blockers; null if it is illegal. */
  readonly #entries: readonly (readonly (Entry | null)[])[]
  /** The requirements that a set in use obeys besides; null if it is illegal. */
  readonly #obeyed: readonly (number | null)[]
  /** Whether it is known what comes of each attacker. */
  #isKnown = true

  private constructor(combat: PlainCombat, stakes: Stakes, kinds: readonly Kind[], legality: LocalLegality) {
    this.#combat = combat
    this.#stakes = stakes
    this.#kinds = kinds
    let sets = 1
    this.#strides = kinds.map(({ places }) => {
      const stride = sets
      sets *= places.length + 1
      return stride
    })
    this.#sets = sets
    const all = Array.from({ length: sets }, (_, set) => this.#partsOf(set))
    this.#parts = Int32Array.from(all.flat())
    this.#from = new Int32Array(sets + 1)
    for (const [set, { length }] of all.entries()) this.#from[set + 1] = (this.#from[set] ?? 0) + length
    this.#obeyed = all.map((_, set) => {
      const creatures = this.placesOf(set)
      return legality.isLegal(creatures) ? legality.obeyedByAll(creatures) : null
    })
    this.#entries = combat.attackers.map((_, goal) => this.#entriesOf(goal, legality))
  }

  static of(combat: PlainCombat, stakes: Stakes): Sharing | null {
    const legality = localLegality(combat.question.problem)
    if (legality === null) return null
    const kinds = kindsIn(combat, stakes, legality)
    let parts = 1
    for (const { places } of kinds) parts *= ((places.length + 1) * (places.length + 2)) / 2
    if (parts > MOST_PARTS || parts * combat.attackers.length > MOST_WORK) return null
    const sharing = new Sharing(combat, stakes, kinds, legality)
    return sharing.#isKnown ? sharing : null
  }

  /** If the defending player cannot lose, or losing changes nothing that is asked. */
  anyBlock(): BestBlock | null {
    const found = this.#share(({ worth }) => worth)
    return found && { block: found.block, worth: this.#stakes.base + found.value, isLost: false }
  }

  /** If only whether the defending player loses is asked. */
  leastLoss(life: number): BestBlock | null {
    const found = this.#share(({ loss }) => -loss)
    if (found === null) return null
    const isLost = found.loss >= life
    return { block: found.block, worth: isLost ? this.#stakes.baseLost : this.#stakes.base, isLost }
  }

  /** If not to lose is more important than anything else: the best of the blocks that are sure not to lose. */
  safeBlock(life: number): BestBlock | null {
    const free = this.#share(({ worth }) => worth)
    if (free === null) return null
    if (free.loss < life) return { block: free.block, worth: this.#stakes.base + free.value, isLost: false }
    const least = this.#share(({ loss }) => -loss)
    if (least !== null && least.loss >= life)
      return { block: least.block, worth: this.#stakes.baseLost, isLost: true }
    const found = this.#shareByLoss(life, free.obeyed, ({ worth }) => worth, true)
    return found && { block: found.block, worth: this.#stakes.base + found.value, isLost: false }
  }

  /** If losing is worth something else, and the attacking player cannot decide for or against it by dividing damage. */
  safeOrLost(life: number): BestBlock | null {
    const isOne = this.#entries.every((all) => all.every((entry) => entry?.isOne !== false))
    const free = isOne ? this.#share(({ worth }) => worth) : null
    if (free === null || !this.#fits(life)) return null
    const safe = this.#shareByLoss(life, free.obeyed, ({ worth }) => worth, true)
    const lost = this.#shareByLoss(life, free.obeyed, ({ worthLost }) => worthLost, false)
    const { base, baseLost } = this.#stakes
    const best = safe && { block: safe.block, worth: base + safe.value, isLost: false }
    const worst = lost && { block: lost.block, worth: baseLost + lost.value, isLost: false }
    return best === null || (worst !== null && worst.worth > best.worth) ? worst : best
  }

  placesOf(set: number): number[] {
    return this.#kinds.flatMap(({ places }, kind) => places.slice(0, this.#count(set, kind)))
  }

  #count(set: number, kind: number): number {
    const { length } = (this.#kinds[kind] as Kind).places
    return Math.floor(set / (this.#strides[kind] ?? 1)) % (length + 1)
  }

  /** All sets with no more of any kind. */
  #partsOf(set: number): number[] {
    let parts = [0]
    this.#kinds.forEach((_, kind) => {
      const [count, stride] = [this.#count(set, kind), this.#strides[kind] ?? 1]
      parts = Array.from({ length: count + 1 }, (_one, n) => n * stride).flatMap((more) =>
        parts.map((part) => part + more),
      )
    })
    return parts
  }

  #entriesOf(goal: number, legality: LocalLegality): (Entry | null)[] {
    const { dead } = this.#stakes
    const attacker = this.#combat.attackers[goal] as Fighter
    const attacking = { one: attacker, dead: dead.get(attacker.record) ?? 0 }
    const blocking = this.#kinds.map(({ one }): Omit<Blocking, 'count'> => {
      const isImmune = this.#combat.isImmune(attacker.record, one.record)
      const isHarmless = this.#combat.isImmune(one.record, attacker.record)
      return { one, isImmune, isHarmless, dead: dead.get(one.record) ?? 0 }
    })
    return Array.from({ length: this.#sets }, (_, set) => {
      const obeyed = legality.obeyedAt(goal, this.placesOf(set))
      if (obeyed === null) return null
      const blockers = blocking.map((one, kind) => ({ ...one, count: this.#count(set, kind) }))
      const outcomes = exchange(attacking, blockers, this.#stakes)
      if (outcomes === null) this.#isKnown = false
      return outcomes === null ? null : entryOf(outcomes, obeyed)
    })
  }

  /** Shares the blockers out so that most requirements are obeyed, and then the value is greatest. */
  #share(scored: (entry: Entry) => number): Shared | null {
    return this.#sharing(scored, { size: 1, start: 0, move: () => 0 }, (_, obeyed) => obeyed)
  }

  /** The life that all blockers with lifelink could gain. */
  get #gains(): number {
    return this.#combat.blockers
      .filter(({ lifelink }) => lifelink)
      .reduce((sum, { power, double }) => sum + power * (double ? 2 : 1), 0)
  }

  #fits(life: number): boolean {
    return this.#parts.length * this.#combat.attackers.length * (life + 2 * this.#gains + 1) <= MOST_WORK
  }

  /** The same among the blocks after which the defending player has not lost, or among those after which they have. */
  #shareByLoss(
    life: number,
    obeyed: number,
    scored: (entry: Entry) => number,
    isSafe: boolean,
  ): Shared | null {
    if (!this.#fits(life)) return null
    const gains = this.#gains
    // A greater loss cannot be made up for any more.
    const size = life + 2 * gains + 1
    const move = (at: number, { loss }: Entry) => Math.min(size - 1, at + loss)
    return this.#sharing(scored, { size, start: gains, move }, (at, count) =>
      count === obeyed && at - gains < life === isSafe ? count : null,
    )
  }

  /** `counting`: a number that is kept beside the set in use. `final`: the rank of a result; null for none. */
  #sharing(
    scored: (entry: Entry) => number,
    counting: Counting,
    final: (at: number, obeyed: number) => number | null,
  ): Shared | null {
    const { size, start } = counting
    const length = this.#sets * size
    let values = new Float64Array(length).fill(Number.NEGATIVE_INFINITY)
    let obeyed = new Int32Array(length)
    values[start] = 0
    const back: Int32Array[] = []
    for (const entries of this.#entries) {
      const next = new Float64Array(length).fill(Number.NEGATIVE_INFINITY)
      const obeyedNext = new Int32Array(length)
      const taken = new Int32Array(length).fill(-1)
      for (let set = 0; set < this.#sets; set++) {
        for (let n = this.#from[set] ?? 0; n < (this.#from[set + 1] ?? 0); n++) {
          const part = this.#parts[n] as number
          const entry = entries[part]
          if (entry == null) continue
          const value = scored(entry)
          const before = (set - part) * size
          for (let at = 0; at < size; at++) {
            const known = values[before + at] as number
            if (known === Number.NEGATIVE_INFINITY) continue
            const to = set * size + counting.move(at, entry)
            const [sum, count] = [known + value, (obeyed[before + at] as number) + entry.obeyed]
            const than = next[to] as number
            const most = obeyedNext[to] as number
            if (than !== Number.NEGATIVE_INFINITY && (count < most || (count === most && sum <= than)))
              continue
            next[to] = sum
            obeyedNext[to] = count
            taken[to] = part * size + at
          }
        }
      }
      back.push(taken)
      values = next
      obeyed = obeyedNext
    }
    return this.#bestOf(values, obeyed, back, size, final)
  }

  #bestOf(
    values: Float64Array,
    obeyed: Int32Array,
    back: readonly Int32Array[],
    size: number,
    final: (at: number, obeyed: number) => number | null,
  ): Shared | null {
    let [best, rank, most] = [-1, 0, 0]
    for (let to = 0; to < values.length; to++) {
      const value = values[to] as number
      const more = this.#obeyed[Math.floor(to / size)] ?? null
      if (value === Number.NEGATIVE_INFINITY || more === null) continue
      const ranked = final(to % size, (obeyed[to] as number) + more)
      if (ranked === null || (best >= 0 && (ranked < rank || (ranked === rank && value <= most)))) continue
      ;[best, rank, most] = [to, ranked, value]
    }
    return best < 0 ? null : this.#traced(best, most, rank, back, size)
  }

  /** The block that leads to a result. */
  #traced(result: number, value: number, obeyed: number, back: readonly Int32Array[], size: number): Shared {
    const { creatures, goals } = this.#combat.question
    const block: (readonly [number, number])[] = []
    const used = this.#kinds.map(() => 0)
    let [to, loss] = [result, 0]
    for (let goal = back.length - 1; goal >= 0; goal--) {
      const step = (back[goal] as Int32Array)[to] as number
      const [part, at] = [Math.floor(step / size), step % size]
      loss += this.#entries[goal]?.[part]?.loss ?? 0
      this.#kinds.forEach(({ places }, kind) => {
        for (let count = this.#count(part, kind); count > 0; count--) {
          const place = places[used[kind] ?? 0] ?? 0
          used[kind] = (used[kind] ?? 0) + 1
          block.push([creatures[place] ?? 0, goals[goal] ?? 0])
        }
      })
      to = (Math.floor(to / size) - part) * size + at
    }
    return { value, loss, block, obeyed }
  }
}

/** A number from 0 to `size` - 1 that is kept beside the set of blockers in use. */
interface Counting {
  readonly size: number
  readonly start: number
  readonly move: (at: number, entry: Entry) => number
}

/** The entry for these outcomes: the attacking player chooses among them. */
function entryOf(outcomes: readonly Outcome[], obeyed: number): Entry {
  const worth = Math.min(...outcomes.map((one) => one.worth))
  const worthLost = Math.min(...outcomes.map((one) => one.worthLost))
  const loss = Math.max(...outcomes.map((one) => one.loss))
  const isOne = outcomes.every(
    (one) => one.worth === worth && one.worthLost === worthLost && one.loss === loss,
  )
  return { worth, worthLost, loss, isOne, obeyed }
}

/** The creatures that can block something, in kinds whose creatures are interchangeable. */
function kindsIn(combat: PlainCombat, stakes: Stakes, legality: LocalLegality): readonly Kind[] {
  const { attackers, blockers, question, isImmune } = combat
  const kinds = new Map<string, Kind & { readonly places: number[] }>()
  blockers.forEach((one, place) => {
    if (question.problem.bars[place]?.every((bar) => bar !== null) === true) return
    const { record, ...fighter } = one
    const key = JSON.stringify([
      fighter,
      stakes.dead.get(record) ?? 0,
      attackers.map((other) => [isImmune(other.record, record), isImmune(record, other.record)]),
      legality.signature(place),
    ])
    const known = kinds.get(key)
    if (known === undefined) kinds.set(key, { one, places: [place] })
    else known.places.push(place)
  })
  return [...kinds.values()]
}
