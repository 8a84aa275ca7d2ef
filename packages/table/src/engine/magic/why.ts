import type { Choice } from '@battleline/kernel'
import type { AnyPlayed } from '@battleline/scenario'
import { why } from 'battleline/why'
import type { WhyAnswer } from '../protocol.ts'
import type { MagicSession } from './session.ts'

/** What somebody may want to know of a permanent or of a step, each question with its answer. */
export function whys(
  session: MagicSession,
  answers: readonly Choice[] | null,
  { card, step }: { readonly card?: number; readonly step?: string },
): readonly WhyAnswer[] {
  if (step !== undefined) {
    const answer = why({ kind: 'step', step }, session.playedWith(answers) as AnyPlayed)
    if ('problem' in answer) return []
    const because = answer.because.map(({ text, cite }) => ({ text, cite }))
    return [{ title: 'Why did this happen?', text: answer.text, cite: answer.cite, because }]
  }
  return card === undefined ? [] : barsOf(session, answers, card)
}

/** What a creature may not choose where a declaration is asked for, and what is demanded of it. */
function barsOf(
  session: MagicSession,
  answers: readonly Choice[] | null,
  card: number,
): readonly WhyAnswer[] {
  const { game } = session
  const position = session.at(answers)
  const standing = game.standing(position, [])
  if ('refused' in standing) return []
  const name = (id: number) =>
    game.players(position).includes(id) ? game.player(position, id).name : game.card(position, id).called
  const { deed, barred, requirements } = standing
  const bars = barred.filter(({ creature, goal }) => creature === card || goal === card)
  const said = bars.map(({ creature, goal, reason, cite }) => ({
    text: `${name(creature)} cannot ${deed} ${name(goal)}: ${reason}`,
    cite,
  }))
  const called = game.card(position, card).called
  const wanted = requirements.filter(({ reason }) => reason.includes(called))
  const asked = wanted.map(({ reason, cite }) => ({ text: reason, cite }))
  return [
    ...(said.length === 0
      ? []
      : [
          {
            title: `What may not ${deed}?`,
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
