/** Why something is refused, as a word that programs can compare. */
export type RefusalCode =
  | 'unreadable'
  | 'unknown'
  | 'forbidden'
  | 'stale'
  | 'illegal'
  | 'limit'
  | 'not-now'
  | 'origin'
  | 'unavailable'

const STATUS: Readonly<Record<RefusalCode, number>> = {
  unreadable: 400,
  unknown: 404,
  forbidden: 403,
  stale: 409,
  illegal: 422,
  limit: 429,
  'not-now': 409,
  origin: 403,
  unavailable: 503,
}

/** A request or message that is refused. Its words never name what the asker may not know. */
export class RoomRefusal extends Error {
  readonly code: RefusalCode
  /** Of HTTP. */
  readonly status: number

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.code = code
    this.status = STATUS[code]
  }
}

/** A refusal as it is sent. */
export interface Refused {
  readonly error: { readonly code: RefusalCode; readonly message: string }
}

export const refused = ({ code, message }: RoomRefusal): Refused => ({ error: { code, message } })
