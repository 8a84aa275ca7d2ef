import type { Words } from '../trace/property-words.ts'

/** Magic’s words for the fields of its records. */
export const magicWords: Words = {
  properties: {
    tapped: { kind: 'mark', word: 'becomes tapped', off: 'untaps' },
    blocked: { kind: 'mark', word: 'is blocked', off: 'is not blocked any more' },
    attacks: { kind: 'others', word: 'attacks', off: 'leaves combat' },
    blocks: { kind: 'others', word: 'blocks', off: 'blocks nothing any more' },
    controller: { kind: 'player', word: 'controlled by' },
    power: { kind: 'number', word: 'power' },
    toughness: { kind: 'number', word: 'toughness' },
    life: { kind: 'number', word: 'life' },
    poison: { kind: 'number', word: 'poison' },
    damage: { kind: 'number', word: 'damage' },
    plus: { kind: 'number', word: '+1/+1 counters' },
    minus: { kind: 'number', word: '-1/-1 counters' },
    loyalty: { kind: 'number', word: 'loyalty' },
    defense: { kind: 'number', word: 'defense' },
    pending: { kind: 'number', word: 'pending damage' },
    lost: { kind: 'mark', word: 'lost the game', off: 'is in the game again' },
    zone: { kind: 'zone', word: 'goes to' },
  },
  zones: {
    battlefield: 'the battlefield',
    hand: 'the hand',
    graveyard: 'the graveyard',
    exile: 'exile',
    stack: 'the stack',
    nowhere: 'nowhere',
  },
  inPlay: ['battlefield'],
  outOfPlay: [],
}
