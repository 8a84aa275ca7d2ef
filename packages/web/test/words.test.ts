import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clauseText, clauseTexts, listOf, says } from '../src/text/clauses.ts'
import { plural, written } from '../src/words/amounts.ts'
import { type Catalogue, catalogues, inLanguage, language } from '../src/words/catalogue.ts'
import { german } from '../src/words/german/german.ts'
import { speak } from '../src/words/speak.ts'

const folder = new URL('../src/words/', import.meta.url)
/** What a translation has beside its catalogues. */
const PARTS = ['german.ts', 'names.ts']
const filesIn = (path: string) =>
  readdirSync(new URL(path, folder)).filter((file) => file.endsWith('.ts') && !PARTS.includes(file))

/** Files beside the catalogues. */
const OTHERS = ['amounts.ts', 'catalogue.ts', 'in-english.ts', 'speak.ts']

/** What is said the same in both languages: names, and terms that German players say in English. */
const SAME = [
  ...['app.name', 'engine.form', 'engine.name', 'share.html', 'share.link', 'share.drawn.name'],
  ...[
    'play.bring.example.grand-archive',
    'play.bring.example.keyforge',
    'play.bring.field',
    'play.deck.set',
    'play.games.grand-archive',
    'play.games.keyforge',
    'play.course.aember',
    'play.course.inHundred',
    'table.chart.edition',
    'outcomes.graph',
  ],
  ...['keyforge.units.aember', 'keyforge.aember', 'keyforge.marks.aember', 'room.links', 'room.pause'],
  // What has no words of its own, or knows only those of scenarios.
  ...['grammar.player', 'grammar.asPart', 'narration.later', 'magic.shares.byMany'],
]

/** Every entry by its path, as it is said of these things. */
function said(words: Catalogue, path: string): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([key, entry]) => {
    const here = `${path}.${key}`
    if (typeof entry === 'object') return said(entry, here)
    if (typeof entry === 'string') return [[here, entry] as const]
    const tell = entry as (...given: readonly unknown[]) => unknown
    return [[here, String(tell('Ada', 'Ben', 'Cid', 'Dee'))] as const]
  })
}

const saidNow = () => new Map([...catalogues()].flatMap(([name, words]) => said(words, name)))

describe('the catalogues', () => {
  let english: ReadonlyMap<string, string> = new Map()

  beforeAll(async () => {
    for (const file of filesIn('.')) await import(new URL(file, folder).href)
    english = saidNow()
  }, 60_000)

  afterAll(() => speak('en'))

  it('are files, and a translation has a file for each', () => {
    const names = filesIn('.').filter((file) => !OTHERS.includes(file))
    expect(filesIn('german/')).toEqual(names)
    expect(Object.keys(german).sort()).toEqual([...catalogues().keys()].sort())
  })

  it('say something else in German, and the same as before in English again', async () => {
    await speak('de')
    const now = saidNow()
    expect([...now.keys()]).toEqual([...english.keys()])
    const isTerm = (path: string) => /^(?:terms|grandArchive)\./.test(path)
    const same = [...now].filter(([path, text]) => text === english.get(path) && /\p{L}{2}/u.test(text))
    expect(
      same
        .map(([path]) => path)
        .filter((path) => !isTerm(path))
        .sort(),
    ).toEqual(SAME.toSorted())
    await speak('en')
    expect(saidNow()).toEqual(english)
  })
})

describe('German', () => {
  beforeAll(() => speak('de'))
  afterAll(() => speak('en'))

  it('is spoken by what was made of words before', async () => {
    const make = inLanguage(() => language())
    expect(make()).toBe('de')
    await speak('en')
    expect(make()).toBe('en')
    await speak('de')
  })

  it('puts verbs into the person of their subjects', () => {
    expect(clauseText(['Troll'], 'nimmt 2 Schaden')).toBe('Troll nimmt 2 Schaden')
    expect(clauseText(['Troll', 'Gub'], 'nimmt 2 Schaden', true)).toBe('Troll und Gub nehmen je 2 Schaden')
    expect(clauseText(['me'], 'erhält 1 Æmber')).toBe('ich erhalte 1 Æmber')
    expect(clauseText(['you'], 'wird zerstört')).toBe('du wirst zerstört')
    expect(clauseText(['me', 'Ada'], 'verliert 1 Æmber')).toBe('Ada und ich verlieren 1 Æmber')
    expect(clauseText(['you'], 'schmiedet den roten Schlüssel')).toBe('du schmiedest den roten Schlüssel')
    expect(clauseText(['you'], 'wechselt')).toBe('du wechselst')
    const hidden = { who: 'eine Karte', ...says('wird gezogen') }
    expect(clauseTexts([hidden, hidden])).toEqual(['2 Karten werden gezogen'])
  })

  it('lists names and counts in German', () => {
    expect(listOf(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C und 2 weitere')
    expect(written(2729)).toBe('2.729')
    expect(plural(1, 'Karte', 'Karten')).toBe('Karte')
  })
})
