import type { PropertyWords, Words } from './words.ts'

const number = (word: string): PropertyWords => ({ kind: 'number', word })
const mark = (word: string, off: string): PropertyWords => ({ kind: 'mark', word, off })
const cards = (word: string): PropertyWords => ({ kind: 'cards', word })

/** Grand Archive’s words for what its records hold. */
export const grandArchiveWords: Words = {
  properties: {
    pending: number('pending damage'),
    damage: number('damage'),
    durability: number('durability'),
    buff: number('buff counters'),
    debuff: number('debuff counters'),
    level: number('level counters'),
    bulwark: number('bulwark counters'),
    charge: number('charge counters'),
    enlighten: number('enlighten counters'),
    lash: number('lash counters'),
    preparation: number('preparation counters'),
    refinement: number('refinement counters'),
    static: number('static counters'),
    rested: mark('awake → rested', 'rested → awake'),
    fostered: mark('becomes fostered', 'is not fostered any more'),
    distant: mark('becomes distant', 'is not distant any more'),
    zone: { kind: 'zone', word: 'zone' },
    controller: { kind: 'player', word: 'controlled by' },
    active: { kind: 'player', word: 'turn of' },
    winner: { kind: 'player', word: 'winner' },
    field: cards('field'),
    hand: cards('hand'),
    memory: cards('memory'),
    deck: cards('deck'),
    material: cards('material deck'),
    graveyard: cards('graveyard'),
    banishment: cards('banishment'),
  },
  zones: {
    material: 'material deck',
    stack: 'Effects Stack',
    lineage: 'inner lineage',
    nowhere: 'ceases to exist',
  },
  inPlay: ['field', 'intent'],
  outOfPlay: [],
  usual: [
    'nothing has triggered',
    'nothing waits',
    'the stack is empty',
    'there is nothing to do but pass',
    'it is passed',
    'it has no targets',
    'at most one retaliates',
    'no weapon was wielded',
    'it is no attack card',
    'it is no action card',
    'it is no object',
    'there are none',
    'the attack is declared',
    'nothing is destroyed',
    'the board is drawn in the main phase',
  ],
}
