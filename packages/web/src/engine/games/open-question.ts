import type { Scenario } from '@battleline/scenario'
import { language } from '../../words/catalogue.ts'
import { setUpWords } from '../../words/set-up.ts'
import type { Gives, Question, TextProblem } from '../protocol/protocol.ts'
import type { Session } from '../session/session.ts'
import { problemsOf } from '../session/text-problems.ts'
import { readText } from './read-scenarios.ts'

/** The session of the last question: its next answer continues from there. */
let last: { readonly of: string; readonly session: Session } | null = null

const noRun = (message: string): Gives<'run'> => ({ run: null, problems: [problem(message)] })
const problem = (message: string): TextProblem => ({
  line: 1,
  column: 1,
  endColumn: 2,
  message,
  expected: [],
})

/** Plays a question, or lists the problems of its text. */
export async function run(question: Question): Promise<Gives<'run'>> {
  const opened = await open(question)
  if (!('session' in opened)) return opened
  return opened.session.run(question.answers, question.conceals)
}

/** The session of a question, or the problems of its text. */
export async function open({
  text,
  document,
  edition,
}: Question): Promise<{ readonly session: Session } | Gives<'run'>> {
  const of = JSON.stringify([text, document, edition ?? null, language()])
  if (last?.of === of) return last
  const { games, scenarios, problems } = await readText(text)
  if (problems.length > 0) return { run: null, problems: problemsOf(problems) }
  const scenario: Scenario | undefined = scenarios[document]
  if (scenario === undefined) return noRun(setUpWords.noScenario(document + 1))
  const session = games.get(scenario.game)?.open(scenario, edition) ?? null
  if (session === null) return noRun(setUpWords.noEdition(edition ?? ''))
  last = { of, session }
  return last
}
