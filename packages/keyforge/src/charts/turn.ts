import { because, chart, type Reason, type Value, type View, verbs, type World } from '@battleline/kernel'
import { legalMoves, type Move, moveLabel, readMove, whyNot } from '../moves.ts'
import { tableOf } from '../state.ts'
import { forget } from './leave.ts'
import { startMove } from './start-move.ts'

/** Step 3 of a turn, open until it is ended: cards are played and used, any number and in any order (KF-TRN-5). */
export interface Turn {
  /** The move that was chosen; null while none is. */
  move: Move | null
  ended: boolean
}

const { act, ask } = verbs<Turn>()

export const turn = chart<Turn>(
  'keyforge/turn',
  'Turn',
  {
    '3-main': ask('The active player plays and uses cards', {
      who: (w) => tableOf(w).active,
      options: (w) => legalMoves(w),
      take: (_, l, [move]) => {
        l.move = readMove(String(move))
      },
      label: (w, move) => moveLabel(w, String(move)),
      record: (move) => cardIn(readMove(String(move))),
      refuse: (w, _, move) => refuse(w, move),
    })
      .run((w, l) => (l.move === null ? null : startMove(w, l.move)))
      .cite('KF-TRN-5', 'KF-USE-1'),
    '3-again': act('No ability is open: what left is forgotten', forgetAll).backTo(
      '3-main',
      (_, l) => !l.ended,
    ),
  },
  { like: { move: null, ended: false } },
)

function forgetAll(w: World, l: Turn): void {
  l.ended = l.move?.kind === 'end'
  l.move = null
  forget(w)
}

const cardIn = (move: Move | null): number | null => (move === null || move.kind === 'end' ? null : move.card)

const refuse = (w: View, move: Value): Reason | null =>
  typeof move === 'string' ? whyNot(w, move) : because('a move is named by a word, such as "fight 3 7"')
