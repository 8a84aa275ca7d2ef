import { entries, explanationOf, type RunRow, runBlocks, type WhyQuestion, why } from '@battleline/explain'
import type { PlayedScenario } from '@battleline/scenario'
import type { Fight } from './fights.ts'

/** Something that a reader is told: where, and of which kind. */
export interface Told {
  /** `why` with its question, `trace` with the kind of row, or `web` with the field of a row. */
  readonly where: string
  readonly text: string
  readonly cite: readonly string[]
}

/** All that the trace of the command line, the answers to “why” and the web app say of a fight. */
export async function allTold(fight: Fight): Promise<readonly Told[]> {
  const played = fight.session.playedWith(fight.answers)
  return [...traceTold(played), ...whyTold(played), ...(await webTold(fight))]
}

const told = (
  where: string,
  text: string | null | undefined,
  cite: readonly string[] = [],
): readonly Told[] =>
  text == null || text === '' ? [] : [{ where, text: text.replaceAll('\u00a0', ' '), cite }]

export function traceTold(played: PlayedScenario): readonly Told[] {
  const { words } = explanationOf(played.scenario.game)
  const rows = [false, true].flatMap((all) =>
    runBlocks(
      entries(played.trace, (record) => played.name(record), words),
      { all, words },
    ).flat(),
  )
  return rows.flatMap(rowTold)
}

function rowTold(row: RunRow): readonly Told[] {
  if (row.kind === 'changes')
    return row.cards.flatMap(({ card, values }) =>
      values.flatMap((value) => told('trace change', `${card} ${value}`)),
    )
  if (row.kind === 'move' || row.kind === 'step') {
    const source = row.kind === 'step' && row.source !== '' ? `${row.source}: ` : ''
    return told(`trace ${row.kind}`, `${source}${row.title}`, row.cite)
  }
  return told(`trace ${row.kind}`, row.text, row.cite)
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

export function whyTold(played: PlayedScenario): readonly Told[] {
  return questionsOf(played).flatMap((question) => {
    const answer = why(question, played)
    if ('problem' in answer) return told('problem', answer.problem)
    return [
      ...told(`why ${question.kind}`, answer.text, answer.cite),
      ...answer.because.flatMap(({ text, cite }) => told(`because ${question.kind}`, text, cite)),
    ]
  })
}

async function webTold({ session, answers }: Fight): Promise<readonly Told[]> {
  const { run } = session.run(answers)
  if (run === null) return []
  const rows = run.rows.flatMap(({ title, whole, result, reason, summary: [main, small], kind, cite }) => [
    ...told(`web ${kind} title`, title),
    ...told(`web ${kind} whole`, whole),
    ...told(`web ${kind} result`, result),
    ...told(`web ${kind} reason`, reason, cite),
    ...told(`web ${kind} summary`, main),
    ...told(`web ${kind} small`, small),
  ])
  const asked = run.asked.flatMap(({ title, options }) => [
    ...told('web question', title),
    ...options.flatMap(({ label, does }) => [...told('web option', label), ...told('web preview', does)]),
  ])
  const cards = session.game.cards(session.at(answers))
  const whys = await Promise.all(cards.map((card) => session.whys(answers, { card })))
  const answered = whys
    .flat()
    .flatMap(({ title, text, because }) => [
      ...told('web why title', title),
      ...told('web why', text),
      ...because.flatMap((one) => told('web because', one.text)),
    ])
  return [...rows, ...asked, ...answered]
}
