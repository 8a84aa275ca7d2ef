// Writes docs/language.md: the card language by example, from the grammar's own table of phrases.
import { realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './prepare.mjs'

const target = 'docs/language.md'
/** The card that every example stands on. */
const self = 'Brute'

/** Texts as people paste them, and what they show. */
const LESSONS = [
  ['A bold word says when, a sentence what.', 'Play: Gain 1Æ.'],
  [
    'Symbols may be lost or written otherwise, case does not count, older words are read.',
    'fight: steal 1. DEAL 3D to a creature.',
  ],
  ['Several bold words share what follows.', 'Play/Fight/Reap: Draw a card.'],
  [
    'Keywords stand for themselves; reminder text in brackets is not read.',
    'Elusive. (The first time …) Hazardous 2.',
  ],
  [
    'Sentences follow one another; “if you do” asks whether the one before was carried out.',
    'Action: You may exalt a friendly creature. If you do, deal 2 damage to an enemy creature.',
  ],
  [
    'Any effect can have a condition, and another one can happen otherwise.',
    'Play: If the tide is high, draw 2 cards. Otherwise, raise the tide.',
  ],
  [
    'Targets are put together from what is asked of the cards.',
    'Reap: Ward each other undamaged friendly Dis creature with power 3 or higher on a flank.',
  ],
  ['What can be counted can be counted everywhere.', 'Play: Gain 1 for each friendly Knight creature.'],
  [
    'Whatever “you” do, other players can do.',
    'Play: Your opponent discards a random card from their hand and loses 1.',
  ],
  ['An ability can wait for an event.', 'After an enemy creature is destroyed fighting Brute, steal 1.'],
  [
    'Some texts are simply true; they may need a condition.',
    'While the tide is low, each friendly creature gets +1 power and gains taunt.',
  ],
  [
    'Abilities are given in quotation marks.',
    'This creature gains, “Destroyed: Return this creature to its owner’s hand.”',
  ],
  ['Effects can last.', 'Play: For the remainder of the turn, each friendly creature gains skirmish.'],
]

/** The parts of the page, and the categories of the grammar that each shows. */
const SECTIONS = [
  [
    'Whole clauses',
    'A text is made of clauses, one after the other or one a line.',
    ['clause', 'bold', 'replacing', 'sentence', 'option', 'plain'],
  ],
  ['What an ability waits for', '', ['event', 'during']],
  [
    'What you do',
    'Each of these can also be done by another player: “your opponent steals 1Æ”, “each player draws a card”.',
    ['verb'],
  ],
  ['What happens', '', ['effect', 'simple', 'they-do', 'they-all']],
  ['Conditions', '', ['condition', 'state', 'while', 'suffix']],
  [
    'Which cards',
    '',
    [
      'target',
      'single',
      'found',
      'from-hand',
      'lies',
      'deck-card',
      'subject',
      'watched',
      'one-card',
      'mover',
    ],
  ],
  [
    'What is asked of cards',
    '',
    ['group', 'one', 'such', 'which', 'lying', 'one-lying', 'in-zone', 'printed', 'one-printed'],
  ],
  ['How much', '', ['amount', 'gained', 'number', 'few', 'measure', 'counted']],
  ['What is simply true', '', ['constant', 'predicate', 'player-rule']],
  ['What lasts', '', ['ongoing']],
]

/** A whole text, and what repeats “What you do” of others. */
const UNSHOWN = ['text', 'third', 'theirs']

/**
 * @typedef {{ kind: string, fields?: unknown }} Node
 * @typedef {{ category: string, example: string, text: string, spellings: readonly string[] }} Shown
 */

const { cards, readText, printText } = await import('../packages/keyforge/dist/text/text.js')
const described = cards.describe()

/** So many samples are looked at for a short one. */
const TRIES = 24

/** The shortest sample of a phrase that reads as it is printed: some have a text that another phrase reads. */
function shortest(/** @type {string} */ category, /** @type {number} */ phrase) {
  let best = ''
  for (let seed = 0; seed < TRIES; seed++) {
    const node = cards.sample({ category, phrase, seed: seed * 31 + phrase, depth: 1 + (seed % 3) })
    const text = cards.print(node, { category, self })
    if (best === '' || text.length < best.length) best = text
  }
  return best
}

const phrasesOf = (/** @type {string} */ name) =>
  described.categories.find((category) => category.name === name)?.phrases ?? []

/**
 * The phrases of a category; what only takes others in says nothing by itself.
 * @returns {Shown[]}
 */
const shownOf = (/** @type {string} */ name) =>
  phrasesOf(name).flatMap((phrase, at) =>
    phrase.kind === null || !/\p{L}/u.test(phrase.example.replace(/‹[^›]*›/g, ''))
      ? []
      : [{ category: name, example: phrase.example, text: shortest(name, at), spellings: phrase.spellings }],
  )

/** Every section, and at the end what none of them names. */
function sections() {
  const named = new Set([...UNSHOWN, ...SECTIONS.flatMap(([, , categories]) => categories)])
  const rest = described.categories.map(({ name }) => name).filter((name) => !named.has(name))
  return [...SECTIONS, ['Smaller parts', 'What the phrases above are put together from.', rest]]
}

/** Every example of the page with the category it belongs to, and the lessons as they are pasted. */
export const examples = () => ({
  lessons: LESSONS.map(([, text = '']) => text),
  phrases: sections().flatMap(([, , categories]) => /** @type {string[]} */ (categories).flatMap(shownOf)),
})

const cell = (/** @type {string} */ text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ⏎ ')

const row = (/** @type {Shown} */ { example, text, spellings }) => {
  const also = spellings.length === 0 ? '' : `<br>also: ${spellings.slice(0, 3).map(cell).join(' · ')}`
  return `| ${cell(example)}${also} | ${cell(text)} |`
}

const lesson = (/** @type {string} */ said, /** @type {string} */ text) => {
  const read = readText(text, self)
  if (!read.ok) throw new Error(`a lesson cannot be read: ${text}`)
  return `${said}\n\n\`\`\`text\n${text}\n\`\`\`\n\nis\n\n\`\`\`text\n${printText(read.text, self)}\n\`\`\`\n`
}

const wordsOf = (/** @type {{ label: string, keys: readonly string[] }} */ { label, keys }) =>
  `- **${label}**: ${keys.map((key) => cell(key)).join(', ')}`

/** The page as it should be. */
export function languagePage() {
  const parts = sections().map(([title, said, categories]) => {
    const rows = /** @type {string[]} */ (categories).flatMap(shownOf).map(row)
    return `## ${title}\n${said === '' ? '' : `\n${said}\n`}\n| phrase | example |\n| --- | --- |\n${rows.join('\n')}\n`
  })
  return [
    '# The language of KeyForge cards',
    '',
    '<!-- Written by scripts/docs-language.mjs from the grammar; do not edit. -->',
    '',
    'Battleline reads a card’s text as players know it and prints it in one form. `npx battleline cards parse "…"` shows that',
    'form, or which words are not understood. This page is made from the table of phrases itself: ‹parts› in angle brackets',
    'are filled in, [parts] in square ones may be missing.',
    '',
    `A card speaks of itself by its name. The card of these examples is called ${self}; for a card of yours give its name,`,
    `\`npx battleline cards parse --name ${self} "Play: Ward ${self}."\`, or write “this card”, “this artifact”, “this upgrade”,`,
    'which are the card itself as well. On a creature “this creature” is the card, on an upgrade the creature that it is',
    'attached to, and in quotation marks the card that gets the ability.',
    '',
    '## By example',
    '',
    ...LESSONS.map(([said = '', text = '']) => lesson(said, text)),
    ...parts,
    '## Words',
    '',
    ...described.words.map(wordsOf),
    '',
    '## Words that are read for others',
    '',
    ...Object.entries(described.spellings).map(
      ([meant, written]) => `- **${meant}**: ${written.map(cell).join(', ')}`,
    ),
    '',
  ].join('\n')
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  writeFileSync(join(root, target), languagePage())
