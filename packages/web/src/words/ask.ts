import { count } from './amounts.ts'
import { catalogue } from './catalogue.ts'

/** The first page: a question, and its answers. */
export const askWords = catalogue('ask', {
  title: 'What happens in this fight?',
  lead: (rulings: string) =>
    `${rulings} rulings for KeyForge, Magic and Grand Archive, each with the rule behind it and a board to watch it on.`,
  field: 'Ask about a card, a keyword, a rule or a fight',
  looking: 'Looking …',
  notLoaded: 'This ruling could not be loaded. Check the connection and try again.',
  noneFits: 'No ruling fits. Try fewer words, or set the board up.',
  rulings: (found: number) => count(found, 'ruling', 'rulings'),
  cards: (found: number) => count(found, 'card', 'cards'),
  keywords: (found: number) => count(found, 'keyword', 'keywords'),
  game: 'Game',
  allGames: 'All games',
  examples: 'Examples',
  forExample: 'For example',
  boards: 'Boards',
  orSetUp: 'Or set up a board',
  notAnswered: 'Not answered? Set up the board',
  boardWith: (cards: string) => `Board with ${cards}`,
  listOfRulings: 'Rulings',
  moreFit: (more: number) =>
    `${count(more, 'more ruling fits', 'more rulings fit')}. Another word leaves fewer.`,
  beside: 'Cards, keywords and rules',
  because: 'Because:',
  docs: 'Documentation',
  archive: 'All rulings as pages',
  archivePage: 'Page in the archive',
  putOnBoard: 'Put on a board',
})
