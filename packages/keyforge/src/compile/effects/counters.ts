import { say, type View, type World } from '@battleline/kernel'
import type { Resolution } from '../../model/resolution.ts'
import { cardOf, writeCard } from '../../model/state.ts'
import { countersOn, isCreature } from '../../query/board.ts'
import { amountOf, outOf } from '../../query/count.ts'
import { targetsInPlay, targetsOf } from '../../query/resolution.ts'
import { ends, fromAndTo } from '../../rules/choosing.ts'
import type { Doing, Target } from '../../text/structure.ts'
import { aember } from './aember.ts'
import { damage } from './damage.ts'
import { targetsFound } from './targets-found.ts'
import { type EffectBuilder, type EffectWriters, noteCompletion, setAntecedent } from './write.ts'

/** The number of counters on a card: +1 power counters if no name is given (KF-CTR-1). */
const on = (w: View, card: number, counter: string | undefined): number =>
  counter === undefined ? cardOf(w, card).powerCounters : countersOn(w, card, counter)

/** Adds or removes counters. +1 power counters lie on creatures, and on artifacts that may become one (KF-CTR-2). */
function change(w: World, card: number, counter: string | undefined, by: number): number {
  if (counter === undefined) {
    if (!isCreature(w, card) && cardOf(w, card).zone !== 'artifacts') return 0
    const { powerCounters } = cardOf(w, card)
    const changed = Math.max(by, -powerCounters)
    if (changed !== 0) writeCard(w, card).powerCounters = powerCounters + changed
    return changed
  }
  const changed = Math.max(by, -countersOn(w, card, counter))
  if (changed === 0) return 0
  const count = countersOn(w, card, counter) + changed
  const others = cardOf(w, card).counters.filter(({ name }) => name !== counter)
  const all = count === 0 ? others : [...others, { name: counter, count }]
  writeCard(w, card).counters = all.sort((a, b) => (a.name < b.name ? -1 : 1))
  return changed
}

function give(
  w: World,
  l: Resolution,
  { to, amount, counter: named, orCounter }: Doing<'give counters'>,
): void {
  const counter = orCounter === undefined ? named : l.word
  const cards = targetsFound(w, l, to, 'put counters on')
  const each = amountOf(w, l, amount)
  const given = cards.reduce((sum, card) => sum + change(w, card, counter, each), 0)
  l.amount = given
}

/** Removes at most as many counters as there are; returns their number. */
function takeOff(w: World, l: Resolution, card: number, wanted: number, counter: string | undefined): number {
  const taken = -change(w, card, counter, -Math.min(wanted, on(w, card, counter)))
  noteCompletion(l, taken === wanted || (wanted === Number.POSITIVE_INFINITY && taken > 0))
  if (taken === 0)
    w.reportNotDone(
      l.source.card,
      'removes no counters',
      say`there are none on ${cardOf(w, card).name}`,
      'KF-CTR-1',
    )
  return taken
}

type Taking = Doing<'remove counters'> | Doing<'move counters'>

function remove(w: World, l: Resolution, effect: Doing<'remove counters'>): void {
  const cards = targetsFound(w, l, effect.from, 'remove counters from')
  l.amount = cards.reduce(
    (sum, card) => sum + takeOff(w, l, card, wantedOf(w, l, card, effect), effect.counter),
    0,
  )
  setAntecedent(w, l, effect.from)
}

/** How many of a card's counters the text wants: half, all, or a number. */
const wantedOf = (w: View, l: Resolution, card: number, { amount, counter, ...more }: Taking): number =>
  outOf(w, l, amount, on(w, card, counter), 'round' in more ? more.round : undefined)

const mostToMove = (w: View, l: Resolution, { from, to, counter }: Doing<'move counters'>): number =>
  Math.max(0, ...fromAndTo(w, l, from, to).from.map((card) => on(w, card, counter)))

/** The most counters on any of the cards that they are taken from. */
const mostThere = (w: View, l: Resolution, { from, counter }: Taking): number =>
  Math.max(0, ...targetsInPlay(w, l, from).map((card) => on(w, card, counter)))

function move(w: World, l: Resolution, effect: Doing<'move counters'>): void {
  const { from: all, to } = fromAndTo(w, l, effect.from, effect.to)
  noteCompletion(l, to !== undefined && all.length > 0)
  l.amount = 0
  if (to === undefined) return
  for (const from of all) {
    if (from === to) continue
    const taken = takeOff(w, l, from, wantedOf(w, l, from, effect), effect.counter)
    change(w, to, effect.counter, taken)
    l.amount += taken
  }
}

function double(w: World, l: Resolution, effect: Doing<'double counters'>): void {
  const cards = targetsFound(w, l, effect.on, 'double the counters on')
  for (const card of cards) change(w, card, undefined, on(w, card, undefined))
}

const nameCounter = (_: World, l: Resolution, word: string): void => {
  l.word = word
}

/** Without damage, Æmber and counters of any kind; what it is healed of and moved away is so first. */
function clear(to: EffectBuilder<Doing<'clear'>>): EffectBuilder<Doing<'clear'>> {
  const { effect } = to
  const them: Target = { kind: 'it', many: true }
  const known = to.choose(effect.what).act((w, l, { what }) => {
    l.antecedent = targetsOf(w, l, what)
  })
  const healed = damage['fully heal'](known.of({ kind: 'fully heal', what: them }))
  const away = { kind: 'move aember away', amount: { kind: 'all' }, from: them, to: 'supply' } as const
  return aember['move aember away'](healed.of(away)).of(effect).act(removeAll)
}

const NO_COUNTERS = { powerCounters: 0, counters: [], stunned: false, warded: false, enraged: false } as const

function removeAll(w: World, l: Resolution): void {
  for (const card of targetsInPlay(w, l, { kind: 'it', many: true }))
    Object.assign(writeCard(w, card), NO_COUNTERS)
}

export const counters = {
  clear,
  'give counters': (to) => {
    const { amount, counter, orCounter } = to.effect
    const chosen = to.measured(amount).choose(to.effect.to)
    const named =
      counter === undefined || orCounter === undefined
        ? chosen
        : chosen.pick(() => [counter, orCounter], nameCounter)
    return named.act(give)
  },
  'remove counters': (to) => to.choose(to.effect.from).howMuch(to.effect.amount, mostThere).act(remove),
  'move counters': (to) => to.choose(ends(to.effect)).howMuch(to.effect.amount, mostToMove).act(move),
  'double counters': (to) => to.choose(to.effect.on).act(double),
} satisfies Partial<EffectWriters>
