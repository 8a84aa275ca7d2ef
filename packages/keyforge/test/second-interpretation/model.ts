/*
 * A second, slow and simple interpretation of the commonest clauses, for creatures without abilities. It shares nothing
 * with the engine but the rules: plain objects that are copied whole, and every way of choosing as a list of results.
 */

export type Side = 0 | 1
export const SIDES: readonly Side[] = [0, 1]

export interface Creature {
  readonly name: string
  readonly printedPower: number
  readonly house: string
  readonly trait: string
  readonly armor: number
  counters: number
  armorLeft: number
  damage: number
  aember: number
  ward: boolean
  stun: boolean
  enraged: boolean
  ready: boolean
}

export interface Player {
  pool: number
  chains: number
  line: Creature[]
  hand: string[]
  /** The top card first. */
  deck: string[]
  discard: string[]
  archives: string[]
  purged: string[]
}

/** The active player is side 0. */
export type State = readonly [Player, Player]

/** One way in which an instruction can end. */
export interface Result {
  readonly state: State
  /** Whether it was carried out completely (KF-GEN-8). */
  readonly done: boolean
  /** The names of the creatures that it destroyed (KF-GEN-15). */
  readonly destroyed: readonly string[]
}

export type Instruction = (state: State) => readonly Result[]

export const copy = (state: State): State => structuredClone(state) as State
export const power = (one: Creature): number => one.printedPower + one.counters
export const creatures = (state: State): readonly Creature[] => [...state[0].line, ...state[1].line]
export const other = (side: Side): Side => (side === 0 ? 1 : 0)

export const sideOf = (state: State, name: string): Side | null =>
  SIDES.find((side) => state[side].line.some((one) => one.name === name)) ?? null

export const find = (state: State, name: string): Creature | undefined =>
  creatures(state).find((one) => one.name === name)

export const isFlank = (state: State, one: Creature): boolean =>
  state.some(({ line }) => line[0] === one || line.at(-1) === one)

export function neighbors(state: State, one: Creature): readonly Creature[] {
  const line = state.find((player) => player.line.includes(one))?.line ?? []
  const at = line.indexOf(one)
  return line.filter((_, index) => Math.abs(index - at) === 1)
}

export type Place = 'discard' | 'hand' | 'deck' | 'bottom' | 'archives' | 'purged'

/** A creature leaves play; its Æmber goes to the other player's pool (KF-LVP, KF-AMB-5). */
function leave(state: State, name: string, place: Place): void {
  const side = sideOf(state, name)
  if (side === null) return
  const one = find(state, name)
  state[other(side)].pool += one?.aember ?? 0
  const owner = state[side]
  owner.line = owner.line.filter((each) => each.name !== name)
  if (place === 'deck') owner.deck.unshift(name)
  else if (place === 'bottom') owner.deck.push(name)
  else owner[place].push(name)
}

/** All at once; a ward is spent instead (KF-WRD-2, KF-WRD-5). The names of those that left play. */
export function moveOut(state: State, names: readonly string[], place: Place): readonly string[] {
  const left: string[] = []
  for (const name of names) {
    const one = find(state, name)
    if (one === undefined) continue
    if (one.ward) one.ward = false
    else left.push(name)
  }
  for (const name of left) leave(state, name, place)
  return left
}

/** A creature with as much damage as power is destroyed, also one that a ward has just saved (KF-WRD-7). */
function destroyLethal(state: State): readonly string[] {
  const destroyed: string[] = []
  for (;;) {
    const dead = creatures(state).filter((one) => one.damage >= power(one))
    if (dead.length === 0) return destroyed
    destroyed.push(
      ...moveOut(
        state,
        dead.map(({ name }) => name),
        'discard',
      ),
    )
  }
}

export function destroy(state: State, names: readonly string[]): readonly string[] {
  const destroyed = moveOut(state, names, 'discard')
  destroyLethal(state)
  return destroyed
}

/** All damage at once: ward before armor (KF-DMG-1, KF-WRD-3, KF-ARM-1). */
export function damage(state: State, amounts: ReadonlyMap<string, number>): Omit<Result, 'state'> {
  let dealt = false
  for (const [name, amount] of amounts) {
    const one = find(state, name)
    if (one === undefined || amount === 0) continue
    if (one.ward) {
      one.ward = false
      continue
    }
    const prevented = Math.min(one.armorLeft, amount)
    one.armorLeft -= prevented
    one.damage += amount - prevented
    if (amount > prevented) dealt = true
  }
  return { done: dealt, destroyed: destroyLethal(state) }
}

/** No deck of these boards runs out (KF-DRW-2). */
export function draw(player: Player, count: number): void {
  player.hand.push(...player.deck.splice(0, count))
}
