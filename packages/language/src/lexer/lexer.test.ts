import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lexicon, tokenize } from './lexer.ts'

const signs = lexicon(
  [
    { word: 'aember', written: ['<A>', '[A]', 'Æ', '\uf360'], afterNumber: ['A'] },
    { word: 'damage', written: ['<D>'], afterNumber: ['D'] },
  ],
  ['\uf566'],
  [{ after: 'Bonus', letters: { A: 'aember', PT: 'capture', D: 'damage' } }],
)

const texts = (text: string) => tokenize(text, signs).map((token) => token.text)

describe('tokens', () => {
  it.each([
    [
      'Steal 1<A>, 1[A], 1Æ 1A 1a 1 A',
      [
        'steal',
        '1',
        'aember',
        ',',
        '1',
        'aember',
        ',',
        '1',
        'aember',
        '1',
        'aember',
        '1',
        'aember',
        '1',
        'aember',
      ],
    ],
    ['Deal 3D. A 2 a \uf360 Æmber', ['deal', '3', 'damage', '.', 'a', '2', 'a', 'aember', 'aember']],
    ['Dino‑Knight, non–Mars - 3 −2 +2', ['dino', 'knight', ',', 'non', 'mars', '-', '3', '-', '2', '+', '2']],
    ["owner’s players' don’t D'Arc's", ['owner', "'s", 'players', "'", "don't", "d'arc", "'s"]],
    ['“Skŏllĕnbŭzzz” ‘Fight’ "x."', ['"', 'skollenbuzzz', '"', '"', 'fight', '"', '"', 'x', '.', '"']],
    ['a (b (c) d) e) (f', ['a', 'e', ')', '(', 'f']],
    ['\n\na\r\n\r\n(x)\u2028b\vc\r', ['a', '\n', 'b', '\n', 'c']],
    ['creature.Fight:Gain \ufeff2\u00a0J43G3R', ['creature', '.', 'fight', ':', 'gain', '2', 'j43g3r']],
    [
      'Up\rto 3\n+1,\nGain\nSteal.\ndraw',
      ['up', 'to', '3', '+', '1', ',', 'gain', '\n', 'steal', '.', '\n', 'draw'],
    ],
    ['up\nto', ['up', '\n', 'to']],
    ['a\uf566 b', ['a', 'b']],
    [
      'BONUS APTDA, bonus Apt PT',
      ['bonus', 'aember', 'capture', 'damage', 'aember', ',', 'bonus', 'apt', 'pt'],
    ],
    ['crea\u00adture • ● ·', ['creature', '•', '•', '•']],
  ])('of %j', (text, expected) => expect(texts(text)).toEqual(expected))

  it('are respelled, each at the place of all that was written', () => {
    const respelling = lexicon([], [], [], [], { cannot: ["can't", 'can not'], 'is not': ["isn't"] })
    const read = tokenize('It Can’t; it can not. It isn’t.', respelling)
    expect(read.map(({ text }) => text)).toEqual([
      'it',
      'cannot',
      ';',
      'it',
      'cannot',
      '.',
      'it',
      'is',
      'not',
      '.',
    ])
    expect(read[1]).toMatchObject({ from: 3, to: 8, capital: true })
    expect(read[8]).toMatchObject({ kind: 'word', from: 25, to: 30, capital: false })
    expect(tokenize('not is, cannot', respelling).map(({ text }) => text)).toEqual([
      'not',
      'is',
      ',',
      'cannot',
    ])
  })

  it('are respelled around a number', () => {
    const respelling = lexicon([], [], [], [], { 'with power # or fewer': ['with # or less power'] })
    const read = (text: string) => tokenize(text, respelling).map(({ text }) => text)
    expect(read('with 12 or less power.')).toEqual(['with', 'power', '12', 'or', 'fewer', '.'])
    expect(read('with more or less power')).toEqual(['with', 'more', 'or', 'less', 'power'])
  })

  it('go on behind a line end in the middle of a sentence', () => {
    const lines = (text: string) => tokenize(text, signs).filter(({ kind }) => kind === 'line').length
    expect(lines('Destroy one of\rBrute’s neighbors.')).toBe(0)
    expect(lines('Gain 1A for each\nMars creature.')).toBe(0)
    expect(lines('Taunt\rDeploy')).toBe(1)
    expect(lines('Choose one of\n• Steal 1A.')).toBe(1)
  })

  it('stand where they stood', () => {
    const text = '“Æmber”\r\nSteal 12A (no) .'
    expect(tokenize(text, signs).map(({ from, to }) => text.slice(from, to))).toEqual([
      '“',
      'Æmber',
      '”',
      '\r\n',
      'Steal',
      '12',
      'A',
      '.',
    ])
  })

  it('come from any string, in order and apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, drop) => {
        let last = 0
        for (const token of tokenize(text, signs, drop)) {
          expect(token.from).toBeGreaterThanOrEqual(last)
          expect(token.to).toBeGreaterThan(token.from)
          last = token.to
        }
        expect(last).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})
