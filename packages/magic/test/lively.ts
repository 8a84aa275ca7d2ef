import { type Choice, isRefusal, type Position, type Value } from '@battleline/kernel'
import { seeded, someChoice } from '@battleline/kernel/test-kit'
import { type Grammar, samplerOf } from '@battleline/language'
import {
  type CardFacts,
  type Edition,
  type Magic,
  magic,
  type PermanentSetup,
  type Setup,
} from '../src/index.ts'
import { cards } from '../src/text/grammar.ts'

const sample = samplerOf(cards)

/** Plays texts on boards with something of everything; answers are random. */

/** The creature with the tested texts. */
export const BRUTE = 'Brute'
const DECISIONS = 60

const creature = (name: string, more: Partial<CardFacts> = {}): CardFacts => ({
  name,
  types: ['creature'],
  power: 2,
  toughness: 3,
  manaValue: 3,
  ...more,
})
const CARDS: readonly CardFacts[] = [
  creature('Ann', { subtypes: ['Goblin'], colors: ['red'], text: 'Vigilance' }),
  creature('Bob', { subtypes: ['Wall'], colors: ['black'], toughness: 5, text: 'Flying' }),
  creature('Cat', { subtypes: ['Cat', 'Eldrazi'], colors: ['green'], power: 4, text: 'Trample, infect' }),
  creature('Dan', { colors: ['blue'], power: 1, text: 'Reach, lifelink\nProtection from green' }),
  creature('Eve', { colors: ['white'], subtypes: ['Cleric'], power: 3, text: 'First strike, deathtouch' }),
  creature('Fay', { types: ['artifact', 'creature'], power: 1, text: 'Shadow' }),
  { name: 'Toy', types: ['artifact'], manaValue: 1 },
  {
    name: 'Charm',
    manaValue: 2,
    types: ['enchantment'],
    text: 'If a source would deal damage to a creature you control, prevent 1 of that damage.',
  },
  {
    name: 'Bolt',
    manaValue: 1,
    types: ['instant'],
    colors: ['red'],
    text: 'Bolt deals 3 damage to any target.',
  },
  { name: 'Kill', manaValue: 2, types: ['instant'], colors: ['black'], text: 'Destroy target creature.' },
  {
    name: 'Wild',
    manaValue: 4,
    types: ['sorcery'],
    colors: ['red'],
    text: 'Wild deals 1 damage to each creature and each player.',
  },
]
const of = (name: string, as: string, more: Partial<PermanentSetup> = {}): PermanentSetup => ({
  name: as,
  card: name,
  ...more,
})
const lands = (whose: string): PermanentSetup[] =>
  ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((land) => ({
    name: `${whose} ${land}`,
    types: ['land'],
    subtypes: [land],
  }))

/** A board before the first main phase: both sides have creatures, planeswalkers, lands, spells and a graveyard. */
const boardOf = (brute: Partial<PermanentSetup>, life: number, active: string): Setup => ({
  begins: 'main',
  active,
  players: [
    {
      name: 'Me',
      life,
      drawn: 1,
      permanents: [
        of(BRUTE, BRUTE, brute),
        of('Ann', 'my Ann'),
        of('Cat', 'my Cat', { tapped: true }),
        of('Eve', 'my Eve', { plus: 1 }),
        { name: 'my Jace', types: ['planeswalker'], subtypes: ['Jace'], manaValue: 3, loyalty: 4 },
        { name: 'my Relic', types: ['artifact'], manaValue: 4 },
        ...lands('my'),
      ],
      hand: [of('Bolt', 'my Bolt'), of('Kill', 'my Kill'), of('Toy', 'my Toy'), of('Ann', 'my other Ann')],
      graveyard: ['creature', 'artifact', 'instant', 'land'].map((type) => ({
        name: `a dead ${type}`,
        types: [type as 'land'],
        manaValue: 2,
      })),
    },
    {
      name: 'You',
      life,
      drawn: 0,
      unseen: 2,
      permanents: [
        of('Dan', 'your Dan'),
        of('Ann', 'your Ann', { tapped: true }),
        of('Bob', 'your Bob', { damage: 1 }),
        of('Fay', 'your Fay', { token: true }),
        { name: 'your Jace', types: ['planeswalker'], subtypes: ['Jace'], manaValue: 3, loyalty: 5 },
        of('Charm', 'your Charm'),
        ...lands('your'),
      ],
      hand: [of('Bolt', 'your Bolt'), of('Wild', 'your Wild')],
    },
  ],
})

/** A number that depends only on some words: equal decisions get equal answers, whatever came before. */
function hash(words: string, seed: number): number {
  let value = 2166136261 ^ Math.imul(seed + 1, 0x9e3779b1)
  for (let at = 0; at < words.length; at++) value = Math.imul(value ^ words.charCodeAt(at), 16777619)
  return (value ^ (value >>> 15)) >>> 0
}

type Asked = NonNullable<ReturnType<Magic['decision']>>

const isActivation = (id: Value): boolean => String(id).startsWith('activate 3 ')

const isDeclaration = (step: string): boolean => /magic\/(attackers|blockers)\.1-choose/.test(step)

/** A declaration of every creature that is in some legal one, each with one of its goals; it may be illegal. */
function all(ids: readonly Value[], turn: number): string {
  const goals = new Map<string, string[]>()
  for (const pair of ids.flatMap((id) => String(id).split(' '))) {
    const [creature = '', goal] = pair.split('>')
    if (goal !== undefined) goals.set(creature, [...(goals.get(creature) ?? []), goal])
  }
  return [...goals]
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([one, to]) => `${one}>${to[turn % to.length]}`)
    .join(' ')
}

