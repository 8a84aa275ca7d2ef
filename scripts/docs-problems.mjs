// Writes the page about exit codes and kinds of problems from the table that `battleline explain` shows.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../packages/cli/dist/command-line.js'
import { EXITS, EXPLANATIONS, SECTIONS } from '../packages/cli/dist/problems/explanations.js'
import { root } from './prepare.mjs'

/** @typedef {import('../packages/cli/dist/problems/explanation.js').Explanation} Explanation */
/** @typedef {import('../packages/cli/dist/problems/explanation.js').Example} Example */

export const PATH = 'docs/problems.md'

/** What these need is not there where the page is written: a port in use, a queue, a full device. */
const NOT_RUN = /^serve|redis:|>/

/** The page as it should be. */
export async function problemsPage() {
  const sections = []
  for (const [heading, kinds] of SECTIONS) {
    sections.push(`## ${heading}`)
    for (const kind of kinds) sections.push(`### ${kind}`, await explained(EXPLANATIONS[kind]))
  }
  return [
    '# Problems and exit codes',
    '<!-- Written by scripts/docs-problems.mjs from the table of kinds; do not edit. -->',
    [
      'Every message about wrong input ends with the name of its kind in brackets. `battleline explain KIND` shows the same as this page:',
      'what the kind means, a file that causes it, and what mends it. With `--json` the name is the field `kind` of a problem. Names stay the same',
      'from version to version; messages may change.',
    ].join('\n'),
    '## Exit codes',
    [
      '| exit code | meaning |',
      '| --- | --- |',
      ...EXITS.map(([exit, { title, text }]) => `| ${exit} | **${title}.** ${text} |`),
    ].join('\n'),
    'Several results of one command give the gravest code: 70, then 2, 3, 1 and 0.',
    ...sections,
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n')
}

async function explained(/** @type {Explanation} */ { title, text, example }) {
  const { files = {}, run: line } = example
  const shown = Object.entries(files).map(([file, content]) => fenced(file, content))
  const answer = NOT_RUN.test(line) ? '' : await outputOf(example)
  return [
    `**${title}.** ${text}`,
    ...shown,
    fenced('console', `$ battleline ${line}\n${answer}`),
    mended(example),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** What the command of an example prints about what is wrong. */
async function outputOf(/** @type {Example} */ { files = {}, run: line }) {
  const folder = mkdtempSync(join(tmpdir(), 'battleline-'))
  const before = process.cwd()
  let wrong = ''
  try {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), content)
    }
    process.chdir(folder)
    const words = (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''))
    const plain = (/** @type {string} */ _style, /** @type {string} */ shown) => shown
    const nothing = () => {}
    const keep = (/** @type {string} */ shown) => {
      wrong += shown
    }
    const terminal = {
      width: 80,
      paint: plain,
      paintError: plain,
      print: nothing,
      remark: nothing,
      progress: nothing,
    }
    await run(words, { ...terminal, complain: keep })
  } finally {
    process.chdir(before)
    rmSync(folder, { recursive: true })
  }
  return wrong
}

function mended(/** @type {Example} */ { instead }) {
  if (instead === undefined) return ''
  if (typeof instead === 'string') return `Instead: \`battleline ${instead}\``
  const [from, to] = instead.map((part) => part.trim().split('\n'))
  const [one = '', ...more] = from ?? []
  const isShort = more.length === 0 && one.length < MOST && to?.length === 1
  if (!isShort) return ''
  return to?.[0] === ''
    ? `Leave out \`${one.replaceAll('\0', '␀')}\`.`
    : `Write \`${to?.[0]}\` in place of \`${one}\`.`
}

/** The longest line that is shown whole. */
const MOST = 76

function fenced(/** @type {string} */ kind, /** @type {string} */ content) {
  const lines = content
    .replaceAll('\0', '␀')
    .trimEnd()
    .split('\n')
    .map((line) => (line.length > MOST + 8 ? `${line.slice(0, MOST)}…` : line))
  const language = kind.endsWith('.yaml')
    ? 'yaml'
    : kind.endsWith('.json')
      ? 'json'
      : kind.includes('.')
        ? 'text'
        : kind
  return [
    `\`\`\`${language}`,
    ...(kind.includes('.') && language === 'yaml' ? [`# ${kind}`] : []),
    ...lines,
    '```',
  ].join('\n')
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  writeFileSync(join(root, PATH), await problemsPage())
