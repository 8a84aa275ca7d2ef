import { Prose } from '../../components/prose.tsx'
import { sentence } from '../../text/clauses.ts'
import { appWords } from '../../words/app.ts'
import type { WhyNot } from './use-why-not.ts'

export interface WhyNotNoteProps {
  readonly barred: WhyNot['barred']
  readonly onAbout: (card: number) => void
}

/** Why the clicked card can’t be chosen; nothing where it can. */
export const WhyNotNote = ({ barred, onAbout }: WhyNotNoteProps) => (
  <div className="why-not" role="status">
    {barred !== null && (
      <p>
        <b>{appWords.question.cannotChoose(barred.label)}</b> {sentence(barred.reason)}.{' '}
        <small>
          <Prose text={barred.cite.join(' ')} />
        </small>{' '}
        <button type="button" className="cite" onClick={() => onAbout(barred.card)}>
          {appWords.aboutCard}
        </button>
      </p>
    )}
  </div>
)
