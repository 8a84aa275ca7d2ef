import type { Looking } from '../state/question.ts'
import type { Known } from '../state/use-engine.ts'
import type { Look } from '../state/use-looking.ts'

export interface SetUpPageProps {
  readonly looking: Looking
  readonly look: Look
  readonly known: Known
}

export default function SetUpPage({ looking, look }: SetUpPageProps) {
  return (
    <main className="cloth">
      <textarea
        value={looking.text}
        aria-label="Scenario"
        rows={30}
        cols={70}
        onChange={(e) => look({ text: e.target.value })}
      />
    </main>
  )
}
