import { because, chart, routine, type View, type World } from '@battleline/kernel'
import { costDiscard, discard } from '../effects/discard.ts'
import { payLife } from '../effects/life.ts'
import { costMoving, moveCost } from '../effects/move-cost.ts'
import { hasForaged } from '../effects/pay-either.ts'
import { costsAnyCounter, startRemoving } from '../effects/remove-counter.ts'
import { sacrificedIn, startSacrifice } from '../effects/sacrifice.ts'
import { costTapping, type Tapping, tapCost } from '../effects/tap-cost.ts'
import { leaveGraveyards } from '../events/leave-graveyard.ts'
import { addTrigger, triggerOn } from '../events/triggers.ts'
import { addCounters, untap } from '../model/counters.ts'
import { faceDownFacts } from '../model/face-down.ts'
import { countOf } from '../model/history.ts'
import { EXAMPLE_ITEM, type Item } from '../model/stack-items.ts'
import {
  isCard,
  isPlayer,
  nextTimestamp,
  permanentOf,
  playerOf,
  playersOf,
  refTo,
  tableOf,
  writePermanent,
  writeTable,
} from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { abilitiesOfKind } from '../query/abilities.ts'
import { chosenModes, possibleModes } from '../query/modes.ts'
import { amountOf, contextOf, EXAMPLE_RESOLUTION } from '../query/resolution.ts'
import {
  candidates,
  fewestTargets,
  type TargetSlot,
  targetSlots,
  whyNotTargeted,
} from '../query/targeting.ts'
import type { Amount, Cost } from '../text/structure.ts'
import { moveToGraveyard } from '../zones/enter.ts'
import { move, rememberLastKnown } from '../zones/move.ts'
import { namingX } from './name-x.ts'

/** A spell being cast, or an ability going on the stack: its choices are made, and its costs are paid. */
export interface Announcing {
  item: Item
  readonly costs: readonly Cost[]
  /** The index of the target being chosen. */
  slot: number
  targets: readonly (readonly number[])[]
  shares: readonly (readonly number[])[]
  x: number
  /** True if it lacks a target: it does not go on the stack. */
  fails: boolean
}

const { act, ask, choose, step } = verbs<Announcing>()

const modesOf = (w: View, l: Announcing): readonly number[] =>
  l.item.modes === undefined ? [] : possibleModes(w, l.item.modes, contextOf(l))

const slotOf = (l: Announcing): TargetSlot | undefined => targetSlots(l.item.does)[l.slot]

/**
 * The player who chooses the targets: the controller, or for a target of an opponent's choice the first opponent in
 * turn order who can.
 */
function targeterOf(w: View, l: Announcing): number {
  const { you } = l.item
  const slot = slotOf(l)
  if (slot?.opponents === true)
    return playersOf(w).find((player) => player !== you && !playerOf(w, player).lost) ?? you
  if (slot?.theirs !== true) return you
  const can = candidates(w, slot, contextOf(l)).map((one) => permanentOf(w, one).controller)
  return playersOf(w).find((player) => player !== you && can.includes(player)) ?? you
}

/**
 * Whether X has to be chosen: if the text uses it, unless only the madness cost has it (MTG-NCD-9). A permanent spell
 * uses it as it enters with X counters; face down, it does not say so.
 */
const usesX = (w: View, { item }: Announcing): boolean =>
  item.fixedX === undefined &&
  (hasX(item.does, item.madness) ||
    (item.kind === 'spell' &&
      hasX(abilitiesOfKind(permanentOf(w, item.source).facts, 'enters with'), item.madness)))

/** Whether a spell can be cast face down: only for that cost (702.37c). */
const canBeDown = (w: View, { item }: Announcing): boolean =>
  item.kind === 'spell' &&
  !item.madness &&
  item.flashback !== true &&
  abilitiesOfKind(permanentOf(w, item.source).facts, 'morph').length > 0

