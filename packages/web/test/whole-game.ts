import type { PlayerId } from '@battleline/card-game'
import type { Position } from '@battleline/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { open } from '../src/engine/games/open-question.ts'
import { readLink } from '../src/state/link.ts'

/** Something to press, and a point of it that nothing lies over, in pixels. */
export interface Place {
  readonly selector: string
  /** Its number among those of the selector. */
  readonly nth: number
  readonly x: number
  readonly y: number
}

/** Presses something on a page: by mouse, by keys, by touch. */
export type Press = (page: Page, place: Place) => Promise<void>

/** A legal deck that makes games short: it gives enough Æmber for a key nearly every turn. */
const SHORT_DECK = `name: The Open Purse
sanctum:
  - 12 Virtuous Works
untamed:
  - 6 Dust Pixie
  - 6 Fertility Chant
saurian:
  - 12 Pax Sauriana
`

/** Brings a deck of one's own that makes a game short, to the first place for one. */
export async function bringShortDeck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bring a deck …' }).first().click()
  await page.getByRole('textbox', { name: 'Deck', exact: true }).fill(SHORT_DECK)
  await page.getByRole('button', { name: 'Use this deck' }).click()
  await page.locator('.deck-field').first().getByText('The Open Purse').waitFor({ state: 'attached' })
}

/** Begins a game with the first two decks that ship, or a short one; the player at the screen goes first. */
export async function start(page: Page, opponent: string, seed: number, isShort = false): Promise<void> {
  await page.getByRole('radio', { name: opponent }).check()
  if (isShort) await bringShortDeck(page)
  await page.getByLabel('Goes first').selectOption({ index: 1 })
  await page.locator('.how').getByLabel('Seed').fill(String(seed))
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { name: 'A player may mulligan' }).waitFor()
}

/** Begins a game of Grand Archive with the first two decks that ship; the player at the screen goes first. */
export async function startGrandArchive(page: Page, opponent: string, seed: number): Promise<void> {
  await page.getByRole('radio', { name: 'Grand Archive' }).check()
  await page.getByRole('radio', { name: opponent }).check()
  await page.getByLabel('Goes first').selectOption({ index: 1 })
  await page.locator('.how').getByLabel('Seed').fill(String(seed))
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Pass and end the turn' }).waitFor()
}

/** What can be pressed on a page, the first that is there. The first of all is there when the game is over. */
type Places = readonly [end: string, ...others: readonly string[]]

/** Of a game against a bot: a question, else a card with a move, else the end of the turn. */
const PLACES: Places = [
  'dialog[open]',
  '.awaited button',
  '.slip .done .btn:enabled',
  '.slip .option:not([aria-pressed="true"])',
  '.slip .ordering [aria-label^="More"]:not([aria-disabled="true"])',
  '.slot.can .card',
  '.next-moves [data-ends]',
]

/** The same of Grand Archive, where pressing a card that can do nothing shows it. */
export const GRAND_ARCHIVE_PLACES: Places = [
  'dialog[open]:has(.game-sheet)',
  'dialog[open] header button',
  ...PLACES.slice(1),
]

/** Of a room: a card with a move, then the last that it can do, which is to play it and not to discard it; else what is asked. */
export const ROOM_PLACES: Places = [
  '.result',
  '.slip .done .btn:enabled',
  '.board-surface:has([data-question$="3-main"]):not(:has(.lane > .btn)) .slot.can .card',
  '.lane:has(> .btn) .slip .option:last-child',
  '.slip .option:not([aria-pressed="true"])',
]

const THE_OTHER = '.opponent'

export interface Playing {
  readonly press: Press
  /** After so many presses it stops. */
  readonly most: number
  readonly places?: Places
  /** Stops where the other player begins, whose moves are skipped otherwise. */
  readonly untilTheOther?: boolean
}

/** Milliseconds after which a press that came to nothing is repeated: what is pressed while an answer is on its way is not heard. */
const PATIENCE = 2000

/** So many presses in a row that come to nothing are an error. */
const MOST_REPEATED = 30

/** Plays for whoever sits at the screen, until the game is over or the presses are used up; says whether it is over. */
export async function playOn(
  page: Page,
  { press, most, places = PLACES, untilTheOther = false }: Playing,
): Promise<boolean> {
  const [end] = places
  const looks = untilTheOther
    ? { places: [THE_OTHER, ...places], skip: null }
    : { places, skip: `${THE_OTHER} button` }
  for (let [presses, repeated, state] = [0, 0, '']; presses < most; ) {
    const next = await nextIn(page, { presses, repeated, state, ...looks })
    if (next?.selector === end) return true
    if (next?.selector === THE_OTHER) return false
    if (next !== null) {
      await press(page, next)
      presses++
      if (state !== '') repeated = 0
    } else if (++repeated > MOST_REPEATED) throw new Error('nothing comes of a press')
    state = next?.state ?? ''
  }
  return false
}

