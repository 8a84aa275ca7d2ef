import type { Choice } from '@battleline/kernel'
import { open } from '../src/engine/games/open-question.ts'
import type { Run } from '../src/engine/protocol/protocol.ts'
import { verbs } from '../src/engine/verbs.ts'

/** Hears no progress. */
export const nothing = () => {}

/** The run of a game as both players at a screen see it. @throws Error if its text or an answer is wrong */
export async function runOf(text: string, answers: readonly Choice[] | null): Promise<Run> {
  const { run } = await verbs.run({ text, document: 0, answers, conceals: true }, nothing)
  if (run === null || run.refusal !== null) throw new Error(run?.refusal?.reason ?? 'no run')
  return run
}

/** The answers of a game in which a bot plays both seats, for so many answers of theirs or to the end. */
export async function played(text: string, most: number, bot: string): Promise<readonly Choice[]> {
  const opened = await open({ text, document: 0, answers: null })
  if (!('session' in opened)) throw new Error('no game')
  const { session } = opened
  let { answers } = await runOf(text, null)
  for (let made = 0; made < most; made++) {
    const asked = session.game.decision(session.at(answers))
    if (asked === null) break
    const question = { text, document: 0, answers }
    const { choice } = await verbs.reply({ question, player: asked.who as 1 | 2, bot }, nothing)
    // The dice have answered after it.
    answers = session.segments([...answers, choice]).map((segment) => segment.choice)
  }
  return answers
}
