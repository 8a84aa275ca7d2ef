// Finds or installs Chromium for the tests of the web app. Debian's shell without windows comes first: it runs the
// tests five times as fast as the whole browser.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

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
  const none = 'there is no Chromium (set CHROMIUM to its path)'
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return none
  console.error('Installing Chromium for the tests of the web app')
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const installed = (/** @type {string} */ name) => apt('install', '-y', '-qq', name)
  const shell = 'chromium-headless-shell'
  return installed(shell) || (apt('update', '-qq') && installed(shell)) || installed('chromium')
    ? null
    : 'apt-get could not install Chromium'
}
