// Installs packages of Debian that tests need, on a machine with apt and the rights for it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const apt = (/** @type {string[]} */ ...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

const add = (/** @type {string} */ name) => apt('install', '-y', '-qq', '--no-install-recommends', name)

let isUpdated = false

/** Installs a package, with the lists of the archive brought up to date if it is not in them. Whether it is there. */
export function install(/** @type {string} */ name) {
  if (add(name)) return true
  if (isUpdated) return false
  isUpdated = true
  return apt('update', '-qq') && add(name)
}
