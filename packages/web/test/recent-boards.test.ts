import type { Page } from 'playwright-core'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetBoard, keepBoard, recentBoards, restoreBoard } from '../src/state/recent-boards.ts'
import { routeTo } from '../src/state/route.ts'
import { inBrowser, violations } from './browser.ts'

const board = (name: string, cards: string) => `name: ${name}
game: keyforge
players:
  Ada: { battleline: [ ${cards} ] }
  Ben: { battleline: [ ] }
`
const BLOCK = `name: A block
game: magic
players:
  Nia: { battlefield: [ Hill Giant, Serra Angel ] }
  Oto: { battlefield: [ Grizzly Bears, Giant Spider ] }
play:
  - attack: { Hill Giant: Oto, Serra Angel: Oto }
`

/** A storage that holds what it is given. */
function storage(kept: Record<string, string> = {}): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  })
}
afterEach(() => vi.unstubAllGlobals())

it('keeps the newest 20 boards: a changed one replaces what it was, an empty one is none', () => {
  storage()
  for (let at = 0; at < 25; at++) keepBoard(routeTo(board(`Board ${at}`, 'Troll'), 'set-up'), 'changed')
  expect(recentBoards().map(({ name }) => name)).toEqual(
    Array.from({ length: 20 }, (_, at) => `Board ${24 - at}`),
  )
  keepBoard(routeTo(board('Board 24', 'Troll, Gub'), 'set-up'), 'changed')
  keepBoard(routeTo(board('Board 24', ''), 'set-up'), 'changed')
  keepBoard(routeTo(board('Board 24', 'Dust Imp'), 'set-up'), 'changed')
  const texts = recentBoards().map(({ text }) => text)
  expect(texts).toHaveLength(20)
  expect(texts[0]).toContain('Dust Imp')
  expect(texts[1]).toContain('Troll, Gub')
  const [, second] = recentBoards()
  if (second === undefined) throw new Error('there is no second board')
  expect(forgetBoard(second)).toHaveLength(19)
  expect(restoreBoard(second)).toContainEqual(second)
})

it('never fails, whatever the storage holds or refuses', () => {
  expect(recentBoards()).toEqual([])
  keepBoard(routeTo(board('Nowhere', 'Troll'), 'set-up'), 'changed')
  for (const boards of ['{', '{}', '[1, null, {"name":"a"}]']) {
    storage({ boards })
    expect(recentBoards()).toEqual([])
  }
})

const names = (page: Page) => page.locator('.recent b').allInnerTexts()
/** A link waits until nothing changes any more. */
const linked = (page: Page) => page.waitForTimeout(400)

inBrowser('nothing is lost', (app) => {
  it('neither a board that was left, which is opened again, nor a declaration in progress', async () => {
    const page = await app.open({ text: board('The first', 'Troll'), view: 'set-up' })
    await page.locator('.slot').first().waitFor()
    await linked(page)
    await page.evaluate(
      (link) => {
        location.hash = link
      },
      app.linkTo({ text: board('The second', 'Gub, Gub'), view: 'set-up' }),
    )
    await page.locator('.slot').nth(1).waitFor()
    await linked(page)
    await page.getByRole('button', { name: 'Recent boards' }).click()
    await expect.poll(() => names(page)).toEqual(['The second', 'The first'])
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove The first' }).click()
    expect(await names(page)).toEqual(['The second'])
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
    expect(await names(page)).toEqual(['The second', 'The first'])
    await page.getByRole('button', { name: /^The first/ }).click()
    await expect.poll(() => page.locator('.slot .name').allInnerTexts()).toEqual(['Troll'])

    await page.goto(app.address + app.linkTo({ text: BLOCK }))
    await page.locator('.banner').getByText('Oto declares blockers').waitFor()
    await page.locator('.slot', { hasText: 'Grizzly Bears' }).locator('.card').click()
    await page.locator('.slot', { hasText: 'Hill Giant' }).locator('.card').click()
    await page.getByText('blocks A').waitFor()
    await linked(page)
    await page.reload()
    await page.getByText('blocks A').waitFor()
  })
})
