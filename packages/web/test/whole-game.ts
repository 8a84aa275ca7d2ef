import type { KeyForge, KeyForgePosition, PlayerId } from '@battleline/keyforge'
import type { Page } from 'playwright-core'
import { open } from '../src/engine/games/open-question.ts'
import { readLink } from '../src/state/link.ts'

/** Presses something on a page: by mouse, by keys, by touch. */
export type Press = (page: Page, selector: string) => Promise<void>

/** Begins a game with the first two decks that ship; the player at the screen goes first. */
export async function start(page: Page, opponent: string, seed: number): Promise<void> {
  await page.getByRole('radio', { name: opponent }).check()
  await page.getByLabel('Goes first').selectOption({ index: 1 })
  await page.locator('.how').getByLabel('Seed').fill(String(seed))
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { name: 'A player may mulligan' }).waitFor()
}

const END = 'dialog[open]'
const SKIP = '.opponent button'

/** What can be pressed, the first that is there: a question, else a card with a move, else the end of the turn. */
const PLACES: readonly string[] = [
  END,
  SKIP,
  '.awaited button',
  '.slip .done .btn:enabled',
  '.slip .option:not([aria-pressed="true"])',
  '.slip .ordering [aria-label^="More"]:not([aria-disabled="true"])',
  '.slot.can .card',
  '.next-moves [data-ends]',
]

/** More places than this do not leave while they are pressed. */
const MOST_MISSES = 5

export interface Playing {
  readonly press: Press
  /** After so many presses it stops. */
  readonly most: number
}

/** Plays for whoever sits at the screen, until the game is over or the presses are used up; says whether it is over. */
export async function playOn(page: Page, { press, most }: Playing): Promise<boolean> {
  for (let [presses, misses] = [0, 0]; ; ) {
    const { place, nth, state } = await page.evaluate(nextPlace, [PLACES, presses] as const)
    if (place === END) return true
    if (presses >= most) return false
    if (place === SKIP)
      await page.evaluate((skip) => document.querySelector<HTMLElement>(skip)?.click(), SKIP)
    else if (place !== null) {
      // The last answer may still be on its way, and take the place with it.
      const isPressed = press(page, `${place} >> nth=${nth}`).then(
        () => true,
        () => false,
      )
      if (await isPressed) presses++
      else if (++misses > MOST_MISSES) throw new Error(`${place} cannot be pressed`)
    }
    // Something comes of a press, or of the other player's thoughts.
    const changes = (before: string) => document.querySelector('.play')?.textContent !== before
    await page.waitForFunction(changes, state, { timeout: 3000, polling: 30 }).catch(() => {})
  }
}

/** The place to press, in the page; none while the other player decides. A house is another one every time. */
function nextPlace([places, presses]: readonly [readonly string[], number]) {
  const state = document.querySelector('.play')?.textContent ?? ''
  const isThere = (selector: string) => document.querySelector(selector) !== null
  const place = places.find(isThere) ?? null
  const houses = document.querySelectorAll('.slip[data-question$="2-house"] .option').length
  return { place, nth: houses === 0 ? 0 : presses % houses, state }
}

/** The names of cards that the second player has and that the first has never seen, from the link of a game. */
export async function unseenNames(page: Page): Promise<readonly string[]> {
  const route = readLink(new URL(page.url()).hash)
  if (route === null || 'wrong' in route) throw new Error('the page has no game')
  const opened = await open({ text: route.text, document: 0, answers: null })
  if (!('session' in opened)) throw new Error('the game cannot be read')
  const { session } = opened
  const game = session.game as unknown as KeyForge
  const positions = [session.played.start, ...session.segments(route.answers ?? []).map(({ to }) => to)]
  const seen = new Set<string>()
  const namesIn = (at: KeyForgePosition, player: PlayerId) =>
    game.view(at, player).cards.map(({ name }) => name)
  for (const at of positions) for (const name of namesIn(at as KeyForgePosition, 1)) seen.add(name)
  const theirs = namesIn(positions.at(-1) as KeyForgePosition, 2)
  return theirs.filter((name) => !seen.has(name))
}
