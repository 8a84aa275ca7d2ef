import { lazy } from 'react'
import type { TableProps } from './interaction/use-table.ts'

const KeyForgeTable = lazy(() => import('./keyforge/keyforge-board.tsx'))
const MagicTable = lazy(() => import('./magic/magic-board.tsx'))
const GrandArchiveTable = lazy(() => import('./grand-archive/grand-archive-board.tsx'))
const SimpleTable = lazy(() => import('./simple/simple-board.tsx'))

/** The board of a run, by its game. It is loaded when it is first shown. */
export function GameBoard({ run, ...props }: TableProps) {
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
