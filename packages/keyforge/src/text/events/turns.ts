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

/** The start and the end of turns. */
export const turns = [
  ...turn('turn starts', 'start', 'starts'),
  ...turn('turn starts', 'beginning', 'begins'),
  ...turn('turn ends', 'end', 'ends'),
]
