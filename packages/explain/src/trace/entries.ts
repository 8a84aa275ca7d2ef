import type { Plain, Reason, Step, TraceEvent } from '@battleline/kernel'
import type { Answered, Asked, Change, Entry, Hook, Name, NotDoneByCard } from './entry.ts'
import type { PropertyWords, Words } from './property-words.ts'
import { chose, hookText, notDone } from './sentences.ts'

type EventOf<K extends TraceEvent['kind']> = Extract<TraceEvent, { kind: K }>

type Raw = Pick<EventOf<'change'>, 'record' | 'property' | 'before' | 'after'>

/** A step that is still collecting events. */
interface Draft {
  readonly step: Step
  readonly depth: number
  readonly subjects: readonly string[]
  readonly changes: Raw[]
  readonly hooks: Hook[]
  readonly not: NotDoneByCard[]
  readonly rules: string[]
  skipped?: Reason
  asked?: Asked
  answered?: Answered
  again?: true
}

/** Folds the events of a run into its steps, in order. */
export function entries(trace: readonly TraceEvent[], name: Name, words: Words): Entry[] {
  const drafting = new Drafting(name)
  for (const event of trace) drafting.take(event)
  return drafting.drafts.map((draft) => finished(draft, name, words))
}

/** The trace index at which each of its `entries` begins. */
export function beginnings(trace: readonly TraceEvent[]): readonly number[] {
  const drafting = new Drafting(String)
  const starts: number[] = []
  for (const [at, event] of trace.entries()) {
    drafting.take(event)
    while (starts.length < drafting.drafts.length) starts.push(at)
  }
  return starts
}

class Drafting {
  readonly drafts: Draft[] = []
  readonly #name: Name
  /** The open steps, outermost first: no later step has had their depth. */
  #open: Draft[] = []

  constructor(name: Name) {
    this.#name = name
  }

  take(event: TraceEvent): void {
    const { step, depth } = event
    switch (event.kind) {
      case 'step':
        this.#begin(step, depth, event.subjects.map(this.#name))
        return
      case 'skip':
        this.#begin(step, depth, []).skipped = event.why
        return
      case 'change':
        this.#at(step, depth).changes.push(event)
        return
      case 'hook':
        intervene(this.#at(step, depth), this.#hook(event))
        return
      case 'rule':
        this.#at(step, depth).rules.push(...event.cite)
        return
      case 'not':
        this.#at(step, depth).not.push({
          card: this.#name(event.record),
          what: event.what,
          why: event.why,
        })
        return
      case 'ask':
        this.#asking(step, depth).asked = { who: this.#player(event.who) }
        return
      case 'answer':
        this.#asking(step, depth).answered = {
          who: this.#player(event.who),
          ids: event.ids,
          chosen: event.chosen,
          messages: event.messages ?? event.chosen.map(() => null),
          forced: event.forced,
        }
        return
      default:
        event satisfies never
    }
  }

  #hook({ id, title, message, subject, record, cite, ability }: EventOf<'hook'>): Hook {
    const hook = { id, title, ...(message && { message }), subject, card: this.#name(record), cite }
    if (ability === undefined) return hook
    const { giver, kind, triggers } = ability
    const facts = { kind, triggers }
    return { ...hook, ability: giver === undefined ? facts : { ...facts, giver: this.#name(giver) } }
  }

  #player(who: number): string {
    return who < 0 ? 'chance' : this.#name(who)
  }

  #begin(step: Step, depth: number, subjects: readonly string[]): Draft {
    const draft: Draft = { step, depth, subjects, changes: [], hooks: [], not: [], rules: [] }
    this.#close(depth)
    this.drafts.push(draft)
    this.#open.push(draft)
    return draft
  }

  #close(depth: number): void {
    while ((this.#open.at(-1)?.depth ?? -1) >= depth) this.#open.pop()
  }

  /** The open step at a depth, or a new entry if the trace starts in its middle. */
  #at(step: Step, depth: number): Draft {
    this.#close(depth + 1)
    const draft = this.#open.at(-1)
    if (draft?.depth !== depth || draft.step.id !== step.id) return this.#begin(step, depth, [])
    return draft === this.drafts.at(-1) ? draft : this.#continued(draft)
  }

  /** The step that asks; a new entry if its previous decision has been answered. */
  #asking(step: Step, depth: number): Draft {
    const draft = this.#at(step, depth)
    return draft.answered === undefined ? draft : this.#continued(draft)
  }

  /** A new entry for a step that continues after the steps inside it. */
  #continued({ step, depth, subjects }: Draft): Draft {
    const draft = this.#begin(step, depth, subjects)
    draft.again = true
    return draft
  }
}

