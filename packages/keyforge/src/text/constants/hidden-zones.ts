import { phrasesOf } from '../nodes.ts'

const constant = phrasesOf('constant')

/** What is true of decks and archives, which are hidden (KF-ZON-2). */
export type OfHiddenZones =
  /** Both players see the top card of your deck. */
  | { readonly kind: 'top revealed' }
  /** The opponent's cards in your archives stay there. */
  | { readonly kind: 'keeps archives' }
  /** Of the card itself, in its owner's archives: both players see it; its owner takes as many cards from there as they like. */
  | { readonly kind: 'archived faceup' | 'archives taken in part' }

export const ofHiddenZones = [
  constant('top revealed', 'play with the top card of your deck revealed'),
  constant('keeps archives', "your opponent's cards cannot leave your archives"),
  constant('archived faceup', 'if you archive {self}, archive it faceup'),
  constant(
    'archives taken in part',
    'while {self} is in your archives, instead of picking up all of your archives, you may pick up any number of cards in your archives',
    {
      reads: [
        'while {self} is in your archives, instead of taking all of your archives, you may take any number of cards (in|from) your archives',
      ],
    },
  ),
]
