import { APP } from './navigation.mjs'

/** The head of the first page, whose text is docs/README.md. */
export const home = {
  layout: 'home',
  title: 'Battleline',
  titleTemplate: 'Fights in card games, step by step',
  hero: {
    name: 'Battleline',
    text: 'Who survives the fight, and why',
    tagline:
      'Give it a board and a move. It plays the printed timing chart step by step, names the rule behind each change, and lists every possible outcome. KeyForge, Magic and Grand Archive.',
    actions: [
      { theme: 'brand', text: 'First answer in two minutes', link: '/tutorials/player' },
      { theme: 'alt', text: 'The charts', link: '/charts/' },
      { theme: 'alt', text: 'Open the app', link: APP, target: '_self' },
    ],
  },
}
