import type { Choice } from '@battleline/kernel'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { PlayerQuestion, Run } from '../../engine/protocol/protocol.ts'
import type { UndoRedo } from '../../state/history.ts'
import type { Route } from '../../state/route.ts'
import type { Navigate } from '../../state/use-route.ts'
import type { ReplayState } from '../answer/use-replay.ts'
import { askedAt, type BoardState, useBoard } from './use-board.ts'
import type { Steps } from './use-steps.ts'
import { useWhyNot, type WhyNot } from './use-why-not.ts'

/** What every table is given. */
export interface TableProps<R extends Run = Run> {
  readonly run: R
  readonly route: Route
  readonly navigate: Navigate
  readonly undo: UndoRedo
  readonly onShare: () => void
  /** The frame around the board; default: that of the app, with the chart. */
  readonly frame?: ComponentType<BoardFrameProps>
}

export interface BoardFrameProps {
  readonly run: Run
  readonly steps: Steps
  readonly navigate: Navigate
  readonly question: Route
  readonly replay: ReplayState
  readonly undo: UndoRedo
  readonly onShare: () => void
  /** Asks why of the current step. */
  readonly onWhy: () => void
  /** Shown below the current step. */
  readonly below?: Below | undefined
  /** The rows of the board. */
  readonly children: ReactNode
}

/** Shown below the current step; `onCite` shows the text of a rule. */
export type Below = (onCite: (id: string) => void) => ReactNode

/** The sheet that is open over the board. */
export type OpenSheet =
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'step' }
  | { readonly kind: 'pile'; readonly player: number; readonly pile: string }

/** What the tables of all games keep: the place in the run, the question there, a selected card, and the open sheet. */
export interface TableState<B> extends Omit<BoardState<B>, 'answer'> {
  /** The question at the current row. */
  readonly asked: PlayerQuestion | null
  readonly whyNot: WhyNot
  /** Null as soon as the run or the row is another. */
  readonly picked: number | null
  readonly sheet: OpenSheet | null
  /** Answers the question; `target` answers the next one where that asks for a target and it is one. */
  give(choice: Choice, target?: number): void
  pick(card: number | null): void
  /** Opens a sheet; null closes it. */
  open(sheet: OpenSheet | null): void
  /** Opens the details of a card. */
  about(card: number): void
}

export function useTable<B>({
  run,
  route,
  navigate,
}: TableProps<Extract<Run, { readonly boards: readonly B[] }>>): TableState<B> {
  const { answer, ...state } = useBoard<B>(run, route, navigate)
  const { steps } = state
  const [sheet, open] = useState<OpenSheet | null>(null)
  const [picked, pick] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes next, nothing is picked up any more
  useEffect(() => pick(null), [run, steps.at])
  const asked = askedAt(run, steps)
  const place = asked === null ? -1 : run.first + run.asked.indexOf(asked)
  const aimed = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another run is what came of the answer
  useEffect(() => {
    const target = aimed.current
    aimed.current = null
    if (target === null || asked === null || asked.move || asked.chosen !== null) return
    if (asked.kind !== 'pick' || asked.least !== 1 || asked.most !== 1) return
    const [option, ...others] = asked.options.filter(({ record }) => record === target)
    if (option !== undefined && others.length === 0) answer(option.id, place)
  }, [run])
  return {
    ...state,
    asked,
    whyNot: useWhyNot(route, run, steps.at),
    picked,
    sheet,
    give: (choice, target) => {
      if (asked === null) return
      aimed.current = target ?? null
      answer(choice, place)
    },
    pick,
    open,
    about: (card) => open({ kind: 'card', card }),
  }
}
