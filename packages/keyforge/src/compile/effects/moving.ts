import { opponentOf, PLAYERS, type PlayerId } from '@battleline/card-game'
import type { View, World } from '@battleline/kernel'
import { window, windowOver } from '../../charts/window.ts'
import { touchAll } from '../../effects/continuous.ts'
import { forgetControl, takeControl } from '../../effects/control.ts'
import { facts } from '../../events/triggers.ts'
import { HOOK } from '../../model/hooks.ts'
import type { Resolution } from '../../model/resolution.ts'
import { type Card, cardOf, playerOf, writeCard, writePlayer } from '../../model/state.ts'
import { activeEffects } from '../../query/active-effects.ts'
import { isThere, lineOf } from '../../query/board.ts'
import { actingPlayer, membersOf, playersOf, refsTo, targetsInPlay } from '../../query/resolution.ts'
import { ends, fromAndTo } from '../../rules/choosing.ts'
import type { Doing, Swapped, Target } from '../../text/structure.ts'
import { placeLabel, placeNamed, placesIn } from '../../zones/battleline-positions.ts'
import { targetsFound } from './targets-found.ts'
import { type EffectBuilder, type EffectWriters, markAffected, noteCompletion } from './write.ts'

type Anywhere = Doing<'move anywhere'>

/** The other creatures in the battleline of a creature that moves (KF-MOV-1). */
const others = (w: View, card: number): readonly number[] =>
  lineOf(w, cardOf(w, card).controller).filter((other) => other !== card)

/** Every place in the battleline, including its own. */
function places(w: View, l: Resolution, { what }: Anywhere): readonly string[] {
  const [card] = targetsInPlay(w, l, what)
  return card === undefined || cardOf(w, card).zone !== 'battleline' ? [] : placesIn(others(w, card))
}

function moveTo(w: World, l: Resolution, place: string, effect: Anywhere): void {
  const [card] = targetsInPlay(w, l, effect.what)
  const isPossible = card !== undefined && places(w, l, effect).includes(place)
  noteCompletion(l, isPossible)
  if (!isPossible) {
    w.reportNotDone(l.source.card, 'moves no creature', 'it does not stand in a battleline', 'KF-GEN-5')
    return
  }
  const line = others(w, card)
  const at = placeNamed(line, place)
  setLine(w, card, [...line.slice(0, at), card, ...line.slice(at)])
  markAffected(l, 'moved', refsTo(w, [card]))
}

function setLine(w: World, card: number, line: readonly number[]): void {
  writePlayer(w, cardOf(w, card).controller).battleline = line
}

/** Two creatures swap places: both must be in play, with the same controller (KF-MOV-2). */
function swap(w: World, l: Resolution, effect: Doing<'swap'>): void {
  const [one, to] = swapped(w, l, effect)
  const line = one === undefined ? [] : lineOf(w, cardOf(w, one).controller)
  const both = one !== undefined && to !== undefined && line.includes(one) && line.includes(to)
  noteCompletion(l, both && one !== to)
  if (!both) {
    w.reportNotDone(l.source.card, 'swaps nothing', 'two creatures of one battleline are needed', 'KF-MOV-2')
    return
  }
  setLine(
    w,
    one,
    line.map((card) => (card === one ? to : card === to ? one : card)),
  )
  markAffected(l, 'moved', refsTo(w, [one, to]))
}

const LIES = {
  Æ: ['aember'],
  damage: ['damage'],
  counters: ['powerCounters', 'counters', 'stunned', 'warded', 'enraged'],
  upgrades: ['upgrades'],
} as const satisfies Record<Swapped, readonly (keyof Card)[]>

/** What lies on two creatures changes places: it is not dealt, captured or attached, and leaves play nowhere (KF-DMG-13). */
function swapAllOn(w: World, l: Resolution, { all, on }: Doing<'swap all on'>): void {
  const [one, other, ...more] = targetsInPlay(w, l, on)
  const isPair = one !== undefined && other !== undefined && more.length === 0
  noteCompletion(l, isPair)
  if (!isPair) {
    w.reportNotDone(l.source.card, 'swaps nothing', 'two creatures in play are needed', 'KF-GEN-5')
    return
  }
  const lying = (card: number): Partial<Card> =>
    Object.fromEntries(all.flatMap((kind) => LIES[kind]).map((field) => [field, cardOf(w, card)[field]]))
  const [onOne, onOther] = [lying(one), lying(other)]
  Object.assign(writeCard(w, one), onOther)
  Object.assign(writeCard(w, other), onOne)
  for (const host of [one, other]) for (const card of cardOf(w, host).upgrades) writeCard(w, card).host = host
  touchAll(w)
}

