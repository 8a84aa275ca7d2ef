import type { TraceEvent } from '@battleline/kernel'
import { type Answer, answer, type Because } from '../why/answer.ts'
import type { Run } from '../why/trace-queries.ts'

type Change = Extract<TraceEvent, { readonly kind: 'change' }>

const changesOf = (
  { trace }: Run,
  card: number,
  property: string,
): readonly { at: number; event: Change }[] =>
  trace.flatMap((event, at) =>
    event.kind === 'change' && event.record === card && event.property === property ? [{ at, event }] : [],
  )

/** The changes of a permanent that can destroy it, in words. */
const HARMS: Readonly<Record<string, (event: Change) => string>> = {
  damage: ({ before, after }) => `damage ${before} → ${after} was marked on it`,
  deathtouched: () => 'it was dealt damage by a source with deathtouch',
  minus: ({ before, after }) => `it got -1/-1 counters: ${before} → ${after}`,
  loyalty: ({ before, after }) => `its loyalty went ${before} → ${after}`,
  defense: ({ before, after }) => `its defense went ${before} → ${after}`,
}

function harms(run: Run, card: number, until: number): readonly Because[] {
  return run.trace.slice(0, until).flatMap((event): readonly Because[] => {
    if (event.kind !== 'change' || event.record !== card) return []
    const words = HARMS[event.property]
    if (words === undefined || event.after === 0 || event.after === false) return []
    return [{ text: words(event), step: event.step.id, cite: event.step.cite }]
  })
}

/** What did not happen to it, and why. */
const preventions = ({ trace }: Run, card: number): readonly Because[] =>
  trace.flatMap((event): readonly Because[] =>
    event.kind === 'not' && event.record === card
      ? [{ text: `it ${event.what.text}: ${event.why.reason}`, step: event.step.id, cite: event.why.cite }]
      : event.kind === 'hook' && event.record === card && event.step.id === 'magic/dies.1-instead'
        ? [{ text: event.title, step: event.step.id, cite: event.cite }]
        : [],
  )

const left = (run: Run, card: number) =>
  changesOf(run, card, 'zone').find(({ event }) => event.before === 'battlefield')

/** The state-based actions that removed a permanent. */
function dueBy({ trace }: Run, card: number, at: number) {
  let from = at
  while (from > 0 && trace[from]?.kind !== 'step') from--
  return trace
    .slice(from, at)
    .flatMap((event) => (event.kind === 'hook' && event.record === card ? [event] : []))
}

/** Why a permanent left the battlefield; or that it did not, and what harmed it. */
export function destroyed(run: Run, card: number): Answer {
  const name = run.name(card)
  const gone = left(run, card)
  if (gone === undefined)
    return answer(
      `${name} was not destroyed: it did not leave the battlefield.`,
      [],
      harms(run, card, run.trace.length),
      false,
    )
  const { event, at } = gone
  const due = dueBy(run, card, at)
  const why = due.length === 0 ? '' : `: ${due.map(({ title }) => title).join(', and ')}`
  const text =
    event.after === 'graveyard'
      ? `${name} was put into the graveyard${why}.`
      : event.after === 'nowhere'
        ? `${name} was put into the graveyard${why}. As a token it ceased to exist.`
        : `${name} did not die: it went to ${event.after}.`
  return answer(
    text,
    [...due.flatMap(({ cite }) => cite), ...event.step.cite],
    harms(run, card, at),
    event.after === 'graveyard' || event.after === 'nowhere',
  )
}

/** Why a permanent is still there, or why it left. */
export function survived(run: Run, card: number): Answer {
  const name = run.name(card)
  if (left(run, card) !== undefined) return { ...destroyed(run, card), holds: false }
  const because = [...harms(run, card, run.trace.length), ...preventions(run, card)]
  const text =
    because.length === 0
      ? `${name} survived: nothing was done to it.`
      : `${name} survived: that was not enough.`
  return answer(text, ['MTG-SBA-5'], because)
}
