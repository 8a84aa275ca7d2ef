import { type Message, messageOf, say, type TraceEvent, word } from '@battleline/kernel'
import type { MagicPlayed } from '@battleline/scenario'
import { asMessage, semicolonList } from '../trace/lists.ts'
import { itDoesNot } from '../trace/sentences.ts'
import { type Answer, answer, type Because, becauseAt, presuppositionFailed, settled } from '../why/answer.ts'
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
const HARMS: Readonly<Record<string, (before: number, after: number) => Message>> = {
  damage: (before, after) => say`damage ${before} → ${after} was marked on it`,
  deathtouched: () => word('it was dealt damage by a source with deathtouch'),
  minus: (before, after) => say`it got -1/-1 counters: ${before} → ${after}`,
  loyalty: (before, after) => say`its loyalty went ${before} → ${after}`,
  defense: (before, after) => say`its defense went ${before} → ${after}`,
}

function harms(run: Run, card: number, until: number): readonly Because[] {
  return run.trace.slice(0, until).flatMap((event): readonly Because[] => {
    if (event.kind !== 'change' || event.record !== card) return []
    const words = HARMS[event.property]
    if (words === undefined || event.after === 0 || event.after === false) return []
    const message = words(Number(event.before), Number(event.after))
    return [becauseAt(message, event.step.id, event.step.cite)]
  })
}

/** What did not happen to it, and why. */
const preventions = ({ trace }: Run, card: number): readonly Because[] =>
  trace.flatMap((event): readonly Because[] =>
    event.kind === 'not' && event.record === card
      ? [becauseAt(itDoesNot(event.what, messageOf(event.why)), event.step.id, event.why.cite)]
      : event.kind === 'hook' && event.record === card && event.step.id === 'magic/dies.1-instead'
        ? [becauseAt(event.message ?? asMessage(event.title), event.step.id, event.cite)]
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
  const died = event.after === 'graveyard' || event.after === 'nowhere'
  const to = word(magicWords.zones[String(event.after)] ?? String(event.after))
  const why = due.map(({ title, message = asMessage(title) }) => message)
  const went =
    why.length === 0
      ? say`${name} was put into the graveyard`
      : say`${name} was put into the graveyard: ${why.reduce((one, other) => say`${one}, and ${other}`)}`
  const text = !died
    ? say`${name} did not die: it went to ${to}.`
    : event.after === 'nowhere'
      ? say`${went}. As a token it ceased to exist.`
      : say`${went}.`
  return settled(
    answer(text, [...due.flatMap(({ cite }) => cite), ...event.step.cite], harms(run, card, at), died),
  )
}

/** Why a permanent is still there, or why it left. */
export const survived = (run: Run, card: number, played: MagicPlayed): Answer =>
  left(run, card) === undefined
    ? stays(run, card, played)
    : presuppositionFailed(destroyed(run, card, played))

function stays(run: Run, card: number, { game, position }: MagicPlayed): Answer {
  const name = run.name(card)
  const spared = preventions(run, card)
  const because = [...harms(run, card, run.trace.length), ...spared]
  if (because.length === 0) return answer(say`Nothing was about to destroy ${name}.`, ['MTG-SBA-5'])
  if (spared.length > 0) {
    const text = say`${name} was not destroyed: ${semicolonList(spared.map((one) => one.message))}.`
    return answer(
      text,
      spared.flatMap(({ cite }) => cite),
      because,
    )
  }
  const { damage, toughness, keywords } = game.card(position, card)
  const is = say`there is ${damage} damage on it, and its toughness is ${String(toughness)}`
  if (toughness !== null && damage < toughness)
    return answer(say`${name} was not destroyed: ${is}.`, ['MTG-SBA-5'], because)
  return keywords.includes('indestructible')
    ? answer(say`${name} was not destroyed, although ${is}: it is indestructible.`, ['MTG-SBA-5'], because)
    : answer(say`${name} was not destroyed: what harmed it was not enough.`, ['MTG-SBA-5'], because)
}
