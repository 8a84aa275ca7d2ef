import { createContext, type ReactNode, useId } from 'react'

/** The id of the text of the card around it. */
export const TextId = createContext<string | undefined>(undefined)

export interface CardButtonProps {
  readonly id: number
  /** The house, element or color that it is painted in. */
  readonly look: string
  readonly chosen: boolean
  /** Whether the Tab key comes to it. Default: it does. */
  readonly tabStop?: boolean
  readonly onTouch: (card: number) => void
  /** The face of the card. */
  readonly children: ReactNode
}

/** A card that can be chosen: named by its face, and described by its text, however small it is. */
export function CardButton({ id, look, chosen, tabStop = true, onTouch, children }: CardButtonProps) {
  const text = useId()
  return (
    <button
      type="button"
      className={`card h-${look}`}
      aria-pressed={chosen}
      aria-describedby={text}
      tabIndex={tabStop ? 0 : -1}
      onClick={() => onTouch(id)}
    >
      <TextId value={text}>{children}</TextId>
    </button>
  )
}
