import type { State } from '../conditions/state-conditions.ts'
import type { Constant } from '../constants/constants.ts'
import type { Filter } from '../selections/filter-nodes.ts'
import type { Group } from '../selections/groups.ts'
import type { Subject, Target } from '../selections/target-nodes.ts'

/*
 * Conditions on "it" in texts that are simply true: on one card, or on each of those that the text is about.
 */

type About = Extract<Constant, { readonly kind: 'about' }>

/** The same of that card instead of "it". */
export function itBeing(condition: State, card: Target): State {
  if (condition.kind === 'not') return { ...condition, of: itBeing(condition.of, card) }
  if (condition.kind === 'all of' || condition.kind === 'any of')
    return { ...condition, of: condition.of.map((one) => itBeing(one, card)) }
  const { ...said } = condition
  for (const field of ['of', 'who'] as const) {
    const of = field in said ? (said as Record<string, unknown>)[field] : null
    if (isIt(of)) Object.assign(said, { [field]: card })
    else if (typeof of === 'object' && of !== null && 'of' in of && isIt(of.of))
      Object.assign(said, { [field]: { ...of, of: card } })
  }
  return said
}

const isIt = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'it'

/**
 * "… gets +1 power while it is damaged": of one card, a condition on it; of several, only those of them for which it
 * holds. Null where no such kind of cards can be told.
 */
export function ofSubject(
  is: Constant,
  own: State,
): { readonly is: Constant; readonly condition?: State } | null {
  if (is.kind !== 'about') return null
  const { who } = is
  if (who.kind === 'self' || who.kind === 'host' || who.kind === 'it')
    return { is, condition: itBeing(own, who) }
  // "… while it has power 3 or lower": of a kind, those of them that have.
  if (own.kind === 'is a' && own.not !== true && who.kind === 'each' && isOfPower(own.of)) {
    const { kind: _, noun: __, ...power } = own.of
    return { is: { ...is, who: { ...who, of: { ...who.of, ...power } } } satisfies About }
  }
  const such = suchAs(own)
  const fewer = such === null ? null : restricted(who, such)
  return fewer === null ? null : { is: { ...is, who: fewer } satisfies About }
}

const POWERS = ['kind', 'noun', 'least', 'most', 'parity']
const isOfPower = (group: Group): boolean =>
  group.noun === 'card' && Object.keys(group).every((field) => POWERS.includes(field))

function restricted(who: Subject, such: Filter): Subject | null {
  if (who.kind === 'each') return { ...who, of: groupSuch(who.of, such) }
  if (who.kind !== 'neighbors' || who.which !== undefined) return null
  return { ...who, which: { kind: 'group', noun: 'creature', such: [such] } }
}

const groupSuch = (group: Group, such: Filter): Group => {
  const fewer = group.or === undefined ? group : { ...group, or: groupSuch(group.or, such) }
  if (such.kind === 'with aember') return { ...fewer, bearing: true }
  return { ...fewer, such: [...(group.such ?? []), such] }
}

/** A condition on "it" as what is asked of cards of a kind. */
function suchAs(own: State): Filter | null {
  if (own.kind === 'not') return notSo(suchAs(own.of))
  if (own.kind === 'is a') {
    const { such = [], kind: _, noun, ...more } = own.of
    const [only, ...others] = such
    const isPlain = only !== undefined && noun === 'card' && others.length + Object.keys(more).length === 0
    return isPlain ? (own.not === true ? notSo(only) : only) : null
  }
  if (own.kind === 'is') {
    const { being, not } = own
    if (being === 'on a flank') return { kind: not === true ? 'not on a flank' : 'on a flank' }
    if (being === 'centered') return not === true ? null : { kind: 'in the center' }
    return not === true ? { kind: 'being', being, not } : { kind: 'being', being }
  }
  if (own.kind === 'in a fight' && own.against === undefined)
    return own.attacking === true ? { kind: 'attacking' } : { kind: 'fighting' }
  if (own.kind === 'there are')
    return own.of.kind === 'power counters on' && own.least === 1 ? { kind: 'with power counter' } : null
  if (own.kind !== 'bears') return null
  if (own.what === 'damage') {
    if (own.most === 0) return { kind: 'being', being: 'undamaged' }
    return own.least === 1 ? { kind: 'being', being: 'damaged' } : null
  }
  if (own.most === 0) return { kind: 'without aember' }
  return own.least === 1 ? { kind: 'with aember' } : null
}

function notSo(such: Filter | null): Filter | null {
  switch (such?.kind) {
    case 'on a flank':
      return { kind: 'not on a flank' }
    case 'not on a flank':
      return { kind: 'on a flank' }
    case 'with upgrade':
      return { kind: 'without upgrades' }
    case 'without upgrades':
      return { kind: 'with upgrade' }
    case 'with keyword':
      return { kind: 'without keyword', keyword: such.keyword }
    case 'did this turn':
      return { kind: 'did not this turn', deed: such.deed }
    case 'with aember':
      return { kind: 'without aember' }
    case 'without aember':
      return { kind: 'with aember' }
    case 'attacking':
    case 'fighting':
    case 'being': {
      const { not, ...so } = such
      return not === true ? so : { ...so, not: true }
    }
    default:
      return null
  }
}
