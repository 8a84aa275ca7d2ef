import type { Entry } from '../constants/predicates.ts'
import type { Node } from '../nodes.ts'
import type { Target } from '../selections/target-nodes.ts'
import { verb } from './verb.ts'

type Granted = Node<'ability'>

/** Cards go under the card whose text it is, facedown or, grafted, faceup; and what lies under a prophecy is revealed. */
export type UnderEffect =
  /** `above`: under what the upgrade whose text it is is attached to. */
  | { readonly kind: 'put under' | 'graft'; readonly what: Target; readonly above?: 'host' }
  /** The condition of the prophecy whose text it is has come true. */
  | { readonly kind: 'fulfill' }
  /** The card itself is an upgrade from now on, with this text. */
  | { readonly kind: 'attach as upgrade'; readonly to: Target; readonly text: UpgradeText }
  /** The card itself, which is an upgrade, becomes the creature that it can be; it does not leave play. */
  | { readonly kind: 'stand as creature'; readonly flank: 'left' | 'right'; readonly how?: Entry }

/** What a card says while it is attached, and no upgrade otherwise. */
export interface UpgradeText {
  readonly kind: 'upgrade text'
  readonly clauses: readonly Granted[]
}

const BENEATH = [
  '(put|place) {what:any-target} facedown (under|beneath) {self}',
  '(put|place) {what:any-target} facedown (under|beneath) {self} from your discard pile',
]
const handed = (pattern: string): string => pattern.replace('any-target', 'from-own-hand')

export const under = [
  ...verb(
    'attach as upgrade',
    'attach {self} to {to:target} as an upgrade with the text, "{text.clauses:ability+" "}"',
    {
      fixed: { text: { kind: 'upgrade text' } },
      reads: ['attach {self} to', '(put|place) {self} on'].flatMap((put) =>
        ['as an upgrade', 'as an upgrade,'].flatMap((as) =>
          ['with the text', 'with the text,', 'with the text:'].map(
            (says) => `${put} {to:target} ${as} ${says} "{text.clauses:ability+" "}"`,
          ),
        ),
      ),
    },
  ),
  ...verb(
    'stand as creature',
    'put {self} on the {flank:left-or-right} flank of your battleline as a creature[, {how:how}]',
  ),
  ...verb('put under', 'put {what:from-own-hand} facedown under {self}', {
    reads: BENEATH.slice(0, 1).map(handed),
  }),
  ...verb('put under', 'put {what:any-target} facedown under {self}', { reads: BENEATH }),
  ...verb('put under', 'put {what:any-target} facedown under this creature', {
    fixed: { above: 'host' },
    reads: BENEATH.slice(0, 1).map((pattern) => pattern.replace('{self}', 'this creature')),
  }),
  ...verb('graft', 'graft {what:from-own-hand} onto {self}'),
  ...verb('graft', 'graft {what:any-target} onto {self}', {
    reads: ['put {what:any-target} faceup (under|beneath) {self}'],
  }),
  ...verb('fulfill', 'fulfill {self}', { reads: ['fulfill this prophecy'] }),
]
