import type { Words } from './words.ts'

/** Magic’s words for what its records hold. */
export const magicWords: Words = {
  properties: {
    tapped: { kind: 'mark', word: 'becomes tapped', off: 'untaps' },
    blocked: { kind: 'mark', word: 'is blocked', off: 'is not blocked any more' },
    attacks: { kind: 'others', word: 'attacks', off: 'leaves combat' },
    blocks: { kind: 'others', word: 'blocks', off: 'blocks nothing any more' },
    controller: { kind: 'player', word: 'controlled by' },
    life: { kind: 'number', word: 'life' },
  },
  zones: {},
  inPlay: [],
  usual: [
    'nothing has to be paid',
    'this player has no creature',
    'nothing attacks this player',
    'nobody else is attacked',
  ],
}
