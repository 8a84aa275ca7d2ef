import { describe, expect, it } from 'vitest'
import { sample } from '../../../../../test/sample.ts'
import { capital, differ, ending, history, kindsIn, type Place, sampleText } from '../../../test/lively.ts'
import { BRUTE } from '../../../test/rich-board.ts'
import { readText } from '../../index.ts'

/**
 * The parts of clauses: what an ability waits for, what it asks, what it counts, which cards it means. Each kind in the
 * grammar's own table is put into a text of which everything else is known, and must make a difference to it.
 */

const TRIES = 150
const GAMES = 14

/** A text with such a part, and what it must go otherwise than. */
interface Trial {
  readonly text: string
  readonly without: readonly string[]
}

type Play = (text: string, at: number) => Iterable<string>
const known = new Map<string, Iterable<string>>()
const inGames: Play = (text, at) => {
  const key = `${at % GAMES}/${text}`
  const result = known.get(key) ?? history(text, at % GAMES)
  known.set(key, result)
  return result
}

/** Kinds of which samples seldom speak of what is on this board, in words that do. */
const SHOWN: Readonly<Record<string, Trial & { readonly play: Play }>> = {
  enters: shown('', 'After a creature enters play, gain 5Æ.', inGames),
  'fight begins': shown('', 'Before a creature fights, gain 5Æ.', inGames),
  attacked: shown('', 'After a creature is attacked, gain 5Æ.', inGames),
  'deals damage': shown('', 'After a creature deals damage, gain 5Æ.', inGames),
  loses: shown('After Reap: Your opponent loses 1Æ.', '\nAfter your opponent loses Æ, gain 5Æ.', inGames),
  exalted: shown('After Reap: Exalt a creature.', '\nAfter you exalt a creature, gain 5Æ.', inGames),
  attached: shown('', 'After an upgrade is attached to a creature, gain 5Æ.', inGames),
  'dealt icon damage': shown('', 'After a damage bonus icon deals damage to a creature, gain 5Æ.', inGames),
  chains: shown('After Reap: Gain 1 chain.', '\nBrute gets +1 power for each chain you have.', inGames),
  'has counters': shown(
    'After Reap: Put a doom counter on Brute.',
    '\nBrute gets +1 power while Brute has a doom counter.',
    inGames,
  ),
  'there is': shown('', 'Brute gets +1 power while there is a damaged enemy creature.', inGames),
  'there is no': shown('', 'Brute gets +1 power while there are no stunned friendly creatures.', inGames),
  'exalted this turn': shown(
    'After Reap: Exalt Brute.',
    '\nBrute gets +1 power while a creature was exalted this turn.',
    inGames,
  ),
  'with counter': shown(
    'Action: Put a doom counter on a creature.',
    ' Destroy each creature with a doom counter.',
    ending,
  ),
  'power as counters': shown(
    'Action: Put 3 doom counters on Brute.',
    ' Destroy each creature with power equal to the number of doom counters on Brute.',
    ending,
  ),
  exhausted: shown('After Reap: Exhaust a creature.', '\nAfter a creature is exhausted, gain 5Æ.', inGames),
  stunned: shown('After Reap: Stun a creature.', '\nAfter a creature is stunned, gain 5Æ.', inGames),
  warded: shown('After Reap: Ward a creature.', '\nAfter a creature is warded, gain 5Æ.', inGames),
  enraged: shown('After Reap: Enrage a creature.', '\nAfter a creature is enraged, gain 5Æ.', inGames),
  healed: shown(
    'After Reap: Heal 1 damage from a creature.',
    '\nAfter a creature is healed, gain 5Æ.',
    inGames,
  ),
  destroyed: shown('', 'After an enemy creature is destroyed, gain 5Æ.', inGames),
  captures: shown('After Reap: Capture 1Æ.', '\nAfter Brute captures Æ, gain 5Æ.', inGames),
  purged: shown(
    'After Reap: Purge a card from a discard pile.',
    '\nAfter you purge a card, gain 5Æ.',
    inGames,
  ),
  archives: shown('After Reap: Archive a card.', '\nAfter you archive a card, gain 5Æ.', inGames),
  shuffles: shown('After Reap: Shuffle your deck.', '\nAfter you shuffle your deck, gain 5Æ.', inGames),
  'token made': shown(
    'After Reap: Make a token creature.',
    '\nAfter you make a token creature, gain 5Æ.',
    inGames,
  ),
  'shares with another': shown(
    'Action: Choose an enemy creature.',
    ' Deal 1 damage to each creature that shares a trait with another creature.',
    ending,
  ),
  'shares with no other': shown(
    'Action: Choose an enemy creature.',
    ' Deal 1 damage to each creature that does not share a trait with another creature.',
    ending,
  ),
  'bears counters': shown(
    'Action: Put a doom counter on a creature.',
    ' Exalt each creature with 1 or more doom counters on it.',
    ending,
  ),
  'did this turn': shown(
    'Action: Ready and reap with a creature.',
    ' Exalt each creature that reaped this turn.',
    ending,
  ),
  'did not this turn': shown(
    'Action: Exalt Brute.',
    ' Exhaust each creature that was not used this turn.',
    ending,
  ),
  controls: shown(
    'After Reap: Destroy an enemy creature.',
    '\nBrute gets +1 power while your opponent controls 2 or more creatures.',
    inGames,
  ),
  spent: shown(
    'Action: Forge a key at current cost.',
    '\nAfter you forge a key, gain 1Æ for each Æ spent to forge that key.',
    inGames,
  ),
  'has chains': shown(
    'After Reap: Gain 3 chains.',
    '\nBrute gets +1 power while you have any chains.',
    inGames,
  ),
  'is a': shown(
    'After Reap: Exalt Brute.',
    '\nBrute gets +1 power while Brute has 2 or more Æ on it.',
    inGames,
  ),
  'only one': shown('', 'Brute gets +1 power while Brute is the only friendly Giant creature.', inGames),
  'controls each': shown(
    '',
    'Brute gets +1 power while you control an exhausted Knight creature and an exhausted Giant creature.',
    inGames,
  ),
  'without counters': {
    text: 'Action: Put a doom counter on a creature. Exhaust each creature with no doom counters.',
    without: ['Action: Put a doom counter on a creature. Exhaust each creature.'],
    play: ending,
  },
  'without neighbors': shown(
    'Action: Destroy each other friendly creature ignoring wards.',
    ' Exalt each creature with no neighbors.',
    ending,
  ),
  'attached to': {
    text: 'Action: Destroy each upgrade attached to an enemy creature.',
    without: ['Action: Destroy each upgrade.', 'Action: Choose a number.'],
    play: ending,
  },
  attacking: shown('', 'Each friendly creature that is attacking gets +3 power.', inGames),
  fighting: shown('', 'Each friendly creature that is fighting gets +3 power.', inGames),
  'lost fighting': shown(
    'Action: Ready and fight with Brute.',
    ' Gain 1Æ for each enemy creature destroyed in a fight this turn.',
    ending,
  ),
  'times done': shown(
    'Action: Exalt Brute.',
    ' Gain 1Æ for each time you have used a creature this turn.',
    ending,
  ),
  'just prevented': shown(
    '',
    'After Brute prevents damage with its armor, gain 1Æ for each damage just prevented.',
    inGames,
  ),
  'so many': shown(
    'Action: Heal 1 damage from each creature.',
    ' Gain 1Æ for each damage healed this way.',
    ending,
  ),
  'armor lost': shown(
    'Action: For the remainder of the turn, each creature with armor has armor 0.',
    ' Deal 1 damage to each of them for each armor it lost this way.',
    ending,
  ),
  'counters on': shown(
    'Action: Put a doom counter on Brute.',
    ' Gain 1Æ for each doom counter on Brute.',
    ending,
  ),
  fought: shown(
    'Action: Ready and fight with Brute.',
    ' Exhaust each neighbor of the creature Brute fights.',
    ending,
  ),
  'placed under': shown(
    'After Reap: Put the top card of your deck facedown under Brute.',
    '\nAfter a card is placed under Brute, gain 5Æ.',
    inGames,
  ),
  'self lying': shown(
    '',
    'At the start of your turn, return Brute from your discard pile to your hand.',
    inGames,
  ),
}

