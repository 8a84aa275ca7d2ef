import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser } from './browser.ts'
import { WHOM_TO_FIGHT } from './questions.ts'

/** What a page holds: elements and listeners in number, and objects in bytes. */
interface Held {
  readonly nodes: number
  readonly listeners: number
  readonly heap: number
}

async function held(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  // What waits to be given up is so after the next frames.
  await page.waitForTimeout(300)
  for (let twice = 0; twice < 2; twice++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') }
}

/** Fights and takes it back, so many times, in the page. */
const goOn = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (times) => {
    const until = async (is: () => boolean) => {
      while (!is()) await new Promise(requestAnimationFrame)
    }
    const card = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('.board-surface .card')].find((one) =>
        one.textContent?.includes(name),
      )
    const undo = () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo')
    const isOver = () => document.querySelector('.summary[data-result]') !== null
    for (let time = 0; time < times; time++) {
      // What is picked up while the last answer is taken back is put down again.
      for (let frame = 0; document.querySelector('.slot.chosen') === null; frame++) {
        if (frame % 10 === 0) card('Troll')?.click()
        await new Promise(requestAnimationFrame)
      }
      card('Dust Imp')?.click()
      await until(isOver)
      undo()?.click()
      await until(() => !isOver() && card('Dust Imp') !== undefined)
    }
  }, times)

inBrowser('the memory of a page', (app) => {
  it('does not grow with 500 answers and undos', { tags: 'long', timeout: 600_000 }, async () => {
    const page = await app.open({ text: WHOM_TO_FIGHT })
    await page.getByText('Choose a card to use').first().waitFor()
    await goOn(page, 60)
    const before = await held(page)
    await goOn(page, 500)
    const after = await held(page)
    expect(after.nodes - before.nodes).toBeLessThan(50)
    expect(after.listeners - before.listeners).toBeLessThan(20)
    // While the page kept the boards of all answers that were taken back, it was 22 kB for each.
    expect(after.heap - before.heap).toBeLessThan(500_000)
  })
})
