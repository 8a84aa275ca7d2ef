// Writes the pages about the card languages: each by example, from the grammar's table of phrases.
import { realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memoize, samplerOf } from '@battleline/language'
import * as grandArchive from './language/grand-archive.mjs'
import * as keyforge from './language/keyforge.mjs'
import * as magic from './language/magic.mjs'
import { root } from './prepare.mjs'

/** The card with the texts of the examples. */
const self = 'Brute'

/**
 * @typedef {readonly [title: string, said: string, categories: readonly string[]]} Section
 * @typedef {{ category: string, example: string, text: string, spellings: readonly string[] }} Shown
 * @typedef {import('@battleline/language').Grammar} Grammar
 * @typedef {import('@battleline/language').Node} Node
 * @typedef {(text: string, name: string) => { ok: true, text: any } | { ok: false }} ReadText
 * @typedef {{ cards: Grammar, readText: ReadText, printText: (text: any, name: string) => string }} Text
 * @typedef {{
 *   GAME: string, LESSONS: readonly (readonly string[])[], SECTIONS: readonly Section[], UNSHOWN: readonly string[],
 *   ITSELF: (self: string) => readonly string[], LISTED?: readonly (readonly [kind: string, title: string, said: string])[]
 * }} Lessons
 */

/** The lessons of each game, its page, and the option that selects the game for `cards`. */
const PAGES = {
  keyforge: {
    lessons: /** @type {Lessons} */ (/** @type {unknown} */ (keyforge)),
    to: 'docs/language.md',
    flag: '',
  },
  'grand-archive': {
    lessons: /** @type {Lessons} */ (/** @type {unknown} */ (grandArchive)),
    to: 'docs/language-grand-archive.md',
    flag: '--game grand-archive ',
  },
  magic: {
    lessons: /** @type {Lessons} */ (/** @type {unknown} */ (magic)),
    to: 'docs/language-magic.md',
    flag: '--game magic ',
  },
}

/** @typedef {keyof typeof PAGES} Game */
export const GAMES = /** @type {readonly Game[]} */ (Object.keys(PAGES))
export const pathOf = (/** @type {Game} */ game) => PAGES[game].to

/** @returns {Promise<Text>} */
export const textOf = (/** @type {Game} */ game) =>
  import(`../packages/${game}/dist/text/${game === 'keyforge' ? 'text' : 'grammar'}.js`)

const sampled = memoize(samplerOf)
const described = memoize((/** @type {Grammar} */ cards) => cards.describe())

/** The number of samples among which a short one is chosen. */
const TRIES = 24

/** Whether a text is what it prints as: “this ally” is the card itself outside of quotations. */
function isOwnPrint(
  /** @type {Grammar} */ cards,
  /** @type {string} */ category,
  /** @type {string} */ text,
) {
  const read = cards.parse(text, { category, self })
  return read.ok && cards.print(read.node, { category, self }) === text
}

/** The shortest sample of a phrase that reads back as the same phrase. */
function shortest(
  /** @type {Grammar} */ cards,
  /** @type {string} */ category,
  /** @type {number} */ phrase,
) {
  let best = ''
  for (let seed = 0; seed < TRIES; seed++) {
    const node = sampled(cards)({ category, phrase, seed: seed * 31 + phrase, depth: 1 + (seed % 3) })
    const text = cards.print(node, { category, self })
    if ((best === '' || text.length < best.length) && isOwnPrint(cards, category, text)) best = text
  }
  return best
}

/** The kinds of nodes whose phrases a page only lists. */
const listedKinds = (/** @type {Lessons} */ { LISTED = [] }) => LISTED.map(([kind]) => kind)

/** @type {(cards: Grammar) => Map<string, readonly Shown[]>} */
const knownOf = memoize(() => new Map())

/**
 * The phrases of a category, without those that only contain others.
 * @returns {readonly Shown[]}
 */
function shownOf(/** @type {Lessons} */ lessons, /** @type {Grammar} */ cards, /** @type {string} */ name) {
  const known = knownOf(cards)
  const shown = known.get(name) ?? show(cards, name, listedKinds(lessons))
  known.set(name, shown)
  return shown
}

/** @returns {readonly Shown[]} */
const show = (
  /** @type {Grammar} */ cards,
  /** @type {string} */ name,
  /** @type {readonly string[]} */ listed,
) =>
  (described(cards).categories.find((category) => category.name === name)?.phrases ?? []).flatMap(
    (phrase, at) =>
      phrase.kind === null ||
      listed.includes(phrase.kind) ||
      !/\p{L}/u.test(phrase.example.replace(/‹[^›]*›/g, ''))
        ? []
        : [
            {
              category: name,
              example: phrase.example,
              text: shortest(cards, name, at),
              spellings: phrase.spellings,
            },
          ],
  )

