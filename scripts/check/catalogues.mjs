// Sentences of the web app stand in its catalogues, so that a translation can find them: everywhere else they are problems.
import ts from 'typescript'
import { packageSources, parse, problemAt, walk } from './sources.mjs'

/** Attributes that are read or read out. */
const SAID = new Set(['aria-label', 'aria-valuetext', 'alt', 'label', 'placeholder', 'says', 'text', 'title'])

/** Sources whose sentences are no words of the app. */
const OTHERS = new Map([
  ['packages/web/src/engine/games/empty-boards.ts', 'the texts of scenarios'],
  ['packages/web/src/engine/rule-texts.ts', 'texts of rules'],
  ['packages/web/src/embed/battleline-board.ts', 'runs where the catalogues could not be loaded'],
])

/** Keys of the keyboard, names, what the parser puts in place of a name, and questions to try: rulings are English. */
const KEPT = new Set([
  'Ctrl ↵',
  'Grand Archive',
  'This card',
  'menace must be blocked',
  'can a rested ally intercept',
])

/**
 * @param {string} root
 * @returns {import('./sources.mjs').Problem[]}
 */
export function catalogues(root) {
  return packageSources(root)
    .filter(({ file, isTest }) => file.startsWith('packages/web/src/') && !isTest)
    .filter(({ file }) => !file.startsWith('packages/web/src/words/') && !OTHERS.has(file))
    .flatMap(sentences)
}

/** @returns {import('./sources.mjs').Problem[]} */
function sentences(/** @type {import('./sources.mjs').Source} */ source) {
  /** @type {import('./sources.mjs').Problem[]} */
  const problems = []
  walk(parse(source), (node) => {
    const said = sentenceIn(node)
    if (said !== undefined)
      problems.push(problemAt(node, `“${said}” belongs into a catalogue of packages/web/src/words`))
  })
  return problems
}

/**
 * What a node says to the user; undefined for nothing.
 * @returns {string | undefined}
 */
function sentenceIn(/** @type {ts.Node} */ node) {
  if (!node.parent || ts.isImportDeclaration(node.parent)) return undefined
  if (ts.isJsxText(node)) {
    const text = node.text.replace(/\s+/g, ' ').trim()
    return /\p{L}{2}/u.test(text) && !KEPT.has(text) ? text : undefined
  }
  if (ts.isJsxAttribute(node)) {
    const { initializer } = node
    const isSaid =
      initializer !== undefined && ts.isStringLiteral(initializer) && SAID.has(node.name.getText())
    return isSaid && /\p{L}/u.test(initializer.text) ? initializer.text : undefined
  }
  // The keys of records are not read.
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return undefined
  const text = literalText(node)
  return text !== undefined && isSentence(text) && !isFault(node) ? text : undefined
}

/** The text of a literal, with `…` for its values. */
function literalText(/** @type {ts.Node} */ node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

/** Whether a text reads like a sentence or a label: several words, with a capital or with a word that only sentences have. */
const isSentence = (/** @type {string} */ text) =>
  !KEPT.has(text) &&
  (/^\p{Lu}\p{Ll}+[’']?\p{Ll}* \p{L}/u.test(text) || (/ /.test(text) && ONLY_IN_SENTENCES.test(text)))

const ONLY_IN_SENTENCES =
  /(?:^| )(?:an?|and|are|be|by|cannot|from|has|have|into|is|more|of|or|the|their|to|was|which|with|your)(?= |$|[.?!:])/u

/** Whether it is what a fault of the program says, which is no sentence of the app. */
function isFault(/** @type {ts.Node} */ node) {
  const { parent } = node
  return ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText())
}
