import { Faults } from './place.ts'
import { Lines, type Problem } from './problem.ts'
import { readDocument } from './reading/document.ts'
import type { Scenario } from './scenario.ts'
import { readDocuments } from './yaml/documents.ts'

/** Where a text comes from. */
export interface Source {
  /** The name of the file as people know it; `-` where it came from a pipe. */
  readonly file: string
}

export interface ReadScenarios {
  /** The scenarios in which nothing is wrong. */
  readonly scenarios: readonly Scenario[]
  /** What is wrong with the others, in the order in which it stands in the file; at most 100 and how many more. */
  readonly problems: readonly Problem[]
}

/** Reads a file of scenarios: YAML 1.2 or JSON, one scenario a document. Never throws: what it cannot read it names. */
export function readScenarios(text: string, { file }: Source): ReadScenarios {
  const lines = new Lines(file, text)
  const faults = new Faults()
  const trees = readDocuments({ text, lines, faults })
  if (trees.length === 0 && faults.count === 0)
    faults.add({ from: 0, to: 1 }, 'there is no scenario in this file')
  // What is no YAML may have hidden anything: the documents are read for what else is wrong in them, and left out.
  const broken = faults.count > 0
  const scenarios = trees.flatMap((tree, at): Scenario[] => {
    const content = readDocument(tree, text, faults)
    if (content === null || broken) return []
    return [{ file, text, document: at + 1, line: lines.line(tree.at.from), ...content }]
  })
  return { scenarios, problems: lines.problems(faults) }
}
