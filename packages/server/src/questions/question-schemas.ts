/** JSON schemas of requests about questions. */

const ID = { type: 'string', pattern: '^[2-9a-z]{20}$' } as const

export const PARAMS = { type: 'object', required: ['id'], properties: { id: ID } } as const

export const SEARCHED = {
  type: 'object',
  properties: { q: { type: 'string', maxLength: 300, default: '' } },
} as const

export const ADDRESS = {
  type: 'object',
  required: ['id', 'address'],
  properties: { id: ID, address: { type: 'string' } },
} as const

export const FOUND = {
  type: 'object',
  required: ['questions'],
  properties: {
    questions: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'game', 'title', 'address'],
        properties: {
          id: ID,
          game: { type: 'string' },
          title: { type: 'string' },
          address: { type: 'string' },
        },
      },
    },
  },
} as const
