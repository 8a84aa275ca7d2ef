import type { View } from '@battleline/kernel'
import type { Definition } from './definition.ts'
import { titleOf } from './gigantic.ts'
import { HOOK } from './hooks.ts'
import { effectsOn, type Hooked, isBlank, judgedBy } from './in-force.ts'
import { asksMore, asksPower, hasKinds, isOfPower, type Kinds, type Powers } from './kinds.ts'
import { armorOf, isLater, powerOf } from './power.ts'
import { seenNow } from './seen.ts'
import {
  type Card,
  cardOf,
  type LastKnown,
  opponentOf,
  type PlayerId,
  playerOf,
  type Ref,
  tableOf,
} from './state.ts'
import { askedBy, holds, timesFor } from './states.ts'
import { constantJudge, isSuch, type Judge } from './such.ts'
import type { Group, Marked, Noun, Side, Subject } from './text/structure.ts'
import {
  type CardType,
  HOUSES,
  type House,
  type Icon,
  inPlayZone,
  KEYWORD,
  KEYWORDS,
  type Keyword,
  plainType,
  withHouses,
  type Zone,
} from './vocabulary.ts'

/** Values as they are now: computed from the printed card and every effect in force, never stored. */

export const isInPlay = (w: View, card: number): boolean => inPlayZone(cardOf(w, card).zone)
/** Whether a card would enter a battleline: token creatures are creatures in every way (KF-TOK-1). */
export const isCreatureCard = (w: View, card: number): boolean =>
  plainType(cardOf(w, card).$def.type) === 'creature'
export const isCreature = (w: View, card: number): boolean => cardOf(w, card).zone === 'battleline'
/** What a card counts as now: an artifact in a battleline is a creature. */
export const typeOf = (w: View, card: number): CardType => {
  const { zone, $def } = cardOf(w, card)
  return zone === 'battleline' && $def.type === 'artifact' ? 'creature' : $def.type
}
/** The card itself, as long as it has not left play since. */
export const isThere = (w: View, ref: Ref): boolean =>
  cardOf(w, ref.card).life === ref.life && isInPlay(w, ref.card)

/** What was true of a card the moment before it left play, where that is still known (KF-LVP-7). */
export const lastKnown = (w: View, { card, life }: Ref): LastKnown | undefined =>
  tableOf(w).left.find((one) => one.card === card && one.life === life)

export const lineOf = (w: View, player: PlayerId): readonly number[] => playerOf(w, player).battleline

export function neighborsOf(w: View, creature: number): readonly number[] {
  const { zone, controller } = cardOf(w, creature)
  if (zone !== 'battleline') return []
  const line = lineOf(w, controller)
  if (line.length === 1) return NOBODY
  const place = line.indexOf(creature)
  // Not a place before the first: V8 takes -1 for the name of a property, and is slow from then on.
  const left = place > 0 ? line[place - 1] : undefined
  const right = line[place + 1]
  if (left === undefined) return right === undefined ? NOBODY : [right]
  return right === undefined ? [left] : [left, right]
}

const NOBODY: readonly number[] = []

export function areNeighbors(w: View, one: number, other: number): boolean {
  const line = lineOf(w, cardOf(w, one).controller)
  const place = line.indexOf(one)
  return place >= 0 && ((place > 0 && line[place - 1] === other) || line[place + 1] === other)
}

export function isOnFlank(w: View, creature: number): boolean {
  const { zone, controller } = cardOf(w, creature)
  const line = lineOf(w, controller)
  return zone === 'battleline' && (line[0] === creature || line[line.length - 1] === creature)
}

/** Armor that can still absorb damage this turn: none out of play. */
export const armorLeft = (w: View, creature: number): number =>
  isCreature(w, creature) ? Math.max(0, armorOf(w, creature) - cardOf(w, creature).armorUsed) : 0

/**
 * A keyword's value (the keyword by its place in the vocabulary), gained ones added up; 1 for a keyword without a number,
 * 0 where the creature has not got it. What makes it lose the keyword beats all that gives it (KF-GEN-3).
 */
export function keywordOf(w: View, creature: number, keyword: number): number {
  const printed = isBlank(w, creature) ? 0 : (cardOf(w, creature).$def.keywords[keyword] ?? 0)
  const changes = effectsOn(w, HOOK.keyword + keyword)
  return changes.length === 0 ? printed : changedKeyword(w, creature, printed, changes)
}

