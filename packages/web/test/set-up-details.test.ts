import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inBrowser, PHONE, result, textOf } from './browser.ts'
import { type InputMethod, inputMethod, sound } from './input-methods.ts'
import { FIRESPITTER } from './questions.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const field = (page: Page) => page.getByRole('combobox')

/** Less than a pixel is not seen. */
const PART = 0.5

/** Nothing of an element lies outside of what is seen of the page. */
async function inView(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  expect(box, selector).not.toBeNull()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width + PART)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + PART)
}

/** Takes the first card that has what was typed in its name. */
async function take(page: Page, { name, press }: InputMethod): Promise<void> {
  const hit = page.getByRole('option').first()
  await hit.waitFor()
  if (name === 'keys alone') await page.keyboard.press('Enter')
  else await press(hit)
  await hit.waitFor({ state: 'detached' })
}

inBrowser('set-up, with every input method', (app) => {
  it.each(inputMethod())(
    '$name: a click on a spot moves on to typing, and shows where the card goes',
    async (kind) => {
      const page = await app.open('#set-up/', kind.options)
      const press = (name: string | RegExp) => kind.press(button(page, name))
      const written = page.locator('.yaml')
      await press('Place at the left flank of Ada')
      await expect.poll(() => field(page).evaluate((one) => one === document.activeElement)).toBe(true)
      await inView(page, '.finder .box')
      await page.keyboard.type('troll')
      await page.getByRole('option', { name: 'Troll' }).first().waitFor()
      expect(await textOf(page, '.finder > .hint')).toContain('Ada’s battleline')
      // What the card says is read before it is placed.
      expect(await textOf(page, '.finder .read')).toMatch(/creature, brobnar.*power 8.*Reap/i)
      await inView(page, '.finder .hits')
      await sound(page)
      await take(page, kind)
      await page.locator('.finder > .hint').getByText('Ada’s battleline, right of Troll').waitFor()
      // From the bottom of the page the field is still in view.
      await kind.press(page.locator('.strip').last().getByRole('button', { name: 'discard' }))
      await inView(page, '.finder .box')
      await page.keyboard.type('dino-f')
      await take(page, kind)
      await written.getByText('discard').waitFor()
      expect(await textOf(page, '.yaml')).toMatch(/discard.*Dino-Fiend/)
      // An action cannot stand in a battleline: it goes to hand, and that is said before.
      await press('Place at the left flank of Ben')
      await page.keyboard.type('punch')
      await page.getByRole('option').first().waitFor()
      expect(await textOf(page, '.finder > .hint')).toContain('Ben’s hand')
      await take(page, kind)
      await button(page, 'Punch hand').waitFor()
      expect(await page.locator('.note').count()).toBe(0)
      // And what lies there is read, too.
      await press(/^Troll/)
      await page.getByRole('toolbar', { name: 'Troll' }).getByText('Reap').waitFor()
      expect(await textOf(page, '.marks .kind')).toBe('creature, Brobnar, giant, power 8')
      await inView(page, '.marks .text')
    },
  )

  it.each(inputMethod())(
    '$name: sets the active player, house and keys in one row with the piles',
    async (kind) => {
      const page = await app.open('#set-up/', kind.options)
      const press = (name: string | RegExp) => kind.press(button(page, name))
      await press(/^Ben/)
      await press('make Ben the active player')
      await page.locator('.yaml').getByText('active').waitFor()
      await page.getByLabel('active house').selectOption('dis')
      await page.locator('.strip').getByText('Active player, house Dis').waitFor()
      await sound(page)
      const middles = await page
        .locator('.strip')
        .first()
        .evaluate((strip) =>
          [...strip.children].map((one) => {
            const { y, height } = one.getBoundingClientRect()
            return y + height / 2
          }),
        )
      if (page.viewportSize()?.width !== PHONE.width)
        expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8)
    },
  )

  it.each(inputMethod())(
    '$name: the form of a card with many problems keeps its buttons in view',
    async (kind) => {
      const page = await app.open('#set-up/', kind.options)
      const press = (name: string | RegExp) => kind.press(button(page, name))
      await kind.press(button(page, 'Empty board Magic'))
      await page.locator('.yaml').getByText('magic').waitFor()
      await kind.press(page.locator('.strip').first().getByRole('button', { name: 'hand' }))
      await press('Write a card')
      const form = page.getByRole('form', { name: 'Your new card' })
      await form.getByLabel('name').fill('Ogre')
      await form.getByText('Rules text', { exact: true }).waitFor()
      await form.getByText('colorless').waitFor()
      await press(/^red$/)
      await press(/^green$/)
      await form.getByText('gold').waitFor()
      await kind.press(form.getByRole('textbox', { name: 'Rules text of Ogre' }))
      await page.keyboard.type('Fooled again. Wholly fooled. Never mind it. Stop here now. Or there.')
      await form.locator('.diagnostic').nth(3).waitFor()
      await page.keyboard.press('Escape')
      await form.getByRole('button', { name: 'Close' }).scrollIntoViewIfNeeded()
      for (const one of ['.write .editor', '.write .go']) await inView(page, one)
      await sound(page)
      await kind.press(form.getByRole('textbox', { name: 'Rules text of Ogre' }))
      await page.keyboard.press('Control+A')
      await page.keyboard.type('Trample')
      await form.getByText('Understood', { exact: true }).waitFor()
      await page.keyboard.press('Escape')
      expect(await textOf(page, '.write .hint')).toContain('Oto’s hand')
      await press(/^Add card$/)
      await page.getByRole('toolbar', { name: 'Ogre' }).getByText('red and green').waitFor()
      const text = await textOf(page, '.yaml')
      expect(text).toMatch(/colors: \[ ?red, green ?\]/)
      expect(text).toMatch(/Oto:.*hand: - Ogre/)
    },
  )

  it.each(inputMethod())('$name: outcomes before a move lead to the board', async (kind) => {
    const page = await app.open({ text: FIRESPITTER.replace(/play:[\s\S]*$/, '') }, kind.options)
    const press = (name: string | RegExp) => kind.press(button(page, name))
    await press('Outcomes')
    await page.getByText('Make a move first').waitFor()
    await sound(page)
    await press('Go to the board')
    await page.locator('.summary').getByText('Choose a card to use').waitFor()
  })

  it.each(inputMethod())(
    '$name: different editions name the rule and the results, each once',
    async (kind) => {
      const page = await app.open({ text: FIRESPITTER }, kind.options)
      const press = (name: string | RegExp) => kind.press(button(page, name))
      await kind.press(page.locator('.slip .option').nth(1))
      await result(page).waitFor()
      await press('Compare')
      const sheet = page.getByRole('dialog')
      await sheet
        .getByText(/Same result: Master Rulebook 18.4, Master Rulebook 17.4 and The earlier/)
        .waitFor()
      const parting = sheet.getByRole('region', { name: 'The essay on fighting, damage and destruction' })
      const [here, there] = await parting.getByRole('article').allInnerTexts()
      expect(here).toMatch(
        /Master Rulebook 18\.4[\s\S]*Result[\s\S]*Dust Imp is destroyed\. Silvertooth takes 1 damage\. Ben gains 2 Æmber\./,
      )
      expect(there).toMatch(/is lost: the attacked creature is gone[\s\S]*No other changes\./)
      // The rule is the same for both, and so told once, with its words.
      expect(await parting.getByRole('button', { name: 'KF-FGT-5' }).count()).toBe(1)
      await parting.getByText('In step 2 of the fight').waitFor()
      expect(await textOf(page, '.edition-difference .both')).toBe('In both Briar Grubbling is destroyed.')
      await sound(page)
      await kind.press(parting.getByRole('button', { name: 'KF-HAZ-1' }))
      await parting
        .getByText(/hazardous/i)
        .first()
        .waitFor()
      await kind.press(parting.getByRole('button', { name: 'Use this edition' }))
      await sheet.waitFor({ state: 'detached' })
      await expect.poll(() => page.getByLabel('Edition').inputValue()).toBe('essay')
    },
  )

  it.each(inputMethod())(
    '$name: different endings say where and by which rule, and share facts once',
    async (kind) => {
      const text = FIRESPITTER.replace('Silvertooth ]', 'Silvertooth ], hand: [ Punch ]').replace(
        'Troll, ',
        'Troll: { damage: 2 }, ',
      )
      const page = await app.open({ text, view: 'outcomes' }, kind.options)
      const ending = (letter: string) =>
        page.locator('.ending', { has: page.locator('.letter', { hasText: letter }) })
      await ending('C').waitFor()
      expect(await ending('B').locator('.way').innerText()).toMatch(
        /Differs from A at “?Which resolves first before the fight\?”?\s*Firespitter: Before Fight, then Briar Grubbling: Hazardous/,
      )
      await kind.press(page.locator('.verdict').getByRole('button', { name: 'KF-FGT-5' }))
      await page.locator('.verdict').getByText('In step 2 of the fight').waitFor()
      // Named with the question that decides, they are not named again.
      expect(await page.locator('.ending .cited').count()).toBe(0)
      await kind.press(ending('C').getByRole('button', { name: 'Compare all with C' }))
      await ending('B').getByText('Differs from C').waitFor()
      await sound(page)
    },
  )

  it.each(inputMethod())('$name: a board of Magic shows who is active', async (kind) => {
    const page = await app.open('#set-up/', kind.options)
    const press = (name: string | RegExp) => kind.press(button(page, name))
    await press('Empty board Magic')
    await page.locator('.strip').getByText('Active player').waitFor()
    // Whoever has an empty board types the first name, wherever the focus was left.
    await page.keyboard.type('hill g')
    await take(page, kind)
    await button(page, /^Hill Giant/).waitFor()
    // What is put on others is told to need one, and then goes on it.
    await page.keyboard.type('pacifi')
    await page.locator('.finder > .hint').getByText('select a card first to attach it').waitFor()
    await page.keyboard.press('Escape')
    await press(/^Hill Giant/)
    await page.keyboard.type('pacifi')
    await expect.poll(() => textOf(page, '.finder > .hint')).toMatch(/to Hill Giant$/)
    await take(page, kind)
    await page.locator('.yaml').getByText('attached: Hill Giant').waitFor()
    // What one wants and no name of it is found, too; and a creature by its numbers.
    await page.keyboard.type('white flying')
    await page.locator('.hit small mark').getByText('flying').first().waitFor()
    await sound(page)
    await page.keyboard.press('Escape')
    await press('Place at the left flank of Oto')
    await page.keyboard.type('2/1 fly')
    await page.getByRole('option', { name: '2/1 flying' }).waitFor()
    await take(page, kind)
    await button(page, /^2\/1 flying/).waitFor()
    expect(await textOf(page, '.yaml')).toContain(
      '2/1 flying: { power: 2, toughness: 1, keywords: [ flying ] }',
    )
    await press(/^Oto/)
    await press('make Oto the active player')
    await page.locator('.strip').first().getByText('Active player').waitFor()
    expect(await textOf(page, '.strip >> nth=0')).toMatch(/^Oto/)
    expect(await textOf(page, '.strip >> nth=1')).toMatch(/^Nia\s+Opponent/)
    await page.getByLabel('starts').selectOption('main')
    await page.locator('.yaml').getByText('begins').waitFor()
    await sound(page)
    await press(/^Play it/)
    // On the table nobody has changed seats.
    await page.locator('.board .strip').last().getByText('Nia').waitFor()
    expect(await textOf(page, '.board .strip >> nth=0')).toMatch(/^Oto/)
  })

  it.each(inputMethod())('$name: a file is chosen by a labelled button', async (kind) => {
    const page = await app.open('#set-up/', kind.options)
    const press = (name: string | RegExp) => kind.press(button(page, name))
    await press('Open a file')
    const sheet = page.getByRole('dialog')
    await sheet.getByText('Choose a file').waitFor()
    await sound(page)
    await sheet.getByLabel('Choose a file').setInputFiles({
      name: 'question.yaml',
      mimeType: 'text/yaml',
      buffer: Buffer.from(FIRESPITTER),
    })
    await sheet.getByRole('status').getByText('question.yaml').waitFor()
    await kind.press(sheet.getByRole('button', { name: 'Open', exact: true }))
    await page.locator('.yaml').getByText('Firespitter').first().waitFor()
  })
})
