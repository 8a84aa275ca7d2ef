import type { Value } from '@battleline/kernel'
import type { CardMove } from '@battleline/keyforge'
import type { Board } from '../../protocol/keyforge-board.ts'

/** Short titles of steps, for the chart. The summary of a step has its whole title. */
const SHORT: Readonly<Record<string, string>> = {
  'turn.0-go': 'Start of turn',
  'turn.1-forge': 'Forge a key',
  'turn.2-house': 'Choose a house',
  'turn.2-archives': 'Take archives',
  'turn.4-ready': 'Ready cards',
  'turn.5-draw': 'Draw cards',
  'turn.6-end': 'End of turn',
  'forge.4-forge': 'Forge the key',
  'play.1-reveal': 'Reveal',
  'play.2-enter': 'Enter play',
  'play.4-abilities': 'Play: abilities',
  'play.5-discard': 'Put into discard',
  'fight.1-declare': 'Exhaust and choose',
  'fight.3-exchange': 'Creatures deal damage',
  'reap.1-exhaust': 'Exhaust',
  'reap.2-before': 'Before the reap',
  'reap.3-gain': 'Gain 1 Æmber',
  'reap.4-after': 'After the reap',
  'action.1-exhaust': 'Exhaust',
  'action.2-ability': 'Action ability',
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
  'destroyed.4-under': 'Cards under them',
  'leave.1-ward': 'Wards',
  'leave.2-witness': 'Record witnesses',
  'leave.3-aember': 'Remove Æmber',
  'leave.4-tokens': 'Counters and upgrades',
  'leave.5-move': 'Move to their zones',
  'leave.6-under': 'Cards under them',
}

/** Questions for steps whose title is no question. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'turn.2-house': 'Choose a house',
  'turn.2-archives': 'Take your archives into hand?',
  'forge.3-key': 'Which key do you forge?',
  'forge.5-after': 'Which resolves first after forging?',
  'play.4-abilities': 'Which resolves first?',
  'enter-battleline.1-place': 'Where does it enter the battleline?',
  'attach.1-host': 'Attach it to which creature?',
  'discard.2-after': 'Which resolves first after the discard?',
  'fight.2-before': 'Which resolves first before the fight?',
  'fight.4-after': 'Which resolves first after the fight?',
  'reap.4-after': 'Which resolves first after the reap?',
  'destroyed.2-abilities': 'Which Destroyed: ability resolves first?',
  'destroyed.3-replace': 'Which effect replaces the destruction?',
  'destroyed.3-order': 'In which order do they reach the discard pile?',
  'destroyed.4-after': 'Which resolves first after the destruction?',
  'window.1-abilities': 'Which ability resolves first?',
  'use-by-effect.1-next': 'Which one do you use next?',
  'ready.5-one': 'Which card do you ready next?',
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

/** A step in few words; null for steps whose title is short enough. `board`: as it is after it. */
export function shortTitle(step: string, board?: Board): string | null {
  const next = board?.sides[board.active - 1]
  if (step === 'keyforge/turn.7-pass' && next !== undefined) return `The turn passes to ${next.name}`
  return SHORT[withoutGame(step)] ?? null
}

/** The question of a step; null where its title or its card asks it. */
export const questionOf = (step: string): string | null => QUESTIONS[withoutGame(step)] ?? null

/** What a page of steps is headed with; null where it has none. */
export function headingOf(step: string): string | null {
  const [chart = ''] = withoutGame(step).split('.')
  return HEADINGS[chart] ?? null
}

/** An answer that the page names otherwise: ending the main step ends the turn, because the rest of it is automatic. */
export const answerText = (id: Value): string | null => (id === 'end' ? 'End the turn' : null)

/** A move without the creature that makes it: “fight Gub”. `name`: the name of a card. */
export function imperative({ kind, label, other }: CardMove, name: (card: number) => string): string {
  if (kind === 'fight') return other === null ? 'fight' : `fight ${name(other)}`
  if (kind === 'unstun') return 'remove its stun'
  return kind === 'reap' ? 'reap' : label
}
