import { count } from './amounts.ts'
import { catalogue } from './catalogue.ts'

/** The board of any game: the answer above it, the chart beside it, the ruler below. */
export const tableWords = catalogue('table', {
  board: 'Board',
  inert: 'Not understood',
  handOf: (name: string) => `Hand of ${name}`,
  handFaceDown: (name: string, cards: number) => `Hand of ${name}: ${cards} face down`,
  /** What a bot is doing. */
  opponent: {
    fault: (name: string, fault: string) => `${name} cannot go on: ${fault}. Take back your last move.`,
    waits: (name: string) => `${name} waits while you look back.`,
    thinks: (name: string) => `${name} thinks …`,
    'plays on': (name: string) => `${name} plays on …`,
    goOn: 'Go on',
    skip: 'Skip to my turn',
  },
  answer: {
    answersTo: (question: string) => `Answers to “${question}”`,
    ruling: 'Ruling',
    skip: 'Skip',
    again: 'Play again',
    changeBoard: 'Change the board',
    allOutcomes: 'All outcomes',
    otherEditions: 'Other editions',
    share: 'Share',
  },
  chart: {
    title: 'Timing chart',
    showWhole: 'Show the whole chart',
    edition: 'Edition',
    compare: 'Compare',
    nothing: 'nothing',
    earlierTurns: (turns: number) => count(turns, 'earlier turn', 'earlier turns'),
    notAsExpected: 'Not as expected',
    expected: (expected: string, actual: string) =>
      `The scenario expects ${expected}, but the result is ${actual}.`,
    refused: 'The rules forbid it',
    refusedBy: (rules: string) => `The rules forbid it: ${rules}`,
    nothingYet: 'Nothing has happened yet',
    why: 'Why?',
    whyAsked: 'Why is this asked?',
  },
  steps: {
    first: 'First step',
    back: 'Step back',
    forward: 'Step forward',
    play: 'Play the steps',
    pause: 'Pause',
    step: 'Step',
    beforeFirst: 'Before the first step',
  },
  card: {
    loading: 'Loading …',
    nothingToExplain: 'Nothing to explain yet.',
    whatIsStep: 'What is this step?',
    whyNothing: 'Why did nothing happen?',
  },
  editions: {
    title: 'Where editions differ',
    playing: 'Playing every edition …',
    sameSoFar: 'The same up to the open question',
    allSame: 'All editions give the same result',
    same: 'Same result',
    answerFirst: 'Answer it to compare the results.',
    showStep: 'Show this step',
    use: 'Use this edition',
    inBoth: 'In both',
    result: 'Result',
    resultSame: 'The result is the same.',
    noOther: 'No other changes.',
  },
  hands: {
    show: (name: string) => `Show the cards of ${name}`,
    open: 'Open all hands',
    hide: 'Hide hands',
  },
})
