import {
  because,
  chart,
  commaList,
  type Message,
  routine,
  say,
  type View,
  type World,
} from '@battleline/kernel'
import { type DamageRequest, damageInstances, damageLocals } from '../events/damage.ts'
import { policyOf } from '../model/edition-policy.ts'
import { byController, byTurnOrder, nameOf, permanentOf, refTo, writePermanent } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { Characteristics } from '../query/characteristics.ts'
import { type Assigned, BLOCKED, DamageAssignment, UNBLOCKED } from '../query/damage-assignment.ts'
import { parseDivision } from '../query/division.ts'
import { damage } from './damage.ts'
import { priority, priorityOf } from './priority.ts'

/** A combat damage step: at most two (MTG-CMB-3). */
export interface CombatDamage {
  /** 1, or 2 for the second step. */
  turn: number
  /** The creatures with first or double strike as the first step began. */
  strikers: readonly number[]
  /** The creatures whose damage a player divides, in the order of the decisions. */
  left: readonly number[]
  assigned: readonly Assigned[]
  /** The creatures that could assign as though they were not blocked, and whose damage another player divides. */
  waived: readonly number[]
}

export const combatDamageOf = (): CombatDamage => ({
  turn: 1,
  strikers: [],
  left: [],
  assigned: [],
  waived: [],
})

/** A combat damage step, by the numbers of creatures and players. */
export interface CombatDamageReading {
  /** `only` if no creature has first or double strike; else there are two steps (MTG-CMB-3). */
  readonly step: 'only' | 'first' | 'second'
  /** Every creature that deals damage in it, divided already or not. */
  readonly creatures: readonly number[]
  /** The assigned damage; it remains after it is dealt, until the step ends. */
  readonly assigned: readonly Assigned[]
}

/** The current combat damage step; null if there is none. */
export function combatDamageNow(w: View): CombatDamageReading | null {
  const frame = w.stack[w.find(combatDamage.id)]
  if (frame === undefined) return null
  const { turn, left, assigned, ...settled } = frame.locals as unknown as CombatDamage
  const strikers = turn === 1 && frame.at === 0 ? strikersNow(w) : settled.strikers
  return {
    step: turn === 2 ? 'second' : strikers.length > 0 ? 'first' : 'only',
    creatures: [...new Set([...assigned.map(({ from }) => from), ...left])].sort((a, b) => a - b),
    assigned,
  }
}

const { act, ask, step } = verbs<CombatDamage>()

export const combatDamage = chart<CombatDamage>(
  'magic/combat-damage',
  'Combat damage',
  {
    '1-who': act('It is settled which creatures assign damage in this step', begin).cite(
      'MTG-CDM-1',
      'MTG-CDM-2',
      'MTG-CDM-5',
      'MTG-CDM-6',
    ),
    '2-assign': ask('A creature’s damage is divided', {
      who: (w, l) => {
        const [creature = 0] = l.left
        const assigning = assigningOf(w)
        return mayWaive(l, assigning) ? permanentOf(w, creature).controller : assigning.dividerOf(creature)
      },
      options: (w, l) => {
        const [creature = 0, ...later] = l.left
        const assigning = assigningOf(w)
        if (mayWaive(l, assigning)) return [UNBLOCKED, BLOCKED]
        return assigning.options(creature, l.assigned, own(assigning, creature, later))
      },
      refuse: (w, l, id) =>
        !(id === BLOCKED && mayWaive(l, assigningOf(w))) && read(w, l, id) === null
          ? because(
              'illegal division: the sum must be its power, and damage beyond blockers, or in E16 to later ones, needs lethal damage to those before',
              'MTG-CDM-7',
              'MTG-CDM-10',
              'MTG-CDM-11',
            )
          : null,
      take: (w, l, [id]) => {
        if (id === BLOCKED) l.waived = [...l.waived, ...l.left.slice(0, 1)]
        else {
          l.assigned = [...l.assigned, ...(read(w, l, id) ?? [])]
          l.left = l.left.slice(1)
        }
        if (l.left.length > 0) assignForced(l, assigningOf(w))
      },
      label: (w, id, l) => assignmentText(w, l, id),
    })
      .backTo('2-assign', (_, l) => l.left.length > 0)
      .when((_, l) => l.left.length > 0 || routine('there is nothing to divide'))
      .cite(
        'MTG-CDM-7',
        'MTG-CDM-11',
        'MTG-CDM-10',
        'MTG-CDM-8',
        'MTG-CDM-9',
        'MTG-CDM-3',
        'MTG-CDM-4',
        'MTG-KEY-58',
      ),
    '3-deal': step('All of it is dealt at once')
      .call(damage, (w, l) =>
        damageLocals(
          damageInstances(
            w,
            l.assigned.map((one) => dealingOf(w, one)),
          ),
        ),
      )
      .when((_, l) => l.assigned.length > 0 || because('no damage is assigned'))
      .cite('MTG-CDM-3', 'MTG-CDM-14', 'MTG-CDM-17'),
    '4-priority': step('Players get priority')
      .call(priority, (w) => priorityOf(w))
      .cite('MTG-CMB-7'),
    '5-again': act('A second step follows, for the others and those with double strike', (_, l) => {
      Object.assign(l, { turn: 2, assigned: [], waived: [] })
    })
      .backTo('1-who', () => true)
      .when(
        (_, l) =>
          (l.turn === 1 && l.strikers.length > 0) || routine('there is no further combat damage step'),
      )
      .cite('MTG-CMB-3', 'MTG-CDM-1'),
  },
  {
    subjects: (l) => l.left.slice(0, 1),
    like: combatDamageOf(),
  },
)

