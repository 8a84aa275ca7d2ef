import { capital, says } from '@battleline/card-game'
import { entries } from '../trace/entries.ts'
import type { Entry } from '../trace/entry.ts'
import { byCard, news } from '../trace/outline.ts'
import { spoken, type Words } from '../trace/property-words.ts'
import { chose, hookText, inRow, notDone } from '../trace/sentences.ts'
import { type Answer, answer, type Because } from './answer.ts'
import { numbered, type Run } from './trace-queries.ts'

/** Why a step was skipped, or what it did. A single event is the answer itself; several are listed. */
export function explainStep(
  run: Run,
  step: { readonly id: string; readonly title: string; readonly cite: readonly string[] },
  words: Words,
): Answer {
  const all = entries(run.trace, run.name, words).filter((entry) => entry.step === step.id)
  // The steps of card texts have indexes instead of numbers, which nobody knows.
  const what = step.id.startsWith('card/') ? `“${step.title}”` : `${numbered(step.id)}, “${step.title}”`
  const [first] = all
  if (first === undefined) return answer(`The run never reached ${what}.`, step.cite, [], false)
  if (first.skipped !== undefined && all.every(({ skipped }) => skipped !== undefined)) {
    const because = all.length === 1 ? [] : all.flatMap(happened(words))
    return answer(
      `${capital(what)} was skipped: ${first.skipped.reason}.`,
      [...first.skipped.cite, ...step.cite],
      because,
    )
  }
  const because = all.flatMap(happened(words))
  const [only] = because
  // The title of an effect is not a sentence.
  if (only !== undefined && because.length === 1 && first.hooks.length === 0)
    return answer(`${capital(only.text)}.`, [...only.cite, ...step.cite])
  const times = all.length === 1 ? '' : ` ${all.length} times`
  if (because.length > 0) return answer(`The run reached ${what}${times}.`, step.cite, because)
  const inside = insideOf(run, step.id, words).flatMap(happened(words))
  if (inside.length === 0)
    return answer(`The run reached ${what}${times}; there was nothing to do.`, step.cite)
  return answer(`The run reached ${what}${times}, and the steps inside it did the rest.`, step.cite, inside)
}

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
    if (skipped !== undefined) return [{ text: `skipped: ${skipped.reason}`, step, cite: skipped.cite }]
    const changed = byCard(news(entry, words)).map(
      ([card, changes]) => `${card}: ${changes.map((change) => plain(spoken(change, words))).join(', ')}`,
    )
    return [
      ...decided(entry).map((text) => ({ text, step, cite })),
      ...hooks.map((hook) => ({
        text: hookText(hook, ': '),
        step,
        cite: hook.cite,
      })),
      ...not.map((one) => ({ text: notDone(one.card, one.what, one.why.reason), step, cite: one.why.cite })),
      ...changed.map((text) => ({ text, step, cite })),
    ]
  }

/** A player's choice or pending choice. */
function decided({ asked, answered }: Entry): readonly string[] {
  if (answered === undefined) return asked === undefined ? [] : [`${says(asked.who, 'be')} to choose`]
  const { who, chosen, forced } = answered
  if (!forced) return [chose(who, chosen)]
  return [chosen.length === 0 ? 'nothing could be chosen' : `only this could be chosen: ${inRow(chosen)}`]
}

/** Without spaces that hold words together. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
