import {
  type Asking,
  CHANCE,
  type Start,
  type StepText,
  type Typed,
  type View,
  verbs,
  type World,
  Written,
} from '@battleline/kernel'
import { type Acting, hostMeant, playersMeant, refsTo } from '../acting.ts'
import { type Choice, choiceOf, exceptionsOf, partsOf } from '../choosing.ts'
import { amountOf } from '../counting.ts'
import { cardOf, playerOf, type Ref, tableOf } from '../state.ts'
import type { Amount, DeedDone, Doing, Effect, Target, Who } from '../text/structure.ts'

const { act, ask } = verbs<Acting>()

/** Effects that are made of others: the compiler writes them. */
export type Composed = 'does' | 'either' | 'do all' | 'do one' | 'for each' | 'may' | 'repeat'

/** How each kind of effect is written down as steps. */
export type Writers = {
  readonly [K in Exclude<Effect['kind'], Composed>]: (to: Writing<Doing<K>>) => Writing<Doing<K>>
}

/** The name by which a step goes back to itself: it learns its own as its chart is made. */
export const ITSELF = 'itself'

/** Notes what was done to cards: "this way" (KF-GEN-15). */
export function noteDone(l: Acting, deed: DeedDone, refs: readonly Ref[]): void {
  if (refs.length > 0) l.way = [...l.way, ...refs.map(({ card, life }) => ({ card, life, deed }))]
}

/** Notes whether an instruction was carried out completely (KF-GEN-8). */
export function did(l: Acting, completely: boolean): void {
  if (!completely) l.did = false
}

/** A card that names itself is what "its" then means, where the text has spoken of no other one. */
export function speakOf(w: View, l: Acting, { kind }: Target): void {
  if (l.it.length > 0) return
  if (kind === 'self') l.it = [l.from]
  else if (kind === 'host') l.it = [hostMeant(w, l)]
}

/** A part of a target that is to be chosen. What was chosen for earlier parts stays chosen. */
interface Part {
  readonly target: Target
  readonly adds: boolean
  readonly destroys: boolean
  /** What was chosen for an earlier part can be chosen once more. */
  readonly again: boolean
}

function options(w: View, l: Acting, { target, adds, destroys, again }: Part): readonly number[] {
  // "A creature … another creature": the other of what was chosen, not of the card that says it.
  const all = choiceOf(adds ? withoutOther(target) : target)?.options(w, l) ?? []
  const left = adds && !again ? all.filter((card) => !l.it.some((ref) => ref.card === card)) : all
  return destroys ? untaggedFirst(w, left) : left
}

function withoutOther(target: Target): Target {
  if (!('of' in target) || target.of?.kind !== 'group') return target
  const { other: _, ...of } = target.of
  return { ...target, of } as Target
}

/**
 * A tagged card is not chosen to be destroyed where there is another one (KF-DST-5). Where all that are most powerful are
 * tagged, the effect does not move on to the next (KF-DST-8).
 */
function untaggedFirst(w: View, all: readonly number[]): readonly number[] {
  const others = all.filter((card) => !cardOf(w, card).tagged)
  return others.length > 0 ? others : all
}

/** The active player chooses for every ability (KF-GEN-4); what is chosen is what "it" then means. */
const choosing = (title: string, { bounds, sure, random }: Choice, part: Part): StepText =>
  ask(
    title,
    {
      who: (w) => (random ? CHANCE : tableOf(w).active),
      options,
      bounds: (w, l, count) => bounds(count, w, l),
      take: (w, l, chosen, { adds }) => {
        const refs = refsTo(w, [...(sure?.(w, l) ?? []), ...(chosen as readonly number[])])
        if (refs.length === 0) did(l, false)
        l.it = adds ? [...l.it, ...refs] : refs
      },
      label: (w, card) => cardOf(w, Number(card)).name,
      record: Number,
    },
    part,
  ).cite('KF-GEN-4')

/** The numbers from nothing to the most. */
export const upTo = (most: number): readonly string[] =>
  Array.from({ length: most + 1 }, (_, number) => String(number))

