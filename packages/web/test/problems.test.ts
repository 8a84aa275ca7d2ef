import { expect, it } from 'vitest'
import { inBrowser, PHONE, scenario, textOf, violations } from './browser.ts'
import { FIRESPITTER } from './questions.ts'

const [RULING = ''] = scenario('keyforge/essay/dino-fiend-fights-faust.yaml').split('\n---\n')
const THREE_PROBLEMS = `name: Three problems
game: keyforge
players:
  Ada: { aember: many, battlelin: [ Troll ] }
  Ben: { battleline: [ Fuast the Great ] }
`
const ICY = `name: A land is tapped
game: magic
players:
  Nia: { battlefield: [ Maze of Ith, Hill Giant ] }
  Oto: { battlefield: [ Alluring Siren ] }
`

inBrowser('expectations', (app) => {
  it('are dropped from a ruling whose board was changed', async () => {
    const page = await app.open({ text: RULING, view: 'set-up' })
    await page
      .getByRole('button', { name: /^Dino-Fiend/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^ward/ }).first().click()
    await page.locator('h1').getByText(', changed').waitFor()
    expect(await textOf(page, '.yaml')).not.toContain('expect:')
  })

  it('that fail are shown on the board', async () => {
    const text = RULING.replace(/me: +\{ aember: 0/, 'me: { aember: 5')
    expect(text).not.toBe(RULING)
    const page = await app.open({ text }, { viewport: PHONE })
    await page.locator('.unmet').getByText('me.aember').waitFor()
    expect(await violations(page)).toEqual([])
  })
})

inBrowser('a text with errors', (app) => {
  it('lists all its problems at once', async () => {
    const page = await app.open({ text: THREE_PROBLEMS, view: 'set-up' })
    await page.locator('.file .note').getByText('3 problems').waitFor()
    const told = await textOf(page, '.file .note')
    expect(told).toMatch(/Line 4: .*aember.*Line 4: .*battleline.*Line 5: .*Faust the Great/)
    expect(await violations(page)).toEqual([])
  })

  it('says that the board is an earlier version, and shows none of another game', async () => {
    const page = await app.open({ text: FIRESPITTER, view: 'set-up' })
    await page.getByRole('button', { name: /^Firespitter/ }).waitFor()
    const write = (text: string) =>
      page.evaluate(
        (hash) => {
          location.hash = hash
        },
        app.linkTo({ text, view: 'set-up' }),
      )
    await write(FIRESPITTER.replace('Briar Grubbling,', 'Briar Grublin,'))
    await page.getByText('the board shows the last valid version').waitFor()
    await write(ICY.replace('Hill Giant', 'Hill Gaint'))
    await page.getByText('The board appears here once').waitFor()
    expect(await page.getByRole('button', { name: /^Firespitter/ }).count()).toBe(0)
  })
})

inBrowser('a symbol of a cost', (app) => {
  it('is drawn, and read out as a word', async () => {
    const page = await app.open({ text: ICY })
    const siren = page.getByRole('button', { name: /^Alluring Siren/ }).first()
    expect(await siren.getAttribute('aria-describedby')).toBe(await siren.locator('.says').getAttribute('id'))
    expect(await siren.locator('.says [role="img"]').getAttribute('aria-label')).toBe('tap')
    expect(await page.locator('body').innerText()).not.toContain('{T}')
  })
})
