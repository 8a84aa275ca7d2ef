import type { View } from '@battleline/kernel'
import { countersOn } from '../model/counters.ts'
import { policyOf } from '../model/edition-policy.ts'
import { isFaceDown } from '../model/face-down.ts'
import { hasHurt } from '../model/history.ts'
import {
  cardsIn,
  cardsOf,
  colorsOf,
  defenderAgainst,
  isCreature,
  isLegendary,
  isOfSubtype,
  isOfType,
  isPermanent,
  isPlayer,
  manaValueOf,
  type Permanent,
  permanentOf,
  permanents,
  playerOf,
  playersOf,
  refTo,
  tableOf,
} from '../model/state.ts'
import type { Noun, ObjectFilter, Side, SpellFilter, State } from '../text/structure.ts'
import { type CardType, type Keyword, LANDWALK } from '../vocabulary.ts'

/** The context of a filter: "you", "this creature", "that player". */
export interface FilterContext {
  readonly you: number
  readonly source: number
  /** 0 if there is none. */
  readonly thatPlayer: number
  /** It is the text of a spell on the stack. */
  readonly spell?: boolean
}

/** The defending player of an attacking source; else the only defending player; 0 if there are several. */
export function defendingPlayer(w: View, { source: self, thatPlayer: player }: FilterContext): number {
  if (player > 0) return player
  if (isPermanent(w, self) && permanentOf(w, self).attacks !== 0) return defenderAgainst(w, self)
  if (tableOf(w).defending > 0) return tableOf(w).defending
  const [, ...others] = playersOf(w)
  return others.length === 1 ? (others[0] ?? 0) : 0
}

/** The number of card types among the cards of a graveyard (MTG-NCD-10). */
export const typesInGraveyard = (w: View, player: number): number =>
  new Set(cardsIn(w, player, 'graveyard').flatMap((card) => permanentOf(w, card).facts.types)).size

/** The characteristics that filters read. */
export interface ComputedValues {
  has(record: number, keyword: Keyword): boolean
  power(record: number): number
  toughness(record: number): number
}

/** Computes characteristics when a filter reads them. */
export type Compute = (w: View) => ComputedValues

/** Whether a player, permanent or spell matches a filter. */
export function matchesUsing(
  compute: Compute,
  w: View,
  which: ObjectFilter,
  record: number,
  by: FilterContext,
): boolean {
  if (which.other === true && record === by.source) return false
  if (which.either !== undefined && matchesUsing(compute, w, which.either, record, by)) return true
  if (isPlayer(w, record))
    return !playerOf(w, record).lost && which.nouns.some((noun) => isNoun(w, noun, record, by))
  const one = permanentOf(w, record)
  if (which.zone !== undefined) return one.zone === which.zone && isSuchCard(w, which, record, by)
  if (one.zone === 'stack')
    return (
      (which.spell !== undefined
        ? isSpell(w, which.spell, record) && targetsSo(compute, w, which.spell, record, by)
        : which.nouns.some((noun) => isSpellType(noun) && isOfType(one, noun))) &&
      (which.whose === undefined || isSide(w, which.whose, one.controller, by))
    )
  if (one.zone !== 'battlefield') return false
  if (
    !which.nouns.some((noun) => isNoun(w, noun, record, by)) &&
    (which.orKind === undefined || !isOfSubtype(one, which.orKind))
  )
    return false
  if (!isOfSubtypes(one, which) || !isOfColor(one, which)) return false
  if (which.nontoken === true && one.token) return false
  if (isRefined(which) && !matchesFacts(w, which, record, by)) return false
  if (which.whose !== undefined && !isSide(w, which.whose, one.controller, by)) return false
  if (!matchesComputed(compute, w, which, record, by)) return false
  return which.state === undefined || isInState(w, which.state, record, by)
}

