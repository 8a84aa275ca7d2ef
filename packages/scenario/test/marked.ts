/** A text in which ⟦ and ⟧ mark a range, and the place of that range: lines and columns from 1. */
export function marked(text: string) {
  const from = text.indexOf('⟦')
  const to = text.indexOf('⟧') - 1
  const plain = text.replace('⟦', '').replace('⟧', '')
  const before = plain.slice(0, from).split('\n')
  const column = (before.at(-1)?.length ?? 0) + 1
  const end = plain.slice(from, to).split('\n')[0]?.length ?? 0
  return { text: plain, line: before.length, column, endColumn: column + Math.max(end, 1) }
}

/** A valid scenario with replaceable parts. */
export function scenario(parts: Readonly<Record<string, string>> = {}): string {
  const all: Readonly<Record<string, string>> = {
    name: 'a test',
    game: 'keyforge',
    players: '{ me: { battleline: [Troll] }, you: { battleline: [Urchin] } }',
    ...parts,
  }
  return Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('')
}
