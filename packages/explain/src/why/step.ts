import { entries } from '../entries.ts'
import { news } from '../outline.ts'
import { spoken, type Words } from '../words.ts'
import { type Answer, answer, type Because } from './answer.ts'
import { numbered, type Told } from './story.ts'

/** Why a step was passed over, or what it did; `title` is what it is called where the run never came to it. */
export function stepTaken(
  told: Told,
  step: { readonly id: string; readonly title: string; readonly cite: readonly string[] },
  words: Words,
): Answer {
  const all = entries(told.trace, told.name, words).filter((entry) => entry.step === step.id)
  // The steps of a card's text have places, which nobody knows, and no numbers.
  const what = step.id.startsWith('card/') ? `“${step.title}”` : `${numbered(step.id)}, “${step.title}”`
  if (all.length === 0) return answer(`The run never came to ${what}.`, step.cite, [], false)
  const because = all.map((entry): Because => {
    const { skipped, hooks, not, subject } = entry
    const about = subject === '' ? '' : `${subject}: `
    if (skipped !== undefined)
      return { text: `passed over: ${skipped.reason}`, step: step.id, cite: skipped.cite }
    const changed = news(entry, words).map((change) => `${change.what} ${plain(spoken(change, words))}`)
    const of = (card: string) => (card === subject ? '' : `${card}: `)
    const said = [
      ...hooks.map(({ card, title }) => `${of(card)}${title}`),
      ...not.map(({ card, what: undone, reason }) => `${of(card)}${undone}: ${reason}`),
      ...changed,
    ]
    return { text: `${about}${said.join('; ') || 'nothing was to be done'}`, step: step.id, cite: entry.cite }
  })
  const skipped = all.filter((entry) => entry.skipped !== undefined)
  const [first] = skipped
  if (first?.skipped !== undefined && skipped.length === all.length)
    return answer(`${capital(what)} was passed over: ${first.skipped.reason}.`, first.skipped.cite, because)
  const times = all.length === 1 ? 'once' : `${all.length} times`
  const only = all.length === 1 ? `: ${because[0]?.text}` : ''
  return answer(`The run came to ${what} ${times}${only}.`, step.cite, because)
}

/** Without the marks that keep words in one line. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
