import type { Choice } from '@battleline/kernel'
import type { PlayerQuestion, SimpleRun } from '../../engine/protocol/protocol.ts'
import type { SimpleMove, SimpleTableBoard } from '../../engine/protocol/simple-board.ts'
import type { CardDrag } from '../interaction/use-card-drag.ts'
import type { TableState } from '../interaction/use-table.ts'
import type { SimpleCardViewProps } from './card-view.tsx'

/** A move that is being made: the card that makes it, and the moves that it can make. */
export interface Moving {
  readonly asked: PlayerQuestion | null
  readonly picked: number | null
  readonly moves: readonly SimpleMove[]
  /** The moves of no card: to end the turn. */
  readonly others: readonly SimpleMove[]
  /** False where a click on the record has no meaning. */
  touch(record: number): boolean
  readonly drag: CardDrag
  give(choice: Choice): void
  putDown(): void
  stateOf(card: number): SimpleCardViewProps['states']
}

/** What clicks on cards and players do: answer a question, select a card, and choose the target of its move. */
export function useMoves(run: SimpleRun, table: TableState<SimpleTableBoard>): Moving {
  const { steps, asked, whyNot, picked, pick, give } = table
  const isOpen = steps.at === steps.end && run.open
  const all = isOpen && asked?.move === true ? run.moves : []
  const moves = all.filter(({ card }) => card !== null && card === picked)
  const options =
    asked !== null && !asked.move && asked.kind === 'pick' && asked.most === 1 ? asked.options : []
  const touch = (record: number): boolean => {
    whyNot.forget()
    const answers = options.filter((option) => option.record === record)
    const hits = moves.filter(({ target }) => target === record)
    const [only] = answers.length === 1 ? answers : hits.length === 1 ? hits : []
    if (only !== undefined) give(only.id)
    else if (all.some(({ card }) => card === record)) pick(picked === record ? null : record)
    else return isOpen && asksWhy(record)
    return true
  }
  const asksWhy = (record: number): boolean => {
    if (all.length === 0) return options.length > 0 && whyNot.ask(record)
    return picked !== null && all.some(isAimed) && whyNot.ask(record, wordFor(picked, record))
  }
  /** The move of a card on a target, whether legal or not. */
  const wordFor = (card: number, target: number): string =>
    `${(moves[0] ?? all.find(isAimed))?.id.split(' ')[0]} ${card} ${target}`
  return {
    asked,
    picked,
    moves,
    others: all.filter(({ card }) => card === null),
    touch,
    give,
    putDown: () => pick(null),
    drag: {
      lift: (card) => {
        if (all.length === 0) return false
        whyNot.forget()
        if (card !== picked) pick(all.some((move) => move.card === card) ? card : null)
        return true
      },
      drop: (card, target) => {
        const [hit, other] = moves.filter((move) => move.target === target)
        if (hit !== undefined && other === undefined) give(hit.id)
        else whyNot.ask(target, wordFor(card, target))
      },
    },
    stateOf: (card) => {
      if (card === picked) return ['chosen']
      const can =
        options.length > 0 ? options.some(({ record }) => record === card) : isFor(all, moves, picked, card)
      if (can) return ['can']
      return all.length === 0 && run.rows[steps.at]?.subjects.includes(card) === true ? ['now'] : []
    },
  }
}

const isAimed = ({ target }: SimpleMove): boolean => target !== null

/** Whether a card can be selected, or is a target of the selected card. */
const isFor = (
  all: readonly SimpleMove[],
  moves: readonly SimpleMove[],
  picked: number | null,
  card: number,
): boolean =>
  picked === null ? all.some((move) => move.card === card) : moves.some(({ target }) => target === card)
