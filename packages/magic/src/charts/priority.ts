import { because, chart, routine, type Start, stepVerbs, type View, type World } from '@battleline/kernel'
import { due } from '../checks/state-based-check.ts'
import type { PendingTrigger } from '../model/stack-items.ts'
import { playerOf, playersOf, tableOf, writeTable } from '../model/state.ts'
import { cardOfMove, legalMoves, moveLabel, startMove, whyNotMove } from '../moves/moves.ts'
import type { Resolving } from './resolve.ts'

/**
 * Triggered abilities go on the stack: the active player's first, each player's in an order that the player chooses
 * (MTG-GEN-3).
 */
export interface Triggering {
  readonly waiting: readonly PendingTrigger[]
}

export const triggers = chart<Triggering>(
  'magic/triggers',
  'Triggered abilities',
  {
    '1-stack': stepVerbs<Triggering>()
      .offer('Triggered abilities are put on the stack', { entries: (_, l) => l.waiting })
      .cite('MTG-GEN-3'),
  },
  { like: { waiting: [] } },
)

/** Takes the triggered abilities; null if there are none. */
function takeTriggered(w: World): Triggering | null {
  const { triggered } = tableOf(w)
  if (triggered.length === 0) return null
  writeTable(w).triggered = []
  return { waiting: triggered }
}

/** Players act in turn until all pass in succession; then the top of the stack resolves, or the step ends. */
export interface Priority {
  /** Whether the active player is asked even if they can only pass. */
  readonly waits: boolean
  who: number
  passes: number
  move: string
}

/** The locals of a round of priority; null if nobody can act and nothing is due: then the trace skips it. */
export function priorityOf(w: View, waits = false): Priority | null {
  const { active, stack, triggered, winner } = tableOf(w)
  if (winner !== null) return null
  const quiet =
    !waits &&
    stack.length === 0 &&
    triggered.length === 0 &&
    playersOf(w).every((player) => legalMoves(w, player).length < 2) &&
    due(w) === null
  return quiet ? null : { waits, who: active, passes: 0, move: 'pass' }
}

const { act, ask, settle, step } = stepVerbs<Priority>()

export const priority = chart<Priority>(
  'magic/priority',
  'Priority',
  {
    '1-check': settle('State-based actions are performed until none is due').cite('MTG-GEN-3', 'MTG-SBA-1'),
    '2-triggers': step('What has triggered is put on the stack')
      .call(triggers, takeTriggered)
      .when((w) => tableOf(w).triggered.length > 0 || routine('nothing has triggered'))
      .cite('MTG-GEN-3'),
    '3-act': ask('A player acts, or passes', {
      who: (_, l) => l.who,
      options: (w, l) => legalMoves(w, l.who),
      take: (_, l, [move]) => {
        l.move = String(move)
      },
      label: (w, move) => moveLabel(w, String(move)),
      record: (move) => cardOfMove(String(move)),
      refuse: (w, l, value) => whyNotMove(w, l.who, String(value)),
    })
      .when(hasMoves)
      .cite('MTG-GEN-3'),
    '4-do': step('It is done')
      .run(startChosenMove)
      .when((_, l) => l.move !== 'pass' || routine('it is passed'))
      .backTo('1-check', () => true)
      .cite('MTG-GEN-3'),
    '5-pass': act('The next player has priority', (w, l) => {
      if (isPositionChanged(w)) Object.assign(l, { passes: 0, who: tableOf(w).active })
      else Object.assign(l, { passes: l.passes + 1, who: nextPlayer(w, l.who) })
    })
      .backTo('1-check', isPositionChanged)
      .backTo('3-act', (w, l) => l.passes < playersLeft(w))
      .cite('MTG-GEN-3'),
    '6-resolve': step('The top of the stack resolves')
      .run(startResolving)
      .then((w, l) => {
        Object.assign(l, { who: tableOf(w).active, passes: 0, move: 'pass' })
      })
      .when((w) => tableOf(w).stack.length > 0 || routine('the stack is empty'))
      .backTo('1-check', () => true)
      .cite('MTG-GEN-3'),
    '7-forget': act('What has left is not asked for any more', (w) => {
      writeTable(w).left = []
    })
      .when((w) => tableOf(w).left.length > 0 || routine('nothing has left'))
      .cite('MTG-GEN-7'),
  },
  { like: { waits: false, who: 1, passes: 0, move: '' } },
)

/** Whether an edit of the position made something due. */
function isPositionChanged(w: View): boolean {
  return tableOf(w).triggered.length > 0 || due(w) !== null
}

const playersLeft = (w: View): number => playersOf(w).filter((player) => !playerOf(w, player).lost).length

function nextPlayer(w: View, who: number): number {
  const order = playersOf(w).filter((player) => !playerOf(w, player).lost || player === who)
  return order[(order.indexOf(who) + 1) % order.length] ?? who
}

/**
 * A player who can only pass is not asked, except the active player before something resolves, and if the turn waits
 * for them.
 */
function hasMoves(w: View, l: Priority) {
  const { active, stack } = tableOf(w)
  if (playerOf(w, l.who).lost) return because('this player has left the game')
  if (l.who === active && (l.waits || stack.length > 0)) return true
  return legalMoves(w, l.who).length > 1 || routine('there is nothing to do but pass')
}

/** The player who acts keeps priority, and the count of passes restarts. */
function startChosenMove(w: World, l: Priority): Start | null {
  const { move } = l
  Object.assign(l, { passes: 0, move: 'pass' })
  return startMove(w, l.who, move)
}

function startResolving(w: World): Start | null {
  const item = tableOf(w).stack.at(-1)
  if (item === undefined) return null
  writeTable(w).stack = tableOf(w).stack.slice(0, -1)
  return {
    chart: 'magic/resolve',
    locals: {
      item,
      targets: [],
      antecedent: item.antecedent,
      dealtThisWay: [],
      amount: item.amount,
      completed: true,
      won: false,
      next: 0,
      proceed: true,
    } satisfies Resolving,
  }
}
