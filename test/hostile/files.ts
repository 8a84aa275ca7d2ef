import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import { importCards as importGrandArchive } from '@battleline/grand-archive'
import { checkDeck, dealtPlayer, importCards, keyforge, readDecks, writeDeck } from '@battleline/keyforge'
import { importCards as importMagic } from '@battleline/magic'
import { showProblem } from '@battleline/scenario'
import { readStudy } from '@battleline/simulate'
import { linkOf, readLink } from '../../packages/web/src/state/link.ts'
import { type Route, START } from '../../packages/web/src/state/route.ts'
import { damaged, damagedText } from './damage.ts'
import { type Entries, type Found, type Given, REFUSED } from './entry.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const fileText = (path: string): string => readFileSync(`${root}${path}`, 'utf8')

const DECK = fileText('decks/the-early-toll.yaml')
const STUDIES = ['studies/creatures.yaml', 'studies/one-card.yaml', 'studies/round-robin.yaml'].map(fileText)

const ENTRY = {
  name: 'Troll',
  house: 'brobnar',
  rarity: 'Common',
  count: 2,
  is_maverick: false,
  bonus_icons: ['amber'],
}
const REGISTRY = {
  data: {
    id: 'a-deck',
    name: 'A deck',
    expansion: 341,
    _links: { cards: ['c1', 'c2', 'c2'], houses: ['Brobnar', 'Dis', 'Logos'] },
  },
  _linked: {
    houses: [{ id: 'Brobnar', name: 'Brobnar' }],
    cards: [
      {
        id: 'c1',
        card_title: 'Troll',
        house: 'Brobnar',
        card_type: 'Creature',
        card_text: '',
        expansion: 341,
      },
      { id: 'c2', card_title: 'Dust Imp', house: 'Dis', card_type: 'Creature', is_enhanced: true },
    ],
  },
}
const COMMUNITY = {
  name: 'Another deck',
  houses: [{ house: 'Brobnar', cards: [ENTRY, { ...ENTRY, name: 'Bumpsy' }] }],
}
const TABLE = 'Name,House,Count\nTroll,Brobnar,2\nDust Imp,Dis,1\n'

const CARDS = [
  {
    name: 'Test Brute',
    card_title: 'Test Brute',
    type_line: 'Creature — Giant',
    type: 'Creature',
    types: ['Creature'],
    card_type: 'Creature',
    house: 'Brobnar',
    power: '5',
    toughness: '4',
    armor: 1,
    level: 1,
    life: 20,
    element: 'FIRE',
    amber: '1',
    traits: 'Giant • Knight',
    card_text: 'Destroyed: Steal 1.',
    oracle_text: 'Flying\nWhenever this creature attacks, draw a card.',
    text: 'Flying',
    effect: 'Taunt',
    keywords: ['Flying'],
  },
]

/** A link that is short and becomes long. */
const BOMB = `#table/1.${Buffer.from(deflateRawSync(new Uint8Array(20_000_000), { level: 9 })).toString('base64url')}`

/** A deck is checked, dealt and written, whatever it was read from; what was written is read again. */
function deck({ random }: Given): Found {
  const { library } = keyforge()
  const source = random.below(4)
  const text =
    source === 0
      ? damagedText(DECK, random)
      : source === 1
        ? JSON.stringify(damaged(REGISTRY, random, true))
        : source === 2
          ? JSON.stringify(damaged(COMMUNITY, random, true))
          : damagedText(random.below(2) === 0 ? TABLE : DECK, random)
  const decks = readDecks(text ?? '', library)
  if (decks.length === 0) return 'neither a deck nor a problem'
  for (const read of decks) {
    for (const { message } of checkDeck(read, library)) if (message === '') return 'a fault says nothing'
    const player = dealtPlayer(read, 'Ann', library)
    keyforge().deal({ players: [player, { ...player, name: 'Ben' }] })
    const [again] = readDecks(writeDeck(read), library)
    const [before, after] = [read, again].map((one) => one?.cards.map(({ name }) => name).sort())
    if (JSON.stringify(before) !== JSON.stringify(after)) return `it is written as another deck: ${text}`
  }
  return decks.some((read) => checkDeck(read, library).length > 0) ? REFUSED : null
}

/** A link that is read is written as one that reads the same. */
function link({ random, texts }: Given): Found {
  if (random.below(50) === 0) return linked(BOMB)
  const route: Route = {
    ...START,
    view: random.one(['table', 'ask', 'build'] as readonly Route['view'][]),
    question: 'dino faust',
    text: random.one(texts),
    answers: random.one([null, [3, 'fight 3 5', [4, 5]]] as readonly Route['answers'][]),
    match: random.one([null, { bot: 'greedy', conceded: null }] as readonly Route['match'][]),
  }
  if (random.below(2) === 0) return linked(damagedText(linkOf(route), random))
  const held = damaged([route.text, 1, null, route.answers, 4, ['greedy', null], [[3, 4]]], random, true)
  const bytes = deflateRawSync(new TextEncoder().encode(JSON.stringify(held) ?? ''))
  return linked(`#table/1.${Buffer.from(bytes).toString('base64url')}`)
}

function linked(hash: string): Found {
  const read = readLink(hash)
  if (read === null) return REFUSED
  if ('wrong' in read) return read.wrong === '' ? 'it says nothing' : REFUSED
  const again = readLink(linkOf(read))
  return JSON.stringify(again) === JSON.stringify(read) ? null : 'its link reads as another'
}

/** What comes in files and links, beside scenarios and saves. */
export const FILE_ENTRIES: Entries = {
  deck,
  link,
  study: ({ random }) => {
    const files = {
      text: (path: string) => (path.endsWith('.yaml') ? { text: DECK } : { reason: 'no such file' }),
      list: (path: string) => (path.endsWith('/') ? ['a.yaml', 'b.yaml'] : null),
    }
    const { study, problems } = readStudy(damagedText(random.one(STUDIES), random), 'study.yaml', files)
    for (const problem of problems) showProblem(problem)
    if ((study === null) !== problems.length > 0) return 'neither a study nor a problem, or both'
    return study === null ? REFUSED : null
  },
  cards: ({ random }) => {
    const file = damaged(random.below(2) === 0 ? CARDS : { data: CARDS }, random, random.below(3) > 0)
    const found = [importCards, importMagic, importGrandArchive].flatMap(
      (read): readonly { readonly facts: { readonly name: unknown } }[] => read(file).cards,
    )
    if (found.some(({ facts }) => typeof facts.name !== 'string')) return 'a card has no name'
    return found.length > 0 ? null : REFUSED
  },
}
