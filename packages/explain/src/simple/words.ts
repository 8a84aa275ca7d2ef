import type { SimpleWords } from '@battleline/card-game'
import { mark, number, type Words } from '../trace/property-words.ts'

/** The words for the fields of a simple game's records. */
export const simpleWords = ({ zones, counters, marks, playerNumbers }: SimpleWords): Words => ({
  properties: {
    ...Object.fromEntries([...counters, ...Object.keys(playerNumbers)].map((word) => [word, number(word)])),
    ...Object.fromEntries(Object.entries(marks).map(([word, [on, off]]) => [word, mark(on, off)])),
    active: { kind: 'player', word: 'active player' },
    winner: { kind: 'player', word: 'winner' },
    zone: { kind: 'zone', word: 'goes to' },
  },
  zones: Object.fromEntries(zones.map((zone) => [zone, zone])),
  inPlay: [zones[0]],
  outOfPlay: [],
})
