import { FIRST_CARD, opponentOf, type PlayerId } from '@battleline/card-game'
import {
  because,
  chart,
  type Reason,
  routine,
  say,
  sentenceOf,
  type Value,
  type View,
  type World,
  word,
} from '@battleline/kernel'
import { expireAtStartOfTurn } from '../effects/lasting.ts'
import { playerFacts } from '../events/triggers.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf, playerOf, tableOf, writeTable } from '../model/state.ts'
import { recordHouse } from '../model/turn-history.ts'
import { verbs } from '../model/verbs.ts'
import type { Move } from '../moves/move.ts'
import { legalMoves, moveLabel, readMove, whyNot, wordOf } from '../moves/moves.ts'
import { additionalKeys, keepsFromForging } from '../query/keys.ts'
import { playerRestriction, playerRulesFor } from '../query/player-rules.ts'
import { forgetTurn } from '../rules/end-of-turn.ts'
import { cannotChoose, hasHouse, housesToChoose } from '../rules/houses.ts'
import { type House, NO_HOUSE, TURN_STEPS, type TurnStep } from '../vocabulary.ts'
import { mayTakeSome, takeArchives, takeable } from '../zones/archives.ts'
import { canForge, forge, forging } from './forge.ts'
import { forget } from './leave.ts'
import { ready, readying } from './ready.ts'
import { refill, refilling } from './refill.ts'
import { settingUp, setUp } from './set-up.ts'
import { startMove } from './start-move.ts'
import { window, windowOver } from './window.ts'

/** One turn after the other, until somebody wins. */
export interface Turn {
  /** The first step: a board may start in the middle of a turn. */
  from: TurnStep
  /** The first player, if the game is set up first; null if chance decides. */
  first: PlayerId | null
  /** True until the player continues from the step that the board starts before. */
  rests: boolean
  /** The chosen move; null if there is none. */
  move: Move | null
  /** True if the board is new or was edited: the state-based check comes before the move. */
  unsettled: boolean
  /** True while the player takes some of the archived cards. */
  some: boolean
  /** True if step 3 has ended. */
  ended: boolean
  /** The additional keys that were forged in step 1; -1 if the player forges no more. */
  more: number
}

/** A turn from this step on. Before an automatic step it waits for the player to continue. */
export const beginning = (from: TurnStep, first: PlayerId | null): Turn => ({
  from,
  first,
  rests: from !== 'set-up' && from !== 'main',
  move: null,
  unsettled: false,
  some: false,
  ended: false,
  more: 0,
})

const copyOf = (l: Turn): Turn => ({
  from: l.from,
  first: l.first,
  rests: l.rests,
  move: l.move,
  unsettled: l.unsettled,
  some: l.some,
  ended: l.ended,
  more: l.more,
})

const { act, ask, choose, step } = verbs<Turn>()
const ARCHIVES: Readonly<Record<string, string>> = {
  yes: 'take the archives',
  some: 'take some of the archives',
  no: 'leave the archives',
}
const active = (w: View) => tableOf(w).active

