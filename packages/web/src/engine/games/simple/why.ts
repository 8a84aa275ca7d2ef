import { answerQuestion, simpleExplanation, type WhyQuestion } from '@battleline/explain'
import type { Choice } from '@battleline/kernel'
import type { WhyAnswer } from '../../protocol/protocol.ts'
import type { SimpleSession } from './session.ts'

interface Wanted {
  readonly title: string
  readonly question: WhyQuestion
  /** True to show the answer whatever it is; else only where the question takes nothing wrong for granted. */
  readonly always?: true
}

/** What somebody may want to know of a card or of a step, each question with its answer. */
export function whys(
  session: SimpleSession,
  answers: readonly Choice[] | null,
  { card, step }: { readonly card?: number; readonly step?: string },
): readonly WhyAnswer[] {
  const played = session.playedWith(answers)
  const { spec } = session.game
  const wanted: readonly Wanted[] =
    step !== undefined
      ? [{ title: 'Why did this happen?', question: { kind: 'step', step }, always: true }]
      : card === undefined
        ? []
        : [
            { title: 'Why did it leave play?', question: { kind: 'destroyed', card } },
            { title: 'Why is it still there?', question: { kind: 'survived', card } },
          ]
  return wanted.flatMap(({ title, question, always }): readonly WhyAnswer[] => {
    const answer = answerQuestion(question, played, simpleExplanation(spec))
    if ('problem' in answer || (always !== true && (!answer.holds || answer.because.length === 0))) return []
    const because = answer.because.map(({ text, cite }) => ({ text, cite }))
    return [{ title, text: answer.text, cite: answer.cite, because }]
  })
}
