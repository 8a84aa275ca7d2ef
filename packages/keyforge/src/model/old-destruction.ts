import type { World } from '@battleline/kernel'
import type { DestructionEntry } from './damage.ts'
import type { Resolution } from './resolution.ts'

type Stack = Readonly<World['stack']>
/** The entries of an open destruction. In saves of format 1 they do not say what destroys them. */
type Entries = Readonly<Record<'incoming' | 'batch', readonly Omit<DestructionEntry, 'by'>[]>>

/**
 * In saves of format 1, an effect that destroys did not wait for the destruction to read what came of it. Its chart goes
 * back to the step that opened the destruction, and waits.
 */
export function awaitDestruction(stack: Stack): Stack {
  return stack.map((frame, height) => {
    const above = stack[height + 1]
    if (above !== undefined && destroys(frame, above)) return { ...frame, at: frame.at - 1, entered: true }
    if (frame.chart.id !== 'keyforge/destroyed') return frame
    const { locals } = frame
    const below = stack[height - 1]
    const awaited = below !== undefined && destroys(below, frame)
    const by = awaited ? height - 1 : null
    const { incoming, batch } = locals as Entries
    const known = (entries: Entries['batch']) => entries.map((one) => ({ by, ...one }))
    return { ...frame, awaited, locals: { ...locals, incoming: known(incoming), batch: known(batch) } }
  })
}

/** Whether this effect opened the destruction above it: the state-based check opens others at the same step. */
function destroys({ chart, at, locals }: Stack[number], above: Stack[number]): boolean {
  const opening = chart.nodes[at - 1]?.work
  if (opening?.kind !== 'join' || opening.chart !== above.chart.id || !('antecedent' in locals)) return false
  const { incoming, batch } = above.locals as Entries
  const [first] = [...batch, ...incoming]
  return (locals as Resolution).antecedent.some(({ card }) => card === first?.card)
}
