import { because, type Reason, say } from '@battleline/kernel'
import type { Problem } from '@battleline/language'
import type { CardFacts } from '../cards/card-facts.ts'
import type { Library } from '../cards/library.ts'
import type { Ability, Sentence } from '../text/structure.ts'
import { faceDownFacts } from './face-down.ts'
import type { PermanentSetup } from './permanent-setup.ts'
import { EVERY_CREATURE_TYPE, type Facts } from './state.ts'

/** The facts of a permanent of a board, or why it has none: face down, if the board says so. */
export function factsOf(setup: PermanentSetup, library: Library): Facts | Reason {
  const facts = printedFacts(setup, library)
  if (setup.faceDown !== true || 'reason' in facts) return facts
  const { abilities } = facts
  if (!abilities.some(({ kind }) => kind === 'morph'))
    return because(say`${setup.name} is face down, and its text has no morph that is played`)
  const unread = abilities.some(
    (one) => one.kind === 'whenever' && one.event.kind === 'turned up' && one.does.some(isUnread),
  )
  return unread
    ? because(say`${setup.name} is face down, and what happens as it is turned face up is not understood`)
    : faceDownFacts(facts)
}

const isUnread = ({ does }: Sentence): boolean => does.kind === 'unread'

function printedFacts(setup: PermanentSetup, library: Library): Facts | Reason {
  const { name, keywords = [], abilities = [] } = setup
  const known = setup.card === undefined ? null : library.find(setup.card)
  if (setup.card !== undefined && known === null) return because(library.missing(setup.card))
  if (known !== null && 'problems' in known) return unreadable(known.card, known.problems)
  const read = library.texts.readAbilities(setup.text ?? '', name)
  if (!read.ok) return unreadable(name, read.problems)
  const granted = keywords.map(
    (keyword): Ability => ({ kind: 'about', who: { kind: 'self' }, does: { kind: 'has', keyword } }),
  )
  const merged: Partial<CardFacts> = { ...known?.card, ...setup }
  const { types, subtypes, colors, power, toughness, loyalty, defense, legendary, manaValue } = merged
  const all = [...(known?.abilities ?? []), ...granted, ...abilities, ...read.abilities]
  return {
    name: known?.card.name ?? name,
    types: [...(types ?? ['creature'])],
    subtypes: [
      ...(subtypes ?? []),
      ...(all.some(({ kind }) => kind === 'changeling') ? [EVERY_CREATURE_TYPE] : []),
    ],
    colors: all.some(({ kind }) => kind === 'devoid') ? [] : [...(colors ?? [])],
    power: power ?? 2,
    toughness: toughness ?? 2,
    loyalty: loyalty ?? 0,
    defense: defense ?? 0,
    legendary: legendary ?? false,
    ...(manaValue !== undefined && { manaValue }),
    abilities: all,
    ...stationOf(all, subtypes, power),
  }
}

/** The last level is that of a Spacecraft with power and toughness. */
function stationOf(
  abilities: readonly Ability[],
  subtypes: readonly string[] = [],
  power: number | undefined,
): Pick<Facts, 'station'> {
  const levels = abilities.flatMap((one) => (one.kind === 'station level' ? [one.least] : []))
  return levels.length === 0 || power === undefined || !subtypes.includes('Spacecraft')
    ? {}
    : { station: Math.max(...levels) }
}

const unreadable = (card: string, [first]: readonly Problem[]): Reason =>
  because(
    say`the text of ${card} cannot be read: ${first?.message ?? ''} (line ${first?.line ?? 0}, column ${first?.column ?? 0})`,
  )