/** Apart, as in `effectsOn`. */
function changedKeyword(w: View, creature: number, printed: number, changes: readonly Hooked[]): number {
  let value = printed
  for (const effect of changes) {
    if (!applies(w, effect, creature)) continue
    if (effect.is?.kind === 'loses') return 0
    if (effect.is?.kind === 'gains') value += effect.is.value * timesFor(w, effect, creature, effect.is)
  }
  return value
}

export const has = (w: View, creature: number, keyword: number): boolean =>
  keywordOf(w, creature, keyword) > 0

/** The keywords that a card has now. */
export function keywordsOf(w: View, card: number): readonly Keyword[] {
  const { keywords } = cardOf(w, card).$def
  const { $effects } = tableOf(w)
  const found: Keyword[] = []
  for (let at = 0; at < KEYWORDS.length; at++) {
    // Most cards have few, and nothing gives them more.
    if (keywords[at] === 0 && $effects[HOOK.keyword + at]?.length === 0) continue
    if (keywordOf(w, card, at) > 0) found.push(KEYWORDS[at] as Keyword)
  }
  return found
}

/** Invulnerable creatures cannot be dealt damage and cannot be destroyed (KF-INV-1). */
export const isInvulnerable = (w: View, creature: number): boolean => has(w, creature, KEYWORD.invulnerable)

/**
 * The house of a card, and those that bonus icons give it as well. An effect that changes it replaces the printed house,
 * and the latest counts (KF-HSE-3).
 */
export function housesOf(w: View, card: number): readonly House[] {
  const { $def } = cardOf(w, card)
  const icons = enhancementsOf(w, card)
  const changed = effectsOn(w, HOOK.belongs).length === 0 ? null : changedHouse(w, card)
  if (changed === 'all') return HOUSES
  if (changed !== null) return withHouses([changed], [...$def.icons, ...icons])
  return icons.length === 0 ? $def.houses : withHouses($def.houses, icons)
}

function changedHouse(w: View, card: number): House | 'all' | null {
  let set: Hooked | null = null
  for (const effect of effectsOn(w, HOOK.belongs)) {
    if (applies(w, effect, card) && isLater(w, effect, set)) set = effect
  }
  if (set?.is?.kind === 'belongs to all') return 'all'
  return set?.is?.kind === 'belongs to' ? (set.is.house ?? set.lasting?.house ?? null) : null
}

/** The icons that enhance a card: none while it lies facedown as a token creature (KF-TOK-1). */
const enhancementsOf = (w: View, card: number): readonly Icon[] => {
  const { facedown, icons } = cardOf(w, card)
  return facedown === null ? icons : []
}

/** The bonus icons of a card, top to bottom (KF-ICN-2). */
export const iconsOf = (w: View, card: number): readonly Icon[] => {
  const { $def } = cardOf(w, card)
  const icons = enhancementsOf(w, card)
  return icons.length === 0 ? $def.icons : [...$def.icons, ...icons]
}

/** The printed traits, and those that effects give. */
export function traitsOf(w: View, card: number): readonly string[] {
  const { traits } = cardOf(w, card).$def
  const gains = effectsOn(w, HOOK.trait)
  if (gains.length === 0) return traits
  const meant = gains.filter((effect) => applies(w, effect, card))
  if (meant.some(({ is }) => is?.kind === 'loses traits')) return NO_TRAITS
  const gained = meant.flatMap(({ is }) => (is?.kind === 'gains trait' ? [is.trait] : []))
  return gained.length === 0 ? traits : [...new Set([...traits, ...gained])]
}

/** True where an effect in force reaches a card now. */
export const applies = (now: View, effect: Hooked, card: number): boolean => {
  const { lasting } = effect
  const w = judgedBy(now, effect)
  return (
    (lasting !== null && lasting.on !== null
      ? isFixedTo(w, lasting.on, card)
      : reaches(w, effect, effect.who, card)) && meets(w, effect)
  )
}

/** The effects on a hook that speak about this card, in their order. */
export function effectsFor(w: View, hook: number, card: number): readonly Hooked[] {
  const all = effectsOn(w, hook)
  return all.length === 0 ? all : all.filter((effect) => applies(w, effect, card))
}