/**
 * Every section, and a last one with the rest.
 * @returns {readonly Section[]}
 */
function sections(/** @type {Lessons} */ { SECTIONS, UNSHOWN }, /** @type {Grammar} */ cards) {
  const named = new Set([...UNSHOWN, ...SECTIONS.flatMap(([, , categories]) => categories)])
  const rest = described(cards)
    .categories.map(({ name }) => name)
    .filter((name) => !named.has(name))
  return [...SECTIONS, ['Smaller parts', 'What the phrases above are put together from.', rest]]
}

/** Every example of a page with its category, and the lessons. */
export async function examples(/** @type {Game} */ game) {
  const { lessons } = PAGES[game]
  const { cards } = await textOf(game)
  return {
    lessons: lessons.LESSONS.map(([, text = '']) => text),
    phrases: sections(lessons, cards).flatMap(([, , categories]) =>
      categories.flatMap((name) => shownOf(lessons, cards, name)),
    ),
  }
}

const cell = (/** @type {string} */ text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ⏎ ')

const row = (/** @type {Shown} */ { example, text, spellings }) => {
  const also = spellings.length === 0 ? '' : `<br>also: ${spellings.slice(0, 3).map(cell).join(' · ')}`
  return `| ${cell(example)}${also} | ${cell(text)} |`
}

const lesson = (
  /** @type {Text} */ { readText, printText },
  /** @type {string} */ said,
  /** @type {string} */ text,
) => {
  const read = readText(text, self)
  if (!read.ok) throw new Error(`a lesson cannot be read: ${text}`)
  return `${said}\n\n\`\`\`text\n${text}\n\`\`\`\n\nis\n\n\`\`\`text\n${printText(read.text, self)}\n\`\`\`\n`
}

const wordsOf = (/** @type {{ label: string, keys: readonly string[] }} */ { label, keys }) =>
  `- **${label}**: ${keys.map((key) => cell(key)).join(', ')}`

/** The current page of a game. */
export async function languagePage(/** @type {Game} */ game) {
  const { lessons, flag } = PAGES[game]
  const text = await textOf(game)
  const { categories, words, spellings: written } = described(text.cards)
  const spellings = Object.entries(written)
  const parts = sections(lessons, text.cards).map(([title, said, names]) => {
    const rows = names.flatMap((name) => shownOf(lessons, text.cards, name)).map(row)
    if (rows.length === 0) return ''
    return `## ${title}\n${said === '' ? '' : `\n${said}\n`}\n| phrase | example |\n| --- | --- |\n${rows.join('\n')}\n`
  })
  return [
    `# The language of ${lessons.GAME} cards`,
    '',
    '<!-- Written by scripts/docs-language.mjs from the grammar; do not edit. -->',
    '',
    `Battleline reads a card’s text as players know it and prints it in one form. \`npx battleline cards parse ${flag}"…"\` shows that`,
    'form, or which words are not understood. This page is made from the table of phrases itself: ‹parts› in angle brackets',
    'are filled in, [parts] in square ones may be missing.',
    '',
    ...lessons.ITSELF(self),
    '',
    '## By example',
    '',
    ...lessons.LESSONS.map(([said = '', one = '']) => lesson(text, said, one)),
    ...parts,
    ...(lessons.LISTED ?? []).map(([kind, title, said]) => {
      const named = new Set(lessons.SECTIONS.flatMap(([, , categories]) => categories))
      const all = categories
        .filter(({ name }) => named.has(name))
        .flatMap(({ phrases }) => phrases.filter((one) => one.kind === kind))
      const examples = [...new Set(all.map(({ example }) => `- ${cell(example)}`))].sort()
      return `## ${title}\n\n${said}\n\n${examples.join('\n')}\n`
    }),
    '## Words',
    '',
    ...words.map(wordsOf),
    '',
    ...(spellings.length === 0
      ? []
      : [
          '## Words that are read for others',
          '',
          ...spellings.map(([meant, written]) => `- **${meant}**: ${written.map(cell).join(', ')}`),
          '',
        ]),
  ].join('\n')
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  for (const game of GAMES) writeFileSync(join(root, pathOf(game)), await languagePage(game))
