import { because, type Reason, say, type View } from '@battleline/kernel'
import { memoize } from '@battleline/language'
import type { Definition } from '../model/definition.ts'
import { cardOf, type PlayerId, playerOf, type Ref, refsTo, refTo } from '../model/state.ts'
import { whyNotEnabled } from '../query/elements.ts'
import { openParts, openVariants } from '../query/modes.ts'
import { givenAsNext } from '../query/next-card.ts'
import { championOf, isUnit } from '../query/objects.ts'
import { candidates } from '../query/references.ts'
import { whyNotTarget } from '../query/targeting.ts'
import { hasPrintedKeyword, restrictionHolds } from '../query/values.ts'
import type { ModeVariant } from '../text/structure.ts'
import { linkOf, modesOf, plainOf, sentencesOf, type TargetSlot, targetSlots } from '../text/target-slots.ts'
import {
  costCharts,
  ephemerateCost,
  extraCharts,
  insteadCharts,
  whyNotAffordable,
  whyNotInstead,
  whyNotPayable,
} from './activation-costs.ts'
import { whyNotAttacker } from './declare-attack.ts'
import { whyLimited } from './use-limits.ts'

/** The activation of a card, with all its choices. */
export interface ActivationChoice {
  readonly card: number
  /** The ally that performs a command, or -1. */
  readonly commands: number
  readonly targets: readonly number[]
  readonly prepared: boolean
  /** True if its other cost is paid instead of its reserve cost (GA-CST-6). */
  readonly instead: boolean
}

/** The cards that a player may activate: those of the hand, and of the graveyard those with ephemerate. */
export const activatable = (w: View, who: PlayerId): readonly number[] => [
  ...playerOf(w, who).hand,
  ...playerOf(w, who).graveyard.filter((card) => ephemerateCost(w, card) !== null),
]

/** The target slots of an action's text, or of an object that enters linked. */
const targetSlotsOfCard = memoize(({ abilities }: Definition): readonly TargetSlot[] => {
  const clauses = abilities.map(({ clause }) => clause)
  const link = linkOf(clauses)
  return link === null
    ? targetSlots(clauses.filter((one) => one.kind === 'resolve').flatMap(sentencesOf))
    : [link]
})

/** The same, or those of the parts whose brackets hold. */
function targetSlotsNow(w: View, card: number, who: PlayerId): readonly TargetSlot[] {
  const parts = openParts(w, card, who)
  return parts === null ? targetSlotsOfCard(cardOf(w, card).$def) : targetSlots(parts.does.flatMap(plainOf))
}

/** The modes of a card that can be chosen with legal targets; null for a card without modes. */
export function activeVariants(w: View, who: PlayerId, card: number): readonly ModeVariant[] | null {
  const { abilities } = cardOf(w, card).$def
  const modes = abilities.flatMap(({ clause }) => (clause.kind === 'resolve' ? (modesOf(clause) ?? []) : []))
  const [first] = modes
  return first === undefined || first.all === true
    ? null
    : openVariants(w, first, card, who).filter(
        ({ does }) => targetChoices(w, who, card, targetSlots(does.flatMap(plainOf))).length > 0,
      )
}

/** How many preparation counters the card can use (0: none). */
export const preparationCost = (w: View, card: number): number =>
  cardOf(w, card).$def.abilities.reduce(
    (sum, { clause }) =>
      clause.kind === 'keyword' && clause.keyword === 'prepare' && hasPrintedKeyword(w, card, 'prepare')
        ? sum + clause.value
        : sum,
    0,
  )

/** Why a card cannot be activated this way, or null. */
export function whyNotActivate(w: View, who: PlayerId, slow: boolean, one: ActivationChoice): Reason | null {
  const { card, prepared, targets } = one
  return (
    whyNotActivateAtAll(w, who, slow, card) ??
    whyNotPaid(w, who, one) ??
    whyNotAttackWith(w, who, one) ??
    whyNotPrepared(w, who, card, prepared) ??
    whyNotTargets(w, who, card, targetSlotsNow(w, card, who), targets)
  )
}

