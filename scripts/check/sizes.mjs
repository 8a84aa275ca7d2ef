// A file or a function that outgrows one reading should become two.
import ts from 'typescript'
import {
  codeFolders,
  filesBelow,
  isTest,
  isTypeScript,
  parse,
  problemAt,
  readText,
  walk,
} from './sources.mjs'

const longestFile = 400
const longestFunction = 60
/** What groups tests: `inBrowser` those that open the web app. */
const groups = new Set(['describe', 'inBrowser'])

/**
 * @param {string} root
 * @returns {import('./sources.mjs').Problem[]}
 */
export function sizes(root) {
  return filesBelow(root, ...codeFolders(root), 'test', 'scripts', 'bench')
    .filter((file) => isTypeScript(file) || file.endsWith('.mjs'))
    .map((file) => readText(root, file))
    .filter((source) => !isGenerated(source))
    .flatMap((source) => [...longFile(source), ...longFunctions(source)])
}

/** @returns {import('./sources.mjs').Problem[]} */
function longFile(/** @type {import('./sources.mjs').TextFile} */ { file, text }) {
  const lines = text.trimEnd().split('\n').length
  // The card library is a list, and a test file grows with its cases.
  const exempt = isTest(file) || /^packages\/[^/]+\/src\/cards\/[^/]+\.ts$/.test(file)
  if (exempt || lines <= longestFile) return []
  return [{ file, line: longestFile + 1, message: `${lines} lines; at most ${longestFile}` }]
}

/** @returns {import('./sources.mjs').Problem[]} */
function longFunctions(/** @type {import('./sources.mjs').TextFile} */ source) {
  /** @type {import('./sources.mjs').Problem[]} */
  const problems = []
  const tree = parse(source)
  walk(tree, (node) => {
    if (!ts.isFunctionLike(node) || isDescribeCallback(node)) return
    const first = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line
    const lines = tree.getLineAndCharacterOfPosition(node.end).line - first + 1
    if (lines <= longestFunction) return
    problems.push(problemAt(node, `a function of ${lines} lines; at most ${longestFunction}`))
  })
  return problems
}

/** Whether this is the function in `describe('…', () => {…})`, which only groups tests, or in `describe.each(…)('…', …)`. */
function isDescribeCallback(/** @type {ts.Node} */ node) {
  if (!isTest(node.getSourceFile().fileName) || !ts.isCallExpression(node.parent)) return false
  /** @type {ts.Expression} */
  let callee = node.parent.expression
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) callee = callee.expression
  return ts.isIdentifier(callee) && groups.has(callee.text)
}

function isGenerated(/** @type {import('./sources.mjs').TextFile} */ { file, text }) {
  return /\.generated\.\w+$/.test(file) || /^\s*(\/\/|\/\*+)\s*generated\b/i.test(text)
}
