import { type Node, type Range, samplerOf } from '@battleline/language'
import fc from 'fast-check'
import { senseless } from '../src/text/references/checks.ts'
import type { CardText } from '../src/text/structure.ts'
import { cards, clausesApart } from '../src/text/text.ts'

const sample = samplerOf(cards)

/** A node without a written text still has a place. */
class Anywhere extends Map<Node, Range> {
  override get() {
    return { from: 0, to: 0 }
  }
}

export const bare = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The text of a seed, made from the grammar's table; any phrase can occur. */
const textOf = (seed: number): CardText =>
  bare(sample({ seed, depth: 4 + (seed % 4) })) as unknown as CardText

const isSensible = (text: CardText): boolean => senseless(text, new Anywhere()).length === 0

/** Random texts as structures, without those that could never do anything. */
export const cardText: fc.Arbitrary<CardText> = fc
  .nat()
  .map(textOf)
  // As written, and as read.
  .filter(isSensible)
  .map((text) => clausesApart(text))
  .filter(isSensible)
