import type { World } from '@battleline/kernel'
import { triggerOn } from '../events/triggers.ts'
import { BLANK } from '../model/setup.ts'
import {
  cardsOf,
  type Facts,
  nextTimestamp,
  type Permanent,
  permanentOf,
  writePermanent,
} from '../model/state.ts'
import { abilitiesInPlay } from '../query/abilities.ts'
import type { Ability, TokenText } from '../text/structure.ts'
import { entersTapped } from './enter.ts'

/** The facts of a token in a text. */
export function tokenFacts({
  power,
  toughness,
  colors = [],
  subtypes,
  name = subtypes.join(' '),
  legendary = false,
  keywords = [],
  artifact = false,
  lifeless = false,
  abilities: own = [],
}: TokenText): Facts {
  const abilities = [
    ...keywords.map(
      (keyword): Ability => ({ kind: 'about', who: { kind: 'self' }, does: { kind: 'has', keyword } }),
    ),
    ...own,
  ]
  return {
    name,
    types: lifeless ? ['artifact'] : artifact ? ['artifact', 'creature'] : ['creature'],
    subtypes,
    colors,
    power,
    toughness,
    loyalty: 0,
    defense: 0,
    legendary,
    abilities,
  }
}

/** A name that is unique on the board: “Goblin token”, “Goblin token 2”. */
export function freeName(w: World, name: string): string {
  const taken = new Set(cardsOf(w).map((one) => permanentOf(w, one).name))
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name} ${number}`)) number++
  return `${name} ${number}`
}

/**
 * Creates tokens under a player's control, with those that texts add (MTG-RPL-23), and returns the numbers of both. What
 * is added enters in the same way: tapped.
 */
export function createTokens(
  w: World,
  player: number,
  token: TokenText | Facts,
  count: number,
  marks: Partial<Permanent> = {},
): { readonly made: readonly number[]; readonly added: readonly number[] } {
  const more = count > 0 ? abilitiesInPlay(w, 'more tokens').filter(({ you }) => you === player) : []
  const made = makeTokens(w, player, token, count, marks)
  const added = more.flatMap(({ is }) => makeTokens(w, player, is.token, 1, marks))
  // They enter together, and see each other (603.6a).
  triggerOn(
    w,
    ...[...made, ...added].flatMap(
      (it) =>
        [
          { kind: 'creates', it, by: player },
          { kind: 'enters', it },
        ] as const,
    ),
  )
  return { made, added }
}

function makeTokens(
  w: World,
  player: number,
  token: TokenText | Facts,
  count: number,
  marks: Partial<Permanent> = {},
): number[] {
  const facts = 'loyalty' in token ? token : tokenFacts(token)
  return Array.from({ length: count }, () => {
    const made = w.add({
      ...BLANK,
      name: freeName(w, `${facts.name} token`),
      facts,
      owner: player,
      controller: player,
      token: true,
      zone: 'battlefield',
      at: nextTimestamp(w),
      loyalty: facts.loyalty,
      defense: facts.defense,
      controlledSinceTurnBegan: false,
      ...marks,
    } as Permanent)
    if (entersTapped(w, made)) writePermanent(w, made).tapped = true
    return made
  })
}
