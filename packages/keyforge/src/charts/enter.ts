import { chart, type GameEvent, type Reason, routine, type View, type World } from '@battleline/kernel'
import { addEffectsOf } from '../effects/continuous.ts'
import { endLastingWhere } from '../effects/lasting.ts'
import { andThen, facts, playerActionFacts } from '../events/triggers.ts'
import type { ActiveEffect } from '../model/active-effect.ts'
import { HOOK } from '../model/hooks.ts'
import { opponentOf, type PlayerId } from '../model/reference.ts'
import {
  type Card,
  cardOf,
  type HistoryEntry,
  playerOf,
  tableOf,
  writeCard,
  writePlayer,
  writeTable,
} from '../model/state.ts'
import { faceAtThatTime, timesThisTurn } from '../model/turn-history.ts'
import { verbs } from '../model/verbs.ts'
import { activeEffects } from '../query/active-effects.ts'
import { isOnSide, lineOf, youOf } from '../query/board.ts'
import { matchesPrinted, matchesPrintedFor } from '../query/printed-filter.ts'
import { has, keywordOf } from '../query/values.ts'
import { hostsFor } from '../rules/attachments.ts'
import { join } from '../rules/gigantic.ts'
import type { Constant, Predicate } from '../text/structure.ts'
import { KEYWORD } from '../vocabulary.ts'
import { placeLabel, placeNamed, placesIn } from '../zones/battleline-positions.ts'
import { discardUnder, takeAway } from '../zones/move.ts'

export type Entrance = Extract<Predicate, { readonly kind: 'enters' }>['how']

/** A card on its way into play, played or put there. */
export interface Entering {
  readonly card: number
  /** Who plays it or puts it into play. */
  readonly by: PlayerId
  readonly played: boolean
  /** Its place in the battleline, counted from the left; -1 while none is chosen. */
  place: number
  /** The creature that it is attached to; -1 while none is chosen. */
  host: number
  /** How the text that brings it into play says that it enters. */
  readonly how: Entrance | null
  /** Its entering, and its being played, with those that saw it. */
  facts: readonly GameEvent[]
}

export const entering = (card: number, by: PlayerId, played: boolean, place = -1): Entering => ({
  card,
  by,
  played,
  place,
  host: -1,
  how: null,
  facts: [],
})

const { act, ask, choose } = verbs<Entering>()

const options = {
  subjects: (l: Entering) => [l.card],
  like: entering(0, 1, false),
}

export const enterLine = chart<Entering>(
  'keyforge/enter-battleline',
  'A creature enters play',
  {
    '1-place': ask('Where it enters the battleline', {
      who: (w) => tableOf(w).active,
      options: (w, l) => placesFor(w, l.card, sideOf(w, l)),
      take: (w, l, [place]) => {
        l.place = placeNamed(lineOf(w, sideOf(w, l)), String(place))
      },
      label: (w, place) => placeLabel(w, String(place)),
    })
      .when((_, l) => l.place < 0 || PLACED)
      .cite('KF-PLY-2', 'KF-DEP-1'),
    '2-enter': act('It enters play', (w, l) => {
      const side = sideOf(w, l)
      enterPlay(w, l, side, () => {
        const { battleline: line } = playerOf(w, side)
        const at = Math.max(0, Math.min(l.place, line.length))
        writePlayer(w, side).battleline = [...line.slice(0, at), l.card, ...line.slice(at)]
        return 'battleline'
      })
    }).cite('KF-PLY-2', 'KF-PLY-4', 'KF-TRE-1'),
  },
  options,
)

const PLACED: Reason = routine('the text says where', 'KF-PLY-5')

export const enterRow = chart<Entering>(
  'keyforge/enter-row',
  'An artifact enters play',
  {
    '1-enter': act('It enters play', (w, l) => {
      const side = sideOf(w, l)
      enterPlay(w, l, side, () => {
        writePlayer(w, side).artifacts = [...playerOf(w, side).artifacts, l.card]
        return 'artifacts'
      })
    }).cite('KF-PLY-2', 'KF-PLY-4', 'KF-TRE-1'),
  },
  options,
)

export const attach = chart<Entering>(
  'keyforge/attach',
  'An upgrade enters play',
  {
    '1-host': choose('The creature that it is attached to', {
      who: (w) => tableOf(w).active,
      options: (w, l) => hostsFor(w, l.card),
      take: (_, l, [host]) => {
        l.host = host ?? -1
      },
    })
      .when((_, l) => l.host < 0 || PLACED)
      .cite('KF-PLY-2'),
    '2-enter': act('It enters play', (w, l) =>
      enterPlay(w, l, l.by, () => {
        writeCard(w, l.card).host = l.host
        writeCard(w, l.host).upgrades = [...cardOf(w, l.host).upgrades, l.card]
        return 'attached'
      }),
    ).cite('KF-PLY-2', 'KF-PLY-3'),
  },
  options,
)

