import { catalogue } from './catalogue.ts'

/** The sentences about the steps of every game. Predicates begin with their verb. */
export const narrationWords = catalogue('narration', {
  does: {
    takesDamage: (damage: number) => `takes ${damage} damage`,
    destroyed: 'is destroyed',
    destroyedBy: (damage: number) => `is destroyed by ${damage} damage`,
    controlledBy: (player: string) => `is controlled by ${player}`,
    ends: (winner: string) => `ends: ${winner} wins`,
    acts: 'acts',
    passes: 'passes',
    movesNext: 'moves next',
  },
  actsOrPasses: (acts: string, passes: string) => `${acts} or ${passes}`,
  pendingDamage: (damage: number, is: string) => `${damage} damage ${is}`,
  isPending: 'is pending',
  on: (damage: string, names: string, areSeveral: boolean) =>
    `${damage} on ${areSeveral ? 'each of ' : ''}${names}`,
  onEach: (amount: string, cards: number) => `${amount} on each of ${cards}`,
  none: 'none',
  skipped: (reason: string) => `skipped: ${reason}`,
  nothingHappens: 'Nothing happens in this step',
  nothingElse: 'Nothing else changed.',
  nothingChanges: 'nothing changes',
  next: (question: string) => `Next: ${question}`,
  thenNext: (question: string) => `next: ${question}`,
  later: (when: string, what: string) => `${when}: ${what}`,
  anyOrder: 'in any order',
  asGood: 'as good as any other',
  free: 'The choice makes no difference, so the app chose; you can change it',
  notAnOption: (label: string) => `${label} is not one of the options`,
  winsShort: (player: string) => `${player} wins`,
  why: {
    happened: 'Why did this happen?',
    destroyed: 'Why was it destroyed?',
    survived: 'Why did it survive?',
    value: (property: string) => `Why this ${property}?`,
    didNothing: (keyword: string) => `Why did ${keyword} do nothing?`,
    leftPlay: 'Why did it leave play?',
    stillThere: 'Why is it still there?',
  },
  editions: {
    illegal: (reason: string) => `This answer is not legal: ${reason}`,
    decides: (who: string, question: string) => `${who} decides: ${question}`,
    nothingMore: 'Nothing more happens',
  },
  bots: {
    none: (name: string, bots: string) => `there is no bot ${name}, only ${bots}`,
    unreadable: 'the text of the game cannot be read',
  },
})
