import { type Line, page, span } from '@battleline/explain'
import { deciderName, type OpenPosition, type OpenScenario, type Scenario } from '@battleline/scenario'
import { type Outcomes, type Question, tree } from '@battleline/search'
import { boardText } from '../board/board-format.ts'
import { formatterOf } from '../games/game-formatter.ts'
import { type Stopped, WHY } from '../input/search-options.ts'
import type { Terminal } from '../terminal.ts'
import type { Best } from './best-line-format.ts'
import { answerTexts, differences, verdictOf } from './endings-format.ts'
import { treeText } from './tree-format.ts'

type Paragraph = (line: Line, hang?: number) => string

/** A scenario with its endings, and its best line if there is a goal. */
export interface Searched {
  readonly scenario: Scenario
  readonly left: OpenScenario
  readonly found: Outcomes<OpenPosition>
  readonly asked: readonly Question[]
  readonly stopped: Stopped
  readonly best: Best | null
}

/** Every ending of a scenario, their differences and the deciding choices, as text. */
export function endingsText(searched: Searched, out: Terminal): string {
  const { left, found, asked } = searched
  const formatter = formatterOf(searched.scenario.game)
  const { endings } = found
  const paragraph: Paragraph = (line, hang = 2) => page([{ line, hang, cite: [] }], out.width, out.paint)
  const [only] = endings
  const alone = endings.length === 1 && only !== undefined
  const lines = treeText(tree(left.choices, found), (who) => deciderName(who, left.name), out.width)
  const parts = [
    countText(searched, paragraph),
    alone
      ? boardText(formatter.describeBoard(left.game, only.position.at, left.name), out)
      : eachText(searched, paragraph),
    lines.length === 0 ? '' : `${lines.join('\n')}\n`,
    asked
      .map((one) => {
        const who = deciderName(one.decision.who, left.name)
        return paragraph([span(`${who}, “${one.decision.title}”: `, 'quiet'), span(verdictOf(one))])
      })
      .join(''),
  ]
  return parts.filter((part) => part !== '').join('\n')
}

function countText({ found, stopped }: Searched, paragraph: Paragraph): string {
  const { endings, missing } = found
  const ways = endings.reduce((sum, one) => sum + one.ways, 0)
  const why = stopped === null ? (missing?.refused[0]?.reason ?? '') : WHY[stopped]
  const more = missing === null ? '' : ` and maybe more: ${why}`
  const count = `${endings.length} ${endings.length === 1 ? 'ending' : 'endings'}, ${ways} ${ways === 1 ? 'way' : 'ways'}${more}`
  return paragraph([span(count, missing === null ? 'good' : 'bad')])
}

/** Each ending: the number of ways, its differences, and its shortest answers. */
function eachText({ scenario, left, found: { endings } }: Searched, paragraph: Paragraph): string {
  const differ = differences(left, formatterOf(scenario.game), endings)
  // Endings with equal boards differ in the history of the turn.
  const alike = differ.filter((words) => words.length === 0).length > 1
  return endings
    .map(({ answers, ways }, at) => {
      const words = differ[at] ?? []
      const nothing = alike ? 'only the history of the turn differs' : 'no differences'
      const what = words.length === 0 ? nothing : words.join(' · ')
      const by = answerTexts(left, answers, 'meaningful')
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
