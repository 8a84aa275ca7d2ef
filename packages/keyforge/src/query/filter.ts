import type { PlayerId, Ref } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import { fold, memoize } from '@battleline/language'
import type { ActiveEffect } from '../model/active-effect.ts'
import { type Definition, titleOf } from '../model/definition.ts'
import type { Lasting } from '../model/lasting-effect.ts'
import { type Card, cardOf, type LastKnown, refTo } from '../model/state.ts'
import type { Group, Marked, Noun, Target } from '../text/structure.ts'
import { type CardType, type House, plainType, type Zone } from '../vocabulary.ts'
import { areNeighbors, cardsInPlay, hostOf, isFriendlyAsAsked, neighborsOf, selfOf, youOf } from './board.ts'
import { asksMore, asksPower, hasKinds, isOfPower, type Kinds, type Powers } from './filter-kinds.ts'
import { isOnFlank } from './flank.ts'
import { powerOf } from './power.ts'
import { type FilterContext, matchesClauses } from './relative-clause.ts'
import { snapshotOf } from './snapshot.ts'
import { housesOf, NO_HOUSES, NO_TRAITS, traitsOf } from './values.ts'

/** The context of filters in a constant text: only its card, that card's host, and the host's neighbors. */
export class ConstantContext implements FilterContext {
  readonly self: number
  readonly you: PlayerId
  readonly they: PlayerId
  readonly house: House | null
  readonly number = null
  readonly word: string | null
  readonly #w: View

  constructor(w: View, self: number, you: PlayerId, lasting: Lasting | null = null) {
    this.self = self
    this.you = you
    this.they = you
    this.house = lasting?.house ?? null
    this.word = lasting?.word ?? null
    this.#w = w
  }