interface Looks {
  readonly places: readonly string[]
  readonly skip: string | null
  readonly presses: number
  /** So many presses in a row came to nothing. */
  readonly repeated: number
  /** What the page showed when something was pressed last. */
  readonly state: string
}

/** The next place to press; null if nothing changes for long. */
async function nextIn(page: Page, looks: Looks) {
  const look = page.waitForFunction(nextPlace, looks, { timeout: PATIENCE, polling: 100 })
  return (await look.catch(() => null))?.jsonValue() ?? null
}

/**
 * The place to press next, in the page; null while the other player decides, nothing has come of the last press, or everything
 * is covered. A house is another one every time.
 */
function nextPlace({ presses, repeated, state, places, skip }: Looks) {
  const now = [
    document.querySelector('main')?.textContent,
    ...[...document.querySelectorAll('[aria-pressed]')].map((one) => one.getAttribute('aria-pressed')),
  ].join()
  if (now === state) return null
  if (skip !== null) document.querySelector<HTMLElement>(skip)?.click()
  const selector = places.find((one) => document.querySelector(one) !== null)
  if (selector === undefined) return null
  const houses = document.querySelectorAll('.slip[data-question$="2-house"] .option').length
  const nth = houses === 0 ? 0 : presses % houses
  const element = document.querySelectorAll(selector)[nth]
  if (element === undefined) return null
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  // Cards of a hand lie over each other and out of the window, and turned cards have no corner: points are looked for that are
  // of this one, the next of them if nothing came of the last.
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
  const points = shares.flatMap((down) =>
    shares.map((along) => [left + width * along, top + height * down] as const),
  )
  const free = points.filter(([x, y]) => element.contains(document.elementFromPoint(x, y)))
  const [x, y] = free[repeated % free.length] ?? []
  return x === undefined || y === undefined ? null : { selector, nth, x, y, state: now }
}

/** The names of cards that the second player has and that the first has never seen, from the link of a game. */
export async function unseenNames(page: Page): Promise<readonly string[]> {
  const route = readLink(new URL(page.url()).hash)
  if (route === null || 'wrong' in route) throw new Error('the page has no game')
  const opened = await open({ text: route.text, document: 0, answers: null })
  if (!('session' in opened)) throw new Error('the game cannot be read')
  const { session } = opened
  const game = session.game as unknown as Viewed
  const positions = [session.played.start, ...session.segments(route.answers ?? []).map(({ to }) => to)]
  const namesSeen = (at: Position, player: PlayerId) => game.view(at, player).cards.map(({ name }) => name)
  const seen = new Set(positions.flatMap((at) => namesSeen(at, 1)))
  const theirs = namesSeen(positions.at(-1) as Position, 2)
  return theirs.filter((name) => !seen.has(name))
}

/** What any game that is played from decks shows a player. */
interface Viewed {
  view(position: Position, player: PlayerId): { readonly cards: readonly { readonly name: string }[] }
}

export const click = (page: Page, { x, y }: Place) => page.mouse.click(x, y)
export const tap = (page: Page, { x, y }: Place) => page.touchscreen.tap(x, y)
export async function enter(page: Page, { selector, nth }: Place): Promise<void> {
  // Not by Playwright, which waits for it: it may have left with the last answer.
  const focus = ([all, at]: readonly [string, number]) =>
    document.querySelectorAll<HTMLElement>(all)[at]?.focus()
  await page.evaluate(focus, [selector, nth] as const)
  await page.keyboard.press('Enter')
}

/** A link waits until nothing changes any more: it is the same for a second. */
export async function linked(page: Page): Promise<void> {
  for (let [still, last] = [0, '']; still < 3; still = page.url() === last ? still + 1 : 0) {
    last = page.url()
    await page.waitForTimeout(400)
  }
}

/** The names of cards that the bot still holds unseen when the player at the screen decides. */
export async function hiddenNames(page: Page): Promise<readonly string[]> {
  await page.locator('.opponent').waitFor({ state: 'detached' })
  await linked(page)
  const hidden = await unseenNames(page)
  expect(hidden.length).toBeGreaterThan(0)
  return hidden
}

export const htmlOf = (page: Page) => page.evaluate(() => document.documentElement.outerHTML)

/** Those of these names that stand anywhere in a page. */
export const namesIn = (html: string, names: readonly string[]) =>
  names.filter((name) => html.includes(name.replaceAll('&', '&amp;')))

/** None of these pages names a card that the bot holds now. They are from before: a card that is hidden now was hidden then, too. */
export async function nameNothingHidden(page: Page, ...shown: readonly string[]): Promise<void> {
  const hidden = await hiddenNames(page)
  for (const html of shown) expect(namesIn(html, hidden)).toEqual([])
}

/** The page, and the page with each pile of the bot opened. */
export async function pagesWithPiles(page: Page): Promise<readonly string[]> {
  const shown = [await htmlOf(page)]
  for (const pile of await page.locator('[data-side="2"] [data-pile]:enabled').all()) {
    await pile.click()
    await page.getByRole('dialog').waitFor()
    shown.push(await htmlOf(page))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  return shown
}
