import {
  because,
  CHANCE,
  type Choice,
  type Decision,
  type Refusal,
  type Value,
  type View,
} from '@battleline/kernel'
import { FIRST_CARD, type PlayerId, type Ref, TABLE } from '../model/reference.ts'
import { type Onlooker, type ViewRules, viewedCard } from './view-rules.ts'
import { inAlphabet, inSight, knownTo } from './visible-cards.ts'

/** An option as a player sees it. */
export interface OptionView {
  /** Its place among the shown options, from 0. */
  readonly id: number
  readonly label: string
  /** The player or card that the option is or whose effect it is, by its number in the view; else null. */
  readonly record: number | null
}

/**
 * The pending decision as a player sees it. The deciding player sees all of it. Other players see only options for
 * visible cards, and not the number of options.
 */
export interface DecisionView extends Omit<Decision, 'ids' | 'least' | 'most' | 'options'> {
  readonly least: number | null
  readonly most: number | null
  readonly options: readonly OptionView[]
}

/** What every view has. */
export interface AnyView<P extends Onlooker = Onlooker> {
  readonly player: P
  readonly asked: DecisionView | null
}

/** A zone as a player sees it. `cards` is null if only the number of cards is known: a deck, the other player's hand. */
export interface ZoneView {
  readonly count: number
  readonly cards: readonly number[] | null
}

/** Maps a card number of the position to that of the view. */
export type Renumber = (record: number) => number

/** A visible card, by its number in the player's views. */
interface CardSnapshot extends Ref {
  readonly number: number
}

/**
 * What one player has seen of a game so far: a plain value. `view` is for the player; the rest maps its numbers to
 * cards and stays private.
 */
export interface Observation<V extends AnyView = AnyView> {
  readonly view: V
  readonly seen: readonly CardSnapshot[]
  /** The first unused number. */
  readonly next: number
  /** The value that each option of the view stands for, and its place among all options. */
  readonly options: readonly { readonly id: Value; readonly place: number }[]
  /** The cards that chance is shuffling: nobody can follow them. */
  readonly mixed: readonly number[]
}

/**
 * Numbers the cards that a player sees. A card keeps its number while the player can follow it. It gets a new number
 * when it leaves a hidden zone, is shuffled, or leaves play as a new object. New numbers follow the
 * visible order.
 */
export function numbered(
  w: View,
  rules: ViewRules,
  player: Onlooker,
  asked: Decision | null,
  before: Observation | null,
): readonly CardSnapshot[] {
  const known = knownTo(w, rules, player, asked)
  const kept = new Map(
    (before?.seen ?? [])
      .filter(
        ({ card, life }) =>
          known.has(card) && viewedCard(w, card).life === life && before?.mixed.includes(card) !== true,
      )
      .map(({ card, number }) => [card, number]),
  )
  let next = before?.next ?? FIRST_CARD
  return inSight(w, rules, known, (card) => kept.get(card) ?? next)
    .map((card) => ({ card, life: viewedCard(w, card).life, number: kept.get(card) ?? next++ }))
    .sort((one, other) => one.number - other.number)
}

/** A player's observation of a position whose cards have that player's names. */
export function observationOf<V extends AnyView>(
  player: Onlooker,
  asked: Decision | null,
  seen: readonly CardSnapshot[],
  from: number,
  viewOf: (known: readonly number[], own: Renumber, asked: DecisionView | null) => V,
): Observation<V> {
  const numbers = new Map(seen.map(({ card, number }) => [card, number]))
  const own: Renumber = (record) => (record < FIRST_CARD ? record : (numbers.get(record) ?? -1))
  const known = seen.map(({ card }) => card)
  const { places, subjects } = asked === null ? NOTHING : shownOf(asked, player, new Set(known))
  const options = asked === null ? [] : optionsOf(asked, places, own)
  const decision = asked === null ? null : decisionView(asked, player, options, subjects.map(own))
  return {
    view: viewOf(known, own, decision),
    seen,
    next: Math.max(from, (seen.at(-1)?.number ?? 0) + 1),
    options: options.map(({ id, place }) => ({ id, place })),
    mixed: asked?.who === CHANCE && asked.kind === 'order' ? asked.ids.map(Number) : [],
  }
}

