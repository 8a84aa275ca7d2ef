// Breaks a source in one rule at a time.
import ts from 'typescript'

/**
 * @typedef {{ file: string, line: number, what: string, text: string, step: string | null, inside: string | null }} Mutant `text`
 *   is the whole broken source, `step` the id of the step that is broken, of a chart, and `inside` the function that is
 *   broken, or null for what is done while the source loads.
 * @typedef {{ from: number, to: number, by: string, what: string, step?: string | null }} Edit
 */

/**
 * The mutants of a chart: each step skipped, each work of a step dropped, each guard inverted or dropped.
 * @param {string} file
 * @param {string} source
 * @returns {Mutant[]}
 */
export function chartMutants(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  /** @type {Edit[]} */
  const edits = []
  each(tree, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText(tree) !== 'chart') return
    const [id, , steps] = node.arguments
    // The mutants of a chart with a computed id have no step.
    const named = id !== undefined && ts.isStringLiteral(id) ? id.text : null
    if (steps === undefined || !ts.isObjectLiteralExpression(steps)) return
    for (const step of steps.properties) {
      if (!ts.isPropertyAssignment(step)) continue
      const name = step.name.getText(tree)
      const { initializer } = step
      const passedOver = {
        from: initializer.getStart(tree),
        to: initializer.end,
        by: `(${initializer.getText(tree)}).when(() => ({ reason: 'mutant', cite: [] }))`,
        what: `step ${name} is skipped`,
      }
      const stepId =
        named === null ? null : `${named}.${ts.isStringLiteral(step.name) ? step.name.text : name}`
      for (const edit of [passedOver, ...wordsOf(tree, initializer, name)])
        edits.push({ ...edit, step: stepId })
    }
  })
  return made(file, tree, edits)
}

const WORKS = new Set(['then', 'call', 'run', 'join', 'offer', 'backTo', 'asOne'])

/**
 * The calls after a step, `.call(…)`, `.when(…)`, dropped or inverted.
 * @returns {Edit[]}
 */
function wordsOf(
  /** @type {ts.SourceFile} */ tree,
  /** @type {ts.Expression} */ initializer,
  /** @type {string} */ step,
) {
  /** @type {Edit[]} */
  const edits = []
  /** @type {ts.Node} */
  let node = initializer
  while (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const word = node.expression.name.text
    const from = node.expression.expression.end
    const [condition] = node.arguments
    if (WORKS.has(word) || word === 'when')
      edits.push({ from, to: node.end, by: '', what: `${step} without .${word}` })
    if (word === 'when' && condition !== undefined) {
      const given = condition.getText(tree)
      const by = `((is) => (...all) => (is(...all) === true ? { reason: 'mutant', cite: [] } : true))(${given})`
      edits.push({
        from: condition.getStart(tree),
        to: condition.end,
        by,
        what: `${step}: the guard is inverted`,
      })
    }
    node = node.expression.expression
  }
  return edits
}

/** @type {Record<number, string>} */
const OTHERWISE = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.AsteriskToken]: '+',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
}
const RANKS = { stop: 'add', raise: 'cap', cap: 'raise', replace: 'stop', change: 'add', add: 'stop' }

/**
 * The mutants of a keyword or an amendment: comparisons, sums, conditions, numbers and ranks.
 * @param {string} file
 * @param {string} source
 * @returns {Mutant[]}
 */
