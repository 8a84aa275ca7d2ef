import type { Choice } from '@battleline/kernel'
import type { ReactNode } from 'react'
import { Prose } from '../../components/prose.tsx'
import type { MagicBoard } from '../../engine/protocol/magic-board.ts'
import type { MagicRun } from '../../engine/protocol/run.ts'
import { clauseText, sentence } from '../../text/clauses.ts'
import { appWords } from '../../words/app.ts'
import { mtgWords } from '../../words/magic.ts'
import type { PriorityInput } from './use-priority.ts'

export interface PrioritySlipProps {
  readonly board: MagicBoard
  /** The step of the turn, or the phase. */
  readonly stepOfTurn: MagicRun['stepOfTurn']
  readonly acting: PriorityInput
  /** What the current step did; empty where nothing happened. */
  readonly lately: string
  readonly onGive: (choice: Choice) => void
  readonly onAbout: (card: number) => void
  /** Shown beside who has priority. */
  readonly children?: ReactNode
}

/** The answers of the number keys: pass, then all other moves. */
export const choicesOf = ({ priority, picked, may }: PriorityInput): readonly Choice[] =>
  priority === null
    ? []
    : picked === null
      ? ['pass', ...may.map(({ id }) => id)]
      : picked.may.map(({ id }) => id)

/** Who has priority, and what they may do: pass, cast, activate; or what one card may do, and why not. */
export function PrioritySlip(props: PrioritySlipProps) {
  const { board, stepOfTurn, acting, lately, onGive, onAbout, children } = props
  const { priority, picked, may } = acting
  if (priority === null) return null
  if (picked !== null) return <CardSlip board={board} acting={acting} onGive={onGive} onAbout={onAbout} />
  const has = sentence(clauseText([priority.who], mtgWords.priority.has))
  const top = board.stack.at(-1)
  const then =
    top === undefined
      ? mtgWords.priority[stepOfTurn.kind === 'step' ? 'thenStep' : 'thenPhase']
      : mtgWords.priority.thenResolves(nameOf(board, top.source))
  return (
    <section className="slip" aria-label={has} data-question={priority.step}>
      <div className="to">
        <span>{has}</span>
        <span>{sentence(stepOfTurn.name)}</span>
        {children}
        {may.length === 0 && <span>{mtgWords.priority.onlyPass}</span>}
      </div>
      {lately !== '' && <p className="said">{lately}</p>}
      <div
        className={layoutOf(
          may.length,
          may.some(({ card }) => (board.cards[card]?.text.length ?? 0) > LONG),
        )}
      >
        <Option label={mtgWords.priority.pass} does={then} number={1} onGive={() => onGive('pass')} />
        {may.map(({ id, kind, label, card }, at) => (
          <Option
            key={id}
            label={sentence(label)}
            does={kind === 'cast' ? (board.cards[card]?.text ?? '') : ''}
            number={at + 2}
            onGive={() => onGive(id)}
          />
        ))}
      </div>
    </section>
  )
}

/** One card: what it may do, and for what it may not the reason. */
function CardSlip({ board, acting, onGive, onAbout }: Omit<PrioritySlipProps, 'stepOfTurn' | 'lately'>) {
  const { picked, putDown } = acting
  if (picked === null) return null
  const { card, may, mayNot } = picked
  return (
    <section className="slip" aria-label={appWords.question.whatCanDo(nameOf(board, card))}>
      <div className="to">
        <span>{nameOf(board, card)}</span>
        <button type="button" className="cite" onClick={() => onAbout(card)}>
          {appWords.aboutCard}
        </button>
      </div>
      <h2>{may.length > 0 ? appWords.question.whatDo : appWords.question.nothingToDo}</h2>
      <div className="options">
        {may.map(({ id, label }, at) => (
          <Option key={id} label={sentence(label)} does="" number={at + 1} onGive={() => onGive(id)} />
        ))}
        <button type="button" className="option" onClick={putDown}>
          <b>{appWords.back}</b>
        </button>
      </div>
      {mayNot.length > 0 && (
        <ul className="barred-list">
          {mayNot.map(({ id, label, reason, cite }) => (
            <li key={id}>
              <b>{appWords.question.cannot(label)}</b>: {reason}. <Prose text={cite.join(', ')} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface OptionProps {
  readonly label: string
  readonly does: string
  readonly number: number
  readonly onGive: () => void
}

const Option = ({ label, does, number, onGive }: OptionProps) => (
  <button type="button" className="option" onClick={onGive}>
    <b>
      <Prose text={label} />
      {number < 10 && <kbd className="only-wide">{number}</kbd>}
    </b>
    {does !== '' && (
      <span>
        <Prose text={does} />
      </span>
    )}
  </button>
)

/** Letters that have no room in half a phone's width. */
const LONG = 60

/** The layout of the options: side by side, and stacked on a phone where they are long. */
function layoutOf(others: number, long: boolean): string {
  const side = others < 2 ? 'options' : others === 2 ? 'options three' : 'options many'
  return long ? `${side} long` : side
}

const nameOf = ({ cards }: MagicBoard, id: number): string => cards[id]?.called ?? ''
