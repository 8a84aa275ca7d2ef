import {
  Faults,
  type Fields,
  Lines,
  ofGame,
  oneOrMore,
  openScenario,
  readAt,
  readDocuments,
  readScenarios,
  type Text,
  type Tree,
} from '@battleline/scenario'
import type { StudyFiles } from './read-decks.ts'
import type { StudyBoard } from './study.ts'

/** What a scenario says beside its board. */
const NOT_THE_BOARD = ['play', 'expect', 'cite', 'goal', 'note']

/**
 * The boards of a study: files of scenarios, whose documents are one board each. With `moves`, a table of names with the entries
 * of a `play`, each board is played with each of them; without, with its own.
 */
export function readBoards(
  fields: Fields,
  tree: Tree,
  moves: Tree | undefined,
  files: StudyFiles,
): readonly StudyBoard[] {
  const named = moves === undefined ? null : fields.table(moves, '“moves”')
  return oneOrMore(tree).flatMap((one) => {
    const path = fields.text(one, 'the file of a board')
    return path === null ? [] : boardsIn(fields, path, named, files)
  })
}

function boardsIn(
  fields: Fields,
  path: Text,
  moves: ReturnType<Fields['table']>,
  files: StudyFiles,
): readonly StudyBoard[] {
  const file = path.text.trim()
  const read = files.text(file)
  if ('reason' in read) {
    fields.faults.add('file-unreadable', path.at, `the board ${file} cannot be read: ${read.reason}`)
    return []
  }
  const documents = readDocuments({
    text: read.text,
    lines: new Lines(file, read.text),
    faults: new Faults(),
  })
  if (documents.length === 0) fields.faults.add('file-unreadable', path.at, `there is no board in ${file}`)
  return documents.flatMap((document): readonly StudyBoard[] => {
    if (document.kind !== 'table') return []
    const own = new Map(document.entries.map((entry) => [entry.key.text, entry]))
    const name = readAt(own, 'name', (value) => (value.kind === 'text' ? value.text : null)) ?? file
    const board = document.entries.filter(({ key }) => !NOT_THE_BOARD.includes(key.text))
    const withPlay = (play: Tree | undefined) => {
      const entries = board.map(({ key, value }) => `${flow(key)}: ${flow(value)}`)
      return `{ ${[...entries, ...(play === undefined ? [] : [`play: ${flow(play)}`])].join(', ')} }`
    }
    if (moves === null) {
      const text = withPlay(own.get('play')?.value)
      return isPlayable(fields, path, file, text) ? [{ name, moves: null, text }] : []
    }
    return moves.entries.flatMap(({ key, value }) => {
      const text = withPlay(value)
      return isPlayable(fields, value, file, text) ? [{ name, moves: key.text, text }] : []
    })
  })
}

/** Whether a board with its moves can be played; if not, the fault is at `tree`. */
function isPlayable(fields: Fields, { at }: Tree, file: string, text: string): boolean {
  const { scenarios, problems } = readScenarios(text, { file })
  const [problem] = problems
  const [scenario] = ofGame(scenarios, 'keyforge')
  if (problem !== undefined || scenario === undefined) {
    const message = problem?.message ?? 'it is no board of KeyForge'
    fields.faults.add(problem?.kind ?? 'board-refused', at, `on the board of ${file}: ${message}`, {
      nearest: problem?.nearest,
    })
    return false
  }
  const open = openScenario(scenario)
  const refusal = open.refusal ?? open.start.refusal
  if (refusal !== null) fields.faults.add('move-refused', at, `on the board of ${file}: ${refusal.reason}`)
  return refusal === null
}

/** A tree as YAML in one line. */
function flow(tree: Tree): string {
  switch (tree.kind) {
    case 'text':
      return tree.style === 'plain' && typeof tree.value !== 'string'
        ? tree.text || 'null'
        : JSON.stringify(tree.text)
    case 'list':
      return `[${tree.items.map(flow).join(', ')}]`
    case 'table':
      return `{ ${tree.entries.map(({ key, value }) => `${JSON.stringify(key.text)}: ${flow(value)}`).join(', ')} }`
    case 'hidden':
      return 'null'
  }
}
