import { phrase } from './nodes.ts'

/** What comes into the game, what leaves a hidden zone of the opponent, and the end of a combat phase. */
export const created = [
  phrase('effect', 'end combat', 'end the combat phase'),
  phrase('effect', 'summon copy', 'summon a {token=token} copy of {of:target} {rested=rested}'),
  phrase(
    'effect',
    'generate',
    'generate a(n) {named:title} card and put it into your {place:generated-place}',
  ),
  phrase(
    'effect',
    'generate under',
    'generate a(n) {named:title} card and put it on the bottom of {champion:lineage}',
  ),
  phrase(
    'effect',
    'generate under',
    "generate a(n) {named:title} card and put it on the bottom of {champion:target}'s lineage",
  ),
  phrase('effect', 'level up', 'level up your champion'),
  ...(['target opponent', 'that opponent'] as const).flatMap((who) =>
    (['memory', 'hand and memory'] as const).map((place) =>
      phrase('effect', 'discard from theirs', `look at ${who}'s ${place} and discard a card from it`, {
        fixed: { who, place },
        reads: [`look at ${who}'s ${place} and discard a card from among them`],
      }),
    ),
  ),
]
