import { phrase } from '../nodes.ts'

const turn = (kind: string, at: string, does: string) => [
  phrase('event', kind, `at the ${at} of your turn`, {
    fixed: { whose: 'you' },
    reads: [`at the ${at} your turn`, `(after|when) your turn ${does}`],
  }),
  phrase('event', kind, `at the ${at} of your opponent's turn`, {
    fixed: { whose: 'opponent' },
    reads: [`(after|when) your opponent's turn ${does}`],
  }),
  phrase('event', kind, `at the ${at} of each player's turn`, {
    fixed: { whose: 'each' },
    reads: [
      `at the ${at} of (each|every|a) turn`,
      `at the ${at} of a player's turn`,
      `(after|when) (each player's|a player's|a|each) turn ${does}`,
    ],
  }),
]

/** The start or the end of a step of a turn. */
const steps = (kind: string, at: string, step: string) => [
  phrase('event', kind, `at the ${at} of your ${step} step`, {
    fixed: { whose: 'you' },
    reads: [`at the ${at} of your "${step} cards" step`],
  }),
  phrase('event', kind, `at the ${at} of your opponent's ${step} step`, {
    fixed: { whose: 'opponent' },
    reads: [`at the ${at} of your opponent's "${step} cards" step`],
  }),
]

/** The opening hands of the set-up (KF-SET-2). */
const openingHands = [
  phrase('event', 'hands drawn', 'before drawing starting hands', {
    fixed: { whose: 'each' },
    reads: ['before (starting|opening) hands are drawn', 'before drawing opening hands'],
  }),
  phrase('simple-event', 'opening hand drawn', 'you draw your opening hand', {
    fixed: { whose: 'you' },
    reads: ['you draw your starting hand'],
  }),
]

/** The start and the end of turns, and of steps. */
export const turns = [
  ...openingHands,
  ...steps('draw step starts', 'start', 'draw'),
  ...steps('ready step ends', 'end', 'ready'),
  ...turn('turn starts', 'start', 'starts'),
  ...turn('turn starts', 'beginning', 'begins'),
  ...turn('turn ends', 'end', 'ends'),
]
