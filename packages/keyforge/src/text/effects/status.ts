import type { CardType } from '../../vocabulary.ts'
import { phrase } from '../nodes.ts'
import type { Target } from '../selections/target-nodes.ts'
import { verb } from './verb.ts'

export type StatusEffect =
  | {
      readonly kind: 'ward' | 'stun' | 'enrage' | 'ready' | 'exhaust' | 'unward' | 'unstun' | 'unenrage'
      readonly what: Target
    }
  | { readonly kind: 'move ward'; readonly from: Target; readonly to: Target }
  | { readonly kind: 'choose number' | 'choose player' | 'choose trait' }
  | { readonly kind: 'name card'; readonly type?: CardType }
  /** Each of any name. */
  | { readonly kind: 'name cards'; readonly count: number }
  /** Any house, or one on the identity card of a player. */
  | { readonly kind: 'choose house'; readonly of?: 'you' | 'opponent' }

export const status = [
  ...verb('ward', 'ward {what:target}'),
  ...verb('stun', 'stun {what:target}'),
  ...verb('enrage', 'enrage {what:target}'),
  ...verb('ready', 'ready {what:target}'),
  phrase('simple-effect', 'ready', '{what:single-target} (readies/ready)'),
  ...verb('exhaust', 'exhaust {what:target}'),
  ...verb('unstun', 'unstun {what:target}', {
    reads: ['remove (a|the|each) stun [counter] (from|on) {what:target}'],
  }),
  ...verb('unward', 'remove the ward from {what:target}', {
    reads: ['(remove|discard) (a|the|each) ward [counter] (from|on) {what:target}'],
  }),
  ...verb('unenrage', 'remove the enrage counter from {what:target}', {
    reads: ['remove (a|the|each) enrage [counter] (from|on) {what:target}'],
  }),
  ...verb('move ward', 'move a ward from {from:target} to {to:target}', {
    reads: ['move (a|the) ward counter from {from:target} to {to:target}'],
  }),
  ...verb('choose player', 'choose a player'),
  ...verb('choose number', 'choose a number', { reads: ['name a number'] }),
  ...verb('choose trait', 'choose a trait', { reads: ['name a trait'] }),
  ...verb('name card', 'name a(n) {type:type} card'),
  ...verb('name card', 'name a card'),
  ...verb('name cards', 'name {count:#} cards'),
  ...verb('choose house', "choose a house on your opponent's identity card", {
    fixed: { of: 'opponent' },
    reads: ["name a house on your opponent's identity card"],
  }),
  // “Your” identity card stays that of the card's controller, whoever chooses.
  ...[
    ['verb', 'choose'],
    ['third-person', 'chooses'],
    ['they-verb', 'choose'],
  ].map(([category = '', choose = '']) =>
    phrase(category, 'choose house', `${choose} a house on your identity card`, {
      fixed: { of: 'you' },
      reads: [`${choose.replace('choose', 'name')} a house on your identity card`],
    }),
  ),
  ...verb('choose house', 'choose a house', { reads: ['name a house'] }),
]
