import type { CardFacts } from '../model/definition.ts'

// biome-ignore format: one card a line
export const ekwidon: readonly CardFacts[] = [
  { name: 'Azuretooth', house: 'ekwidon', type: 'creature', power: 6, traits: ['merchant', 'getrookya'], text: 'Enhance capture capture discard.\nAfter Fight/After Reap: Move all Æ from a friendly creature to your pool. Give control of it to your opponent.' },
  { name: 'Belligerent Guard', house: 'ekwidon', type: 'creature', power: 8, traits: ['giant'], text: 'Belligerent Guard enters play ready.\nPlay: Your opponent draws 1 card.' },
  { name: 'Diplomat', house: 'ekwidon', type: 'token creature', power: 1, traits: ['getrookya', 'politician'], text: 'Elusive.\nAfter Reap: Each player gains 1Æ.' },
  { name: 'Ekwirrĕ\'s Fulcrum', house: 'ekwidon', type: 'artifact', aember: 1, traits: ['item'], text: 'At the end of each player\'s turn, they may gain 1Æ. If you do, their opponent draws 2 cards.' },
  { name: 'Exo-shell System', house: 'ekwidon', type: 'artifact', traits: ['item'], text: 'Each friendly token creature gains elusive.\nPlay: Make 1 token creature.' },
  { name: 'Gegrrŏkŭŭ Sapper', house: 'ekwidon', type: 'creature', power: 3, armor: 3, traits: ['soldier', 'getrookya'], text: 'Play/After Fight: Take control of an enemy artifact. Give control of Gegrrŏkŭŭ Sapper to your opponent.\nScrap: Destroy a friendly artifact. If you do, destroy an enemy artifact.' },
  { name: 'Gemcoat Vendor', house: 'ekwidon', type: 'creature', power: 6, traits: ['getrookya', 'merchant'], text: 'Action: Steal 1Æ. Deal 1 damage to Gemcoat Vendor.' },
  { name: 'Generous Offer', house: 'ekwidon', type: 'action', text: 'Play: Destroy a friendly creature. If you do, steal 2Æ.' },
  { name: 'Gezrăhi Blacksmith', house: 'ekwidon', type: 'creature', power: 4, traits: ['getrookya', 'artisan'], text: 'Elusive.\nAt the start of each player\'s turn, that player chooses to make 1 token creature or draw 1 card.' },
  { name: 'Gĕzdrutyŏ the Arcane', house: 'ekwidon', type: 'creature', power: 3, traits: ['cyborg'], text: 'Action: Steal 2Æ. Flip Gĕzdrutyŏ the Arcane facedown.' },
  { name: 'Insurance Policy', house: 'ekwidon', type: 'upgrade', text: 'This creature gains, "Destroyed: If it is not your turn, gain 4Æ."\nPlay: Lose 1Æ.' },
  { name: 'Iron Heidy', house: 'ekwidon', type: 'creature', power: 5, traits: ['human'], text: 'While you are haunted, Iron Heidy and each neighbor of Iron Heidy get +2 armor.' },
  { name: 'Prospector', house: 'ekwidon', type: 'token creature', power: 1, traits: ['human'], text: 'Destroyed: Draw 1 card.' },
  { name: 'Sandwyrm', house: 'ekwidon', type: 'creature', power: 16, aember: 2, traits: ['beast'], text: 'After Fight: Shuffle Sandwyrm into its owner\'s deck.' },
  { name: 'Shĭzyokŭ Swopper', house: 'ekwidon', type: 'creature', power: 1, armor: 5, traits: ['getrookya'], text: 'After Fight: Swap control of this creature and the creature it fights.' },
  { name: 'Skŏllĕnbŭzzz', house: 'ekwidon', type: 'creature', power: 5, traits: ['beast'], text: 'Play/After Reap: You may graft a creature from your hand onto Skŏllĕnbŭzzz.\nDestroyed: Put each creature under Skŏllĕnbŭzzz into play under your control. Put Skŏllĕnbŭzzz on top of its owner\'s deck.' },
  { name: 'Strange Shell', house: 'ekwidon', type: 'token creature', power: 1, traits: ['beast'], text: 'Strange Shell cannot fight or reap.\nAction: Put Strange Shell into your hand.' },
  { name: 'Tachyon Manifold', house: 'ekwidon', type: 'artifact', traits: ['item'], text: 'Action: Take another turn after this one. Your opponent draws 10 cards. Purge Tachyon Manifold.' },
  { name: 'Trading Frenzy', house: 'ekwidon', type: 'action', aember: 1, text: 'Play: A friendly creature and an enemy creature capture 3Æ.' },
  { name: 'Tya-Arhĭ, Esquire', house: 'ekwidon', type: 'creature', power: 2, traits: ['getrookya'], text: 'Each friendly non-token creature gains, "Destroyed: Make 1 token creature."' },
]
