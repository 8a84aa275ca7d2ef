import { type Start, type Typed, verbs, type World, type Written } from '@battleline/kernel'
import { type Acting, choiceOf, refsTo } from '../acting.ts'
import { cardOf, tableOf } from '../state.ts'
import type { Doing, Effect, Target } from '../text/structure.ts'

const { act, ask, call, run, join } = verbs<Acting>()

/** How each kind of effect is written down as steps. */
export type Writers = { readonly [K in Effect['kind']]: (to: Writing, effect: Doing<K>) => Writing }

/** Notes whether an instruction was carried out completely (KF-GEN-8). */
export function did(l: Acting, completely: boolean): void {
  if (!completely) l.did = false
}

/**
 * The steps of one effect, in the making. Each carries the effect's own words as its title; the first ones ask for
 * what has to be chosen, in the words "that creature" then means.
 */
export class Writing {
  readonly title: string
  readonly steps: readonly Written<Acting>[]

  constructor(title: string, steps: readonly Written<Acting>[] = []) {
    this.title = title
    this.steps = steps
  }

  #and(step: Written<Acting>): Writing {
    return new Writing(this.title, [...this.steps, step])
  }

  /** Asks the active player for what the target leaves open (KF-GEN-4); nothing where it leaves nothing open. */
  choose(target: Target, prefer: (w: World, cards: readonly number[]) => readonly number[] = (_, cards) => cards): Writing {
    const choice = choiceOf(target)
    if (choice === null) return this
    const { options, most } = choice
    return this.#and(
      ask(this.title, {
        who: w => tableOf(w).active,
        options: (w, l) => prefer(w, options(w, l)),
        bounds: (_w, _l, count) => (target.kind === 'up to' ? [0, Math.min(most, count)] : [Math.min(1, count), 1]),
        take: (w, l, chosen) => {
          if (chosen.length === 0) did(l, false)
          l.it = refsTo(w, chosen as readonly number[])
        },
        label: (w, _, card) => cardOf(w, card as number).name,
      }).cite('KF-GEN-4'),
    )
  }

  /** Asks for one of a few words. */
  pick(words: readonly string[], who: (w: World) => number, take: (w: World, l: Acting, word: string) => void): Writing {
    return this.#and(
      ask(this.title, {
        who,
        options: () => words,
        take: (w, l, [word]) => take(w, l, String(word)),
        label: (_w, _l, word) => String(word),
      }).cite('KF-GEN-4'),
    )
  }

  act<E extends Effect>(effect: E, op: (w: World, l: Acting, effect: E) => void): Writing {
    return this.#and(act(this.title, op, effect))
  }

  call<C extends object>(chart: Typed<C>, locals: (w: World, l: Acting) => C | null, take?: (w: World, l: Acting, child: C) => void): Writing {
    return this.#and(call(this.title, chart, locals, take))
  }

  run(start: (w: World, l: Acting) => Start | null): Writing {
    return this.#and(run(this.title, start))
  }

  join<C extends object, P>(chart: Typed<C, P>, payload: (w: World, l: Acting) => P | null): Writing {
    return this.#and(join(this.title, chart, payload))
  }
}
