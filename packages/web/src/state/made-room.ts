/** A room as the server gives it to whoever made it: its name, and the tokens of its seats and of the judge. */
export interface MadeRoom {
  readonly room: string
  readonly tokens: Readonly<Record<string, string>>
}

/** Keeps the tokens of a room for this tab: the server never shows them again, and nobody else has them. */
export const keepTokens = ({ room, tokens }: MadeRoom): void =>
  sessionStorage.setItem(keyOf(room), JSON.stringify(tokens))

/** The tokens that the server gave to whoever made the room in this tab. */
export function tokensOf(room: string): MadeRoom['tokens'] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(room)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as MadeRoom['tokens']) : {}
  } catch {
    return {}
  }
}

const keyOf = (room: string) => `room ${room}`
