import { type Node, type Range, samplerOf } from '@battleline/language'
import fc from 'fast-check'
import { senseless } from '../src/text/references/checks.ts'
import type { CardText } from '../src/text/structure.ts'
import { cards, clausesApart } from '../src/text/text.ts'

const sample = samplerOf(cards)

/** Every node stands somewhere, though its text was never written. */
class Anywhere extends Map<Node, Range> {
  override get() {
    return { from: 0, to: 0 }
  }
}

export const bare = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The text that a seed stands for, made from the grammar's own table: any phrase can be in it. */
const textOf = (seed: number): CardText =>
  bare(sample({ seed, depth: 4 + (seed % 4) })) as unknown as CardText

const isSensible = (text: CardText): boolean => senseless(text, new Anywhere()).length === 0

/** Random texts as structures; those that could never do anything where they stand are left out. */
export const cardText: fc.Arbitrary<CardText> = fc
  .nat()
  .map(textOf)
  // As it is written, and as it is read.
  .filter(isSensible)
  .map((text) => clausesApart(text))
  .filter(isSensible)
