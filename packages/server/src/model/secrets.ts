import { createHash, randomBytes } from 'node:crypto'

/** Bytes of a token, of a seed and of a player's nonce: nobody guesses 256 bits. */
const BYTES = 32

/** A token of a seat, for a link: 43 letters, digits, `-` and `_`. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url')

/** The name of a room: 22 letters, digits, `-` and `_`. It gives no right, but nobody finds rooms by guessing. */
export const newRoomName = (): string => randomBytes(16).toString('base64url')

/** A secret seed, in hexadecimal. */
export const newSeed = (): string => randomBytes(BYTES).toString('hex')

/** The form in which a token is stored: a copied database opens no seat. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The promise of a seed, shown before it is used: SHA-256 of the room's name, a colon and the seed. */
export const commitmentTo = (room: string, seed: string): string => hashOf(`${room}:${seed}`)
