import type { Choice, Value } from '@battleline/kernel'
import { useId, useState } from 'react'
import type { PlayerQuestion } from '../engine/protocol/protocol.ts'
import { clauseText, sentence } from '../text/clauses.ts'
import { appWords } from '../words/app.ts'
import { Glyph, houseKey } from './glyph.tsx'
import { StepperButton } from './stepper-button.tsx'

export interface QuestionSlipProps {
  readonly asked: PlayerQuestion
  /** Whether it matters: “It matters: 2 endings”. */
  readonly verdict: string
  readonly onAnswer: (choice: Choice) => void
}

/** A question with all its options. An answered question shows its answer and can be answered again. */
export function QuestionSlip({ asked, verdict, onAnswer }: QuestionSlipProps) {
  const { kind, least, most, title, free } = asked
  const heading = useId()
  const single = kind === 'pick' && least === 1 && most === 1
  return (
    <section className="slip" aria-labelledby={heading} data-question={asked.step}>
      <div className="to">
        <span>{decides(asked)}</span>
        <span>{free ? appWords.question.noDifference : verdict}</span>
      </div>
      <h2 id={heading}>{title}</h2>
      {single && <Picking asked={asked} onAnswer={onAnswer} />}
      {kind === 'pick' && !single && <Several asked={asked} onAnswer={onAnswer} />}
      {kind === 'order' && <Ordering asked={asked} onAnswer={onAnswer} />}
      {kind === 'divide' && <Dividing asked={asked} onAnswer={onAnswer} />}
    </section>
  )
}

/** Who decides or decided. */
export const decides = ({ who, chosen, free }: Pick<PlayerQuestion, 'who' | 'chosen' | 'free'>): string =>
  sentence(clauseText([who], appWords.question[free ? 'mayChoose' : chosen === null ? 'decides' : 'decided']))

type Part = Pick<QuestionSlipProps, 'asked' | 'onAnswer'>

const isChosen = ({ chosen }: PlayerQuestion, id: Value): boolean =>
  Array.isArray(chosen) ? chosen.includes(id) : String(chosen) === String(id)

function Picking({ asked, onAnswer }: Part) {
  const { options } = asked
  return (
    <div className={layoutOf(options)}>
      {options.map((option, at) => (
        <button
          key={String(option.id)}
          type="button"
          className="option"
          aria-pressed={asked.chosen === null ? undefined : isChosen(asked, option.id)}
          onClick={() => onAnswer(option.id)}
        >
          <b>
            <Named label={option.label} />
            {at < 9 && asked.chosen === null && <kbd className="only-wide">{at + 1}</kbd>}
          </b>
          {option.does !== '' && <span>{option.does}</span>}
        </button>
      ))}
    </div>
  )
}

/** An option by its words; a house has its sign beside them. */
function Named({ label }: { readonly label: string }) {
  const house = houseKey(label.toLowerCase())
  if (house === 'plain') return label
  return (
    <i className={`sign h-${house}`}>
      <Glyph name={house} /> {label}
    </i>
  )
}

/** Many short options stand side by side. */
function layoutOf(options: PlayerQuestion['options']): string {
  if (options.length < 3) return 'options'
  if (options.length === 3) return 'options three'
  return options.every(({ does }) => does === '') ? 'options many' : 'options stacked'
}

function Several({ asked, onAnswer }: Part) {
  const { options, least, most } = asked
  const [picked, pick] = useState<readonly Value[]>([])
  const toggle = (id: Value) =>
    pick(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id])
  const fits = picked.length >= least && picked.length <= most
  return (
    <>
      <div className="options stacked">
        {options.map(({ id, label }) => (
          <button
            key={String(id)}
            type="button"
            className="option"
            aria-pressed={picked.includes(id)}
            onClick={() => toggle(id)}
          >
            <b>{label}</b>
          </button>
        ))}
      </div>
      <p className="done">
        <button type="button" className="btn main" disabled={!fits} onClick={() => onAnswer(picked)}>
          {fits ? appWords.question.choose(picked.length) : appWords.question.howMany(least, most)}
        </button>
      </p>
    </>
  )
}

function Ordering({ asked, onAnswer }: Part) {
  const [order, setOrder] = useState(asked.options)
  const move = (at: number, by: number) => {
    const next = [...order]
    const [one] = next.splice(at, 1)
    if (one !== undefined) next.splice(at + by, 0, one)
    setOrder(next)
  }
  return (
    <>
      <ol className="ordering">
        {order.map(({ id, label }, at) => (
          <li key={String(id)}>
            <span>{at + 1}</span>
            <span className="label">{label}</span>
            <StepperButton
              label={appWords.question.earlier(label)}
              able={at > 0}
              onNudge={() => move(at, -1)}
            >
              ↑
            </StepperButton>
            <StepperButton
              label={appWords.question.later(label)}
              able={at < order.length - 1}
              onNudge={() => move(at, 1)}
            >
              ↓
            </StepperButton>
          </li>
        ))}
      </ol>
      <p className="done">
        <button type="button" className="btn main" onClick={() => onAnswer(order.map(({ id }) => id))}>
          {appWords.question.useOrder}
        </button>
      </p>
    </>
  )
}

function Dividing({ asked: { options, least, most }, onAnswer }: Part) {
  const [shares, setShares] = useState<readonly number[]>(() => options.map(() => least))
  const left = most - shares.reduce((sum, share) => sum + share, 0)
  const add = (at: number, by: number) => setShares(shares.map((share, n) => (n === at ? share + by : share)))
  return (
    <>
      <ul className="ordering">
        {options.map(({ id, label }, at) => (
          <li key={String(id)}>
            <span className="label">{label}</span>
            <StepperButton
              label={appWords.question.lessFor(label)}
              able={(shares[at] ?? 0) > least}
              onNudge={() => add(at, -1)}
            >
              −
            </StepperButton>
            <output>{shares[at]}</output>
            <StepperButton
              label={appWords.question.moreFor(label)}
              able={left > 0}
              onNudge={() => add(at, 1)}
            >
              +
            </StepperButton>
          </li>
        ))}
      </ul>
      <p className="done">
        <button type="button" className="btn main" disabled={left !== 0} onClick={() => onAnswer(shares)}>
          {left === 0 ? appWords.question.divide : appWords.question.leftToDivide(left)}
        </button>
      </p>
    </>
  )
}
