import { because, type Reason, type View } from '@battleline/kernel'
import { candidates, refsTo } from './acting.ts'
import { whyNotAttacker } from './declaring.ts'
import type { Definition } from './definition.ts'
import { canBeSacrificed, championOf, isUnit } from './read.ts'
import { cardOf, type PlayerId, playerOf, type Ref, refTo } from './state.ts'
import { isPrinted } from './states.ts'
import { fits } from './such.ts'
import { type Aimed, aimed, sentencesOf, whyNotTargeted } from './targeting.ts'
import type { Effect } from './text/structure.ts'

/** A card that is activated, with everything that is chosen for it. */
export interface Activate {
  readonly card: number
  /** The ally that performs a command, or -1. */
  readonly commands: number
  readonly targets: readonly number[]
  readonly prepared: boolean
}

/** The targets that the text of an action asks for. */
export const aimedByCard = ({ abilities }: Definition): readonly Aimed[] =>
  aimed(
    abilities
      .map(({ clause }) => clause)
      .filter((one) => one.kind === 'resolve')
      .flatMap(sentencesOf),
  )

/** What must be paid beside what stands in the corner of the card. */
export const costsOf = ({ abilities }: Definition): readonly Effect[] =>
  abilities.flatMap(({ clause }) => (clause.kind === 'additional cost' ? [clause.effect] : []))

/** How many preparation counters the card may take (0: it prepares nothing). */
export const preparation = (w: View, card: number): number =>
  cardOf(w, card).$def.abilities.reduce(
    (sum, { clause }) =>
      clause.kind === 'keyword' && clause.keyword === 'prepare' && isPrinted(w, card, 'prepare')
        ? sum + clause.value
        : sum,
    0,
  )

/** Why a card cannot be activated so, or null. */
export function whyNotActivate(w: View, who: PlayerId, slow: boolean, one: Activate): Reason | null {
  const { card, prepared, targets } = one
  const { name, zone, owner, $def } = cardOf(w, card)
  if (zone !== 'hand' || owner !== who) return because(`${name} is not in this player’s hand`, 'GA-DEF-7')
  if ($def.type === 'champion' || $def.supertypes.includes('regalia'))
    return because(`${name} is not activated but materialized`, 'GA-DEF-7')
  if (!slow && $def.speed === 'slow' && !isPrinted(w, card, 'fast activation'))
    return because(`${name} is activated in one’s own main phase with the Effects Stack empty`, 'GA-DEF-7')
  return (
    whyNotAttackWith(w, who, one) ??
    whyNotPrepared(w, who, card, prepared) ??
    whyNotPaid(w, who, card) ??
    whyNotAimed(w, who, card, aimedByCard($def), targets)
  )
}

/** With an attack card a unit is rested that can attack; what it attacks is chosen as the card resolves (GA-CMB-5). */
function whyNotAttackWith(w: View, who: PlayerId, { card, commands }: Activate): Reason | null {
  const { name, $def } = cardOf(w, card)
  const isCommand = $def.subtypes.includes('command')
  if (commands >= 0 && !isCommand) return because(`${name} is no command`, 'GA-KW-COMMAND')
  if ($def.type !== 'attack') return null
  if (isCommand && !(commands >= 0 && isCommanded(w, who, card, commands)))
    return because(`${name} is performed by an ally that it commands`, 'GA-KW-COMMAND')
  const attacker = isCommand ? commands : championOf(w, who)
  if (attacker < 0) return because('there is no champion to attack', 'GA-CMB-5')
  return whyNotAttacker(w, { attacker, weapons: [], targets: [], card: -1 }, who)
}

/** An ally of a kind that the command names beside its own: its other subtypes. */
function isCommanded(w: View, who: PlayerId, card: number, ally: number): boolean {
  const kinds = cardOf(w, card).$def.subtypes.filter((one) => one !== 'command')
  const { controller, $def } = cardOf(w, ally)
  if (!isUnit(w, ally) || controller !== who || $def.type !== 'ally') return false
  return kinds.length === 0 || kinds.some((one) => $def.subtypes.includes(one))
}

function whyNotPrepared(w: View, who: PlayerId, card: number, prepared: boolean): Reason | null {
  if (!prepared) return null
  const { name } = cardOf(w, card)
  const needed = preparation(w, card)
  const champion = championOf(w, who)
  if (needed === 0) return because(`${name} prepares nothing`, 'GA-DEF-7')
  const has = champion < 0 ? 0 : cardOf(w, champion).preparation
  return has >= needed
    ? null
    : because(`${name} takes ${needed} preparation counters, and there are ${has}`, 'GA-DEF-7')
}

