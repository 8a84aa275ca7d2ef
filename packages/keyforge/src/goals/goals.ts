import type { Position, View } from '@battleline/kernel'
import { fold, type Node } from '@battleline/language'
import { cardOf, FIRST_CARD, opponentOf, type PlayerId, playerOf } from '../state.ts'
import type { TextProblem } from '../text/text.ts'
import { ceilingOf, measured, type Standpoint, worthOf } from './goal.ts'
import { type Caller, goalGrammar, type Measure, type Part, type Wanted } from './grammar.ts'

/** What a part of a goal comes to in some position, in words. */
export interface Told {
  /** What was counted, or what was to be the case: “enemy creatures destroyed”. */
  readonly text: string
  readonly is: number | boolean
}

/** What a player wants of the rest of a turn, as it can be asked of positions. */
export interface Goal {
  /** In the language's own words. */
  readonly text: string
  readonly player: PlayerId
  /** True where it speaks of what happened this turn: what the turn's end makes forgotten. */
  readonly remembers: boolean
  /** True where it speaks of cards by their names: equal cards are then not alike. */
  readonly names: boolean
  /** What a position is worth, the most important part first; of two positions the first that differs decides, more is better. */
  worth(position: Position): readonly number[]
  /** What each part can be worth at best in whatever this turn can still come of a position. */
  ceiling(position: Position): readonly number[]
  told(position: Position): readonly Told[]
}

export type ReadGoal =
  | { readonly ok: true; readonly goal: Goal }
  | { readonly ok: false; readonly problems: readonly TextProblem[] }

/** Whom a board calls “me”: whoever is called so, else whose goal it is. */
function callersOf(start: View, you: PlayerId): readonly [Caller, Caller] {
  const name = (player: PlayerId) => playerOf(start, player).name
  const isCalled = (player: PlayerId, words: readonly string[]) => words.includes(fold(name(player)))
  const other = opponentOf(you)
  const otherSpeaks = isCalled(other, ['me', 'i']) || isCalled(you, ['you'])
  return [
    { name: name(you), speaks: !otherSpeaks },
    { name: name(other), speaks: otherSpeaks },
  ]
}

/** The cards of a board by what they are called, and by the names that are printed on them. */
function cardNames(start: View): ReadonlyMap<string, readonly number[]> {
  const names = new Map<string, number[]>()
  for (let card = FIRST_CARD; card < start.rows.length; card++) {
    const { name, $def } = cardOf(start, card)
    for (const one of new Set([$def.name, name])) {
      // What has no letter is not known by its name.
      if (!/\p{L}/u.test(one)) continue
      const known = names.get(one)
      if (known === undefined) names.set(one, [card])
      else known.push(card)
    }
  }
  return names
}

/** Reads what a player wants of a board, in the words of players; the board says what players and cards are called. */
export function readGoal(start: View, text: string, you: PlayerId): ReadGoal {
  const names = cardNames(start)
  const [mine, other] = callersOf(start, you)
  const grammar = goalGrammar(mine, other, [...names.keys()])
  const parsed = grammar.parse(text)
  if (!parsed.ok) return parsed
  const { parts } = parsed.node as unknown as Wanted
  const at: Standpoint = { you, called: (name) => names.get(name) ?? [] }
  const print = (node: Part | Measure, category: string) =>
    grammar.print(node as unknown as Node, { category })
  const texts = parts.map((part) => (isCounted(part) ? print(part.of, 'counted') : print(part, 'part')))
  const measures = parts.flatMap((part) => (part.kind === 'sum' ? part.terms.map(({ of }) => of) : [part.of]))
  return {
    ok: true,
    goal: {
      text: grammar.print(parsed.node),
      player: you,
      remembers: measures.some(({ kind }) => kind === 'destroyed' || kind === 'forged by'),
      names: measures.some((one) => 'what' in one && one.what.kind === 'called'),
      worth: (position) => parts.map((part) => worthOf(position as View & Position, at, part)),
      ceiling: (position) => parts.map((part) => ceilingOf(position as View & Position, at, part)),
      told: (position) =>
        parts.map((part, n) => ({ text: texts[n] ?? '', is: toldOf(position as View & Position, at, part) })),
    },
  }
}

type Counted = Extract<Part, { readonly kind: 'most' | 'fewest' }>
const isCounted = (part: Part): part is Counted => part.kind === 'most' || part.kind === 'fewest'

function toldOf(w: View, at: Standpoint, part: Part): number | boolean {
  if (isCounted(part)) return measured(w, at, part.of)
  const worth = worthOf(w, at, part)
  return part.kind === 'sum' ? worth : worth === 1
}
