import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, PHONE, result, scenario } from './browser.ts'
import { HILL_GIANT_ATTACKS, SWORD } from './questions.ts'

const TROLL = `name: Troll fights Gub
game: keyforge
players:
  Ada: { battleline: [ Troll ] }
  Ben: { battleline: [ Gub ] }
play:
  - fight: Troll -> Gub
`
const MAGIC = `${HILL_GIANT_ATTACKS}  - block: Grizzly Bears -> Hill Giant
`
const WOLF = `${SWORD}play:
  - attack: { weapon: Warrior's Longsword, target: Wolf }
    choose: [[]]
`
/** The colours of light look, as `#rrggbb`. */
const BROBNAR = '#96501a'
const RED_WASH = '#fbeae4'

/** The picture that the page gives, with how many dots it has of each colour that is asked for. */
async function picture(page: Page, colors: readonly string[]) {
  await page.getByRole('button', { name: 'Share' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download picture' }).click(),
  ])
  const bytes = readFileSync(await file.path())
  const counted = await page.evaluate(
    async ([base64, wanted]) => {
      const packed = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([packed], { type: 'image/png' }))
      const { width, height } = bitmap
      const pen = new OffscreenCanvas(width, height).getContext('2d')
      pen?.drawImage(bitmap, 0, 0)
      const dots = pen?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
      const counts = wanted.map((color) => {
        const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
        let count = 0
        for (let at = 0; at < dots.length; at += 4)
          if (dots[at] === red && dots[at + 1] === green && dots[at + 2] === blue) count++
        return count
      })
      return { width, height, counts }
    },
    [bytes.toString('base64'), colors] as const,
  )
  return { name: file.suggestedFilename(), signature: bytes.subarray(1, 4).toString('latin1'), ...counted }
}

inBrowser('a picture of a question', (app) => {
  it('shows the board before and after the move, and the chart', async () => {
    const page = await app.open({ text: TROLL })
    await result(page).waitFor()
    const done = await picture(page, [BROBNAR, RED_WASH])
    expect(done.name).toBe('troll-fights-gub.png')
    expect(done.signature).toBe('PNG')
    expect(done.width).toBe(2400)
    // Troll stands on both boards, and the line of the chart that is looked at is washed.
    const first = await app.open({ text: TROLL, at: 1 })
    await first.locator('.row.current').waitFor()
    const early = await picture(first, [BROBNAR, RED_WASH])
    expect(early.counts[0]).toBeGreaterThan(1000)
    expect(done.counts[0]).toBeGreaterThan(1.8 * Number(early.counts[0]))
    expect(done.counts[1]).toBeGreaterThan(10_000)
    expect(done.height).toBeGreaterThan(early.height)
  })

  it('is drawn in the dark theme, and of Magic and Grand Archive on a phone', { tags: 'long' }, async () => {
    const dark = await app.open({ text: TROLL }, { colorScheme: 'dark' })
    await dark.locator('.summary').waitFor()
    const [ofDark, ofLight] = (await picture(dark, ['#dc9a5f', BROBNAR])).counts
    expect(ofDark).toBeGreaterThan(1000)
    expect(ofLight).toBe(0)
    const question = { text: scenario('keyforge/essay/dino-fiend-fights-faust.yaml'), at: 4 }
    const asked = await app.open(question)
    await asked.locator('.pending').first().waitFor()
    expect((await picture(asked, ['#fff6f2'])).counts[0]).toBeGreaterThan(500)
    for (const text of [MAGIC, WOLF]) {
      const page = await app.open({ text }, { viewport: PHONE, hasTouch: true })
      await page.locator('.row.current').waitFor()
      const drawn = await picture(page, [RED_WASH])
      expect(drawn.width).toBe(2400)
      expect(drawn.counts[0]).toBeGreaterThan(10_000)
      await app.leave(page)
    }
  })
})
