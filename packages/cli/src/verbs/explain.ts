import { page, span } from '@battleline/explain'
import { didYouMean, nearest } from '@battleline/language'
import { EXIT, type Exit, type Kind, WrongInput } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import type { Example, Explanation } from '../problems/explanation.ts'
import { EXITS, EXPLANATIONS, SECTIONS } from '../problems/explanations.ts'
import type { Terminal } from '../terminal.ts'

/**
 * Explains a kind of problem or an exit code by an example; without a word, lists them.
 * @throws WrongInput for an unknown one, with the nearest
 */
export async function explainProblem(
  word: string | undefined,
  { json }: { readonly json?: true },
  out: Terminal,
): Promise<Exit> {
  if (word === undefined) {
    out.print(json ? jsonText(contents()) : contentsText(out))
    return EXIT.well
  }
  const name = word
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/^exit[ -]/, '')
  const exit = EXITS.find(([code]) => String(code) === name)
  const kind = KINDS.find((one) => one === name)
  if (exit !== undefined) {
    const [code, explanation] = exit
    out.print(
      json ? jsonText({ exit: code, ...documentOf(explanation) }) : textOf(`exit ${code}`, explanation, out),
    )
  } else if (kind !== undefined) {
    const explanation = EXPLANATIONS[kind]
    out.print(json ? jsonText({ kind, ...documentOf(explanation) }) : textOf(kind, explanation, out))
  } else
    throw new WrongInput(
      'unknown-word',
      `no kind of problem and no exit code is called “${word}”${didYouMean(nearest(name, KINDS))}`,
      ['  = “battleline explain” lists them'],
    )
  return EXIT.well
}

const KINDS = Object.keys(EXPLANATIONS) as Kind[]

const contents = () => ({
  exits: EXITS.map(([exit, { title }]) => ({ exit, title })),
  kinds: SECTIONS.flatMap(([section, kinds]) =>
    kinds.map((kind) => ({ kind, section, title: EXPLANATIONS[kind].title })),
  ),
})

function contentsText({ width, paint }: Terminal): string {
  const section = (heading: string, all: readonly (readonly [string, Explanation])[]) => {
    const rows = all.map(([name, { title }]) => ({
      line: [span(`  ${name.padEnd(WIDE)}`, 'strong'), span(title)],
      hang: WIDE + 2,
      cite: [],
    }))
    return page([{ line: [span(heading, 'heading')], hang: 2, cite: [] }, ...rows], width, paint)
  }
  return [
    section(
      'Exit codes',
      EXITS.map(([exit, explanation]) => [String(exit), explanation]),
    ),
    ...SECTIONS.map(([heading, kinds]) =>
      section(
        heading,
        kinds.map((kind) => [kind, EXPLANATIONS[kind]]),
      ),
    ),
  ].join('\n')
}

/** The width of the names in the list. */
const WIDE = Math.max(...KINDS.map((kind) => kind.length)) + 2

const documentOf = ({ title, text, example: { files = {}, run, instead } }: Explanation) => ({
  title,
  text,
  files: Object.entries(files).map(([file, content]) => ({ file, content })),
  command: commandOf(run),
  instead:
    instead === undefined
      ? null
      : typeof instead === 'string'
        ? { command: commandOf(instead) }
        : { replace: instead[0], by: instead[1] },
})

const commandOf = (run: string): string => `battleline ${run}`

function textOf(name: string, { title, text, example }: Explanation, { width, paint }: Terminal): string {
  const paragraph = (words: string) => ({ line: [span(words)], hang: 0, cite: [] })
  const head = { line: [span(name, 'heading'), span(`  ${title}`, 'strong')], hang: 2, cite: [] }
  return `${page([head, paragraph(''), paragraph(text)], width, paint)}\n${exampleText(example, paint)}`
}

/** The files and the command of an example, and what mends it, indented. */
function exampleText({ files = {}, run, instead }: Example, paint: Terminal['paint']): string {
  const shown = Object.entries(files).flatMap(([file, content]) => [
    `  ${paint('quiet', file)}`,
    ...clipped(content).map((line) => `    ${line}`),
  ])
  const command = `  $ ${paint('strong', commandOf(run))}`
  const mended =
    instead === undefined
      ? []
      : typeof instead === 'string'
        ? ['', 'Instead:', `  $ ${paint('good', commandOf(instead))}`]
        : [
            '',
            'In place of',
            ...quoted(instead[0]),
            ...(instead[1].trim() === ''
              ? ['write nothing']
              : ['write', ...quoted(instead[1]).map((line) => paint('good', line))]),
          ]
  return `${['For example', ...shown, command, ...mended].join('\n')}\n`
}

const quoted = (text: string): readonly string[] => clipped(text).map((line) => `    ${line}`)

/** The longest line of an example that is shown in full. */
const MOST = 72

const clipped = (text: string): readonly string[] =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => (line.length > MOST ? `${line.slice(0, MOST - 1)}…` : line))
