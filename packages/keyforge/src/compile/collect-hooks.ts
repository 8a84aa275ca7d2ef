import type { Ability, Changes, Definition, Given, Hook } from '../model/definition.ts'
import { EVENT_HOOK, HOOK, hookOf, isOfItself, printedHook, STATE_BASED_HOOKS } from '../model/hooks.ts'
import { worksInDiscard } from '../text/references/out-of-play.ts'
import {
  type Being,
  type Clause,
  type Constant,
  type Event,
  eventsIn,
  isBold,
  type Ongoing,
  type PlayerRule,
  type Predicate,
  type Standing,
  type State,
  type Subject,
  type Target,
} from '../text/structure.ts'
import { KEYWORDS, TRIGGERS } from '../vocabulary.ts'
import { dependenciesOf } from './text-dependencies.ts'

/** The hooks of card texts and lasting effects, computed once from their structure. */

/** The hooks of a card's abilities, in play and in the discard pile, computed once when the card is compiled. */
export function hooksOf(
  abilities: readonly Ability[],
  keywords: readonly number[],
): Pick<Definition, 'hooks' | 'hooksInDiscard'> {
  const printed = keywords.flatMap((value, keyword) =>
    value === 0 ? [] : [hook(printedHook(keyword), -1, null)],
  )
  const of = (there: boolean) =>
    abilities.flatMap(({ clause }, ability) =>
      worksInDiscard(clause) === there ? hooksOfClause(clause, ability) : [],
    )
  return { hooks: [...printed, ...of(false)].flatMap(withStateBased), hooksInDiscard: of(true) }
}

const withStateBased = (one: Hook): readonly Hook[] =>
  STATE_BASED_HOOKS.includes(one.hook) ? [one, { ...one, hook: HOOK.stateBased }] : [one]

const SELF: Subject = { kind: 'self' }

function hooksOfClause(clause: Clause, ability: number): readonly Hook[] {
  if (clause.kind === 'replacement') return [hook(HOOK.replacement, ability, null)]
  if (clause.kind === 'after')
    return eventsIn(clause.event).map((event) => ({
      ...hookOfEvent(event, ability),
      condition: clause.condition ?? null,
      nth: clause.nth ?? 0,
    }))
  if (clause.kind === 'whenever') return [hook(HOOK.states, ability, null, SELF, clause.condition)]
  if (clause.kind !== 'constant') return []
  const { is } = clause
  const condition = conditionOf(clause)
  // Conditions for playing a card are read from the card itself, in any zone.
  if (isOfItself(is) || (is.kind === 'costs to play' && is.of === undefined)) return []
  if (is.kind === 'controls' || is.kind === 'damage redirected')
    return [hook(hookOf(is), ability, is, is.who, condition)]
  if (is.kind !== 'about') return rulesIn(is).map((one) => hook(hookOf(one), ability, one, SELF, condition))
  return is.does.flatMap(each).flatMap((does) => hooksOfPredicate(does, ability, is.who, condition))
}

/** "Cannot play, use, or discard cards" is a rule for each of them. */
function rulesIn<Says extends Constant | Ongoing>(says: Says): readonly (Says | PlayerRule)[] {
  if (says.kind !== 'cannot do several') return [says]
  const { by, of } = says
  return says.deeds.map((deed) => ({ kind: RULE_AGAINST[deed], by, of }))
}
const RULE_AGAINST = { play: 'cannot play', use: 'cannot use', discard: 'cannot discard' } as const

/** The conditions of a constant text, before or after it; null if there is none. */
export function conditionOf({
  condition,
  also,
}: Extract<Standing, { readonly kind: 'constant' }>): State | null {
  if (also === undefined || condition === undefined) return also ?? condition ?? null
  return { kind: 'all of', of: [condition, also] }
}

/** The hooks of an ability granted to other cards. */
function hooksOfGiven(clause: Standing, ability: number, given: Given): readonly Hook[] {
  const asked = dependsOn({ ...given, is: null })
  const toOne = given.condition === null && given.who.kind !== 'each' && given.who.kind !== 'both'
  const noted = hooksOfClause(clause, ability).map((one): Hook => {
    const changes = toOne && one.changes === 'with nothing' ? 'with places' : 'with anything'
    return { ...one, depends: [...one.depends, ...asked], changes, given }
  })
  return [...noted, hook(HOOK.given, ability, null)]
}

function hooksOfPredicate(
  does: Predicate,
  ability: number,
  who: Subject,
  condition: State | null = null,
): readonly Hook[] {
  if (does.kind === 'grants' && !isBold(does.ability))
    return hooksOfGiven(does.ability, ability, { who, condition })
  const own = hook(hookOf(does), ability, does, who, condition)
  if (does.kind !== 'is a creature') return [own]
  // Its number and its place: an artifact has no armor of its own.
  const armor = does.armor === undefined ? [] : [HOOK.armor]
  return [own, ...[HOOK.form, ...armor].map((at): Hook => ({ ...own, hook: at, at }))]
}

