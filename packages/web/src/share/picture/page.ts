import type { Row } from '../../engine/protocol/protocol.ts'
import { shareWords } from '../../words/share.ts'
import type { Ink } from './ink.ts'
import type { Picture } from './picture.ts'
import type { Block } from './scene.ts'

/** More lines than this are not read in a picture. */
const MOST = 46

/** The chart up to the current line, which has its reason and rules. */
export function pageBlock(
  ink: Ink,
  { heading, edition, lines, current }: Picture,
  left: number,
  width: number,
): Block {
  const from = Math.max(0, current - MOST + 1)
  const shown = lines.slice(from, current + 1)
  const rows = shown.map((row, at) => rowBlock(ink, row, from + at === current, [left, width]))
  const cut = from > 0 ? 26 : 0
  const height = 76 + cut + rows.reduce((sum, row) => sum + row.height, 0) + 20
  return {
    height,
    draw: (top) => {
      ink.write(heading, { x: left + 24, y: top + 38 }, { size: 21, weight: 600 })
      const small = { size: 12, face: 'sans' as const, color: 'var(--pencil)' }
      ink.write(edition, { x: left + width - 20, y: top + 37 }, { ...small, align: 'right' })
      ink.box([left + 24, top + 50, width - 44, 3], { fill: ink.color('var(--ink)') })
      ink.box([left + 24, top + 55, width - 44, 1], { fill: ink.color('var(--ink)') })
      if (cut > 0) ink.write(shareWords.drawn.stepsBefore(from), { x: left + 24, y: top + 82 }, small)
      let y = top + 68 + cut
      for (const row of rows) {
        row.draw(y)
        y += row.height
      }
    },
  }
}

/** A line of the chart: number, title and result. */
function rowBlock(ink: Ink, row: Row, isCurrent: boolean, [left, width]: readonly [number, number]): Block {
  const { kind, depth, number, title, result, silent, skipped, reason, cite } = row
  const isMove = kind === 'move'
  const writing = {
    size: isMove || depth === 0 ? 16 : 14.5,
    weight: isMove || isCurrent ? 600 : 400,
    color: isCurrent ? 'var(--red)' : silent || skipped ? 'var(--pencil)' : 'var(--ink)',
  }
  const small = { size: 12.5, face: 'sans' as const, color: 'var(--pencil)' }
  const mono = { size: 11.5, face: 'mono' as const, color: 'var(--red)' }
  const x = left + 24 + (isMove ? 0 : 22 + Math.min(4, depth) * 15)
  const room = left + width - 20 - x
  const titles = ink.lines(title, room, writing, 2)
  const last = ink.width(titles.at(-1) ?? '', writing)
  // The result stands beside the title where there is room.
  const beside = result !== '' && ink.width(result, small) < room - last - 12
  const results = result === '' ? [] : beside ? [result] : ink.lines(result, room, small, 3)
  const reasons = isCurrent && reason !== null ? ink.lines(reason, room, { size: 14 }, 6) : []
  const cites = isCurrent ? ink.lines(cite.join(' '), room, mono, 3) : []
  const title20 = titles.length * 20
  const height = title20 + (beside ? 0 : results.length * 17) + reasons.length * 19 + cites.length * 17 + 9
  return {
    height,
    draw: (top) => {
      if (isCurrent) ink.box([left, top - 3, width, height], { fill: ink.color('var(--red-wash)') })
      const base = top + 15
      if (!isMove && number !== '') ink.write(number, { x: x - 10, y: base }, { ...writing, align: 'right' })
      ink.write(titles, { x, y: base }, writing, 20 / writing.size)
      let y = base + title20
      if (beside) ink.write(result, { x: left + width - 20, y: y - 20 }, { ...small, align: 'right' })
      else y = ink.write(results, { x, y: y - 2 }, small, 17 / 12.5) + 2
      y = ink.write(reasons, { x, y }, { size: 14 }, 19 / 14)
      ink.write(cites, { x, y: y - 1 }, mono, 17 / 11.5)
    },
  }
}