function take(w: World, l: Resolution, { what, bound, until }: Doing<'take control'>): void {
  const cards = targetsFound(w, l, what, 'take control of')
  const during = bound === undefined ? null : bound === 'host' ? l.source : l.from
  const lasts = during === null || isThere(w, during)
  noteCompletion(l, lasts)
  if (!lasts)
    w.reportNotDone(
      l.source.card,
      'takes no control',
      'the card that it lasts with is not in play',
      'KF-CTL-3',
    )
  else for (const card of cards) takeControl(w, card, actingPlayer(l), { from: l.from, bound: during, until })
}

function give(w: World, l: Resolution, { what, flank }: Doing<'give control'>): void {
  const cards = targetsFound(w, l, what, 'give control of')
  for (const card of cards) takeControl(w, card, opponentOf(actingPlayer(l)), { from: l.from, flank })
}

const bothOf = ({ from, to }: Doing<'swap' | 'swap control'>): Target =>
  to === undefined ? from : ends({ from, to })

/** The two swapped creatures. */
function swapped(
  w: World,
  l: Resolution,
  { from, to }: Doing<'swap' | 'swap control'>,
): readonly (number | undefined)[] {
  if (to === undefined) return targetsInPlay(w, l, from)
  const { from: all, to: other } = fromAndTo(w, l, from, to)
  return [all[0], other]
}

/**
 * Each takes the other's controller, and its place where both have places of a kind (KF-MOV-2, R-018): two creatures or two
 * artifacts, of two players. A creature that is swapped with an artifact goes to a flank (KF-CTL-2).
 */
function swapControl(w: World, l: Resolution, effect: Doing<'swap control'>): void {
  const [one, to] = swapped(w, l, effect)
  const both = one !== undefined && to !== undefined && hasPlace(w, one) && hasPlace(w, to)
  const ofTwo = both && cardOf(w, one).controller !== cardOf(w, to).controller
  noteCompletion(l, ofTwo)
  if (!ofTwo) {
    w.reportNotDone(
      l.source.card,
      'swaps no control',
      'it takes a creature or artifact of each player',
      'KF-MOV-2',
    )
    return
  }
  const moves = [
    { card: one, other: to, you: cardOf(w, to).controller },
    { card: to, other: one, you: cardOf(w, one).controller },
  ]
  const { zone } = cardOf(w, one)
  const inPlace = zone === cardOf(w, to).zone && (zone === 'battleline' || zone === 'artifacts') ? zone : null
  if (inPlace !== null)
    for (const { you } of moves) {
      const places = playerOf(w, you)[inPlace]
      writePlayer(w, you)[inPlace] = places.map(
        (here) => moves.find(({ other }) => other === here)?.card ?? here,
      )
    }
  for (const { card, you } of moves) {
    takeControl(w, card, you, { from: l.from })
    // The check that follows moves the others.
    if (inPlace === null) continue
    writeCard(w, card).controller = you
    forgetControl(w, card)
  }
  touchAll(w)
}

const hasPlace = (w: View, card: number): boolean =>
  ['battleline', 'artifacts'].includes(cardOf(w, card).zone)

/** The attached upgrades that are in play. */
const attachedOf = (w: World, l: Resolution, from: Target): readonly number[] =>
  l.completed
    ? fromAndTo(w, l, from, { kind: 'self' }).from.filter((card) => cardOf(w, card).zone === 'attached')
    : []

