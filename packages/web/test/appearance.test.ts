import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sample } from '../../../test/sample.ts'
import type { Route } from '../src/state/route.ts'
import { hold, looksAsKept } from './appearance.ts'
import { type App, everyViolation, inBrowser, PHONE, scenario } from './browser.ts'
import {
  FIRESPITTER,
  HILL_GIANT_ATTACKS,
  SWORD,
  THREE_ANSWERS,
  TWELVE,
  TWELVE_OF_GRAND_ARCHIVE,
  TWELVE_OF_MAGIC,
  WHOM_TO_FIGHT,
} from './questions.ts'

interface State {
  readonly at: string | Partial<Route>
  /** An element that the whole page has. */
  readonly whole: string
  /** Presses, by the name of a button or a selector, each with the element that it shows. */
  readonly press?: readonly (readonly [press: string | RegExp, shows: string])[]
}

const press = (page: Page, what: string | RegExp) =>
  (typeof what === 'string' && /^[.#[]/.test(what)
    ? page.locator(what)
    : page.getByRole('button', { name: what })
  )
    .first()
    .click()

const EMPTY = 'name: Nothing\ngame: GAME\nplayers:\n  Ada: {}\n  Ben: {}\n'
const SLIP = EMPTY.replace('GAME', 'keyforge').replace('Ada: {}', 'Ada: { battleline: [Dino Feind] }')
const STACK = `name: A spell
game: magic
players:
  Nia: { hand: [ Lightning Bolt ], battlefield: [ Hill Giant ] }
  Oto: { hand: [ Giant Growth ], battlefield: [ Grizzly Bears ] }
play:
  - cast: Lightning Bolt -> Grizzly Bears
`
const STORMLING = `${THREE_ANSWERS}play: [fight: Stormling -> Champion Anaphiel]\n`
const TURN = `name: A turn
game: keyforge
house: dis
players:
  Ada: { aember: 4, houses: [brobnar, dis, logos], battleline: [Dino-Fiend, Troll], hand: [Punch, Smith, Gub] }
  Ben: { aember: 6, houses: [saurian, brobnar, untamed], battleline: [Faust the Great], hand: [Bumpsy], archives: ["?"] }
`
const DINO = scenario('keyforge/essay/dino-fiend-fights-faust.yaml')

const STATES: Readonly<Record<string, State>> = {
  'first-page': { at: '', whole: '.boards button' },
  answers: { at: '#ask/does%20splash%20take%20the%20ward%20of%20a%20neighbor', whole: '.answers .sentence' },
  'answers-card': { at: '#ask/krump', whole: '.answers .entry' },
  'answers-nothing': { at: '#ask/xyzzy%20qwv', whole: '.boards' },
  'answer-keyforge': { at: { text: DINO, view: 'answer' }, whole: '.answer .ruling' },
  'answer-magic': { at: { text: HILL_GIANT_ATTACKS, view: 'answer' }, whole: '.answer .ruling' },
  'whole-games': { at: '#play/', whole: '.deck-summary .houses' },
  'set-up-empty': { at: '#set-up/', whole: '.battleline .insert' },
  'set-up-keyforge': { at: { text: FIRESPITTER, view: 'set-up' }, whole: '.slot[data-card]' },
  'set-up-card': {
    at: { text: FIRESPITTER, view: 'set-up' },
    whole: '.slot[data-card]',
    press: [[/^Firespitter/, '.marks']],
  },
  'set-up-problem': { at: { text: SLIP, view: 'set-up' }, whole: '.file .note' },
  'set-up-write-card': { at: '#set-up/', whole: '.battleline .insert', press: [[/Write a card/, '.write']] },
  'set-up-magic': { at: { text: HILL_GIANT_ATTACKS, view: 'set-up' }, whole: '.slot[data-card]' },
  'set-up-grand-archive': { at: { text: SWORD, view: 'set-up' }, whole: '.slot[data-card]' },
  'keyforge-question': { at: { text: WHOM_TO_FIGHT }, whole: '.chart li' },
  'keyforge-turn': { at: { text: TURN }, whole: '.chart li' },
  'keyforge-order': { at: { text: STORMLING }, whole: '.slip .option' },
  'keyforge-end': { at: { text: WHOM_TO_FIGHT, answers: ['fight 3 5'] }, whole: '.summary[data-result]' },
  'keyforge-why': {
    at: { text: WHOM_TO_FIGHT, answers: ['fight 3 5'] },
    whole: '.summary[data-result]',
    press: [[/^Why/, 'dialog[open]']],
  },
  'keyforge-pile': {
    at: { text: TURN },
    whole: '.chart li',
    press: [['[data-side="2"] [data-pile="archives"]', 'dialog[open]']],
  },
  'keyforge-twelve': { at: { text: TWELVE }, whole: '.chart li' },
  'magic-attack': { at: { text: HILL_GIANT_ATTACKS.replace(/play:.*/s, '') }, whole: '.chart li' },
  'magic-block': { at: { text: HILL_GIANT_ATTACKS }, whole: '.chart li' },
  'magic-stack': { at: { text: STACK }, whole: '.chart li' },
  'magic-twelve': { at: { text: TWELVE_OF_MAGIC }, whole: '.chart li' },
  'grand-archive-attack': { at: { text: SWORD }, whole: '.chart li' },
  'grand-archive-twelve': { at: { text: TWELVE_OF_GRAND_ARCHIVE }, whole: '.chart li' },
  outcomes: { at: { text: STORMLING, view: 'outcomes' }, whole: '.ending' },
  'outcomes-magic': { at: { text: HILL_GIANT_ATTACKS, view: 'outcomes' }, whole: '.ending' },
  share: { at: { text: WHOM_TO_FIGHT }, whole: '.chart li', press: [['Share', 'dialog[open]']] },
  editions: { at: { text: WHOM_TO_FIGHT }, whole: '.chart li', press: [['Compare', 'dialog[open]']] },
  embed: { at: 'embed.html', whole: 'battleline-board' },
}

/** How each state is looked at: its width in pixels is the name of its picture. */
const WINDOWS = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 1024, height: 768 }, colorScheme: 'dark' },
  { viewport: PHONE, colorScheme: 'light' },
] as const
const THEMES = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const

