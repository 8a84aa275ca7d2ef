import type { Choice } from '@battleline/kernel'
import type { BarredMove, CardMoves } from '@battleline/keyforge'
import { useEffect, useState } from 'react'
import type { Board, Card } from '../../engine/protocol/keyforge-board.ts'
import type { KeyForgeRun, PlayerQuestion } from '../../engine/protocol/protocol.ts'
import type { CardDrag } from '../interaction/use-card-drag.ts'
import type { Steps } from '../interaction/use-steps.ts'
import type { TableState } from '../interaction/use-table.ts'
import type { CardState } from './card-view.tsx'
import { fightersAt } from './fighters.ts'

export interface CardClicks {
  /** The question at the current row. The slip answers it, or the board where a player makes a move. */
  readonly asked: PlayerQuestion | null
  /** The card that was picked up, with what it may do. */
  readonly chosen: number | null
  readonly moves: CardMoves | null
  /** Why the last clicked card can’t be chosen. */
  readonly barred: BarredMove | null
  stateOf(card: Card): CardState
  touch(card: number): void
  readonly drag: CardDrag
  give(choice: Choice): void
  putDown(): void
}

/** What a click on a card does: answer a question, select the card, fight it, or show its details. */
export function useCardClicks(run: KeyForgeRun, table: TableState<Board>): CardClicks {
  const { steps, asked, whyNot, picked, pick, give, about } = table
  const [barred, bar] = useState<BarredMove | null>(null)
  const moving = steps.at === steps.end && asked?.move === true
  const open = steps.at === steps.end && asked !== null && asked.chosen === null
  const chosen = moving ? picked : null
  const moves = run.moves.find(({ card }) => card === chosen) ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes next is another question
  useEffect(() => bar(null), [run, steps.at])
  const fightWith = (card: number) => ({
    may: moves?.may.find(({ kind, other }) => kind === 'fight' && other === card),
    not: moves?.mayNot.find(({ kind, other }) => kind === 'fight' && other === card),
  })
  const playOf = (card: number) =>
    run.moves.find((one) => one.card === card)?.may.find(({ kind }) => kind === 'play')
  const single =
    asked !== null && !asked.move && asked.kind === 'pick' && asked.least === 1 && asked.most === 1
  const optionsOf = (card: number) => (single ? asked.options.filter(({ record }) => record === card) : [])
  return {
    asked,
    chosen,
    moves,
    barred,
    give,
    putDown: () => pick(null),
    touch: (card) => {
      const [option, ...others] = optionsOf(card)
      if (option !== undefined && others.length === 0) return give(option.id)
      const { may, not } = fightWith(card)
      if (may !== undefined) return give(may.id)
      if (not !== undefined) return bar(not)
      bar(null)
      if (moving && card !== chosen && run.moves.some((one) => one.card === card)) return pick(card)
      if (single && option === undefined && open && whyNot.ask(card)) return
      about(card)
    },
    drag: {
      lift: (card) => {
        if (!moving) return false
        bar(null)
        whyNot.forget()
        if (card !== chosen) pick(run.moves.some((one) => one.card === card) ? card : null)
        return true
      },
      play: (card) => {
        const play = playOf(card)
        if (play !== undefined) give(play.id)
      },
      drop: (card, target) => {
        const play = playOf(card)
        if (play !== undefined) return give(play.id, target)
        const { may, not } = fightWith(target)
        if (may !== undefined) give(may.id)
        else if (not !== undefined) bar(not)
        else whyNot.ask(target, `fight ${card} ${target}`)
      },
    },
    stateOf: (card) =>
      stateOf(card, {
        run,
        steps,
        chosen,
        fight: fightWith(card.id),
        offered: optionsOf(card.id).length > 0,
        moving,
      }),
  }
}

interface Standing {
  readonly run: KeyForgeRun
  readonly steps: Steps
  readonly chosen: number | null
  readonly fight: { readonly may: unknown; readonly not: unknown }
  readonly offered: boolean
  readonly moving: boolean
}

function stateOf(
  { id, ready, tagged, zone }: Card,
  { run, steps, chosen, fight, offered, moving }: Standing,
): CardState {
  const row = run.rows[steps.at]
  const isNow = row !== undefined && row.depth > 0 && !row.silent && row.subjects.length <= 2
  if (moving)
    return {
      chosen: id === chosen,
      can: fight.may !== undefined || (chosen === null && (ready || zone === 'hand') && mayFight(run, id)),
      barred: fight.not !== undefined,
    }
  return {
    chosen: fightersAt(run, steps.at).includes(id),
    now: isNow && !tagged && row.subjects.includes(id),
    can: offered,
  }
}

const mayFight = ({ moves }: KeyForgeRun, id: number): boolean =>
  moves.some(({ card, may }) => card === id && may.length > 0)
