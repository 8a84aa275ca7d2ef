import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { WrongInput } from '../exit.ts'
import { reasonOf } from '../input/file-text.ts'

/**
 * Makes a folder, and those above it that are not there.
 * @throws WrongInput if it cannot be made
 */
export function makeFolder(folder: string, mode?: number): void {
  try {
    make(resolve(folder), mode)
  } catch (error) {
    throw new WrongInput('cannot-write', `cannot write to ${folder}: ${reasonOf(error)}`)
  }
}

/** One by one: below `/proc`, where no folder can be made but none is refused, Node's own way never ends. */
function make(path: string, mode: number | undefined): void {
  if (isFolder(path)) return
  const above = dirname(path)
  if (above !== path) make(above, mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Another process can have made it in the meantime.
    if (!isFolder(path)) throw error
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
