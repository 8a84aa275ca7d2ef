import { type StepText, type Typed, type View, verbs, type World, Written } from '@battleline/kernel'
import { type Acting, choiceOf, refsTo } from '../acting.ts'
import { cardOf, tableOf } from '../state.ts'
import type { Doing, Effect, Target } from '../text/structure.ts'

const { act, ask } = verbs<Acting>()

/** How each kind of effect is written down as steps. */
export type Writers = { readonly [K in Effect['kind']]: (to: Writing<Doing<K>>) => Writing<Doing<K>> }

/** Notes whether an instruction was carried out completely (KF-GEN-8). */
export function did(l: Acting, completely: boolean): void {
  if (!completely) l.did = false
}

const options = (w: View, l: Acting, target: Target): readonly number[] =>
  choiceOf(target)?.options(w, l) ?? []

/**
 * A tagged card is not chosen to be destroyed where there is another one (KF-DST-5). Where all that are most powerful are
 * tagged, the effect does not move on to the next (KF-DST-8).
 */
function untaggedFirst(w: View, l: Acting, target: Target): readonly number[] {
  const all = options(w, l, target)
  const others = all.filter((card) => !cardOf(w, card).tagged)
  return others.length > 0 ? others : all
}

/** The active player chooses for every ability (KF-GEN-4); what is chosen is what "it" then means. */
const choosing = (title: string, list: typeof options, target: Target): StepText =>
  ask(
    title,
    {
      who: (w) => tableOf(w).active,
      options: list,
      bounds: (_w, _l, count, { kind, ...rest }) =>
        kind === 'up to' && 'count' in rest ? [0, Math.min(rest.count, count)] : [1, 1],
      take: (w, l, chosen) => {
        if (chosen.length === 0) did(l, false)
        l.it = refsTo(w, chosen as readonly number[])
      },
      label: (w, card) => cardOf(w, Number(card)).name,
      record: Number,
    },
    target,
  ).cite('KF-GEN-4')

/**
 * The steps of one effect, in the making. Each carries the effect's own words as its title and the effect itself as its
 * arguments; the first ones ask for what has to be chosen.
 */
export class Writing<E> {
  readonly title: string
  readonly effect: E
  readonly steps: readonly StepText[]

  constructor(title: string, effect: E, steps: readonly StepText[] = []) {
    this.title = title
    this.effect = effect
    this.steps = steps
  }

  #and(step: StepText): Writing<E> {
    return new Writing(this.title, this.effect, [...this.steps, step])
  }

  /** Asks for what a target leaves open; nothing where it leaves nothing open, or is not there. */
  choose(target: Target | undefined): Writing<E> {
    return target === undefined || choiceOf(target) === null
      ? this
      : this.#and(choosing(this.title, options, target))
  }

  chooseToDestroy(target: Target): Writing<E> {
    return choiceOf(target) === null ? this : this.#and(choosing(this.title, untaggedFirst, target))
  }

  /** Asks for one of a few words. */
  pick(words: readonly string[], take: (w: World, l: Acting, word: string, effect: E) => void): Writing<E> {
    const args = { words, effect: this.effect }
    const asking = ask(
      this.title,
      {
        who: (w) => tableOf(w).active,
        options: (_w, _l, given) => given.words,
        take: (w, l, [word], given) => take(w, l, String(word), given.effect),
        label: (_, word) => String(word),
      },
      args,
    )
    return this.#and(asking.cite('KF-GEN-4'))
  }

  act(op: (w: World, l: Acting, effect: E) => void): Writing<E> {
    return this.#and(act(this.title, op, this.effect))
  }

  call<C extends object>(
    chart: Typed<C>,
    locals: (w: World, l: Acting, effect: E) => C | null,
    take?: (w: World, l: Acting, child: C) => void,
  ): Writing<E> {
    return this.#and(new Written<Acting, E>(this.title, this.effect).call(chart, locals, take))
  }

  join<C extends object, P>(
    chart: Typed<C, P>,
    payload: (w: World, l: Acting, effect: E) => P | null,
  ): Writing<E> {
    return this.#and(new Written<Acting, E>(this.title, this.effect).join(chart, payload))
  }
}
