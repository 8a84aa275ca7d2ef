import type { PlayerId, Ref } from '@battleline/card-game'
import {
  because,
  chart,
  type Message,
  type Reason,
  routine,
  say,
  type View,
  type World,
  word,
} from '@battleline/kernel'
import { facts } from '../events/triggers.ts'
import { cardOf, refTo, tableOf, writeCard } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { cannotFight } from '../moves/declare-fight.ts'
import { moveLabel, readMove, usesOf, type Way } from '../moves/moves.ts'
import { isCreature, isThere } from '../query/board.ts'
import { staysExhausted } from './ready.ts'
import { startUse } from './start-move.ts'
import { type Answering, window, windowOver } from './window.ts'

/** Cards that an effect uses, one after the other. */
export interface UseByEffect {
  /** The cards still to be used. */
  left: readonly Ref[]
  /** The card in use; null before the first. */
  card: Ref | null
  /** The player who uses it. An enemy card is used as if it were theirs (KF-USE-7). */
  readonly you: PlayerId
  readonly way: Way
  readonly readies: boolean
  /** The only creature that it may fight, and those that it may not. */
  readonly only: Ref | null
  readonly apart: readonly Ref[]
  readonly pastTaunt: boolean
  /** Its use as a move; empty if it cannot be used. */
  use: string
  /** Whether every card was used. */
  completed: boolean
  /** The creature that the last one fought: "the creature it fought" (KF-LVP-7). */
  fought: Ref | null
}

export const usingByEffect = (
  left: readonly Ref[],
  you: PlayerId,
  way: Way,
  readies: boolean,
  opposing: Partial<Opposing> = {},
): UseByEffect => ({
  left,
  card: null,
  you,
  way,
  readies,
  ...ANYBODY,
  ...opposing,
  use: '',
  completed: left.length > 0,
  fought: null,
})

type Opposing = Pick<UseByEffect, 'only' | 'apart' | 'pastTaunt'>
const ANYBODY: Opposing = { only: null, apart: [], pastTaunt: false }

/** The uses of the next card, against the creatures that the effect allows. */
const usesNow = (w: View, { card, way, you, only, apart, pastTaunt }: UseByEffect): readonly string[] =>
  card === null
    ? []
    : usesOf(w, card.card, way, you, pastTaunt).filter((word) => {
        const move = readMove(word)
        if (move?.kind !== 'fight') return true
        const isOne = (ref: Ref) => ref.card === move.other && isThere(w, ref)
        return (only === null || isOne(only)) && !apart.some(isOne)
      })

const { act, ask, choose, step } = verbs<UseByEffect>()

export const useByEffect = chart<UseByEffect>(
  'keyforge/use-by-effect',
  'Use by an effect',
  {
    '1-next': choose('Which of them is used next', {
      who: (w) => tableOf(w).active,
      options: (w, l) => l.left.filter((ref) => isThere(w, ref)).map(({ card }) => card),
      take: (w, l, [next]) => {
        l.card = next === undefined ? null : refTo(w, next)
        l.left = l.left.filter(({ card }) => card !== next)
        l.use = ''
      },
    }).cite('KF-GEN-4', 'KF-GEN-9'),
    '2-ready': step('It becomes ready')
      .call(window, readyIt)
      .when((_, l) => (l.readies && l.card !== null) || routine('nothing makes it ready', 'KF-USE-6'))
      .cite('KF-USE-6', 'KF-RDY-1'),
    '3-use': ask('What it is used for', {
      who: (w) => tableOf(w).active,
      options: (w, l) => usesNow(w, l),
      take: (_, l, [use]) => {
        l.use = use === undefined ? '' : String(use)
      },
      label: (w, use, l) => useLabel(w, String(use), l.way),
    })
      .run((w, l) => start(w, l))
      .when(isUsable)
      .cite('KF-USE-2', 'KF-STN-3', 'KF-ENR-1', 'KF-ENR-2'),
    '4-again': act('The next one', (_, l) => {
      if (l.use === '') l.completed = false
    })
      .backTo('1-next', (w, l) => l.left.some((ref) => isThere(w, ref)))
      .cite('KF-GEN-9'),
  },
  {
    subjects: (l) => (l.card === null ? [] : [l.card.card]),
    like: usingByEffect([], 1, 'use', false),
  },
)

/** If it can only fight, the options are the creatures to fight (KF-FGT-3). */
function useLabel(w: View, use: string, way: Way): string | Message {
  const move = readMove(use)
  return way === 'fight' && move?.kind === 'fight' ? cardOf(w, move.other).name : moveLabel(w, use)
}

/** Triggers for readying resolve before it is used (KF-ABL-5). */
function readyIt(w: World, { card, you }: UseByEffect): Answering | null {
  if (card === null || cardOf(w, card.card).ready || staysExhausted(w, card.card)) return null
  writeCard(w, card.card).ready = true
  return windowOver(facts(w, 'readied', [card.card], { user: you }))
}

function isUsable(w: View, l: UseByEffect): true | Reason {
  if (l.card === null) return because('there is nothing to use', 'KF-GEN-5')
  const { name, ready } = cardOf(w, l.card.card)
  if (usesNow(w, l).length > 0) return true
  if (!ready) return because(say`${name} is exhausted`, 'KF-USE-2')
  const barred = l.way === 'fight' && isCreature(w, l.card.card) ? cannotFight(w, l.card.card) : null
  if (barred !== null) return barred
  return l.way === 'use'
    ? because(say`${name} cannot be used for anything`, 'KF-USE-6')
    : because(say`${name} cannot be used to ${word(l.way)}`, 'KF-USE-6')
}

function start(w: World, l: UseByEffect) {
  const move = readMove(l.use)
  if (move === null) return null
  if (move.kind === 'fight') l.fought = refTo(w, move.other)
  return startUse(w, move, l.you)
}