/** Whether a card in a graveyard is as a filter says. */
function isSuchCard(w: View, which: ObjectFilter, record: number, by: FilterContext): boolean {
  const one = permanentOf(w, record)
  if (!which.nouns.some((noun) => noun === 'permanent' || isOfType(one, noun as CardType))) return false
  if (!isOfSubtypes(one, which) || !isOfColor(one, which)) return false
  if (isRefined(which) && !matchesFacts(w, which, record, by)) return false
  return which.whose === undefined || isSide(w, which.whose, one.owner, by)
}

function isOfSubtypes(one: Permanent, { subtype, orSubtype, orSubtypes = [] }: ObjectFilter): boolean {
  if (subtype === undefined || isOfSubtype(one, subtype)) return true
  if (orSubtype !== undefined && isOfSubtype(one, orSubtype)) return true
  return orSubtypes.some((other) => isOfSubtype(one, other))
}

function isOfColor(one: Permanent, { color, orColor }: Pick<ObjectFilter, 'color' | 'orColor'>): boolean {
  if (color === undefined) return true
  const colors = colorsOf(one)
  return colors.includes(color) || (orColor !== undefined && colors.includes(orColor))
}

/** Whether it has no color, one, or several. */
function isColored(one: Permanent, colored: NonNullable<ObjectFilter['colored']>): boolean {
  const { length } = colorsOf(one)
  return colored === 'none' ? length === 0 : colored === 'one' ? length === 1 : length > 1
}

/** The names of basic lands: no other land has them. */
const BASIC_LANDS: ReadonlySet<string> = new Set([...Object.values(LANDWALK), 'Wastes'])

/** Whether a filter has terms that few have. */
const isRefined = ({
  type,
  nonType,
  nonColor,
  nonSubtype,
  token,
  legendary,
  nonlegendary,
  nonbasic,
  attachedTo,
  historic,
  hurtBy,
  named,
  counter,
  against,
  colored,
  manaLeast,
  manaMost,
}: ObjectFilter) =>
  (nonbasic ??
    attachedTo ??
    historic ??
    manaLeast ??
    manaMost ??
    colored ??
    type ??
    nonType ??
    nonColor ??
    nonSubtype ??
    token ??
    legendary ??
    nonlegendary ??
    counter ??
    hurtBy ??
    named ??
    against) !== undefined

function matchesFacts(w: View, which: ObjectFilter, record: number, { source }: FilterContext): boolean {
  const one = permanentOf(w, record)
  const { type, nonType, nonColor, nonSubtype, token, legendary, nonlegendary, counter, against } = which
  if (type !== undefined && !isOfType(one, type)) return false
  if (nonType !== undefined && isOfType(one, nonType)) return false
  if (nonColor !== undefined && colorsOf(one).includes(nonColor)) return false
  if (which.colored !== undefined && !isColored(one, which.colored)) return false
  if (nonSubtype !== undefined && isOfSubtype(one, nonSubtype)) return false
  const mana = manaValueOf(one)
  if (mana < (which.manaLeast ?? mana) || mana > (which.manaMost ?? mana)) return false
  if (token === true && !one.token) return false
  if (which.attachedTo !== undefined && !isAttachedTo(w, one, which.attachedTo)) return false
  if (which.historic === true && !isHistoric(one)) return false
  if (which.named !== undefined && one.facts.name !== which.named) return false
  if (which.hurtBy === 'self' && !hasHurt(w, refTo(w, source), refTo(w, record))) return false
  if (legendary === true && !isLegendary(one)) return false
  if (nonlegendary === true && isLegendary(one)) return false
  if (which.nonbasic === true && BASIC_LANDS.has(one.facts.name.replace(/^Snow-Covered /, ''))) return false
  if (counter !== undefined && countersOn(w, record, counter === 'any' ? undefined : counter) === 0)
    return false
  if (against === undefined || !isPermanent(w, source)) return against === undefined
  const blocks = one.blocks.includes(source)
  const isBlocked = permanentOf(w, source).blocks.includes(record)
  return against === 'either' ? blocks || isBlocked : against === 'blocking' ? blocks : isBlocked
}

