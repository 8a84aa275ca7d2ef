import {
  because,
  guarded,
  type Reason,
  type StepText,
  type View,
  verbs,
  type World,
} from '@battleline/kernel'
import { type Acting, playersMeant } from './acting.ts'
import { isHaunted } from './haunted.ts'
import { type Parts, type Print, writeEffect } from './parts.ts'
import { playerOf } from './state.ts'
import type { Doing, Effect, Sentence } from './text/structure.ts'

const { act } = verbs<Acting>()

/** What players do, and what each of them does if they did, or did not do, all of that. */
type DoneBy = Doing<'does'> & { readonly following?: Following }
interface Following {
  readonly wanted: boolean
  readonly effects: readonly Effect[]
}

/** What each is asked behind it is said apart. */
export const printsDone =
  (print: Print): Print =>
  (effect) => {
    const { following: _, ...said } = effect as DoneBy
    return print(said as Effect)
  }

/** Other players do it: of both, the active player first, each all of it. */
export function doneBy(parts: Parts, id: string, effect: DoneBy): readonly StepText[] {
  const { who, effects, following } = effect
  const title = parts.print(effect)
  const theirs: Parts = {
    ...parts,
    print: ({ ...one }) => {
      if (one.kind === 'choose') delete one.more
      return parts.print({ kind: 'does', who, effects: [one] })
    },
  }
  // "Each player chooses a creature they control. Destroy each other one": other than all that were chosen.
  const [only, ...others] = effects
  const second: readonly Effect[] =
    only?.kind === 'choose' && others.length === 0 ? [{ ...only, more: true }] : effects
  const begins = act(title, summon, effect)
  const ends = act(title, endOfTurnOf, following !== undefined)
  const turn = (nth: number) =>
    [...(nth === 1 ? effects : second), ...(following?.effects ?? [])]
      .flatMap((one, at) => {
        const steps = writeEffect(theirs, `${id}.does-${nth}-${at + 1}`, one)
        if (following === undefined || at < effects.length) return steps
        const asked = at === effects.length ? [act(title, askIfDone, following.wanted)] : []
        return [...asked, ...steps.map((step) => guarded(step, isTheirs))]
      })
      .concat(ends)
      .map((step) => guarded(step, isSomebodyThere))
  const told = effect.of === undefined ? [] : writeEffect(parts, id, { kind: 'choose', what: effect.of })
  return [...told, begins, ...turn(1), ...(who === 'opponent' || who === 'that player' ? [] : turn(2))]
}

/** The players who do it: those of them who are as the text says. */
function summon(w: View, l: Acting, { who, haunted, least = 0, above = -1 }: Doing<'does'>): void {
  l.doers = playersMeant(w, l, who).filter((player) => {
    const { aember } = playerOf(w, player)
    return aember >= least && aember > above && (haunted === undefined || isHaunted(w, player) === haunted)
  })
}

function askIfDone(_: World, l: Acting, wanted: boolean): void {
  l.go = l.did === wanted
}

const isTheirs = (_: View, l: Acting): true | Reason =>
  l.go || because('whether they did all of it decides', 'KF-GEN-8')

/** The next of them does it; "that player" then means the one who did. */
function endOfTurnOf(_: World, l: Acting, asksEach: boolean): void {
  if (asksEach) Object.assign(l, { go: true, did: true })
  l.player = l.doers[0] ?? l.player
  l.doers = l.doers.slice(1)
}

const isSomebodyThere = (_: View, l: Acting): true | Reason =>
  l.doers.length > 0 || because('there is no such player', 'KF-GEN-5')

/** "Each player destroys a creature they control. If they cannot, they lose 2Æ": asked of each as they have done it. */
export function askedOfEach(does: readonly Sentence[]): readonly Sentence[] {
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