export function ruleMutants(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  /** @type {Edit[]} */
  const edits = []
  const put = (/** @type {ts.Node} */ node, /** @type {string} */ by) =>
    edits.push({
      from: node.getStart(tree),
      to: node.end,
      by,
      what: `${node.parent.getText(tree).replace(/\s+/g, ' ').slice(0, 70)}: ${node.getText(tree)} becomes ${by}`,
    })
  each(tree, (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isInExample(tree, node)) return
    if (ts.isBinaryExpression(node)) {
      const other = OTHERWISE[node.operatorToken.kind]
      if (other !== undefined) put(node.operatorToken, other)
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      put(node, node.operand.getText(tree))
    // -1 means nobody, and so would -2.
    if (ts.isNumericLiteral(node) && !ts.isPrefixUnaryExpression(node.parent) && !isForCompiler(node))
      put(node, String(Number(node.text) + 1))
    if (node.kind === ts.SyntaxKind.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) put(node, 'false')
    if (node.kind === ts.SyntaxKind.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) put(node, 'true')
    if (ts.isPropertyAccessExpression(node) && node.expression.getText(tree) === 'RANK')
      put(node, `RANK.${RANKS[/** @type {keyof typeof RANKS} */ (node.name.text)]}`)
  })
  return made(file, tree, edits)
}

/** The 0 of `shares[at] ?? 0`: the type of a place in a list may be undefined, although the list has that place. */
const isForCompiler = (/** @type {ts.Node} */ { parent }) =>
  ts.isBinaryExpression(parent) &&
  parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
  ts.isElementAccessExpression(parent.left)

/** The example of a chart's locals (`like`) only gives types: any values work. */
const isInExample = (/** @type {ts.SourceFile} */ tree, /** @type {ts.Node} */ node) =>
  !!ts.findAncestor(node, (one) => ts.isPropertyAssignment(one) && one.name.getText(tree) === 'like')

/** Visits all code except types. */
function each(/** @type {ts.Node} */ node, /** @type {(node: ts.Node) => void} */ look) {
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
  look(node)
  node.forEachChild((child) => each(child, look))
}

/** @returns {Mutant[]} */
function made(/** @type {string} */ file, /** @type {ts.SourceFile} */ tree, /** @type {Edit[]} */ edits) {
  const source = tree.text
  const functions = functionsOf(tree)
  return edits.map(({ from, to, by, what, step }) => {
    const around = functions.filter((one) => one.pos <= from && to <= one.end)
    // A function inside another one comes after it.
    const inside = around.length > 0 ? markOf(file, functions.indexOf(around.at(-1) ?? tree)) : null
    return {
      file,
      step: step ?? null,
      inside,
      line: source.slice(0, from).split('\n').length,
      what,
      text: source.slice(0, from) + by + source.slice(to),
    }
  })
}

const markOf = (/** @type {string} */ file, /** @type {number} */ at) => `${file}#${at}`

/** All functions with a body, in the order of the source. */
function functionsOf(/** @type {ts.SourceFile} */ tree) {
  /** @type {ts.Node[]} */
  const functions = []
  each(tree, (node) => {
    if (bodyOf(node) !== undefined) functions.push(node)
  })
  return functions
}

const bodyOf = (/** @type {ts.Node} */ node) =>
  ts.isFunctionLike(node) && 'body' in node ? node.body : undefined

/**
 * The source with a call at the beginning of each function, which says that it is reached.
 * @param {string} file
 * @param {string} source
 */
export function marked(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const puts = functionsOf(tree).flatMap((node, at) => {
    const body = /** @type {ts.ConciseBody} */ (bodyOf(node))
    const call = `globalThis.reachedByMutants('${markOf(file, at)}')`
    return ts.isBlock(body)
      ? [{ at: body.getStart(tree) + 1, text: `${call};` }]
      : [
          { at: body.getStart(tree), text: `(${call}, ` },
          { at: body.end, text: ')' },
        ]
  })
  // Of two at the same place, which end, the order is no matter; from the end on, no place moves.
  return puts
    .sort((one, other) => other.at - one.at)
    .reduce((text, put) => text.slice(0, put.at) + put.text + text.slice(put.at), source)
}

/** A source as a module with `require` and `exports`. */
export const compiled = (/** @type {string} */ text) =>
  ts.transpileModule(text, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      rewriteRelativeImportExtensions: true,
    },
  }).outputText
