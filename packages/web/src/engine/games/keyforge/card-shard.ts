/** Into how many files the build puts the cards that ship: each holds some twenty of them. */
export const SHARDS = 128

/** The file of a card, by its name (FNV-1a). */
export function shardOf(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name.toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % SHARDS
}

/** What can be the name of a card in a scenario: it follows a bracket, a comma, a colon or a dash. */
const NAMES = /(?:[[,{:]|^ *-) *["']?(\p{Lu}(?:[^[\]{},:"'\n#]|'(?=\p{L}))*)/gmu

/**
 * The files of the cards that a text may name; what only looks like a name costs a small file. Names that are written
 * otherwise are not found.
 */
export const shardsNamed = (text: string): ReadonlySet<number> =>
  new Set([...text.replace(/^name:.*/gm, '').matchAll(NAMES)].map(([, name = '']) => shardOf(name.trim())))
