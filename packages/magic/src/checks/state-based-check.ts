import type { Reaction, View, World } from '@battleline/kernel'
import type { Death, DeathRule, Legends } from '../events/death.ts'
import { policyOf } from '../model/edition-policy.ts'
import {
  cardsOf,
  isCreature,
  isLegendary,
  isOfType,
  permanentOf,
  permanents,
  playerOf,
  playersOf,
  refTo,
  tableOf,
  writePermanent,
} from '../model/state.ts'
import { abilitiesOfKind } from '../query/abilities.ts'
import { canBeAttached } from '../query/attachment.ts'
import { Characteristics } from '../query/characteristics.ts'
import { endControl, isHeldInVain } from '../zones/control.ts'
import { comeBack, isDueBack } from '../zones/exiled-until.ts'
import { loseGame } from '../zones/leave-game.ts'

/** A player with more poison counters than this has lost (MTG-SBA-3). */
const POISON = 10

/** The results of one check of state-based actions. */
interface Due {
  readonly lost: readonly number[]
  readonly deaths: readonly Death[]
  /** Permanents whose +1/+1 and -1/-1 counters cancel out. */
  readonly cancel: readonly number[]
  /** Attached Equipment and Auras that cannot be attached there. */
  readonly loose: readonly number[]
  /** Legends with one name under one player's control: one of each list stays. */
  readonly legends: readonly (readonly number[])[]
  /**
   * Permanents that somebody controls for as long as something is true that no longer is (611.2b), and cards that come
   * back from exile.
   */
  readonly back: readonly number[]
}

/** The state-based actions that are due; null if there are none (MTG-SBA-1). */
export function due(w: View): Due | null {
  if (tableOf(w).winner !== null) return null
  const characteristics = new Characteristics(w)
  const lost = playersOf(w).filter((player) => {
    const { life, poison, lost: already } = playerOf(w, player)
    return !already && (life <= 0 || poison >= POISON)
  })
  const [deaths, cancel, loose, back]: [Death[], number[], number[], number[]] = [[], [], [], []]
  for (const card of permanents(w)) {
    const cause = deathCause(w, characteristics, card)
    if (cause !== null) deaths.push({ ref: refTo(w, card), to: 'graveyard', ...cause })
    const { plus, minus, attached } = permanentOf(w, card)
    if (plus > 0 && minus > 0) cancel.push(card)
    if (cause === null && attached > 0 && !canBeAttached(w, characteristics, card, attached)) loose.push(card)
    if (isHeldInVain(w, card)) back.push(card)
  }
  back.push(...cardsOf(w).filter((card) => isDueBack(w, card)))
  const legends = duplicateLegends(w)
  const all = { lost, deaths, cancel, loose, legends, back }
  return Object.values(all).every(({ length }) => length === 0) ? null : all
}

/** Why a permanent goes to the graveyard; null if it stays. */
function deathCause(
  w: View,
  characteristics: Characteristics,
  card: number,
): Pick<Death, 'cause' | 'due'> | null {
  const one = permanentOf(w, card)
  if (isOfType(one, 'planeswalker') && one.facts.loyalty > 0 && one.loyalty <= 0) return put('MTG-SBA-6')
  if (isOfType(one, 'battle') && one.facts.defense > 0 && one.defense <= 0)
    return tableOf(w).stack.some(({ source }) => source === card) ? null : put('MTG-SBA-7')
  if (isOfType(one, 'enchantment') && isAuraUnattached(w, characteristics, card)) return put('MTG-SBA-13')
  if (!isCreature(one)) return null
  const toughness = characteristics.toughness(card)
  if (toughness <= 0) return put('MTG-SBA-4')
  const due: DeathRule[] = []
  if (one.damage >= toughness) due.push('MTG-SBA-5')
  if (one.deathtouched) due.push('MTG-SBA-8')
  return due.length > 0 && !characteristics.has(card, 'indestructible') ? { cause: 'destroyed', due } : null
}

const put = (rule: DeathRule) => ({ cause: 'put into the graveyard', due: [rule] }) as const

/** An Aura that is not attached, or attached to something that it cannot enchant (MTG-KEY-13). */
const isAuraUnattached = (w: View, characteristics: Characteristics, card: number): boolean => {
  const { attached, facts } = permanentOf(w, card)
  return attached > 0
    ? !canBeAttached(w, characteristics, card, attached)
    : abilitiesOfKind(facts, 'enchant').length > 0
}

/**
 * Legends with one name under one player's control; in E16 planeswalkers of one type instead (MTG-SBA-9, MTG-EDN-2).
 */
function duplicateLegends(w: View): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>()
  for (const card of permanents(w)) {
    const { facts, controller } = permanentOf(w, card)
    const walker = policyOf(w).uniquePlaneswalkers && facts.types.includes('planeswalker')
    if (!walker && !isLegendary(permanentOf(w, card))) continue
    for (const name of walker ? facts.subtypes : [facts.name]) {
      const key = `${controller} ${walker ? 'planeswalker' : ''} ${name}`
      groups.set(key, [...(groups.get(key) ?? []), card])
    }
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}

/** Performs all state-based actions that are due as one event (MTG-SBA-1). */
export function check(w: World): Reaction | null {
  // Their control has ended already: what else is due is looked for with their new controllers.
  while (permanents(w).some((card) => isHeldInVain(w, card))) endControl(w, 'check')
  while (cardsOf(w).some((card) => isDueBack(w, card))) comeBack(w)
  const found = due(w)
  for (const card of permanents(w)) {
    if (permanentOf(w, card).deathtouched) writePermanent(w, card).deathtouched = false
  }
  if (found === null) return null
  const { lost, deaths, cancel, loose, legends } = found
  for (const card of cancel) {
    const { plus, minus } = permanentOf(w, card)
    const pairs = Math.min(plus, minus)
    Object.assign(writePermanent(w, card), { plus: plus - pairs, minus: minus - pairs })
  }
  for (const card of loose) writePermanent(w, card).attached = 0
  loseGame(w, lost)
  if (legends.length > 0)
    return { chart: 'magic/legends', locals: { groups: legends, deaths } satisfies Legends }
  return deaths.length === 0 ? null : { chart: 'magic/dies', locals: { deaths, tokens: [] } }
}