const isAttachedTo = (w: View, { attached }: Permanent, to: CardType): boolean =>
  isPermanent(w, attached) && isOfType(permanentOf(w, attached), to)

/** Whether it is an artifact, a legend, or a Saga (700.6). */
const isHistoric = (one: Permanent): boolean =>
  isOfType(one, 'artifact') || isLegendary(one) || isOfSubtype(one, 'Saga')

/** Whether the keywords and the power match a filter. */
function matchesComputed(
  compute: Compute,
  w: View,
  which: ObjectFilter,
  record: number,
  { source: self }: FilterContext,
): boolean {
  const { powerLeast, powerMost, toughnessLeast, toughnessMost } = which
  const sized = powerLeast ?? powerMost ?? toughnessLeast ?? toughnessMost
  if (
    which.with === undefined &&
    which.without === undefined &&
    which.lesserPower !== true &&
    which.tougher !== true &&
    sized === undefined
  )
    return true
  const characteristics = compute(w)
  if (sized !== undefined) {
    const [power, toughness] = [characteristics.power(record), characteristics.toughness(record)]
    if (power < (powerLeast ?? power) || power > (powerMost ?? power)) return false
    if (toughness < (toughnessLeast ?? toughness) || toughness > (toughnessMost ?? toughness)) return false
  }
  if (which.tougher === true && characteristics.toughness(record) <= characteristics.power(record))
    return false
  if (which.with !== undefined && !characteristics.has(record, which.with)) return false
  if (which.without !== undefined && characteristics.has(record, which.without)) return false
  return which.lesserPower !== true || characteristics.power(record) < powerNow(w, characteristics, self)
}

/** The power of an object, now or as last known (MTG-GEN-7). */
function powerNow(w: View, characteristics: ComputedValues, self: number): number {
  if (isPermanent(w, self)) return characteristics.power(self)
  return (
    tableOf(w)
      .left.filter(({ card }) => card === self)
      .at(-1)?.power ?? 0
  )
}

function isNoun(w: View, noun: Noun, record: number, { you }: FilterContext): boolean {
  if (isPlayer(w, record))
    return noun === 'player' || noun === 'any' || (noun === 'opponent' && record !== you)
  const one = permanentOf(w, record)
  switch (noun) {
    case 'player':
    case 'opponent':
    case 'spell':
      return false
    case 'permanent':
      return true
    case 'creature':
      return isCreature(one)
    case 'any':
      // Depends on the edition (MTG-NCD-7, MTG-PWR-6).
      return (
        isCreature(one) ||
        (policyOf(w).anyTargetIsPermanent && (isOfType(one, 'planeswalker') || isOfType(one, 'battle')))
      )
    default:
      return isOfType(one, noun)
  }
}

/** Whether a player is on a side. */
export function isSide(w: View, side: Side, player: number, by: FilterContext): boolean {
  switch (side) {
    case 'you':
      return player === by.you
    case 'an opponent':
    case 'not you':
      return player !== by.you
    case 'defending player':
      return player === defendingPlayer(w, by)
    case 'that player':
    case 'its controller':
      return player === by.thatPlayer
    default:
      return side satisfies never
  }
}

export function isInState(w: View, state: State, record: number, { you }: FilterContext): boolean {
  const one = permanentOf(w, record)
  switch (state) {
    case 'attacking':
      return one.attacks !== 0
    case 'attacking you':
      return one.attacks === you
    case 'attacking an opponent':
      return one.attacks > 0 && isPlayer(w, one.attacks) && one.attacks !== you
    case 'blocking':
      return one.blocks.length > 0
    case 'attacking or blocking':
      return isInCombat(w, record)
    case 'blocked':
      return one.attacks !== 0 && one.blocked
    case 'unblocked':
      return one.attacks !== 0 && !one.blocked
    case 'tapped':
      return one.tapped
    case 'untapped':
      return !one.tapped
    case 'saddled':
      return one.effects.some((effect) => effect.kind === 'is' && effect.does.kind === 'saddled')
    case 'modified':
      return isModified(w, record)
    case 'equipped':
      return hasAttached(w, record, 'Equipment')
    case 'enchanted':
      return hasAttached(w, record, 'Aura')
    case 'attacked this turn':
      return one.attacked
    case 'face down':
      return isFaceDown(one.facts)
    default:
      return state satisfies never
  }
}

