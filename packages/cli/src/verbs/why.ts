import type { UnreadQuestion } from '@battleline/explain'
import {
  type Answer,
  why as answerOf,
  explanationOf,
  page,
  QUESTIONS,
  readQuestion,
  span,
  type WhyQuestion,
} from '@battleline/explain'
import { type PlayedScenario, play } from '@battleline/scenario'
import { EXIT, type Exit, WrongFile, WrongInput, worst } from '../exit.ts'
import { jsonText, oneOrAll } from '../format/json-text.ts'
import { warnOfUnread } from '../format/run-formatter.ts'
import { editionNamed } from '../input/edition.ts'
import { type CardFolders, readScenarioFile } from '../input/read-scenario-file.ts'
import type { Terminal } from '../terminal.ts'

export interface WhyOptions extends CardFolders {
  readonly edition?: string
  readonly json?: true
}

interface Answered {
  readonly played: PlayedScenario
  readonly answer: Answer
}

/**
 * Answers a question about the scenarios of a file that it fits. The exit code is 1 if the question assumes something
 * wrong.
 * @throws WrongInput if it fits none
 */
export async function why(file: string, words: string, options: WhyOptions, out: Terminal): Promise<Exit> {
  const { scenarios, problems } = await readScenarioFile(file, options)
  if (problems.length > 0) throw new WrongFile(problems)
  const runs = scenarios.map((scenario): PlayedScenario => {
    const { edition } = options
    return play(scenario, edition === undefined ? {} : { edition: editionNamed(edition, scenario.game) })
  })
  warnOfUnread(runs, out)
  const asked = runs.map((played) => answered(words, played))
  const answers = asked.filter((one): one is Answered => !('problem' in one))
  const [unread] = asked.filter((one): one is UnreadQuestion => 'problem' in one)
  if (answers.length === 0) {
    const instead = unread?.instead?.map((line) => `  = there are ${line}`) ?? []
    throw new WrongInput('unread-question', unread?.problem ?? 'there is no scenario', [
      ...instead,
      ...helping(runs),
    ])
  }
  if (options.json) out.print(jsonText(oneOrAll(answers.map((one) => documentOf(words, one)))))
  else out.print(answers.map((one) => answeredText(one, answers.length > 1, out)).join('\n'))
  return worst(...answers.map(({ answer }) => (answer.holds ? EXIT.well : EXIT.failed)))
}

function answered(words: string, played: PlayedScenario): Answered | UnreadQuestion {
  const question: WhyQuestion | UnreadQuestion = readQuestion(words, played)
  if ('problem' in question) return question
  const answer = answerOf(question, played)
  return 'problem' in answer ? answer : { played, answer }
}

/** The possible questions, and the cards for them. */
function helping(runs: readonly PlayedScenario[]): readonly string[] {
  const names = runs.flatMap((played) => played.game.cards(played.position).map((card) => played.name(card)))
  const cards = [...new Set(names)].filter((name) => name !== '?')
  const games = [...new Set(runs.map(({ scenario }) => scenario.game))].map(
    (game) => explanationOf(game).whys,
  )
  const words = (kind: string, all: readonly string[]) =>
    all.length === 0 ? [] : [`  = ${kind}: ${[...new Set(all)].join(', ')}`]
  return [
    '  = questions: ',
    ...QUESTIONS.map((one) => `      ${one}`),
    ...words('cards', cards),
    ...words(
      'keywords',
      games.flatMap(({ keywords, counters = [] }) => [...keywords, ...counters]),
    ),
    ...words(
      'abilities',
      games.flatMap(({ abilities = [] }) => abilities),
    ),
  ]
}

const documentOf = (question: string, { played, answer }: Answered) => ({
  scenario: played.scenario.name,
  file: played.scenario.file,
  line: played.scenario.line,
  edition: played.edition,
  status: played.status,
  question,
  holds: answer.holds,
  answer: answer.text,
  cite: answer.cite,
  because: answer.because.map(({ text, step, cite }) => ({ text, step, cite })),
})

function answeredText({ played, answer }: Answered, many: boolean, { width, paint }: Terminal): string {
  const heading = many ? [{ line: [span(played.scenario.name, 'heading')], hang: 2, cite: [] }] : []
  const lines = [
    ...heading,
    { line: [span(answer.text, 'strong')], hang: 2, cite: answer.cite },
    ...answer.because.map(({ text, cite }) => ({ line: [span('  '), span(text)], hang: 4, cite })),
  ]
  return page(lines, width, paint)
}
