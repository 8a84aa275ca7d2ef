import type { View } from '@battleline/kernel'
import { blockQuestion } from '../declarations/block-constraints.ts'
import type { DeclarationQuestion } from '../declarations/declaration-question.ts'
import { whoDeclares } from '../declarations/who-declares.ts'
import { policyOf } from '../model/edition-policy.ts'
import { attackers, cardsOf, isCreature, isPermanent, permanentOf, tableOf } from '../model/state.ts'
import { Characteristics } from '../query/characteristics.ts'
import { DamageAssignment, lethalFor } from '../query/damage-assignment.ts'
import { protectedFrom, traitsOf } from '../query/protection.ts'
import type { Ability, Event, ObjectFilter, Predicate } from '../text/structure.ts'
import type { Keyword } from '../vocabulary.ts'

/** A creature in combat, as far as combat damage depends on it. */
export interface Fighter {
  readonly record: number
  /** The damage that it assigns in a step: at least 0. */
  readonly power: number
  /** The damage that would destroy it: at least 1. */
  readonly left: number
  readonly first: boolean
  readonly double: boolean
  readonly trample: boolean
  readonly deathtouch: boolean
  readonly lifelink: boolean
  readonly indestructible: boolean
}

/** The creatures of a combat between two players. */
export interface Sides {
  readonly attacker: number
  readonly defender: number
  /** The attacking creatures. */
  readonly attackers: readonly Fighter[]
  /** The creatures that block or might block. */
  readonly blockers: readonly Fighter[]
  /** Whether protection prevents the damage of one to the other. */
  readonly isImmune: (from: number, to: number) => boolean
}

/**
 * A combat of which everything is known once blocks and divisions are. Its creatures are in the order of the declaration of
 * blockers.
 */
export interface PlainCombat extends Sides {
  readonly question: DeclarationQuestion
}

/**
 * The combat at a declaration of blockers, if nothing but blocks and divisions of damage decides what comes of it; else
 * null. It assumes that nobody casts spells or activates abilities.
 */
export function plainCombat(w: View, defender: number): PlainCombat | null {
  const characteristics = new Characteristics(w)
  if (!isPlain(w, characteristics, defender)) return null
  const question = blockQuestion(w, defender, false)
  const { problem, creatures, goals } = question
  if (problem.costs.length > 0 || problem.creatures.some(({ most }) => most > 1)) return null
  const sides = sidesOf(w, characteristics, goals, creatures)
  const isAlive = ({ left }: Fighter) => left > 0
  return [...sides.attackers, ...sides.blockers].every(isAlive) ? { ...sides, question } : null
}

/** The creatures that attack the one other player, and those that block them. */
export function sidesOf(
  w: View,
  characteristics: Characteristics,
  attacking: readonly number[],
  blocking: readonly number[],
): Sides {
  const assignment = new DamageAssignment(w, characteristics)
  const fighter = (record: number): Fighter => {
    const has = (keyword: Keyword) => characteristics.has(record, keyword)
    return {
      record,
      power: assignment.whole(record),
      left: lethalFor(w, characteristics, record, false),
      first: has('first strike'),
      double: has('double strike'),
      trample: has('trample'),
      deathtouch: has('deathtouch'),
      lifelink: has('lifelink'),
      indestructible: has('indestructible'),
    }
  }
  const { active } = tableOf(w)
  return {
    attacker: active,
    defender: active === 1 ? 2 : 1,
    attackers: attacking.map(fighter),
    blockers: blocking.map(fighter),
    isImmune: (from, to) => protectedFrom(w, characteristics, to, traitsOf(permanentOf(w, from))) !== null,
  }
}

/** Whether nothing on the board but blocks and divisions of damage can decide the combat. */
function isPlain(w: View, characteristics: Characteristics, defender: number): boolean {
  const { players, stack, triggered, lasting, delayed, upcomingPhases } = tableOf(w)
  const pending = stack.length + triggered.length + lasting.length + delayed.length
  const follows = upcomingPhases.some((one) => one !== 'main')
  if (players !== 2 || pending > 0 || follows || policyOf(w).ordersBlockers) return false
  if (whoDeclares(w, defender, 'block') !== defender) return false
  const isAttackingPlayer = attackers(w).every((one) => {
    const { attacks, blocked } = permanentOf(w, one)
    return attacks === defender && !blocked
  })
  return (
    isAttackingPlayer &&
    cardsOf(w).every((card) => (isPermanent(w, card) ? isQuiet(w, characteristics, card) : isAside(w, card)))
  )
}

