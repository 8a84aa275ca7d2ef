import { type Line, page, span } from '@battleline/explain'
import { deciderName, type OpenPosition, type OpenScenario, type Scenario } from '@battleline/scenario'
import type { Outcomes } from '@battleline/search'
import { boardText } from '../board/board-format.ts'
import { formatterOf } from '../games/game-formatter.ts'
import { type Stopped, WHY } from '../input/search-options.ts'
import type { Terminal } from '../terminal.ts'
import type { Best } from './best-line-format.ts'
import { verdictOf } from './endings-format.ts'
import type { EndingsReport } from './report-endings.ts'
import { treeText } from './tree-format.ts'

type Paragraph = (line: Line, hang?: number) => string

/** A scenario with its endings, and its best line if there is a goal. */
export interface Searched {
  readonly scenario: Scenario
  readonly left: OpenScenario
  readonly found: Outcomes<OpenPosition>
  readonly stopped: Stopped
  readonly report: EndingsReport
  readonly best: Best | null
}

/** The endings of a scenario, their differences and the deciding choices, as text. */
export function endingsText(searched: Searched, out: Terminal): string {
  const { left, found, report } = searched
  const formatter = formatterOf(searched.scenario.game)
  const { endings } = found
  const paragraph: Paragraph = (line, hang = 2) => page([{ line, hang, cite: [] }], out.width, out.paint)
  const [only] = endings
  const parts = [
    countText(searched, paragraph),
    endings.length === 1 && only !== undefined
      ? boardText(formatter.describeBoard(left.game, only.position.at, left.name), out)
      : eachText(searched, paragraph),
    ...analysisText(searched, paragraph, out),
    report.stopped === null
      ? ''
      : paragraph([span(`not everything is shown: ${WHY[report.stopped]}`, 'bad')]),
  ]
  return parts.filter((part) => part !== '').join('\n')
}

/** The most decisions in a list. */
const MOST_QUESTIONS = 40

function analysisText(
  { left, report: { analysis } }: Searched,
  paragraph: Paragraph,
  { width }: Terminal,
): readonly string[] {
  if (analysis === null) return []
  const lines = treeText(analysis.tree, (who) => deciderName(who, left.name), width)
  const asked = analysis.questions.slice(0, MOST_QUESTIONS).map((one) => {
    const who = deciderName(one.decision.who, left.name)
    return paragraph([span(`${who}, “${one.decision.title}”: `, 'quiet'), span(verdictOf(one))])
  })
  const more = analysis.questions.length - asked.length
  const rest = more > 0 ? paragraph([span(`and ${counted(more)} more decisions`, 'quiet')]) : ''
  return [lines.length === 0 ? '' : `${lines.join('\n')}\n`, `${asked.join('')}${rest}`]
}

/** A number with its thousands apart: “13,600”. */
const counted = (count: number): string => count.toLocaleString('en-US')

function countText({ found, stopped }: Searched, paragraph: Paragraph): string {
  const { endings, missing } = found
  const ways = endings.reduce((sum, one) => sum + one.ways, 0)
  const why = stopped === null ? (missing?.refused[0]?.reason ?? '') : WHY[stopped]
  const more = missing === null ? '' : ` and maybe more: ${why}`
  const count = `${endings.length} ${endings.length === 1 ? 'ending' : 'endings'}, ${ways} ${ways === 1 ? 'way' : 'ways'}${more}`
  return paragraph([span(count, missing === null ? 'good' : 'bad')])
}

/** Each ending that is shown: the number of ways, its differences, and its shortest answers. */
function eachText(
  { found: { endings }, report: { shown, compared } }: Searched,
  paragraph: Paragraph,
): string {
  // Endings with equal boards differ in the history of the turn.
  const alike = shown.filter(({ differs }) => differs.length === 0).length > 1
  const nothing = alike ? 'only the history of the turn differs' : 'no differences'
  const lines = shown.map(({ ending: { ways }, differs, meaningful: by }, at) =>
    [
      paragraph(
        [
          span(`${at + 1}  `, 'strong'),
          span(differs.length === 0 ? nothing : differs.join(' · ')),
          span(`  (${ways} ${ways === 1 ? 'way' : 'ways'})`, 'quiet'),
        ],
        3,
      ),
      by.length === 0 ? '' : paragraph([span(`   by ${by.join('; ')}`, 'choice')], 6),
    ].join(''),
  )
  const more = endings.length - shown.length
  const among =
    compared < endings.length ? `; the differences are those among the first ${counted(compared)}` : ''
  const rest =
    more > 0 ? paragraph([span(`and ${counted(more)} more (--all shows them)${among}`, 'quiet')]) : ''
  return `${lines.join('')}${rest}`
}
