import type { Choice } from '@battleline/kernel'
import { useCallback, useState } from 'react'
import type { RunForm } from '../../engine/protocol/protocol.ts'
import type { Route } from '../../state/route.ts'
import type { Navigate } from '../../state/use-route.ts'
import { type ReplayState, useReplay } from '../answer/use-replay.ts'
import { type Steps, useSteps } from './use-steps.ts'

/** The current place in a run, and the ways to continue. */
export interface BoardState<B> {
  readonly steps: Steps
  readonly board: B
  readonly atEnd: boolean
  /** The replay of a ruling that is shown as an answer. */
  readonly replay: ReplayState
  /** Answers the question at this place; later answers are dropped. */
  answer(choice: Choice, place: number): void
}

export function useBoard<B>(
  run: RunForm & { readonly boards: readonly B[] },
  route: Route,
  navigate: Navigate,
): BoardState<B> {
  // The number of answers when the last one was given here: its result is shown up to the first halt.
  const [given, give] = useState<number | null>(null)
  // An answer without a row is replayed up to its decisive step, which can come before the end.
  const isAnswer = route.view === 'answer'
  const end = isAnswer ? run.rows.length : null
  const replay = useReplay(run, isAnswer && route.at === null)
  const goTo = useCallback(
    (at: number | null) => {
      give(null)
      navigate({ at: at ?? end, plays: false })
    },
    [navigate, end],
  )
  const halt = route.at === null && given === run.answers.length ? haltAfter(run, given) : null
  const own = useSteps(run, route.at ?? (isAnswer ? replay.row : halt), {
    look: goTo,
    plays: route.plays === true,
  })
  const steps = replay.playing ? { ...own, playing: true, play: () => goTo(own.at) } : own
  const board = run.boards[run.rows[steps.at]?.board ?? 0] ?? run.boards[0]
  const answer = useCallback(
    (choice: Choice, place: number) => {
      give(place + 1)
      navigate({ answers: [...run.answers.slice(0, place), choice], declared: [], at: null, plays: false })
    },
    [navigate, run.answers],
  )
  const again = () => {
    replay.again()
    navigate({ at: null, plays: false })
  }
  return {
    steps,
    board: board as B,
    atEnd: steps.at === steps.end,
    replay: { ...replay, again },
    answer,
  }
}

/** The first halt after the last of so many answers; null to continue to the end. */
function haltAfter({ rows, first }: RunForm, answers: number): number | null {
  const from = rows.findIndex(({ asks }) => asks === answers - 1 - first)
  const halt = rows.findIndex(({ halts }, row) => halts !== null && row > from)
  return from < 0 || halt < 0 ? null : halt
}

/** The question at the current row; at the end, the open one. */
export function askedAt({ rows, asked, open }: RunForm, { at, end }: Steps) {
  if (at === end && open) return asked.at(-1) ?? null
  const place = rows[at]?.asks ?? null
  return place === null ? null : (asked[place] ?? null)
}