const spokenOf = (_: View, l: Acting): readonly number[] => l.it.map(({ card }) => card)

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

  /** Asks for what a target leaves open; nothing where it leaves nothing open, or is not there. `more`: beside what was chosen. */
  choose(target: Target | undefined, destroys = false, more = false): Writing<E> {
    if (target === undefined) return this
    const parts = [...exceptionsOf(target), ...partsOf(target)]
    const again = target.kind === 'one of each' && target.again === true
    const asked = parts.flatMap((part, at) => {
      const choice = choiceOf(part)
      const adds =
        more || parts.slice(0, at).some((earlier) => earlier.kind === 'it' || choiceOf(earlier) !== null)
      return choice === null ? [] : [choosing(this.title, choice, { target: part, adds, destroys, again })]
    })
    return asked.reduce((to: Writing<E>, step) => to.#and(step), this)
  }

  chooseToDestroy(target: Target): Writing<E> {
    return this.choose(target, true)
  }

  /** Asks anything else of the active player. */
  ask(asking: Omit<Asking<Acting, E>, 'who'>): Writing<E> {
    const asked = ask(this.title, { ...asking, who: (w: View) => tableOf(w).active }, this.effect)
    return this.#and(asked.cite('KF-GEN-4'))
  }

  /** Asks for one of a few words. */
  pick(
    words: (w: View, l: Acting, effect: E) => readonly string[],
    take: (w: World, l: Acting, word: string, effect: E) => void,
    label: (w: View, word: string) => string = (_, word) => word,
  ): Writing<E> {
    const asking = ask(
      this.title,
      {
        who: (w) => tableOf(w).active,
        options: (w, l, effect) => words(w, l, effect),
        take: (w, l, [word], effect) => take(w, l, String(word), effect),
        label: (w, word) => label(w, String(word)),
      },
      this.effect,
    )
    return this.#and(asking.cite('KF-GEN-4'))
  }

  /** Asks how much, where the text leaves it open: from nothing to what is there. */
  howMuch(amount: Amount, there: (w: View, l: Acting, effect: E) => number): Writing<E> {
    if (amount.kind !== 'up to' && amount.kind !== 'any') return this
    const most = amount.kind === 'up to' ? amount.value : Number.POSITIVE_INFINITY
    return this.pick(
      (w, l, effect) => upTo(Math.min(most, there(w, l, effect))),
      (_, l, word) => {
        l.number = Number(word)
      },
    )
  }

  /** Asks for the card that a measure speaks of, where it is to be chosen, and measures it at once. */
  measured(amount: Amount): Writing<E> {
    if ((amount.kind !== 'power of' && amount.kind !== 'armor of') || choiceOf(amount.of) === null)
      return this
    const taken = (w: World, l: Acting): void => {
      l.amount = amountOf(w, l, amount)
    }
    return this.choose(amount.of)
      .act(taken)
      .of({ ...this.effect, amount: { kind: 'that many' } })
  }

  /** Asks for a player: "a player's deck". */
  choosePlayer(of: Who): Writing<E> {
    return this.pick(
      (w, l) => playersMeant(w, l, of).map(String),
      (_, l, word) => (l.player = word === '1' ? 1 : 2),
      (w, word) => playerOf(w, Number(word)).name,
    )
  }

  /** The same steps, with another effect for those that follow. */
  of<F>(effect: F): Writing<F> {
    return new Writing(this.title, effect, this.steps)
  }

  /** Asks for the order of cards, or of those whose order matters; chance puts them in a random one. */
  arrange(
    random: boolean,
    which: (w: View, l: Acting) => readonly number[] = spokenOf,
    free = false,
  ): Writing<E> {
    const asking = ask(this.title, {
      manner: 'order',
      free,
      who: (w) => (random ? CHANCE : tableOf(w).active),
      options: (w, l) => which(w, l),
      take: (w, l, order) => {
        const others = l.it.filter(({ card }) => !order.includes(card))
        l.it = [...refsTo(w, order as readonly number[]), ...others]
      },
      label: (w, card) => cardOf(w, Number(card)).name,
      record: Number,
    })
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

  /** The same for one card after the other, as long as there are more. */
  each<C extends object>(
    chart: Typed<C>,
    locals: (w: World, l: Acting, effect: E) => C | null,
    more: (l: Acting) => boolean,
  ): Writing<E> {
    const next = new Written<Acting, E>(this.title, this.effect).call(chart, locals)
    return this.#and(next.backTo(ITSELF, (_, l) => more(l)))
  }

  /** The same of charts that are chosen as each is reached. */
  eachOf(start: (w: World, l: Acting, effect: E) => Start | null, more: (l: Acting) => boolean): Writing<E> {
    const next = new Written<Acting, E>(this.title, this.effect).run(start)
    return this.#and(next.backTo(ITSELF, (_, l) => more(l)))
  }

  join<C extends object, P>(
    chart: Typed<C, P>,
    payload: (w: World, l: Acting, effect: E) => P | null,
  ): Writing<E> {
    return this.#and(new Written<Acting, E>(this.title, this.effect).join(chart, payload))
  }
}
