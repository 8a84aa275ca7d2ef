import { type Line, page, span } from '@battleline/explain'
import {
  decider,
  type LeftOpen,
  leftOpen,
  play,
  type Scenario,
  type Scripted,
  showProblem,
} from '@battleline/scenario'
import { OutcomeSearch, type Outcomes, type Question, questions, tree } from '@battleline/search'
import { stateOf } from '../boards.ts'
import { editionNamed } from '../edition.ts'
import { answersTold, answerTold, differences, verdictOf } from '../endings-told.ts'
import { EXIT, type Exit, WrongInput, worst } from '../exit.ts'
import { jsonText, oneOrAll } from '../json-text.ts'
import { nameOf } from '../read-input.ts'
import { readScenarioFile } from '../read-scenario-file.ts'
import { type Limits, limitNamed, type Stopped, searchThrough } from '../searching.ts'
import { boardText, warnOfUnread } from '../telling.ts'
import type { Terminal } from '../terminal.ts'
import { treeTold } from '../tree-told.ts'

export interface OutcomesOptions {
  readonly edition?: string
  readonly limit: string
  readonly seconds: string
  readonly memory: string
  readonly free?: true
  readonly apart?: true
  readonly json?: true
}

interface Searched {
  readonly scenario: Scenario
  readonly left: LeftOpen
  readonly found: Outcomes<Scripted>
  readonly asked: readonly Question[]
  readonly stopped: Stopped
}

/** Every ending over the choices that the scenarios of a file leave open. */
export async function outcomes(file: string, options: OutcomesOptions, out: Terminal): Promise<Exit> {
  const limits: Limits = {
    positions: limitNamed('limit', options.limit),
    seconds: limitNamed('seconds', options.seconds),
    megabytes: limitNamed('memory', options.memory),
  }
  const edition = options.edition === undefined ? {} : { edition: editionNamed(options.edition) }
  const { scenarios, grandArchive, problems } = await readScenarioFile(file)
  if (grandArchive.length > 0)
    throw new WrongInput(`outcomes searches scenarios of keyforge; ${nameOf(file)} has some of grand-archive`)
  const played = scenarios.map((scenario) => play(scenario, { ...edition, limit: 1 }))
  // Where a question stands open, what comes after it in the file is no mistake: it is played wherever answers lead.
  const wrong = [
    ...problems,
    ...played.flatMap(({ ask, problems: amiss, rejected }) => [
      ...(ask === null ? amiss : []),
      ...(rejected === null ? [] : [rejected]),
    ]),
  ]
  if (wrong.length > 0) {
    if (options.json) out.print(jsonText({ status: 'wrong', problems: wrong }))
    for (const problem of wrong) out.complain(`${showProblem(problem, out.width)}\n`)
    return EXIT.wrong
  }
  warnOfUnread(played, out)
  const all: Searched[] = []
  for (const scenario of scenarios) {
    const left = leftOpen(scenario, edition)
    const [free, apart] = [options.free === true, options.apart === true]
    const search = new OutcomeSearch(left.choices, left.start, { limit: limits.positions, free, apart })
    const stopped = await searchThrough(search, limits, out)
    const found = search.found()
    all.push({ scenario, left, found, asked: questions(left.choices, found), stopped })
    if (stopped === 'interrupted') break
  }
  if (options.json) out.print(jsonText(oneOrAll(all.map(documentOf))))
  else out.print(all.map((one) => tell(one, out)).join('\n'))
  return worst(...all.map(({ found }) => (found.complete ? EXIT.well : EXIT.limit)))
}

