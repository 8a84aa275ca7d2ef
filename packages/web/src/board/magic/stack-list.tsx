import type { ItemReading as StackItem } from '@battleline/magic'
import { lookKey } from '../../components/glyph.tsx'
import type { MagicBoard } from '../../engine/protocol/magic-board.ts'
import { mtgWords } from '../../words/magic.ts'

export interface StackListProps {
  readonly board: MagicBoard
  readonly onTouch: (card: number) => void
}

/** The stack, with the object that resolves first on top; nothing while it is empty. */
export function StackList({ board, onTouch }: StackListProps) {
  const { stack, cards, players } = board
  if (stack.length === 0) return null
  const name = (id: number) =>
    cards[id]?.called ?? players.find((one) => one.id === id)?.name ?? mtgWords.stack.left
  return (
    <section className="magic-stack" aria-label={mtgWords.stack.title} data-stack-of="stack">
      <h2>{mtgWords.stack.title}</h2>
      <ol>
        {[...stack].reverse().map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one card can have several abilities there
          <li key={at} data-stack={stack.length - 1 - at}>
            <button
              type="button"
              className={`h-${lookKey(cards[item.source]?.colors[0] ?? null)}`}
              onClick={() => onTouch(item.source)}
            >
              <b>{name(item.source)}</b>
              <small>
                {item.kind === 'ability' ? `${mtgWords.stack.ability}, ` : ''}
                {name(item.by)}
                {item.x > 0 ? `, X = ${item.x}` : ''}
              </small>
              {item.targets.length > 0 && <span>→ {targetsOf(item, name)}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

const targetsOf = ({ targets }: StackItem, name: (id: number) => string): string =>
  targets
    .map(({ record, share }) => (share > 0 ? mtgWords.stack.share(share, name(record)) : name(record)))
    .join(', ')
