import { describe, expect, it } from 'vitest'
import { answeredQuestion, type CanonicalQuestion, canonicalQuestion, questionHtml } from '../src/index.ts'

const FIGHT = `# Somebody's question
name: Who survives <this>?
game: keyforge
players:
  me: { battleline: [Troll] }
  you: { battleline: [Silvertooth, { Umbra: { ward: true } }] }
play:
  - fight: Troll -> Silvertooth
`

function read(text: string): CanonicalQuestion {
  const found = canonicalQuestion(text)
  if ('problems' in found) throw new Error(JSON.stringify(found.problems))
  return found
}

describe('the address of a question', () => {
  it('is the same whatever spaces, comments, expectations and order of its keys it has, and with the default edition', () => {
    const { id, text } = read(FIGHT)
    const other = `play: [ { fight: Troll -> Silvertooth } ]
expect: { you: { discard: [Silvertooth] } }
game: keyforge
players: { me: { battleline: [ Troll ] }, you: { battleline: [ Silvertooth, Umbra: { ward: true } ] } }
name:   Who   survives <this>?
`
    expect(read(other)).toMatchObject({ id, text })
    expect(read(text).id).toBe(id)
    expect(read(`${FIGHT}edition: current\n`).id).toBe(id)
    expect(read(`${FIGHT}edition: essay\n`).id).not.toBe(id)
    expect(id).toMatch(/^[2-9a-z]{20}$/)
  })

  it('is another one for another board, and for another play', () => {
    const { id } = read(FIGHT)
    expect(read(FIGHT.replace('ward: true', 'damage: 1')).id).not.toBe(id)
    expect(read(FIGHT.replace('Troll -> Silvertooth', 'Troll -> Umbra')).id).not.toBe(id)
  })
})

describe('a text that is no question', () => {
  it('is refused with its place and the nearest word', () => {
    const found = canonicalQuestion(FIGHT.replace('Silvertooth,', 'Silvertoth,'))
    expect(found).toMatchObject({ problems: [{ line: 6, nearest: 'Silvertooth' }] })
  })

  it.each([
    ['two scenarios', `${FIGHT}---\n${FIGHT}`, 'a question is one scenario, and this text has 2'],
    ['a huge text', `${FIGHT}# ${'x'.repeat(200_000)}`, 'a question has at most 200000 characters'],
    ['cards of a file', `${FIGHT}cards: /etc/passwd\n`, 'cannot be read here'],
  ])('is refused: %s', (_, text, words) => {
    const found = canonicalQuestion(text)
    expect('problems' in found && found.problems[0]?.message).toContain(words)
  })
})

describe('the page of a question', () => {
  const answered = answeredQuestion(read(FIGHT), { app: '/', archive: null })

  it('says what comes out, and by which rules', () => {
    expect(answered.answer).toContain('Silvertooth goes to your discard')
    expect(answered.rules).toContain('KF-DST-1')
    expect(answered.words).toContain('Umbra')
  })

  it('is one of plain HTML, with its picture and its oEmbed for other sites', () => {
    const page = questionHtml(answered, { origin: 'https://club.example/', styles: '/a.css', archive: null })
    expect(page).not.toContain('<script')
    expect(page).toContain('<h1>Who survives &lt;this&gt;?</h1>')
    expect(page).toContain(`<meta property="og:image" content="https://club.example/q/${answered.id}.png">`)
    expect(page).toContain('type="application/json+oembed"')
    // A rule leads to its text on the page itself.
    expect(page).toContain('href="#KF-DST-1"')
    expect(page).toContain('id="KF-DST-1"')
  })

  it('has a picture of the board with what becomes of the cards', () => {
    expect(answered.picture).toContain('→ your discard')
    // Troll has the color that the style sheet gives its house.
    expect(answered.picture).toContain('fill="#96501a"')
    expect(answered.picture).not.toContain('<this>')
  })
})
