import { Composer, type CST, type Document, Lexer, type ParsedNode, Parser } from 'yaml'
import type { Faults } from '../problems/faults.ts'
import { type Making, treeOf } from './build-tree.ts'
import { firstMistake } from './syntax-mistakes.ts'
import type { Tree } from './tree.ts'
import { checkRefused, DEEPEST, TOO_DEEP } from './unsupported-syntax.ts'

/** The longest file, in UTF-16 units. */
export const LONGEST = 2 ** 20

/** The nonempty documents of a YAML 1.2 file. Invalid and unsupported YAML is added to the faults. Never throws. */
export function readDocuments(making: Making): readonly Tree[] {
  const { text, faults } = making
  if (text.length > LONGEST) {
    faults.add(
      'too-large',
      { from: 0, to: 1 },
      `a file of scenarios is at most 1 MiB long, and this is ${text.length} characters`,
    )
    return []
  }
  try {
    return compose(making)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    faults.add('yaml-syntax', { from: 0, to: 1 }, `this cannot be read as YAML: ${reason}`)
    return []
  }
}

function compose(making: Making): readonly Tree[] {
  const { text, faults } = making
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    prettyErrors: false,
    // Equal keys are reported later, with the line of the first one.
    uniqueKeys: false,
    resolveKnownTags: false,
    merge: false,
    logLevel: 'silent',
  })
  const documents: Document.Parsed<ParsedNode>[] = []
  const written: CST.Token[] = []
  for (const token of tokensOf(text, faults)) {
    const readable = checkRefused(token, faults)
    if (token.type === 'document') written.push(token)
    if (readable && token.type !== 'directive') documents.push(...composer.next(token))
  }
  documents.push(...composer.end())
  return documents.flatMap((document) => {
    // An alias without an anchor has already been reported as an alias.
    const errors = document.errors.filter(({ code }) => code !== 'BAD_ALIAS')
    const mistake = firstMistake(written, errors)
    if (mistake !== null) {
      // Later faults would only follow from this one.
      faults.add(mistake.kind, mistake.at, mistake.message)
      return []
    }
    const { contents } = document
    if (contents === null || isEmpty(contents)) return []
    return [treeOf(contents, making)]
  })
}

/** The tokens of a file, up to a depth at which nothing could be used. */
function* tokensOf(text: string, faults: Faults): Generator<CST.Token> {
  const parser = new Parser()
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme)
    // The open documents, lists and tables, and what has just begun.
    if (parser.stack.length <= 2 * DEEPEST) continue
    faults.add('too-deep', { from: parser.offset - 1, to: parser.offset }, TOO_DEEP)
    return
  }
  yield* parser.end()
}

const isEmpty = (contents: ParsedNode): boolean =>
  'source' in contents && contents.source === '' && contents.range[0] === contents.range[1]