export const turn = chart<Turn>(
  'keyforge/turn',
  'Turn',
  {
    '0-set-up': step('The game is set up')
      .call(setUp, (_, l) => settingUp(l.first))
      .when((_, l) => l.from === 'set-up' || SET_UP)
      .cite('KF-SET-1', 'KF-SET-2'),
    '0-go': ask('The board stands before a step of the turn', {
      who: active,
      options: () => ['go'],
      take: (_, l) => {
        l.rests = false
      },
      label: (_w, _go, l) => say`go on with the turn (${word(l.from)})`,
      refuse: (_w, _l, word) => (word === 'go' ? null : because('the turn can only continue here: “go”')),
    })
      .when((_, l) => l.rests || UNDER_WAY)
      .cite('KF-TRN-1'),
    '0-start': step('At the start of the turn')
      .then((w) => expireAtStartOfTurn(w))
      .call(window, (w) => windowOver(playerFacts(w, 'turn starts', active(w))))
      .when(reached('start'))
      .cite('KF-TRN-2'),
    '1-forge': step('Step 1: forge a key')
      .call(forge, (w) => forging(active(w)))
      .when(reached('forge', isNotSkipped))
      .cite('KF-TRN-1', 'KF-FRG-1', 'KF-FRG-6'),
    '1-another': ask('An additional key may be forged', {
      who: active,
      options: () => ['yes', 'no'],
      take: (_, l, [word]) => {
        l.more = word === 'yes' ? l.more + 1 : -1
      },
      label: (_, word) => (word === 'yes' ? 'forge another key' : 'forge no other key'),
    })
      .call(forge, (w, l) => (l.more > 0 ? forging(active(w)) : null))
      .backTo('1-another', (_, l) => l.more > 0)
      .when(mayForgeMore)
      .cite('KF-FRG-7'),
    '2-none': act('No house can be chosen', (w) => (writeTable(w).house = NO_HOUSE))
      .when(reached('house', hasIdentity, hasNoChoice))
      .call(window, (w) => windowOver(playerFacts(w, 'house chosen', active(w))))
      .cite('KF-HSE-2'),
    '2-house': ask('Step 2: an active house is chosen', {
      who: active,
      options: (w) => housesToChoose(w, active(w)),
      take: (w, _, [house]) => {
        writeTable(w).house = house as House
        recordHouse(w, active(w), house as House)
      },
      label: (_, house) => String(house),
      refuse: (w, _, house) => cannotChoose(w, active(w), String(house)),
    })
      .when(reached('house', hasIdentity, hasChoice))
      .call(window, (w) => windowOver(playerFacts(w, 'house chosen', active(w))))
      .cite('KF-HSE-1', 'KF-HSE-2', 'KF-HSE-4'),
    '2-archives': ask('Archived cards may be taken into hand', {
      who: active,
      options: (w) => (mayTakeSome(w, active(w)) ? ['yes', 'some', 'no'] : ['yes', 'no']),
      take: (w, l, [word]) => {
        l.some = word === 'some'
        if (word === 'yes') takeArchives(w, active(w))
      },
      label: (_, word) => ARCHIVES[String(word)] ?? '',
    })
      .when(reached('archives', hasArchives, mayTakeArchives))
      .call(window, (w, l) =>
        l.some || takeable(w, active(w)).length > 0
          ? null
          : windowOver(playerFacts(w, 'archives taken', active(w))),
      )
      .cite('KF-HSE-4', 'KF-ARC-1', 'KF-ARC-2'),
    '2-some': choose('Some of the archived cards are taken into hand', {
      who: active,
      options: (w) => takeable(w, active(w)),
      bounds: (_w, _l, count) => [0, count],
      take: (w, l, cards) => {
        l.some = cards.length > 0
        takeArchives(w, active(w), cards)
      },
    })
      .when((_, l) => l.some || ALL_OR_NONE)
      .call(window, (w, l) => (l.some ? windowOver(playerFacts(w, 'archives taken', active(w))) : null))
      .cite('KF-HSE-4', 'KF-GEN-1'),
    '3-main': ask('The active player plays and uses cards', {
      who: active,
      options: (w) => legalMoves(w),
      take: (w, l, [move]) => {
        l.move = readMove(String(move))
        l.unsettled = w.isTouched()
      },
      label: (w, move) => moveLabel(w, String(move)),
      record: (move) => cardIn(readMove(String(move))),
      refuse: (w, _, move) => refuse(w, move),
    })
      .run((w, l) => (l.move === null || isTooLate(w, l, l.move) ? null : startMove(w, l.move)))
      .when(reached('main'))
      .cite('KF-TRN-5', 'KF-USE-1'),
    '3-again': act('Without an open ability, last known information is dropped', forgetAll)
      .backTo('3-main', (_, l) => !l.ended)
      .when(reached('main'))
      .cite('KF-TRN-5', 'KF-LVP-7'),
    '4-ready': step('Step 4: cards are readied')
      .call(ready, (w) => readying(active(w)))
      .call(window, (w) => windowOver(playerFacts(w, 'ready step ends', active(w))))
      .when(reached('ready', isTaken('ready')))
      .cite('KF-RDY-1'),
    '5-draw': step('Step 5: the hand is refilled')
      .call(window, (w) => windowOver(playerFacts(w, 'draw step starts', active(w))))
      .call(refill, (w) => refilling(active(w)))
      .when(reached('draw', isTaken('draw')))
      .cite('KF-DRW-1'),
    '6-end': step('At the end of the turn')
      .call(window, (w) => windowOver(playerFacts(w, 'turn ends', active(w))))
      .cite('KF-TRN-2'),
    '7-pass': act('The turn passes', pass)
      // Otherwise the run ends here, after the state-based check.
      .backTo('0-start', (_, l) => !l.ended)
      .cite('KF-TRN-1', 'KF-ARM-7'),
  },
  { like: beginning('start', null), copy: copyOf },
)

/** A skipped step does nothing and keeps the Æmber (KF-FRG-6). */
function isNotSkipped(w: View): true | Reason {
  const by = keepsFromForging(w, active(w), 'skips forging')
  return (
    by < 0 || because(say`${cardOf(w, by).name} makes ${playerOf(w, active(w)).name} skip it`, 'KF-FRG-6')
  )
}

