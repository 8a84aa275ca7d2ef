import {
  addGuard,
  because,
  type Reason,
  type StepSpec,
  stepVerbs,
  type View,
  type World,
} from '@battleline/kernel'
import type { Resolution } from '../model/resolution.ts'
import { playerOf } from '../model/state.ts'
import { isHaunted } from '../query/player-rules.ts'
import { playersOf } from '../query/resolution.ts'
import type { Doing, Effect, Sentence } from '../text/structure.ts'
import type { Remembering } from './antecedents.ts'
import type { AbilityCharts, PrintEffect, WriteEffect } from './steps.ts'

const { act } = stepVerbs<Resolution>()

/** An effect of several players, and what follows for each of them. */
type DoneBy = Doing<'does'> & { readonly following?: Following }
interface Following {
  readonly wanted: boolean
  readonly effects: readonly Effect[]
}

/** Prints the effect without what only the compiler knows of it. */
export const printWithoutFollowing =
  (print: PrintEffect): PrintEffect =>
  (effect) => {
    const { following: _, remembers: __, ...rest } = effect as DoneBy & Remembering
    return print(rest as Effect)
  }

/** The steps of an effect that players resolve: the active player finishes all of it first. */
export function eachPlayerSteps(
  parts: AbilityCharts,
  id: string,
  effect: DoneBy,
  writeEffect: WriteEffect,
): readonly StepSpec[] {
  const { who, effects, following } = effect
  const title = parts.print(effect)
  const theirs: AbilityCharts = {
    ...parts,
    print: (one) => {
      const { more: _, ...said } = one as Effect & { readonly more?: true }
      return parts.print({ kind: 'does', who, effects: [said as Effect] })
    },
  }
  // "Each player chooses a creature they control. Destroy each other one": all except the chosen ones.
  const [only, ...others] = effects
  const second: readonly Effect[] =
    only?.kind === 'choose' && others.length === 0
      ? [{ ...only, more: true }]
      : effects.map((one) => (isShowing(one) ? { ...one, more: true } : one))
  const begins = act(title, summon, effect)
  const ends = act(title, endOfTurnOf, {
    asksEach: following !== undefined,
    adds: effects.some(({ kind }) => COUNTED.includes(kind)),
  })
  const turn = (nth: number) =>
    [...(nth === 1 ? effects : second), ...(following?.effects ?? [])]
      .flatMap((one, at) => {
        const steps = writeEffect(theirs, `${id}.does-${nth}-${at + 1}`, one)
        if (following === undefined || at < effects.length) return steps
        const asked = at === effects.length ? [act(title, askIfDone, following.wanted)] : []
        return [...asked, ...steps.map((step) => addGuard(step, isTheirs))]
      })
      .concat(ends)
      .map((step) => addGuard(step, isSomebodyThere))
  const choice = effect.of === undefined ? [] : writeEffect(parts, id, { kind: 'choose', what: effect.of })
  return [...choice, begins, ...turn(1), ...(who === 'opponent' || who === 'that player' ? [] : turn(2))]
}

/** "Each player reveals their hand. Discard each …": of all that was revealed. */
const isShowing = (effect: Effect): effect is Doing<'reveal'> | Doing<'look at'> =>
  effect.kind === 'reveal' || effect.kind === 'look at'

/** What all players did of it together counts as done "this way" (KF-GEN-15). */
const COUNTED: readonly Effect['kind'][] = ['gain', 'lose', 'steal', 'pay']

/** Sets the players who carry out the effect: those who match the text. */
function summon(w: View, l: Resolution, { who, haunted, least = 0, above = -1 }: Doing<'does'>): void {
  l.actingPlayers = playersOf(w, l, who).filter((player) => {
    const { aember } = playerOf(w, player)
    return aember >= least && aember > above && (haunted === undefined || isHaunted(w, player) === haunted)
  })
  l.earlierAmount = 0
  // "They have", of who carries it out; a single player can do it to one who was spoken of before.
  if (who === 'each' || l.player === 0) l.player = l.actingPlayers[0] ?? l.player
}

function askIfDone(_: World, l: Resolution, wanted: boolean): void {
  l.proceed = l.completed === wanted
}

const isTheirs = (_: View, l: Resolution): true | Reason =>
  l.proceed || because('whether they did all of it decides', 'KF-GEN-8')

/** Moves on to the next player: "that player" is the one who acts, or has just acted. */
function endOfTurnOf(_: World, l: Resolution, { asksEach, adds }: TurnEnd): void {
  if (asksEach) Object.assign(l, { proceed: true, completed: true })
  const [done, ...others] = l.actingPlayers
  l.player = others[0] ?? done ?? l.player
  l.actingPlayers = others
  if (!adds) return
  if (others.length > 0) l.earlierAmount += l.amount
  else l.amount += l.earlierAmount
}

interface TurnEnd {
  /** True if whether each of them did it decides what follows for them. */
  readonly asksEach: boolean
  readonly adds: boolean
}

const isSomebodyThere = (_: View, l: Resolution): true | Reason =>
  l.actingPlayers.length > 0 || because('there is no such player', 'KF-GEN-5')

/** "Each player destroys a creature they control. If they cannot, they lose 2Æ": checks each player right after they acted. */
export function mergeEachPlayerConditions(does: readonly Sentence[]): readonly Sentence[] {
  const found: Sentence[] = []
  for (const sentence of does) {
    const last = found.at(-1)
    const merged = last === undefined ? null : oneForEach(last, sentence)
    if (merged === null) found.push(sentence)
    else found[found.length - 1] = merged
  }
  return found
}

function oneForEach(first: Sentence, second: Sentence): Sentence | null {
  if (first.kind !== 'do' || first.may === true || first.to !== undefined || second.kind !== 'if') return null
  if (second.instead === true || second.may === true || second.to !== undefined) return null
  const { kind } = second.condition
  const done = first.effects.at(-1)
  if (done?.kind !== 'does' || done.who !== 'each' || (kind !== 'did' && kind !== 'did not')) return null
  const theirs = second.effects.flatMap((one) => (isOfThatPlayer(one) ? one.effects : []))
  if (!second.effects.every(isOfThatPlayer)) return null
  const following: Following = { wanted: kind === 'did', effects: theirs }
  const each: DoneBy = { ...done, following }
  return { ...first, effects: [...first.effects.slice(0, -1), each] }
}

const isOfThatPlayer = (effect: Effect): effect is Doing<'does'> =>
  effect.kind === 'does' && effect.who === 'that player'
