// The engine has no clock, no dice and no promise: the same position and answers give the same game everywhere.
import ts from 'typescript'
import { packageSources, parse, problemAt, walk } from './sources.mjs'

const enginePackages = ['kernel', 'language', 'card-game', 'keyforge', 'magic', 'grand-archive', 'explain']

const outside = new Set([
  'Date',
  'performance',
  'crypto',
  'console',
  'process',
  'globalThis',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'Promise',
])

/**
 * @param {string} root
 * @returns {import('./sources.mjs').Problem[]}
 */
export function purity(root) {
  return packageSources(root)
    .filter((source) => !source.isTest)
    .flatMap((source) => {
      const objections = enginePackages.includes(source.package) ? [looseType, outsideWorld] : [looseType]
      /** @type {import('./sources.mjs').Problem[]} */
      const problems = []
      walk(parse(source), (node) => {
        for (const objection of objections) {
          const message = objection(node)
          if (message) problems.push(problemAt(node, message))
        }
      })
      return problems
    })
}

/** What disables type checks; forbidden in every package. */
function looseType(/** @type {ts.Node} */ node) {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return 'the type any'
  if (ts.isNonNullExpression(node)) return 'a non-null assertion with !'
  return undefined
}

/** Access to time, chance or the machine; forbidden in the engine. */
function outsideWorld(/** @type {ts.Node} */ node) {
  if (node.kind === ts.SyntaxKind.AsyncKeyword) return 'async'
  if (node.kind === ts.SyntaxKind.AwaitKeyword || ts.isAwaitExpression(node)) return 'await'
  if (!ts.isIdentifier(node) || isMemberName(node)) return undefined
  if (outside.has(node.text)) return node.text
  if (node.text === 'Math') return objectionToMath(node)
  return undefined
}

function objectionToMath(/** @type {ts.Identifier} */ { parent }) {
  if (!ts.isPropertyAccessExpression(parent))
    return 'Math other than by a named member, which could be random'
  return parent.name.text === 'random' ? 'Math.random' : undefined
}

/** Whether an identifier names a member of something (`step.process`, `{ process: 1 }`) rather than a global. */
function isMemberName(/** @type {ts.Identifier} */ node) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isQualifiedName(parent)) return parent.right === node
  if (ts.isBindingElement(parent)) return parent.propertyName === node
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isAccessor(parent) ||
      ts.isEnumMember(parent)) &&
    parent.name === node
  )
}
