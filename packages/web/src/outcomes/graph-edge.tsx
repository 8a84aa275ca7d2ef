import { BaseEdge, type Edge, type EdgeProps } from '@xyflow/react'
import type { Point } from './graph-layout.ts'

/** An edge crosses a column in a straight line as wide as the label of a choice. */
const STRAIGHT = 150
/** Half the height of a choice: ways lead through its middle. */
const MIDDLE = 13
/** How far along its first bend a way is named: nearer to where it leads, where ways lie further apart. */
const NAMED_AT = 0.65

export type DrawnWay = Edge<{ readonly by: readonly Point[] }, 'way'>

/** A way that leads round the places between its ends. */
export function WayEdge({
  sourceX,
  sourceY,
  targetX,
  targetY,
  data: passing,
  label,
  markerEnd,
}: EdgeProps<DrawnWay>) {
  const stops = (passing?.by ?? []).map(({ x, y }) => ({ x: x - STRAIGHT / 2, y: y + MIDDLE }))
  const [next = { x: targetX, y: targetY }] = stops
  let path = `M${sourceX} ${sourceY}`
  let x = sourceX
  let y = sourceY
  for (const stop of stops) {
    path += `${bend(x, y, stop.x, stop.y)}h${STRAIGHT}`
    x = stop.x + STRAIGHT
    y = stop.y
  }
  path += bend(x, y, targetX, targetY)
  const t = NAMED_AT
  return (
    <BaseEdge
      path={path}
      {...(markerEnd !== undefined && { markerEnd })}
      label={label}
      labelX={sourceX + (next.x - sourceX) * (1.5 * t * (1 - t) + t ** 3)}
      labelY={sourceY + (next.y - sourceY) * (3 * t ** 2 - 2 * t ** 3)}
      labelBgPadding={[5, 3]}
    />
  )
}

const bend = (x: number, y: number, toX: number, toY: number): string =>
  `C${(x + toX) / 2} ${y} ${(x + toX) / 2} ${toY} ${toX} ${toY}`