function hasX(value: unknown, madness: boolean): boolean {
  if (Array.isArray(value)) return value.some((one) => hasX(one, madness))
  if (typeof value !== 'object' || value === null) return false
  const one = value as Amount
  if (one.kind === 'X') return true
  if (one.kind === 'with madness') return hasX(madness ? one.paid : one.else, madness)
  return Object.values(value).some((field) => hasX(field, madness))
}

/** The amount divided among the targets being chosen; null if there is none. */
function wholeOf(w: View, l: Announcing): number | null {
  const divides = slotOf(l)?.divides ?? null
  if (divides === null) return null
  return amountOf(w, { ...EXAMPLE_RESOLUTION, item: { ...l.item, x: l.x }, amount: l.item.amount }, divides)
}

/** The least and the most targets: each gets at least 1 of a divided amount (MTG-NCD-2). */
function boundsOf(w: View, l: Announcing, count: number): readonly [number, number] {
  const slot = slotOf(l)
  if (slot === undefined) return [0, 0]
  const whole = wholeOf(w, l)
  const most = Math.min(slot.most ?? count, whole ?? count)
  return [Math.min(fewestTargets(w, slot, whole ?? 1), most), most]
}

/** The most targets to ask for now: none for a divided amount of 0 (MTG-NCD-2). */
function mostOf(w: View, l: Announcing): number {
  const slot = slotOf(l)
  return slot === undefined ? 0 : Math.min(slot.most ?? Number.POSITIVE_INFINITY, wholeOf(w, l) ?? 1)
}

