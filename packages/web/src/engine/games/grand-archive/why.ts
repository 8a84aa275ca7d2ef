import { answerQuestion, grandArchiveExplanation, type WhyQuestion } from '@battleline/explain'
import type { Choice } from '@battleline/kernel'
import type { PlayedScenario } from '@battleline/scenario'
import type { WhyAnswer } from '../../protocol/protocol.ts'
import type { GrandArchiveSession } from './session.ts'

/** What somebody may want to know of a card or of a step, each question with its answer. */
export function whys(
  session: GrandArchiveSession,
  answers: readonly Choice[] | null,
  { card, step }: { readonly card?: number; readonly step?: string },
): readonly WhyAnswer[] {
  const played = session.playedWith(answers) as PlayedScenario
  const wanted = step !== undefined ? aboutStep(step) : card !== undefined ? aboutCard(session, card) : []
  return wanted.flatMap(({ title, question, always }): readonly WhyAnswer[] => {
    const answer = answerQuestion(question, played, grandArchiveExplanation)
    if ('problem' in answer || (!always && (!answer.holds || answer.because.length === 0))) return []
    const because = answer.because.map(({ text, cite }) => ({ text, cite }))
    return [{ title, text: answer.text, cite: answer.cite, because }]
  })
}

interface Wanted {
  readonly title: string
  readonly question: WhyQuestion
  /** True to show the answer whatever it is; else only where the question takes nothing wrong for granted. */
  readonly always: boolean
}

const aboutStep = (step: string): readonly Wanted[] => [
  { title: 'Why did this happen?', question: { kind: 'step', step }, always: true },
]

function aboutCard({ game, position, played }: GrandArchiveSession, card: number): readonly Wanted[] {
  const before = game.card(played.start, card)
  const now = game.card(position, card)
  const values = (['power', 'life', 'level'] as const).filter((property) =>
    property === 'level' ? now.type === 'champion' : now[property] !== null,
  )
  const keywords = new Set([...Object.keys(before.keywords), ...Object.keys(now.keywords)])
  return [
    { title: 'Why was it destroyed?', question: { kind: 'destroyed', card }, always: false },
    { title: 'Why did it survive?', question: { kind: 'survived', card }, always: false },
    ...values.map(
      (property): Wanted => ({
        title: `Why this ${property}?`,
        question: { kind: 'value', property, card },
        always: now.zone === 'field',
      }),
    ),
    ...[...keywords].map(
      (keyword): Wanted => ({
        title: `Why did ${keyword} do nothing?`,
        question: { kind: 'not keyword', keyword, card },
        always: false,
      }),
    ),
  ]
}
