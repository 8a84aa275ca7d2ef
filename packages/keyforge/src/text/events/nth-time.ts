import { phrase } from '../nodes.ts'

const THEN = '{first:plain-sentence}.[ {more:sentence+}]'

/** "Each turn, after the first Mutant creature is destroyed." */
export const afterTheFirst = phrase(
  'ability',
  'after',
  `each turn, after the first {event.of.of:bare-group~one} is destroyed, ${THEN}`,
  { fixed: { nth: 1, event: { kind: 'destroyed', of: { kind: 'choose' } } } },
)

/** "After 6 or more creatures are destroyed in a turn": as the sixth of them is. */
export const afterSoMany = ['destroyed', 'used'].flatMap((kind) => {
  const happens = `{event.of.of:group~many} (are|have been|were) ${kind} (in a turn|that turn|this turn|in the same turn)`
  const fixed = { event: { kind, of: { kind: 'choose' } } }
  return [
    phrase('ability', 'after', `after {nth:#} or more ${happens} {condition:during?}, ${THEN}`, {
      fixed,
      reads: [`after {nth:#} ${happens} {condition:during?}, ${THEN}`],
    }),
    phrase('ability', 'after', `{condition:during}, after {nth:#} or more ${happens}, ${THEN}`, { fixed }),
  ]
})

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
