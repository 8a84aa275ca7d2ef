import { type AnyScenario, readScenarios } from '@battleline/scenario'
import { Session } from './keyforge/session.ts'
import { mistakesOf } from './mistakes.ts'
import type { Gives, Mistake, Question } from './protocol.ts'

/** The session of the question that was asked last: its next answer goes on from what is known. */
let last: { readonly of: string; readonly session: Session } | null = null

const noRun = (message: string): Gives<'run'> => ({ run: null, mistakes: [mistake(message)] })
const mistake = (message: string): Mistake => ({ line: 1, column: 1, endColumn: 2, message, expected: [] })

/** Plays a question, or says what is wrong with its text. */
export function run(question: Question): Gives<'run'> {
  const opened = open(question)
  if (!('session' in opened)) return opened
  return opened.session.run(question.answers)
}

/** The session of a question; what is wrong where there is none. */
export function open({ text, document, edition }: Question): { readonly session: Session } | Gives<'run'> {
  const of = JSON.stringify([text, document, edition ?? null])
  if (last?.of === of) return last
  const { scenarios, problems } = readScenarios(text, { file: 'scenario' })
  if (problems.length > 0) return { run: null, mistakes: mistakesOf(problems) }
  const scenario: AnyScenario | undefined = scenarios[document]
  if (scenario === undefined) return noRun(`this text has no scenario number ${document + 1}`)
  if (scenario.game !== 'keyforge')
    return noRun(`the table shows KeyForge so far, and this is ${scenario.game}`)
  const session = Session.of(scenario, edition)
  if (session === null) return noRun(`there is no edition “${edition}”`)
  last = { of, session }
  return last
}