function shown(before: string, more: string, play: Play) {
  return {
    text: before + more,
    without: [before === '' && play === ending ? 'Action: Choose a number.' : before],
    play,
  }
}

/** Some sample of the kind goes otherwise than each of the texts without it. */
function makesADifference(
  kind: string,
  phrases: readonly Place[],
  trial: (words: string) => Trial,
  play: Play,
): void {
  const own = SHOWN[kind]
  const tried: string[] = []
  for (let at = 0; at < TRIES; at++) {
    const { text, without } = own ?? trial(sampleText(phrases, at))
    if (!readText(text, BRUTE).ok) continue
    const how = own?.play ?? play
    const result = how(text, at)
    if (without.every((other) => differ(how(other, at), result))) return
    tried.push(text)
    if (own !== undefined && at > 2 * GAMES) break
  }
  expect(tried).toEqual([])
  expect.unreachable('no text of this kind could be read')
}

/** Kinds that these boards and games do not come to, and why. */
const STILL = {
  'armor prevents': 'it is shown with the damage that is counted: “just prevented”',
  lies: 'it speaks of a card out of play',
  between: 'no card stands here by the name that it needs: a scenario shows it',
  'control host': 'Brute is no upgrade',
  'hands drawn': 'it happens before the first turn: a scenario shows it',
  'opening hand drawn': 'it happens before the first turn: a scenario shows it',
  'same key': 'both players have forged the red key from the start',
}

