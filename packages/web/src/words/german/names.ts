/** The players `me` and `you` of a scenario after a preposition; everybody else by name. */

/** “von mir”. */
export const dative = (name: string): string => (name === 'me' ? 'mir' : name === 'you' ? 'dir' : name)

/** “für mich”. */
export const accusative = (name: string): string => (name === 'me' ? 'mich' : name === 'you' ? 'dich' : name)

/** “Dein Zug”, “Zug von Ada”. */
export const turnOf = (who: string): string =>
  who === 'me' ? 'Mein Zug' : who === 'you' ? 'Dein Zug' : `Zug von ${who}`
