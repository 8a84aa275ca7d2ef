import { lazy, useMemo } from 'react'
import { InertWords } from '../components/card-text.tsx'
import type { TableProps } from './interaction/use-table.ts'
import { TABLES } from './tables.ts'

const KeyForgeTable = lazy(TABLES.keyforge)
const MagicTable = lazy(TABLES.magic)
const GrandArchiveTable = lazy(TABLES['grand-archive'])
const SimpleTable = lazy(TABLES.simple)

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
