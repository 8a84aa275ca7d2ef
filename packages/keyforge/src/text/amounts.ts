import { include, phrase } from '@battleline/language'
import type { Icon } from '../vocabulary.ts'
import type { Group } from './groups.ts'
import type { Who } from './players.ts'
import type { Target } from './targets.ts'

export type Amount =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'all' }
  | { readonly kind: 'all but'; readonly value: number }
  /** A half, a third of what is there; of a number. Rounded down where nothing is said. */
  | { readonly kind: 'part'; readonly by: 'half' | 'third' }
  | { readonly kind: 'half of'; readonly of: Amount; readonly round?: 'up' | 'down' }
  | { readonly kind: 'power of' | 'armor of'; readonly of: Target }
  | { readonly kind: 'number of'; readonly of: Counted }
  | { readonly kind: 'that many' }

/** What can be counted. */
export type Counted =
  | Group
  | { readonly kind: 'keys' | 'aember in'; readonly whose: Who }
  /** Creatures of a side that were destroyed in a fight this turn. */
  | { readonly kind: 'lost fighting'; readonly side: 'friendly' | 'enemy' }
  | {
      readonly kind: 'aember on' | 'damage on' | 'power counters on'
      readonly of: Target
    }
  | { readonly kind: 'unforged keys'; readonly whose: Who }
  /** The different houses among cards. */
  | { readonly kind: 'houses among'; readonly of: Group }
  /** How many more creatures this player controls than the other one. */
  | { readonly kind: 'excess creatures'; readonly whose: Who }
  | { readonly kind: 'counters on'; readonly counter: string; readonly of: Target }
  | { readonly kind: 'just prevented' }
  /** The bonus icons of cards, or those of a kind. */
  | { readonly kind: 'icons on'; readonly of: Target; readonly icon?: Icon }
  /** As many as the last effect moved, healed, removed, lost … */
  | { readonly kind: 'so many'; readonly what: 'Æ' | 'damage' | 'counter'; readonly done: string }
  | { readonly kind: 'neighbors of'; readonly of: Target; readonly which?: Group }

/** What an ability can have done to a card (KF-GEN-15). */
export type DeedDone =
  | 'destroyed'
  | 'discarded'
  | 'purged'
  | 'archived'
  | 'returned'
  | 'healed'
  | 'exhausted'
  | 'readied'
  | 'stunned'
  | 'exalted'
  | 'revealed'
  | 'shuffled'
  | 'put into play'

export const amounts = [
  phrase('number', 'number', '{value:#}'),
  phrase('number', 'number', 'a(n)', { fixed: { value: 1 } }),
  phrase('few', 'number', 'a(n)', { fixed: { value: 1 }, reads: ['another'] }),
  include('few', '{it:number}'),
  // Nothing defines X: it is 0 (KF-GEN-13).
  phrase('number', 'number', 'X', { fixed: { value: 0 } }),
  include('amount', '{it:number}'),
  phrase('amount', 'part', '{by:part} the', {
    plural: true,
    reads: ['{by:part} [of]', '{by:part} of the'],
  }),
  phrase('measure', 'half of', 'half {of:whole}[ {round:rounding}]'),
  include('whole', '{it:measure}'),
  phrase('amount', 'all but', 'all but {value:#} [of]', { plural: true }),
  phrase('amount', 'all', 'all', { plural: true, reads: ['each'] }),
  include('gained', '{it:number}'),
  include('amount', '{it:that-many}'),
  include('gained', '{it:that-many}'),
  phrase('that-many', 'that many', 'that many', { plural: true, reads: ['that much'] }),
  // What "equal to" is followed by.
  phrase('measure', 'power of', "{of:one-card}'s power"),
  phrase('measure', 'power of', '{of:its} power'),
  phrase('measure', 'armor of', "{of:one-card}'s armor"),
  phrase('measure', 'armor of', '{of:its} armor'),
  phrase('measure', 'number of', 'the number of {of:counted~many}', {
    reads: ['the amount of {of:counted~many}', 'the {of:counted~many}'],
  }),

  include('counted', '{it:group}'),
  include('counted', '{it:in-zone}'),
  include('counted', '{it:dealt-with}'),
  phrase('counted', 'lost fighting', '{side:side} creature(s) destroyed in a fight this turn', {
    reads: ['{side:side} creature(s) that (was|were) destroyed in a fight this turn'],
  }),
  phrase('counted', 'keys', 'forged (key/keys) {whose:has}', { reads: ['(key/keys) {whose:has} forged'] }),
  phrase('counted', 'unforged keys', 'unforged (key/keys) {whose:has}'),
  phrase('counted', 'houses among', 'house(s) represented among {of:dealt-with~many}', {
    reads: ['[different] house(s) represented among the {of:dealt-with~many}'],
  }),
  phrase('counted', 'houses among', 'house(s) represented among {of:group~many}', {
    reads: ['[different] house(s) represented among {of:group~many} in play'],
  }),
  phrase('counted', 'excess creatures', 'creature(s) {whose:controls} in excess of (you|your opponent)'),
  phrase('counted', 'aember in', 'Æ in {whose:whose} pool'),
  phrase('counted', 'aember in', 'Æ {whose:has}'),
  phrase('counted', 'aember on', 'Æ on {of:single}'),
  phrase('counted', 'damage on', 'damage on {of:single}'),
  phrase('counted', 'just prevented', 'damage just prevented'),
  phrase('counted', 'icons on', '{icon:icon?} bonus icon(s) on {of:one-card}'),
  phrase('counted', 'so many', 'Æ {done:moved} this way', {
    fixed: { what: 'Æ' },
    reads: ['Æ {done:moved}'],
  }),
  phrase('counted', 'so many', 'damage {done:moved} this way', {
    fixed: { what: 'damage' },
    reads: ['damage {done:moved}'],
  }),
  phrase('counted', 'so many', '[+1 power] counter(s) {done:moved} this way', {
    fixed: { what: 'counter' },
    reads: ['[+1 power] counter(s) {done:moved}'],
  }),
  phrase('counted', 'power counters on', '+1 power counter(s) on {of:single}'),
  phrase('counted', 'counters on', '{counter:word} counter(s) on {of:single}'),
  phrase('counted', 'neighbors of', "of {of:one-card}'s neighbors"),
  phrase('counted', 'neighbors of', "of {of:one-card}'s {which:which} neighbors"),
  phrase('counted', 'neighbors of', 'of {of:its} neighbors {which:which-such}'),
  phrase('counted', 'neighbors of', 'of {of:its} neighbors'),
  phrase('counted', 'neighbors of', 'of {of:its} {which:which} neighbors'),
]