export const meets = (w: View, effect: Hooked): boolean =>
  effect.lasting?.waits !== true &&
  (effect.condition === null || holds(w, askedBy(w, effect), effect.condition))

/** Whom an effect in force calls "you": for a lasting one this was fixed when it was made. */
export const youOf = (w: View, { lasting, row, bearer }: Hooked): PlayerId =>
  lasting === null || bearer >= 0 ? cardOf(w, bearer < 0 ? row : bearer).controller : lasting.you

/** The card that has an effect in force as its own: whose "other" cards and neighbors it speaks of. */
export const selfOf = ({ row, bearer }: Hooked): number => (bearer < 0 ? row : bearer)
/** What an effect in force calls "this creature". */
export const hostOfEffect = (w: View, { row, bearer }: Hooked): number =>
  bearer < 0 ? hostOf(w, row) : bearer

/** A card that left and came back is another one (KF-LST-4). */
export const isFixedTo = (w: View, on: readonly Ref[], card: number): boolean =>
  on.some((ref) => ref.card === card && isThere(w, ref))

/** Whether the words of a constant effect of card `self` mean this card. */
function reaches(w: View, effect: Hooked, who: Subject, card: number): boolean {
  switch (who.kind) {
    case 'self':
      return card === effect.row
    case 'it':
      return card === hostOfEffect(w, effect)
    case 'host':
      // Not an artifact that was a creature (KF-CTR-4), unless it has the ability itself.
      return card === hostOfEffect(w, effect) && (effect.bearer >= 0 || isCreature(w, card))
    case 'each':
      return isMeant(w, effect, who.of, card)
    case 'both':
      return reaches(w, effect, who.first, card) || reaches(w, effect, who.second, card)
    case 'neighbors':
      return (
        areNeighbors(w, hostOfEffect(w, effect), card) &&
        (who.which === undefined || isMeant(w, effect, who.which, card))
      )
  }
}

/** Whether a card in play is of a group that an effect in force speaks of. */
export function isMeant(w: View, effect: Hooked, group: Group, card: number): boolean {
  const self = selfOf(effect)
  const you = youOf(w, effect)
  const { lasting } = effect
  const isPlain = (lasting?.house ?? lasting?.word) === undefined
  return fits(
    w,
    group,
    self,
    you,
    card,
    isPlain ? undefined : constantJudge(w, self, you, lasting?.house, lasting?.word),
  )
}

/** "This creature" of an upgrade is what it is attached to; of a creature, itself. */
export function hostOf(w: View, card: number): number {
  const { host } = cardOf(w, card)
  return host < 0 ? card : host
}

/** The cards in play of a group. */
export function cardsOf(
  w: View,
  group: Group,
  self: number,
  you: PlayerId,
  judge?: Judge,
): readonly number[] {
  const all = cardsInPlay(w, group.or === undefined ? group.noun : 'card')
  return all.filter((card) => fits(w, group, self, you, card, judge))
}
/** Whether a player is the one that a text of player `you` speaks of. */
export const isOnSide = (side: Side, you: PlayerId, player: PlayerId): boolean =>
  side === 'each' || (side === 'you') === (player === you)

/** Both battlelines, the active player's first, left to right. */
export function everyCreature(w: View): readonly number[] {
  const { active } = tableOf(w)
  return [...lineOf(w, active), ...lineOf(w, opponentOf(active))]
}

/** The cards in play of a kind of card, in the order of the board. */
export function cardsInPlay(w: View, noun: Group['noun']): readonly number[] {
  if (noun.endsWith('creature')) return everyCreature(w)
  const { active } = tableOf(w)
  const artifacts = [...playerOf(w, active).artifacts, ...playerOf(w, opponentOf(active)).artifacts]
  if (noun === 'artifact') return artifacts
  if (noun === 'creature or artifact') return [...everyCreature(w), ...artifacts]
  if (noun === 'action') return NOBODY
  const bearers = [...everyCreature(w), ...artifacts]
  const upgrades: number[] = []
  for (const card of bearers) upgrades.push(...cardOf(w, card).upgrades)
  return noun === 'upgrade' ? upgrades : [...bearers, ...upgrades]
}

