import type { Choice } from '@battleline/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { PlayerQuestion, Run } from '../../engine/protocol/protocol.ts'
import type { Route } from '../../state/route.ts'
import { getOpponents } from '../../state/use-engine.ts'
import type { Navigate } from '../../state/use-route.ts'
import type { TableState } from './use-table.ts'

/** The bot that plays the second player. */
export interface Opponent {
  /** What it is doing, in a word; null while it waits for the other player, and where nobody is one. */
  readonly does: 'thinks' | 'waits' | 'plays on' | null
  /** Why it cannot play on; null where it can. */
  readonly fault: string | null
  /** Plays to the next decision of the first player without a pause; null where it does so already. */
  readonly hurry: (() => void) | null
}

/** How long a move of the bot is looked at before its next one, in milliseconds; answers within a move need less. */
const PACE = 1300
const PACE_WITHIN = 700

interface Reply {
  readonly of: Run
  readonly choice: Choice | null
  readonly fault: string | null
}

/** Plays for the bot: one answer after the other, so that each can be followed. */
export function useOpponent(run: Run, route: Route, navigate: Navigate): Opponent {
  const { text, document, edition, match, at } = route
  const bot = match?.conceded === null ? match.bot : null
  const asked = run.asked.at(-1)
  const isDue = bot !== null && run.open && asked?.player === 2 && asked.chosen === null && isOf(run, route)
  const [reply, setReply] = useState<Reply | null>(null)
  const [hurries, setHurries] = useState(false)
  const question = useMemo(
    () => ({ text, document, answers: run.answers, ...(edition !== null && { edition }) }),
    [text, document, edition, run.answers],
  )
  useEffect(() => {
    if (!isDue || bot === null) return
    let wanted = true
    getOpponents()
      .ask('reply', { question, player: 2, bot })
      .then(
        ({ choice }) => ({ of: run, choice, fault: null }),
        (fault: Error) => ({ of: run, choice: null, fault: fault.message }),
      )
      .then((told) => wanted && setReply(told))
    return () => {
      wanted = false
    }
  }, [isDue, bot, question, run])
  const known = reply?.of === run ? reply : null
  const choice = isDue ? (known?.choice ?? null) : null
  const pace = hurries ? 0 : asked?.move === true ? PACE : PACE_WITHIN
  // Who steps back looks at something: the game waits.
  const isWaiting = at !== null && !hurries
  useEffect(() => {
    if (choice === null || isWaiting) return
    const timer = setTimeout(
      () => navigate({ answers: [...run.answers, choice], at: null, plays: false }),
      pace,
    )
    return () => clearTimeout(timer)
  }, [choice, isWaiting, pace, run.answers, navigate])
  // The next turn of the bot is followed again.
  const isOwn = asked?.player === 1
  useEffect(() => {
    if (isOwn) setHurries(false)
  }, [isOwn])
  return {
    does: !isDue ? null : isWaiting ? 'waits' : choice === null ? 'thinks' : 'plays on',
    fault: isDue ? (known?.fault ?? null) : null,
    hurry: hurries
      ? null
      : () => {
          setHurries(true)
          if (at !== null) navigate({ at: null })
        },
  }
}

/** Whether a run is that of the route, not of the one before it. */
const isOf = ({ answers, refusal }: Run, route: Route): boolean =>
  refusal === null &&
  (route.answers === null ||
    JSON.stringify(answers.slice(0, route.answers.length)) === JSON.stringify(route.answers))

/** The table as the player at the screen may use it: while others decide, nothing can be answered. */
export function asSeated<T extends TableState<unknown>>(table: T, { match }: Route): T {
  if (match === null) return table
  const isOwn = (asked: PlayerQuestion) =>
    match.conceded === null && (match.bot === null || asked.player === 1) && !asked.diced
  return table.asked === null || isOwn(table.asked) ? table : { ...table, asked: null, give: () => {} }
}

/**
 * A run as the player at the screen may use it. `idle`: what it has in place of moves while others decide, always the same
 * object.
 */
export const useSeatedRun = <R extends Run>(
  run: R,
  whole: PlayerQuestion | null,
  seated: PlayerQuestion | null,
  idle: Partial<R>,
): R => {
  const waits = whole !== null && seated === null
  return useMemo(() => (waits ? { ...run, ...idle } : run), [run, waits, idle])
}
