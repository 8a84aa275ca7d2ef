import { answerQuestion, keyforgeExplanation, type WhyQuestion } from '@battleline/explain'
import type { CardReading } from '@battleline/keyforge'
import type { KeyforgePlayed } from '@battleline/scenario'
import type { WhyAnswer } from '../../protocol/protocol.ts'

/** What somebody may want to know of a card or of a step, each question with its answer. */
export function whys(
  played: KeyforgePlayed,
  { card, step }: { readonly card?: number; readonly step?: string },
): readonly WhyAnswer[] {
  const asked = card !== undefined ? aboutCard(card, played) : step !== undefined ? aboutStep(step) : []
  return asked.flatMap(({ title, question, always }): readonly WhyAnswer[] => {
    const answer = answerQuestion(question, played, keyforgeExplanation)
    if ('problem' in answer || (!answer.holds && !always)) return []
    if (!always && answer.because.length === 0) return []
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

function aboutCard(card: number, { game, position, start }: KeyforgePlayed): readonly Wanted[] {
  const reading = game.card(position, card)
  const inPlay = reading.zone === 'battleline'
  const wanted: Wanted[] = [
    { title: 'Why was it destroyed?', question: { kind: 'destroyed', card }, always: false },
    { title: 'Why did it survive?', question: { kind: 'survived', card }, always: false },
  ]
  if (inPlay)
    wanted.push({
      title: 'Why this power?',
      question: { kind: 'value', property: 'power', card },
      always: true,
    })
  if (inPlay && reading.armor > 0)
    wanted.push({
      title: 'Why this armor?',
      question: { kind: 'value', property: 'armor', card },
      always: true,
    })
  const before = game.card(start, card)
  for (const keyword of keywordsOf(before, reading))
    wanted.push({
      title: `Why did ${keyword} do nothing?`,
      question: { kind: 'not keyword', keyword, card },
      always: false,
    })
  const abilities = new Set(
    [start, position].flatMap((at) => game.abilities(at, card).map(({ trigger }) => trigger)),
  )
  for (const ability of abilities)
    wanted.push({
      title: `Why did “${ability}:” do nothing?`,
      question: { kind: 'not ability', ability, card },
      always: false,
    })
  return wanted
}

const keywordsOf = (...readings: readonly CardReading[]): ReadonlySet<string> =>
  new Set(readings.flatMap(({ keywords }) => Object.keys(keywords)))