export const announce = chart<Announcing>(
  'magic/announce',
  'A spell is cast, or an ability put on the stack',
  {
    '1-announce': act('The spell is put on the stack', (w, l) => {
      leaveGraveyards(w, [l.item.source], 'stack')
      move(w, l.item.source, 'stack', l.item.you)
    })
      .when((_, l) => l.item.kind === 'spell' || routine('it is an ability'))
      .cite('MTG-CST-1'),
    '1-face': ask('It is cast face up, or face down', {
      who: (_, l) => l.item.you,
      options: () => ['face up', 'face down'],
      take: (w, l, [face]) => {
        if (face !== 'face down') return
        const one = writePermanent(w, l.item.source)
        one.facts = faceDownFacts(one.facts)
      },
      label: (_, face) => (face === 'face down' ? 'face down' : 'face up'),
    })
      .when((w, l) => canBeDown(w, l) || routine('it is cast face up'))
      .cite('MTG-KEY-73'),
    '1-modes': choose('Its modes are chosen', {
      who: (_, l) => l.item.you,
      options: (w, l) => modesOf(w, l).map((at) => `mode ${at + 1}`),
      bounds: (_, { item: { modes } }, count) => [
        Math.min(modes?.least ?? 0, count),
        Math.min(modes?.most ?? 0, count),
      ],
      take: (_, l, chosen) => {
        const { modes, ...item } = l.item
        if (modes === undefined) return
        l.item = {
          ...item,
          does: chosenModes(
            modes,
            chosen.map((one) => Number(String(one).slice(5)) - 1),
          ),
        }
        if (chosen.length < modes.least) l.fails = true
      },
      label: (_, one, l) => l.item.modes?.of[Number(String(one).slice(5)) - 1]?.says ?? String(one),
    })
      .when((_, l) => l.item.modes !== undefined || routine('it has no modes'))
      .cite('MTG-CST-4'),
    '2-x': ask(
      'X is named',
      namingX((l) => l.item.you),
    )
      .when((w, l) => usesX(w, l) || routine('it has no X'))
      .cite('MTG-NCD-1'),
    '3-target': choose('Its targets are chosen', {
      who: targeterOf,
      options: (w, l) => {
        const slot = slotOf(l)
        if (slot === undefined) return []
        const found = candidates(w, slot, contextOf(l))
        const by = targeterOf(w, l)
        return slot.theirs ? found.filter((one) => permanentOf(w, one).controller === by) : found
      },
      bounds: boundsOf,
      take: (w, l, chosen) => {
        const slot = slotOf(l)
        l.targets = [...l.targets, chosen]
        if (slot !== undefined && chosen.length < fewestTargets(w, slot, wholeOf(w, l) ?? 1)) l.fails = true
      },
      lacks: (w, l, one) => {
        const slot = slotOf(l)
        const record = Number.isInteger(one) ? Number(one) : -1
        const isThing = isCard(w, record) || isPlayer(w, record)
        return slot === undefined || !isThing ? null : whyNotTargeted(w, slot, record, contextOf(l))
      },
    })
      .when((w, l) => mostOf(w, l) > 0 || routine('it has no target'))
      .cite('MTG-NCD-1', 'MTG-NCD-2', 'MTG-NCD-3'),
    '4-divide': choose('The amount is divided among them', {
      kind: 'divide',
      who: (_, l) => l.item.you,
      options: (_, l) => l.targets[l.slot] ?? [],
      bounds: (w, l) => [1, wholeOf(w, l) ?? 0],
      take: (_, l, shares) => {
        l.shares = [...l.shares.slice(0, l.slot), shares]
      },
    })
      .when(
        (w, l) =>
          (!l.fails && wholeOf(w, l) !== null && (l.targets[l.slot] ?? []).length > 0) ||
          routine('nothing is divided'),
      )
      .cite('MTG-NCD-1', 'MTG-NCD-2'),
    '5-next': act('The next target', (_, l) => {
      l.targets = Array.from({ length: l.slot + 1 }, (_, at) => l.targets[at] ?? [])
      l.shares = Array.from({ length: l.slot + 1 }, (_, at) => l.shares[at] ?? [])
      l.slot += 1
    })
      .backTo('3-target', (_, l) => !l.fails && slotOf(l) !== undefined)
      .when((_, l) => slotOf(l) !== undefined || routine('it has no other target'))
      .cite('MTG-CST-1'),
    '6-pay': act('Costs other than mana are paid', pay)
      .run(
        (w, l) => startSacrifice(l.costs, l.item.you, refTo(w, l.item.source)),
        (_, l, child) => {
          const sacrificed = sacrificedIn(child)
          if (sacrificed !== null) l.item = { ...l.item, sacrificed }
        },
      )
      .when((_, l) => l.costs.some(({ kind }) => kind !== 'mana') || routine('it costs nothing but mana'))
      .cite('MTG-CST-1'),
    '6-tap': step('Permanents are tapped for it')
      .run(
        (_, l) => {
          const locals = costTapping(l.costs, l.item.you, l.item.source)
          return locals === null ? null : { chart: tapCost.id, locals }
        },
        (w, l, child) => {
          l.item = { ...l.item, tapped: (child as Tapping).chosen.map((card) => refTo(w, card)) }
        },
      )
      .when(
        (_, l) =>
          l.costs.some(({ kind }) => kind === 'tap others' || kind === 'tap power') ||
          routine('it costs nothing to tap'),
      )
      .cite('MTG-CST-1', 'MTG-KEY-35'),
    '6-discard': step('Cards are discarded for it')
      .call(discard, (_, l) => costDiscard(l.costs, l.item.you))
      .when((_, l) => l.costs.some(({ kind }) => kind === 'discard') || routine('it costs no card'))
      .cite('MTG-CST-1'),
    '6-counter': step('A counter is removed for it')
      .run((_, l) => startRemoving(l.costs, l.item.you, l.item.source))
      .when((_, l) => costsAnyCounter(l.costs) || routine('it costs no counter of its choice'))
      .cite('MTG-CST-1'),
    '6-move': step('Cards are moved for it')
      .call(moveCost, (_, l) => costMoving(l.costs, l.item.you, l.item.source))
      .when(
        (_, l) =>
          l.costs.some(({ kind }) => kind === 'exile cards' || kind === 'return') ||
          routine('it moves no card'),
      )
      .cite('MTG-CST-1'),
    '7-stack': act('It is on the stack', (w, l) => {
      const { item, x, shares } = l
      const targets = l.targets.map((chosen) => chosen.map((record) => refTo(w, record)))
      const { life } = permanentOf(w, item.source)
      const spell = item.kind === 'spell'
      const id = `item ${nextTimestamp(w)}`
      writeTable(w).stack = [
        ...tableOf(w).stack,
        { ...item, id, life: spell ? life : item.life, targets, shares, x },
      ]
      if (spell) startStorm(w, item.source)
      triggerOn(
        w,
        ...(spell
          ? [{ kind: 'casts', by: item.you, spell: item.source, targets: l.targets.flat() } as const]
          : []),
        ...[...new Set(l.targets.flat())].map(
          (it) => ({ kind: 'targeted', it, by: item.you, spell }) as const,
        ),
        ...(hasForaged(l.costs) ? [{ kind: 'forages', by: item.you } as const] : []),
        ...(isCrime(w, item.you, l.targets.flat())
          ? [{ kind: 'commits a crime', by: item.you } as const]
          : []),
        ...(l.costs.some(({ kind }) => kind === 'tap') ? [{ kind: 'tapped', it: item.source } as const] : []),
      )
    })
      .when((_, l) => !l.fails || because('it has nothing to target', 'MTG-NCD-1'))
      .cite('MTG-NCD-1'),
  },
  {
    subjects: (l) => [l.item.source],
    like: { item: EXAMPLE_ITEM, costs: [], slot: 0, targets: [], shares: [], x: 0, fails: false },
  },
)

