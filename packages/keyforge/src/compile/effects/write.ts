import type { PlayerId, RecordQuestionSpec, Ref } from '@battleline/card-game'
import {
  CHANCE,
  type Message,
  type QuestionSpec,
  type Start,
  StepBuilder,
  type StepSpec,
  type Typed,
  type View,
  type World,
} from '@battleline/kernel'
import type { Resolution } from '../../model/resolution.ts'
import { cardOf, playerOf, tableOf } from '../../model/state.ts'
import { verbs } from '../../model/verbs.ts'
import { isThere } from '../../query/board.ts'
import { amountOf } from '../../query/count.ts'
import { hostRef, playersOf, refsTo } from '../../query/resolution.ts'
import { type Choice, choiceOf, exceptionsOf, partsOf } from '../../rules/choosing.ts'
import type { Amount, DeedDone, Doing, Effect, Target, Who } from '../../text/structure.ts'
import { ITSELF } from '../steps.ts'

const { act, ask, choose } = verbs<Resolution>()

/** Effects that contain other effects: `effect-steps.ts` compiles them. */
export type Composed =
  | 'does'
  | 'either'
  | 'do all'
  | 'do one'
  | 'halve battlelines'
  | 'for each'
  | 'may'
  | 'repeat'

/** Compiles each kind of effect into steps. */
export type EffectWriters = {
  readonly [K in Exclude<Effect['kind'], Composed>]: (to: EffectBuilder<Doing<K>>) => EffectBuilder<Doing<K>>
}

/** Records affected cards: "this way" (KF-GEN-15). */
export function markAffected(l: Resolution, deed: DeedDone, refs: readonly Ref[]): void {
  if (refs.length > 0)
    l.affectedThisWay = [...l.affectedThisWay, ...refs.map(({ card, life }) => ({ card, life, deed }))]
}

/** Records that an instruction was not carried out completely (KF-GEN-8). */
export function noteCompletion(l: Resolution, completely: boolean): void {
  if (!completely) l.completed = false
}

/** Without another antecedent, a card that names itself becomes the antecedent. */
export function setAntecedent(w: View, l: Resolution, { kind }: Target): void {
  if (l.antecedent.length > 0) return
  if (kind === 'self') l.antecedent = [l.from]
  else if (kind === 'host') l.antecedent = [hostRef(w, l)]
}

/** A part of a target to choose. Choices for earlier parts remain. */
interface Part {
  readonly target: Target
  readonly adds: boolean
  readonly destroys: boolean
  /** Allows a card that was chosen for an earlier part. */
  readonly again: boolean
}

function options(w: View, l: Resolution, { target, adds, destroys, again }: Part): readonly number[] {
  // "A creature … another creature": other than the chosen one, not than the source.
  const all = choiceOf(adds ? withoutOther(target) : target)?.options(w, l) ?? []
  const left = adds && !again ? all.filter((card) => !l.antecedent.some((ref) => ref.card === card)) : all
  return destroys ? untaggedFirst(w, left) : left
}

function withoutOther(target: Target): Target {
  if (!('of' in target) || target.of?.kind !== 'group') return target
  const { other: _, ...of } = target.of
  return { ...target, of } as Target
}

/**
 * A tagged card is not chosen to be destroyed if there is another one (KF-DST-5). If all most powerful creatures are
 * tagged, the effect does not continue with the next most powerful (KF-DST-8).
 */
function untaggedFirst(w: View, all: readonly number[]): readonly number[] {
  const others = all.filter((card) => !cardOf(w, card).tagged)
  return others.length > 0 ? others : all
}

/** The active player chooses for every ability (KF-GEN-4). The chosen cards become the antecedent. */
const choosing = (title: string, { bounds, sure, suffices, random }: Choice, part: Part) =>
  choose(
    title,
    {
      who: (w) => (random ? CHANCE : tableOf(w).active),
      options,
      bounds: (w, l, count) => bounds(count, w, l),
      take: (w, l, picked, { adds }) => {
        const chosen = suffices?.(w, picked) === false ? [] : picked
        const refs = refsTo(w, [...(sure?.(w, l) ?? []), ...chosen])
        if (refs.length === 0) noteCompletion(l, false)
        l.antecedent = adds ? [...l.antecedent, ...refs] : refs
        l.chosen = [...l.chosen, ...refs.filter((ref) => isThere(w, ref))]
      },
    },
    part,
  ).cite('KF-GEN-4')