/** Additional costs must be payable in full (GA-REC-4). */
export function whyNotPaid(w: View, who: PlayerId, card: number): Reason | null {
  const { name, $def } = cardOf(w, card)
  const champion = championOf(w, who)
  for (const cost of costsOf($def)) {
    const { damage = 0 } = champion < 0 ? {} : cardOf(w, champion)
    if (cost.kind === 'recover' && cost.amount.kind === 'number' && damage < cost.amount.value)
      return because(
        `${name} costs recovering ${cost.amount.value}, and there are ${damage} damage counters`,
        'GA-REC-4',
      )
    if (cost.kind === 'banish cards') {
      const cards = playerOf(w, who).graveyard.filter((one) => fits(w, cost.of, card, who, one))
      if (cards.length < cost.count)
        return because(`${name} costs cards that are not in the graveyard`, 'GA-REC-4')
    }
    if (
      cost.kind === 'sacrifice' &&
      cost.what.kind === 'choose' &&
      !candidates(w, cost.what.of, card, who).some((one) => canBeSacrificed(w, one))
    )
      return because(`${name} costs a sacrifice, and there is nothing to sacrifice`, 'GA-REC-4', 'GA-IMM-1')
  }
  return null
}

/** Why these are not the targets of a text, or null. */
export function whyNotAimed(
  w: View,
  who: PlayerId,
  source: number,
  wanted: readonly Aimed[],
  targets: readonly number[],
): Reason | null {
  const { name } = cardOf(w, source)
  const least = wanted.filter((one) => one.kind === 'target').length
  if (targets.length < least || targets.length > wanted.length)
    return because(
      `${name} has ${least === wanted.length ? least : `${least} to ${wanted.length}`} targets`,
      'GA-DMG-4',
    )
  for (const [at, target] of targets.entries()) {
    const one = wanted[at]
    const before = targets.slice(0, at).map((card) => ({ card, life: cardOf(w, card).life }))
    const why = one === undefined ? null : whyNotTargeted(w, one, source, who, target, before)
    if (why !== null) return why
  }
  return null
}

/** All choices of targets for a text. */
export function aims(
  w: View,
  who: PlayerId,
  source: number,
  wanted: readonly Aimed[],
): readonly (readonly number[])[] {
  const found = wanted.reduce<readonly (readonly number[])[]>(
    (chosen, { of, kind }) =>
      chosen.flatMap((one) => {
        const next = candidates(w, of, source, who).map((card) => [...one, card])
        return kind === 'target' ? next : [one, ...next]
      }),
    [[]],
  )
  return found.filter((one) => whyNotAimed(w, who, source, wanted, one) === null)
}

/** Every way to activate a card. */
export function activates(w: View, who: PlayerId, slow: boolean, card: number): readonly Activate[] {
  const { $def } = cardOf(w, card)
  const allies = $def.subtypes.includes('command') ? playerOf(w, who).field : []
  return aims(w, who, card, aimedByCard($def))
    .flatMap((targets) => [-1, ...allies].map((commands) => ({ card, targets, commands })))
    .flatMap((one) => [false, true].map((prepared): Activate => ({ ...one, prepared })))
    .filter((one) => whyNotActivate(w, who, slow, one) === null)
}

/** A card is activated: announced, paid for, and put on the Effects Stack (chart T1.2). */
export interface Activation {
  readonly by: PlayerId
  readonly card: number
  readonly prepared: boolean
  readonly commands: Ref | null
  readonly targets: readonly Ref[]
  /** The charts of its additional costs that are left to pay. */
  costs: readonly string[]
}

export const activationOf = (
  w: View,
  by: PlayerId,
  { card, commands, targets, prepared }: Activate,
): Activation => ({
  by,
  card,
  prepared,
  commands: commands < 0 ? null : refTo(w, commands),
  targets: refsTo(w, targets),
  costs: costCharts(w, card),
})

export const costCharts = (w: View, card: number): readonly string[] =>
  cardOf(w, card).$def.abilities.flatMap(({ clause, chart }) =>
    clause.kind === 'additional cost' && chart !== null ? [chart.id] : [],
  )
