import { appWords } from '../words/app.ts'
import { inEnglish } from '../words/in-english.ts'
import { DialogSheet } from './dialog-sheet.tsx'
import type { PileCard, PileContents } from './pile-contents.ts'
import { Prose } from './prose.tsx'

export interface PileSheetProps extends PileContents {
  readonly onMove: (id: string) => void
  readonly onAbout: (card: number) => void
  readonly onClose: () => void
}

/** The cards of a pile, the moves of each, and why other moves are not possible. */
export default function PileSheet({
  title,
  cards,
  unnamed = 0,
  facedown = 0,
  onMove,
  onAbout,
  onClose,
}: PileSheetProps) {
  return (
    <DialogSheet title={title} onClose={onClose}>
      <ul className="pile-list">
        {cards.map((card) => (
          <PileEntry key={card.id} card={card} onMove={onMove} onAbout={onAbout} />
        ))}
        {facedown > 0 && (
          <li className="h-plain">
            <b>{appWords.piles.facedown(facedown)}</b>
          </li>
        )}
        {unnamed > 0 && (
          <li className="h-plain">
            <b>{appWords.piles.unnamed(unnamed)}</b>
          </li>
        )}
      </ul>
    </DialogSheet>
  )
}

type PileEntryProps = Pick<PileSheetProps, 'onMove' | 'onAbout'> & { readonly card: PileCard }

const PileEntry = ({ card: { id, called, look, text, may, mayNot }, onMove, onAbout }: PileEntryProps) => (
  <li className={`h-${look}`}>
    <button type="button" className="about" onClick={() => onAbout(id)}>
      <b>{called}</b>
    </button>
    {text !== '' && <p {...inEnglish()}>{text}</p>}
    {may.length > 0 && (
      <p className="acts">
        {may.map((move) => (
          <button key={move.id} type="button" className="btn line" onClick={() => onMove(move.id)}>
            {move.label}
          </button>
        ))}
      </p>
    )}
    {mayNot.map((not) => (
      <p key={not.id} className="not">
        {appWords.question.cannot(not.label)}: {not.reason}. <Prose text={not.cite.join(', ')} />
      </p>
    ))}
  </li>
)
