import { capital } from '@battleline/card-game'
import { commaList, type Message, messageOf, say, word } from '@battleline/kernel'
import { entries } from '../trace/entries.ts'
import type { Entry } from '../trace/entry.ts'
import { asMessage, inRow } from '../trace/lists.ts'
import { byCard, news } from '../trace/outline.ts'
import { changeMessage, type Words } from '../trace/property-words.ts'
import { choseMessage, hookMessage, notDoneMessage, toChooseMessage } from '../trace/sentences.ts'
import { type Answer, answer, type Because, becauseAt } from './answer.ts'
import { chosenParts, numbered, type Run } from './trace-queries.ts'

/** Why a step was skipped, or what it did. A single event is the answer itself; several are listed. */
export function explainStep(
  run: Run,
  step: { readonly id: string; readonly title: string; readonly cite: readonly string[] },
  words: Words,
): Answer {
  const all = entries(run.trace, run.name, words).filter((entry) => entry.step === step.id)
  // The steps of card texts have indexes instead of numbers, which nobody knows.
  const what = step.id.startsWith('card/')
    ? say`“${step.title}”`
    : say`${numbered(step.id)}, “${asMessage(step.title)}”`
  const [first] = all
  if (first === undefined) return answer(say`The run never reached ${what}.`, step.cite, [], false)
  if (first.skipped !== undefined && all.every(({ skipped }) => skipped !== undefined)) {
    const because = all.length === 1 ? [] : all.flatMap(happened(words))
    const text = say`${what} was skipped: ${messageOf(first.skipped)}.`
    return capitalized(answer(text, [...first.skipped.cite, ...step.cite], because))
  }
  const because = all.flatMap(happened(words))
  const [only] = because
  // The title of an effect is not a sentence.
  if (only !== undefined && because.length === 1 && first.hooks.length === 0)
    return capitalized(answer(say`${only.message}.`, [...only.cite, ...step.cite]))
  const reached =
    all.length === 1 ? say`The run reached ${what}` : say`The run reached ${what} ${all.length} times`
  if (because.length > 0) return answer(say`${reached}.`, step.cite, because)
  const inside = insideOf(run, step.id, words).flatMap(happened(words))
  if (inside.length === 0) return answer(say`${reached}; there was nothing to do.`, step.cite)
  return answer(say`${reached}, and the steps inside it did the rest.`, step.cite, inside)
}

const capitalized = (one: Answer): Answer => ({ ...one, text: capital(one.text) })

/** The steps inside a step, wherever the run reached it. */
function insideOf(run: Run, step: string, words: Words): readonly Entry[] {
  let depth = Number.POSITIVE_INFINITY
  return entries(run.trace, run.name, words).filter((entry) => {
    if (entry.depth > depth) return entry.skipped === undefined
    depth = entry.step === step ? entry.depth : Number.POSITIVE_INFINITY
    return false
  })
}

/** All events of a step, with the rules. */
const happened =
  (words: Words) =>
  (entry: Entry): readonly Because[] => {
    const { step, skipped, hooks, not, cite } = entry
    if (skipped !== undefined) return [becauseAt(say`skipped: ${messageOf(skipped)}`, step, skipped.cite)]
    const changed = byCard(news(entry, words)).map(
      ([card, changes]) => say`${card}: ${commaList(changes.map((change) => changeMessage(change, words)))}`,
    )
    return [
      ...decided(entry).map((message) => becauseAt(message, step, cite)),
      ...hooks.map((hook) => becauseAt(hookMessage(hook, ': '), step, hook.cite)),
      ...not.map(({ card, what, why }) =>
        becauseAt(notDoneMessage(card, what, messageOf(why)), step, why.cite),
      ),
      ...changed.map((message) => becauseAt(message, step, cite)),
    ]
  }

/** A player's choice or pending choice. */
function decided({ asked, answered }: Entry): readonly Message[] {
  if (answered === undefined) return asked === undefined ? [] : [toChooseMessage(asked.who)]
  const { who, forced } = answered
  const chosen = chosenParts(answered)
  if (!forced) return [choseMessage(who, chosen)]
  return [
    chosen.length === 0 ? word('nothing could be chosen') : say`only this could be chosen: ${inRow(chosen)}`,
  ]
}
