import { answerQuestion, magicExplanation, type WhyQuestion } from '@battleline/explain'
import type { Choice } from '@battleline/kernel'
import type { PlayedScenario } from '@battleline/scenario'
import { sentences } from '../../../text/clauses.ts'
import type { WhyAnswer } from '../../protocol/protocol.ts'
import { dealtIn, isDealing } from './change-sentences.ts'
import type { MagicSession } from './session.ts'

/** What somebody may want to know of a card or of a step, each question with its answer. */
export function whys(
  session: MagicSession,
  answers: readonly Choice[] | null,
  { card, step }: { readonly card?: number; readonly step?: string },
): readonly WhyAnswer[] {
  const played = session.playedWith(answers) as PlayedScenario
  const told = (title: string, question: WhyQuestion, always: boolean): readonly WhyAnswer[] => {
    const answer = answerQuestion(question, played, magicExplanation)
    if ('problem' in answer || (!always && (!answer.holds || answer.because.length === 0))) return []
    const because = answer.because.map(({ text, cite }) => ({ text, cite }))
    return [{ title, text: answer.text, cite: answer.cite, because }]
  }
  if (step !== undefined) {
    const found = told('Why did this happen?', { kind: 'step', step }, true)
    return isDealing(step) ? found.map((one) => bySource(session, answers, step, one)) : found
  }
  if (card === undefined) return []
  return [
    ...told('Why was it destroyed?', { kind: 'destroyed', card }, false),
    ...told('Why did it survive?', { kind: 'survived', card }, false),
    ...barsOf(session, answers, card),
    ...notNow(session, answers, card),
  ]
}

/** Of damage the run knows more than how much: by whom it is dealt. */
function bySource(
  session: MagicSession,
  answers: readonly Choice[] | null,
  step: string,
  answer: WhyAnswer,
): WhyAnswer {
  const { run } = session.run(answers)
  if (run?.game !== 'magic') return answer
  const because = run.rows.flatMap(({ step: one, silent, board, cite }) => {
    const there = run.boards[board]
    if (one !== step || silent || there === undefined) return []
    return dealtIn(step, there).map((text) => ({ text, cite }))
  })
  const [only] = because
  if (only === undefined) return answer
  return because.length > 1
    ? { ...answer, because }
    : { ...answer, text: sentences([only.text]), because: [] }
}

/** What whoever has priority may not do with it now. */
function notNow(
  session: MagicSession,
  answers: readonly Choice[] | null,
  card: number,
): readonly WhyAnswer[] {
  const barred = session.game.moves(session.at(answers)).find((one) => one.card === card)?.mayNot ?? []
  return barred.map(({ label, reason, cite }) => ({
    title: `Why not ${label}?`,
    text: sentences([reason]),
    cite,
    because: [],
  }))
}

/** What a creature may not choose where a declaration is asked for, and what is demanded of it. */
function barsOf(
  session: MagicSession,
  answers: readonly Choice[] | null,
  card: number,
): readonly WhyAnswer[] {
  const { game } = session
  const position = session.at(answers)
  const standing = game.declarationStatus(position, [])
  if ('refused' in standing) return []
  const name = (id: number) =>
    game.players(position).includes(id) ? game.player(position, id).name : game.card(position, id).called
  const { action, barred, requirements } = standing
  const bars = barred.filter(({ creature, goal }) => creature === card || goal === card)
  const said = bars.map(({ creature, goal, reason, cite }) => ({
    text: `${name(creature)} cannot ${action} ${name(goal)}: ${reason}`,
    cite,
  }))
  const wanted = requirements.filter(
    ({ origin, creatures, goals }) =>
      origin?.source === card || creatures.includes(card) || goals.includes(card),
  )
  const asked = wanted.map(({ reason, cite }) => ({ text: reason, cite }))
  return [
    ...(said.length === 0
      ? []
      : [
          {
            title: `What may not ${action}?`,
            text: `${said.length} of the choices are barred.`,
            cite: [],
            because: said,
          },
        ]),
    ...(asked.length === 0
      ? []
      : [
          {
            title: 'What is demanded?',
            text: 'As many of these as can be are obeyed.',
            cite: [],
            because: asked,
          },
        ]),
  ]
}
