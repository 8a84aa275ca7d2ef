// Finds or installs Chromium for the tests of the web app. Debian's shell without windows comes first: it runs the
// tests five times as fast as the whole browser.
import { existsSync } from 'node:fs'
import { canInstall, install } from './debian.mjs'

const PLACES = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of Chromium, or null. */
export const findBrowser = () => PLACES.find((place) => place !== '' && existsSync(place)) ?? null

/** Installs Debian's package if there is no browser, on a machine with apt and the rights for it. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found !== null) return found
  const missing = whyNotInstalled()
  if (missing === null) return findBrowser()
  console.error(`Left out: the tests of the web app in a browser, because ${missing}`)
  return null
}

/** Tries to install it. Null on success, else the reason. */
function whyNotInstalled() {
  if (!canInstall()) return 'there is no Chromium (set CHROMIUM to its path)'
  console.error('Installing Chromium for the tests of the web app')
  return install('chromium-headless-shell') || install('chromium')
    ? null
    : 'apt-get could not install Chromium'
}