/** The numbers from 0 to `most`. */
export const upTo = (most: number): readonly string[] =>
  Array.from({ length: most + 1 }, (_, number) => String(number))

const antecedentOf = (_: View, l: Resolution): readonly number[] => l.antecedent.map(({ card }) => card)

/**
 * Builds the steps of one effect. Each step has the effect's words as its title and the effect as its arguments.
 * Choices come first.
 */
export class EffectBuilder<E> {
  readonly title: string
  readonly effect: E
  readonly steps: readonly StepSpec[]

  constructor(title: string, effect: E, steps: readonly StepSpec[] = []) {
    this.title = title
    this.effect = effect
    this.steps = steps
  }

  #and(step: StepSpec): EffectBuilder<E> {
    return new EffectBuilder(this.title, this.effect, [...this.steps, step])
  }

  /** Asks for the choices of a target. `more` keeps earlier choices. */
  choose(target: Target | undefined, destroys = false, more = false): EffectBuilder<E> {
    if (target === undefined) return this
    if (target.kind === 'one of each' && target.by === 'power') return this.#chooseOfEachPower(target)
    const parts = [...exceptionsOf(target), ...partsOf(target)]
    const again = target.kind === 'one of each' && target.again === true
    const asked = parts.flatMap((part, at) => {
      const choice = choiceOf(part)
      const adds =
        more || parts.slice(0, at).some((earlier) => earlier.kind === 'it' || choiceOf(earlier) !== null)
      return choice === null ? [] : [choosing(this.title, choice, { target: part, adds, destroys, again })]
    })
    return asked.reduce((to: EffectBuilder<E>, step) => to.#and(step), this)
  }

  #chooseOfEachPower(target: Target): EffectBuilder<E> {
    const choice = choiceOf(target)
    if (choice === null) return this
    const part: Part = { target, adds: true, destroys: false, again: false }
    const begins = act(this.title, (_, l) => {
      l.antecedent = []
    })
    const next = choosing(this.title, choice, part).backTo(ITSELF, (w, l) => choice.options(w, l).length > 0)
    return this.#and(begins).#and(next)
  }

  chooseToDestroy(target: Target): EffectBuilder<E> {
    return this.choose(target, true)
  }

  /** Asks the active player to order cards, or to divide something among them. */
  orderOrDivide(question: Omit<RecordQuestionSpec<Resolution, E>, 'who'>): EffectBuilder<E> {
    const asked = choose(this.title, { ...question, who: (w: View) => tableOf(w).active }, this.effect)
    return this.#and(asked.cite('KF-GEN-4'))
  }

  /** Asks for one of a few words. */
  pick(
    words: (w: View, l: Resolution, effect: E) => readonly string[],
    take: (w: World, l: Resolution, word: string, effect: E) => void,
    label: (w: View, word: string) => string | Message = (_, word) => word,
  ): EffectBuilder<E> {
    return this.#and(this.#picking(words, take, label))
  }

  /** The same; "that player names a house" says who does (KF-GEN-4). */
  nameWord(
    words: (w: View, l: Resolution, effect: E) => readonly string[],
    take: (w: World, l: Resolution, word: string, effect: E) => void,
  ): EffectBuilder<E> {
    return this.#and(
      this.#picking(
        words,
        take,
        (_, word) => word,
        (w, l) => l.actingPlayers[0] ?? tableOf(w).active,
      ),
    )
  }

  /** Asks for one of a few words again and again, for as long as that is so after the answer. */
  pickWhile(
    words: (w: View, l: Resolution, effect: E) => readonly string[],
    take: (w: World, l: Resolution, word: string, effect: E) => void,
    again: (l: Resolution) => boolean,
  ): EffectBuilder<E> {
    return this.#and(this.#picking(words, take, (_, word) => word).backTo(ITSELF, (_, l) => again(l)))
  }

  #picking(
    words: (w: View, l: Resolution, effect: E) => readonly string[],
    take: (w: World, l: Resolution, word: string, effect: E) => void,
    label: (w: View, word: string) => string | Message,
    who: (w: View, l: Resolution) => PlayerId = (w) => tableOf(w).active,
  ) {
    const question: QuestionSpec<Resolution, E> = {
      who,
      options: (w, l, effect) => words(w, l, effect),
      take: (w, l, [word], effect) => take(w, l, String(word), effect),
      label: (w, word) => label(w, String(word)),
    }
    return ask(this.title, question, this.effect).cite('KF-GEN-4')
  }

  /** Asks for an amount, from 0 to the most possible. */
  howMuch(amount: Amount, there: (w: View, l: Resolution, effect: E) => number): EffectBuilder<E> {
    if (amount.kind !== 'up to' && amount.kind !== 'any') return this
    const most = amount.kind === 'up to' ? amount.value : Number.POSITIVE_INFINITY
    return this.pick(
      (w, l, effect) => upTo(Math.min(most, there(w, l, effect))),
      (_, l, word) => {
        l.number = Number(word)
      },
    )
  }

  /** Asks for the card that an amount is measured on, and measures it at once. */
  measured(amount: Amount): EffectBuilder<E> {
    if ((amount.kind !== 'power of' && amount.kind !== 'armor of') || choiceOf(amount.of) === null)
      return this
    const taken = (w: World, l: Resolution): void => {
      l.amount = amountOf(w, l, amount)
    }
    return this.choose(amount.of)
      .act(taken)
      .of({ ...this.effect, amount: { kind: 'that many' } })
  }

  /** Asks for a player: "a player's deck". */
  choosePlayer(of: Who): EffectBuilder<E> {
    return this.pick(
      (w, l) => playersOf(w, l, of).map(String),
      (_, l, word) => (l.player = word === '1' ? 1 : 2),
      (w, word) => playerOf(w, Number(word)).name,
    )
  }

  /** The same steps, with another effect for later steps. */
  of<F>(effect: F): EffectBuilder<F> {
    return new EffectBuilder(this.title, effect, this.steps)
  }

  /** Asks for the order of cards, as far as it matters; chance orders them if it is random. */
  arrange(
    random: boolean,
    which: (w: View, l: Resolution) => readonly number[] = antecedentOf,
    free = false,
  ): EffectBuilder<E> {
    const asking = choose(this.title, {
      kind: 'order',
      free,
      who: (w) => (random ? CHANCE : tableOf(w).active),
      options: (w, l) => which(w, l),
      take: (w, l, order) => {
        const others = l.antecedent.filter(({ card }) => !order.includes(card))
        l.antecedent = [...refsTo(w, order), ...others]
      },
    })
    return this.#and(asking.cite('KF-GEN-4'))
  }

  act(op: (w: World, l: Resolution, effect: E) => void): EffectBuilder<E> {
    return this.#and(act(this.title, op, this.effect))
  }

  call<C extends object>(
    chart: Typed<C>,
    locals: (w: World, l: Resolution, effect: E) => C | null,
    take?: (w: World, l: Resolution, child: C) => void,
  ): EffectBuilder<E> {
    return this.#and(new StepBuilder<Resolution, E>(this.title, this.effect).call(chart, locals, take))
  }

  /** Calls the chart that a function chooses. */
  run(start: (w: World, l: Resolution, effect: E) => Start | null): EffectBuilder<E> {
    return this.#and(new StepBuilder<Resolution, E>(this.title, this.effect).run(start))
  }

  /** Repeats a call while there are more cards. */
  each<C extends object>(
    chart: Typed<C>,
    locals: (w: World, l: Resolution, effect: E) => C | null,
    more: (l: Resolution) => boolean,
  ): EffectBuilder<E> {
    const next = new StepBuilder<Resolution, E>(this.title, this.effect).call(chart, locals)
    return this.#and(next.backTo(ITSELF, (_, l) => more(l)))
  }

  /** The same, with the chart chosen for each card. */
  eachOf(
    start: (w: World, l: Resolution, effect: E) => Start | null,
    more: (l: Resolution) => boolean,
  ): EffectBuilder<E> {
    const next = new StepBuilder<Resolution, E>(this.title, this.effect).run(start)
    return this.#and(next.backTo(ITSELF, (_, l) => more(l)))
  }

  join<C extends object, P>(
    chart: Typed<C, P>,
    payload: (w: World, l: Resolution, effect: E) => P | null,
    take: (w: World, l: Resolution, child: C) => void,
  ): EffectBuilder<E> {
    return this.#and(new StepBuilder<Resolution, E>(this.title, this.effect).join(chart, payload, take))
  }
}
