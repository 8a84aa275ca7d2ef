import type { Name } from '../entry.ts'

/** One link of the chain that leads to an answer. */
export interface Because {
  readonly text: string
  /** The step in which it happened; null where it is no step of the run. */
  readonly step: string | null
  readonly cite: readonly string[]
}

/** The answer to a question about a run. */
export interface Answer {
  /** False where the question takes for granted what is not so; the answer then says what is. */
  readonly holds: boolean
  readonly text: string
  readonly cite: readonly string[]
  /** What led to it, in the order in which it happened. */
  readonly because: readonly Because[]
}

export const answer = (
  text: string,
  cite: readonly string[],
  because: readonly Because[] = [],
  holds = true,
): Answer => ({ holds, text, cite: unique(cite), because })

/** The same answer to a question that took something else for granted. */
export const unlike = (one: Answer): Answer => ({ ...one, holds: false })

export const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)]

/** "Troll", "Troll and Gub", "Troll, Gub and Urchin". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

/** What damage is called by who dealt it. */
export interface Dealt {
  readonly by: readonly {
    readonly card: number | null
    readonly kind: string
    readonly amount: number
    readonly poison: boolean
  }[]
  /** All damage on the creature then, and its power. */
  readonly damage: number
  readonly power: number
}

/** "Krump dealt it 4 damage with its power and Gub dealt it 2 damage (assault)". */
export const dealtBy = ({ by }: Dealt, name: Name): string =>
  listed(
    by.map(({ card, kind, amount }) => {
      const what =
        kind === 'power' ? `${amount} damage with its power` : `${amount} damage${KINDS[kind] ?? ''}`
      return card === null
        ? `it was dealt ${amount} damage by a bonus icon`
        : `${name(card)} dealt it ${what}`
    }),
  )

const KINDS: Readonly<Record<string, string>> = {
  assault: ' by assault',
  hazardous: ' by hazardous',
  'splash-attack': ' by splash-attack',
  ability: ' by an ability',
}