  resolve(target: Target): readonly Ref[] {
    return pointedTo(this.#w, this.self, this.you, target)
  }

  cards(group: Group): readonly number[] {
    return cardsMatching(this.#w, group, this.self, this.you, this)
  }
}

function pointedTo(w: View, self: number, you: PlayerId, target: Target): readonly Ref[] {
  switch (target.kind) {
    case 'self':
      return [refTo(w, self)]
    case 'host':
    case 'it':
      return [refTo(w, hostOf(w, self))]
    case 'neighbors':
      return target.which === undefined
        ? neighborsOf(w, hostOf(w, self)).map((card) => refTo(w, card))
        : NOBODY
    case 'each':
      if (target.of.zone === 'grafted')
        return cardOf(w, self)
          .under.filter((card) => cardOf(w, card).grafted)
          .map((card) => refTo(w, card))
      return cardsMatching(w, target.of, self, you).map((card) => refTo(w, card))
    case 'both':
      return [...pointedTo(w, self, you, target.first), ...pointedTo(w, self, you, target.second)]
    default:
      return NOBODY
  }
}

const NOBODY: readonly Ref[] = []

/** Whether a card in play matches a filter of an active effect. */
export function matchesForEffect(w: View, effect: ActiveEffect, group: Group, card: number): boolean {
  const self = selfOf(effect)
  const you = youOf(w, effect)
  const { lasting } = effect
  const isPlain = (lasting?.house ?? lasting?.word) === undefined
  return matchesInPlay(
    w,
    group,
    self,
    you,
    card,
    isPlain ? undefined : new ConstantContext(w, self, you, lasting),
  )
}

/** The cards in play of a group. */
export function cardsMatching(
  w: View,
  group: Group,
  self: number,
  you: PlayerId,
  context?: FilterContext,
): readonly number[] {
  const all = cardsInPlay(w, group.or === undefined ? group.noun : 'card')
  return all.filter((card) => matchesInPlay(w, group, self, you, card, context))
}

/** Whether a card in play matches a filter. `self` is the source, `you` its controller. */
export function matchesInPlay(
  w: View,
  group: Group,
  self: number,
  you: PlayerId,
  card: number,
  context?: FilterContext,
): boolean {
  if (group.or !== undefined && matchesInPlay(w, group.or, self, you, card, context)) return true
  const { controller, damage, aember, zone } = cardOf(w, card)
  if (!ofNoun(zone, group.noun) || !isFaceAsAsked(group.noun, cardOf(w, card).$def)) return false
  if (!isFriendlyAsAsked(group.side, you, controller)) return false
  if (group.other === true && card === self) return false
  if (group.flank === true && !isOnFlank(w, card)) return false
  if (group.damaged === true && damage === 0) return false
  if (group.bearing === true && aember === 0) return false
  if (group.neighboring === true && !areNeighbors(w, hostOf(w, self), card)) return false
  if (group.marked !== undefined && !isMarked(cardOf(w, card), group.marked)) return false
  if (!isCalled(titleOf(cardOf(w, card).$def), group)) return false
  if (!isOfKinds(w, group, card) || !inPower(w, group, card)) return false
  return (
    !asksMore(group) ||
    matchesClauses(w, group, snapshotOf(w, card), context ?? new ConstantContext(w, self, you))
  )
}

/** Token creatures are facedown cards (KF-TOK-1) and cards of that type. */
function isFaceAsAsked(noun: Noun, { type }: Definition): boolean {
  if (noun !== 'token creature' && noun !== 'non-token creature') return true
  return (type === 'token creature') === (noun === 'token creature')
}

const isMarked = ({ damage, ready, stunned, warded, enraged }: Pick<Card, Marks>, marked: Marked): boolean =>
  ({ undamaged: damage === 0, ready, exhausted: !ready, stunned, warded, enraged })[marked]

type Marks = 'damage' | 'ready' | 'stunned' | 'warded' | 'enraged'

/** Whether a card of this title has the name that a text asks for, however each of them spells it. */
export function isCalled(title: string, asked: { readonly named?: string }): boolean {
  if (asked.named === undefined || title === asked.named) return true
  const name = fold(title)
  const wanted = foldedName(asked)
  // "Friendly Blorbs": a plural.
  return name === wanted || `${name}s` === wanted
}
const foldedName = memoize(({ named = '' }: { readonly named?: string }) => fold(named))

/** Whether a card out of play matches a filter, by the printed facts of it or of another face. */
export function matchesOutOfPlay(w: View, group: Group, card: number, face = cardOf(w, card).$def): boolean {
  if (group.or !== undefined && matchesOutOfPlay(w, group.or, card, face)) return true
  const { power, traits } = face
  const houses = face === cardOf(w, card).$def ? housesOf(w, card) : face.houses
  const type = plainType(face.type)
  const { noun } = group
  const ofType =
    noun === 'card' || (noun === 'creature or artifact' ? isEither(type) : type === plainNoun(noun))
  if (
    !ofType ||
    !isFaceAsAsked(noun, face) ||
    !isCalled(titleOf(face), group) ||
    !hasKinds(group, traits, houses)
  )
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

/** Whether a card has the traits and houses of a filter. Computes only what the filter reads. */
export function isOfKinds(w: View, kinds: Kinds, card: number): boolean {
  const { trait, house, without, outside } = kinds
  if ((trait ?? house ?? without ?? outside) === undefined) return true
  const traits = (trait ?? without) === undefined ? NO_TRAITS : traitsOf(w, card)
  const houses = (house ?? outside) === undefined ? NO_HOUSES : housesOf(w, card)
  return hasKinds(kinds, traits, houses)
}

function inPower(w: View, group: Powers, card: number): boolean {
  return !asksPower(group) || isOfPower(group, powerOf(w, card))
}

/** Whether a card matched a filter as it left play. The caller checks its controller. */
export function matchedLastKnown(w: View, group: Group, known: LastKnown, context: FilterContext): boolean {
  if (group.or !== undefined && matchedLastKnown(w, group.or, known, context)) return true
  const { power, damage, aember, flank } = known
  if (!isOfType(known.type, group.noun) || !hasKinds(group, known.traits, known.houses)) return false
  if (!isCalled(known.title, group)) return false
  if (group.flank === true && !flank) return false
  if (group.damaged === true && damage === 0) return false
  if (group.bearing === true && aember === 0) return false
  if (group.marked !== undefined && !isMarked(known, group.marked)) return false
  if (!isOfPower(group, power)) return false
  return !asksMore(group) || matchesClauses(w, group, known, context)
}

export function isOfType(was: CardType, noun: Noun): boolean {
  const isCreatureOf = was === 'creature' || was === 'token creature'
  switch (noun) {
    case 'card':
      return true
    case 'creature':
      return isCreatureOf
    case 'creature or artifact':
      return isCreatureOf || was === 'artifact'
    case 'non-token creature':
      return was === 'creature'
    default:
      return was === noun
  }
}
