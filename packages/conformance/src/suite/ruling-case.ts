import { type Declared, declaredBy } from '@battleline/magic'
import {
  adapters,
  type BoardReading,
  type ClaimedPlace,
  choiceText,
  deciderName,
  type MagicPlayed,
  type MagicScenario,
  type PlayedScenario,
  play,
  readDeclared,
  type Scenario,
} from '@battleline/scenario'
import type { CaseAnswer, CaseDeclaration, RulingCase } from '../model/case.ts'
import { factsOnBoard } from './card-facts.ts'
import { numbersOn } from './numbers.ts'

/**
 * A scenario as a case; null if it changes the board outside the rules, which answers cannot say. Claims about what an
 * engine of another author need not have, such as the steps of our charts, are left out.
 */
export function rulingCase(scenario: Scenario, id: string): RulingCase | null {
  const played = play(scenario) as PlayedScenario
  const { game, start, position, refusal, answers, trace } = played
  if (trace.some(({ kind, step }) => kind === 'answer' && step.id === BY_HAND)) return null
  const adapter = adapters.of(scenario.game)
  const reading = adapter.reading(game, position)
  const places = scenario.expect.flatMap((claim) =>
    isOfRun(claim.kind) ? [] : adapter.places(played, claim as never),
  )
  const declarations = scenario.game === 'magic' ? declared(played as unknown as MagicPlayed) : []
  const endings = endingsOf(scenario, played)
  return {
    kind: 'ruling',
    id,
    game: scenario.game,
    edition: scenario.edition,
    name: scenario.name,
    cite: scenario.cite,
    cards: factsOnBoard(scenario),
    board: scenario.setup,
    numbers: numbersOn(game, start, scenario.players),
    play: answers.map((answer) => answerIn(played, answer)),
    expect: {
      ...(refusal === null ? { board: expected(reading, places) } : { refused: refusal.cite }),
      ...(declarations.length > 0 && { declarations }),
      ...(endings !== null && { endings }),
    },
  }
}

/** The step of a change outside the rules. */
const BY_HAND = 'by-hand'
const OF_RUN = ['steps', 'not steps', 'asked', 'refused', 'because', 'status', 'best']
const isOfRun = (kind: string): boolean => OF_RUN.includes(kind)

function answerIn(
  { game, name, moves }: PlayedScenario,
  { from, choice, trace }: PlayedScenario['answers'][number],
): CaseAnswer {
  const decision = game.decision(from)
  if (decision === null) throw new Error('an answer without a decision')
  const { who, step, title, ids } = decision
  // A declaration or a forbidden move is no listed option: the file says it in words.
  const listed = typeof choice === 'object' || ids.includes(choice)
  const words = moves.find((one) => one.trace === trace)?.text
  const chosen = listed
    ? choiceText(decision, choice)
    : [words ?? declaredText(choice, name) ?? String(choice)]
  return { who: deciderName(who, name), step, asks: title, chosen, choice }
}

function declaredText(choice: unknown, name: (record: number) => string): string | null {
  const declared = declaredBy(choice)
  if (declared === null) return null
  return declared.map(([creature, goal]) => `${name(creature)} -> ${name(goal)}`).join('; ') || 'nothing'
}

const BLANK: Readonly<Record<string, unknown>> = { number: 0, boolean: false }

/** What the reading has at the places of claims; a claim that the reading does not say is left out. */
function expected(
  reading: BoardReading,
  places: readonly ClaimedPlace[],
): NonNullable<RulingCase['expect']['board']> {
  const found: Record<string, Record<string, unknown>> = {}
  for (const { section, subject, property, is, counted } of places) {
    const values = section === 'table' ? reading.table : reading[section][subject]
    if (values === undefined) continue
    const value = values[property]
    const has = counted
      ? Array.isArray(value)
        ? value.length
        : 0
      : (value ?? BLANK[typeof is] ?? (section === 'table' ? null : []))
    if (is !== null && is !== has) continue
    const put = counted ? { count: has } : has
    const part = found[section] ?? {}
    found[section] = part
    if (section === 'table') part[property] = put
    else part[subject] = { ...(part[subject] as object | undefined), [property]: put }
  }
  return found
}

/** The declarations that a scenario of Magic judges where its play ends. */
function declared({ scenario, game, position, name }: MagicPlayed): readonly CaseDeclaration[] {
  return scenario.expect.flatMap((claim): readonly CaseDeclaration[] => {
    if (claim.kind !== 'declared') return []
    const { action, choices } = claim.declaration
    const read = readDeclared(`${action}: ${lineOf(choices)}`, game, position)
    if ('problem' in read) return []
    const pairs = named(read.pairs, name)
    return [{ action, pairs, legal: claim.expected.kind === 'legal' }]
  })
}

type Choices = Extract<MagicScenario['expect'][number], { kind: 'declared' }>['declaration']['choices']

const lineOf = (choices: Choices): string =>
  choices
    .map(({ creature, goals }) => `${creature.text} -> ${goals.map(({ text }) => text).join(', ')}`)
    .join('; ') || 'nothing'

const named = (pairs: Declared, name: (record: number) => string): CaseDeclaration['pairs'] =>
  pairs.map(([creature, goal]) => [name(creature), name(goal)])

/** The number of endings, if the scenario says something of all of them. */
function endingsOf({ expect }: Scenario, { outcomes }: PlayedScenario): number | null {
  const claims = expect.some(({ kind }) => ['endings', 'each ending', 'always'].includes(kind))
  return claims && outcomes?.complete === true ? outcomes.endings.length : null
}
