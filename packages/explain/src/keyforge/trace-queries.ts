import { commaList, type Message, say, type TraceEvent, word } from '@battleline/kernel'
import type { Name } from '../trace/entry.ts'
import { listing } from '../trace/lists.ts'
import { type Because, becauseAt } from '../why/answer.ts'
import { chosenParts, type EventOf, isChange, link, type Run } from '../why/trace-queries.ts'
import { keyforgeWords } from './words.ts'

export const isStep = (event: TraceEvent | undefined, id: string): boolean =>
  event?.step.id === `keyforge/${id}`

const IN_PLAY: ReadonlySet<unknown> = new Set(keyforgeWords.inPlay)

export const leavesPlay = (event: TraceEvent, card: number): event is EventOf<'change'> =>
  isChange(event, card, 'zone') && IN_PLAY.has(event.before) && !IN_PLAY.has(event.after)

export const entersPlay = (event: TraceEvent, card: number): boolean =>
  isChange(event, card, 'zone') && !IN_PLAY.has(event.before) && IN_PLAY.has(event.after)

export const zoneName = (zone: unknown): Message => word(keyforgeWords.zones[String(zone)] ?? String(zone))

/** Damage that a creature was dealt. */
export interface Dealt {
  readonly by: readonly {
    readonly card: number | null
    readonly kind: string
    readonly amount: number
    readonly poison: boolean
  }[]
  /** All damage on the creature afterwards. */
  readonly damage: number
  /** The creature’s power at that time. */
  readonly power: number
}

export const dealtAt = (event: TraceEvent, card: number): Dealt | null =>
  isChange(event, card, 'dealt') ? (event.after as unknown as Dealt) : null

const KINDS: Readonly<Record<string, (name: string, amount: number) => Message>> = {
  power: (name, amount) => say`${name} dealt it ${amount} damage with its power`,
  assault: (name, amount) => say`${name} dealt it ${amount} damage by assault`,
  hazardous: (name, amount) => say`${name} dealt it ${amount} damage by hazardous`,
  'splash-attack': (name, amount) => say`${name} dealt it ${amount} damage by splash-attack`,
  ability: (name, amount) => say`${name} dealt it ${amount} damage by an ability`,
}
const dealt = (name: string, amount: number): Message => say`${name} dealt it ${amount} damage`

/** "Krump dealt it 4 damage with its power and Gub dealt it 2 damage by assault". */
export const dealtBy = ({ by }: Dealt, name: Name): Message =>
  listing(
    by.map(({ card, kind, amount }) =>
      card === null
        ? say`it was dealt ${amount} damage by a bonus icon`
        : (KINDS[kind] ?? dealt)(name(card), amount),
    ),
  )

/** What led to an event: the move, and the steps that were open around the event, outermost first. */
export function path(run: Run, at: number): readonly Because[] {
  const links: Because[] = []
  let depth = Number.POSITIVE_INFINITY
  for (let n = at; n >= 0 && depth > 0; n--) {
    const event = run.trace[n]
    if (event === undefined || event.depth >= depth) continue
    if (event.kind === 'answer' && isStep(event, 'turn.3-main')) {
      links.unshift(becauseAt(commaList(chosenParts(event)), event.step.id, event.step.cite))
      depth = event.depth
    } else if (event.kind === 'step') {
      links.unshift(link(run, event))
      depth = event.depth
    }
  }
  return links
}
