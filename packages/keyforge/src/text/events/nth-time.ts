import { phrase } from '../nodes.ts'

const THEN = '{first:plain-sentence}.[ {more:sentence+}]'

/** What an ability waits for only for the first time in a turn, or the second, or the third. */
export const nthTime = ['first', 'second', 'third'].map((word, at) =>
  phrase('ability', 'after', `the ${word} time {event:happening} each turn {condition:during?}, ${THEN}`, {
    fixed: { nth: at + 1 },
    reads: [
      `each turn, the ${word} time {event:happening} {condition:during?}, ${THEN}`,
      `(after|each time|when|whenever) {event:happening} for the ${word} time (each|in a|during a|this) turn, ${THEN}`,
      `the ${word} time each turn [that] {event:happening}, ${THEN}`,
      `(after|when|whenever) {event:happening} a ${word} time (each|in a|during a|this) turn, ${THEN}`,
    ],
  }),
)