/** Why a card cannot be activated, whatever is chosen for it; or null. */
function whyNotActivateAtAll(w: View, who: PlayerId, slow: boolean, card: number): Reason | null {
  const { name, zone, owner, $def } = cardOf(w, card)
  const isInHand = zone === 'hand' || (zone === 'graveyard' && ephemerateCost(w, card) !== null)
  if (!isInHand || owner !== who) return because(say`${name} is not in this player’s hand`, 'GA-DEF-7')
  if ($def.type === 'champion' || $def.supertypes.includes('regalia'))
    return because(say`${name} is not activated but materialized`, 'GA-DEF-7')
  if (!slow && $def.speed === 'slow' && !isFast(w, card))
    return because(
      say`${name} is activated in its player’s main phase, with an empty Effects Stack`,
      'GA-DEF-7',
    )
  return (
    whyRestricted(w, who, slow, card) ??
    whyNotEnabled(w, who, card) ??
    whyNotPayable(w, who, card) ??
    whyNoMode(w, who, card)
  )
}

const whyNoMode = (w: View, who: PlayerId, card: number): Reason | null =>
  activeVariants(w, who, card)?.length === 0
    ? because(say`${cardOf(w, card).name} has no modes with legal targets`, 'GA-ABL-3')
    : null

const whyNotPaid = (
  w: View,
  who: PlayerId,
  one: Pick<ActivationChoice, 'card' | 'targets' | 'instead'>,
): Reason | null => (one.instead ? whyNotInstead(w, who, one.card) : whyNotAffordable(w, who, one))

const isFast = (w: View, card: number): boolean =>
  hasPrintedKeyword(w, card, 'fast activation') ||
  givenAsNext(w, card).some(({ gives }) => gives.kind === 'fast activation')

/** “Activate this card only …”. */
function whyRestricted(w: View, who: PlayerId, slow: boolean, card: number): Reason | null {
  for (const [at, { clause }] of cardOf(w, card).$def.abilities.entries()) {
    if (clause.kind !== 'activate only') continue
    if (clause.when !== undefined && !restrictionHolds(w, clause.when, card, who)) continue
    for (const limit of clause.limits) {
      const why = whyLimited(w, { card, who, at, slow }, limit)
      if (why !== null) return why
    }
  }
  return null
}

/** An attack card rests a unit that can attack. The target is chosen as the card resolves (GA-CMB-5). */
function whyNotAttackWith(
  w: View,
  who: PlayerId,
  { card, commands }: Pick<ActivationChoice, 'card' | 'commands'>,
): Reason | null {
  const { name, $def } = cardOf(w, card)
  const isCommand = $def.subtypes.includes('command')
  if (commands >= 0 && !isCommand) return because(say`${name} is not a command`, 'GA-KW-COMMAND')
  if ($def.type !== 'attack') return null
  if (isCommand && !(commands >= 0 && isCommanded(w, who, card, commands)))
    return because(say`${name} is performed by an ally that it commands`, 'GA-KW-COMMAND')
  const attacker = isCommand ? commands : championOf(w, who)
  if (attacker < 0) return because('there is no champion to attack', 'GA-CMB-5')
  return whyNotAttacker(w, { attacker, weapons: [], targets: [], card: -1 }, who)
}

/** An ally of one of the kinds among the command's other subtypes. */
function isCommanded(w: View, who: PlayerId, card: number, ally: number): boolean {
  const { abilities, subtypes } = cardOf(w, card).$def
  const named = abilities.flatMap(({ clause }) => (clause.kind === 'command' ? [clause.of] : []))
  const kinds = named.length > 0 ? named : subtypes.filter((one) => one !== 'command')
  const { controller, $def } = cardOf(w, ally)
  if (!isUnit(w, ally) || controller !== who || $def.type !== 'ally') return false
  return kinds.length === 0 || kinds.some((one) => $def.subtypes.includes(one))
}

