import { appWords } from '../words/app.ts'
import { grammar } from '../words/grammar.ts'
import { inEnglish } from '../words/in-english.ts'
import { term } from '../words/terms.ts'
import { DialogSheet } from './dialog-sheet.tsx'
import { Prose } from './prose.tsx'

/** A card of a pile with its moves. */
export interface PileCard {
  readonly id: number
  readonly called: string
  /** What it is coloured by. */
  readonly look: string
  readonly text: string
  readonly may: readonly { readonly id: string; readonly label: string }[]
  readonly mayNot: readonly {
    readonly id: string
    readonly label: string
    readonly reason: string
    readonly cite: readonly string[]
  }[]
}

export interface PileContents {
  readonly title: string
  readonly cards: readonly PileCard[]
  /** How many more cards lie there that the scenario does not name; left out: none. */
  readonly unnamed?: number
  /** How many cards lie there that the viewer may not see; left out: none. */
  readonly facedown?: number
}

interface PiledCard {
  readonly id: number
  readonly called: string
  readonly text: string
}

/** A pile of a board with sides; `show`: what else a card of it shows. */
export function pileOfSide<C extends PiledCard>(
  board: {
    readonly sides: readonly {
      readonly name: string
      readonly zones: Readonly<Record<string, readonly number[]>>
    }[]
    readonly cards: Readonly<Record<number, C>>
  },
  player: number,
  pile: string,
  show: (card: C) => Pick<PileCard, 'look' | 'may' | 'mayNot'>,
): PileContents {
  const side = board.sides[player - 1]
  const cards = (side?.zones[pile] ?? []).flatMap((id) => board.cards[id] ?? [])
  const shown = cards.map((card) => ({ id: card.id, called: card.called, text: card.text, ...show(card) }))
  return { title: `${grammar.player(side?.name ?? '')}: ${term(pile)}`, cards: shown }
}

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
