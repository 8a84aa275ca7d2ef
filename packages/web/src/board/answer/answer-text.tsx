import { Citations } from '../../components/citations.tsx'
import { Prose } from '../../components/prose.tsx'
import { useRule } from '../../components/use-rule.ts'
import type { RunForm } from '../../engine/protocol/protocol.ts'
import { askWords } from '../../words/ask.ts'
import { inEnglish } from '../../words/in-english.ts'

/** The sentence of a ruling, and the rule that decides. */
export function AnswerText({ run }: { readonly run: RunForm }) {
  const because = useRule(run.cite[0] ?? null)
  return (
    <>
      <h2 {...inEnglish()}>
        <Prose text={run.name} />
      </h2>
      <div className="because">
        {because !== null && (
          <>
            <span className="label">{askWords.because}</span>{' '}
            <span {...inEnglish()}>
              <Prose text={because.sentence} />
            </span>{' '}
          </>
        )}
        <Citations ids={run.cite} />
      </div>
    </>
  )
}
