import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { sample } from '../../../test/sample.ts'
import { recordsOf } from '../src/index.ts'
import { brokenLinks, sampleRecords, sampleSite, siteOf, sourceOf } from './made-site.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // The sentence of a ruling is as long as it is.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    // The style sheet is of the same site, and changes with it.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
})

/** What is wrong with the HTML of a page. */
async function faultsOf(path: string, content: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(content)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${path}:${line} ${ruleId}: ${message}`),
  )
}

describe('the archive of some rulings', () => {
  const files = sampleSite()
  const pages = [...files].filter(([path]) => path.endsWith('.html'))

  test('has a page for every ruling, and for whatever the indexes list', () => {
    for (const { address } of sampleRecords()) expect(files.has(`${address}/index.html`), address).toBe(true)
    for (const path of [
      'index.html',
      'keyforge/index.html',
      'keyforge/cases/index.html',
      'keyforge/cases/splash-attack/index.html',
      'by-card/keyforge/dino-fiend/index.html',
      'by-rule/keyforge/KF-DST-11/index.html',
      'by-rule/keyforge/D1/index.html',
      'by-step/keyforge/damage.5-place/index.html',
      'by-edition/keyforge/essay/index.html',
      'readings/R-003/index.html',
      'changes/index.html',
      'changes.atom',
    ])
      expect(files.has(path), path).toBe(true)
    expect(pages.length).toBeGreaterThan(600)
  })

  test('no link leads to nothing', () => {
    expect(brokenLinks(files, ['archive.css'])).toEqual([])
  })

  test('every page is valid HTML', { timeout: 300_000 }, async () => {
    // Pages of one kind are alike: one in 24 rulings, all lists of a game, and one in 60 others.
    const addresses = new Set(sample(sampleRecords(), 24).map(({ address }) => `${address}/index.html`))
    const others = new Set(sample(pages, 60))
    const some = pages.filter(
      (page) => addresses.has(page[0]) || /^(?:readings|changes|index)/.test(page[0]) || others.has(page),
    )
    const faults = await Promise.all(some.map(([path, content]) => faultsOf(path, content)))
    expect(faults.flat()).toEqual([])
  })

  test('no page is large, runs a script, or loads anything from elsewhere', () => {
    for (const [path, content] of pages) {
      expect(Buffer.byteLength(content), path).toBeLessThan(60_000)
      expect(content, path).not.toMatch(/<script|\son\w+=|style="|javascript:/i)
      expect(content, path).toContain(
        'default-src &#39;none&#39;; style-src &#39;self&#39;; img-src &#39;self&#39;',
      )
      expect(content.match(/(?:src|href)="https?:/g), path).toBeNull()
    }
  })

  test('the same rulings make the same files', () => {
    expect([...siteOf(sampleRecords())]).toEqual([...files])
  })
})

describe('the page of a ruling', () => {
  const page = (part: string): string => {
    const record = sampleRecords().find(({ address }) => address.includes(part))
    return sampleSite().get(`${record?.address}/index.html`) ?? ''
  }

  test('says the answer, why, what was done, and what happened by which rule', () => {
    const text = page('a-dying-creature-cannot-steal')
    expect(text).toContain('<h1>A dying creature cannot steal the Æmber it holds</h1>')
    expect(text).toMatch(/Because<\/span> What Æmber a tagged card holds belongs to no pool/)
    expect(text).toContain('<li>Dino-Fiend fights Faust the Great</li>')
    expect(text).toContain('Steals nothing: your pool is empty')
    expect(text).toContain('../../../../by-rule/keyforge/KF-AMB-1/')
    expect(text).toContain('../../../../by-step/keyforge/destroyed.2-abilities/')
    expect(text).toContain('<dt>Discard</dt><dd>Dino-Fiend</dd>')
    expect(text).toContain('../../../../../#table/1.')
  })

  test('says in which editions it comes out otherwise, and what replaces what', () => {
    const text = page('by-the-rulebook-a-kill-before-the-fight-leaves')
    expect(text).toContain('It comes out otherwise in')
    expect(text).toContain('This ruling replaces that of The essay on fighting, damage and destruction.')
    expect(text).toMatch(/<th scope="row">Me<\/th><td>0 Æ<\/td><td>1 Æ<\/td>/)
    const older = page('by-the-essay-a-kill-before-the-fight-skips')
    expect(older).toContain('(an older edition)')
    expect(older).toContain('It is replaced by that of Master Rulebook 18.4')
  })

  test('says what the rules forbid', () => {
    expect(page('an-attack-on-a-player-who-has-a-creature')).toContain('The rules forbid it:')
  })

  test('a reading has both readings played where an edition has the other one', () => {
    const text = sampleSite().get('readings/R-003/index.html') ?? ''
    expect(text).toContain('Both readings, played')
    expect(text).toContain('By the essay, a kill before the fight skips what answers that damage')
  })
})

test('whatever a scenario and its cards are called is text on its page', async () => {
  const name = 'A <script>alert(1)</script> & "quotes" \u202e\u0007 end'
  const card = '<b>Raider & "Co"</b>'
  const text = `name: ${JSON.stringify(name)}
game: keyforge
cite: [KF-FGT-1]
cards:
  ${JSON.stringify(card)}: { type: creature, house: brobnar, power: 5 }
players:
  '<i>Ann</i>': { battleline: [${JSON.stringify(card)}] }
  Ben: { battleline: [Troll] }
play: [{ fight: ${JSON.stringify(`${card} -> Troll`)} }]
expect: { Ben: { battleline: [Troll] } }
`
  const file = 'keyforge/odd'
  const ruling = {
    at: 0,
    game: 'keyforge',
    file,
    document: 0,
    address: `${file}/odd`,
    sentence: name,
    rules: ['KF-FGT-1'],
    cards: [],
    context: '',
  }
  const [record] = recordsOf({ file, text }, '../', [ruling])
  if (record === undefined) throw new Error('no record')
  const files = siteOf([record])
  const page = files.get(`${file}/odd/index.html`) ?? ''
  expect(page).toContain('<h1>A &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot; �� end</h1>')
  expect(page).toContain('<b class="name">&lt;b&gt;Raider &amp; &quot;Co&quot;&lt;/b&gt;</b>')
  for (const content of files.values()) {
    expect(content).not.toMatch(/<script|<i>Ann|<b>Raider|\u202e/)
    expect([...content].filter((letter) => letter < ' ' && letter !== '\n')).toEqual([])
  }
  expect(await faultsOf('odd', page)).toEqual([])
})

test('an archive with a known address has canonical links, pictures and a sitemap', () => {
  const records = recordsOf(sourceOf('duel/strikes'), null)
  const files = siteOf(records, { origin: 'https://example.org/rulings/', hasPictures: true, app: null })
  const address = records[0]?.address
  const page = files.get(`${address}/index.html`) ?? ''
  expect(page).toContain(`<link rel="canonical" href="https://example.org/rulings/${address}/">`)
  expect(page).toContain(
    `<meta property="og:image" content="https://example.org/rulings/${address}/preview.png">`,
  )
  expect(page).not.toContain('#table/')
  const sitemap = files.get('sitemap.xml') ?? ''
  expect(sitemap.match(/<loc>/g)?.length).toBeGreaterThan(records.length)
  expect(sitemap).toContain(`<loc>https://example.org/rulings/${address}/</loc>`)
})

test('a former address leads to the new one', () => {
  const page = sampleSite().get('duel/strikes/an-older-sentence/index.html') ?? ''
  const [record] = sampleRecords()
  expect(page).toContain(`<meta http-equiv="refresh" content="0; url=../../../${record?.address}/">`)
})