/** Who controls it as it enters: treachery puts it on the other side (KF-PLY-3, KF-TRE-1). */
const sideOf = (w: View, { card, by }: Entering): PlayerId =>
  has(w, card, KEYWORD.treachery) ? opponentOf(by) : by

/** Where a creature may enter: on a flank, with deploy anywhere. Each place has one word. */
function placesFor(w: View, card: number, side: PlayerId): readonly string[] {
  const line = lineOf(w, side)
  if (line.length === 0 || has(w, card, KEYWORD.deploy)) return placesIn(line)
  return ['left', 'right']
}

/**
 * A card comes into play: exhausted, unless something says otherwise, and a new object (KF-PLY-2). What is in force
 * then, its own text too, says how it enters (KF-PLY-4); who sees it enter is noted before anything else can happen.
 */
function enterPlay(w: World, l: Entering, controller: PlayerId, place: () => Card['zone']): void {
  const { card, by, played } = l
  join(w, card, takeAway)
  takeAway(w, card)
  // What lay under it lay under another object (KF-LVP-10).
  discardUnder(w, card)
  const record = writeCard(w, card)
  record.controller = controller
  record.zone = place()
  record.ready = record.zone === 'attached'
  addEffectsOf(w, card)
  if (l.how !== null) Object.assign(record, ENTERS[l.how])
  for (const effect of activeEffects(w, HOOK.enters)) {
    if (effect.is?.kind === 'next played' && played && isNext(w, effect, card, by)) {
      Object.assign(record, ENTERS[effect.is.how], effect.is.also && ENTERS[effect.is.also])
      endLastingWhere(w, (one) => one.id === effect.lasting?.id)
    }
    if (effect.is?.kind === 'first played' && played && isFirst(w, effect, effect.is, card, by)) {
      Object.assign(record, ENTERS[effect.is.how])
    }
    if (effect.is?.kind === 'enters bearing' && effect.appliesTo(w, card))
      record[effect.is.what === 'power counters' ? 'powerCounters' : 'aember'] += effect.is.amount
    if (effect.is?.kind === 'enters' && effect.appliesTo(w, card))
      Object.assign(record, ENTERS[effect.is.how], effect.is.also && ENTERS[effect.is.also])
  }
  l.facts = facts(w, 'enters', [card])
  if (played) l.facts = andThen(l.facts, playerActionFacts(w, 'played', card, by))
  if (cardOf(w, card).zone === 'attached')
    l.facts = andThen(l.facts, facts(w, 'attached', [card], { user: by }))
  if (played) closeWithOmega(w, card)
}

export const ENTERS: Readonly<Record<Entrance, Partial<Card>>> = {
  ready: { ready: true },
  exhausted: { ready: false },
  stunned: { stunned: true },
  warded: { warded: true },
  enraged: { enraged: true },
}

/** Whether a card that enters is the one that an effect waits for: it is used up by it. */
const isNext = (w: View, effect: ActiveEffect, card: number, by: PlayerId): boolean =>
  effect.is?.kind === 'next played' &&
  youOf(w, effect) === by &&
  matchesPrintedFor(w, effect, effect.is.of, card)

/** Whether a card that enters is the first of its kind that was played this turn; of every one, where the text says so. */
function isFirst(
  w: View,
  effect: ActiveEffect,
  { of, by: side, every }: Extract<Constant, { kind: 'first played' }>,
  card: number,
  by: PlayerId,
): boolean {
  if (!isOnSide(side, youOf(w, effect), by) || !matchesPrinted(w, of, card) || !effect.isMet(w)) return false
  if (every === true) return true
  const isOf = (row: number, was: HistoryEntry) => matchesPrinted(w, of, row, -1, faceAtThatTime(w, was))
  return timesThisTurn(w, ['played'], { of: isOf, ...(side !== 'each' && { by }) }) === 1
}

/**
 * Omega: from now on nothing is played, used or discarded in this step, whatever becomes of the card (KF-OMG-1). In every
 * other step than the third that is so already: there only effects let a card be played.
 */
export function closeWithOmega(w: World, card: number): void {
  if (keywordOf(w, card, KEYWORD.omega) > 0 && isMoving(w)) writeTable(w).main = 'over'
}

/** Whether a move of step 3 is under way. */
function isMoving(w: View): boolean {
  const turn = w.stack[w.find('keyforge/turn')]?.locals as { readonly move?: unknown } | undefined
  return turn !== undefined && (turn.move ?? null) !== null
}