/** Splits a statement about two things into one for each: lost keywords, power and armor. */
function each(does: Predicate): readonly Predicate[] {
  if (does.kind === 'loses' && does.also !== undefined)
    return [
      { kind: 'loses', keyword: does.keyword },
      { kind: 'loses', keyword: does.also },
    ]
  if (does.kind === 'loses several') return does.keywords.map((keyword) => ({ kind: 'loses', keyword }))
  // Printed and gained ones, and those that are keywords.
  if (does.kind === 'loses all abilities')
    return [
      { kind: 'is blank' },
      ...TRIGGERS.map((of): Predicate => ({ kind: 'loses abilities', of })),
      ...each({ kind: 'loses keywords' }),
    ]
  if (does.kind === 'loses keywords') return KEYWORDS.map((keyword) => ({ kind: 'loses', keyword }))
  if (does.kind === 'gets power and armor')
    return [
      { kind: 'gets power', by: does.power, each: does.each },
      { kind: 'gets armor', by: does.armor, each: does.each },
    ]
  return [does]
}

/** The hooks of a lasting effect. */
export const hooksOfLasting = (says: Ongoing): readonly Hook[] => hooksOfOngoing(says).flatMap(withStateBased)

function hooksOfOngoing(says: Ongoing): readonly Hook[] {
  if (says.kind === 'after') return eventsIn(says.event).map((event) => hookOfEvent(event, -1))
  // One of them is chosen before it is made.
  if (says.kind === 'one of') return []
  if (says.kind === 'exchange')
    return [HOOK.power, HOOK.armor].map((at) => hook(at, -1, { kind: 'exchanged' }, subjectOf(says.who)))
  if (says.kind === 'damage redirected') return [hook(hookOf(says), -1, says, says.who)]
  if (says.kind !== 'about') return rulesIn(says).map((one) => hook(hookOf(one), -1, one))
  return says.does.flatMap(each).flatMap((does) => hooksOfPredicate(does, -1, subjectOfAbout(says)))
}

/** The same; what takes from cards that by which it finds them is fixed to those that have it then. */
export const subjectOfAbout = ({ who, does }: Extract<Ongoing, { kind: 'about' }>): Subject =>
  who.kind === 'each' &&
  who.of.such?.some((one) => does.some((taken) => FOUND_BY[taken.kind] === one.kind)) === true
    ? SELF
    : subjectOf(who)
const FOUND_BY: Partial<Record<Predicate['kind'], string>> = { 'has armor': 'with armor' }

/** The subject of a lasting effect that is not fixed to cards when it is created (KF-LST-2). */
function subjectOf(who: Subject | Target): Subject {
  const changing = who.kind === 'each' || who.kind === 'neighbors' || (who.kind === 'both' && isSubject(who))
  return changing ? who : SELF
}

type BothSubjects = Extract<Subject, { kind: 'both' }>
const SUBJECTS: readonly string[] = ['self', 'host', 'it', 'each', 'neighbors'] satisfies Subject['kind'][]
const isSubject = (who: Extract<Target, { kind: 'both' }>): who is BothSubjects =>
  SUBJECTS.includes(who.first.kind) && SUBJECTS.includes(who.second.kind)

const hookOfEvent = (event: Event, ability: number): Hook => ({
  ...hook(EVENT_HOOK[event.kind], ability, null),
  event,
})

function hook(at: number, ability: number, is: Hook['is'], who = SELF, condition: State | null = null): Hook {
  const changes = counts(is) ? 'with anything' : changesOf(who, condition)
  const depends = dependsOn({ who, condition, is })
  return {
    hook: at,
    at,
    depends,
    ability,
    is,
    who,
    condition,
    event: null,
    nth: 0,
    changes,
    given: null,
  }
}

/** Any change can affect a count. */
const counts = (is: Hook['is']): boolean =>
  is !== null && (('each' in is && is.each !== undefined) || ('x' in is && is.x !== undefined))

const PLACES: readonly Being[] = ['on a flank', 'centered', 'in a battleline']

function dependsOn({ who, condition, is }: Pick<Hook, 'who' | 'condition' | 'is'>): readonly number[] {
  const measures = is === null ? [] : [...('each' in is ? [is.each] : []), ...('x' in is ? [is.x] : [])]
  const counted = measures.filter((measure) => typeof measure === 'object')
  return dependenciesOf([who, ...(condition === null ? [] : [condition]), ...counted])
}

function changesOf(who: Subject, condition: State | null): Changes {
  if (condition !== null)
    return condition.kind === 'is' && PLACES.includes(condition.being) ? 'with places' : 'with anything'
  if (who.kind === 'neighbors') return who.which === undefined ? 'with places' : 'with anything'
  if (who.kind === 'both') return 'with anything'
  if (who.kind !== 'each') return 'with nothing'
  const { flank, neighboring, damaged, marked, bearing, parity, least, most, power, such, or, chosen } =
    who.of
  const marks = such ?? or ?? chosen ?? damaged ?? marked ?? bearing ?? parity ?? least ?? most ?? power
  return marks !== undefined ? 'with anything' : (flank ?? neighboring) ? 'with places' : 'with nothing'
}
