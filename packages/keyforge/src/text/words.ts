import { words } from '@battleline/language'
import { CARD_TYPES, HOUSES, KEYWORDS, VALUED } from '../vocabulary.ts'

const capital = (word: string): string => word.replace(/(^|[ -])\p{L}/gu, letters => letters.toUpperCase())

/** Every word prints as itself, each with a capital. */
const named = (list: readonly string[]) => Object.fromEntries(list.map(word => [word, capital(word)]))
const plain = (list: readonly string[]) => Object.fromEntries(list.map(word => [word, word]))

const TRAITS = [
  'agent', 'ai', 'alien', 'ally', 'analyst', 'angel', 'aquan', 'arm', 'artisan', 'assassin', 'beast', 'cat',
  'changeling', 'clock', 'cloud', 'curse', 'cyborg', 'demon', 'dinosaur', 'diplomat', 'dragon', 'egg', 'elder',
  'elemental', 'elf', 'equation', 'experiment', 'faerie', 'fisher', 'fungus', 'giant', 'goblin', 'horseman', 'human',
  'hunter', 'imp', 'insect', 'item', 'jelly', 'knight', 'krxix', 'law', 'leader', 'leviathan', 'location', 'martian',
  'merchant', 'monk', 'mutant', 'myth', 'niffle', 'philosopher', 'phoenix', 'pilot', 'pirate', 'plan', 'politician',
  'power', 'priest', 'proximan', 'psion', 'ranger', 'raptrix', 'rat', 'recruiter', 'robot', 'sage', 'scientist',
  'shapeshifter', 'shard', 'ship', 'sin', 'soldier', 'specter', 'spirit', 'stormkin', 'sylicate', 'tentacle', 'thief',
  'treasure', 'tree', 'variant', 'vehicle', 'weapon', 'witch', 'wolf',
]

export const wordSets = [
  words('side', 'friendly or enemy', { friendly: 'friendly', enemy: 'enemy' }),
  words('noun', 'a kind of card', {
    creature: { one: 'creature', many: 'creatures' },
    artifact: { one: 'artifact', many: 'artifacts' },
    upgrade: { one: 'upgrade', many: 'upgrades' },
    card: { one: 'card', many: 'cards' },
  }),
  words('type', 'a card type', plain(CARD_TYPES)),
  words('house', 'a house', named(HOUSES)),
  words('trait', 'a trait', named(TRAITS)),
  words('parity', 'even or odd', { even: 'even', odd: 'odd' }),
  words('tide', 'high or low', { high: 'high', low: 'low' }),
  words('keyword', 'a keyword', plain(KEYWORDS.filter(keyword => !VALUED.has(keyword)))),
  words('valued', 'a keyword with a number', plain([...VALUED])),
  words('how', 'ready or stunned', { ready: 'ready', stunned: 'stunned' }),
  words('trigger', 'a bold word', {
    play: 'Play',
    'before fight': 'Before Fight',
    'after fight': { one: 'After Fight', reads: ['Fight'] },
    'before reap': 'Before Reap',
    'after reap': { one: 'After Reap', reads: ['Reap'] },
    action: 'Action',
    omni: 'Omni',
    destroyed: 'Destroyed',
    scrap: 'Scrap',
    fate: 'Fate',
  }),
]
