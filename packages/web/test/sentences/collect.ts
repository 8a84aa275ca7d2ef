import { entries, explanationOf, type RunRow, runBlocks, type WhyQuestion, why } from '@battleline/explain'
import type { PlayedScenario } from '@battleline/scenario'
import type { Fight } from './fights.ts'

/** A sentence for the reader: where, and of which kind. */
export interface Line {
  /** `why` with its question, `trace` with the kind of row, or `web` with the field of a row. */
  readonly where: string
  readonly text: string
  readonly cite: readonly string[]
}

/** All that the trace of the command line, the answers to “why” and the web app say of a fight. */
export async function allLines(fight: Fight): Promise<readonly Line[]> {
  const played = fight.session.playedWith(fight.answers)
  return [...traceTold(played), ...whyTold(played), ...(await webTold(fight))]
}

const line = (
  where: string,
  text: string | null | undefined,
  cite: readonly string[] = [],
): readonly Line[] =>
  text == null || text === '' ? [] : [{ where, text: text.replaceAll('\u00a0', ' '), cite }]

export function traceTold(played: PlayedScenario): readonly Line[] {
  const { words } = explanationOf(played.scenario.game)
  const rows = [false, true].flatMap((all) =>
    runBlocks(
      entries(played.trace, (record) => played.name(record), words),
      { all, words },
    ).flat(),
  )
  return rows.flatMap(rowTold)
}

function rowTold(row: RunRow): readonly Line[] {
  if (row.kind === 'changes')
    return row.cards.flatMap(({ card, values }) =>
      values.flatMap((value) => line('trace change', `${card} ${value}`)),
    )
  if (row.kind === 'move' || row.kind === 'step') {
    const source = row.kind === 'step' && row.source !== '' ? `${row.source}: ` : ''
    return line(`trace ${row.kind}`, `${source}${row.title}`, row.cite)
  }
  return line(`trace ${row.kind}`, row.text, row.cite)
}

/** Every question about every card and step of a run. */
export function questionsOf(played: PlayedScenario): readonly WhyQuestion[] {
  const { game, position, trace, scenario } = played
  const { whys } = explanationOf(scenario.game)
  const reading = game as unknown as {
    abilities?(at: unknown, card: number): readonly { readonly trigger: string }[]
  }
  const about = game
    .cards(position)
    .flatMap((card): readonly WhyQuestion[] => [
      { kind: 'destroyed', card },
      { kind: 'survived', card },
      ...[...whys.keywords, ...(whys.counters ?? [])].map(
        (keyword): WhyQuestion => ({ kind: 'not keyword', keyword, card }),
      ),
      ...[...new Set(reading.abilities?.(position, card).map(({ trigger }) => trigger) ?? [])].map(
        (ability): WhyQuestion => ({ kind: 'not ability', ability, card }),
      ),
      ...[...whys.cardBreakdowns, ...fieldsOf(game.card(position, card))].map(
        (property): WhyQuestion => ({ kind: 'value', property, card }),
      ),
    ])
  const players = scenario.players.flatMap((_, at) =>
    fieldsOf(game.player(position, at + 1)).map(
      (property): WhyQuestion => ({ kind: 'player value', property, player: at + 1 }),
    ),
  )
  const steps = [...new Set(trace.map(({ step }) => step.id))]
  return [...about, ...players, ...steps.map((step): WhyQuestion => ({ kind: 'step', step }))]
}

/** The properties of a reading, as questions name them. */
const fieldsOf = (reading: object): readonly string[] =>
  Object.keys(reading).map((field) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

export function whyTold(played: PlayedScenario): readonly Line[] {
  return questionsOf(played).flatMap((question) => {
    const answer = why(question, played)
    if ('problem' in answer) return line('problem', answer.problem)
    return [
      ...line(`why ${question.kind}`, answer.text, answer.cite),
      ...answer.because.flatMap(({ text, cite }) => line(`because ${question.kind}`, text, cite)),
    ]
  })
}

async function webTold({ session, answers }: Fight): Promise<readonly Line[]> {
  const { run } = session.run(answers)
  if (run === null) return []
  const rows = run.rows.flatMap(({ title, whole, result, reason, summary: [main, small], kind, cite }) => [
    ...line(`web ${kind} title`, title),
    ...line(`web ${kind} whole`, whole),
    ...line(`web ${kind} result`, result),
    ...line(`web ${kind} reason`, reason, cite),
    ...line(`web ${kind} summary`, main),
    ...line(`web ${kind} small`, small),
  ])
  const asked = run.asked.flatMap(({ title, options }) => [
    ...line('web question', title),
    ...options.flatMap(({ label, does }) => [...line('web option', label), ...line('web preview', does)]),
  ])
  const cards = session.game.cards(session.at(answers))
  const whys = await Promise.all(cards.map((card) => session.whys(answers, { card })))
  const answered = whys
    .flat()
    .flatMap(({ title, text, because }) => [
      ...line('web why title', title),
      ...line('web why', text),
      ...because.flatMap((one) => line('web because', one.text)),
    ])
  return [...rows, ...asked, ...answered]
}
