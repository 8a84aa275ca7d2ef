import { deflateSync, strToU8 } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sample } from '../../../test/sample.ts'
import { inBrowser, violations } from './browser.ts'

const SCRIPT = '<img src=x onerror="document.title=1"><script>document.title=1</script>'

const board = (line: string) =>
  `name: A\ngame: keyforge\nplayers:\n  Ada: { battleline: [ ${line} ] }\n  Ben: { battleline: [ Troll ] }\n`

/** A link that holds whatever somebody puts there. */
const holding = (written: string) =>
  `#table/1.${Buffer.from(deflateSync(strToU8(written), { level: 9 })).toString('base64url')}`

/** What the page shows once it has settled: a message, or a board; and that nothing of the text became part of the page. */
async function settled(page: Page): Promise<string> {
  const told = page.locator('[role=alert], [role=status], .slot, .problem')
  await told.filter({ visible: true }).first().waitFor()
  expect(await page.title()).not.toBe('1')
  expect(await page.locator('img[onerror], main script').count()).toBe(0)
  return page.locator('body').innerText()
}

const DAMAGED = 'This link is damaged. Copy the whole link and try again.'

inBrowser('a malicious link', (app) => {
  it.each(
    sample<[string, string]>(
      [
        ['that would fill the memory', holding(`["${'a'.repeat(60_000_000)}",0,null,null,null]`)],
        ['of brackets', holding('['.repeat(200_000))],
        ['of another shape', holding('{"text":"a"}')],
        ['of answers that are none', holding(JSON.stringify([board('Troll'), 0, null, [{ a: 'b' }], null]))],
        ['of a step that is none', holding(JSON.stringify([board('Troll'), 0, null, null, 1.5]))],
      ],
      2,
    ),
  )('%s is refused', async (_, hash) => {
    const page = await app.open(hash)
    expect(await settled(page)).toContain(DAMAGED)
    await page.getByRole('searchbox').waitFor()
  })

  it.each(
    sample<[string, readonly unknown[], RegExp]>(
      [
        ['a scenario that is not there', [board('Troll'), 999, null, null, null], /./],
        ['a step beyond the last', [board('Troll'), 0, null, null, 1e9], /./],
        ['an edition that there is not', [board('Troll'), 0, SCRIPT, null, null], /edition/i],
        ['answers to nothing', [board('Troll'), 0, null, [SCRIPT, 'fight 1 2', [9, 9]], null], /./],
        ['a text of nothing but signs', ['\u0000\u202e\u{1f4a9}'.repeat(1000), 0, null, null, null], /./],
      ],
      2,
    ),
  )('with %s shows an error or the board, and goes on', async (_, held, message) => {
    const page = await app.open(holding(JSON.stringify(held)))
    expect(await settled(page)).toMatch(message)
    expect(await violations(page)).toEqual([])
    await page
      .getByRole('link', { name: 'Set up' })
      .or(page.getByRole('button', { name: 'Set up' }))
      .first()
      .click()
    await page.getByRole('combobox').first().waitFor()
  })
})

inBrowser('a malicious file', (app) => {
  it.each<[string, string]>([
    ['nests without end', `name: A\ngame: keyforge\nplayers: ${'['.repeat(20_000)}`],
    ['nests by indentation', Array.from({ length: 300 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')],
    [
      'grows by aliases',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'
        .split('')
        .map((one, at) => `${one}: &${one} [${`*${'abcdefg'[at]},`.repeat(9)}]`)
        .join('\n')}\n`,
    ],
    ['has script for names', board(`"${SCRIPT.replaceAll('"', "'")}"`)],
    [
      'is about what every object has',
      '__proto__: { polluted: yes }\nconstructor: { prototype: 3 }\ngame: keyforge\n',
    ],
    ['has a thousand creatures', board(Array.from({ length: 1000 }, () => 'Troll').join(', '))],
    [
      'has a card with a text without end',
      `cards:\n  Odd: { type: action, house: dis, text: "${'Play: Deal '.repeat(4000)}" }\n${board('Troll')}`,
    ],
  ])('and %s shows an error or a board', async (_, text) => {
    const page = await app.open()
    await page.getByRole('button', { name: 'Open a file' }).first().click()
    await page.getByRole('textbox', { name: 'Scenario text' }).fill(text)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await settled(page)
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
  })

  it('is refused where it is too large', async () => {
    const page = await app.open()
    await page.getByRole('button', { name: 'Open a file' }).first().click()
    const file = { name: 'long.yaml', mimeType: 'text/yaml', buffer: Buffer.alloc(2_000_000, 'a') }
    await page.getByLabel('Choose a file').setInputFiles(file)
    await page.getByRole('alert').getByText('long.yaml is too large').waitFor()
    expect(await violations(page)).toEqual([])
  })
})
