import { shownRows } from '../../board/interaction/use-steps.ts'
import type { GlyphName } from '../../components/glyph.tsx'
import type { Wire } from '../../components/wires.tsx'
import type { PlayerQuestion, Row, Run } from '../../engine/protocol/protocol.ts'
import type { TextLine } from '../../text/card-text.ts'
import { shareWords } from '../../words/share.ts'

/** A name on a strip of a colour: an upgrade, an artifact, a lineage. */
export interface PicturedTab {
  readonly name: string
  /** A house, an element or a colour, as it is part of the names of classes. */
  readonly look: string
}

/** A card as a picture has it, whatever its game. */
export interface PicturedCard extends PicturedTab {
  readonly id: number
  /** The line below its name. */
  readonly kind: string
  readonly glyph: GlyphName
  /** `leads`: what its text begins with, which is not said twice. */
  readonly words: readonly { readonly text: string; readonly gained: boolean; readonly leads?: true }[]
  /** Its text without the lines that are only keywords. */
  readonly says: readonly TextLine[]
  readonly strength: string
  readonly armor: { readonly amount: number; readonly used: boolean } | null
  readonly damage: number
  readonly pending: number
  readonly aember: number
  /** Counters and the like, each in few words. */
  readonly marks: readonly string[]
  readonly warded: boolean
  readonly labels: readonly string[]
  readonly tabs: readonly PicturedTab[]
  readonly turned: boolean
  readonly tagged: boolean
}

export interface PicturedSide {
  readonly name: string
  /** Facts about the player, in few words each. */
  readonly facts: readonly string[]
  readonly piles: readonly string[]
  readonly chips: readonly PicturedTab[]
  readonly cards: readonly PicturedCard[]
}

export interface PicturedBoard {
  readonly far: readonly PicturedSide[]
  readonly near: readonly PicturedSide[]
  readonly wires: readonly Wire[]
}

/** A board with the sentence between its lines. */
export interface PicturedScene {
  readonly board: PicturedBoard
  readonly said: readonly [string, string]
  /** The options of an open question with their results. */
  readonly options: readonly { readonly label: string; readonly does: string }[]
}

export interface Picture {
  readonly name: string
  readonly edition: string
  readonly heading: string
  /** The question and, where it is answered, its result. */
  readonly scenes: readonly PicturedScene[]
  readonly lines: readonly Row[]
  /** The index of the current line. */
  readonly current: number
}

/** Draws one of the boards of a run, as seen from a row. */
export type Pictured = (board: number, row: number) => PicturedBoard

/** The picture of a run at a row; null for the end. */
export function pictureOf(run: Run, at: number | null, show: Pictured): Picture {
  const rows = shownRows(run, at).filter((row) => run.rows[row]?.kind !== 'coming')
  const end = rows.at(-1) ?? -1
  const here = at === null ? end : Math.min(at, end)
  const asked = here === end && run.open ? (run.asked.at(-1) ?? null) : null
  const reached = rows.filter((row) => row <= here)
  return {
    name: run.name,
    edition: run.editions.find(({ id }) => id === run.edition)?.title ?? run.edition,
    heading: run.heading,
    scenes: scenesOf({ run, here, asked, show }),
    lines: reached.flatMap((row) => run.rows[row] ?? []),
    current: reached.indexOf(here),
  }
}

interface Seen {
  readonly run: Run
  readonly here: number
  readonly asked: PlayerQuestion | null
  readonly show: Pictured
}

/** Where a move is over, the board before it as well: it is the question, and what there is now the answer. */
function scenesOf({ run, here, asked, show }: Seen): readonly PicturedScene[] {
  const row = run.rows[here]
  const now = row?.board ?? 0
  const question = asked === null || asked.move ? null : asked
  const told =
    question === null
      ? (row?.summary ?? [run.name, ''])
      : ([question.title, shareWords.drawn.decides(question.who)] as const)
  const options = question?.options.map(({ label, does }) => ({ label, does })) ?? []
  const last = { board: show(now, here), said: told, options }
  const move = run.rows.findLastIndex(({ kind, asks }, at) => at <= here && kind === 'move' && asks !== null)
  const before = run.rows[move - 1]?.board ?? 0
  if (move < 0 || move === here || question !== null || before === now || row?.kind !== 'move') return [last]
  return [{ board: show(before, move + 1), said: [run.rows[move]?.title ?? '', ''], options: [] }, last]
}
