import { opponentOf, type Ref } from '@battleline/card-game'
import type { View, World } from '@battleline/kernel'
import { makeLasting } from '../../effects/lasting.ts'
import type { Definition } from '../../model/definition.ts'
import type { Face } from '../../model/lasting-effect.ts'
import type { Resolution } from '../../model/resolution.ts'
import { cardOf, refTo } from '../../model/state.ts'
import { everyCreature, isThere, lastKnown } from '../../query/board.ts'
import { knownPower } from '../../query/last-known.ts'
import { armorOf } from '../../query/power.ts'
import { hostRef, knownTargetsOf, playersOf, targetsOf } from '../../query/resolution.ts'
import { housesOf } from '../../query/values.ts'
import { choiceOf, partsOf } from '../../rules/choosing.ts'
import { allHouses } from '../../rules/houses.ts'
import { names } from '../../text/references/reference-targets.ts'
import { mentions } from '../../text/references/references.ts'
import {
  type Doing,
  type Effect,
  eventsIn,
  type Ongoing,
  type PlayerRule,
  type Predicate,
  type Watched,
} from '../../text/structure.ts'
import { isOfThatHouse } from '../../text/words/chosen-words.ts'
import { type CardType, plainType } from '../../vocabulary.ts'
import { placeLabel } from '../../zones/battleline-positions.ts'
import { subjectOfAbout } from '../collect-hooks.ts'
import { refersToAntecedent } from '../merge-damage.ts'
import { becomeThere, placesToBecome } from './becoming.ts'
import { type EffectWriters, markAffected, noteCompletion } from './write.ts'

/** A lasting effect in a chart: the id of its text, its hooks, and what it remembers. */
export interface LastingText extends Doing<'lasting'> {
  readonly text: string
  readonly hooks: Definition['hooks']
  readonly keeps: Keeps
}

/** What a lasting effect remembers of earlier choices and references. */
interface Keeps {
  /** "That house". */
  readonly house: boolean
  /** "With that trait", "with that name". */
  readonly word: boolean
  /** "Of that type". */
  readonly type: boolean
}

/** Searches the text of a lasting effect for these references; a granted ability makes its own choices. */
export const keptBy = (is: Ongoing): Keeps => ({
  house:
    is.kind === 'must choose' || is.kind === 'cannot choose'
      ? is.house === undefined
      : mentions(is, ({ chosen, like, that }) => that !== undefined || isOfThatHouse(chosen ?? like), GIVEN),
  word: mentions(is, ({ chosen, like }) => chosen === 'trait' || chosen === 'name' || like === 'name', GIVEN),
  type: mentions(is, ({ like }) => like === 'type', GIVEN),
})
const GIVEN = ['grants']

/** The cards that it is fixed to when it is created; null if it applies to whatever qualifies (KF-LST-2). */
function fixedTo(w: World, l: Resolution, is: Ongoing): readonly Ref[] | null {
  if (is.kind === 'exchange') return targetsOf(w, l, is.who)
  if (is.kind === 'about') return subjectOfAbout(is).kind === 'self' ? targetsOf(w, l, is.who) : null
  if ('of' in is && isWatchedOne(is.of)) return ofOne(w, l, is.of)
  if (is.kind !== 'after') return null
  const [event, ...others] = eventsIn(is.event)
  // "At the end of the turn, destroy it."
  if (event === undefined || 'whose' in event) return refersBack(is.effects) ? l.antecedent : null
  if (is.event.kind === 'either event' && others.length > 0) return null
  return isWatchedOne(event.of) ? ofOne(w, l, event.of) : null
}

/** Whether a pronoun means a card from before these effects, and none that one of them speaks of or makes. */
function refersBack(effects: readonly Effect[]): boolean {
  const first = effects.find((effect) => refersToAntecedent(effect) || names(effect))
  return first !== undefined && refersToAntecedent(first)
}

type One = Extract<Watched, { kind: 'self' | 'host' | 'it' }>
const isWatchedOne = (of: object | undefined): of is One =>
  of !== undefined && 'kind' in of && (of.kind === 'self' || of.kind === 'host' || of.kind === 'it')

function ofOne(w: World, l: Resolution, of: One): readonly Ref[] {
  if (of.kind === 'self') return [l.from]
  return of.kind === 'host' ? [hostRef(w, l)] : targetsOf(w, l, of)
}