/** Whether something among these targets is an opponent, or is an opponent's (700.13). */
const isCrime = (w: View, you: number, targets: readonly number[]): boolean =>
  targets.some((one) => {
    if (isPlayer(w, one)) return one !== you
    const { zone, owner, controller } = permanentOf(w, one)
    return (zone === 'graveyard' ? owner : controller) !== you
  })

/** A spell with storm is copied for each spell that anybody cast before it this turn (702.40a). */
function startStorm(w: World, spell: number): void {
  if (abilitiesOfKind(permanentOf(w, spell).facts, 'storm').length === 0) return
  const before = playersOf(w).reduce((sum, player) => sum + countOf(w, 'cast', player), 0)
  if (before === 0) return
  const does = Array.from(
    { length: before },
    () => ({ does: { kind: 'copy', who: { kind: 'it' } } }) as const,
  )
  addTrigger(w, spell, { if: null, does, antecedent: [refTo(w, spell)], player: 0, amount: 0 })
}

function pay(w: World, l: Announcing): void {
  const { source, you } = l.item
  for (const cost of l.costs) {
    switch (cost.kind) {
      case 'mana':
        break
      case 'tap':
        writePermanent(w, source).tapped = true
        break
      case 'loyalty': {
        const one = writePermanent(w, source)
        one.loyalty += cost.by
        one.loyaltyActivated = true
        break
      }
      case 'life':
        payLife(w, you, cost.amount)
        break
      case 'remove counters':
        if (cost.which !== undefined) addCounters(w, source, cost.which, -cost.amount)
        break
      case 'untap':
        if (untap(w, source)) triggerOn(w, { kind: 'untapped', it: source })
        break
      case 'exile self':
        leaveGraveyards(w, [source], 'exile')
        move(w, source, 'exile')
        break
      case 'exile permanent':
        rememberLastKnown(w, [source])
        triggerOn(w, { kind: 'leaves', it: source, goes: 'exile' })
        move(w, source, 'exile')
        break
      case 'discard self':
        moveToGraveyard(w, source)
        break
      case 'mill':
      case 'discard':
      case 'sacrifice self':
      case 'sacrifice':
      case 'tap others':
      case 'tap power':
      case 'exile cards':
      case 'return':
        // It leaves like any spell, so that it can be exiled instead.
        break
      default:
        cost satisfies never
    }
  }
}
