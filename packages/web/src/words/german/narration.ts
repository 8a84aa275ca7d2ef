import type { Translation } from '../catalogue.ts'
import type { narrationWords } from '../narration.ts'
import { dative } from './names.ts'

export const narration: Translation<typeof narrationWords> = {
  does: {
    takesDamage: (damage) => `nimmt ${damage} Schaden`,
    destroyed: 'wird zerstört',
    destroyedBy: (damage) => `wird durch ${damage} Schaden zerstört`,
    controlledBy: (player) => `wird von ${dative(player)} kontrolliert`,
    ends: (winner) => `endet: ${winner} gewinnt`,
    acts: 'handelt',
    passes: 'passt',
    movesNext: 'ist am Zug',
  },
  actsOrPasses: (acts, passes) => `${acts} oder ${passes}`,
  pendingDamage: (damage, is) => `${damage} Schaden ${is}`,
  isPending: 'steht an',
  on: (damage, names, areSeveral) => `${areSeveral ? 'je ' : ''}${damage} bei ${names}`,
  onEach: (amount, cards) => `je ${amount} auf ${cards}`,
  none: 'nichts',
  skipped: (reason) => `übersprungen: ${reason}`,
  nothingHappens: 'In diesem Schritt passiert nichts',
  nothingElse: 'Sonst hat sich nichts geändert.',
  nothingChanges: 'nichts ändert sich',
  next: (question) => `Danach: ${question}`,
  thenNext: (question) => `danach: ${question}`,
  later: (when, what) => `${when}: ${what}`,
  anyOrder: 'in beliebiger Reihenfolge',
  asGood: 'so gut wie jede andere',
  free: 'Die Wahl macht keinen Unterschied, darum hat die App gewählt; du kannst sie ändern',
  notAnOption: (label) => `${label} steht nicht zur Wahl`,
  winsShort: (player) => `${player} gewinnt`,
  why: {
    happened: 'Warum ist das passiert?',
    destroyed: 'Warum wurde sie zerstört?',
    survived: 'Warum hat sie überlebt?',
    value: (property) => `Warum dieser Wert: ${property}?`,
    didNothing: (keyword) => `Warum hat ${keyword} nichts getan?`,
    leftPlay: 'Warum hat sie das Spiel verlassen?',
    stillThere: 'Warum ist sie noch da?',
  },
  editions: {
    illegal: (reason) => `Diese Antwort ist nicht erlaubt: ${reason}`,
    decides: (who, question) => `${who} entscheidet: ${question}`,
    nothingMore: 'Weiter passiert nichts',
  },
  bots: {
    none: (name, bots) => `es gibt keinen Bot ${name}, nur ${bots}`,
    unreadable: 'der Text der Partie ist nicht lesbar',
  },
}
