/** The chart as a page has room for it: steps in two or three words. The whole title stands where a step is told. */
const SHORT: Readonly<Record<string, string>> = {
  'turn.0-go': 'The turn goes on',
  'turn.1-forge': 'Forge a key',
  'turn.2-house': 'Choose a house',
  'turn.2-archives': 'Take archives',
  'turn.4-ready': 'Ready cards',
  'turn.5-draw': 'Draw cards',
  'turn.6-end': 'End of turn',
  'forge.4-forge': 'The key is forged',
  'play.1-reveal': 'Reveal',
  'play.2-enter': 'Enter play',
  'play.4-abilities': 'Play: abilities',
  'play.5-discard': 'To the discard pile',
  'fight.1-declare': 'Exhaust and choose',
  'fight.3-exchange': 'Creatures deal damage',
  'reap.1-exhaust': 'Exhaust',
  'reap.2-before': 'Before the reap',
  'reap.3-gain': 'Gain 1 Æmber',
  'reap.4-after': 'After the reap',
  'action.1-exhaust': 'Exhaust',
  'action.2-ability': 'The action',
  'action.3-after': 'After the use',
  'damage.1-pending': 'Set pending damage',
  'damage.2-prevent': 'Prevent',
  'damage.3-ward': 'Wards',
  'damage.4-armor': 'Armor',
  'damage.5-place': 'Place damage',
  'damage.6-after': 'After damage is dealt',
  'destroyed.1-tag': 'Tag',
  'destroyed.3-replace': 'Replaced',
  'destroyed.3-order': 'Order in the discard pile',
  'destroyed.3-leave': 'Leave play',
  'destroyed.4-after': 'After destroyed',
  'destroyed.4-under': 'What lay under them',
  'leave.1-ward': 'Wards',
  'leave.2-witness': 'Who sees it',
  'leave.3-aember': 'Æmber comes off',
  'leave.4-tokens': 'Counters and upgrades',
  'leave.5-move': 'To their zones',
  'leave.6-under': 'What lies under them',
}

const HEADINGS: Readonly<Record<string, string>> = {
  fight: 'Fighting',
  reap: 'Reaping',
  action: 'Using an action',
  play: 'Playing a card',
  discard: 'Discarding',
  turn: 'The turn',
  ready: 'The end of the turn',
  draw: 'The end of the turn',
  forge: 'Forging a key',
  'remove-stun': 'Removing a stun',
}

const withoutGame = (id: string): string => id.replace(/^keyforge\//, '')

/** A step in few words; null for steps whose title is short enough. */
export const shortTitle = (step: string): string | null => SHORT[withoutGame(step)] ?? null

/** What a page of steps is headed with; null where it has none. */
export function headingOf(step: string): string | null {
  const [chart = ''] = withoutGame(step).split('.')
  return HEADINGS[chart] ?? null
}
