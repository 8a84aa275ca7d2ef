import { isAlias, isMap, isScalar, type ParsedNode, type Scalar, type YAMLMap } from 'yaml'
import type { Faults, Place } from '../problems/faults.ts'
import type { Lines } from '../problems/problem.ts'
import type { Entry, Table, Text, Tree } from './tree.ts'

/** The context for building trees. */
export interface Making {
  readonly text: string
  readonly lines: Lines
  readonly faults: Faults
}

/** The tree of a parsed node, whose depth has been checked. */
export function treeOf(node: ParsedNode, making: Making): Tree {
  const at = placeOf(node, making.text)
  if (isAlias(node)) return { kind: 'hidden', at }
  if (isScalar(node)) return textOf(node, at)
  if (isMap(node)) return tableOf(node, at, making)
  const items = node.items.map((item) => treeOf(item as ParsedNode, making))
  return { kind: 'list', at, items }
}

/** Without trailing white space: the library counts the line break as part of a list. */
function placeOf({ range }: ParsedNode, text: string): Place {
  const [from, end] = range
  return { from, to: from + text.slice(from, end).trimEnd().length }
}

const STYLES: Readonly<Record<string, Text['style']>> = {
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'block',
  BLOCK_FOLDED: 'block',
}

function textOf({ value, source, type }: Scalar, at: Place): Text {
  const known =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
  const text = typeof value === 'string' ? value : (source ?? '')
  return { kind: 'text', at, text, value: known, style: STYLES[type ?? ''] ?? 'plain' }
}

function tableOf(node: YAMLMap.Parsed, at: Place, making: Making): Table {
  const entries = new Map<string, Entry>()
  for (const { key, value } of node.items) {
    const name = treeOf(key, making)
    if (name.kind !== 'text') {
      if (name.kind !== 'hidden') making.faults.add('wrong-type', name.at, 'a key is a word or a name')
      continue
    }
    const first = entries.get(name.text)
    if (first !== undefined) {
      const line = making.lines.line(first.key.at.from)
      making.faults.add('duplicate-key', name.at, `“${name.text}” stands here twice, first in line ${line}`)
      continue
    }
    const behind = { from: name.at.to, to: name.at.to }
    const nothing: Text = { kind: 'text', at: behind, text: '', value: null, style: 'plain' }
    entries.set(name.text, { key: name, value: value === null ? nothing : treeOf(value, making) })
  }
  return { kind: 'table', at, entries: [...entries.values()] }
}
