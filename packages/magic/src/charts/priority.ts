import { because, chart, type Start, type View, verbs, type World } from '@battleline/kernel'
import { cardOfMove, legalMoves, moveLabel, startMove, whyNotMove } from '../moves.ts'
import type { Waiting } from '../stack-items.ts'
import { playerOf, playersOf, tableOf, writeTable } from '../state.ts'
import { due } from '../state-based.ts'

/** What has triggered is put on the stack: the active player's first, each player's in an order of their own (MTG-GEN-3). */
export interface Triggering {
  readonly waiting: readonly Waiting[]
}

export const triggers = chart<Triggering>(
  'magic/triggers',
  'Triggered abilities',
  {
    '1-stack': verbs<Triggering>()
      .offer('Triggered abilities are put on the stack', { entries: (_, l) => l.waiting })
      .cite('MTG-GEN-3'),
  },
  { like: { waiting: [] } },
)

/** Takes what has triggered, to be put on the stack; null where nothing has. */
function takeHappened(w: World): Triggering | null {
  const { happened } = tableOf(w)
  if (happened.length === 0) return null
  writeTable(w).happened = []
  return { waiting: happened }
}

/** Players act in turn until all pass one after the other; then the top of the stack resolves, or the step ends. */
export interface Priority {
  /** Whether the active player is asked even where they can only pass. */
  readonly waits: boolean
  who: number
  passes: number
  move: string
}

/** Players get priority; null where nobody can do anything and nothing is to be done: then nothing is told of it. */
export function priorityOf(w: View, waits = false): Priority | null {
  const { active, stack, happened, winner } = tableOf(w)
  if (winner !== null) return null
  const quiet =
    !waits &&
    stack.length === 0 &&
    happened.length === 0 &&
    playersOf(w).every((player) => legalMoves(w, player).length < 2) &&
    due(w) === null
  return quiet ? null : { waits, who: active, passes: 0, move: 'pass' }
}

const { act, ask, settle, step } = verbs<Priority>()

export const priority = chart<Priority>(
  'magic/priority',
  'Priority',
  {
    '1-check': settle('State-based actions are performed until there are none').cite(
      'MTG-GEN-3',
      'MTG-SBA-1',
    ),
    '2-triggers': step('What has triggered is put on the stack')
      .call(triggers, takeHappened)
      .when((w) => tableOf(w).happened.length > 0 || because('nothing has triggered'))
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
      .when(mayAct)
      .cite('MTG-GEN-3'),
    '4-do': step('It is done')
      .run(begin)
      .when((_, l) => l.move !== 'pass' || because('it is passed'))
      .backTo('1-check', () => true),
    '5-pass': act('The next player has priority', (w, l) => {
      if (isDisturbed(w)) Object.assign(l, { passes: 0, who: tableOf(w).active })
      else Object.assign(l, { passes: l.passes + 1, who: nextPlayer(w, l.who) })
    })
      .backTo('1-check', isDisturbed)
      .backTo('3-act', (w, l) => l.passes < playersLeft(w)),
    '6-resolve': step('The top of the stack resolves')
      .run(takeOff)
      .then((w, l) => {
        Object.assign(l, { who: tableOf(w).active, passes: 0, move: 'pass' })
      })
      .when((w) => tableOf(w).stack.length > 0 || because('the stack is empty'))
      .backTo('1-check', () => true)
      .cite('MTG-GEN-3'),
    '7-forget': act('What has left is not asked for any more', (w) => {
      writeTable(w).left = []
    }).when((w) => tableOf(w).left.length > 0 || because('nothing has left')),
  },
  { like: { waits: false, who: 1, passes: 0, move: '' } },
)

/** Something has to be done before anybody goes on: a position may have been changed by hand. */
function isDisturbed(w: View): boolean {
  return tableOf(w).happened.length > 0 || due(w) !== null
}

const playersLeft = (w: View): number => playersOf(w).filter((player) => !playerOf(w, player).lost).length

function nextPlayer(w: View, who: number): number {
  const order = playersOf(w).filter((player) => !playerOf(w, player).lost || player === who)
  return order[(order.indexOf(who) + 1) % order.length] ?? who
}

/**
 * A player who can only pass is not asked, but for the active player before something resolves, and where the turn goes on
 * only when told.
 */
function mayAct(w: View, l: Priority) {
  const { active, stack } = tableOf(w)
  if (playerOf(w, l.who).lost) return because('this player has left the game')
  if (l.who === active && (l.waits || stack.length > 0)) return true
  return legalMoves(w, l.who).length > 1 || because('there is nothing to do but pass')
}

/** Who acts keeps priority, and the passes start over. */
function begin(w: World, l: Priority): Start | null {
  const { move } = l
  Object.assign(l, { passes: 0, move: 'pass' })
  return startMove(w, l.who, move)
}

function takeOff(w: World): Start | null {
  const item = tableOf(w).stack.at(-1)
  if (item === undefined) return null
  writeTable(w).stack = tableOf(w).stack.slice(0, -1)
  return {
    chart: 'magic/resolve',
    locals: { item, aims: [], it: item.it, dealt: [], amount: item.amount, did: true, next: 0, go: true },
  }
}

/** An ability of which nothing tells two of one player apart. */
export const isAlike = (one: Waiting, other: Waiting): boolean =>
  one === other || (one.you === other.you && contentOf(one) === contentOf(other))

/** What an ability waited for, and how much that was, make a difference where its text speaks of that again. */
function contentOf({ id: _, source: __, life: ___, it, amount, ...content }: Waiting): string {
  const text = JSON.stringify(content)
  const spoken = [SPEAKS_OF_IT.test(text) ? it : null, text.includes('"that much"') ? amount : null]
  return text + JSON.stringify(spoken)
}
const SPEAKS_OF_IT = /"(it|its controller|its power|that player|attacks that player|attacked)"/