/** Lists an effect that applies to several cards in one step only once. */
function intervene({ hooks }: Draft, hook: Hook): void {
  if (!hooks.some(({ title, card }) => title === hook.title && card === hook.card)) hooks.push(hook)
}

function finished(draft: Draft, name: Name, words: Words): Entry {
  const { step, depth, subjects, hooks, not, rules, skipped, asked, answered, again } = draft
  return {
    step: step.id,
    depth,
    title: step.title,
    cite: [...new Set([...step.cite, ...rules])],
    subject: subjects.join(', '),
    subjects,
    changes: visibleChanges(draft.changes, name, words),
    ...(draft.changes.some((one) => isUnseen(one, words)) && { unseen: true as const }),
    hooks,
    not,
    ...(skipped && { skipped }),
    ...(asked && { asked }),
    ...(answered && { answered }),
    reason: reasonOf(draft),
    ...(again && { again }),
  }
}

function reasonOf({ skipped, not: [undone], hooks: [hook], answered }: Draft): string | null {
  if (skipped !== undefined) return skipped.reason
  if (undone !== undefined) return notDone(undone.card, undone.what, undone.why.reason)
  if (hook !== undefined) return hookText(hook)
  if (answered === undefined || answered.forced) return null
  return chose(answered.who, answered.chosen)
}

/** The changes that have words; records become names. */
function visibleChanges(changes: readonly Raw[], name: Name, words: Words): Change[] {
  return changes.flatMap(({ record, property, before, after }) => {
    const how = words.properties[property]
    if (how === undefined || same(before, after)) return []
    const value = (plain: Plain): Plain => spokenValue(plain, how.kind, name)
    const change = { what: name(record), property, before: value(before), after: value(after) }
    const of = how.kind === 'zone' ? ownerOf(changes, record, after) : undefined
    return [of === undefined ? change : { ...change, of: name(of) }]
  })
}

const isUnseen = ({ property, before, after }: Raw, words: Words): boolean =>
  words.properties[property] === undefined && !same(before, after)

function spokenValue(plain: Plain, kind: PropertyWords['kind'], name: Name): Plain {
  if (kind === 'cards') return named(plain, name)
  if (kind === 'player') return playerNamed(plain, name)
  return kind === 'others' ? othersNamed(plain, name) : plain
}

/** Record numbers become names; an empty list becomes null. */
function othersNamed(plain: Plain, name: Name): Plain {
  const records = (Array.isArray(plain) ? plain : [plain]).filter((one) => Number(one) > 0)
  return records.length === 0 ? null : records.map((record) => name(Number(record)))
}

const named = (plain: Plain, name: Name): Plain =>
  Array.isArray(plain) ? plain.map((record) => name(Number(record))) : plain

const playerNamed = (plain: Plain, name: Name): Plain => (typeof plain === 'number' ? name(plain) : plain)

const same = (one: Plain, other: Plain): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The player of a card’s new zone: the player whose list of that zone holds the card. */
function ownerOf(changes: readonly Raw[], card: number, zone: Plain): number | undefined {
  return changes.find(({ property, after }) => property === zone && holds(after, card))?.record
}

const holds = (list: Plain, card: number): boolean => Array.isArray(list) && list.includes(card)
