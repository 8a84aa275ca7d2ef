import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { expect, it } from 'vitest'
import { inBrowser, PHONE, result, textOf, violations, watched } from './browser.ts'
import { FIRESPITTER } from './questions.ts'

inBrowser('a question with choices', (app) => {
  it('shows what each option does, is answered by number, undone and answered again', async () => {
    const page = await app.open({ text: FIRESPITTER })
    await page.locator('.slip').waitFor()
    expect(await page.locator('.slip .option b').allInnerTexts()).toHaveLength(3)
    expect(await textOf(page, '.slip')).toContain('Ada decides')
    await page.getByText(/It matters: \d+ endings/).waitFor()
    await page.keyboard.press('3')
    await result(page).waitFor()
    expect(await page.locator('[data-card] .name').allInnerTexts()).not.toContain('Firespitter')
    await page.keyboard.press('Shift+ArrowLeft')
    await page.getByRole('button', { name: /^Firespitter: assault/i }).click()
    // It was done before too, with another answer: the board is what shows that this one is drawn.
    await expect.poll(() => page.locator('[data-card] .name').allInnerTexts()).toContain('Firespitter')
    await result(page).waitFor()
    // First comes the answer that this one replaced, then the question.
    await page.keyboard.press('u')
    await expect.poll(() => page.locator('[data-card] .name').allInnerTexts()).not.toContain('Firespitter')
    await page.keyboard.press('u')
    await page.locator('.slip').waitFor()
  })

  it('shows every ending with its line of play', async () => {
    const page = await app.open({ text: FIRESPITTER, view: 'outcomes' })
    await page.locator('.ending').first().waitFor()
    expect(await textOf(page, '.headline')).toBe('It depends on “Which resolves first before the fight?”')
    expect(await textOf(page, '.tally')).toContain('all checked')
    const titles = await page.locator('.ending h2').allInnerTexts()
    expect(titles.some((title) => title.includes('Firespitter destroyed'))).toBe(true)
    expect(titles.some((title) => title.includes('Firespitter has 1 damage'))).toBe(true)
    expect(await violations(page)).toEqual([])
    // Nothing was answered yet, so that no way is another than the one that was played.
    expect(await textOf(page, '.key')).toBe('a choice several lines of play')
    const dies = titles.findIndex((title) => title.includes('Firespitter destroyed'))
    const watch = page.getByRole('button', { name: /^Watch/ }).nth(dies)
    await watched(page, () => watch.click())
    expect(await page.locator('[data-card] .name').allInnerTexts()).not.toContain('Firespitter')
    // What was watched is what was played.
    await page.keyboard.press('o')
    await page.locator('.ending').nth(dies).getByText('As played').waitFor()
    await page.locator('.key').getByText('another line').waitFor()
    // What is drawn is seen once it has been measured.
    await expect.poll(() => page.locator('.place.played').innerText()).toContain(titles[dies])
    expect(await page.locator('.graph .other').count()).toBeGreaterThan(0)
  })

  it('names its endings after their differences, and shows full previews', { tags: 'long' }, async () => {
    const text = `name: Two abilities
game: keyforge
players:
  Ada: { aember: 0, battleline: [ Dino-Fiend: { damage: 2 } ] }
  Ben: { aember: 0, battleline: [ Dust Imp ] }
play:
  - fight: Dino-Fiend -> Dust Imp
`
    const page = await app.open({ text, view: 'outcomes' })
    await page.locator('.ending').first().waitFor()
    const titles = await page.locator('.ending h2').allInnerTexts()
    expect(titles).toHaveLength(2)
    expect(new Set(titles).size).toBe(2)
    expect(titles.every((title) => title.includes('Æmber'))).toBe(true)
    const asked = await app.open({ text })
    await asked.locator('.slip').waitFor()
    const answers = await asked.locator('.slip .option').allInnerTexts()
    expect(answers.some((answer) => answer.includes('Ada and Ben each gain 1 Æmber'))).toBe(true)
  })

  it('compares its endings with a reference, without the order of a discard pile by default', {
    tags: 'long',
  }, async () => {
    const page = await app.open({ text: FIRESPITTER, view: 'outcomes' })
    const ending = (letter: string) =>
      page.locator('.ending', { has: page.locator('.letter', { hasText: letter }) })
    await ending('C').waitFor()
    expect(await page.locator('.ending').count()).toBe(3)
    expect(await page.locator('.ending h2').first().innerText()).not.toBe('')
    expect(await ending('A').locator('.differs').count()).toBe(0)
    expect(await ending('A').innerText()).toContain('2 lines of play lead here')
    // What differs from A is counted and marked, and everything differs from one or the other.
    const told = await ending('B').locator('header b').innerText()
    expect(told).toMatch(/^[1-9]\d* differences from A$/)
    expect(await ending('B').locator('.differs').count()).toBe(Number.parseInt(told, 10))
    await ending('B').getByRole('button', { name: 'Compare all with B' }).focus()
    await page.keyboard.press('Enter')
    expect(await ending('B').locator('.differs').count()).toBe(0)
    expect(await ending('A').locator('.differs').count()).toBe(Number.parseInt(told, 10))
    // Who is gone stands where it stood, and what was dealt lies on the cards.
    expect(await ending('B').locator('.small-card.gone').allInnerTexts()).toContainEqual(
      expect.stringContaining('Firespitter'),
    )
    expect(await ending('B').locator('.small-card i').count()).toBeGreaterThan(0)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Count each one' }).click()
    await ending('D').waitFor()
    await page.getByRole('button', { name: 'Combine them' }).click()
    await ending('D').waitFor({ state: 'detached' })
    // Between the two searches no ending stands there.
    await ending('C').waitFor()
    expect(await page.locator('.ending').count()).toBe(3)
  })

  it('is drawn as a graph whose endings can be watched', async () => {
    const page = await app.open({ text: FIRESPITTER, view: 'outcomes' })
    const graph = page.locator('.graph')
    await graph.locator('.place').first().waitFor()
    expect(await graph.locator('.place').count()).toBe(await page.locator('.ending').count())
    expect(await graph.locator('.fork').count()).toBe(2)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Tree' }).click()
    expect(await page.locator('.tree .to').count()).toBe(4)
    await page.getByRole('button', { name: 'Graph' }).click()
    const ending = graph.getByRole('button', { name: /Briar Grubbling unharmed/ })
    await watched(page, () => ending.click())
    expect(await page.locator('[data-card] .name').allInnerTexts()).toContain('Briar Grubbling')
  })

  it('is played with another edition', async () => {
    const page = await app.open({ text: FIRESPITTER })
    await page.locator('.slip').waitFor()
    await page.getByLabel('Edition').selectOption('essay')
    await page.waitForURL(/#table/)
    await page.locator('.slip').waitFor()
    await page.keyboard.press('2')
    await result(page).waitFor()
    expect(await page.getByLabel('Edition').inputValue()).toBe('essay')
    // There what waits is lost with the defender (KF-FGT-5).
    expect(await page.locator('[data-card] .name').allInnerTexts()).toContain('Dust Imp')
  })

  it('shows where editions differ, and jumps to that step', async () => {
    const page = await app.open({ text: FIRESPITTER })
    await page.locator('.slip').waitFor()
    await page.keyboard.press('2')
    await result(page).waitFor()
    await page.getByRole('button', { name: 'Compare' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText('Result').first().waitFor()
    expect(await violations(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Show this step' }).first().click()
    await page.locator('.row.current').waitFor()
    await sheet.waitFor({ state: 'detached' })
    expect(await page.locator('.row.next').count()).toBeGreaterThan(0)
  })

  it('is reported with its result, as a scenario', async () => {
    const page = await app.open({ text: FIRESPITTER })
    await page.locator('.slip').waitFor()
    await page.keyboard.press('3')
    await result(page).waitFor()
    await page.getByRole('button', { name: 'Share' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Report a wrong result' }).click(),
    ])
    const report = await readFile(await file.path(), 'utf8')
    expect(file.suggestedFilename()).toBe('wrong-firespitter-fights-briar-grubbling.yaml')
    expect(report).toMatch(/^# Battleline’s result \(edition current\): Firespitter is destroyed/)
    expect(report).toContain('# Ada, Which resolves first before the fight? Briar Grubbling: Hazardous 5')
    // The text plays what was answered, and somebody is told what to do with it.
    expect(report).toMatch(/fight: Firespitter -> Briar Grubbling\n\s+choose:\n\s+- .*Briar Grubbling/)
    await page.getByRole('status').getByText('wrong-firespitter-fights-briar-grubbling.yaml').waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('answers why', async () => {
    const page = await app.open({ text: FIRESPITTER })
    await page.locator('.slip').waitFor()
    await page.keyboard.press('3')
    await result(page).waitFor()
    await page.locator('.near [data-card] .card').first().click()
    await page.getByRole('button', { name: 'About this card' }).click()
    await page.getByRole('dialog').getByText('Why this power?').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

const SPARKS = `name: Four sparks
game: keyforge
cards:
  Sparks: { type: action, house: brobnar, text: "Play: Deal 1 to a creature. Deal 1 to a creature. Deal 1 to a creature. Deal 1 to a creature." }
players:
  Ada: { battleline: [ Troll ], hand: [ Sparks ] }
  Ben: { battleline: [ Dust Imp, Silvertooth, Gub, Dino-Fiend ] }
play:
  - play: Sparks
`

inBrowser('a question with more choices than fit', (app) => {
  it('folds its later choices, which can be opened and searched', async () => {
    const page = await app.open({ text: SPARKS, view: 'outcomes' })
    const graph = page.locator('.graph')
    await graph.locator('.folded').first().waitFor()
    expect(await graph.locator('.fork').count()).toBe(1)
    expect(await graph.locator('.folded').count()).toBe(5)
    expect(await textOf(page, '.seek [role="status"]')).toMatch(/^\d{2,} choices; later ones are folded$/)
    expect(await violations(page)).toEqual([])
    await graph.locator('.folded button').first().focus()
    await page.keyboard.press('Enter')
    await graph.locator('.fork').nth(1).waitFor()
    await page.getByLabel(/^Find a choice/).fill('no such thing')
    await page.getByText('0 found').waitFor()
    await page.getByLabel(/^Find a choice/).fill('Troll takes 4 damage')
    await page.getByText('1 found').waitFor()
    expect(await graph.locator('.fork').count()).toBe(4)
    expect(await graph.locator('.folded').count()).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  it('folds them in the tree of a phone', async () => {
    const page = await app.open({ text: SPARKS, view: 'outcomes' }, { viewport: PHONE, hasTouch: true })
    await page.locator('.unfold').first().waitFor()
    expect(await page.locator('.tree .asked').count()).toBe(1)
    await page.locator('.unfold').first().tap()
    expect(await page.locator('.tree .asked').count()).toBe(2)
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
})

/** How many bytes of a file go over the wire to a browser that asks as those of today do. */
const packedSize = (address: string): Promise<number> =>
  new Promise((done, fail) => {
    get(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      let bytes = 0
      response.on('data', (piece: Buffer) => {
        bytes += piece.length
      })
      response.on('end', () => done(bytes))
    }).on('error', fail)
  })

inBrowser('a link', (app) => {
  it.each([
    ['#table/1.AAAA', 'This link is damaged. Copy the whole link and try again.'],
    ['#table/2.AAAA', 'This link was made by another version of Battleline.'],
    [`#table/1.${'A'.repeat(120_000)}`, 'This link is too long.'],
    ['#<img src=x onerror=alert(1)>', 'This link contains no question.'],
    ['#ask/%E0%A4%A', 'This link is damaged.'],
  ])('that is none says so: %#', async (hash, message) => {
    const page = await app.open(hash)
    await page.getByRole('alert').getByText(message).waitFor()
  })

  it('shows script in names as text, and shares the whole question', async () => {
    const name = '<img src=x onerror=document.title=1>'
    const text = `name: "${name}"\ngame: keyforge\nplayers:\n  "${name}": {}\n  Ben: { battleline: [ Troll ] }\n`
    const page = await app.open({ text, at: null })
    await page.locator('.slot').waitFor()
    expect(await textOf(page, '.where')).toContain(name)
    await page.getByRole('button', { name: 'Share' }).click()
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
    expect(await violations(page)).toEqual([])
    const other = await app.open(link.replace(/^.*#/, '#'))
    await other.locator('.slot').waitFor()
    expect(await textOf(other, '.where')).toContain(name)
  })

  it('works offline after loading, also with parts that were not used before', { tags: 'long' }, async () => {
    const page = await app.load('#set-up/', { serviceWorkers: 'allow' })
    await page.getByRole('combobox').waitFor()
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      // Ready is said before everything is kept only by a worker that has not been installed.
      while (navigator.serviceWorker.controller === null) await new Promise((go) => setTimeout(go, 50))
    })
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'Empty board Magic' }).click()
    await page.getByText('game: magic').waitFor()
    await page.getByRole('button', { name: /^Find one of .* rulings/ }).click()
    await page.getByRole('searchbox').fill('menace must be blocked')
    await page.locator('.sentence').first().click()
    await page.locator('.board').waitFor()
  })

  it('loads less than 370 kB at first, without its fonts', async () => {
    const page = await app.load()
    await page.getByRole('combobox').waitFor()
    // The engine has put the board there.
    await page
      .getByRole('button', { name: /^Place at/ })
      .first()
      .waitFor()
    const loaded = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
        ({ name }) => name,
      ),
    )
    // What its workers load is theirs to tell.
    const inWorker = await Promise.all(
      page
        .workers()
        .map((worker) =>
          worker.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
        ),
    )
    const files = [...new Set([...loaded, ...inWorker.flat()])].filter(
      (name) => !name.includes('#') && !name.endsWith('.woff2'),
    )
    expect(files.some((name) => name.includes('worker'))).toBe(true)
    const sizes = await Promise.all(files.map(packedSize))
    const size = sizes.reduce((sum, bytes) => sum + bytes, 0)
    expect(size).toBeGreaterThan(100_000)
    expect(size, `${files.length} files`).toBeLessThan(370_000)
  })
})