/** The answers to try, one after the other: mostly the largest declarations; none with Brute. */
function answersTo(asked: Asked, seed: number): readonly Choice[] {
  const { step, who } = asked
  const ids = asked.ids.filter((id) => !isActivation(id))
  const turn = hash(`${who} ${step} ${ids.join()}`, seed)
  if (ids.length < asked.ids.length) return [ids[turn % ids.length] ?? 'pass']
  const some = someChoice(asked, seeded(turn))
  return isDeclaration(step) && turn % 4 > 0 ? [all(ids, turn), some] : [some]
}

/** The decision, without options that only one of two texts has. */
const askedOf = ({ asked }: Play): string =>
  JSON.stringify(asked === null ? null : [asked.step, asked.who, asked.ids.filter((id) => !isActivation(id))])

const gameOf = (text: string, edition: Edition, types: CardFacts['types']) =>
  magic({
    edition,
    cards: [...CARDS, creature(BRUTE, { types, subtypes: ['Goblin'], colors: ['red'], power: 3, text })],
  })

/** A player with a game, its position, and what was seen of it. */
class Play {
  readonly game: Magic
  position: Position
  readonly seen: unknown[] = []

  constructor(text: string, seed: number, more: Partial<PermanentSetup> = {}) {
    this.game = gameOf(text, seed % 5 === 0 ? 'e16' : 'current', ['creature'])
    const begun = this.game.begin(
      boardOf(more, hash('life', seed) % 3 === 0 ? 2 : 20, hash('turn', seed) % 2 === 0 ? 'Me' : 'You'),
    )
    if (isRefusal(begun)) throw new Error(`${text}: ${begun.reason}`)
    this.position = begun
  }

  get asked(): Asked | null {
    return this.game.decision(this.position)
  }

  answer(choice: Choice): boolean {
    const next = this.game.answer(this.position, choice)
    if (isRefusal(next)) return false
    this.position = next
    return true
  }

  /** Plays on to the end of the turn. */
  through(seed: number, look = false): this {
    for (let count = 0; count < DECISIONS; count++) {
      const { asked } = this
      if (asked === null) break
      if (look) this.seen.push([asked.step, asked.who, asked.ids])
      if (!answersTo(asked, seed).some((choice) => this.answer(choice))) break
    }
    return this
  }

  /** Everything visible, without Brute's own text. */
  get end(): string {
    const { game, position } = this
    const players = game.players(position).map((one) => game.player(position, one))
    const cards = game.cards(position).map((one) => game.card(position, one))
    return JSON.stringify([players, cards, game.table(position), this.seen])
  }
}

/** Everything visible of a turn in which Brute has a text. */
export const history = (text: string, seed: number, more: Partial<PermanentSetup> = {}): string =>
  new Play(text, seed, more).through(seed, true).end

/** When it is activated. */
const MOMENTS = ['main', 'combat', 'attack', 'block', 'stack'] as const

function momentOf({ game, position }: Play): (typeof MOMENTS)[number] {
  const { stack, combat } = game.table(position)
  if (stack.length > 0) return 'stack'
  if (!combat) return 'main'
  const cards = game.cards(position).map((one) => game.card(position, one))
  if (cards.some(({ blocks }) => blocks.length > 0)) return 'block'
  return cards.some(({ attacks }) => attacks !== 0) ? 'attack' : 'combat'
}

/**
 * Whether an ability of Brute's changes the end of a turn: the same turn with an idle ability goes the same way until
 * it is activated. Null if it never is.
 */
export function changes(does: string, seed: number): boolean | null {
  const play = new Play(`Pay 1 life: ${does}`, seed)
  const idle = new Play('Pay 1 life: You gain 0 life.', seed)
  for (let count = 0; count < DECISIONS; count++) {
    const { asked } = play
    if (asked === null || askedOf(play) !== askedOf(idle)) return null
    const activated = asked.ids.find(isActivation)
    if (activated !== undefined && momentOf(play) === MOMENTS[hash('when', seed) % MOMENTS.length]) {
      if (!play.answer(activated) || !idle.answer(activated)) return null
      return play.through(seed).end !== idle.through(seed).end
    }
    const choice = answersTo(asked, seed).find((one) => play.answer(one))
    if (choice === undefined || !idle.answer(choice)) return null
  }
  return null
}

/** A phrase, by its category and index. */
export interface Place {
  readonly category: string
  readonly phrase: number
}

/** The phrases of some categories of the grammar, by the kind of node: "event attacks". */
export function kindsIn(
  categories: readonly string[],
  still: Readonly<Record<string, string>>,
): readonly (readonly [name: string, phrases: readonly Place[]])[] {
  const kinds = new Map<string, Place[]>()
  for (const { name: category, phrases } of cards.describe().categories) {
    if (!categories.includes(category)) continue
    phrases.forEach(({ kind }, phrase) => {
      if (kind !== null && !(kind in still))
        kinds.set(kind, [...(kinds.get(kind) ?? []), { category, phrase }])
    })
  }
  return [...kinds]
}

/** The words of a sample of one of these phrases; `at` selects a sample. */
export function sampleText(phrases: readonly Place[], at: number): string {
  const place = phrases[at % phrases.length]
  if (place === undefined) throw new Error('a kind has a phrase')
  const { category, phrase } = place
  const node = sample({ category, phrase, seed: at * 131 + phrase, depth: 1 + (at % 3) })
  // A sample is a node of the category; only its name says so.
  return (cards as unknown as Grammar).print(node, { category, self: BRUTE })
}

export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
