// node bench/web/run.mjs [--json] [--clicks N]: how long the page works for a click on a step, on a board of 24 creatures of
// which most steps change all. It measures the built app in Chromium.
//
// Times are those of the page's thread on the processor, by Chromium's own trace, so that what else runs on the machine
// disturbs them less: everything from the press to the picture of the next frame, scripts, styles, layout and paint. `whole`
// adds what the page does in the quarter of a second after it.
import { parseArgs } from 'node:util'
import { deflateRawSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { buildApp, serveApp } from '../../scripts/app.mjs'
import { ensureBrowser } from '../../scripts/browser.mjs'
import { machine } from '../report.mjs'

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, clicks: { type: 'string', default: '50' } },
})
/** The pause after a click, in milliseconds, in which deferred work finishes. */
const PAUSE = 400
/** The time of a frame at 60 a second, in milliseconds. */
const FRAME = 1000 / 60

const SIDE = 'Troll, Gub, Dust Imp, Silvertooth, Briar Grubbling, Ancient Bear'
/** A fight among 24 creatures: an ordinary one, or one whose steps change every creature. */
const textOf = (/** @type {string} */ words) => `name: Twenty-four creatures
game: keyforge
cards:
  Bomber: { type: creature, house: brobnar, power: 6, text: "${words}" }
players:
  Ada: { battleline: [ Bomber, ${SIDE}, Troll, Gub, Dust Imp, Silvertooth, Ancient Bear ] }
  Ben: { battleline: [ Troll: { as: the other Troll }, ${SIDE}, ${SIDE.slice('Troll, '.length)} ] }
play:
  - fight: Bomber -> the other Troll
`

const FIGHTS = {
  'two creatures fight': '',
  'each creature is dealt damage before the fight': 'Before Fight: Deal 1 to each creature.',
}

const executablePath = ensureBrowser()
if (executablePath === null) process.exit(1)
buildApp()
const { address, close } = await serveApp()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const results = []
  for (const [name, words] of Object.entries(FIGHTS)) {
    const times = await clicked(await opened(textOf(words)))
    const [toFrame, whole] = ['toFrame', 'whole'].map((key) => summary(times, key))
    results.push({ name, clicks: times.length, toFrame, whole })
  }
  if (values.json) console.log(JSON.stringify({ machine: machine(), results }))
  else tell(results)
} finally {
  await browser.close()
  close()
}

async function opened(/** @type {string} */ text) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  const held = JSON.stringify([text, 0, null, null, null])
  await page.goto(`${address}#table/1.${deflateRawSync(held).toString('base64url')}`)
  await page.locator('.row.current').waitFor()
  await page.keyboard.press('Home')
  await page.waitForTimeout(PAUSE)
  const creatures = await page.locator('.board .slot').count()
  if (creatures !== 24) throw new Error(`there are ${creatures} creatures on the board, not 24`)
  return page
}

/** Clicks on steps with the mouse, and reads the page's work from the trace. */
async function clicked(page) {
  const session = await page.context().newCDPSession(page)
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'devtools.timeline'],
    },
  })
  const rows = page.locator('.chart button.row')
  for (let click = 0; click < Number(values.clicks); click++) {
    // Far from the one before, so that much of the board changes.
    const row = rows.nth((click * 7 + 3) % (await rows.count()))
    await row.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const mouse = { x: x + width / 3, y: y + height / 2, button: 'left', clickCount: 1 }
    await session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseMoved' })
    await page.waitForTimeout(PAUSE)
    await session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' })
    await session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' })
    await page.waitForTimeout(PAUSE)
  }
  const done = new Promise((over) => session.once('Tracing.tracingComplete', over))
  await session.send('Tracing.end')
  await done
  return timesIn(events)
}

/** The page's work for each click, in milliseconds of the processor. */
function timesIn(events) {
  const clicks = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click')
  const { pid, tid } = clicks[0] ?? {}
  const own = events
    .filter((event) => event.pid === pid && event.tid === tid)
    .sort((one, other) => one.ts - other.ts)
  const tasks = own.filter(({ name, tdur }) => name === 'ThreadControllerImpl::RunTask' && tdur !== undefined)
  // The paint ends the page's work for the frame.
  const painted = own.filter(({ name }) => name === 'Paint')
  return clicks.map((click, at) => {
    const until = Math.min(click.ts + PAUSE * 1000, clicks[at + 1]?.ts ?? Number.POSITIVE_INFINITY)
    const press = own.findLast(
      ({ name, args, ts }) => name === 'EventDispatch' && args?.data?.type === 'pointerdown' && ts < click.ts,
    )
    const from = press?.ts ?? click.ts
    const shown = painted.find(({ ts }) => ts > click.ts + click.dur)?.ts ?? until
    const spent = (to) =>
      tasks
        .filter(({ ts, dur }) => ts + dur > from && ts < to)
        .reduce((sum, { tdur }) => sum + tdur / 1000, 0)
    return { toFrame: spent(shown), whole: spent(until) }
  })
}

function summary(times, key) {
  const sorted = times.map((time) => time[key]).sort((a, b) => a - b)
  const at = (part) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(2))
  return { median: at(0.5), p90: at(0.9), max: at(1) }
}

function tell(results) {
  const line = ({ median, p90, max }) => `median ${median} ms, 90 of 100 below ${p90} ms, at most ${max} ms`
  console.log(`${machine()}; a frame is ${FRAME.toFixed(1)} ms\n`)
  for (const { name, clicks, toFrame, whole } of results) {
    console.log(`24 creatures, ${name}: ${clicks} clicks on steps`)
    console.log(`  to the next frame                  ${line(toFrame)}`)
    console.log(`  with what is done a little later   ${line(whole)}`)
  }
}
