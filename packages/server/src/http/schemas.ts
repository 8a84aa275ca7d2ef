import { LONGEST } from '../play/command.ts'

/** JSON schemas of the interface: requests are checked by them, and the OpenAPI document shows them. */

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const

/** Names of bots: `greedy`. */
const BOT = { type: ['string', 'null'], maxLength: 30 } as const

const ROOM = { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' } as const

export const NEW_ROOM = {
  type: 'object',
  additionalProperties: false,
  properties: {
    game: { const: 'keyforge' },
    edition: { type: 'string', maxLength: 20, description: 'the rules edition; current if left out' },
    bots: {
      type: 'array',
      items: BOT,
      minItems: 2,
      maxItems: 2,
      description: 'the bots of seats 1 and 2; null for a person',
    },
    clock: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['seconds'],
      properties: {
        seconds: { type: 'integer', minimum: 30, maximum: 86_400 },
        increment: { type: 'integer', minimum: 0, maximum: 3600 },
      },
    },
    delay: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 3600,
      description: 'seconds by which those who watch are later; null: nobody may watch',
    },
  },
} as const

export const MADE_ROOM = {
  type: 'object',
  required: ['room', 'commitment', 'tokens'],
  properties: {
    room: ROOM,
    commitment: { type: 'string', description: 'SHA-256 of the room, a colon and the seed' },
    tokens: {
      type: 'object',
      description: 'of the seats of persons and of the judge, for links; they are never shown again',
      properties: { '1': text(100), '2': text(100), judge: text(100) },
    },
  },
} as const

const REFUSED = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: { code: { type: 'string' }, message: { type: 'string' } },
    },
  },
} as const

/** What any route may answer instead. */
export const REFUSALS = { '4xx': REFUSED, '5xx': REFUSED } as const

export const ROOM_PARAMS = { type: 'object', required: ['room'], properties: { room: ROOM } } as const

/** What a table message holds is in docs/server.md. */
export const TABLE = { type: 'object', additionalProperties: true } as const

export const COMMAND = {
  type: 'object',
  required: ['do'],
  additionalProperties: true,
  properties: {
    do: {
      enum: [
        'sit',
        'answer',
        'takeback',
        'propose',
        'agree',
        'decline',
        'concede',
        'pause',
        'resume',
        'call-judge',
        'rule',
      ],
    },
    key: text(LONGEST.key),
    number: {
      type: 'integer',
      minimum: 0,
      description: 'the last entry that the sender knew: refused as stale if there is another since',
    },
    at: { type: 'integer', minimum: 0 },
    choice: {},
    name: text(LONGEST.name),
    deck: { type: ['string', 'null'] },
    nonce: { type: ['string', 'null'], maxLength: LONGEST.nonce },
    what: { enum: ['takeback', 'pause', 'rematch'] },
    words: text(LONGEST.words),
  },
} as const

export const AT_ENTRY = {
  type: 'object',
  required: ['entry'],
  properties: { entry: { type: 'string', pattern: '^[0-9]{1,6}$', description: 'the entry to look at' } },
} as const

export const CONTINUED = {
  type: 'object',
  required: ['entry'],
  additionalProperties: false,
  properties: {
    entry: { type: 'integer', minimum: 1 },
    bots: NEW_ROOM.properties.bots,
  },
} as const

/** What a record holds is in docs/server.md. */
export const RECORD = { type: 'object', additionalProperties: true } as const

export const SAID = {
  type: 'object',
  required: ['number'],
  properties: { number: { type: 'integer', description: 'of the entry' } },
} as const
