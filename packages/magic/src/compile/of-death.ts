import type { Sentence } from '../text/structure.ts'
import type { TextOf } from '../text/text-of.ts'

/** An ability about a death finds the card that died where it is now (400.7h); other abilities do not. */
export function ofDeath(one: TextOf<Sentence>): TextOf<Sentence> {
  const { does } = one
  const moves = does.kind === 'return' || does.kind === 'exile'
  return moves && (does.who.kind === 'self' || does.who.kind === 'it')
    ? { ...one, does: { ...does, dead: true } }
    : one
}