/** Whether an Equipment or Aura is attached to a permanent. */
export const isAttachment = (
  { attached, facts }: Permanent,
  to: number,
  by: 'Equipment' | 'Aura' | 'either',
): boolean =>
  attached === to &&
  (by === 'either' ? ['Equipment', 'Aura'] : [by]).some((type) => facts.subtypes.includes(type))

const hasAttached = (w: View, record: number, type: 'Equipment' | 'Aura'): boolean =>
  permanents(w).some((one) => isAttachment(permanentOf(w, one), record, type))

/** With a counter on it, equipped, or enchanted by an Aura that its controller controls (700.9). */
function isModified(w: View, record: number): boolean {
  const { plus, minus, loyalty, defense, controller, effects } = permanentOf(w, record)
  if (plus + minus + loyalty + defense > 0) return true
  if (effects.some(({ kind }) => kind === 'counters')) return true
  return permanents(w).some((one) => {
    const { attached, facts, controller: by } = permanentOf(w, one)
    if (attached !== record) return false
    return facts.subtypes.includes('Equipment') || (facts.subtypes.includes('Aura') && by === controller)
  })
}

/** A spell on the stack has the X that was named for it (202.3e); costs have one X. */
const xOf = (w: View, spell: number): number =>
  tableOf(w).stack.find(({ kind, source }) => kind === 'spell' && source === spell)?.x ?? 0

/** Whether a spell, or a card that was cast, is as a text says. */
export function isSpell(w: View, of: SpellFilter, spell: number): boolean {
  const one = permanentOf(w, spell)
  const { types, nonType, subtype, historic, legendary, multicolored } = of
  if (multicolored === true && colorsOf(one).length < 2) return false
  const mana = manaValueOf(one) + xOf(w, spell)
  if (mana < (of.manaLeast ?? mana) || mana > (of.manaMost ?? mana)) return false
  if (types !== undefined && !types.some((type) => isOfType(one, type))) return false
  if (nonType !== undefined && isOfType(one, nonType))
    if (of.orSubtype === undefined || !isOfSubtype(one, of.orSubtype)) return false
  if (!isOfColor(one, of)) return false
  if (subtype !== undefined && !isOfSubtype(one, subtype)) return false
  if (legendary === true && !isLegendary(one)) return false
  return historic !== true || isHistoric(one)
}

/** Whether a spell on the stack has a target as a text says. */
function targetsSo(
  compute: Compute,
  w: View,
  { targets }: SpellFilter,
  spell: number,
  by: FilterContext,
): boolean {
  if (targets === undefined) return true
  const items = tableOf(w).stack.filter(({ kind, source }) => kind === 'spell' && source === spell)
  return items.some((item) =>
    item.targets.flat().some(({ card }) => matchesUsing(compute, w, targets, card, by)),
  )
}

const isSpellType = (noun: Noun): noun is 'instant' | 'sorcery' => noun === 'instant' || noun === 'sorcery'

export const isInCombat = (w: View, record: number): boolean =>
  permanentOf(w, record).attacks !== 0 || permanentOf(w, record).blocks.length > 0

/** Every matching player, permanent and spell, players first. */
export function matchingUsing(compute: Compute, w: View, which: ObjectFilter, by: FilterContext): number[] {
  const spells =
    which.spell !== undefined || which.nouns.some(isSpellType)
      ? tableOf(w).stack.flatMap(({ kind, source }) => (kind === 'spell' ? [source] : []))
      : []
  const all = which.zone === undefined ? [...playersOf(w), ...permanents(w), ...spells] : cardsOf(w)
  return all.filter((record) => matchesUsing(compute, w, which, record, by))
}
