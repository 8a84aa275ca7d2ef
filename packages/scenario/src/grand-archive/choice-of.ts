import type { Choice, Decision } from '@battleline/kernel'
import { fold } from '@battleline/language'
import type { WrittenAnswer } from '../model/answer.ts'

/** The answer of a file to a decision; null if it is about something else. */
export function choiceOf(
  asked: Decision,
  { kind, words }: WrittenAnswer,
  cardsNamed: (text: string) => readonly number[],
): Choice | null {
  const { options, least, most } = asked
  if ((asked.kind === 'order') !== (kind === 'order')) return null
  const ids: (string | number)[] = []
  for (const { text } of words) {
    const wanted = fold(text)
    const isMeant = ({ label, record }: Decision['options'][number]) =>
      fold(label) === wanted || (record !== null && record > 2 && cardsNamed(text).includes(record))
    const exact = options.filter((one) => !ids.includes(one.id) && fold(one.label) === wanted)
    const found = exact.length > 0 ? exact : options.filter((one) => !ids.includes(one.id) && isMeant(one))
    const begun = found.length > 0 ? found : options.filter((one) => fold(one.label).startsWith(`${wanted} `))
    const yes = wanted === 'yes' ? options.find(({ id }) => id === 'yes') : undefined
    const [first] = yes === undefined ? begun : [yes]
    if (first === undefined) return null
    ids.push(first.id)
  }
  if (kind === 'one') return ids[0] ?? null
  if (kind === 'order') return ids.length === options.length ? ids : null
  return ids.length >= least && ids.length <= most ? ids : null
}
