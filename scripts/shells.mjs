// Installs the shells whose completions are tested, and the program that formats the manual page.
import { spawnSync } from 'node:child_process'
import { canInstall, install } from './debian.mjs'

const PROGRAMS = ['bash', 'zsh', 'fish', 'groff']

/** Whether a program can be started. */
export const has = (/** @type {string} */ program) => spawnSync(program, ['--version']).error === undefined

/** Installs Debian's packages of those that are not there, on a machine with apt and the rights for it. */
export function ensureShells() {
  for (const program of PROGRAMS.filter((one) => !has(one)))
    if (!canInstall() || !install(program))
      console.error(`Left out: the tests of ${program}, which is not here`)
}
