import { lazy, useMemo } from 'react'
import { InertWords } from '../components/card-text.tsx'
import { gameOf } from '../text/game-of.ts'
import type { TableProps } from './interaction/use-table.ts'

const TABLES = {
  keyforge: () => import('./keyforge/keyforge-board.tsx'),
  magic: () => import('./magic/magic-board.tsx'),
  'grand-archive': () => import('./grand-archive/grand-archive-board.tsx'),
  simple: () => import('./simple/simple-board.tsx'),
}
const KeyForgeTable = lazy(TABLES.keyforge)
const MagicTable = lazy(TABLES.magic)
const GrandArchiveTable = lazy(TABLES['grand-archive'])
const SimpleTable = lazy(TABLES.simple)

/** Begins to load the board of a text, while the engine plays it. What can’t be loaded is reported when it is shown. */
export function loadTableOf(text: string): void {
  const load = Object.entries(TABLES).find(([name]) => name === gameOf(text))?.[1] ?? TABLES.simple
  load().catch(() => {})
}

/** The board of a run, by its game. It is loaded when it is first shown. */
export function GameBoard(props: TableProps) {
  const { unread } = props.run
  const inert = useMemo(() => unread.map(({ words }) => words), [unread])
  return (
    <InertWords value={inert}>
      <BoardOfGame {...props} />
    </InertWords>
  )
}

function BoardOfGame({ run, ...props }: TableProps) {
  switch (run.game) {
    case 'keyforge':
      return <KeyForgeTable run={run} {...props} />
    case 'magic':
      return <MagicTable run={run} {...props} />
    case 'grand-archive':
      return <GrandArchiveTable run={run} {...props} />
    case 'simple':
      return <SimpleTable run={run} {...props} />
    default:
      return run satisfies never
  }
}
