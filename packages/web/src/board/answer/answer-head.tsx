import { Glyph } from '../../components/glyph.tsx'
import type { RunForm } from '../../engine/protocol/protocol.ts'
import type { Navigate } from '../../state/use-route.ts'
import { tableWords } from '../../words/table.ts'
import { AnswerText } from './answer-text.tsx'
import type { ReplayState } from './use-replay.ts'
import '../../styles/answer.css'

export interface AnswerHeadProps {
  readonly run: RunForm
  /** The question that led here; empty where nothing was asked. */
  readonly question: string
  readonly replay: ReplayState
  readonly navigate: Navigate
  /** Shows where editions differ. */
  readonly onCompare: () => void
  readonly onShare: () => void
}

/** The answer above its board: the sentence of the ruling, the rule that decides, and where to go from there. */
export function AnswerHead({ run, question, replay, navigate, onCompare, onShare }: AnswerHeadProps) {
  return (
    <header className="answer">
      <div className="ruling">
        {question !== '' && (
          // On a wide page the app bar has this button.
          <button type="button" className="back only-small" onClick={() => navigate({ view: 'ask' })}>
            <Glyph name="back" /> {tableWords.answer.answersTo(question)}
          </button>
        )}
        <AnswerText run={run} />
      </div>
      <nav className="acts" aria-label={tableWords.answer.ruling}>
        <button type="button" className="btn main" onClick={replay.playing ? replay.skip : replay.again}>
          {replay.playing ? tableWords.answer.skip : tableWords.answer.again}
        </button>
        <button type="button" className="btn line" onClick={() => navigate({ view: 'set-up' })}>
          {tableWords.answer.changeBoard}
        </button>
        <button type="button" className="btn line" onClick={() => navigate({ view: 'outcomes' })}>
          {tableWords.answer.allOutcomes}
        </button>
        {run.editions.length > 1 && (
          <button type="button" className="btn line" onClick={onCompare}>
            {tableWords.answer.otherEditions}
          </button>
        )}
        <button type="button" className="btn line" onClick={onShare}>
          {tableWords.answer.share}
        </button>
      </nav>
    </header>
  )
}
