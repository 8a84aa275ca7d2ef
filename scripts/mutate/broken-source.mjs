// Loaded first by a process that judges a mutant: replaces one file of the built package by its broken version.
import { readFileSync } from 'node:fs'
import { register } from 'node:module'
import { pathToFileURL } from 'node:url'

const { MUTANT_URL, MUTANT_TEXT } = process.env

/** @type {import('node:module').LoadHook} */
export const load = async (url, context, next) =>
  url === MUTANT_URL
    ? { format: 'module', shortCircuit: true, source: readFileSync(String(MUTANT_TEXT), 'utf8') }
    : next(url, context)

if (process.env.MUTANT_HOOKED !== '1') {
  process.env.MUTANT_HOOKED = '1'
  register(import.meta.url, pathToFileURL('./'))
}
