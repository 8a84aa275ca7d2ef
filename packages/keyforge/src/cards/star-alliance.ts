import type { CardFacts } from '../definition.ts'

// biome-ignore format: one card a line
export const starAlliance: readonly CardFacts[] = [
  { name: 'Necromorph', house: 'star alliance', type: 'creature', power: 5, traits: ['shapeshifter', 'alien'], text: 'Destroyed: If there is a neighboring non-Star Alliance creature, fully heal Necromorph and destroy a neighboring non-Star Alliance creature instead.' },
  { name: 'Paradox Shield', house: 'star alliance', type: 'upgrade', text: 'This creature gains, "Destroyed: Discard cards from the top of your deck equal to this creature\'s power. If you do, fully heal this creature and destroy Paradox Shield instead."' },
]
