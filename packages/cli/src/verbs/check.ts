import { capital } from '@battleline/card-game'
import { page, span } from '@battleline/explain'
import { sentenceOf } from '@battleline/kernel'
import { type DeclarationVerdict, type Declared, declarationText, isRefusal, proves } from '@battleline/magic'
import {
  declarationRulings,
  type MagicPlayed,
  type MagicScenario,
  play,
  type RuledDeclaration,
} from '@battleline/scenario'
import { EXIT, type Exit, worst } from '../exit.ts'
import { jsonText, oneOrAll } from '../format/json-text.ts'
import { reportProblems } from '../format/report-problems.ts'
import { editionNamed } from '../input/edition.ts'
import { type CardFolders, readMagicFile } from '../input/read-scenario-file.ts'
import { limitNamed } from '../input/search-options.ts'
import type { Terminal } from '../terminal.ts'

export interface CheckOptions extends CardFolders {
  readonly edition?: string
  readonly best?: string
  readonly json?: true
}

/** A scenario, and the verdicts on its declarations. */
interface Checked {
  readonly played: MagicPlayed
  readonly judged: readonly RuledDeclaration[]
  /** How many legal declarations without payments are listed; 0 for none. */
  readonly listed: number
}

/** The number of listed declarations of a scenario without one. */
const LISTED = 12

/** Judges the attacks and blocks in the scenarios of a file, with proofs. */
export async function check(file: string, options: CheckOptions, out: Terminal): Promise<Exit> {
  const { edition, best, json } = options
  const most = best === undefined ? null : limitNamed('best', best)
  const { scenarios, problems } = await readMagicFile(file, 'check judges declarations of', options)
  const all = scenarios.map((scenario, at) => {
    out.progress(`${at + 1} of ${scenarios.length}  ${scenario.name}`)
    return checked(scenario, edition, most)
  })
  // A refused declaration is judged here; other faults are reported.
  const wrong = [...problems, ...all.flatMap(({ played }) => played.problems)]
  if (json)
    out.print(
      jsonText(wrong.length > 0 ? { status: 'wrong', problems: wrong } : oneOrAll(all.map(documentOf))),
    )
  reportProblems(wrong, out)
  if (!json) out.print(all.map((one) => checkedText(one, out)).join('\n'))
  return wrong.length > 0 ? EXIT.wrong : worst(...all.flatMap(({ judged }) => judged.map(exitOf)))
}

function checked(scenario: MagicScenario, edition: string | undefined, most: number | null): Checked {
  const played = play(scenario, edition === undefined ? {} : { edition: editionNamed(edition, 'magic') })
  const judged = declarationRulings(played)
  return { played, judged, listed: most ?? (judged.length === 0 ? LISTED : 0) }
}

function exitOf({ ruling }: RuledDeclaration): Exit {
  if (ruling.verdict.kind === 'not proved') return EXIT.limit
  return ruling.legal ? EXIT.well : EXIT.failed
}

const TITLES = { legal: 'Legal', broken: 'Illegal', outdone: 'Illegal', 'not proved': 'Not proved' } as const

const MARKS = { legal: '  ✓ ', broken: '  ✗ ', outdone: '  ✗ ', 'not proved': '  ? ' } as const

/** The verdict in a sentence: “Illegal: it obeys 2 requirements; 3 are possible, for example …” */
const sentence = ({ verdict, reason }: DeclarationVerdict): string =>
  verdict.kind === 'not proved' ? capital(reason) : `${TITLES[verdict.kind]}: ${reason}`

/** The requirements that a declaration does not fully obey. */
const missed = ({ verdict }: DeclarationVerdict) => (verdict.kind === 'outdone' ? verdict.missed : [])

/** Whether the proof of a legal declaration is correct, checked without the solver. */
const isProved = ({ verdict }: DeclarationVerdict): boolean | null =>
  verdict.kind === 'legal'
    ? proves(verdict.certificate.program, verdict.certificate.proof, verdict.obeyed)
    : null