/** Whether a permanent changes nothing in combat but by its damage. */
function isQuiet(w: View, characteristics: Characteristics, card: number): boolean {
  const one = permanentOf(w, card)
  const isFighting = isCreature(one)
  return (
    // What another player owns would go back if a player lost.
    one.owner === one.controller &&
    one.facts.abilities.every((ability) => isHarmless(ability, isFighting)) &&
    one.effects.every((effect) => effect.kind !== 'is' || isFixed(effect.does)) &&
    !(isFighting && SPREADING.some((keyword) => characteristics.has(card, keyword)))
  )
}

/** Whether no ability of a card works from a graveyard. */
const isAside = (w: View, card: number): boolean =>
  permanentOf(w, card).facts.abilities.every((one) => one.kind !== 'whenever' || one.from !== 'graveyard')

/** Keywords with consequences beyond damage and death, or for who divides damage. */
const SPREADING: readonly Keyword[] = ['banding', 'wither', 'infect', 'flanking']

/** Events that cannot happen from the declaration of blockers to the end of combat. */
const PAST: readonly Event['kind'][] = [
  'attacks',
  'enters',
  'tapped',
  'untapped',
  'targeted',
  'casts',
  'draws',
  'sacrifices',
  'player attacks',
  'beginning of combat',
  'never',
]

/** Whether an ability changes nothing from the blocks on. `mayLeave`: whether its permanent may die. */
function isHarmless(ability: Ability, mayLeave: boolean): boolean {
  switch (ability.kind) {
    case 'about':
      return !isValue(ability.does) ? isDeclared(ability.does) : isSteady(ability, mayLeave)
    case 'whenever':
      return PAST.includes(ability.event.kind) || ability.from === 'graveyard'
    case 'unpreventable':
    case 'no life gain':
    case 'all wither':
    case 'double loss':
    case 'stays at 1':
    case 'toxic':
    case 'replaces':
      return false
    default:
      return true
  }
}

/** Keywords that combat damage depends on. */
const IN_DAMAGE: readonly Keyword[] = [
  'first strike',
  'double strike',
  'trample',
  'deathtouch',
  'lifelink',
  'indestructible',
  ...SPREADING,
]

/** Whether a predicate changes what damage a creature deals, or what damage does to it. */
function isValue(does: Predicate): boolean {
  switch (does.kind) {
    case 'has':
    case 'loses':
      return IN_DAMAGE.includes(does.keyword)
    case 'gets':
    case 'protection':
    case 'becomes':
    case 'switched':
    case 'assigns no combat damage':
      return true
    default:
      return false
  }
}

/** Whether a predicate without such a value is only about declarations, or about nothing in combat. */
const isDeclared = ({ kind }: Predicate): boolean =>
  kind !== 'grants' && kind !== 'regenerates' && kind !== 'defined' && kind !== 'as though unblocked'

/** Whether a predicate is the same until the end of combat. */
const isFixed = (does: Predicate): boolean =>
  does.kind === 'gets' ? does.each === undefined && does.by === undefined : isValue(does) || isDeclared(does)

/** Whether a constant text is the same until the end of combat, whoever dies. */
function isSteady(
  { does, who, if: condition, while: situation }: Extract<Ability, { readonly kind: 'about' }>,
  mayLeave: boolean,
): boolean {
  if (!isFixed(does) || condition !== undefined) return false
  switch (who.kind) {
    case 'self':
      // Attackers have been declared, and nothing is tapped or untapped from then on.
      return situation !== 'not in combat'
    case 'attached':
    case 'creatures':
      return situation === undefined && !mayLeave
    case 'those':
      return situation === undefined && !mayLeave && Object.keys(who.of).every((key) => isPrinted(key))
    default:
      return who satisfies never
  }
}

const PRINTED: readonly (keyof ObjectFilter)[] = [
  'nouns',
  'whose',
  'other',
  'subtype',
  'orSubtype',
  'color',
  'nontoken',
  'token',
  'type',
  'nonType',
  'nonColor',
  'nonSubtype',
  'legendary',
  'nonlegendary',
]
/** Whether a term of a filter stays the same in combat. */
const isPrinted = (key: string): boolean => (PRINTED as readonly string[]).includes(key)
