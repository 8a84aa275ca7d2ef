import { isRefusal, type Position } from '@battleline/kernel'
import { type Grammar, samplerOf } from '@battleline/language'
import { type KeyForge, keyforge, type Setup } from '../src/index.ts'
import { cards as typed } from '../src/text/text.ts'
import { BRUTE, CARDS, chance, own, SETUP } from './rich-board.ts'

/** Samples are nodes of a category that only its name says. */
const cards = typed as unknown as Grammar
const sample = samplerOf(cards)

/** Plays texts on a board with something of everything; answers are random. */

const MOST_ANSWERS = 60
const DECISIONS = 50

type Chance = (below: number) => number

/** The least to the most options of a decision, at least one if allowed. */
function chosen(
  { options, least, most }: Asked,
  random: Chance,
): string | number | readonly (string | number)[] {
  const from = random(options.length)
  const wanted = Math.min(options.length, Math.max(least, 1, random(most + 1)))
  const ids = options.map((_, at) => options[(from + at) % options.length]!.id).slice(0, wanted)
  return (ids.length === 1 ? ids[0]! : ids) as string
}
type Asked = Pick<NonNullable<ReturnType<KeyForge['decision']>>, 'options' | 'least' | 'most'>

/** The board after Brute's Action: ability has resolved. */
export function ending(text: string, seed: number): Iterable<string> {
  const kf = keyforge({ cards: [...CARDS, own(BRUTE, 'creature', { power: 7, armor: 1, text })] })
  const begun = kf.begin(SETUP)
  if (isRefusal(begun)) throw new Error(begun.reason)
  const used = kf.decision(begun)?.options.find(({ id }) => String(id).startsWith('action'))
  const end = used === undefined ? begun : played(kf, kf.answer(begun, used.id), chance(seed))
  return [JSON.stringify(kf.save(end).position)]
}

function played(kf: KeyForge, start: Position | { readonly refused: unknown }, random: Chance): Position {
  let position = start as Position
  for (let count = 0; count < MOST_ANSWERS; count++) {
    const asked = kf.decision(position)
    if (asked === null || asked.options.some(({ id }) => id === 'end')) break
    const next = kf.answer(position, chosen(asked, random))
    if (isRefusal(next)) break
    position = next
  }
  return position
}

const [first, second] = SETUP.players
const houses = ['dis', 'mars', 'logos'] as const
/** With houses, turns follow each other. */
const WHOLE: Setup = {
  ...SETUP,
  players: [
    { ...first, houses },
    { ...second, houses },
  ],
}

/** What players see of a game, decision by decision. The game is played only as far as it is compared. */
class Moments implements Iterable<string> {
  readonly #seen: string[] = []

  constructor(private readonly rest: Iterator<string>) {}

  *[Symbol.iterator](): Generator<string> {
    for (let at = 0; ; at++) {
      if (at === this.#seen.length) {
        const next = this.rest.next()
        if (next.done === true) return
        this.#seen.push(next.value)
      }
      yield this.#seen[at] as string
    }
  }
}

/** Whether two games differ at some moment. */
export function differ(one: Iterable<string>, other: Iterable<string>): boolean {
  const others = other[Symbol.iterator]()
  for (const moment of one) if (others.next().value !== moment) return true
  return others.next().done !== true
}

/** Everything visible and all options of a game in which Brute has a text, decision by decision. */
export const history = (text: string, seed: number): Iterable<string> => new Moments(decisionsOf(text, seed))

function* decisionsOf(text: string, seed: number): Generator<string> {
  const power = seed % 2 === 0 ? 3 : 7
  const kf = keyforge({
    cards: [...CARDS, own(BRUTE, 'creature', { power, armor: 1, traits: ['giant'], text })],
  })
  let position = kf.begin(WHOLE)
  const random = chance(seed)
  for (let count = 0; count < DECISIONS && !isRefusal(position); count++) {
    const now = position
    const asked = kf.decision(now)
    if (asked === null) return
    const readings = kf.cards(now).map((card) => ({ ...kf.card(now, card), text: '', abilities: [] }))
    yield JSON.stringify([asked.options, kf.player(now, 1), kf.player(now, 2), readings])
    // Ends a turn only if nothing else is left, so that much happens in it.
    const rest = asked.options.filter(({ id }) => id !== 'end')
    const { least, most } = asked
    const options = rest.length === 0 ? asked.options : rest
    position = kf.answer(now, chosen({ options, least, most }, random))
  }
}

/** A phrase, by its category and index. */
export interface Place {
  readonly category: string
  readonly phrase: number
}

/** The phrases of some categories of the grammar, by the kind of node: "event destroyed". */
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
export function sampleText(phrases: readonly Place[], at: number, depths = 3): string {
  const { category, phrase } = phrases[at % phrases.length]!
  const node = sample({ category, phrase, seed: at * 131 + phrase, depth: 1 + (at % depths) })
  return cards.print(node, { category, self: BRUTE })
}

export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
