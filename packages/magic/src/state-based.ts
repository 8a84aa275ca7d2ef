import type { Reaction, View, World } from '@battleline/kernel'
import { type Death, dies } from './charts/dies.ts'
import { Sayings } from './read.ts'
import {
  isCreature,
  isOfType,
  isPermanent,
  permanentOf,
  permanents,
  playerOf,
  playersOf,
  refTo,
  tableOf,
  writePermanent,
  writePlayer,
  writeTable,
} from './state.ts'

/** More poison counters than these and a player has lost (MTG-SBA-3). */
const POISON = 10

/** What the state-based actions find at one moment. */
interface Due {
  readonly lost: readonly number[]
  readonly deaths: readonly Death[]
  /** Permanents whose +1/+1 and -1/-1 counters cancel out. */
  readonly cancel: readonly number[]
  /** Equipment and the like that is attached to what is gone. */
  readonly loose: readonly number[]
}

/** Everything that state-based actions would do now; null where nothing (MTG-SBA-1). */
export function due(w: View): Due | null {
  if (tableOf(w).winner !== null) return null
  const said = new Sayings(w)
  const lost = playersOf(w).filter((player) => {
    const { life, poison, lost: already } = playerOf(w, player)
    return !already && (life <= 0 || poison >= POISON)
  })
  const [deaths, cancel, loose]: [Death[], number[], number[]] = [[], [], []]
  for (const card of permanents(w)) {
    const cause = causeOf(w, said, card)
    if (cause !== null) deaths.push({ ref: refTo(w, card), cause, to: 'graveyard' })
    const { plus, minus, attached } = permanentOf(w, card)
    if (plus > 0 && minus > 0) cancel.push(card)
    if (cause === null && attached > 0 && isLoose(w, attached)) loose.push(card)
  }
  const dying = new Set(deaths.map(({ ref }) => ref.card))
  for (const card of legends(w))
    if (!dying.has(card))
      deaths.push({ ref: refTo(w, card), cause: 'put into the graveyard', to: 'graveyard' })
  const none = lost.length + deaths.length + cancel.length + loose.length === 0
  return none ? null : { lost, deaths, cancel, loose }
}

/** Why a permanent goes to the graveyard; null where it stays. */
function causeOf(w: View, said: Sayings, card: number): Death['cause'] | null {
  const one = permanentOf(w, card)
  if (isOfType(one, 'planeswalker') && one.facts.loyalty > 0 && one.loyalty <= 0)
    return 'put into the graveyard'
  if (isOfType(one, 'battle') && one.facts.defense > 0 && one.defense <= 0)
    return tableOf(w).stack.some(({ source }) => source === card) ? null : 'put into the graveyard'
  if (isOfType(one, 'enchantment') && one.attached > 0 && isLoose(w, one.attached))
    return 'put into the graveyard'
  if (!isCreature(one)) return null
  const toughness = said.toughness(card)
  if (toughness <= 0) return 'put into the graveyard'
  const lethal = one.damage >= toughness || one.deathtouched
  return lethal && !said.has(card, 'indestructible') ? 'destroyed' : null
}

const isLoose = (w: View, attached: number): boolean =>
  attached > tableOf(w).players && !isPermanent(w, attached)

/** Of legends of one name under one player's control the newest stays: which one is not asked (MTG-SBA-9). */
function legends(w: View): readonly number[] {
  const newest = new Map<string, number>()
  const doubled: number[] = []
  for (const card of permanents(w)) {
    const { facts, controller, at } = permanentOf(w, card)
    if (!facts.legendary) continue
    const key = `${controller} ${facts.name}`
    const other = newest.get(key)
    if (other === undefined) newest.set(key, card)
    else if (permanentOf(w, other).at > at) doubled.push(card)
    else {
      doubled.push(other)
      newest.set(key, card)
    }
  }
  return doubled
}

/** One check: everything that is due happens as one event (MTG-SBA-1). */
export function check(w: World): Reaction | null {
  const found = due(w)
  for (const card of permanents(w)) {
    if (permanentOf(w, card).deathtouched) writePermanent(w, card).deathtouched = false
  }
  if (found === null) return null
  const { lost, deaths, cancel, loose } = found
  for (const player of lost) writePlayer(w, player).lost = true
  for (const card of cancel) {
    const { plus, minus } = permanentOf(w, card)
    const pairs = Math.min(plus, minus)
    Object.assign(writePermanent(w, card), { plus: plus - pairs, minus: minus - pairs })
  }
  for (const card of loose) writePermanent(w, card).attached = 0
  if (lost.length > 0) end(w)
  return deaths.length === 0 ? null : { chart: dies.id, locals: { deaths, tokens: [] } }
}

/** Who is left has won; nobody is left: a draw (MTG-SBA-2). */
function end(w: World): void {
  const left = playersOf(w).filter((player) => !playerOf(w, player).lost)
  if (left.length < 2) writeTable(w).winner = left[0] ?? 0
}
