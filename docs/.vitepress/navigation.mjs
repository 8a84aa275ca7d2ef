import { existsSync, readFileSync } from 'node:fs'

/** The groups of charts and of the reference, as scripts/docs has written them; none before that. */
const made = new URL('../site/navigation.json', import.meta.url)
/** @type {{ charts: object[], reference: object[] }} */
const { charts, reference } = existsSync(made)
  ? JSON.parse(readFileSync(made, 'utf8'))
  : { charts: [], reference: [] }

/** The app lies one folder above the site. With a target, the site’s own router lets such a link go. */
export const APP = '/../'

const page = (/** @type {string} */ text, /** @type {string} */ link) => ({ text, link })

const tutorials = {
  text: 'Tutorials',
  items: [
    page('For players', '/tutorials/player'),
    page('For judges', '/tutorials/judge'),
    page('For authors of clients', '/tutorials/client'),
    page('For authors of bots', '/tutorials/bot'),
    page('For designers of cards', '/tutorials/cards'),
    page('Recipes', '/recipes'),
  ],
}

const languages = {
  text: 'Card languages',
  items: [
    page('KeyForge', '/language'),
    page('Magic', '/language-magic'),
    page('Grand Archive', '/language-grand-archive'),
  ],
}

const guide = [
  tutorials,
  {
    text: 'Guide',
    items: [
      page('The scenario format', '/scenarios'),
      page('Goals', '/goals'),
      page('The command line', '/command-line'),
      page('Problems and exit codes', '/problems'),
      page('Decks and whole games', '/decks'),
      page('The library', '/library'),
      page('Bots and the arena', '/bots'),
      page('Studies of many games', '/studies'),
      page('The wire, for any language', '/wire'),
      page('A server of games', '/server'),
      page('A board in your page', '/embed'),
      page('Rulings for assistants', '/mcp'),
      page('Test another engine', '/conformance'),
    ],
  },
  languages,
  {
    text: 'Inside',
    items: [
      page('Architecture', '/architecture'),
      page('Glossary', '/glossary'),
      page('Design decisions', '/adr/'),
      page('Contributing', '/contributing'),
      page('Changes', '/changelog'),
    ],
  },
]

const rules = [
  // A group that folds needs a link: without one its theme puts a button into a button.
  { text: 'Charts', link: '/charts/', items: charts },
  {
    text: 'Rules',
    link: '/rules/',
    items: [
      {
        text: 'KeyForge',
        link: '/rules/keyforge-general',
        collapsed: true,
        items: [
          page('General', '/rules/keyforge-general'),
          page('The turn', '/rules/keyforge-turn'),
          page('Fights', '/rules/keyforge-fight'),
          page('Damage', '/rules/keyforge-damage'),
          page('Destroyed', '/rules/keyforge-destroyed'),
          page('Zones', '/rules/keyforge-zones'),
          page('Editions', '/rules/keyforge-editions'),
        ],
      },
      {
        text: 'Magic',
        link: '/rules/magic-declarations',
        collapsed: true,
        items: [page('Declarations', '/rules/magic-declarations'), page('Damage', '/rules/magic-damage')],
      },
      {
        text: 'Grand Archive',
        link: '/rules/grand-archive-general',
        collapsed: true,
        items: [
          page('General', '/rules/grand-archive-general'),
          page('Combat', '/rules/grand-archive-combat'),
          page('Damage', '/rules/grand-archive-damage'),
          page('Keywords', '/rules/grand-archive-keywords'),
          page('Destruction', '/rules/grand-archive-destruction'),
          page('Whole games', '/rules/grand-archive-game'),
          page('Editions', '/rules/grand-archive-editions'),
        ],
      },
      page('Duel', '/rules/duel'),
    ],
  },
  page('Our rulings where they are silent', '/rulings/'),
]

export const nav = [
  { text: 'Learn', link: '/tutorials/player', activeMatch: '/tutorials/|/recipes' },
  {
    text: 'Guide',
    items: guide.filter(({ text }) => text === 'Guide' || text === 'Card languages'),
  },
  {
    text: 'Rules',
    items: [
      page('Charts, step by step', '/charts/'),
      page('The rules with their ids', '/rules/'),
      page('Our rulings', '/rulings/'),
    ],
  },
  { text: 'Reference', link: '/reference/', activeMatch: '/reference/' },
  { text: 'App', link: APP, target: '_self' },
]

export const sidebar = {
  '/rules/': rules,
  '/rulings/': rules,
  '/charts/': rules,
  '/reference/': [{ text: 'Reference', link: '/reference/', items: reference }],
  '/': guide,
}
