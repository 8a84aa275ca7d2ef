import {
  because,
  chart,
  guarded,
  type Reason,
  type StepText,
  type TimingChart,
  type View,
  verbs,
  type World,
} from '@battleline/kernel'
import { NOT_UNDERSTOOD } from '@battleline/language'
import { type Acting, EXAMPLE } from './acting.ts'
import { isTrue } from './conditions.ts'
import { counters } from './effects/counters.ts'
import { damage } from './effects/damage.ts'
import { deck } from './effects/deck.ts'
import { lasting } from './effects/lasting.ts'
import type { Writers } from './effects/write.ts'
import { zones } from './effects/zones.ts'
import { controllerKnown } from './last-known.ts'
import { isMet } from './states.ts'
import type { Condition, Effect, Sentence } from './text/structure.ts'

const WRITERS: Writers = { ...damage, ...deck, ...counters, ...lasting, ...zones }
const { act, ask } = verbs<Acting>()

/** Prints an effect in a player's words: the titles of the steps. */
type Print = (effect: Effect) => string

const writeEffect = (effect: Effect, print: Print): readonly StepText[] => {
  const write = WRITERS[effect.kind] as (title: string, effect: Effect) => readonly StepText[]
  return write(print(effect), effect)
}

const accepted = (_: View, l: Acting): true | Reason =>
  l.go || because('it was declined, or its condition does not hold')

/** The chart of what an ability does: a step for each choice and each effect, in printed order; and what it says `unread`. */
export function compile(
  id: string,
  title: string,
  does: readonly Sentence[],
  print: Print,
  unread: readonly string[] = [],
): TimingChart<Acting> {
  const read = does.flatMap((sentence) => writeBracketed(sentence, print))
  const steps = [
    ...read,
    ...unread.map((words) => act('Words that are not understood', sayNotUnderstood, { words })),
  ]
  const named = Object.fromEntries(steps.map((step, n) => [`${n + 1}`, step]))
  return chart<Acting>(id, title, named, { subjects: (l) => [l.source.card], like: EXAMPLE })
}

function sayNotUnderstood(w: World, l: Acting, { words }: { readonly words: string }): void {
  w.not(l.source.card, `“${words}”`, NOT_UNDERSTOOD)
}

/** A sentence with brackets before it is carried out where they hold as it resolves. */
function writeBracketed(sentence: Sentence, print: Print): readonly StepText[] {
  const { when } = sentence
  const steps = writeSentence(sentence, print)
  if (when === undefined) return steps
  const met = (w: View, l: Acting) =>
    isMet(w, when, l.source.card, l.you) || because('what stands in brackets does not hold')
  return steps.map((step) => both(step, met))
}

const both = (step: StepText, met: (w: View, l: Acting) => true | Reason): StepText =>
  guarded(step, (w: View, l: Acting) => {
    const before = step.guard === null ? true : step.guard(w, l, step.args)
    return before === true ? met(w, l) : before
  })

function writeSentence(sentence: Sentence, print: Print): readonly StepText[] {
  const { effects } = sentence
  const steps = effects.flatMap((effect) => writeEffect(effect, print))
  const title = effects.map(print).join(', ')
  const ifAccepted = steps.map((step) => guarded(step, accepted))
  if (sentence.kind === 'unless') return [unlessPaid(title, sentence.pays), ...ifAccepted]
  const may = sentence.may === true ? [mayAsk(title)] : []
  if (sentence.kind === 'if') {
    const asked = act(title, decide, { condition: sentence.condition, words: title })
    return [asked, ...may.map((step) => guarded(step, accepted)), ...ifAccepted]
  }
  return may.length > 0 ? [...may, ...ifAccepted] : steps
}

interface Deciding {
  readonly condition: Condition
  readonly words: string
}

/** Whether a sentence with a condition is carried out: asked once, before its first effect. */
function decide(w: World, l: Acting, { condition, words }: Deciding): void {
  l.go = isTrue(w, l, condition)
  if (l.go) return
  // What follows "if you do" was not done either.
  l.did = false
  w.not(l.source.card, words, 'its condition does not hold')
}

const mayAsk = (title: string) =>
  ask(
    title,
    {
      who: (_, l) => l.you,
      options: () => ['yes', 'no'],
      take: (_, l, [word]) => {
        l.go = word === 'yes'
        l.did = l.go
      },
      label: (_, word, _l, words) => (word === 'yes' ? words : 'decline'),
    },
    title,
  )

/** The controller of what it is about may pay to keep it from happening; payments are made outside the engine. */
const unlessPaid = (title: string, pays: number) =>
  ask(
    title,
    {
      who: (w, l) => controllerKnown(w, l.it[0] ?? l.source),
      options: () => ['pay', 'decline'],
      take: (_, l, [word]) => {
        l.go = word !== 'pay'
      },
      label: (_, word, _l, cost) => (word === 'pay' ? `pay ${cost}` : 'decline'),
    },
    pays,
  )
