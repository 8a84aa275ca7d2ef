import { words } from '@battleline/language'

const plain = (list: readonly string[]) => Object.fromEntries(list.map((word) => [word, word]))

/** What cannot be done to cards, with cards, or by players. */
export const prohibitions = [
  words('kept-from', 'what cannot be done to it', {
    ...plain(['destroyed', 'stunned', 'warded', 'enraged', 'exhausted', 'exalted', 'archived', 'purged']),
    healed: { one: 'healed', reads: ['fully healed'] },
    returned: {
      one: "returned to its owner's hand",
      reads: [
        "returned to their owners' hands",
        'returned to hand',
        "returned to a player's hand",
        'returned',
      ],
    },
  }),
  words('barred-deed', 'what is not done with cards', plain(['play', 'use', 'discard'])),
  words('undoable', 'what is not done', {
    steal: { one: 'steal Æ', reads: ['steal'] },
    gain: 'gain Æ',
    capture: { one: 'capture Æ', reads: ['capture'] },
    draw: { one: 'draw cards', reads: ['draw a card', 'draw any cards'] },
    'take archives': {
      one: 'take their archives into their hands during their choose a house step',
      reads: ['take their archives into their hands during their "choose a house" step'],
    },
    archive: { one: 'archive cards', reads: ['archive a card', 'archive any cards'] },
  }),
] as const