/** Moves an upgrade from one creature to another, with everything on it; it does not leave play. */
function attach(w: World, l: Resolution, effect: Doing<'attach'>): void {
  const { from: all, to } = fromAndTo(w, l, effect.from, effect.to)
  const from = all.filter((card) => cardOf(w, card).zone === 'attached')
  noteCompletion(l, to !== undefined && from.length > 0)
  if (to === undefined || from.length === 0 || cardOf(w, to).zone !== 'battleline') {
    noteCompletion(l, false)
    w.reportNotDone(
      l.source.card,
      'attaches nothing',
      'an upgrade and a creature in play are needed',
      'KF-GEN-5',
    )
    return
  }
  for (const card of from) {
    const { host } = cardOf(w, card)
    writeCard(w, host).upgrades = cardOf(w, host).upgrades.filter((one) => one !== card)
    writeCard(w, card).host = to
    writeCard(w, to).upgrades = [...cardOf(w, to).upgrades, card]
  }
  touchAll(w)
}

/** Moves a creature to a flank of its battleline (KF-MOV-1). */
function toFlank(w: World, l: Resolution, flank: string, effect: Doing<'to flank'>): void {
  for (const card of targetsInPlay(w, l, effect.what)) {
    const { controller, zone } = cardOf(w, card)
    if (zone !== 'battleline' && !becomesCreature(w, card)) {
      noteCompletion(l, false)
      w.reportNotDone(card, 'is not moved to a flank', 'it is no creature', 'KF-MOV-1')
      continue
    }
    const others = lineOf(w, controller).filter((other) => other !== card)
    const player = writePlayer(w, controller)
    player.battleline = flank === 'left' ? [card, ...others] : [...others, card]
    if (zone === 'battleline') continue
    player.artifacts = player.artifacts.filter((other) => other !== card)
    writeCard(w, card).zone = 'battleline'
    touchAll(w)
  }
}

/** True for an artifact that its own text makes a creature in a battleline. */
const becomesCreature = (w: World, card: number): boolean =>
  activeEffects(w, HOOK.form).some(({ row }) => row === card)

const FLANKS = ['left', 'right']

/** The creatures of the battlelines in the text; of both players, the active player's first. */
function creaturesToOrder(w: View, l: Resolution, { whose, of }: Doing<'rearrange'>): readonly number[] {
  const line = lineOf(w, playersOf(w, l, whose)[0] ?? l.you)
  const which = of === undefined ? line : membersOf(w, l, of)
  return line.filter((card) => which.includes(card))
}

/** The line in which these creatures have changed places among themselves. */
const reordered = (line: readonly number[], order: readonly number[]): readonly number[] => {
  const left = [...order]
  return line.map((card) => (order.includes(card) ? (left.shift() ?? card) : card))
}

const rearrange = (to: EffectBuilder<Doing<'rearrange'>>) =>
  (to.effect.whose === 'any' ? to.pick(PLAYERS_NAMED, choosePlayer) : to).orderOrDivide({
    kind: 'order',
    options: (w, l, effect) =>
      l.option === 0 ? creaturesToOrder(w, l, effect) : lineOf(w, l.option as PlayerId),
    take: (w, _, chosen) => {
      const [first] = chosen
      if (first !== undefined) setLine(w, first, reordered(lineOf(w, cardOf(w, first).controller), chosen))
    },
  })

const PLAYERS_NAMED = (w: View): readonly string[] => PLAYERS.map((player) => playerOf(w, player).name)

function choosePlayer(w: World, l: Resolution, name: string): void {
  l.option = PLAYERS.find((player) => playerOf(w, player).name === name) ?? 0
}

export const moving = {
  'take control': (to) => to.choose(to.effect.what).act(take),
  'give control': (to) => to.choose(to.effect.what).act(give),
  'swap control': (to) => to.choose(bothOf(to.effect)).act(swapControl),
  rearrange,
  attach: (to) =>
    to
      .choose(ends(to.effect))
      .act(attach)
      .call(window, (w, l, { from }) =>
        windowOver(facts(w, 'attached', attachedOf(w, l, from), { user: actingPlayer(l) })),
      ),
  'to flank': (to) => to.choose(to.effect.what).pick(() => FLANKS, toFlank),
  'move anywhere': (to) => to.choose(to.effect.what).pick(places, moveTo, placeLabel),
  'swap all on': (to) => to.choose(to.effect.on).act(swapAllOn),
  swap: (to) => to.choose(bothOf(to.effect)).act(swap),
} satisfies Partial<EffectWriters>
