import { type Answer, ask, type RulingAnswer } from '@battleline/ask'
import { nonBreaking, type Paragraph, page, span } from '@battleline/explain'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import { gameNamed } from '../games/game-formatter.ts'
import type { Terminal } from '../terminal.ts'

export interface AskVerbOptions {
  /** Default: all games. */
  readonly game?: string
  readonly most: string
  readonly json?: true
}

/** The answers to a question: rulings, cards, keywords and steps. */
export async function askQuestion(question: string, options: AskVerbOptions, out: Terminal): Promise<Exit> {
  const most = Number(options.most)
  if (!Number.isInteger(most) || most < 1)
    throw new WrongInput('option-value', `--most takes a number from 1 on, not “${options.most}”`)
  const game = options.game === undefined ? {} : { game: gameNamed(options.game) }
  const answer = ask(question, { most, ...game })
  out.print(options.json ? jsonText({ question, ...answer }) : answerText(answer, out))
  return EXIT.well
}

type Look = Pick<Terminal, 'width' | 'paint'>

const NOTHING = `No ruling fits. “battleline rules” lists the rules, and “battleline new keyforge” writes a board to
ask with.
`

function answerText({ rulings, found, cards, keywords, steps }: Answer, { width, paint }: Look): string {
  const more = found - rulings.length
  const parts = [
    rulings.flatMap(rulingParagraphs),
    more > 0 ? [quiet(`${more} more ${more === 1 ? 'ruling fits' : 'rulings fit'}; --most shows more`)] : [],
    section(
      'Keywords',
      keywords.map(({ keyword, rule }) => entry(keyword, rule.text, [rule.id])),
    ),
    section(
      'Cards',
      cards.map(({ name, kind, text }) =>
        entry(name, [kind, text].filter(Boolean).join('. ').replaceAll('\n', ' '), []),
      ),
    ),
    section(
      'Rules and steps',
      steps.map(({ id, text }) => entry(id, text, [])),
    ),
  ].filter((part) => part.length > 0)
  if (parts.length === 0) return NOTHING
  return parts.map((part) => page(part, width, paint)).join('\n')
}

/** A ruling in three lines: the sentence, the reason, the scenario that shows it. */
const rulingParagraphs = ({
  sentence,
  because,
  rules,
  file,
  document,
}: RulingAnswer): readonly Paragraph[] => [
  { line: [span(sentence, 'strong')], hang: 2, cite: because === null ? rules : [because.id] },
  ...(because === null ? [] : [{ line: [span('  because: '), span(because.text)], hang: 4, cite: [] }]),
  quiet(`  scenarios/${file}.yaml${document === 0 ? '' : `, scenario ${document + 1}`}`),
]

const quiet = (text: string): Paragraph => ({ line: [span(text, 'quiet')], hang: 4, cite: [] })

const section = (title: string, entries: readonly Paragraph[]): readonly Paragraph[] =>
  entries.length === 0 ? [] : [{ line: [span(title, 'heading')], hang: 0, cite: [] }, ...entries]

const entry = (name: string, text: string, cite: readonly string[]): Paragraph => ({
  line: [span('  '), span(nonBreaking(`${name}  `), 'strong'), span(text)],
  hang: 4,
  cite,
})