function whyNotPrepared(w: View, who: PlayerId, card: number, prepared: boolean): Reason | null {
  if (!prepared) return null
  const { name } = cardOf(w, card)
  const needed = preparationCost(w, card)
  const champion = championOf(w, who)
  if (needed === 0) return because(say`${name} prepares nothing`, 'GA-DEF-7')
  const has = champion < 0 ? 0 : cardOf(w, champion).preparation
  return has >= needed
    ? null
    : because(say`${name} takes ${needed} preparation counters, and there are ${has}`, 'GA-DEF-7')
}

/** Why these targets are illegal for a text, or null. */
export function whyNotTargets(
  w: View,
  who: PlayerId,
  source: number,
  wanted: readonly TargetSlot[],
  targets: readonly number[],
): Reason | null {
  const { name } = cardOf(w, source)
  const least = wanted.filter((one) => one.kind === 'target').length
  if (targets.length < least || targets.length > wanted.length)
    return because(
      say`${name} has ${least === wanted.length ? least : `${least} to ${wanted.length}`} targets`,
      'GA-DMG-4',
    )
  for (const [at, target] of targets.entries()) {
    const one = wanted[at]
    const before = targets.slice(0, at).map((card) => ({ card, life: cardOf(w, card).life }))
    const why = one === undefined ? null : whyNotTarget(w, one, source, who, target, before)
    if (why !== null) return why
  }
  return null
}

/** All choices of targets for a text. */
export function targetChoices(
  w: View,
  who: PlayerId,
  source: number,
  wanted: readonly TargetSlot[],
): readonly (readonly number[])[] {
  const found = wanted.reduce<readonly (readonly number[])[]>(
    (chosen, { of, kind }) =>
      chosen.flatMap((one) => {
        const next = candidates(w, of, source, who).map((card) => [...one, card])
        return kind === 'target' ? next : [one, ...next]
      }),
    [[]],
  )
  return found.filter((one) => whyNotTargets(w, who, source, wanted, one) === null)
}

/** Every way to activate a card. */
export function activationChoices(
  w: View,
  who: PlayerId,
  slow: boolean,
  card: number,
): readonly ActivationChoice[] {
  if (whyNotActivateAtAll(w, who, slow, card) !== null) return []
  const { $def } = cardOf(w, card)
  const performers = $def.subtypes.includes('command') ? playerOf(w, who).field : [-1]
  const commanded = performers.filter((commands) => whyNotAttackWith(w, who, { card, commands }) === null)
  const prepared = [false, true].filter((one) => whyNotPrepared(w, who, card, one) === null)
  if (commanded.length === 0) return []
  return targetChoices(w, who, card, targetSlotsNow(w, card, who)).flatMap((targets) => {
    const paid = [false, true].filter((instead) => whyNotPaid(w, who, { card, targets, instead }) === null)
    return commanded.flatMap((commands) =>
      prepared.flatMap((one) => paid.map((instead) => ({ card, targets, commands, prepared: one, instead }))),
    )
  })
}

/** The activation of a card: announced, paid for, and put on the Effects Stack. */
export interface Activation {
  readonly by: PlayerId
  readonly card: number
  readonly prepared: boolean
  readonly instead: boolean
  readonly commands: Ref | null
  targets: readonly Ref[]
  /** The chart of the chosen modes; empty for a card without modes. */
  mode: string
  /** The charts of costs still to be paid before the reserve cost, and of additional costs. */
  first: readonly string[]
  costs: readonly string[]
  /** The cards of the hand that paid its reserve cost. */
  reserved: readonly number[]
}

export const activationOf = (
  w: View,
  by: PlayerId,
  { card, commands, targets, prepared, instead }: ActivationChoice,
): Activation => ({
  by,
  card,
  prepared,
  instead,
  commands: commands < 0 ? null : refTo(w, commands),
  targets: refsTo(w, targets),
  mode: openParts(w, card, by)?.chartId ?? '',
  first: extraCharts(w, card),
  costs: [...(instead ? insteadCharts(w, card) : []), ...costCharts(w, card)],
  reserved: [],
})