function checkedText({ played, judged, listed }: Checked, out: Terminal): string {
  const { width, paint } = out
  const lines = judged.flatMap(({ text, ruling }) => [
    { line: [span(text, 'strong')], hang: 2, cite: [] },
    {
      line: [span(MARKS[ruling.verdict.kind], ruling.legal ? 'good' : 'bad'), span(`${sentence(ruling)}.`)],
      hang: 4,
      cite: ruling.cite,
    },
    ...missed(ruling).map(({ requirement, obeyed, instances }) => ({
      line: [
        span(`      not obeyed${instances > 1 ? ` (${obeyed} of ${instances})` : ''}: ${requirement.reason}`),
      ],
      hang: 8,
      cite: requirement.cite,
    })),
  ])
  const heading = { line: [span(played.scenario.name, 'heading')], hang: 2, cite: played.scenario.cite }
  return page([heading, ...lines, ...(listed > 0 ? openText(played, listed) : [])], width, paint)
}

/** The options of a scenario's pending declaration, and how often each creature is in one. */
function openText(played: MagicPlayed, most: number) {
  const { game, position } = played
  const best = game.bestDeclarations(position, most)
  if (isRefusal(best))
    return [{ line: [span(`Nothing is declared: ${best.reason}.`)], hang: 2, cite: best.cite }]
  const { declarations, complete } = best
  const many = complete ? `${declarations.length}` : `At least ${declarations.length}`
  const are = declarations.length === 1 ? 'declaration is' : 'declarations are'
  return [
    { line: [span(`${many} ${are} legal without a payment:`)], hang: 2, cite: [] },
    ...declarations.map((one) => ({ line: [span(`  ${words(played, one)}`)], hang: 4, cite: [] })),
    ...membersText(played),
  ]
}

/** For each creature: whether it is in all, some or none of the legal declarations without payments. */
function membersOf({ game, position, name }: MagicPlayed) {
  const found = game.forcedParts(position)
  return isRefusal(found) ? [] : [...found].map(([creature, is]) => ({ creature: name(creature), is }))
}

function membersText(played: MagicPlayed) {
  const members = membersOf(played)
  return IN.flatMap((is) => {
    const names = members.filter((one) => one.is === is).map(({ creature }) => creature)
    const shown = names.slice(0, MOST_NAMED)
    const more = names.length > shown.length ? ` and ${names.length - shown.length} more` : ''
    return names.length === 0
      ? []
      : [{ line: [span(`in ${is}: ${shown.join(', ')}${more}`)], hang: 4, cite: [] }]
  })
}

const IN = ['all', 'some', 'none', 'not proved'] as const
/** The beginning of a longer list is enough. */
const MOST_NAMED = 20

const words = ({ game, position, ask, name }: MagicPlayed, declared: Declared): string =>
  sentenceOf(
    declarationText(
      declared,
      ask?.step.startsWith('magic/attackers.') === true ? 'attack' : 'block',
      (record) => (game.cards(position).includes(record) ? name(record) : game.player(position, record).name),
    ),
  )

function documentOf({ played, judged, listed }: Checked) {
  const { scenario, edition, game, position } = played
  const best = listed === 0 ? null : game.bestDeclarations(position, listed)
  const named = (declared: Declared) =>
    declared.map(([creature, goal]) => [played.name(creature), played.name(goal)] as const)
  return {
    scenario: scenario.name,
    file: scenario.file,
    line: scenario.line,
    edition,
    declarations: judged.map(({ text, ruling }) => {
      const { verdict, legal, cite, better } = ruling
      return {
        declaration: text,
        verdict: verdict.kind,
        legal,
        sentence: sentence(ruling),
        cite,
        obeyed: verdict.kind === 'broken' ? null : verdict.obeyed,
        possible:
          verdict.kind === 'outdone' ? verdict.possible : verdict.kind === 'legal' ? verdict.obeyed : null,
        broken: verdict.kind === 'broken' ? verdict.broken : [],
        better: better === null ? null : named(better),
        missed: missed(ruling).map(({ requirement: { reason, cite: rules }, obeyed, instances }) => ({
          reason,
          cite: rules,
          obeyed,
          instances,
        })),
        proved: isProved(ruling),
      }
    }),
    best:
      best === null || isRefusal(best)
        ? null
        : {
            complete: best.complete,
            declarations: best.declarations.map(named),
            creatures: membersOf(played),
          },
  }
}
