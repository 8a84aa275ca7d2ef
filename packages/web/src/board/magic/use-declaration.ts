import { useEffect, useMemo, useState } from 'react'
import { nameOn, type Pairs, type Verdict } from '../../engine/protocol/magic-board.ts'
import type { MagicRun } from '../../engine/protocol/protocol.ts'
import type { Route } from '../../state/route.ts'
import { useAnswer, useQuestion } from '../../state/use-engine.ts'
import type { Navigate } from '../../state/use-route.ts'
import { mtgWords } from '../../words/magic.ts'
import type { CardDrag } from '../interaction/use-card-drag.ts'

/** A declaration that is being made. */
export interface Declaration {
  /** Null until the engine has answered. */
  readonly verdict: Verdict | null
  readonly pairs: Pairs
  /** The selected creature: the next click chooses its target. */
  readonly picked: number | null
  /** Why the last clicked card can’t be chosen. */
  readonly barred: string | null
  touch(id: number): boolean
  readonly drag: CardDrag
  use(pairs: Pairs): void
  putDown(): void
}

const NONE: Pairs = []

/** The declaration made by clicks, which the link holds, and the verdict on it; `open` while a player declares. */
export function useDeclaration(run: MagicRun, route: Route, navigate: Navigate, open: boolean): Declaration {
  const pairs = open ? route.declared : NONE
  const setPairs = (declared: Pairs) => navigate({ declared })
  const [picked, pick] = useState<number | null>(null)
  // Also remembers a clicked creature that can’t be chosen: a second click shows its details.
  const [barred, bar] = useState<{ readonly why: string; readonly other: number | null } | null>(null)
  const verdict = useVerdict(route, pairs, open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another run is another question
  useEffect(() => {
    pick(null)
    bar(null)
  }, [run])
  const toggle = (creature: number, goal: number) => {
    if (verdict === null) return
    const bars = verdict.barred.find((one) => one.creature === creature && one.goal === goal)
    bar(bars === undefined ? null : { why: `${bars.reason} ${bars.cite.join(', ')}`, other: null })
    if (bars !== undefined) return
    setPairs(toggled(pairs, [creature, goal], verdict.most[verdict.creatures.indexOf(creature)] ?? 1))
  }
  const touch = (id: number): boolean => {
    if (verdict === null) return false
    bar(null)
    if (picked !== null && verdict.goals.includes(id)) {
      toggle(picked, id)
      if ((verdict.most[verdict.creatures.indexOf(picked)] ?? 1) === 1) pick(null)
      return true
    }
    if (!verdict.creatures.includes(id)) {
      const other = run.boards.at(-1)?.cards[id]
      if (other === undefined || other.power === null || barred?.other === id) return false
      bar({ why: mtgWords.declare.cannotHere(other.called, verdict.action), other: id })
      return true
    }
    const free = verdict.goals.filter(
      (goal) => !verdict.barred.some((one) => one.creature === id && one.goal === goal),
    )
    const [first, ...others] = free.length > 0 ? free : verdict.goals
    if (first === undefined) return false
    if (others.length === 0 || free.length === 0) toggle(id, first)
    else pick(picked === id ? null : id)
    return true
  }
  const drag: CardDrag = {
    lift: (card) => {
      if (verdict === null) return false
      bar(null)
      pick(verdict.creatures.includes(card) ? card : null)
      return true
    },
    drop: (card, target) => {
      pick(null)
      if (verdict === null) return
      const isDeclared = pairs.some(([creature, goal]) => creature === card && goal === target)
      const why = whyNoPair(run, verdict, card, target)
      if (why !== null) bar({ why, other: null })
      else if (!isDeclared) toggle(card, target)
    },
  }
  const use = (next: Pairs) => {
    setPairs(next)
    pick(null)
    bar(null)
  }
  return { verdict, pairs, picked, barred: barred?.why ?? null, touch, drag, use, putDown: () => pick(null) }
}

/** Why a pair is no part of this declaration: its card cannot be declared at all, or nothing can for its target. Else null. */
function whyNoPair({ boards }: MagicRun, verdict: Verdict, card: number, target: number): string | null {
  const board = boards.at(-1)
  if (board === undefined) return null
  const { action, creatures, goals } = verdict
  if (!creatures.includes(card)) return mtgWords.declare.cannotHere(nameOn(board, card), action)
  if (goals.includes(target)) return null
  return mtgWords.declare.goalBarred(nameOn(board, card), action, nameOn(board, target))
}

/** With the pair, or without it where it was there; what a creature chose first makes room where it may choose no more. */
function toggled(pairs: Pairs, [creature, goal]: readonly [number, number], most: number): Pairs {
  const isIt = ([one, other]: readonly [number, number]) => one === creature && other === goal
  if (pairs.some(isIt)) return pairs.filter((pair) => !isIt(pair))
  const own = pairs.filter(([one]) => one === creature)
  const kept = own.length < most ? own : own.slice(own.length - most + 1)
  return [...pairs.filter(([one]) => one !== creature), ...kept, [creature, goal]]
}

/** Keeps the last verdict until the next one arrives. */
function useVerdict(route: Route, declared: Pairs, open: boolean): Verdict | null {
  const question = useQuestion(route)
  const given = useMemo(() => (open ? { question, declared } : null), [question, declared, open])
  return useAnswer('judge', given, { keepsLast: true }) ?? null
}