function begin(w: World, l: Resolution, effect: Doing<'lasting'>): void {
  const { text, hooks, keeps, is, until, player, counter } = effect as LastingText
  const named = player === undefined ? undefined : playersOf(w, l, player)[0]
  const on = fixedTo(w, l, is)?.filter((ref) => isThere(w, ref)) ?? null
  if (on?.length === 0) {
    noteCompletion(l, false)
    w.reportNotDone(
      l.source.card,
      'has no lasting effect',
      'the card that it is about is not in play',
      'KF-LST-4',
    )
    return
  }
  const faces = says(is)
  const face = faces === null ? null : faceOf(w, l, faces)
  const value = measured(w, l, is)
  if (face === undefined || value === undefined) {
    noteCompletion(l, false)
    w.reportNotDone(l.source.card, 'is no other card', 'no such card is known', 'KF-FRM-2')
    return
  }
  const waits = until === 'end of their turn'
  const house = keeps.house && l.house !== null ? { house: l.house } : {}
  const word = keeps.word ? { word: l.word } : {}
  const type = keeps.type ? typeOfIt(w, l) : undefined
  const once = is.kind === 'after' && is.once === true
  const before = armorNow(w, is)
  const way = until === 'it leaves play' ? l.affectedThisWay : []
  makeLasting(
    w,
    {
      text,
      from: l.from,
      you: named === undefined ? l.you : opponentOf(named),
      on,
      until,
      bound: until === 'this leaves play' ? l.from : null,
      waits,
      once,
      affectedThisWay: way,
      ...house,
      ...(face !== null && { face }),
      ...(value !== null && { value }),
      ...word,
      ...(type && { type }),
      ...(counter !== undefined && { counter }),
    },
    hooks,
  )
  noteLostArmor(w, l, before)
  // "Each creature with armor loses all armor": later text goes on about those that had some.
  if (on !== null && is.kind === 'about' && is.who.kind === 'each') l.antecedent = on
}

/** The armor of each creature, if the effect can take some. */
const armorNow = (w: View, is: Ongoing): readonly (readonly [number, number])[] =>
  is.kind === 'about' && is.does.some(({ kind }) => kind === 'has armor' || kind === 'gets armor')
    ? everyCreature(w).map((card) => [card, armorOf(w, card)])
    : []

/** Used points are armor like the others (KF-ARM-6). */
function noteLostArmor(w: View, l: Resolution, before: ReturnType<typeof armorNow>): void {
  for (const [card, armor] of before) {
    const lost = Math.max(0, armor - armorOf(w, card))
    markAffected(l, 'lost armor', Array<Ref>(lost).fill(refTo(w, card)))
  }
}

const HOW = { 'is a copy': 'copy', 'gains text box': 'text box', 'gains features': 'features' } as const
type FaceText = Extract<Predicate, { kind: keyof typeof HOW }>

/** What it says of other cards that these are, or of what they have of them. */
const says = (is: Ongoing): FaceText | null =>
  is.kind === 'about' ? (is.does.find((one): one is FaceText => one.kind in HOW) ?? null) : null

function faceOf(w: View, l: Resolution, { kind, of }: FaceText): Face | undefined {
  const [other] = knownTargetsOf(w, l, of)
  if (other === undefined) return undefined
  return { how: HOW[kind], of: cardOf(w, other.card).$def.name }
}

/** The power that it sets, as it is now or was last known; null if it sets none. */
function measured(w: View, l: Resolution, is: Ongoing): number | null | undefined {
  const equals = is.kind === 'about' ? is.does.find((one) => one.kind === 'power equals') : undefined
  if (equals?.kind !== 'power equals') return null
  const [other] = knownTargetsOf(w, l, equals.of)
  return other === undefined ? undefined : Math.max(0, knownPower(w, other))
}

/** The artifact moves as it becomes a creature: nothing is between the two. */
function beginThere(w: World, l: Resolution, place: string, effect: Doing<'lasting'>): void {
  begin(w, l, effect)
  becomeThere(w, l, place, effect)
}

/** The type of the card just named. */
function typeOfIt(w: View, l: Resolution): CardType | undefined {
  const named = l.antecedent[0] ?? l.affectedThisWay.at(-1)
  return named === undefined ? undefined : plainType(cardOf(w, named.card).$def.type)
}

/** Later "it" refers to the chosen cards. */
const choose = (w: World, l: Resolution, { what }: Doing<'choose'>): void => {
  l.antecedent = targetsOf(w, l, what)
}

/** "That creature's house": the house of a card in the text. */
const namesHouse = (is: Ongoing): is is Extract<PlayerRule, { kind: 'must choose' | 'cannot choose' }> =>
  (is.kind === 'must choose' || is.kind === 'cannot choose') && is.of !== undefined

/** The player chooses one of several houses, or of those that a card had when it left play (KF-LVP-7, R-026). */
function housesNamed(w: View, l: Resolution, { is }: Doing<'lasting'>): readonly string[] {
  const [one] = namesHouse(is) && is.of !== undefined ? knownTargetsOf(w, l, is.of) : []
  return one === undefined ? [] : (lastKnown(w, one)?.houses ?? housesOf(w, one.card))
}

function noteHouse(_: World, l: Resolution, word: string): void {
  l.house = word === '' ? null : word
  noteCompletion(l, l.house !== null)
}

export const lasting = {
  lasting: (to) => {
    const { is } = to.effect
    const chosen = 'who' in is ? to.choose(is.who) : namesHouse(is) ? to.pick(housesNamed, noteHouse) : to
    const housed = mentions(is, ({ that }) => that === 'your choice', GIVEN)
      ? chosen.pick(allHouses, noteHouse)
      : chosen
    return to.effect.to === undefined
      ? housed.act(begin)
      : housed.pick(placesToBecome, beginThere, placeLabel)
  },
  choose: (to) =>
    partsOf(to.effect.what).some((part) => choiceOf(part) !== null)
      ? to.choose(to.effect.what, false, to.effect.more)
      : to.act(choose),
} satisfies Partial<EffectWriters>