/** Whether a card in play is one of a group, judged from the source and its controller "you". */
export function fits(
  w: View,
  group: Group,
  self: number,
  you: PlayerId,
  card: number,
  judge?: Judge,
): boolean {
  if (group.or !== undefined && fits(w, group.or, self, you, card, judge)) return true
  const { controller, damage, aember, zone } = cardOf(w, card)
  if (!ofNoun(zone, group.noun) || !isFaceAsAsked(group.noun, cardOf(w, card).$def)) return false
  if (group.side !== undefined && (group.side === 'friendly') !== (controller === you)) return false
  if (group.other === true && card === self) return false
  if (group.flank === true && !isOnFlank(w, card)) return false
  if (group.damaged === true && damage === 0) return false
  if (group.bearing === true && aember === 0) return false
  if (group.neighboring === true && !areNeighbors(w, hostOf(w, self), card)) return false
  if (group.marked !== undefined && !isMarked(cardOf(w, card), group.marked)) return false
  if (!isNamed(group, cardOf(w, card).$def)) return false
  if (!isOfKinds(w, group, card) || !inPower(w, group, card)) return false
  return !asksMore(group) || isSuch(w, group, seenNow(w, card), judge ?? constantJudge(w, self, you))
}

/** Token creatures are those that lie facedown (KF-TOK-1), or whose own card says so. */
function isFaceAsAsked(noun: Noun, { type }: Definition): boolean {
  if (noun !== 'token creature' && noun !== 'non-token creature') return true
  return (type === 'token creature') === (noun === 'token creature')
}

const isMarked = ({ damage, ready, stunned, warded, enraged }: Card, marked: Marked): boolean =>
  ({ undamaged: damage === 0, ready, exhausted: !ready, stunned, warded, enraged })[marked]

const isNamed = ({ named }: Group, face: Definition): boolean => named === undefined || isCalled(face, named)

export function isCalled(face: Definition, named: string): boolean {
  const name = titleOf(face)
  // "Friendly Blorbs": the name of several.
  return name === named || `${name}s` === named
}

/** Whether a card out of play is one of a group: judged from what is printed on it, or was with another face. */
export function fitsOutOfPlay(w: View, group: Group, card: number, face = cardOf(w, card).$def): boolean {
  if (group.or !== undefined && fitsOutOfPlay(w, group.or, card, face)) return true
  const { power, traits } = face
  const houses = face === cardOf(w, card).$def ? housesOf(w, card) : face.houses
  const type = plainType(face.type)
  const { noun } = group
  const ofType =
    noun === 'card' || (noun === 'creature or artifact' ? isEither(type) : type === plainNoun(noun))
  if (!ofType || !isFaceAsAsked(noun, face) || !isNamed(group, face) || !hasKinds(group, traits, houses))
    return false
  if (group.unlike !== undefined && group.unlike === type) return false
  return isOfPower(group, power)
}

const plainNoun = (noun: Noun): Noun => (noun.endsWith('creature') ? 'creature' : noun)

const isEither = (type: CardType): boolean => type === 'creature' || type === 'artifact'

const ZONES_OF: Readonly<Record<Group['noun'], readonly Zone[]>> = {
  creature: ['battleline'],
  artifact: ['artifacts'],
  upgrade: ['attached'],
  action: [],
  card: ['battleline', 'artifacts', 'attached'],
  'creature or artifact': ['battleline', 'artifacts'],
  'token creature': ['battleline'],
  'non-token creature': ['battleline'],
}
const ofNoun = (zone: Zone, noun: Group['noun']): boolean => ZONES_OF[noun].includes(zone)

/** The same of a card as it is; what nothing asks for is not looked at. */
export function isOfKinds(w: View, kinds: Kinds, card: number): boolean {
  const { trait, house, without, outside } = kinds
  if ((trait ?? house ?? without ?? outside) === undefined) return true
  const traits = (trait ?? without) === undefined ? NO_TRAITS : traitsOf(w, card)
  const houses = (house ?? outside) === undefined ? NO_HOUSES : housesOf(w, card)
  return hasKinds(kinds, traits, houses)
}
const NO_TRAITS: readonly string[] = []
const NO_HOUSES: readonly House[] = []
function inPower(w: View, group: Powers, card: number): boolean {
  return !asksPower(group) || isOfPower(group, powerOf(w, card))
}
