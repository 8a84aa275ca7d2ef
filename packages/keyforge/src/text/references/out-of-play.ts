import { type Clause, type Condition, type Event, eventsIn, type Sentence } from '../structure.ts'
import { mentions } from './references.ts'

/** What a card that lies in a discard pile can see: what happens in every turn. */
const SEEN_THERE: readonly Event['kind'][] = ['turn starts', 'turn ends', 'house chosen']
export const isSeenInDiscard = (kind: Event['kind']): boolean => SEEN_THERE.includes(kind)

/** Whether an ability works while its card lies in its owner's discard pile, because it speaks of that (KF-ABL-3). */
export const worksInDiscard = (clause: Clause): boolean =>
  clause.kind === 'constant'
    ? (clause.is.kind === 'deed becomes' && [clause.condition, clause.also].some(isInOwnDiscard)) ||
      (clause.is.kind === 'may do' && speaksOfItselfThere(clause.is))
    : clause.kind === 'after' &&
      eventsIn(clause.event).every(({ kind }) => isSeenInDiscard(kind)) &&
      (placesOf(clause).some(isInOwnDiscard) || speaksOfItselfThere(clause))

const isInOwnDiscard = (one: Condition | undefined): boolean =>
  one?.kind === 'lies' && one.zone === 'discard' && one.whose === 'you'

/** Whether an ability works only while its card is out of play. Scrap: abilities resolve there (KF-DSC-2). */
export const worksElsewhere = (clause: Clause): boolean =>
  (clause.kind === 'after' && placesOf(clause).some(({ kind }) => kind === 'lies')) ||
  (clause.kind !== 'constant' && !isOfScrap(clause) && speaksOfItselfThere(clause))

const isOfScrap = (clause: Clause): boolean =>
  clause.kind === 'bold' && clause.triggers.every((trigger) => trigger === 'scrap')

const placesOf = ({
  condition,
  first,
}: {
  readonly condition?: Condition
  readonly first: Sentence
}): readonly Condition[] =>
  [condition, first.kind === 'if' ? first.condition : undefined].flatMap((one) => one ?? [])

/** "Return Brute from your discard pile to your hand." */
const speaksOfItselfThere = (part: unknown): boolean => mentions(part, ({ kind }) => kind === 'self lying')