function mayForgeMore(w: View, l: Turn): true | Reason {
  const verdict = reached('forge', isNotSkipped)(w, l)
  if (verdict !== true) return verdict
  return (l.more >= 0 && additionalKeys(w, active(w)) > l.more && canForge(w, active(w))) || NO_MORE
}

/** A step that a text may make a player skip. */
function isTaken(name: 'ready' | 'draw') {
  return (w: View): true | Reason => {
    const by = playerRulesFor(w, HOOK.skips, 'skips', active(w)).find(({ is }) => is.step === name)
    return (
      by === undefined ||
      because(say`${cardOf(w, by.effect.row).name} makes ${playerOf(w, active(w)).name} skip it`, 'KF-GEN-1')
    )
  }
}

/** A short account of a run leaves this reason out. */
const EARLIER = routine('the board begins at a later step of the turn')
const SET_UP = routine('the game is under way')
const UNDER_WAY = routine('the turn is under way')
const CHOICE = routine('there is a house to choose', 'KF-HSE-1')
const NO_CHOICE = because('there is no house to choose', 'KF-HSE-2')
const NO_MORE = routine('no additional key is forged', 'KF-FRG-7')
const NO_IDENTITY = routine('the houses of the identity card are unknown')
const ALL_OR_NONE = routine('archives are taken whole or left', 'KF-HSE-4')
const NO_ARCHIVES = routine('nothing is archived', 'KF-HSE-4')

/** True from this step of the turn on, unless the board starts later, and if every other condition is true. */
function reached(
  at: TurnStep,
  ...also: readonly ((w: View) => true | Reason)[]
): (w: View, l: Turn) => true | Reason {
  const past = TURN_STEPS.slice(TURN_STEPS.indexOf(at) + 1)
  return (w, l) => {
    if (past.includes(l.from)) return EARLIER
    for (const condition of also) {
      const verdict = condition(w)
      if (verdict !== true) return verdict
    }
    return true
  }
}

/** Whether the houses of a player are known. Without them no turn can begin, and ending step 3 ends the run. */
const isKnown = (w: View, player: PlayerId): boolean => playerOf(w, player).houses.length > 0

function hasIdentity(w: View): true | Reason {
  return isKnown(w, active(w)) || NO_IDENTITY
}

function hasChoice(w: View): true | Reason {
  return hasHouse(w, active(w)) || NO_CHOICE
}

function hasNoChoice(w: View): true | Reason {
  return !hasHouse(w, active(w)) || CHOICE
}

function hasArchives(w: View): true | Reason {
  return takeable(w, active(w)).length > 0 || NO_ARCHIVES
}

function mayTakeArchives(w: View): true | Reason {
  const bar = playerRestriction(w, active(w), 'take archives')
  return bar < 0 || because(say`${cardOf(w, bar).name} forbids it`, 'KF-GEN-2')
}

function forgetAll(w: World, l: Turn): void {
  // Omega: pending effects resolve, then the step ends (KF-OMG-1).
  l.ended = l.move?.kind === 'end' || tableOf(w).main === 'over'
  l.move = null
  forget(w)
  // Alpha and omega apply to one step (KF-ALP-1, KF-OMG-1).
  if (l.ended && tableOf(w).main !== 'fresh') writeTable(w).main = 'fresh'
  if (l.ended && !isKnown(w, active(w))) w.clear()
}

/** On a board that had to be checked first, the card of the move may be gone. */
function isTooLate(w: World, l: Turn, move: Move): boolean {
  if (!l.unsettled || move.card < FIRST_CARD) return false
  const word = wordOf(move)
  const why = whyNot(w, word)
  if (why !== null) w.reportNoEffect(move.card, sentenceOf(moveLabel(w, word)), why)
  return why !== null
}

const cardIn = (move: Move | null): number | null => (move === null || move.card < 0 ? null : move.card)

const refuse = (w: View, move: Value): Reason | null =>
  typeof move === 'string' ? whyNot(w, move) : because('a move is named by a word, such as "fight 3 7"')

/**
 * Ends the effects of this turn and makes the other player active. The run ends there if that player's houses are
 * unknown.
 */
function pass(w: World, l: Turn): void {
  forget(w)
  forgetTurn(w)
  const [next = opponentOf(active(w)), ...extra] = tableOf(w).extra
  l.ended = !isKnown(w, next)
  if (l.ended) return
  const table = writeTable(w)
  table.active = next
  table.extra = extra
  table.house = null
  table.turn++
  l.from = 'start'
  l.more = 0
  l.some = false
}