function documentOf({ scenario, left, found, asked, stopped }: Searched) {
  const { game, name } = left
  const { endings, positions, merged, complete, missing } = found
  const differ = differences(left, endings)
  return {
    scenario: scenario.name,
    file: scenario.file,
    line: scenario.line,
    game: scenario.game,
    edition: game.edition,
    count: endings.length,
    positions,
    merged,
    complete,
    missing: missing && {
      because: stopped ?? 'the game refused',
      open: missing.open,
      refused: missing.refused.map(({ reason, cite }) => ({ reason, cite })),
    },
    outcomes: endings.map(({ position, answers, ways }, at) => ({
      state: stateOf(game, position.at, name),
      refused: position.refusal?.reason ?? null,
      differs: differ[at] ?? [],
      answers: answersTold(left, answers),
      choices: answers,
      ways,
    })),
    orders: asked.map((one) => questionOf(one, left)),
  }
}

function questionOf(one: Question, { name }: LeftOpen) {
  const { decision, matters, free, times, answers, classes, orders } = one
  const told = (answer: Parameters<typeof answerTold>[1]) => answerTold(decision, answer)
  return {
    ask: decision.title,
    who: decider(decision.who, name),
    step: decision.step,
    manner: decision.manner,
    options: decision.options.map(({ label }) => label),
    matters,
    free,
    times,
    answers,
    sentence: verdictOf(one),
    before: orders === null ? null : orders.pairs.map((pair) => pair.map(told)),
    classes: classes.map((ones) => ones.map(told)),
  }
}

const WHY: Readonly<Record<Exclude<Stopped, null>, string>> = {
  positions: 'the most positions were looked at (--limit)',
  seconds: 'the time was up (--seconds)',
  megabytes: 'the memory was used up (--memory)',
  interrupted: 'it was interrupted',
}

function tell(searched: Searched, out: Terminal): string {
  const { scenario, left, found, asked, stopped } = searched
  const { endings, missing } = found
  const { width, paint } = out
  const paragraph = (line: Line, hang = 2) => page([{ line, hang, cite: [] }], width, paint)
  const ways = endings.reduce((sum, one) => sum + one.ways, 0)
  const more =
    missing === null
      ? ''
      : ` and maybe more: ${stopped === null ? (missing.refused[0]?.reason ?? '') : WHY[stopped]}`
  const count = `${endings.length} ${endings.length === 1 ? 'ending' : 'endings'}, ${ways} ${ways === 1 ? 'way' : 'ways'}${more}`
  const parts = [
    paragraph([span(scenario.name, 'heading')]),
    paragraph([span(count, missing === null ? 'good' : 'bad')]),
  ]
  const [only] = endings
  if (endings.length === 1 && only !== undefined)
    parts.push(boardText(left.game, only.position.at, left.name, out))
  else parts.push(endingsText(searched, paragraph))
  const shape = tree(left.choices, found)
  const lines = treeTold(shape, (who) => decider(who, left.name))
  if (lines.length > 0)
    parts.push(
      `${lines.map((line) => (line.length > width ? `${line.slice(0, width - 1)}…` : line)).join('\n')}\n`,
    )
  parts.push(
    asked
      .map((one) => {
        const who = decider(one.decision.who, left.name)
        return paragraph([span(`${who}, “${one.decision.title}”: `, 'quiet'), span(verdictOf(one))])
      })
      .join(''),
  )
  return parts.filter((part) => part !== '').join('\n')
}

/** Each ending: in how many ways, what differs, and the fewest answers that lead there. */
function endingsText(
  { left, found: { endings } }: Searched,
  paragraph: (line: Line, hang?: number) => string,
): string {
  const differ = differences(left, endings)
  return endings
    .map(({ answers, ways }, at) => {
      const words = differ[at] ?? []
      const what = words.length === 0 ? 'differs only in what is remembered' : words.join(' · ')
      const by = answersTold(left, answers)
      return [
        paragraph(
          [
            span(`${at + 1}  `, 'strong'),
            span(what),
            span(`  (${ways} ${ways === 1 ? 'way' : 'ways'})`, 'quiet'),
          ],
          3,
        ),
        by.length === 0 ? '' : paragraph([span(`   by ${by.join('; ')}`, 'choice')], 6),
      ].join('')
    })
    .join('')
}
