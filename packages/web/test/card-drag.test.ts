import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, PHONE } from './browser.ts'
import { WHOM_TO_FIGHT, WOLVES } from './questions.ts'

const MAGIC = `name: Attack and block
game: magic
players:
  Nia: { battlefield: [ Hill Giant, Grizzly Bears: { as: Cub, tapped: true } ] }
  Oto: { battlefield: [ Grizzly Bears ] }
`

const HAND = `name: A card of a hand
game: keyforge
house: dis
players:
  Ada: { hand: [ Dust Imp ] }
  Ben: { battleline: [ Silvertooth ] }
`
const SPELL = `name: A spell
game: magic
players:
  Nia: { hand: [ Lightning Bolt ], battlefield: [ Hill Giant ] }
  Oto: { hand: [ Giant Growth ], battlefield: [ Grizzly Bears ] }
`

const card = (page: Page, name: string): Locator =>
  page.locator('.board-surface .slot', { hasText: name }).locator('> .card')

interface Point {
  readonly x: number
  readonly y: number
}

async function middleOf(target: Locator): Promise<Point> {
  await target.waitFor()
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${target} is not visible`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags a card over a target without dropping it. */
async function holdOver(page: Page, from: Locator, onto: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(onto)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 4 })
}

async function dragTo(page: Page, from: Locator, onto: Locator): Promise<void> {
  await holdOver(page, from, onto)
  await page.mouse.up()
}

/** The same with a finger. */
async function swipeTo(page: Page, from: Locator, onto: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(onto)]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  await touch('touchStart', [start])
  for (const part of [0.1, 0.3, 0.6, 1])
    await touch('touchMove', [
      { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part },
    ])
  await touch('touchEnd', [])
  await session.detach()
}

inBrowser('dragging a card onto its target', (app) => {
  it('fights in KeyForge; what is legal is framed, and a drop on nothing does nothing', async () => {
    const page = await app.open({ text: WHOM_TO_FIGHT })
    await holdOver(page, card(page, 'Troll'), card(page, 'Silvertooth'))
    expect(await page.locator('.slot.can .name').allInnerTexts()).toEqual(['Dust Imp', 'Silvertooth'])
    expect(await page.locator('.drop-target .name').innerText()).toBe('Silvertooth')
    await page.mouse.move(2, 2, { steps: 3 })
    await page.mouse.up()
    await expect.poll(() => page.locator('.slot.chosen').count()).toBe(0)
    expect(await page.locator('.dragged').count()).toBe(0)
    await dragTo(page, card(page, 'Troll'), card(page, 'Silvertooth'))
    await page.getByText('Troll fights Silvertooth').first().waitFor()
  })

  it('says why a fight is illegal in KeyForge', async () => {
    const page = await app.open({ text: WHOM_TO_FIGHT })
    await dragTo(page, card(page, 'Troll'), card(page, 'Gub'))
    await page.locator('.why-not').getByText('Can’t choose Gub').waitFor()
  })

  it('attacks and blocks in Magic, and says why neither is legal', async () => {
    const page = await app.open({ text: MAGIC })
    await page.locator('.banner').getByText('Nia declares attackers').waitFor()
    await dragTo(page, card(page, 'Hill Giant'), card(page, 'Grizzly Bears'))
    await page.locator('.banner').getByText('Hill Giant can’t attack Grizzly Bears').waitFor()
    await dragTo(page, card(page, 'Cub'), page.locator('.strip', { hasText: 'Oto' }))
    await page.locator('.banner').getByText('Cub is tapped').waitFor()
    for (let twice = 0; twice < 2; twice++) {
      await dragTo(page, card(page, 'Hill Giant'), page.locator('.strip', { hasText: 'Oto' }))
      await page.getByText('attacks Oto').waitFor()
    }
    await page.getByRole('button', { name: /^Declare$/ }).click()
    await page.locator('.banner').getByText('Oto declares blockers').waitFor()
    await dragTo(page, card(page, 'Grizzly Bears'), card(page, 'Hill Giant'))
    await page.locator('.wire.block').waitFor({ state: 'attached' })
  })

  it('attacks in Grand Archive, and says why an attack is illegal', async () => {
    const page = await app.open({ text: WOLVES })
    await dragTo(page, card(page, 'Claw'), card(page, 'Fang'))
    await page.locator('.why-not').getByText('Can’t choose Fang').waitFor()
    await dragTo(page, card(page, 'Fang'), card(page, 'Claw'))
    await page.getByText('Fang attacks Claw').first().waitFor()
  })

  it('plays a card of a hand on the board, and casts a spell of Magic at its target', async () => {
    const page = await app.open({ text: HAND })
    await dragTo(page, card(page, 'Dust Imp'), page.locator('.lane'))
    await page.locator('.battleline.near .slot', { hasText: 'Dust Imp' }).waitFor()
    await page.evaluate(
      (link) => {
        location.hash = link
      },
      app.linkTo({ text: SPELL }),
    )
    await dragTo(page, card(page, 'Lightning Bolt'), card(page, 'Grizzly Bears'))
    // The spell is on the stack, and its target is chosen.
    await page.locator('.magic-stack').getByText('→ Grizzly Bears').waitFor()
    expect(await page.locator('.magic-stack b').innerText()).toBe('Lightning Bolt')
  })

  it('works with a finger', async () => {
    const page = await app.open({ text: WHOM_TO_FIGHT }, { viewport: PHONE, hasTouch: true })
    await swipeTo(page, card(page, 'Troll'), card(page, 'Dust Imp'))
    await page.getByText('Troll fights Dust Imp').first().waitFor()
  })
})

inBrowser('dragging over the cloth', (app) => {
  it.each(['table', 'set-up'] as const)('selects no text (%s)', async (view) => {
    const page = await app.open({ text: WHOM_TO_FIGHT, view })
    await card(page, 'Troll')
      .or(page.locator('.slot', { hasText: 'Troll' }))
      .first()
      .waitFor()
    const box = await page.locator(view === 'table' ? '.board-surface' : '.middle').boundingBox()
    if (box === null) throw new Error('there is no board')
    await page.mouse.move(box.x + 4, box.y + 4)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width - 8, box.y + box.height - 8, { steps: 6 })
    await page.mouse.up()
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
  })
})
