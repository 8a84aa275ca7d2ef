/** "Of that house", in all the ways to say so. */
const ofHouse = (house: string): readonly string[] => [
  `of ${house}`,
  `from ${house}`,
  `that belongs to ${house}`,
  `that belong to ${house}`,
  `that is of ${house}`,
  `that are of ${house}`,
  `belonging to ${house}`,
]
const notOfHouse = (house: string): readonly string[] => [
  `not of ${house}`,
  `not from ${house}`,
  `that does not belong to ${house}`,
  `that do not belong to ${house}`,
  `that is not of ${house}`,
  `that are not of ${house}`,
  `not belonging to ${house}`,
  `other than ${house}`,
]
const THAT = ['that house', 'the chosen house', 'the named house']
const THE_ACTIVE = ['the active house', 'your active house', 'their active house']
const OF_THAT_HOUSE = { one: 'of that house', reads: THAT.flatMap(ofHouse).slice(1) }
const HOUSES_ASKED = {
  'not house': {
    one: 'not of that house',
    reads: [
      ...THAT.flatMap(notOfHouse).slice(1),
      'of other houses',
      'of another house',
      'of any other house',
    ],
  },
  active: { one: 'of the active house', reads: THE_ACTIVE.flatMap(ofHouse).slice(1) },
  'not active': { one: 'not of the active house', reads: THE_ACTIVE.flatMap(notOfHouse).slice(1) },
}

/** What is asked of cards by what was chosen. */
export const CHOSEN = {
  number: 'with power equal to that number',
  house: OF_THAT_HOUSE,
  ...HOUSES_ASKED,
  trait: {
    one: 'with that trait',
    reads: [
      'with the chosen trait',
      'with the named trait',
      'that has that trait',
      'that have that trait',
      'of that trait',
      'of the chosen trait',
    ],
  },
  name: { one: 'with that name', reads: ['with the chosen name', 'with the named name'] },
}

export const OF_HOUSE = { house: OF_THAT_HOUSE, ...HOUSES_ASKED, name: CHOSEN.name }

/** Whether what a group asks is of the house that was chosen: “house”, “not house”. */
export const isOfThatHouse = (asked: unknown): boolean => asked === 'house' || asked === 'not house'