/** Assigns damage without a choice at once, and lists the creatures with one (MTG-CDM-1, MTG-CDM-2). */
function begin(w: World, l: CombatDamage): void {
  const characteristics = new Characteristics(w)
  const assigning = new DamageAssignment(w, characteristics)
  const fighters = assigning.fighters()
  if (l.turn === 1) l.strikers = strikersAmong(fighters, characteristics)
  const now =
    l.turn === 2
      ? fighters.filter((one) => !l.strikers.includes(one) || characteristics.has(one, 'double strike'))
      : l.strikers.length > 0
        ? l.strikers
        : fighters
  const [assigned, left]: [Assigned[], number[]] = [[], []]
  for (const creature of [...now].sort(byController(w))) {
    const forced = assigning.forced(creature)
    if (forced === null) left.push(creature)
    else assigned.push(...forced)
  }
  // The active player assigns first, then the others.
  left.sort(
    byTurnOrder<number>(
      w,
      (one) => assigning.dividerOf(one),
      (one) => one,
    ),
  )
  Object.assign(l, { assigned, left })
  assignForced(l, assigning)
}

function strikersNow(w: View): readonly number[] {
  const characteristics = new Characteristics(w)
  return strikersAmong(new DamageAssignment(w, characteristics).fighters(), characteristics)
}

/** The creatures in combat with first or double strike. */
const strikersAmong = (fighters: readonly number[], characteristics: Characteristics): readonly number[] =>
  fighters.filter(
    (one) => characteristics.has(one, 'first strike') || characteristics.has(one, 'double strike'),
  )

/** Nobody is asked if only one division is legal: in E16 the damage may not reach the second in order. */
function assignForced(l: CombatDamage, assigning: DamageAssignment): void {
  for (;;) {
    const [creature, ...later] = l.left
    if (creature === undefined || mayWaive(l, assigning)) return
    const only = assigning.only(creature, l.assigned, own(assigning, creature, later))
    if (only === null) return
    Object.assign(l, { assigned: [...l.assigned, ...only], left: later })
  }
}

const assigningOf = (w: View): DamageAssignment => new DamageAssignment(w, new Characteristics(w))

/** Later creatures whose damage the same player divides: a player's assignment is judged as a whole (MTG-CDM-9). */
function own(assigning: DamageAssignment, creature: number, later: readonly number[]): readonly number[] {
  const player = assigning.dividerOf(creature)
  return later.filter((one) => assigning.dividerOf(one) === player)
}

/** Whether its controller still decides if it assigns as though it were not blocked, before another player divides. */
function mayWaive({ left: [creature = 0], waived }: CombatDamage, assigning: DamageAssignment): boolean {
  return (
    creature > 0 &&
    !waived.includes(creature) &&
    assigning.mayPassBy(creature) &&
    assigning.isDividedFreely(creature)
  )
}

function read(w: View, l: CombatDamage, id: unknown): readonly Assigned[] | null {
  const [creature = 0, ...later] = l.left
  const assigning = assigningOf(w)
  // Where another player divides, its controller only decides whether it is as though it were not blocked.
  if (assigning.isDividedFreely(creature) && mayWaive(l, assigning) !== (id === UNBLOCKED)) return null
  return assigning.read(creature, id, l.assigned, own(assigning, creature, later))
}

const dealingOf = (w: View, { from, to, amount }: Assigned): DamageRequest => ({
  from: refTo(w, from),
  to: refTo(w, to),
  amount,
  combat: true,
})

/** “3 to Ogre, 1 to you”. */
function assignmentText(
  w: View,
  { left: [creature = 0] }: CombatDamage,
  id: number | string,
): string | Message {
  if (id === UNBLOCKED) return 'as though it weren’t blocked'
  if (id === BLOCKED) return BLOCKED
  const { creatures, beyond } = assigningOf(w).recipients(creature)
  const to = beyond > 0 ? [...creatures, beyond] : creatures
  const shares = parseDivision(id, to) ?? []
  return commaList(
    to.flatMap((one, at) => {
      const share = shares[at] ?? 0
      return share > 0 ? [say`${share} to ${nameOf(w, one)}`] : []
    }),
  )
}

/** E16: the order in which creatures assign damage among several (MTG-BLK-6). */
export interface Ordering {
  /** The creatures that need an order: attackers first. */
  left: readonly number[]
}

const ordering = verbs<Ordering>()

const among = (w: View, { left: [creature = 0] }: Ordering): readonly number[] => {
  const { creatures } = assigningOf(w).recipients(creature)
  return creatures
}

/** The creatures to order after blocks; null if there are none, and in CUR. */
export function orderingOf(w: View): Ordering | null {
  if (!policyOf(w).ordersBlockers) return null
  const assigning = assigningOf(w)
  const left = assigning
    .fighters()
    .filter((one) => assigning.recipients(one).creatures.length > 1)
    .sort(byController(w))
  return left.length === 0 ? null : { left }
}

export const damageOrder = chart<Ordering>(
  'magic/damage-order',
  'Damage assignment order',
  {
    '1-order': ordering
      .choose('The creatures it fights are put in an order', {
        kind: 'order',
        who: (w, { left: [creature = 0] }) => permanentOf(w, creature).controller,
        options: among,
        take: (w, l, chosen) => {
          const [creature = 0, ...left] = l.left
          writePermanent(w, creature).damageOrder = chosen
          l.left = left
        },
      })
      .backTo('1-order', (_, l) => l.left.length > 0)
      .cite('MTG-BLK-6'),
  },
  { subjects: (l) => l.left.slice(0, 1), like: { left: [] } },
)
