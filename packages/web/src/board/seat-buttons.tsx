import { shareScreen } from '../state/use-shared.ts'
import { tableWords } from '../words/table.ts'

interface AwaitedProps {
  /** The name of the player who decides. */
  readonly name: string
  readonly onShow: () => void
}

/** Before a player decides: their cards are shown when they ask for them. */
export const Awaited = ({ name, onShow }: AwaitedProps) => (
  <p className="next-moves awaited">
    <button type="button" className="btn main" onClick={onShow}>
      {tableWords.hands.show(name)}
    </button>
  </p>
)

interface HandsButtonProps {
  /** The text of the game. */
  readonly text: string
  readonly isShared: boolean
  /** How it looks; default: a button of its own. */
  readonly looks?: string
}

/** Hides the hands for players at one screen, or lays all open again. */
export const HandsButton = ({ text, isShared, looks = 'btn line' }: HandsButtonProps) => (
  <button type="button" className={looks} onClick={() => shareScreen(isShared ? null : text)}>
    {isShared ? tableWords.hands.open : tableWords.hands.hide}
  </button>
)
