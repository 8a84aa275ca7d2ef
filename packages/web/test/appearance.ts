import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Pictures are compared at half their size, where the edges of letters do not matter. */
const PART = 2
/** The difference of a color at which a point is another, of 255. */
const MOST_OF_A_COLOR = 40
/** The share of points that may be others: a word of a page is more. */
const MOST_POINTS = 0.0006

const FOLDER = fileURLToPath(new URL('./pictures/', import.meta.url))

/** Nothing blinks, whatever moves has come to rest, and neither the port of a link nor the seed of a game is seen. */
const AT_REST = `*, *::before, *::after { caret-color: transparent !important; animation-duration: 0s !important;
  transition-duration: 0s !important } .cm-cursor { visibility: hidden } [readonly], .how input { color: transparent !important }
  .share-code path { visibility: hidden }`

/** Takes all motion from a page. The policy of the page allows no other style. */
export const hold = (page: Page): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, AT_REST)

/** Waits until a page shows what it comes to, with its fonts. */
async function atRest(page: Page): Promise<void> {
  await hold(page)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  let before = ''
  for (let now = await shown(page); now !== before; now = await shown(page)) {
    before = now
    await page.waitForTimeout(150)
  }
}

/** A picture of the window, as WebP in Base64. */
async function shown(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60 })
  await session.detach()
  return data
}

/**
 * A page looks as it did when its picture was kept in `pictures`, but for a few points. `npm run test:long -- appearance -u`
 * keeps the pictures of now; one that is missing is kept, except where `CI` is set. The picture of a page that looks different
 * is written beside the kept one.
 */
export async function looksAsKept(page: Page, name: string): Promise<void> {
  await atRest(page)
  const now = await shown(page)
  const path = `${FOLDER}${name}.webp`
  const other = `${FOLDER}${name}.now.webp`
  rmSync(other, { force: true })
  const { snapshotUpdateState: updates } = expect.getState().snapshotState
  if (updates === 'all' || (updates === 'new' && !existsSync(path))) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(path, now, 'base64')
    return
  }
  const differs = await differentPart(page, readFileSync(path, 'base64'), now)
  if (differs > MOST_POINTS) writeFileSync(other, now, 'base64')
  expect(differs, `compare ${path} with ${other}`).toBeLessThanOrEqual(MOST_POINTS)
}

/** The share of the points at which two pictures differ, from 0 to 1; 1 where their sizes differ. */
async function differentPart(page: Page, kept: string, now: string): Promise<number> {
  const blank = await page.context().newPage()
  try {
    return await blank.evaluate(
      async ([pictures, part, most]) => {
        const read = async (data: string) => {
          const image = new Image()
          image.src = `data:image/webp;base64,${data}`
          await image.decode()
          const [width, height] = [image.width / part, image.height / part]
          const context = new OffscreenCanvas(width, height).getContext(
            '2d',
          ) as OffscreenCanvasRenderingContext2D
          context.drawImage(image, 0, 0, width, height)
          return context.getImageData(0, 0, width, height)
        }
        const [one, other] = await Promise.all([read(pictures[0]), read(pictures[1])])
        if (one.width !== other.width || one.height !== other.height) return 1
        let count = 0
        for (let at = 0; at < one.data.length; at += 4)
          if (
            [0, 1, 2].some(
              (color) => Math.abs((one.data[at + color] ?? 0) - (other.data[at + color] ?? 0)) > most,
            )
          )
            count++
        return count / (one.width * one.height)
      },
      [[kept, now], PART, MOST_OF_A_COLOR] as const,
    )
  } finally {
    await blank.close()
  }
}
