import type { View, World } from '@battleline/kernel'
import { effectsOn, forces, HOOK } from './in-force.ts'
import { controllerKnown } from './last-known.ts'
import { isUsed, useOnce } from './once.ts'
import { reaches } from './read.ts'
import { cardOf, type PlayerId, type Ref, refTo, tableOf, type Waiting, writeTable } from './state.ts'
import { isMet } from './states.ts'
import { fits, isFrom, means, type Source } from './such.ts'
import type { Clause, Event } from './text/structure.ts'
import type { Trigger } from './vocabulary.ts'

/** Something that happened and that abilities may wait for. */
export type Happened =
  | (Source & {
      readonly kind: 'dealt damage'
      readonly to: Ref
      readonly amount: number
      readonly combat: boolean
      /** What was dealt at the same moment and has been told: for "one or more". */
      readonly earlier: readonly DamageDealt[]
    })
  | {
      readonly kind: 'dies' | 'enters' | 'activated' | 'attacks' | 'attacked' | 'retaliates'
      readonly it: Ref
    }
  | { readonly kind: 'recover' | 'materialize' | 'end phase' | 'floating'; readonly by: PlayerId }

/** An ability of a card that begins to wait. Its number keeps it apart from every other. */
export function waitFor(
  w: World,
  { card, life }: Ref,
  runs: string,
  more: Partial<Pick<Waiting, 'it' | 'amount' | 'targets' | 'you'>> = {},
): Waiting {
  const table = writeTable(w)
  table.made += 1
  const you = controllerKnown(w, { card, life })
  const id = `${card}.${life}/${table.made}`
  const { combat } = table
  const prepared = combat?.prepared.includes(card) === true
  const attacker = combat?.attacker ?? null
  return { id, source: card, life, runs, you, targets: [], it: [], amount: 0, prepared, attacker, ...more }
}

/** Notes what happened, seen by the abilities that answer it: they go on the stack when players next act. */
export function note(w: World, kind: string, subject: number, saw: readonly Waiting[]): void {
  if (saw.length > 0) writeTable(w).happened = [...tableOf(w).happened, { kind, subject, saw }]
}

/** A bold ability that is set off: its chart, and its place in the text where it works once each turn. */
interface SetOff {
  readonly runs: string
  readonly once: number | null
}

/** The bold abilities that a card has now: its own in printed order, then those it was given. */
function boldOf(w: View, card: number, trigger: Trigger, from: Ref): readonly SetOff[] {
  const own = cardOf(w, card).$def.abilities.flatMap(({ clause, chart }, at): readonly SetOff[] => {
    if (chart === null || !waitsFor(clause, trigger)) return []
    if (clause.when !== undefined && !isMet(w, clause.when, card)) return []
    const once = clause.kind === 'trigger' && clause.once === true ? at : null
    return once !== null && isUsed(w, from, once) ? [] : [{ runs: chart.id, once }]
  })
  const gained = forces(w, 'gives').flatMap((force) => {
    const { is } = force
    if (is.kind !== 'gives' || is.gives.kind !== 'grants' || is.gives.runs === undefined) return []
    return waitsFor(is.gives.ability, trigger) && reaches(w, force, is.who, card)
      ? [{ runs: is.gives.runs, once: null }]
      : []
  })
  return [...own, ...gained]
}

const waitsFor = (clause: Clause, trigger: Trigger): boolean =>
  clause.kind === 'trigger' && clause.trigger === trigger

/** Notes the bold abilities of a card that something sets off. */
export function noteBold(
  w: World,
  card: number,
  trigger: Trigger,
  it: readonly Ref[] = [],
  amount = 0,
  from: Ref = refTo(w, card),
): void {
  const setOff = boldOf(w, card, trigger, from)
  if (setOff.length === 0) return
  for (const { once } of setOff) if (once !== null) useOnce(w, from, once)
  const saw = setOff.map(({ runs }) => waitFor(w, from, runs, { it, amount }))
  note(w, trigger, card, saw)
}

/**
 * Notes what happened for every ability in force that waits for it: this must be called while all who may see it are
 * where they were.
 */
export function noteFor(w: World, what: Happened): void {
  const watchers = effectsOn(w, HOOK[what.kind])
  if (watchers.length === 0) return
  for (const { row, ability, when } of watchers) {
    const found = cardOf(w, row).$def.abilities[ability]
    if (found?.clause.kind !== 'whenever' || found.chart === null) continue
    if (when !== null && !isMet(w, when, row)) continue
    if (!answers(w, found.clause.event, what, row)) continue
    const it = 'to' in what ? [what.to] : 'it' in what ? [what.it] : []
    const amount = 'amount' in what ? what.amount : 0
    note(w, what.kind, row, [waitFor(w, refTo(w, row), found.chart.id, { it, amount })])
  }
}

function answers(w: View, event: Event, what: Happened, self: number): boolean {
  const you = cardOf(w, self).controller
  switch (what.kind) {
    case 'dealt damage':
      return event.kind === 'dealt damage' && answersDamage(w, event, what, self)
    case 'attacks':
    case 'attacked':
    case 'retaliates':
      return event.kind === what.kind && what.it.card === self
    case 'dies':
    case 'enters':
      return event.kind === what.kind && fits(w, event.of, self, you, what.it.card)
    case 'activated':
      return (
        event.kind === what.kind &&
        cardOf(w, what.it.card).controller === you &&
        fits(w, event.of, self, you, what.it.card)
      )
    case 'recover':
    case 'materialize':
    case 'end phase':
    case 'floating':
      return event.kind === what.kind && what.by === you
  }
}

type DamageEvent = Extract<Event, { readonly kind: 'dealt damage' }>
export type DamageDealt = Extract<Happened, { readonly kind: 'dealt damage' }>

function answersDamage(w: View, event: DamageEvent, what: DamageDealt, self: number): boolean {
  if (event.together === true) {
    const { together, ...each } = event
    if (what.earlier.some((one) => answersDamage(w, each, one, self))) return false
  }
  if (event.sort !== undefined && (event.sort === 'combat') !== what.combat) return false
  if (what.amount < (event.least ?? 1)) return false
  const you = cardOf(w, self).controller
  if (event.by !== undefined && !isFrom(w, event.by, self, you, what)) return false
  const { of } = event
  if (of.kind === 'choose') return fits(w, of.of, self, you, what.to.card)
  return means(w, of, refTo(w, self), you, what.to.card)
}