const NOTHING = { places: [], subjects: [] }

interface Shown {
  readonly id: Value
  readonly place: number
  readonly label: string
  readonly record: number | null
}

/** Sorts options of cards by their numbers in the view, then by label; other options come last. */
function optionsOf({ options }: Decision, places: readonly number[], own: Renumber): readonly Shown[] {
  const shown = places.flatMap((place) => {
    const option = options[place]
    if (option === undefined) return []
    const { id, label, record } = option
    return [{ id, place, label, record: record === null ? null : own(record) }]
  })
  const rank = ({ record }: Shown) => record ?? Number.POSITIVE_INFINITY
  const words = ({ record, label }: Shown) => (record === null ? '' : label)
  return shown.sort(
    (one, other) =>
      (rank(one) === rank(other) ? 0 : rank(one) - rank(other)) ||
      inAlphabet(words(one), words(other)) ||
      one.place - other.place,
  )
}

function decisionView(
  { who, kind, step, title, cite, free, least, most }: Decision,
  player: Onlooker,
  options: readonly Shown[],
  subjects: readonly number[],
): DecisionView {
  const mine = who === player
  return {
    who,
    kind,
    step,
    title,
    cite,
    free,
    subjects,
    least: mine ? least : null,
    most: mine ? most : null,
    options: options.map(({ label, record }, id) => ({ id, label, record })),
  }
}

const notOffered = (reason: string): Refusal => ({ refused: 'not offered', ...because(reason) })

/** Translates a choice by the ids of a view for the position, or refuses it. */
export function chosenIn({ view, options }: Observation, choice: Choice): Choice | Refusal {
  const { asked, player } = view
  if (asked === null)
    return { refused: 'nothing asked', ...because('no decision is pending in this position') }
  if (asked.who !== player) return notOffered('another player decides this')
  if (asked.kind === 'divide') return sharesIn(options, choice)
  const chosen = (Array.isArray(choice) ? choice : [choice]).map((id) => options[id]?.id)
  return chosen.every((id) => id !== undefined) ? chosen : noSuch(options.length)
}

const noSuch = (count: number): Refusal =>
  notOffered(`options are named by their places, from 0 to ${count - 1}`)

function sharesIn(options: Observation['options'], choice: Choice): Choice | Refusal {
  const shares = Object.entries(typeof choice === 'object' ? choice : [choice])
  const named = shares.map(([at, share]) => [options[Number(at)]?.id, share] as const)
  return named.every(([id]) => id !== undefined) ? Object.fromEntries(named) : noSuch(options.length)
}

/** The options that a player sees, as indexes into the decision's list, and the decision's subjects. */
function shownOf(
  { who, options, subjects }: Decision,
  player: Onlooker,
  known: ReadonlySet<number>,
): { readonly places: readonly number[]; readonly subjects: readonly number[] } {
  const isOpen = (record: number) => record < FIRST_CARD || known.has(record)
  const shown = options.flatMap(({ record }, place) =>
    who === player || record === null || isOpen(record) ? [place] : [],
  )
  return { places: shown, subjects: subjects.filter((record) => record > TABLE && isOpen(record)) }
}

/** The lists of a player as somebody sees them. */
export const zonesView = <P extends string>(
  rules: ViewRules,
  player: Onlooker,
  whose: PlayerId,
  piles: readonly P[],
  held: Readonly<Record<P, readonly number[]>>,
  own: Renumber,
): Record<P, ZoneView> =>
  Object.fromEntries(
    piles.map((pile) => [pile, zoneView(rules, player, whose, pile, held[pile], own)] as const),
  ) as Record<P, ZoneView>

/** A list of a player as somebody sees it: its cards by their numbers in the view, or only how many there are. */
function zoneView(
  rules: ViewRules,
  player: Onlooker,
  whose: PlayerId,
  pile: string,
  held: readonly number[],
  own: Renumber,
): ZoneView {
  const cards = rules.isOpen(player, whose, pile) ? held.map(own) : null
  if (!rules.isOrdered(pile)) cards?.sort((one, other) => one - other)
  return { count: held.length, cards }
}
