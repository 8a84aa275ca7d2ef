import type { Run } from '../engine/protocol.ts'
import type { Looking } from '../state/question.ts'
import type { Look } from '../state/use-looking.ts'

export default function OutcomesPage({
  run,
}: {
  readonly run: Run
  readonly looking: Looking
  readonly look: Look
}) {
  return <main className="cloth">{run.name}</main>
}
