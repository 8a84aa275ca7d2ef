/** The game that the text of a scenario names, without parsing it. */
export const gameOf = (text: string): string =>
  /^ *["']?game["']?: *["']?([a-z-]+)/m.exec(text)?.[1] ?? 'keyforge'
