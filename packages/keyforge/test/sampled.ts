import { type Node, type Range, samplerOf } from '@battleline/language'
import fc from 'fast-check'
import { senseless } from '../src/text/references/checks.ts'
import { resolvePronouns } from '../src/text/references/pronouns.ts'
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
  withPlayersNamed(bare(sample({ seed, depth: 4 + (seed % 4) })) as unknown as CardText)

/** “Their” is the opponent's where the opponent was spoken of: reading never leaves it open. */
function withPlayersNamed(sampled: CardText): CardText {
  const text = eventFirst(sampled) as CardText
  resolvePronouns(text, () => 'their')
  return text
}

/** The fields of each node in the order in which reading finds them: what it waits for is said first. */
function eventFirst(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(eventFirst)
  if (typeof part !== 'object' || part === null) return part
  const fields = Object.entries(part).sort(
    ([one], [other]) => Number(other === 'event') - Number(one === 'event'),
  )
  return Object.fromEntries(fields.map(([field, inside]) => [field, eventFirst(inside)]))
}

const isSensible = (text: CardText): boolean => senseless(text, new Anywhere()).length === 0

/** Random texts as structures, without those that could never do anything. */
export const cardText: fc.Arbitrary<CardText> = fc
  .nat()
  .map(textOf)
  // As written, and as read.
  .filter(isSensible)
  .map((text) => clausesApart(text))
  .filter(isSensible)
