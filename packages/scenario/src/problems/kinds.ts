/**
 * Every kind of problem of a file, by its name in messages and in documents. `battleline explain NAME` has an example of
 * each. The name of a kind stays the same from version to version.
 */
export const PROBLEM_KINDS = [
  // The file as a whole
  'not-text',
  'too-large',
  'too-deep',
  'yaml-syntax',
  'yaml-feature',
  'duplicate-key',
  'empty-file',
  'cards-not-scenario',
  // Keys and values
  'wrong-type',
  'missing-value',
  'missing-key',
  'unknown-key',
  'unknown-word',
  'out-of-range',
  'conflicting-keys',
  'misplaced-key',
  // Names
  'player-count',
  'player-name',
  'unknown-player',
  'unknown-card',
  'card-not-there',
  'ambiguous-name',
  'duplicate-name',
  'card-name',
  'card-needed',
  'unknown-step',
  'unknown-rule',
  'unknown-bot',
  // Cards and decks
  'wrong-card-type',
  'card-facts',
  'card-text',
  'file-unreadable',
  'deck-problem',
  'illegal-deck',
  'deck-count',
  // What is wanted, played and declared
  'goal-text',
  'goal-missing',
  'goal-after-turn',
  'board-refused',
  'two-moves',
  'move-form',
  'not-now',
  'wrong-answer',
  'unused-answer',
  'move-refused',
] as const

/** A kind of problem of a file. */
export type ProblemKind = (typeof PROBLEM_KINDS)[number]