const kinds = {
  event: kindsIn(['simple-event', 'happening', 'event'], STILL),
  condition: kindsIn(['simple-while', 'simple-state', 'state'], STILL),
  clause: kindsIn(['filter', 'printed-filter'], STILL),
  count: kindsIn(['countable'], STILL),
  target: kindsIn(['single-target', 'fought-creature', 'zone-target', 'deck-card'], STILL),
}

it('every text that stands here for a kind is of one', () => {
  const names = Object.values(kinds).flatMap((all) => all.map(([name]) => name))
  for (const [kind, { text }] of Object.entries(SHOWN)) {
    expect(names).toContain(kind)
    expect(readText(text, BRUTE).ok, text).toBe(true)
  }
})

describe('every kind of event is waited for', () => {
  const waiting = (words: string): Trial => ({
    text: `${words.startsWith('at the') ? capital(words) : `After ${words}`}, gain 5Æ.`,
    without: [''],
  })
  it.each(sample(kinds.event, 3))('%s', (kind, phrases) => makesADifference(kind, phrases, waiting, inGames))
})

describe('every kind of condition is asked', () => {
  const asked = (words: string): Trial => ({
    text: `Brute gets +1 power while ${words}.`,
    without: ['', 'Brute gets +1 power.'],
  })
  it.each(sample(kinds.condition, 3))('%s', (kind, phrases) =>
    makesADifference(kind, phrases, asked, inGames),
  )
})

describe('every kind of relative clause tells cards apart', () => {
  const lead = 'Action: Choose an enemy creature.'
  const told = (words: string): Trial => ({
    text: `${lead} Deal 1 damage to each other creature ${words}.`,
    without: [`${lead} Deal 1 damage to each other creature.`, lead],
  })
  it.each(sample(kinds.clause, 3))('%s', (kind, phrases) => makesADifference(kind, phrases, told, ending))
})

describe('every kind of count counts', () => {
  const lead = 'Action: Destroy a creature.'
  const counted = (words: string): Trial => ({ text: `${lead} Gain 1Æ for each ${words}.`, without: [lead] })
  it.each(sample(kinds.count, 3))('%s', (kind, phrases) => makesADifference(kind, phrases, counted, ending))
})

describe('every kind of target means cards', () => {
  const lead = 'Action: Look at the top 3 cards of your deck.'
  const meant = (words: string): Trial => ({ text: `${lead} Purge ${words}.`, without: [lead] })
  it.each(sample(kinds.target, 3))('%s', (kind, phrases) => makesADifference(kind, phrases, meant, ending))
})
