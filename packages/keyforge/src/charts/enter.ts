import type { PlayerId } from '@battleline/card-game'
import { chart, type GameEvent, type Reason, routine, say, type View, type World } from '@battleline/kernel'
import { addEffectsOf } from '../effects/continuous.ts'
import { endLastingWhere } from '../effects/lasting.ts'
import { andThen, facts, playerActionFacts } from '../events/triggers.ts'
import type { ActiveEffect } from '../model/active-effect.ts'
import { asUpgradeOf } from '../model/definition.ts'
import { HOOK } from '../model/hooks.ts'
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
import { barredFlanks, entersWithDeploy, isAboutEntering, sideEntered } from '../rules/entering-places.ts'
import { join } from '../rules/gigantic.ts'
import type { Constant, Ongoing, Predicate } from '../text/structure.ts'
import { KEYWORD, type Pile } from '../vocabulary.ts'
import { placeLabel, placeNamed, placesIn } from '../zones/battleline-positions.ts'
import { discardUnder, takeAway } from '../zones/move.ts'

export type Entrance = Extract<Predicate, { readonly kind: 'enters' }>['how']

/** What a text says of the way in which a card enters play. */
export interface Arrival {
  readonly how: Entrance | null
  /** True if it may enter anywhere in the battleline. */
  readonly anywhere: boolean
  /** The card that an upgrade is attached to; -1 if the text names none. */
  readonly host: number
}

export const AS_USUAL: Arrival = { how: null, anywhere: false, host: -1 }

/** A card that enters play, played or put into play. */
export interface Entering {
  readonly card: number
  /** The player who plays it or puts it into play. */
  readonly by: PlayerId
  readonly played: boolean
  /** Its place in the battleline, from the left; -1 until chosen. */
  place: number
  /** The creature to attach it to; -1 until chosen. */
  host: number
  /** How the text says that it enters. */
  readonly how: Entrance | null
  /** True if a text says that it may enter anywhere in the battleline. */
  anywhere: boolean
  /** How an effect for the next card lets it enter, anywhere, if the player wants that. */
  next: Entrance | null
  /** The zone out of which it is played; null if that is not known. */
  readonly from: Pile | null
  /** The events of entering and being played. */
  facts: readonly GameEvent[]
}

export const entering = (card: number, by: PlayerId, played: boolean, place = -1): Entering => ({
  card,
  by,
  played,
  place,
  host: -1,
  how: null,
  anywhere: false,
  next: null,
  from: null,
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
    '1-next': ask('It may enter anywhere in the battleline', {
      who: (w) => tableOf(w).active,
      options: () => ['yes', 'no'],
      take: (w, l, [word]) => {
        const effect = nextEntering(w, l)
        if (effect === undefined) return
        if (word === 'yes') Object.assign(l, { anywhere: true, place: -1, next: effect.is.how })
        endLastingWhere(w, (one) => one.id === effect.lasting?.id)
      },
      label: (w, word, l) =>
        word === 'yes' ? say`it enters anywhere, ${nextEntering(w, l)?.is.how ?? ''}` : 'it enters as usual',
    })
      .when((w, l) => nextEntering(w, l) !== undefined || NONE_WAITS)
      .cite('KF-LST-3', 'KF-GEN-7'),
    '1-place': ask('Where it enters the battleline', {
      who: (w) => tableOf(w).active,
      options: (w, l) => placesFor(w, l),
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
    }).cite('KF-PLY-2', 'KF-PLY-4'),
  },
  options,
)

const NONE_WAITS: Reason = routine('no effect waits for the next one', 'KF-LST-3')
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
    }).cite('KF-PLY-2', 'KF-PLY-4'),
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
        const record = writeCard(w, l.card)
        record.host = l.host
        record.$def = asUpgradeOf(record.$def)
        writeCard(w, l.host).upgrades = [...cardOf(w, l.host).upgrades, l.card]
        return 'attached'
      }),
    ).cite('KF-PLY-2', 'KF-PLY-3'),
  },
  options,
)

/** The controller as it enters (KF-PLY-3). */
const sideOf = (w: View, { card, by }: Entering): PlayerId => sideEntered(w, card, by)

/** The places where a creature may enter: a flank, or anywhere with deploy. Each place has one word. */
function placesFor(w: View, l: Entering): readonly string[] {
  const line = lineOf(w, sideOf(w, l))
  if (line.length === 0) return placesIn(line)
  const places = l.anywhere || entersWithDeploy(w, l.card, sideOf(w, l)) ? placesIn(line) : ['left', 'right']
  const barred: readonly string[] = l.played ? barredFlanks(w, l.card, l.by) : []
  return places.filter((place) => !barred.includes(place))
}

/**
 * Puts a card into play as a new object, exhausted unless an effect says otherwise (KF-PLY-2). Effects that are
 * active then, including its own, decide how it enters (KF-PLY-4). Events are recorded before anything else can
 * happen.
 */
function enterPlay(w: World, l: Entering, controller: PlayerId, place: () => Card['zone']): void {
  const { card, by, played } = l
  join(w, card, takeAway)
  takeAway(w, card)
  // The cards under it belonged to the old object (KF-LVP-10).
  discardUnder(w, card)
  const record = writeCard(w, card)
  record.controller = controller
  record.zone = place()
  if (controller !== by && has(w, card, KEYWORD.treachery)) w.reportRule('KF-TRE-1')
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
  if (l.next !== null) Object.assign(record, ENTERS[l.next])
  l.facts = facts(w, 'enters', [card])
  if (played)
    l.facts = andThen(l.facts, playerActionFacts(w, 'played', card, by, { from: l.from, moment: null }))
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

type NextEntering = ActiveEffect & { readonly is: Extract<Ongoing, { kind: 'next enters' }> }

/** The effect that waits for this card as the next one to enter play (KF-LST-3). */
const nextEntering = (w: View, l: Entering): NextEntering | undefined =>
  activeEffects(w, HOOK.enters).find((effect): effect is NextEntering => {
    const { is } = effect
    return is?.kind === 'next enters' && isAboutEntering(w, effect, is.of, l.card, sideOf(w, l))
  })

/** Whether the entering card uses up an effect for the next card. */
const isNext = (w: View, effect: ActiveEffect, card: number, by: PlayerId): boolean =>
  effect.is?.kind === 'next played' &&
  youOf(w, effect) === by &&
  matchesPrintedFor(w, effect, effect.is.of, card)

/** Whether an entering card is the first of its kind played this turn, or any if the text says so. */
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
 * Omega: nothing more is played, used or discarded in this step, whatever happens to the card (KF-OMG-1). In other
 * steps than the third, only effects play cards anyway.
 */
export function closeWithOmega(w: World, card: number): void {
  if (keywordOf(w, card, KEYWORD.omega) > 0) endMainStep(w)
}

/** Step 3 ends with the move that is in progress. */
export function endMainStep(w: World): void {
  if (isMoving(w)) writeTable(w).main = 'over'
}

/** Whether a move of step 3 is in progress. */
function isMoving(w: View): boolean {
  const turn = w.stack[w.find('keyforge/turn')]?.locals as { readonly move?: unknown } | undefined
  return turn !== undefined && (turn.move ?? null) !== null
}