async function opened(
  app: App,
  { at, whole, press: pressed = [] }: State,
  window: BrowserContextOptions,
): Promise<Page> {
  const page = await app.open(at, window)
  await page.locator(whole).first().waitFor()
  for (const [what, shows] of pressed) {
    await press(page, what)
    await page.locator(shows).first().waitFor()
  }
  return page
}

inBrowser('a state of the app', (app) => {
  const states = Object.entries(STATES)
  const ofAll = states.flatMap(([name, state]) =>
    WINDOWS.map((window) => ({ name, state, window, width: window.viewport.width })),
  )

  it.each(ofAll)(
    'looks as it did: $name, $width',
    { tags: 'long' },
    async ({ name, state, window, width }) => {
      const page = await opened(app, state, window)
      await looksAsKept(page, `${name}-${width}`)
    },
  )

  const drawn = sample(states, 12)
  const others = states.filter((one) => !drawn.includes(one))
  it.each(drawn)('has no accessibility violation in any theme: %s', sound)
  it.each(others)('has no accessibility violation in any theme: %s', { tags: 'long' }, sound)

  async function sound(_: string, state: State): Promise<void> {
    for (const window of [WINDOWS[0], WINDOWS[2]]) {
      const page = await opened(app, state, window)
      await hold(page)
      for (const theme of THEMES) {
        await page.emulateMedia(theme)
        expect(await everyViolation(page), `${window.viewport.width}, ${Object.values(theme)}`).toEqual([])
      }
      await app.leave(page)
    }
  }
})
