import type { TraceEvent } from '@battleline/kernel'
import type { MagicPlayed } from '@battleline/scenario'
import { type Answer, answer, type Because, presuppositionFailed, settled } from '../why/answer.ts'
import type { Run } from '../why/trace-queries.ts'
import { magicWords } from './words.ts'

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

/** Why a permanent left the battlefield; or why it is still there. */
export function destroyed(run: Run, card: number, played: MagicPlayed): Answer {
  const gone = left(run, card)
  if (gone === undefined) return presuppositionFailed(stays(run, card, played))
  const { event, at } = gone
  const name = run.name(card)
  const due = dueBy(run, card, at)
  const why = due.length === 0 ? '' : `: ${due.map(({ title }) => title).join(', and ')}`
  const died = event.after === 'graveyard' || event.after === 'nowhere'
  const token = event.after === 'nowhere' ? ' As a token it ceased to exist.' : ''
  const text = died
    ? `${name} was put into the graveyard${why}.${token}`
    : `${name} did not die: it went to ${zoneWords(event.after)}.`
  return settled(
    answer(text, [...due.flatMap(({ cite }) => cite), ...event.step.cite], harms(run, card, at), died),
  )
}

const zoneWords = (zone: unknown): string => magicWords.zones[String(zone)] ?? String(zone)

/** Why a permanent is still there, or why it left. */
export const survived = (run: Run, card: number, played: MagicPlayed): Answer =>
  left(run, card) === undefined
    ? stays(run, card, played)
    : presuppositionFailed(destroyed(run, card, played))

function stays(run: Run, card: number, { game, position }: MagicPlayed): Answer {
  const name = run.name(card)
  const spared = preventions(run, card)
  const because = [...harms(run, card, run.trace.length), ...spared]
  if (because.length === 0) return answer(`Nothing was about to destroy ${name}.`, ['MTG-SBA-5'])
  if (spared.length > 0) {
    const text = `${name} was not destroyed: ${spared.map((one) => one.text).join('; ')}.`
    return answer(
      text,
      spared.flatMap(({ cite }) => cite),
      because,
    )
  }
  const { damage, toughness, keywords } = game.card(position, card)
  const is = `${damage} damage on it, and its toughness is ${toughness}`
  if (toughness !== null && damage < toughness)
    return answer(`${name} was not destroyed: there is ${is}.`, ['MTG-SBA-5'], because)
  return keywords.includes('indestructible')
    ? answer(
        `${name} was not destroyed, although there is ${is}: it is indestructible.`,
        ['MTG-SBA-5'],
        because,
      )
    : answer(`${name} was not destroyed: what harmed it was not enough.`, ['MTG-SBA-5'], because)
}
