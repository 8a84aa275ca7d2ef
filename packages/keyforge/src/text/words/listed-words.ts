/** When a lasting effect ends by itself; it ends, too, with what it is bound to and with the cards it is fixed to. */
export const UNTIL = [
  'end of turn',
  'next use',
  'start of your turn',
  'end of your next turn',
  'end of their turn',
  'end of their next turn',
  'its ready step',
  'it leaves play',
  'control changes',
  'this leaves play',
] as const
export type Until = (typeof UNTIL)[number]

/** What a player may do with a card that the active house does not let them do it with. */
export const PERMITTED = ['play', 'play or use', 'use', 'fight', 'reap'] as const
export type Permitted = (typeof PERMITTED)[number]

/** The types of cards that a text names, whatever zone they are in. */
export const PRINTED_TYPES = ['creature', 'artifact', 'upgrade', 'action', 'card'] as const
export type PrintedType = (typeof PRINTED_TYPES)[number]
